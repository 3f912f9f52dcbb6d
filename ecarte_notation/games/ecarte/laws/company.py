"""Chapter 12 of the laws: three at the table for a pool, one against several."""

from typing import NamedTuple

from ecarte_notation.games.ecarte.profile import Company, Profile

TWO, THREE = 2, 3


class Standing(NamedTuple):
    """How a pool stands: who won the last game, how many running, who lost it and waits.

    `out` is empty where nobody waits.
    """

    winner: str
    running: int
    out: str = ""


def is_pool(profile: Profile) -> bool:
    """Whether three play for a pool; Laws 12.1 and 12.2 (switch company)."""
    return profile.company in (Company.POOL, Company.POOL_BY_DEAL)


def one_waits(profile: Profile) -> bool:
    """Whether the loser of a game makes room for the third player; Laws 12.1."""
    return profile.company is Company.POOL


def one_against_all(profile: Profile) -> bool:
    """Whether one plays against two or more; Laws 12.4."""
    return profile.company is Company.CHOUETTE


def two_play(profile: Profile) -> bool:
    """Whether the match is for two; Laws 1.3."""
    return profile.company is Company.TWO


def players_fit(count: int, profile: Profile) -> bool:
    """Whether so many players may sit at the table; Laws 12.1, 12.2, 12.4."""
    if one_against_all(profile):
        return count >= THREE
    return count == (THREE if is_pool(profile) else TWO)


def players_wanted(profile: Profile) -> str:
    """How many players there are to be, in words; Laws 1.3 and chapter 12."""
    if one_against_all(profile):
        return "one and two or more against him"
    return "three" if is_pool(profile) else "two"


def scores_kept(profile: Profile) -> int:
    """How many scores stand on the sheet of a game: two, or one for each of three; Laws 12.2."""
    return THREE if profile.company is Company.POOL_BY_DEAL else TWO


def scores_in_words(count: int) -> str:
    """Why so many scores are kept."""
    return "two play" if count == TWO else "each of the three has a score of his own"


def deal_alternates(profile: Profile) -> bool:
    """Whether it is certain who deals after whom; in the chouette it is not; Laws 12.4."""
    return not one_against_all(profile)


def elder_beside(dealer: int, players: int) -> int:
    """Who is elder where `dealer` (from 0) of so many players deals; Laws 3.2 and 12.2."""
    return (dealer + 1) % players


def runs(profile: Profile) -> range:
    """How many games running a winner may have; Laws 12.1 (switch pool_wins)."""
    return range(1, profile.pool_wins + 1)


def takes_pool(standing: Standing, profile: Profile) -> bool:
    """Whether the last winner has won games enough running; Laws 12.1."""
    return standing.running >= runs(profile)[-1]


def after_game(before: Standing | None, winner: str, out: str) -> Standing:
    """How a pool stands after one more game; `before` is None at its first, `out` the loser."""
    running = before.running + 1 if before and before.winner == winner else 1
    return Standing(winner, running, out)


def pair_due(standing: Standing, players: tuple[str, ...]) -> frozenset[str]:
    """Who plays the next game of a pool of three: the winner and who waited; Laws 12.1."""
    return frozenset(players) - {standing.out}


def pool_worth(stake: int, players: int, games: int, profile: Profile) -> tuple[int, ...]:
    """What a pool may come to after so many games: a stake each, or more from who made room.

    No source states it (Laws 12.3).
    """
    more = games - 1 if one_waits(profile) else 0
    return tuple(sorted({stake * players, stake * (players + more)}))


def chouette_worth(stake: int, others: int, ahead: int) -> int:
    """What the one wins (or loses, below 0) who is so many games ahead of so many; Laws 12.4."""
    return stake * ahead * others
