"""Chapters 10 and 11 of the laws: the award of a deal, the game."""

from typing import NamedTuple

from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat

TRICKS = 5
MAJORITY = 3
POINT, VOLE, PENALTY = 1, 2, 2


class Award(NamedTuple):
    """Points for the tricks of a deal and who marks them."""

    seat: Seat
    points: int


class Case(NamedTuple):
    """One way a deal may have come out: its award, whether it is a vole, whether a penalty is due."""

    award: Award
    vole: bool
    penal: bool


def case(elder_tricks: int, vulnerable: Seat | None) -> Case:
    """How a deal came out in which elder took `elder_tricks` of five (0–5) and dealer the others.

    `vulnerable` is elder if he stood without proposing, dealer if he refused the first
    proposal, else None: whoever was vulnerable and lost pays 2. A vole is 2 either way, never 3.
    Source: Laws 10.1 to 10.5; Cavendish 1878, laws 42 and 43; Britannica 1911.
    """
    winner = ELDER if elder_tricks >= MAJORITY else DEALER
    vole, penal = elder_tricks in (0, TRICKS), vulnerable is winner.other
    points = VOLE if vole else PENALTY if penal else POINT
    return Case(Award(winner, points), vole, penal)


def possible_cases(tricks: tuple[int, int], vulnerable: tuple[Seat | None, ...]) -> frozenset[Case]:
    """Every way a deal may still have come out with `tricks` (elder's, dealer's) surely taken.

    `vulnerable` holds every seat, or None, that may be vulnerable as far as the record tells.
    """
    least, most = tricks[0], TRICKS - tricks[1]
    return frozenset(case(count, who) for count in range(least, most + 1) for who in vulnerable)


def over(score: tuple[int, int], profile: Profile) -> bool:
    """Whether a game is won: the first to 5 (`game_to`) wins at once; Laws 11.1 and 11.2."""
    return wins(max(score), profile)


def wins(points: int, profile: Profile) -> bool:
    """Whether a player with so many points has won; Laws 11.1."""
    return points >= profile.game_to


def same_points(written: int, right: int, profile: Profile) -> bool:
    """Whether a written count can stand for the right one.

    A last award may be counted in full or only as far as the game goes (NOTATION.md 5.10).
    """
    return written == right or profile.game_to <= written <= right
