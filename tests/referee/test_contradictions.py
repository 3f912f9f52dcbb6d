"""Every contradiction between the books: one record, two rules, two verdicts."""

import pytest

from ecarte_notation.referee.referee import read, referee
from tests.conformance.marks import unmarked
from tests.referee.contradictions import CONTRADICTIONS, Contradiction
from tests.rules.examples import whole


@pytest.mark.parametrize("case", CONTRADICTIONS, ids=lambda case: case.id)
def test_verdicts_differ_as_the_books_do(case: Contradiction) -> None:
    book = read(unmarked(whole(case.text))[0])
    found = {
        rules: [one.rule.name for one in referee(book, rules).findings] for rules in case.found
    }
    assert found == case.found


def test_every_contradiction_is_here() -> None:
    ids = {case.id for case in CONTRADICTIONS}
    assert {f"C{number}" for number in range(1, 16)} <= ids
    agreed = {case.id for case in CONTRADICTIONS if len({str(v) for v in case.found.values()}) == 1}
    assert agreed <= {
        "C6-too-many",
        "C6-draws",
        "throw-own",
        "throw-at-once",
    }
