"""Legal matches from the generator with one slip each, made by construction at a known place."""

import re
from collections.abc import Iterator
from typing import Any

from ecarte_notation.findings.rule import Rule
from ecarte_notation.referee.referee import catalogue
from ecarte_notation.text.decode import decode
from tests.conformance.case import Case
from tests.conformance.marks import expected_at
from tests.generate.mutants import SLIPS, Mutant, mutants
from tests.generate.slips import IN_PLAY

_EACH = 2
_DEAL = re.compile(r"^deal (\d+) ", re.MULTILINE)


def cases() -> Iterator[Case]:
    for name in SLIPS:
        rule = catalogue().find(name)
        assert rule, name
        for number, mutant in enumerate(mutants(name, _EACH), 1):
            yield _case(rule, number, mutant)


def _case(rule: Rule, number: int, mutant: Mutant) -> Case:
    data = mutant.text if isinstance(mutant.text, bytes) else mutant.text.encode()
    text = decode(data).text
    return Case(
        id=f"slips/{rule.code}-{number}",
        title=f"{rule.name}: a legal match with this slip in it and no other",
        input=data,
        expected=(expected_at(rule.code, rule.name, text, mutant.span, **_where(text, mutant)),),
        origin=f"tests/generate, slip `{rule.name}`, number {number}",
    )


def _where(text: str, mutant: Mutant) -> dict[str, Any]:
    """The deal of a slip that was made inside one."""
    if mutant.rule not in IN_PLAY:
        return {}
    return {"deal": int(_DEAL.findall(text, 0, mutant.span.start)[-1])}
