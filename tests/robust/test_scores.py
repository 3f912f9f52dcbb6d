"""What the sheet says: given up at any score, question marks, trailers that disagree; paths."""

import json
import re
from itertools import product

import pytest

from ecarte_notation import check
from ecarte_notation.render.concise import concise
from ecarte_notation.render.json import dumps, findings
from ecarte_notation.render.styled import plain

HEAD = 'ecarte 1\n[Players "Klara" "Leo"]\n'
DEAL = (
    "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D TC\nstand\nplay KS 9S, QH TH, JH AH, 8H xx, TC xx\n"
)
# Leo, elder, takes the first three tricks (KS over 9S, then trumps) if JH were his: see TRICKS below.
TRICKS = (
    "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D TC\ndealer 9S TH AH 9D KC\nstand\n"
    "play KS 9S, QH AH, 8H TH, 9D 7D, KC TC\n"
)
# KS beats 9S; QH beats AH; TH beats 8H; dealer leads 9D over 7D and KC over TC: dealer has three,
# and elder stood, so the dealer's side (Klara) gets two (Laws 10.3): 2-0.


def names(text: str) -> list[str]:
    return [one.rule.name for one in check(text).findings]


def games(one: int, other: int) -> str:
    """A sheet that leads to a score in deals of a point each, told by `points` alone."""
    lines, number = "", 0
    for player, points in ((0, one), (1, other)):
        for _ in range(points):
            number += 1
            dealer = number % 2  # Leo deals the first
            seat = "dealer" if player == dealer else "elder"
            lines += f"deal {number} {('Klara', 'Leo')[dealer]}\nturn 9H\npoints {seat} 1\n"
    return lines


@pytest.mark.parametrize("score", list(product(range(5), repeat=2)))
def test_a_match_may_be_given_up_at_any_score(score: tuple[int, int]) -> None:
    deals = games(*score) or "deal 1 Leo\nturn 9H\nmisdeal\n"
    text = f"{HEAD}{deals}result {score[0]}-{score[1]} resigned\nend\n"
    assert names(text) == []
    wrong = text.replace(f"result {score[0]}-{score[1]}", f"result {score[0]}-{score[1] + 1}")
    assert names(wrong) == ["wrong-result"]


def test_the_tricks_of_the_example_are_as_reckoned() -> None:
    assert names(f"{HEAD}{TRICKS}points dealer 2\nscore 2-0\nresult *\nend\n") == []


@pytest.mark.parametrize(
    ("points", "score", "result"),
    list(product(("dealer 2", "dealer 1", "elder 1"), ("2-0", "1-0", "0-1"), ("2-0", "1-0", "*"))),
)
def test_a_trailer_that_disagrees_with_the_play_is_told(
    points: str, score: str, result: str
) -> None:
    text = f"{HEAD}{TRICKS}points {points}\nscore {score}\nresult {result}\nend\n"
    found = names(text)
    families = {one.rule.family for one in check(text).findings}
    right = (points, score) == ("dealer 2", "2-0") and result in ("2-0", "*")
    if result != "*":
        found = [one for one in found if one != "game-stopped-early"]
    assert bool(found) == (not right), (points, score, result, found)
    assert families <= {"S"}
    if points != "dealer 2":
        at = text.index("points")
        assert any(one.span.start == at for one in check(text).findings)


SHEET = f"{HEAD}cut Klara 9S Leo KD\n{TRICKS}points dealer 2\nscore 2-0\nresult 2-0 resigned\nend\n"


def test_a_question_mark_anywhere_makes_no_other_slip() -> None:
    """What is not known may stand as `?` for a name, a number, a count, and after a card."""
    places = [
        found.span()
        for found in re.finditer(r"\b(?:\d+(?=[ -])|(?<=-)\d+|Klara(?=\n)|[KQJAT987][SHDC])", SHEET)
    ]
    assert len(places) > 20
    for start, end in places:
        word = SHEET[start:end]
        for instead in (
            ["?"] if not re.fullmatch(r"[KQJAT987][SHDC]", word) else [word + "?", word + " ?"]
        ):
            text = SHEET[:start] + instead + SHEET[end:]
            report = check(text)
            assert report.matches == 1
            wrong = {one.rule.family for one in report.findings} - {"R"}
            assert wrong <= {"S"} if word == "2" else not wrong, (
                text[start - 10 : end + 10],
                wrong,
            )


def test_a_card_not_known_makes_no_deal_unlawful() -> None:
    """A lawful deal stays without an error whichever card, or part of it, is not known."""
    body = SHEET.index("deal 1")
    for found in re.finditer(r"\b[KQJAT987][SHDC]\b", SHEET[body:]):
        start, end = body + found.start(), body + found.end()
        for unknown in ("xx", "x" + found[0][1], found[0][0] + "x"):
            assert names(SHEET[:start] + unknown + SHEET[end:]) == [], (start, unknown)


@pytest.mark.parametrize(
    "path",
    [
        r"C:\club\1885.ecarte",
        r"\\server\share\a b.ecarte",
        "d:x.ecarte",
        "a:1:2.ecarte",
        '"q".ecarte',
    ],
)
def test_any_path_is_given_back_as_it_is(path: str) -> None:
    report = check(f"{HEAD}deal 1 Klara\nturn 9H turn 8C\nresult *\nend\n", path)
    (line,) = concise(report)
    assert plain(line).startswith(f"{path}:4:9: R")
    assert re.fullmatch(r".*:(\d+):(\d+): [A-Z]\d{3} \S+: .*", plain(line))
    (one,) = json.loads(dumps(list(findings(report))))
    assert one["path"] == path
