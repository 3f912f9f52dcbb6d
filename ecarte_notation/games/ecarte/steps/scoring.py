"""The score sheet."""

from dataclasses import dataclass

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.laws.scoring import Award, Case
from ecarte_notation.games.ecarte.steps.playing import KingSaid
from ecarte_notation.games.ecarte.steps.step import Step
from ecarte_notation.record.match import DealRecord
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
class DealSettled(Step):
    """What a deal earned by the laws, for the account; no rule watches it.

    `dealers` are the players (from 0, in the order of `names`) who may have dealt; `turned` says
    that a turned king counts; `cases` are the ways in which the tricks may have come out and
    `reason` says why; `agrees` is None where the sheet says nothing. `king_open` says that a king
    may have been turned, `unfinished` that the award may never have come; `false_king_points` are
    the adversary's for a king declared and not held.
    """

    record: DealRecord
    names: tuple[str, ...]
    dealers: tuple[int, ...]
    turn_up: Card
    turned: bool
    kings: tuple[KingSaid, ...]
    cases: frozenset[Case]
    reason: str
    void: bool
    agrees: bool | None
    king_open: bool
    unfinished: bool
    false_king_points: int


@dataclass(slots=True)
class GameOpened(Step):
    """`game 2`: a game begins."""

    number: int


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
