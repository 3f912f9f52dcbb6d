"""What a deal can say, as written; spans take no part in equality."""

from dataclasses import dataclass, field
from enum import Enum

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.record.marks import Mark
from ecarte_notation.text.span import Span

NOWHERE = Span(0, 0)


class Word(Enum):
    """The four decisions."""

    STAND = "stand"
    PROPOSE = "propose"
    ACCEPT = "accept"
    REFUSE = "refuse"


@dataclass(frozen=True, slots=True)
class Said:
    """What every statement has: the marks that follow it, its span from keyword to last word."""

    marks: tuple[Mark, ...] = field(default=(), kw_only=True)
    span: Span = field(default=NOWHERE, compare=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class CardWritten(Said):
    """One card in a list of cards."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pack(Said):
    """`pack …`: the pack as shuffled and cut, top card first; 32 cards if it is right."""

    cards: tuple[CardWritten, ...]


@dataclass(frozen=True, slots=True)
class TurnUp(Said):
    """`turn 9H`."""

    card: CardWritten


@dataclass(frozen=True, slots=True)
class HandDealt(Said):
    """`elder QH 8H …`: a hand as dealt."""

    seat: Seat
    cards: tuple[CardWritten, ...]


@dataclass(frozen=True, slots=True)
class Decision(Said):
    """`stand`, `propose`, `accept`, `refuse`; `count` is the number of cards in `propose 3`."""

    word: Word
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Parcel(Said):
    """Cards that changed place: by name, or only by `count`."""

    count: int
    cards: tuple[CardWritten, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchanged(Said):
    """`elder -7D 8C +JH ^8C`: discarded, received (None if not written), recovered."""

    seat: Seat
    discarded: Parcel
    received: Parcel | None = None
    recovered: tuple[Parcel, ...] = ()


@dataclass(frozen=True, slots=True)
class KingDeclared(Said):
    """`king elder`, `king dealer`; `king turned` has seat None."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class PlayOpened(Said):
    """`play`: the tricks follow."""


@dataclass(frozen=True, slots=True)
class CardPlayed(Said):
    """One card on the table, in the order of play."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrickEnd(Said):
    """The comma between tricks."""


@dataclass(frozen=True, slots=True)
class GivenUp(Said):
    """`claim elder`: seat takes the remaining tricks; `concede dealer`: seat gives them up."""

    seat: Seat
    claimed: bool

    @property
    def winner(self) -> Seat:
        """Who is given the remaining tricks."""
        return self.seat if self.claimed else self.seat.other


@dataclass(frozen=True, slots=True)
class Misdeal(Said):
    """`misdeal`: the deal is void; `cause` is "", "count", "exposed" or "incorrect"."""

    cause: str = ""


@dataclass(frozen=True, slots=True)
class Faced(Said):
    """`faced KH`: a card was found faced before the turn-up."""

    card: CardWritten


@dataclass(frozen=True, slots=True)
class Revoked(Said):
    """`revoke dealer`: a revoke or under-force of `seat` was claimed by the other."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandThrown(Said):
    """`throw dealer`: `seat` threw his hand in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Replayed(Said):
    """`replay`: the same hands are played again from the first trick."""


@dataclass(frozen=True, slots=True)
class Points(Said):
    """`points elder 2`: the trick award as the sheet has it."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Score(Said):
    """`score 0-2`: the running score in the order of the players, None where unknown."""

    counts: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Cut(Said):
    """`cut Klara KS Leo 9H`: who cut what for the deal."""

    names: tuple[str, str]
    cards: tuple[Card, Card]
