"""More than two at the table: who plays which game, who takes the pool, what is paid."""

from dataclasses import dataclass

from ecarte_notation.games.ecarte.steps.step import Step
from ecarte_notation.text.span import Span


@dataclass(slots=True)
class TableNamed(Step):
    """Who plays a game, as written, and who should (`expected`, in words) and why; "" if he may.

    `single` is the one who plays against the others, where it is he who is missing.
    """

    written: str
    expected: str
    because: str
    single: str
    span: Span


@dataclass(slots=True)
class PoolWentOn(Step):
    """A game was opened although the pool had been taken."""

    taker: str
    running: int
    span: Span


@dataclass(slots=True)
class PoolTaken(Step):
    """Who took the pool as written, and who did (several if it is open, none if nobody can have).

    `running` is how many games running take it.
    """

    written: str
    takers: tuple[str, ...]
    running: int
    span: Span


@dataclass(slots=True)
class Settled(Step):
    """What was paid, and what it may come to; `because` says how it is reckoned."""

    written: int
    expected: tuple[int, ...]
    because: str
    span: Span


@dataclass(slots=True)
class ScoresCounted(Step):
    """How many scores were written in one, and how many the sheet has."""

    written: str
    wanted: int
    because: str
    span: Span


@dataclass(slots=True)
class ResultMade(Step):
    """A result of a form that does not belong to this kind of match."""

    written: str
    wanted: str
    span: Span
