"""Every rule's wrong example breaks that rule at the marked span and no other; the right one none."""

import pytest

from ecarte_notation.findings.rule import Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.referee.referee import catalogue, read, referee
from tests.rules.examples import example

RULES = tuple(catalogue())


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_wrong(rule: Rule) -> None:
    wrong = example(rule, "Wrong")
    report = referee(read(wrong.data))
    assert [(one.rule.name, one.span) for one in report.findings] == [(rule.name, wrong.span)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_right(rule: Rule) -> None:
    right = example(rule, "Right")
    report = referee(read(right.data))
    assert [(one.rule.name, one.message) for one in report.findings] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_words(rule: Rule) -> None:
    (finding,) = referee(read(example(rule, "Wrong").data)).findings
    for words in (finding.message, finding.remedy, rule.law):
        assert words
        assert "{" not in words.replace("{[", "").replace("{ ", "").replace("{…", "").replace(
            "with {", ""
        )
    assert not finding.message.endswith(".")
    assert rule.severity in Severity
    assert rule.authority
