"""One record, judged by several rules with several verdicts."""

from collections.abc import Iterator

from ecarte_notation.referee.referee import catalogue
from tests.conformance.case import Case, Expected
from tests.conformance.contradictions import CONTRADICTIONS, Verdict
from tests.conformance.marks import expected_at, unmarked
from tests.rules.examples import whole


def cases() -> Iterator[Case]:
    for one in CONTRADICTIONS:
        text, spans = unmarked(whole(one.text))
        for rules, verdicts in one.verdicts.items():
            yield Case(
                id=f"contradictions/{one.id}-{_slug(rules)}",
                title=f"{one.about}, by the rules {rules}",
                input=text.encode(),
                expected=tuple(_expected(said, text, spans) for said in verdicts),
                origin=f"contradiction {one.id}, derived by hand from {one.laws}",
                rules=rules,
            )


def _expected(said: Verdict, text: str, spans: list[tuple[int, int]]) -> Expected:
    rule = catalogue().find(said.rule)
    assert rule, said.rule
    return expected_at(rule.code, rule.name, text, spans[said.mark - 1], **said.where)


def _slug(rules: str) -> str:
    return "".join(char if char.isalnum() or char in "+-_" else "." for char in rules)
