"""Our own referee passes the suite; the suite is current, whole, and notices a wrong referee."""

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from ecarte_notation.referee.referee import catalogue
from tests.conformance.build import built, stale
from tests.conformance.case import CASES, Case, every_case, loads
from tests.conformance.compare import difference
from tests.conformance.profiles import PROFILES
from tests.conformance.run import in_process
from tests.referee.contradictions import CONTRADICTIONS

SUITE = tuple(every_case())
SCHEMA = json.loads((Path(__file__).parent / "case.schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", SUITE, ids=lambda case: case.id)
def test_the_referee_gives_what_is_expected(case: Case) -> None:
    assert difference(case.expected, in_process(case)).lines() == []


def test_the_cases_are_current() -> None:
    assert stale(built()) == [], "run python -m tests.conformance.build"


def test_the_files_hold_to_their_schema() -> None:
    for case in SUITE:
        jsonschema.validate(json.loads(case.path.read_text(encoding="utf-8")), SCHEMA)
        assert loads(case.dumps()) == case
    assert {case.path for case in SUITE} == set(CASES.rglob("*.json"))


def test_there_are_cases_enough() -> None:
    assert len(SUITE) >= 300
    assert sum(not case.expected for case in SUITE) >= 80


def test_every_rule_speaks_in_some_case_and_is_silent_in_its_right_example() -> None:
    told = {one.code for case in SUITE for one in case.expected}
    assert told == {rule.code for rule in catalogue()}
    clean = {case.id for case in SUITE if not case.expected}
    assert {f"examples/{rule.code}-right" for rule in catalogue()} <= clean


def test_every_profile_of_the_suite_has_its_own_verdicts() -> None:
    for rules in PROFILES:
        own = [case for case in SUITE if case.rules == rules]
        assert any(case.expected for case in own), rules
        assert any(not case.expected for case in own), rules


def test_each_profile_but_the_default_differs_from_it_somewhere() -> None:
    differ = {
        rules
        for one in CONTRADICTIONS
        for rules, verdicts in one.found.items()
        if verdicts != one.found.get("classic", verdicts)
    }
    assert differ >= set(PROFILES) - {"classic"}


def test_bytes_that_are_not_utf_8_are_carried() -> None:
    odd = {case.id: case.input for case in SUITE if b'"base64"' in case.dumps().encode()}
    samples = Path(__file__).parents[2] / "samples" / "slips"
    assert odd["samples/slips-utf-16"] == (samples / "utf-16.ecarte").read_bytes()
    assert odd["samples/slips-latin-1"] == (samples / "latin-1.ecarte").read_bytes()


def _must_trump() -> Case:
    return next(case for case in SUITE if case.id == "examples/T406-wrong")


def test_a_finding_too_few_or_too_many_is_a_difference() -> None:
    case = _must_trump()
    given = in_process(case)
    assert not difference(case.expected, given)
    assert len(difference(case.expected, []).missing) == 1
    assert len(difference(case.expected, given * 2).unexpected) == 1
    assert len(difference((), given).unexpected) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"code": "T405"},
        {"name": "must-beat"},
        {"line": 1},
        {"column": 1},
        {"end_line": 99},
        {"end_column": 99},
        {"where": {"deal": 2}},
        {"where": {"trick": 3}},
        {"where": {"seat": "elder"}},
    ],
    ids=str,
)
def test_a_finding_elsewhere_is_a_difference(change: dict) -> None:
    case = _must_trump()
    (right,) = case.expected
    wrong = difference((replace(right, **change),), in_process(case))
    assert len(wrong.missing) == len(wrong.unexpected) == 1


def test_what_is_left_open_fits_anything() -> None:
    case = _must_trump()
    (right,) = case.expected
    bare = replace(right, line=None, column=None, end_line=None, end_column=None)
    assert not difference((bare,), in_process(case))


def test_the_exact_expectation_chooses_first() -> None:
    """A vague one must not take the only finding that an exact one fits."""
    first = {"code": "T406", "name": "must-trump", "location": {"line": 1, "column": 1}}
    second = {"code": "T406", "name": "must-trump", "location": {"line": 2, "column": 1}}
    (right,) = _must_trump().expected
    vague = replace(right, line=None, column=None, end_line=None, end_column=None)
    exact = replace(vague, line=1)
    assert not difference((vague, exact), [first, second])
