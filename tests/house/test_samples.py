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
    """`; expect NAME` speaks of the next line; one in the first line may speak of that as well."""
    report = judged(path)
    source = report.source
    found = [(source.place(one.span.start).line, one.rule.name) for one in report.findings]
    announced = []
    for expectation in EXPECT.finditer(source.text):
        line = source.place(expectation.start(1)).line
        here = line == 1 and (1, expectation[1]) in found
        announced.append((1 if here else _next_line(source.text, line), expectation[1]))
    assert sorted(found) == sorted(announced)


def _next_line(text: str, line: int) -> int:
    """The first line after `line` that is neither empty nor an expectation."""
    lines = re.split(r"\r\n|\r|\n", text)[line:]
    after = (n for n, one in enumerate(lines, line + 1) if one.strip() and not EXPECT.match(one))
    return next(after, line + 1)


def test_every_rule_has_a_sample() -> None:
    shown = {name for path in WRONG for name in EXPECT.findall(_text(path))}
    assert {rule.name for rule in catalogue()} - shown == set()


def _text(path: Path) -> str:
    return read(path.read_bytes()).source.text


def test_there_are_matches_enough() -> None:
    whole = [one for one in (SAMPLES / "matches").glob("*.ecarte") if judged(one).deals >= 4]
    assert len(whole) >= 12
