"""Chapters 10 and 11: awards under every rule, what a sheet may say instead, games and stakes."""

from itertools import product

import pytest

from ecarte_notation.games.ecarte.laws.faults import ClaimFault, award_fault, other_awards
from ecarte_notation.games.ecarte.laws.scoring import (
    Award,
    Case,
    Thrown,
    case,
    over,
    possible_cases,
    refusal_liable,
    same_points,
    stakes,
    wins,
)
from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from tests.games.ecarte.laws.rules import by

TWO_UP = "refusal_mode=loser_minus_2"


@pytest.mark.parametrize(
    ("rules", "vulnerable", "awards"),
    [  # dealer's vole, dealer's point, elder's point, elder's vole
        ("classic", None, ("D2", "D1", "E1", "E2")),
        ("classic", ELDER, ("D2", "D2", "E1", "E2")),
        ("classic", DEALER, ("D2", "D1", "E2", "E2")),
        ("dansk", ELDER, ("D2", "D1", "E2", "E2")),
        ("dansk", DEALER, ("D2", "D1", "E2", "E2")),
        ("paris", ELDER, ("D3", "D2", "E1", "E2")),
        ("paris", DEALER, ("D2", "D1", "E2", "E3")),
        ("refusal_vole_points=3", DEALER, ("D2", "D1", "E2", "E3")),
        (TWO_UP, None, ("D2", "D1", "E1", "E2")),
        (TWO_UP, ELDER, ("D2-2", "D1-2", "E1", "E2")),
        (TWO_UP, DEALER, ("D2", "D1", "E1-2", "E2-2")),
    ],
)
def test_awards(rules: str, vulnerable: Seat | None, awards: tuple[str, ...]) -> None:
    dealer_vole, dealer_point, elder_point, elder_vole = awards
    tricks = (dealer_vole, dealer_point, dealer_point, elder_point, elder_point, elder_vole)
    for count, award in enumerate(tricks):
        found = case(count, vulnerable, by(rules))
        assert found.award == _award(award)
        assert found.vole is (count in (0, 5))
        assert found.reduced is found.thrown is False


def _award(text: str) -> Award:
    seat, points, *debit = text
    return Award(ELDER if seat == "E" else DEALER, int(points), 2 if debit else 0)


@pytest.mark.parametrize(
    ("count", "vulnerable", "points"),
    [(5, None, 1), (5, DEALER, 1), (4, None, 0), (3, None, 0), (3, DEALER, 1), (3, ELDER, 0)],
)
def test_after_a_revoke_the_award_is_reduced(
    count: int, vulnerable: Seat | None, points: int
) -> None:
    london = by("london1878")
    found = case(count, vulnerable, london, (ELDER,))
    plain = case(count, vulnerable, london)
    assert found == Case(Award(ELDER, points), plain.vole, plain.penal, reduced=True)
    assert case(count, vulnerable, london, (DEALER,)) == case(count, vulnerable, london)
    assert case(count, vulnerable, CLASSIC, (ELDER,)) == case(count, vulnerable, CLASSIC)


@pytest.mark.parametrize(("complete", "points"), [(0, 2), (1, 1), (2, 1)])
def test_a_hand_thrown_in(complete: int, points: int) -> None:
    thrown = Thrown(DEALER, complete)
    found = possible_cases((5, 0), (None,), by("london1878"), thrown=thrown)
    assert found == {Case(Award(ELDER, points), vole=False, penal=False, thrown=True)}
    conceded = possible_cases((5, 0), (None,), CLASSIC, thrown=thrown)
    assert conceded == {Case(Award(ELDER, 2), vole=True, penal=False)}


def test_a_hand_thrown_in_late_gives_up_the_tricks_left() -> None:
    found = possible_cases((4, 1), (None,), by("london1878"), thrown=Thrown(DEALER, 3))
    assert found == {Case(Award(ELDER, 1), vole=False, penal=False)}


def test_unknown_tricks_leave_every_case_open() -> None:
    for elder, dealer in product(range(6), range(6)):
        if elder + dealer <= 5:
            expected = {
                case(count, who, CLASSIC)
                for count in range(elder, 6 - dealer)
                for who in (None, ELDER)
            }
            assert possible_cases((elder, dealer), (None, ELDER), CLASSIC) == expected


def test_which_refusals_count() -> None:
    assert [refusal_liable(one, CLASSIC) for one in (0, 1, 2, 3)] == [True, True, False, False]
    assert all(refusal_liable(one, by("dansk")) for one in (0, 1, 2, 3))


@pytest.mark.parametrize(("rules", "points"), [("classic", 5), ("game_to=7", 7)])
def test_games(rules: str, points: int) -> None:
    profile = by(rules)
    assert wins(points, profile)
    assert not wins(points - 1, profile)
    assert over((points, 0), profile)
    assert over((0, points + 1), profile)
    assert not over((points - 1, points - 1), profile)


@pytest.mark.parametrize(
    ("written", "right", "same"),
    [(3, 3, True), (3, 4, False), (5, 6, True), (6, 6, True), (7, 6, False), (4, 5, False)],
)
def test_a_last_award_may_be_cut_off(written: int, right: int, same: bool) -> None:
    assert same_points(written, right, CLASSIC) is same


def test_stakes() -> None:
    treble = by("stake_multiplier=3/2/1")
    assert [stakes(one, treble) for one in range(5)] == [3, 2, 2, 1, 1]
    assert [stakes(one, CLASSIC) for one in range(5)] == [1] * 5


POINT = Case(Award(ELDER, 1), vole=False, penal=False)
VOLE = Case(Award(ELDER, 2), vole=True, penal=False)
PENAL = Case(Award(ELDER, 2), vole=False, penal=True)
PENAL_VOLE = Case(Award(ELDER, 2), vole=True, penal=True)
PARIS_VOLE = Case(Award(ELDER, 3), vole=True, penal=True)
REDUCED = Case(Award(ELDER, 0), vole=False, penal=False, reduced=True)
THROWN = Case(Award(ELDER, 1), vole=False, penal=False, thrown=True)


@pytest.mark.parametrize(
    ("written", "possible", "fault"),
    [
        (Award(ELDER, 1), {POINT}, None),
        (Award(ELDER, 1), {Case(Award(ELDER, 1, 2), vole=False, penal=True)}, None),
        (Award(ELDER, 1), {VOLE, POINT}, None),
        (Award(ELDER, 2), {POINT}, ClaimFault.WRONG_AWARD),
        (Award(ELDER, 3), {VOLE}, ClaimFault.WRONG_AWARD),
        (Award(ELDER, 1), {VOLE}, ClaimFault.WRONG_AWARD),
        (Award(ELDER, 2), {PARIS_VOLE}, ClaimFault.WRONG_AWARD),
        (Award(DEALER, 1), {POINT}, ClaimFault.WRONG_SIDE),
        (Award(ELDER, 1), {PENAL}, ClaimFault.PENALTY_FORGOTTEN),
        (Award(ELDER, 1), {PENAL_VOLE}, ClaimFault.WRONG_AWARD),
        (Award(ELDER, 3), {PENAL}, ClaimFault.PENALTY_AND_VOLE),
        (Award(ELDER, 3), {PENAL_VOLE}, ClaimFault.PENALTY_AND_VOLE),
        (Award(ELDER, 1), {REDUCED}, ClaimFault.NOT_REDUCED),
        (Award(DEALER, 1), {REDUCED}, ClaimFault.WRONG_SIDE),
        (Award(ELDER, 2), {THROWN}, ClaimFault.THROWN_HAND),
        (Award(DEALER, 1), {THROWN}, ClaimFault.THROWN_HAND),
    ],
)
def test_faults(written: Award, possible: set[Case], fault: ClaimFault | None) -> None:
    assert award_fault(written, frozenset(possible)) is fault


@pytest.mark.parametrize(
    ("right", "slips"),
    [
        (POINT, ["D1 side", "D2 side", "E2 award"]),
        (VOLE, ["D2 side", "D1 side", "E1 award"]),
        (PENAL, ["E1 penalty", "E3 sum", "D2 side", "D1 side", "E1 award"]),
        (PENAL_VOLE, ["E3 sum", "D2 side", "D1 side", "E1 award"]),
        (
            REDUCED,
            ["E1 reduced", "E2 reduced", "D0 side", "D1 side", "D2 side", "E1 award", "E2 award"],
        ),
        (THROWN, ["E1 thrown", "E2 thrown", "D1 thrown", "D2 thrown"]),
    ],
)
def test_what_a_scorer_may_have_marked(right: Case, slips: list[str]) -> None:
    words = {
        ClaimFault.WRONG_SIDE: "side",
        ClaimFault.WRONG_AWARD: "award",
        ClaimFault.PENALTY_FORGOTTEN: "penalty",
        ClaimFault.PENALTY_AND_VOLE: "sum",
        ClaimFault.NOT_REDUCED: "reduced",
        ClaimFault.THROWN_HAND: "thrown",
    }
    found = [
        f"{'ED'[award.seat]}{award.points} {words[fault]}" for fault, award in other_awards(right)
    ]
    assert found == slips
