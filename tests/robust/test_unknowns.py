"""A question mark wherever one may stand, records given up at any score, trailers that disagree."""

import re

import pytest

from tests.robust.common import MATCH, found, rules

MARKS = (
    ("deal 1 Klara", "deal ? Klara"),
    ("deal 1 Klara", "deal 1 ?"),
    ("deal 2 Leo", "deal ? ?"),
    ("turn 9H", "turn xx"),
    ("turn 9H", "turn xH"),
    ("elder QH 8H KS 7D 8C", "elder xx xx xx xx xx"),
    ("score 0-1", "score ?-1"),
    ("score 0-1", "score ?-?"),
    ("result 0-5", "result ?-5"),
    ("elder -7D 8C +JH TC", "elder -2"),
    ("play KS TH, JC TC, AH JH, QH QD, 8H AC", "play xx xx, xx xx, xx xx, xx xx, xx xx"),
)


@pytest.mark.parametrize(("plain", "unknown"), MARKS)
def test_what_is_unknown_is_no_fault(plain: str, unknown: str) -> None:
    assert plain in MATCH
    assert rules(MATCH.replace(plain, unknown)) == []


def test_everything_unknown_at_once_is_no_fault() -> None:
    text = MATCH
    for plain, unknown in MARKS:
        text = text.replace(plain, unknown)
    assert rules(text) == []


@pytest.mark.parametrize("mine", range(5))
@pytest.mark.parametrize("theirs", range(5))
def test_a_match_may_be_given_up_at_any_score(mine: int, theirs: int) -> None:
    text = f'ecarte 1\n[Players "A" "B"]\ndeal ? A\nscore {mine}-{theirs}\nresult {mine}-{theirs} '
    assert rules(text + "resigned\nend\n") == []


@pytest.mark.parametrize(
    ("right", "wrong", "rule"),
    [
        ("points elder 1\nscore 0-1", "points elder 2\nscore 0-2", "wrong-award"),
        ("points elder 1\nscore 0-1", "points dealer 1\nscore 1-0", "award-wrong-side"),
        ("result 0-5", "result 5-0", "wrong-result"),
        ("score 0-6", "score 1-5", "wrong-score"),
    ],
)
def test_a_trailer_that_disagrees_with_the_play_is_one_finding(
    right: str, wrong: str, rule: str
) -> None:
    assert rules(MATCH.replace(right, wrong))[:1] == [rule]


def _other(word: "re.Match[str]") -> str:
    return {"elder": "dealer", "dealer": "elder"}[word[1]]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_seats_exchanged_from_a_deal_on_are_one_finding(first: int) -> None:
    """Both hands and all that is said of elder and dealer the other way round, from there on."""
    deal = MATCH[MATCH.index("deal 1") : MATCH.index("\ndeal 2")]
    head = 'ecarte 1\n[Players "Klara" "Leo"]\n'
    text = head
    for number in range(1, 4):
        dealer, score = (("Klara", "Leo")[number % 2 == 0], "")
        one = deal.replace("deal 1 Klara", f"deal {number} {dealer}")
        one = re.sub(r"score .*\n", score, one)
        if number >= first:
            one = re.sub(r"^(elder|dealer)(?= [A-Z0-9])", _other, one, flags=re.MULTILINE)
        text += one
    said = rules(text + "result *\nend\n")
    assert "seats-exchanged" in said
    assert len(said) <= 2, found(text)
