"""The pool, held against a naive one: all courses of up to five games, some winners unknown."""

from collections.abc import Iterator
from itertools import product

import pytest

from ecarte_notation.games.ecarte.profiles import profile_named
from ecarte_notation.games.ecarte.replay.company import Company

PLAYERS = ("A", "B", "C")


def courses(games: int, enough: int) -> Iterator[list[tuple[tuple[str, str], str]]]:
    """Every pool of so many games: who played each, and who won it; nobody took it before."""
    for start, wins in product(("AB", "AC", "BC"), product((0, 1), repeat=games)):
        pair, played, won = tuple(start), [], []
        for win in wins:
            if len(won) >= enough and len(set(won[-enough:])) == 1:
                break
            played.append((pair, pair[win]))
            won.append(pair[win])
            waits = next(one for one in PLAYERS if one not in pair)
            pair = tuple(sorted((pair[win], waits)))
        else:
            yield played


def took(course: list, enough: int) -> str:
    """Who took the pool, or ""."""
    last = [winner for _, winner in course][-enough:]
    return last[0] if len(last) == enough and len(set(last)) == 1 else ""


@pytest.mark.parametrize("enough", [2, 3])
@pytest.mark.parametrize("games", [1, 2, 3, 4, 5])
def test_whatever_is_known_of_a_pool(games: int, enough: int) -> None:
    """With any winners unknown, the takers and the pairs due are those of all courses that fit."""
    profile = profile_named(f"pool3, pool_wins={enough}")
    every = list(courses(games, enough))
    seen: dict[tuple, list] = {}
    for course in every:
        for hidden in product((False, True), repeat=games):
            told = tuple(
                (pair, "" if hide else winner)
                for (pair, winner), hide in zip(course, hidden, strict=True)
            )
            seen.setdefault(told, []).append(course)
    for told, fitting in seen.items():
        company = Company(profile, PLAYERS)
        for pair, winner in told:
            company = company.after(pair, winner)
        takers = {took(one, enough) for one in fitting}
        assert set(company.takers()) == takers - {""}
        assert company.surely_taken() == ("" not in takers)
        due = {
            frozenset(PLAYERS) - {next(name for name in one[-1][0] if name != one[-1][1])}
            for one in fitting
            if not took(one, enough)
        }
        if due:
            assert set(company.pairs()) == due


def test_who_sits_down_where_the_line_does_not_say() -> None:
    pool = Company(profile_named("pool3"), PLAYERS)
    assert pool.seated((), ()) == ("A", "B")
    assert pool.seated((), ("C", "B")) == ("B", "C")
    assert pool.seated(("C", None), ()) == ("C", "")
    assert pool.seated((None, "C"), ("A",)) == ("A", "C")
    assert pool.after(("A", "B"), "B").seated((), ()) == ("B", "C")
    assert pool.after(("A", "B"), "B").seated(("C", None), ()) == ("C", "B")
    assert pool.after(("A", "B"), "").seated((), ()) == ("", "")
    assert pool.after(("A", "B"), "").seated((), ("A",)) == ("A", "C")
    chouette = Company(profile_named("chouette"), PLAYERS)
    assert chouette.seated((), ()) == ("A", "")
    assert chouette.seated((), ("C", "A")) == ("A", "C")
    assert chouette.seated(("C", "A"), ()) == ("C", "A")


def test_a_game_out_of_turn_counts_all_the_same() -> None:
    pool = Company(profile_named("pool3"), PLAYERS).after(("A", "B"), "A").after(("A", "B"), "B")
    assert set(pool.pairs()) == {frozenset("BC")}
