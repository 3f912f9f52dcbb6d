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


def _items(text: str, rules: str = "classic") -> list[tuple]:
    (row,) = of(f"deal 1 Klara\n{text}", rules).rows
    return [(item.what, item.shares, item.or_nothing) for item in row.items]


def test_the_match_of_the_notation() -> None:
    """NOTATION.md 1, by hand: three tricks are sure and two open; a lost stand; won by a king."""
    text = (SAMPLES.parent / "grammar" / "NOTATION.md").read_text(encoding="utf-8")
    fence = text.split("```ecarte\n")[1].split("```")[0]
    done = account(read(fence).matches[0], CLASSIC)
    assert [row.law for row in done.rows] == [("0-1",), ("0-4",), ("0-5",)]
    assert [[(item.what, item.shares) for item in row.items] for row in done.rows] == [
        [("tricks", (("Leo", 1), ("Leo", 2)))],
        [("turned king", (("Leo", 1),)), ("point", (("Leo", 2),))],
        [("king", (("Leo", 1),)), ("tricks", ())],
    ]
    assert done.agrees


def test_a_king_that_was_not_turned_earns_nothing() -> None:
    tricks = "stand\nplay KS 9S, KC 8C, QC 7C, 8H JH, KD AD\n"
    row = of(f"deal 1 Klara\nturn 9H\nking turned\n{tricks}").rows[0]
    assert (row.items[0].what, row.items[0].shares) == ("turned king", ())
    assert row.law == ("0-1",)


def test_an_unknown_turn_up_may_have_been_a_king() -> None:
    """Elder took four, so he has a point; dealer has one if a king was turned."""
    tricks = "stand\nplay KS 9S, QS 8S, AS TS, JS 7S, KD JD\n"
    row = of(f"deal 1 Klara\nturn xH\n{tricks}").rows[0]
    assert row.items[0].or_nothing
    assert row.items[0].shares == (("Klara", 1),)
    assert {score.split("-")[0] for score in row.law} == {"0", "1"}
    told = of(f"deal 1 Klara\nking turned\n{tricks}").rows[0]
    assert not told.items[0].or_nothing
    assert {score.split("-")[0] for score in told.law} == {"1"}


def test_a_deal_that_was_broken_off_may_have_earned_nothing() -> None:
    unfinished = "turn 9H\nstand\nplay KS 9S\n"
    assert _items(unfinished)[0][2]
    assert "0-0" in of(f"deal 1 Klara\n{unfinished}").rows[0].law
    assert not _items(unfinished + "points elder 1\n")[0][2]
    earlier = of(f"deal 1 Klara\n{unfinished}deal 2 Leo\nturn 9H\n").rows[0]
    assert "0-0" not in earlier.law


def test_a_false_king_pays_the_adversary_where_the_rules_say_so() -> None:
    """Laws 8.6; unless the remark admits it, perhaps nobody declared."""
    false = "turn 9H\nelder QH 8H KS 7D 8C\npropose refuse\nking elder"
    rules = "classic, false_king=adversary_1"
    admitted = false + " {[sic king-not-held]}\n"
    assert _items(admitted, rules)[0] == ("false king", (("Klara", 1),), False)
    assert _items(false + "\n", rules)[0] == ("false king", (("Klara", 1),), True)
    assert _items(admitted)[0] == ("king", (), False)


def test_a_slip_is_carried_and_not_told_again() -> None:
    """Deal 1 is a point for elder and the sheet forgot it; deal 2 is right by itself."""
    tricks = "play KS 9S, KC 8C, QC 7C, 8H JH, KD AD\n"
    text = (
        f"deal 1 Klara\nturn 9H\nstand\n{tricks}points elder 1\nscore 0-0\n"
        "deal 2 Leo\nturn KD\nstand\npoints elder 1\nscore 1-1\n"
    )
    rows = of(text).rows
    assert [row.agrees for row in rows] == [False, True]
    assert [row.carried for row in rows] == [False, True]
    assert [row.law for row in rows] == [("0-1",), ("1-2",)]


def test_a_deal_after_the_game_was_won_is_told() -> None:
    deals = (
        "deal ? Klara\nscore 4-4\ndeal 2 Leo\nturn KH\nscore 4-5\n"
        "deal 3 Klara\nturn 9H\nstand\npoints elder 1\nscore 4-6\n"
    )
    assert [row.agrees for row in of(deals).rows] == [True, True, False]
