"""One card misread, or two cards of the play that have changed places."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ecarte_notation.cards.card import PACK, Card
from ecarte_notation.cards.letters import Letters
from ecarte_notation.findings.fix import Edit
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.repair.slots import SOURCES, Role, Slot, slots, with_card
from ecarte_notation.games.ecarte.repair.spelling import respelt
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import Exchanged
from ecarte_notation.games.variant import Variant
from ecarte_notation.record.match import DealRecord

_ALIKE = {
    one: tuple(c for c in PACK if (c.rank == one.rank) != (c.suit == one.suit)) for one in PACK
}


def misread(deal: DealRecord, text: str, letters: Letters) -> Iterator[Variant]:
    """Each card with another rank or another suit, but for those that would contradict the deal.

    The turn-up comes first, since all trumps hang on it. Passed over is a card that would lie in
    two places, and, where all cards of a player are written, one that leaves him a card to play
    or to lay aside that he never had: each would be a finding.
    """
    places = slots(deal)
    sight = _Sight(deal, places)
    for slot in sorted(places, key=lambda one: one.role is not Role.TURNED):
        for card in _ALIKE.get(slot.card, ()):
            if sight.allows(slot, card):
                old = text[slot.span.start : slot.span.end]
                new = respelt(old, card, letters)
                words = f"{new} for {old}"
                changed = with_card(deal, slot, card)
                edit = Edit(slot.span, new)
                yield Variant(changed, (edit,), "misread-card", words, slot.span)


def swapped(deal: DealRecord, text: str) -> Iterator[Variant]:
    """Each two cards of the play, one in the place of the other; those of one trick first."""
    played = [slot for slot in slots(deal) if slot.role is Role.PLAYED]
    for one, other in sorted(combinations(played, 2), key=lambda two: two[1].at - two[0].at):
        if one.card == other.card:
            continue
        changed = with_card(with_card(deal, one, other.card), other, one.card)
        first, second = (text[slot.span.start : slot.span.end] for slot in (one, other))
        edits = (Edit(one.span, second), Edit(other.span, first))
        words = f"{first} and {second} the other way round"
        yield Variant(changed, edits, "cards-swapped", words, one.span)


class _Sight:
    """What a deal says of its cards, for a glance before a replay."""

    def __init__(self, deal: DealRecord, places: list[Slot]) -> None:
        self.sources = Counter(one.card for one in places if one.role in SOURCES)
        self.pack = Counter(one.card for one in places if one.role is Role.PACK)
        self.played = Counter(one.card for one in places if one.role is Role.PLAYED)
        self.used = self.played + Counter(one.card for one in places if one.role is Role.GONE)
        self.own = {
            seat: {one.card for one in places if one.seat is seat and one.role in SOURCES}
            for seat in Seat
        }
        self.whole = not self.pack and all(_whole(deal, places, seat) for seat in Seat)

    def allows(self, slot: Slot, card: Card) -> bool:
        """Whether `card` in that place is worth a replay."""
        if slot.role is Role.PACK:
            return self.pack[slot.card] > 1 and not self.pack[card]
        if slot.role in SOURCES:
            return self._may_come(slot, card)
        if slot.role is Role.PLAYED and self.played[card]:
            return False
        if not self.whole:
            return True
        owners = (slot.seat,) if slot.seat is not None else tuple(Seat)
        return any(card in self.own[seat] for seat in owners)

    def _may_come(self, slot: Slot, card: Card) -> bool:
        if self.sources[card] or (slot.role is Role.TURNED and self.used[card]):
            return False
        orphaned = self.used[slot.card] and self.sources[slot.card] == 1
        return not (self.whole and orphaned and slot.role is not Role.TURNED)


def _whole(deal: DealRecord, places: list[Slot], seat: Seat) -> bool:
    """Whether every card that `seat` had is written and known."""
    own = [one.card for one in places if one.seat is seat]
    dealt = [one for one in places if one.seat is seat and one.role is Role.HELD]
    exchanges = [one for one in deal.items if isinstance(one, Exchanged) and one.seat is seat]
    drawn = all(
        not one.recovered and one.received and one.received.count == len(one.received.cards)
        for one in exchanges
        if one.discarded.count
    )
    return len(dealt) == HAND_SIZE and drawn and all(card.known for card in own)
