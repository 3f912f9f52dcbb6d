"""The referee over JSON: it says what it says of the notation, and its pointers lead somewhere."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_notation import Report, check, read, to_json, write
from ecarte_notation.interchange.forms import Form
from ecarte_notation.interchange.judging import check_json
from ecarte_notation.interchange.match import places
from ecarte_notation.interchange.notation import reread
from ecarte_notation.interchange.pointed import PointedText, nested
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.text.span import Span
from tests.generate.decorate import decorated
from tests.generate.match import legal_match
from tests.rules.examples import whole

SAMPLES = sorted((Path(__file__).parents[2] / "samples").rglob("*.ecarte"))


def resolved(data: Any, pointer: str) -> Any:
    for key in pointer.split("/")[1:]:
        data = data[int(key) if isinstance(data, list) else key]
    return data


def judged(*records: MatchRecord) -> tuple[dict[str, Any], list[Report]]:
    data = {"format": "ecarte-record-1", "matches": [to_json(one) for one in records]}
    reports = list(check_json(json.dumps(data).encode(), Form.JSON))
    assert all(isinstance(one, Report) for one in reports), reports
    return data, reports


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_same_is_found_in_both_forms(path: Path) -> None:
    records = [replace(one, mishaps=()) for one in read(path.read_bytes()).matches]
    data, reports = judged(*records)
    for number, (record, report) in enumerate(zip(records, reports, strict=True), 1):
        lost = any(deal.lost for deal in record.deals)
        right = check(write(record)).findings
        said = [(one.rule.code, one.message) for one in report.findings]
        if not lost:  # the notation of what was read cannot say that something was lost
            assert said == [(one.rule.code, one.message) for one in right]
        for one in report.findings:
            assert one.where.match == number
            pointer = report.source.pointer(one.span)
            assert pointer.startswith(f"/matches/{number - 1}")
            resolved(data, pointer)


def place_of(text: str, code: str) -> str:
    records = read(whole(text)).matches
    _, (report,) = judged(*records)
    (one,) = [one for one in report.findings if one.rule.code == code]
    return report.source.address(one.span)


@pytest.mark.parametrize(
    ("text", "code", "pointer"),
    [
        ("deal 1 Klara\nturn 9H\nstand\nplay KS 9C, QH TH, JD 8S\n", "T404", "items/4"),
        ("deal 1 Klara\nturn 9H\nelder KS KS QS JS TS\n", "D101", "items/1/cards/1"),
        ("deal 1 Klara\nturn 9H\n\ndeal 1 Leo\nturn 9H\n", "R005", "number"),
        ("deal 1 Max\nturn 9H\n", "D108", "dealer"),
        ("deal 1 Klara\nturn 9H\npropose accept\nelder -2 +3\n", "X207", "items/3"),
    ],
)
def test_pointers_lead_to_what_is_meant(text: str, code: str, pointer: str) -> None:
    entry = 1 if code == "R005" else 0
    assert place_of(text, code) == f"/matches/0/entries/{entry}/{pointer}"


@given(st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
def test_every_place_in_a_text_has_its_own_pointer(seed: int) -> None:
    rng = random.Random(seed)
    record = decorated(legal_match(rng), rng)
    data = to_json(record)
    text, again = reread(record)
    assert again == record
    things = tuple(places(again, ""))
    source = PointedText("-", text, nested(things))
    for span, pointer in things:
        held = resolved(data, pointer)
        found = source.pointer(span)
        assert found == pointer or again.span == span or found.startswith(pointer)
        said = text[span.start : span.end]
        if isinstance(held, str):
            assert held in said
        elif isinstance(held, dict) and "card" in held and isinstance(held["card"], str):
            assert held["card"] in said


def test_lines_of_ndjson_are_counted() -> None:
    good, bad = (
        json.dumps(to_json(read(whole(f"deal 1 Klara\nturn 9H\nplay KS {card}\n")).matches[0]))
        for card in ("9S", "KS")
    )
    data = f"{good}\n\n{bad}\nnonsense\n".encode()
    clean, slip, unread = check_json(data, Form.NDJSON, "x")
    assert isinstance(clean, Report)
    assert isinstance(slip, Report)
    assert not [one for one in clean.findings if one.rule.code == "T402"]
    (twice,) = [one for one in slip.findings if one.rule.code == "T402"]
    assert slip.source.address(twice.span) == "3:/entries/0/items/3"
    assert twice.where.match == 2
    assert str(unread).startswith("line 4: no JSON at line 1, column 1")


def test_what_was_lost_is_not_held_against_a_record() -> None:
    """Only four tricks: a finding, unless a statement of the original could not be read."""
    text = "deal 1 Klara\nturn 9H\nstand\nplay KS 9S, QH TH, JD 8D, 7C 8C\n\ndeal 2 Leo\nturn 9D\n"
    (record,) = read(whole(text)).matches
    data = to_json(record)
    codes = [[], []]
    for at, lost in enumerate((False, True)):
        data["entries"][0]["lost"] = lost
        (report,) = check_json(json.dumps({"matches": [data]}).encode(), Form.JSON)
        assert isinstance(report, Report)
        codes[at] = [one.rule.code for one in report.findings]
    assert "T407" in codes[0]
    assert "T407" not in codes[1]


def test_a_place_between_two_things_is_that_of_what_holds_both() -> None:
    things = nested(
        [(Span(0, 20), ""), (Span(2, 6), "/a"), (Span(2, 4), "/a/0"), (Span(8, 9), "/b")]
    )
    source = PointedText("-", " " * 20, things)
    assert source.pointer(Span(2, 4)) == "/a/0"
    assert source.pointer(Span(2, 6)) == "/a"
    assert source.pointer(Span(5, 6)) == "/a"
    assert source.pointer(Span(7, 8)) == ""
    assert source.pointer(Span(20, 20)) == ""
