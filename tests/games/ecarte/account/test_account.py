"""The proof of the score: it must come to what the engine says, and find the deals that are wrong."""

import random
from pathlib import Path

import pytest

from ecarte_notation.games.ecarte.account.account import Account, account
from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.profiles import profile_named
from ecarte_notation.games.ecarte.statements import Score
from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.referee.referee import read
from tests.generate.deal import FULL
from tests.generate.match import Game, Sheet
from tests.generate.mutants import mutants
from tests.generate.profiles import any_profile
from tests.rules.examples import whole

SAMPLES = Path(__file__).parents[4] / "samples"


def of(text: str, rules: str = "classic") -> Account:
    return account(read(whole(text)).matches[0], profile_named(rules))


@pytest.mark.parametrize("part", range(4))
def test_the_laws_come_to_what_the_engine_says(part: int) -> None:
    """The sheet says nothing; every score that the engine reached must be the account's."""
    for seed in range(part * 40, part * 40 + 40):
        rng = random.Random(seed)
        profile = any_profile(rng)
        game = Game(rng, FULL, Sheet(points=False), profile=profile)
        game.play()
        scores = [
            "-".join(map(str, one.counts))
            for deal in game.record().deals
            for one in deal.items
            if isinstance(one, Score)
        ]
        silent = write_match(game.record())
        silent = "".join(
            line for line in silent.splitlines(True) if not line.startswith(("score", "result"))
        )
        done = account(read(silent).matches[0], profile)
        assert [row.law for row in done.rows] == [(one,) for one in scores], silent
        assert all(row.agrees is None for row in done.rows)
        assert [end.winner for end in done.ends] == [
            "Klara" if game.score[0] > game.score[1] else "Leo"
        ]


@pytest.mark.parametrize(
    "rule", ["wrong-award", "award-wrong-side", "penalty-forgotten", "wrong-score"]
)
def test_a_slip_of_the_sheet_is_one_deal_that_is_wrong(rule: str) -> None:
    for mutant in mutants(rule, 10):
        book = read(mutant.text)
        done = account(book.matches[0], CLASSIC)
        wrong = [row.deal for row in done.rows if row.agrees is False]
        deal = next(
            one.number
            for one in book.matches[0].deals
            if one.span.start <= mutant.span.start <= one.span.end
        )
        assert wrong == [deal], mutant.text


def test_the_table_of_a_whole_match() -> None:
    """The Swedish rule sheet's own table: 0-1, a turned king and a lost stand, king and vole."""
    record = read((SAMPLES / "sources" / "v6-match.ecarte").read_bytes()).matches[0]
    done = account(record, profile_named("svensk"))
    assert [row.law for row in done.rows] == [("0-1",), ("0-4",), ("3-4",), ("3-5",)]
    assert done.agrees
    assert [(end.winner, end.stakes) for end in done.ends] == [("Leo", 1)]


@pytest.mark.parametrize(
    ("text", "rules", "items"),
    [
        (
            "turn KC\nking turned\nstand\nplay 7S QS, AS 9S, KD 8D, JD 8S, 9H TH\n",
            "classic",
            [
                ("turned king", (("Klara", 1),), ("§ 8.1",)),
                ("point", (("Klara", 2),), ("§ 10.1", "§ 10.3")),
            ],
        ),
        (
            "turn KC\nstand\nplay 7S QS, AS 9S, KD 8D, JD 8S, 9H TH\n",
            "turned_king_claim=claim_before_next_deal",
            [("turned king", (), ("§ 8.1",)), ("point", (("Klara", 2),), ("§ 10.1", "§ 10.3"))],
        ),
        (
            "turn 9H\npropose refuse\nplay KS 9S\nthrow dealer\n",
            "london1878",
            [("hand thrown in", (("Leo", 1),), ("§ 9.10",))],
        ),
        (
            "turn 9H\nelder QH 8H KS 7D 8C\nking elder\nstand\n",
            "classic",
            [
                ("king", (), ("§ 8.6",)),
                (
                    "tricks",
                    (("Leo", 1), ("Leo", 2), ("Klara", 2)),
                    ("§ 10.1", "§ 10.2", "§ 10.3", "§ 10.5"),
                ),
            ],
        ),
        ("turn KH\nmisdeal\n", "classic", [("misdeal", (), ("§ 3.4",))]),
    ],
)
def test_who_earned_what_by_which_law(text: str, rules: str, items: list) -> None:
    (row,) = of(f"deal 1 Klara\n{text}", rules).rows
    assert [(item.what, item.shares, item.clauses) for item in row.items] == items


def test_nothing_is_earned_once_the_game_is_won() -> None:
    row = of("deal ? Klara\nscore 4-4\ndeal 2 Leo\nturn KH\nscore 4-5\n").rows[-1]
    assert [(item.what, item.shares) for item in row.items] == [
        ("turned king", (("Leo", 1),)),
        ("tricks", ()),
    ]


def test_stakes_of_a_game() -> None:
    deals = "deal 1 Klara\nscore 2-0\ndeal 2 Leo\nscore 4-0\ndeal 3 Klara\nscore 6-0\n"
    assert of(deals, "stake_multiplier=3/2/1").ends[0].stakes == 3
    assert of(deals).ends[0].stakes == 1
