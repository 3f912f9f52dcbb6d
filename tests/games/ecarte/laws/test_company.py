"""Chapter 12: who may sit down, who is elder of three, what stakes come to."""

import pytest

from ecarte_notation.games.ecarte.laws.company import (
    Standing,
    after_game,
    chouette_worth,
    deal_alternates,
    elder_beside,
    pair_due,
    players_fit,
    players_wanted,
    pool_worth,
    runs,
    scores_in_words,
    scores_kept,
    takes_pool,
)
from ecarte_notation.games.ecarte.laws.scoring import stakes
from ecarte_notation.games.ecarte.profiles import profile_named

TWO, POOL, BY_DEAL, CHOUETTE = map(profile_named, ("classic", "pool3", "pool3-by-deal", "chouette"))
THREE_RUNNING = profile_named("pool3, pool_wins=3")


@pytest.mark.parametrize(
    ("profile", "fitting"),
    [(TWO, {2}), (POOL, {3}), (BY_DEAL, {3}), (CHOUETTE, {3, 4, 5, 6})],
    ids=lambda one: getattr(one, "name", ""),
)
def test_how_many_sit_down(profile, fitting) -> None:
    assert {count for count in range(7) if players_fit(count, profile)} == fitting


def test_how_many_are_wanted_in_words() -> None:
    wanted = [players_wanted(one) for one in (TWO, POOL, BY_DEAL, CHOUETTE)]
    assert wanted == ["two", "three", "three", "one and two or more against him"]


def test_why_so_many_scores_are_kept_in_words() -> None:
    assert scores_in_words(2) == "two play"
    assert scores_in_words(3) == "each of the three has a score of his own"


def test_how_many_games_running_a_winner_may_have() -> None:
    assert [*runs(POOL)] == [1, 2]
    assert [*runs(THREE_RUNNING)] == [1, 2, 3]


def test_scores_of_a_game() -> None:
    assert [scores_kept(one) for one in (TWO, POOL, BY_DEAL, CHOUETTE)] == [2, 2, 3, 2]


def test_the_player_after_the_dealer_is_elder_and_the_third_sits_out() -> None:
    """Round the table everybody deals, leads and sits out once."""
    assert [elder_beside(dealer, 3) for dealer in range(3)] == [1, 2, 0]
    assert [elder_beside(dealer, 2) for dealer in (0, 1)] == [1, 0]


def test_only_in_the_chouette_who_deals_is_open() -> None:
    assert [deal_alternates(one) for one in (TWO, POOL, BY_DEAL, CHOUETTE)] == [True] * 3 + [False]


def test_two_games_running_or_three() -> None:
    first = after_game(None, "A", "B")
    assert first == Standing("A", 1, "B")
    assert pair_due(first, ("A", "B", "C")) == {"A", "C"}
    again, other = after_game(first, "A", "C"), after_game(first, "C", "A")
    assert (again, other) == (Standing("A", 2, "C"), Standing("C", 1, "A"))
    assert [takes_pool(one, POOL) for one in (first, again, other)] == [False, True, False]
    assert not takes_pool(again, THREE_RUNNING)
    assert takes_pool(after_game(again, "A", "B"), THREE_RUNNING)


@pytest.mark.parametrize(
    ("profile", "games", "worth"),
    [(POOL, 2, (15, 20)), (POOL, 4, (15, 30)), (BY_DEAL, 4, (15,)), (THREE_RUNNING, 3, (15, 25))],
)
def test_a_stake_each_or_more_from_who_made_room(profile, games, worth) -> None:
    assert pool_worth(5, 3, games, profile) == worth


def test_the_one_plays_for_a_stake_with_each_of_the_others() -> None:
    assert chouette_worth(5, 2, 2) == 20
    assert chouette_worth(5, 3, -1) == -15
    assert chouette_worth(5, 2, 0) == 0


def test_no_stake_is_doubled_in_the_chouette() -> None:
    assert stakes(0, profile_named("classic, stake_multiplier=3/2/1")) == 3
    assert stakes(0, profile_named("chouette, stake_multiplier=3/2/1")) == 1
