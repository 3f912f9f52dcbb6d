"""The score sheet."""

from dataclasses import dataclass

from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.laws.scoring import Award
from ecarte_notation.games.ecarte.steps.step import Step
from ecarte_notation.text.span import Span


@dataclass(slots=True)
class AwardClaimed(Step):
    """The trick award as written, against every award that the record leaves possible."""

    written: Award
    possible: frozenset[Award]
    fault: ClaimFault | None
    reason: str
    span: Span


@dataclass(slots=True)
class ScoreClaimed(Step):
    """The running score as written, and all that it might be."""

    written: str
    expected: tuple[str, ...]
    fault: ClaimFault | None
    reason: str
    span: Span


@dataclass(slots=True)
class GameWentOn(Step):
    """A deal was begun although the game had been won."""

    winner: str
    score: str
    span: Span


@dataclass(slots=True)
class GameStopped(Step):
    """A game ended with nobody at five and no word of giving up."""

    score: str
    span: Span


@dataclass(slots=True)
class ResultClaimed(Step):
    """The result as written and as it should be; `tally` if it counts games.

    `sure` says that only one result is possible.
    """

    written: str
    expected: str
    tally: bool
    right: bool
    sure: bool
    span: Span
