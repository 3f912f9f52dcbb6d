"""Players, pack, hands."""

from dataclasses import dataclass

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import CardWritten, Cut, Pack
from ecarte_notation.games.ecarte.steps.step import Sighting, Step
from ecarte_notation.text.span import Span


@dataclass(slots=True)
class CutMade(Step):
    """A cut; `again` says that another cut follows it."""

    statement: Cut
    again: bool


@dataclass(slots=True)
class NameSaid(Step):
    """A player's name; `known` says whether it is one of `players`."""

    name: str
    players: tuple[str, ...]
    known: bool
    span: Span


@dataclass(slots=True)
class PlayersNamed(Step):
    """The names of `[Players]`; whether they are as many as are wanted, and how many that is."""

    names: tuple[str, ...]
    fit: bool
    wanted: str
    span: Span


@dataclass(slots=True)
class DealerNamed(Step):
    """The dealer of a deal: who was named, who should deal (None: anyone), who dealt before."""

    name: str
    expected: str | None
    because: str
    span: Span


@dataclass(slots=True)
class PackShown(Step):
    """The pack as written."""

    statement: Pack


@dataclass(slots=True)
class AgainstPack(Step):
    """Cards that are not what the pack gives: what (`hand`, `turn-up`, `draw`), whose, which."""

    what: str
    owner: str
    written: tuple[CardWritten, ...]
    given: tuple[Card, ...]
    span: Span


@dataclass(slots=True)
class HandShown(Step):
    """A hand as dealt, of `size` cards."""

    seat: Seat
    size: int
    span: Span


@dataclass(slots=True)
class PacketsChanged(Step):
    """A deal dealt in other packets than the game's earlier ones."""

    used: tuple[int, ...]
    before: tuple[int, ...]
    span: Span


@dataclass(slots=True)
class Clash(Step):
    """A card that was already seen elsewhere; `drawn` from the stock, else dealt or turned."""

    card: Card
    span: Span
    now: str
    earlier: Sighting
    drawn: bool
