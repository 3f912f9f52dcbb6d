"""One record, judged by several rules with several verdicts."""

import re
from collections.abc import Iterator

from ecarte_notation.referee.referee import catalogue
from tests.conformance.case import Case, Expected
from tests.conformance.marks import expected_at, unmarked
from tests.referee.contradictions import CONTRADICTIONS
from tests.rules.examples import whole


def cases() -> Iterator[Case]:
    for one in CONTRADICTIONS:
        text, spans = unmarked(whole(one.text))
        for rules, names in one.found.items():
            marks = [spans[one.at.get(name, 1) - 1] for name in names]
            yield Case(
                id=f"contradictions/{one.id}-{re.sub(r'[^a-z0-9_+-]+', '.', rules)}",
                title=f"{one.about}, by the rules {rules}",
                input=text.encode(),
                expected=tuple(
                    _expected(name, text, span) for name, span in zip(names, marks, strict=True)
                ),
                origin=f"contradiction {one.id} in tests/referee, derived by hand from LAWS.md",
                rules=rules,
            )


def _expected(name: str, text: str, span: tuple[int, int]) -> Expected:
    rule = catalogue().find(name)
    assert rule, name
    return expected_at(rule.code, rule.name, text, span)
