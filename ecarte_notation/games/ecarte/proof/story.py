"""A deal's record as what it says about cards: written places, changes, plays, kings."""

from dataclasses import dataclass, field

from ecarte_notation.cards.card import ALL_CARDS
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE, STOCK_SIZE
from ecarte_notation.games.ecarte.laws.exchanging import fewest_discards
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.text.span import Span

ANYTHING = ALL_CARDS


@dataclass(frozen=True)
class Written:
    """A card as written: what it may be, where it stands, in words."""

    mask: int
    span: Span
    words: str

    @property
    def says_something(self) -> bool:
        """Whether anything is known of it."""
        return self.mask != ANYTHING


@dataclass(frozen=True)
class Change:
    """An exchange: cards discarded and drawn; `count` discards, None where it is not known how many.

    `span` is the exchange's place, None where it was not written down. `recovered` are as many of
    the discards as went back into the hand.
    """

    seat: Seat
    discarded: tuple[Written, ...]
    drawn: tuple[Written, ...]
    count: int | None
    span: Span | None
    recovered: tuple[Written, ...] = ()

    @property
    def cards(self) -> tuple[Written, ...]:
        """Every card of it."""
        return (*self.discarded, *self.drawn, *self.recovered)

    def counts(self, stock: int, profile: Profile) -> range:
        """How many cards it may have been with so many left in the stock."""
        if self.count is not None:
            return range(self.count, self.count + 1)
        return range(fewest_discards(self.seat, stock, profile), min(HAND_SIZE, stock) + 1)


@dataclass(frozen=True)
class Story:
    """What a deal's record says about cards.

    `hands` are elder's and dealer's as dealt, five places each; `plays` the cards on the table
    in order, the leader's first in each trick; `kings` the seats that declared the king of
    trumps. `elsewhere` are cards known to be in nobody's hands.
    """

    profile: Profile
    turn_up: Written
    hands: tuple[tuple[Written, ...], tuple[Written, ...]]
    changes: tuple[Change, ...] = ()
    plays: tuple[Written, ...] = ()
    kings: tuple[tuple[Seat, Written], ...] = field(default=())

    def written(self) -> tuple[Written, ...]:
        """Every card of which something is said, in the order of the text."""
        cards = [self.turn_up, *self.hands[0], *self.hands[1], *self.plays]
        for change in self.changes:
            cards += change.cards
        return tuple(sorted((one for one in cards if one.says_something), key=lambda one: one.span))

    @property
    def ranked(self) -> "Story":
        """The same with places counted instead of measured, and no words: alike for like deals."""
        places = {one.span for one in self.written()}
        places |= {one.span for one in self.changes if one.span}
        rank = {span: Span(at, at) for at, span in enumerate(sorted(places), 1)}

        def plain(one: Written) -> Written:
            return Written(one.mask, rank.get(one.span, _NOWHERE), "")

        def change(one: Change) -> Change:
            gone, come, back = (
                tuple(map(plain, cards)) for cards in (one.discarded, one.drawn, one.recovered)
            )
            return Change(one.seat, gone, come, one.count, one.span and rank[one.span], back)

        first, second = (tuple(map(plain, hand)) for hand in self.hands)
        return Story(
            self.profile,
            plain(self.turn_up),
            (first, second),
            tuple(map(change, self.changes)),
            tuple(map(plain, self.plays)),
            tuple((seat, plain(king)) for seat, king in self.kings),
        )

    @property
    def open(self) -> bool:
        """Whether there is anything that the record leaves open."""
        cards = [self.turn_up, *self.hands[0], *self.hands[1], *self.plays]
        for change in self.changes:
            cards += change.cards
        return any(one.mask & (one.mask - 1) for one in cards) or any(
            change.count is None for change in self.changes
        )


_NOWHERE = Span(0, 0)
UNKNOWN_HAND = tuple(Written(ANYTHING, Span(0, 0), "") for _ in range(HAND_SIZE))
STOCK = STOCK_SIZE
