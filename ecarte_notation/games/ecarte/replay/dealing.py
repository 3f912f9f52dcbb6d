"""Pack, turn-up and hands as they were dealt."""

from collections.abc import Sequence

from ecarte_notation.cards.card import ALL_CARDS, NO_CARD_KNOWN, Card, card, mask_of
from ecarte_notation.cards.hand import Hand
from ecarte_notation.games.ecarte.laws.dealing import (
    HAND_SIZE,
    PACK_SIZE,
    Dealt,
    deal_out,
    fixed_packets,
    packet_orders,
)
from ecarte_notation.games.ecarte.proof.matching import given
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import CardWritten, HandDealt, Pack, TurnUp
from ecarte_notation.games.ecarte.steps import (
    AgainstPack,
    Clash,
    HandShown,
    PacketsChanged,
    PackShown,
    Sighting,
)


def show_pack(table: Table, statement: Pack) -> None:
    """`pack …`: if it is 32 different known cards, the deal is held against it."""
    table.steps.append(PackShown(table.where(), statement))
    cards = tuple(one.card for one in statement.cards)
    if len(cards) == len(set(cards)) == PACK_SIZE and all(one.known for one in cards):
        table.dealt = _as_dealt(table, cards)


def _as_dealt(table: Table, cards: tuple[Card, ...]) -> Dealt:
    """The pack dealt in the packets that fit the written hands best.

    Packets other than those of the game's earlier deals are a step; from then on both will do.
    """
    hands = [one for one in table.record.items if isinstance(one, HandDealt)]
    ways = {order: deal_out(cards, order) for order in packet_orders(table.profile)}
    wrong = {order: _misfits(dealt, hands) for order, dealt in ways.items()}
    least = min(wrong.values())
    best = tuple(order for order in ways if wrong[order] == least)
    within = tuple(order for order in best if order in table.orders)
    if not within and not least and fixed_packets(table.profile):
        span = hands[0].span if hands else table.record.head
        table.steps.append(PacketsChanged(table.where(), best[0], table.orders[0], span))
    if not least:
        table.orders = within or (*table.orders, *best)
    return ways[(within or best)[0]]


def _misfits(dealt: Dealt, hands: list[HandDealt]) -> int:
    """How many written cards are not in the hand as dealt."""
    own = {ELDER: mask_of(dealt.elder), DEALER: mask_of(dealt.dealer)}
    return sum(not one.card.mask & own[hand.seat] for hand in hands for one in hand.cards)


def show_turn_up(table: Table, statement: TurnUp) -> None:
    """`turn 9H`."""
    if "turn" in table.shown:
        return table.repeated(statement, "`turn`")
    table.shown["turn"] = statement.span
    written = statement.card
    if table.dealt and not written.card.mask & table.dealt.turn_up.mask:
        given = (table.dealt.turn_up,)
        step = AgainstPack(table.where(), "turn-up", "", (written,), given, written.span)
        table.steps.append(step)
        same_suit = written.card.suit == table.dealt.turn_up.suit
        table.position = table.position._replace(
            turn_up=card("x" + written.card.suit) if same_suit else NO_CARD_KNOWN
        )
        return None
    if not table.dealt:
        _sight(table, written, Sighting("the turn-up", written.span))
    table.position = table.position._replace(turn_up=written.card)
    return None


def show_hand(table: Table, statement: HandDealt) -> None:
    """`elder QH 8H …` before the first decision."""
    seat, word = statement.seat, str(statement.seat)
    if word in table.shown:  # one of the two may be the other seat's
        for one in Seat:
            table.set_hand(one, Hand.unknown(HAND_SIZE))
            table.seen.dispute_held(one)
        return table.repeated(statement, f"{word}'s hand")
    table.shown[word] = statement.span
    size = len(statement.cards)
    known = [one.card for one in statement.cards if one.card.known]
    once = size - len(known) + len(set(known))
    shown = HAND_SIZE if once == HAND_SIZE else size  # a card that stands twice is another slip
    table.steps.append(HandShown(table.where(seat), seat, shown, statement.span))
    if table.dealt and size == HAND_SIZE:
        table.set_hand(seat, _hand_of_pack(table, statement))
    else:
        table.set_hand(seat, _hand_as_written(table, statement))
    return None


def _hand_as_written(table: Table, statement: HandDealt) -> Hand:
    seat = statement.seat
    table.set_hand(seat, Hand())
    cards = []
    for one in statement.cards:
        sighting = Sighting(f"dealt to {seat}", one.span, seat)
        clash = _sight(table, one, sighting)
        cards.append(NO_CARD_KNOWN if clash else one.card)
        if len(cards) <= PACK_SIZE:  # of more cards than there are nothing is concluded
            table.set_hand(seat, Hand.of(cards))
    if len(cards) > PACK_SIZE:
        return Hand.unknown(HAND_SIZE)
    missing = HAND_SIZE - len(cards)
    hand = Hand.of([*cards, *[NO_CARD_KNOWN] * missing])
    return hand if missing >= 0 else hand.loosened(0)


def _sight(table: Table, written: CardWritten, sighting: Sighting) -> bool:
    """Note where a card lies; whether it lay elsewhere already."""
    earlier = table.seen.at(written.card)
    if not earlier:
        table.seen.put(written.card, sighting)
        return False
    where = table.where(sighting.holder)
    table.steps.append(
        Clash(where, written.card, written.span, sighting.words, earlier, drawn=False)
    )
    table.dispute(written.card)
    return True


def _hand_of_pack(table: Table, statement: HandDealt) -> Hand:
    """A hand against the pack; where they differ, both readings are kept."""
    seat, cards = statement.seat, _given(table, statement.seat)
    left, wrong = list(cards), []
    for one, fit in fitted(statement.cards, cards):
        if fit:
            left.remove(fit)
            table.seen.put(fit, Sighting(f"dealt to {seat}", one.span, seat))
        else:
            wrong.append(one)
    if not wrong:
        return Hand.of(cards)
    span = wrong[0].span if len(wrong) == 1 else statement.span
    step = AgainstPack(table.where(seat), "hand", str(seat), tuple(wrong), tuple(left), span)
    table.steps.append(step)
    sure = [own for own in cards if own not in left]
    either = mask_of(left) | mask_of([one.card for one in wrong])
    return Hand(Hand.of(sure).known, (either,) * len(left))


def fitted(
    written: tuple[CardWritten, ...], cards: Sequence[Card]
) -> list[tuple[CardWritten, Card | None]]:
    """Each written card with the card that it can stand for, as many as can be; known ones first."""
    ordered = sorted(written, key=lambda one: one.card.mask.bit_count())
    own = {card.mask: card for card in cards}
    places = given([one.card.mask & mask_of(list(cards)) for one in ordered])
    found = {slot: own[mask] for mask, slot in places.items()}
    return [(one, found.get(slot)) for slot, one in enumerate(ordered)]


def _given(table: Table, seat: Seat) -> tuple[Card, ...]:
    assert table.dealt
    return table.dealt.elder if seat is ELDER else table.dealt.dealer


def close_dealing(table: Table) -> None:
    """The first decision or card: what the pack gives and nobody wrote is taken from it."""
    if not table.dealing:
        return
    table.dealing = False
    if table.dealt:
        if "turn" not in table.shown:
            table.position = table.position._replace(turn_up=table.dealt.turn_up)
        for seat in Seat:
            if str(seat) not in table.shown:
                table.set_hand(seat, Hand.of(_given(table, seat)))
                for own in _given(table, seat):
                    words = f"dealt to {seat} by the pack"
                    table.seen.put(own, Sighting(words, table.shown["pack"], seat))
    if table.record.vague:
        for seat in Seat:
            table.set_hand(seat, Hand(0, (ALL_CARDS,) * HAND_SIZE))
