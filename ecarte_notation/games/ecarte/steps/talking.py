"""Decisions and exchanges."""

from dataclasses import dataclass

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.truth import Truth
from ecarte_notation.games.ecarte.position import Position
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import Decision, Exchanged
from ecarte_notation.games.ecarte.steps.step import Sighting, Step
from ecarte_notation.text.span import Span


@dataclass(slots=True)
class DecisionTaken(Step):
    """Stand, proposal, acceptance or refusal. `refused` says that a refusal came before it."""

    before: Position
    statement: Decision


@dataclass(slots=True)
class ProposalIgnored(Step):
    """A proposal that nobody answered before `next_word`."""

    span: Span
    next_word: str


@dataclass(slots=True)
class ExchangeMade(Step):
    """An exchange; `refused`: the last proposal was refused; `due`: it was this seat's turn.

    `drawn` is None where nothing is written of cards received. `asked` is the number of cards
    that elder named in his proposal, `elder_changed` how many he exchanged before dealer did,
    `again` says that this seat has recovered discards before; None where nothing is said.
    """

    before: Position
    statement: Exchanged
    refused: bool
    due: bool
    drawn: int | None
    recovered: int
    asked: int | None = None
    elder_changed: int | None = None
    again: bool = False


@dataclass(slots=True)
class Discarded(Step):
    """A card laid aside: whether it was held, and where it was seen last."""

    before: Position
    seat: Seat
    card: Card
    held: Truth
    seen: Sighting | None
    span: Span


@dataclass(slots=True)
class Recovered(Step):
    """A card taken back; `own` says whether it can be one of the seat's latest discard."""

    seat: Seat
    card: Card
    own: bool
    span: Span
