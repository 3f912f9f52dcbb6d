"""A glance at a deal before it is replayed: whether its play can be lawful at all.

Where a hand is not told, or the tricks are not cut as they should be, less can be said. A replay
decides; a glance only spares most of them.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from ecarte_notation.cards.card import SUIT_MASK, Card
from ecarte_notation.games.ecarte.laws.dealing import (
    HAND_SIZE,
    PACK_SIZE,
    Dealt,
    deal_out,
    packet_orders,
)
from ecarte_notation.games.ecarte.laws.playing import breach, takes
from ecarte_notation.games.ecarte.laws.scoring import TRICKS
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Exchanged,
    HandDealt,
    Pack,
    Replayed,
    Revoked,
    TrickEnd,
    TurnUp,
)
from ecarte_notation.record.match import DealRecord


def hopeless(deal: DealRecord, profile: Profile) -> bool:
    """Whether a replay of the deal would surely find something in its cards."""
    if any(isinstance(one, Replayed | Revoked) for one in deal.items):
        return False
    trump, hands = _trump(deal), _hands(deal, profile)
    if trump is None or hands is None:
        return False
    if 0 in hands:
        return True
    tricks = list(_tricks(deal))
    plays = list(_plays(tricks, trump, profile))
    for place, (seat, card, lead) in enumerate(plays):
        hand = hands[seat]
        later = _mask([one for who, one, _ in plays[place:] if who is seat])
        if hand is None and len(plays) < 2 * TRICKS:
            continue
        if hand is not None and later & ~hand:
            return True
        if lead and breach(lead, card, trump, later if hand is None else hand, profile):
            return True
        if hand is not None:
            hands[seat] = hand & ~card.mask
    return False


def _plays(
    tricks: list[tuple[Card, Card]], trump: str, profile: Profile
) -> Iterator[tuple[Seat, Card, Card | None]]:
    """Who played what, to which lead, as long as the winners of the tricks are known."""
    leader = ELDER
    for lead, reply in tricks:
        yield leader, lead, None
        yield leader.other, reply, lead
        taken = takes(lead, reply, trump, profile)
        if taken is None:
            return
        leader = leader.other if taken else leader


def _trump(deal: DealRecord) -> str | None:
    turned = [one.card.card for one in deal.items if isinstance(one, TurnUp)]
    return turned[0].suit if len(turned) == 1 and turned[0].suit in SUIT_MASK else None


def _hands(deal: DealRecord, profile: Profile) -> list[int | None] | None:
    """The masks with which elder and dealer play; None for one not told, 0 for one that cannot be.

    None instead of both where the deal is told in a way that a glance does not take in.
    """
    pack = next((one for one in deal.items if isinstance(one, Pack)), None)
    if pack and len(packet_orders(profile)) > 1:
        return None
    if pack and _against_pack(deal, pack):
        return [0, 0]
    dealt = _dealt(pack) if pack else None
    held: dict[Seat, int | None] = {}
    if dealt:
        held = {ELDER: _mask(dealt.elder), DEALER: _mask(dealt.dealer)}
    shown: set[Seat] = set()
    for item in deal.items:
        if isinstance(item, HandDealt):
            cards = [one.card for one in item.cards]
            if item.seat in shown or not _known(cards, HAND_SIZE):
                return None
            shown.add(item.seat)
            held[item.seat] = _mask(cards)
        elif isinstance(item, Exchanged) and item.discarded.count:
            held[item.seat] = _exchanged(held.get(item.seat), item)
    return [held.get(seat) for seat in Seat]


def _against_pack(deal: DealRecord, pack: Pack) -> bool:
    """Whether hands, turn-up or draws contradict the pack, or the pack is none."""
    dealt = _dealt(pack)
    if not dealt:
        return True
    hands, stock = (dealt.elder, dealt.dealer), list(dealt.stock)
    for item in deal.items:
        if isinstance(item, TurnUp) and not item.card.card.mask & dealt.turn_up.mask:
            return True
        if isinstance(item, HandDealt) and not _among(item.cards, hands[item.seat]):
            return True
        if isinstance(item, Exchanged) and item.received:
            count = item.received.count
            come, stock = stock[:count], stock[count:]
            if not _among(item.received.cards, come):
                return True
    return False


def _among(written: Iterable[CardWritten], given: Iterable[Card]) -> bool:
    """Whether all known cards that were written are among those given."""
    cards = set(given)
    return all(one.card in cards for one in written if one.card.known)


def _dealt(pack: Pack) -> Dealt | None:
    cards = tuple(one.card for one in pack.cards)
    return (
        deal_out(cards) if _known(list(cards), PACK_SIZE) and len(set(cards)) == PACK_SIZE else None
    )


def _exchanged(hand: int | None, said: Exchanged) -> int | None:
    gone, come = said.discarded, said.received
    named = come and _known([one.card for one in gone.cards], gone.count)
    if hand is None or not come or not named or said.recovered:
        return None
    if not _known([one.card for one in come.cards], gone.count):
        return None
    out, new = _mask([one.card for one in gone.cards]), _mask([one.card for one in come.cards])
    return (hand & ~out) | new if out & hand == out else 0


def _known(cards: list[Card], count: int) -> bool:
    return len(cards) == count and all(one.known for one in cards)


def _mask(cards: Iterable[Card]) -> int:
    mask = 0
    for one in cards:
        mask |= one.mask
    return mask


def _tricks(deal: DealRecord) -> Iterator[tuple[Card, Card]]:
    """The tricks as far as they are two cards each, with commas between."""
    trick: list[Card] = []
    item: Any
    for item in deal.items:
        if isinstance(item, CardPlayed):
            trick.append(item.card)
        elif isinstance(item, TrickEnd):
            if len(trick) != 2 or not all(one.known for one in trick):
                return
            yield trick[0], trick[1]
            trick = []
    if len(trick) == 2 and all(one.known for one in trick):
        yield trick[0], trick[1]
