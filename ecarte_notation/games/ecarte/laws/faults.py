"""How a claim on the score sheet can differ from what the laws give."""

from collections.abc import Iterator
from enum import Enum

from ecarte_notation.games.ecarte.laws.scoring import PENALTY, POINT, VOLE, Award, Case


class ClaimFault(Enum):
    """The kind of slip that explains a wrong claim."""

    WRONG_AWARD = "wrong award"
    WRONG_SIDE = "award to the wrong side"
    PENALTY_FORGOTTEN = "penalty forgotten"
    PENALTY_AND_VOLE = "penalty and vole added up"
    NOT_REDUCED = "award after a revoke not reduced"
    THROWN_HAND = "thrown hand paid wrongly"
    KING_LEFT_OUT = "king point left out"
    TURNED_KING_ASTRAY = "turned king credited to the wrong side"
    WRONG_SCORE = "wrong score"


def award_fault(written: Award, possible: frozenset[Case]) -> ClaimFault | None:
    """What is wrong with a written award, or None while the record leaves it possible."""
    if any(written[:2] == one.award[:2] for one in possible):
        return None
    ours = {one for one in possible if one.award.seat is written.seat}
    if any(one.thrown for one in possible):
        return ClaimFault.THROWN_HAND
    if not ours:
        return ClaimFault.WRONG_SIDE
    if all(one.reduced for one in ours) and written.points > max(c.award.points for c in ours):
        return ClaimFault.NOT_REDUCED
    if written.points == POINT and any(one.penal and not one.vole for one in ours):
        return ClaimFault.PENALTY_FORGOTTEN
    if written.points > VOLE and any(one.penal for one in ours):
        return ClaimFault.PENALTY_AND_VOLE
    return ClaimFault.WRONG_AWARD


def other_awards(right: Case) -> Iterator[tuple[ClaimFault, Award]]:
    """The awards that a scorer may have marked in place of `right`, likeliest slip first."""
    seat, points, _ = right.award
    if right.thrown:
        for who, other in ((seat, POINT), (seat, VOLE), (seat.other, POINT), (seat.other, VOLE)):
            yield ClaimFault.THROWN_HAND, Award(who, other)
        return
    if right.reduced:
        for other in range(points + 1, VOLE + 1):
            yield ClaimFault.NOT_REDUCED, Award(seat, other)
    elif right.penal and not right.vole:
        yield ClaimFault.PENALTY_FORGOTTEN, Award(seat, POINT)
    if right.penal and not right.reduced:
        yield ClaimFault.PENALTY_AND_VOLE, Award(seat, PENALTY + VOLE - POINT)
    for other in dict.fromkeys((points, POINT, VOLE)):
        yield ClaimFault.WRONG_SIDE, Award(seat.other, other)
    for other in (POINT, VOLE):
        if other != points:
            yield ClaimFault.WRONG_AWARD, Award(seat, other)
