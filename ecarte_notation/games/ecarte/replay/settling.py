"""What a deal came to: in words, and as a step for the account."""

from typing import Any

from ecarte_notation.games.ecarte.laws.dealing import king_turned
from ecarte_notation.games.ecarte.laws.king import false_king_points, turned_king_needs_claim
from ecarte_notation.games.ecarte.laws.scoring import TRICKS, Case
from ecarte_notation.games.ecarte.position import Position
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import DEALER
from ecarte_notation.games.ecarte.statements import Points, Score
from ecarte_notation.games.ecarte.steps import AwardClaimed, DealSettled, ScoreClaimed


def settled(
    table: Table,
    cases: frozenset[Case],
    names: tuple[str, ...],
    dealers: tuple[int, ...],
    *,
    turned: bool,
    void: bool,
) -> DealSettled:
    """The step for the account, once all steps of the score sheet are on the table."""
    said = any(isinstance(one, Points | Score) for one in table.record.items)
    wrong = any(isinstance(one, ScoreClaimed) or _at_fault(one) for one in table.steps)
    return DealSettled(
        table.where(),
        table.record,
        names,
        dealers,
        table.position.turn_up,
        turned,
        tuple(table.kings),
        cases,
        reason_of(table.position),
        void,
        not wrong if said else None,
        _king_open(table),
        _unfinished(table),
        false_king_points(table.profile),
    )


def _at_fault(step: Any) -> bool:
    return isinstance(step, AwardClaimed) and step.fault is not None


def _king_open(table: Table) -> bool:
    """Whether nothing tells if a king was turned that would count."""
    told = table.turned_said or table.kings or turned_king_needs_claim(table.profile)
    return not told and king_turned(table.position.turn_up) is None


def _unfinished(table: Table) -> bool:
    """Whether the match broke off before the tricks were counted, as far as anybody wrote."""
    pointed = any(isinstance(one, Points) for one in table.record.items)
    return table.cut_short and table.position.taken < TRICKS and not pointed


def reason_of(position: Position) -> str:
    """Who took how many tricks, and who stood or refused."""
    elder, dealer = position.tricks
    left = TRICKS - elder - dealer
    words = f"elder took {elder}, dealer {dealer}"
    if position.thrown:
        words = f"{position.thrown.seat} threw his hand in after {position.thrown.complete} tricks"
    elif left == TRICKS:
        words = "the tricks are not known"
    elif left:
        words += f", {left} not known"
    if len(position.vulnerable) == 1 and position.vulnerable[0] is not None:
        deed = "dealer refused" if position.vulnerable[0] is DEALER else "elder stood"
        words += f"; {deed}"
    for seat in position.revoked:
        words += f"; {seat} revoked"
    return words
