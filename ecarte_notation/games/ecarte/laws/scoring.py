"""Chapters 10 and 11 of the laws: the award of a deal, the game."""

from typing import NamedTuple

from ecarte_notation.games.ecarte.laws.company import one_against_all
from ecarte_notation.games.ecarte.laws.playing import revoke_costs
from ecarte_notation.games.ecarte.profile import (
    Profile,
    RefusalMode,
    RefusalScope,
    Stakes,
    StandPenalty,
    ThrownHand,
)
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat

TRICKS = 5
MAJORITY = 3
POINT, VOLE, PENALTY = 1, 2, 2
SET_BACK = 2


class Award(NamedTuple):
    """Points for the tricks of a deal and who marks them; `debit` is what the other loses."""

    seat: Seat
    points: int
    debit: int = 0


class Case(NamedTuple):
    """One way a deal may have come out: its award, whether it is a vole, whether a penalty is due.

    `reduced` says that the winner had revoked, `thrown` that the other threw his hand in.
    """

    award: Award
    vole: bool
    penal: bool
    reduced: bool = False
    thrown: bool = False


class Thrown(NamedTuple):
    """A hand thrown in by `seat` when `complete` tricks had been played."""

    seat: Seat
    complete: int


def refusal_liable(proposals: int, profile: Profile) -> bool:
    """Whether refusing the `proposals`-th proposal makes dealer liable.

    Source: Laws 10.4 (switch refusal_scope).
    """
    return proposals <= 1 or profile.refusal_scope is RefusalScope.ANY


def case(
    elder_tricks: int, vulnerable: Seat | None, profile: Profile, revoked: tuple[Seat, ...] = ()
) -> Case:
    """How a deal came out in which elder took `elder_tricks` of five (0–5) and dealer the others.

    `vulnerable` is elder if he stood without proposing, dealer if he refused a proposal that
    counts, else None. `revoked` are the seats whose revoke was claimed.
    Source: Laws 10.1 to 10.6 (switches stand_penalty, refusal_mode, refusal_vole_points,
    revoke); Cavendish 1878, laws 42 and 43; Britannica 1911.
    """
    winner = ELDER if elder_tricks >= MAJORITY else DEALER
    vole, penal = elder_tricks in (0, TRICKS), _penal(winner, vulnerable, profile)
    if winner in revoked and revoke_costs(profile):
        return Case(Award(winner, POINT if vole or penal else 0), vole, penal, reduced=True)
    return Case(_award(winner, profile, vole=vole, penal=penal), vole, penal)


def _penal(winner: Seat, vulnerable: Seat | None, profile: Profile) -> bool:
    if vulnerable is ELDER and profile.stand_penalty is StandPenalty.ELDER_WINS:
        return winner is ELDER
    return vulnerable is winner.other


def _award(winner: Seat, profile: Profile, *, vole: bool, penal: bool) -> Award:
    plain = VOLE if vole else POINT
    if not penal:
        return Award(winner, plain)
    if profile.refusal_mode is RefusalMode.LOSER_MINUS_TWO:
        return Award(winner, plain, SET_BACK)
    # Two in place of one and one more than one are the same, but for the vole.
    return Award(winner, profile.refusal_vole_points if vole else PENALTY)


def possible_cases(
    tricks: tuple[int, int],
    vulnerable: tuple[Seat | None, ...],
    profile: Profile,
    *,
    revoked: tuple[Seat, ...] = (),
    thrown: Thrown | None = None,
) -> frozenset[Case]:
    """Every way a deal may still have come out with `tricks` (elder's, dealer's) surely taken.

    `vulnerable` holds every seat, or None, that may be vulnerable as far as the record tells.
    """
    if thrown and thrown.complete < MAJORITY and profile.thrown_hand is ThrownHand.TWO_THEN_ONE:
        points = POINT if thrown.complete else PENALTY
        return frozenset({Case(Award(thrown.seat.other, points), False, False, thrown=True)})
    least, most = tricks[0], TRICKS - tricks[1]
    return frozenset(
        case(count, who, profile, revoked) for count in range(least, most + 1) for who in vulnerable
    )


def over(score: tuple[int, ...], profile: Profile) -> bool:
    """Whether a game is won: the first to 5 (`game_to`) wins at once; Laws 11.1 and 11.2."""
    return wins(max(score), profile)


def wins(points: int, profile: Profile) -> bool:
    """Whether a player with so many points has won; Laws 11.1 (switch game_to)."""
    return points >= profile.game_to


def same_points(written: int, right: int, profile: Profile) -> bool:
    """Whether a written count can stand for the right one.

    A last award may be counted in full or only as far as the game goes (NOTATION.md 5.10).
    """
    return written == right or profile.game_to <= written <= right


def stakes(loser: int, profile: Profile) -> int:
    """How many times the stake is paid by a loser with so many points.

    Source: Laws 11.3 (switch stake_multiplier) and 12.4; Cavendish 1878, law 46.
    """
    if profile.stake_multiplier is Stakes.SINGLE or one_against_all(profile):
        return 1
    if loser <= 0:
        return 3
    return 2 if loser < MAJORITY else 1
