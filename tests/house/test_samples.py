"""The samples: what is right is clean, what is wrong gives the findings that it announces."""

import re
from pathlib import Path

import pytest

from ecarte_notation.referee.referee import catalogue, read, referee
from ecarte_notation.referee.report import Report

SAMPLES = Path(__file__).parents[2] / "samples"
FILES = sorted(SAMPLES.rglob("*.ecarte"))
RIGHT = [one for one in FILES if one.parent.name != "slips" and not one.stem.endswith("-wrong")]
WRONG = [one for one in FILES if one not in RIGHT]
EXPECT = re.compile(r"^\s*; expect ([a-z0-9-]+)", re.MULTILINE)


def judged(path: Path) -> Report:
    return referee(read(path.read_bytes(), path.name))


@pytest.mark.parametrize("path", RIGHT, ids=lambda path: path.stem)
def test_right_samples_are_clean(path: Path) -> None:
    assert [one.message for one in judged(path).findings] == []


@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.stem)
def test_wrong_samples_give_what_they_announce(path: Path) -> None:
    """`; expect NAME` stands on the line above; a file of one slip may have it in its first line."""
    report = judged(path)
    source = report.source
    announced = [
        (source.place(found.start()).line + _lines_to_next(source.text, found.end()), found[1])
        for found in EXPECT.finditer(source.text)
    ]
    found = [(source.place(one.span.start).line, one.rule.name) for one in report.findings]
    assert sorted(found) == sorted(announced)


def _lines_to_next(text: str, at: int) -> int:
    """How many lines further the line stands that an expectation speaks of."""
    lines = re.split(r"\r\n|\r|\n", text[at:])[1:]
    return next((n for n, line in enumerate(lines, 1) if not EXPECT.match(line)), 1)


def test_every_rule_has_a_sample() -> None:
    shown = {name for path in WRONG for name in EXPECT.findall(_text(path))}
    assert {rule.name for rule in catalogue()} - shown == set()


def _text(path: Path) -> str:
    return read(path.read_bytes()).source.text


def test_there_are_matches_enough() -> None:
    whole = [one for one in (SAMPLES / "matches").glob("*.ecarte") if judged(one).deals >= 4]
    assert len(whole) >= 12
