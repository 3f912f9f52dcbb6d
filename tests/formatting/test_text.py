"""The canonical form of NOTATION.md § 8, around whatever cannot be read."""

import re
from pathlib import Path

import pytest

from ecarte_notation import format_text, read
from ecarte_notation.formatting.text import formatted

HEAD = 'ecarte 1\n[Players "Klara" "Leo"]\n'


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("ECARTE 1\nDEAL 1 Klara\nTurn 9♥\n", "ecarte 1\n\ndeal 1 Klara\nturn 9H\n"),
        ("deal 1 Klara turn  9H stand", "deal 1 Klara\nturn 9H\nstand\n"),
        ("deal 1 Klara\npropose\n\naccept\n", "deal 1 Klara\npropose accept\n"),
        ("deal 1 Klara\nelder QH♥8SK\n\t7d 8C", "deal 1 Klara\nelder QH 8H KS 7D 8C\n"),
        ("deal 1 Klara\nplay KS 9S\n,\nQH\nTH,", "deal 1 Klara\nplay KS 9S, QH TH,\n"),
        ("deal 1 Klara\nscore 1 : 0", "deal 1 Klara\nscore 1-0\n"),
        ('deal 01 "Klara"', "deal 1 Klara\n"),
        ('deal 1 "Klara B"', 'deal 1 "Klara B"\n'),
        ("[Event “A”]\n\n\n\nend", '[Event "A"]\nend\n'),
        ("end\n\n\n\necarte 1", "end\n\necarte 1\n"),
        ("game 1\ndeal 1 A\ngame 2", "game 1\n\ndeal 1 A\n\ngame 2\n"),
        ("deal 1 A\nstand ! {a}(KS 9S ,QH)", "deal 1 A\nstand! {a} (KS 9S, QH)\n"),
        ("", ""),
        (" \n\n", ""),
    ],
)
def test_one_form_of_many(written: str, canonical: str) -> None:
    assert format_text(written) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "; one\n\n; two {not nested}\necarte 1\nend\n",
        "ecarte 1\nend\n; behind\n{all}\n\n; and after an empty line\n",
        "end\n\n; the second\necarte 1\nend\n",
        "ecarte 1\n\n; about the deal\ndeal 1 A\nstand\n",
        "ecarte 1 {a}\n\ndeal 1 A\nplay KS 9S,\n; in between\nQH TH\n",
        "deal 1 A\nplay KS! {a , b} (KS {c , d}, xx) 9S\n",
        "deal 1 A\nplay {nothing was told}\n",
        '[X-Own "a" "b \\" c" "\\\\"] {kept}\nend\n',
        "deal 1 A\nturn 9H ; to the end {of the line\nstand ;\n",
    ],
)
def test_remarks_and_tags_of_ones_own_stay_where_they_are(text: str) -> None:
    assert format_text(text) == text


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        # the line of the slip as it is, what is read around it in canonical form
        ("deal 1 A\nTURN 9♥\n  satnd\nSCORE 1:0\n", "deal 1 A\nturn 9H\n  satnd\nscore 1-0\n"),
        ("deal 1 A\nturn  9H  ZZ\nSTAND", "deal 1 A\nturn  9H  ZZ\nstand\n"),
        (
            "deal 1 A\nelder KS  6C\n  9♥\nSTAND",  # the statement has two lines
            "deal 1 A\nelder KS  6C\n  9♥\nstand\n",
        ),
        (
            "deal 1 A\nPLAY ♠K 9S,\n QH  8♥7 ,\n9C TC\n",
            "deal 1 A\nplay KS 9S,\n QH  8♥7 ,\n9C TC\n",
        ),
        (
            "deal 1 A\nTURN 9♥\nstand {open\n\n  KS ♥9\ndeal  2 B",
            "deal 1 A\nturn 9H\nstand {open\n\n  KS ♥9\n\ndeal 2 B\n",
        ),
        ("  dael  1 A\nTURN 9H", "  dael  1 A\nturn 9H\n"),
        ("end\n END\n{x}", "end\n END\n{x}\n"),
        ("end\nresult  3-5", "end\nresult  3-5\n"),
        ("deal 1 A\npoints elder  1234567890", "deal 1 A\npoints elder  1234567890\n"),
        ("junk here\nECARTE 1\nend", "junk here\necarte 1\nend\n"),
    ],
)
def test_what_cannot_be_read_stays_with_its_line(written: str, canonical: str) -> None:
    assert format_text(written) == canonical
    assert format_text(canonical) == canonical


@pytest.mark.parametrize(
    "match",
    [
        'ecarte 2\n[Players  "A" "B"]\ndeal  1 A\n turn 9♥\n',
        'ecarte 1\n[Cards  "xy"]\ndeal 1 A\nTURN 9H\n',
        "ecarte 1\ndeal  1 A\nelder DC 8C RP 7K 8T\n",  # French, and no tag says so
    ],
)
def test_a_match_that_cannot_be_judged_is_left_alone(match: str) -> None:
    assert format_text(f"{match}end\nECARTE 1\nEND") == f"{match}end\n\necarte 1\nend\n"
    assert formatted(match).kept == match.count("\n")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends(end: str) -> None:
    """CRLF stays where all are; everything else becomes LF."""
    text = "ecarte 1\n\ndeal 1 A\nsatnd\n"
    wanted = text.replace("\n", "\r\n") if end == "\r\n" else text
    assert format_text(text.replace("\n", end)) == wanted
    assert format_text(text.replace("\n", end, 2).replace("\n", "\r\n", 1)) != ""


def test_mixed_line_ends_become_lf() -> None:
    assert format_text("ecarte 1\r\n\r\ndeal 1 A\nstand") == "ecarte 1\n\ndeal 1 A\nstand\n"


def test_of_two_tags_for_letters_the_last_holds() -> None:
    text = '[Cards "fr"]\n[Cards "de"]\n\ndeal 1 A\nturn BK\n'
    assert format_text(text) == text
    assert str(read(text).matches[0].deals[0].items[0].card.card) == "JD"
    assert format_text(text, language="en") == text


def test_the_example_of_the_notation() -> None:
    page = (Path(__file__).parents[2] / "grammar/NOTATION.md").read_text(encoding="utf-8")
    pairs = re.findall(r"```ecarte.*?\n([^`]*)```\n\nbecomes\n\n```ecarte.*?\n([^`]*)```", page)
    assert pairs
    for written, canonical in pairs:
        assert format_text(written) == canonical
