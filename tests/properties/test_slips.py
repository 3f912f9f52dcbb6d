"""One slip of each kind gives exactly its own finding at its own place.

A thousand of each: `python -m tests.deep slips`.
"""

import pytest

from ecarte_notation.referee.referee import catalogue, read, referee
from tests.generate.mutants import SLIPS, mutants


def test_there_is_a_slip_for_every_rule() -> None:
    made_here = {rule.name for rule in catalogue()} - {"king-declared-early"}
    assert set(SLIPS) == made_here


@pytest.mark.parametrize("rule", SLIPS)
def test_one_slip_one_finding(rule: str) -> None:
    made = list(mutants(rule, 12))
    assert len(made) == 12
    for mutant in made:
        report = referee(read(mutant.text))
        found = [(one.rule.name, one.span) for one in report.findings]
        assert found == [(rule, mutant.span)], mutant.text
