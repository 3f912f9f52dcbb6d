"""A deal or game has a number that does not follow from the one before it.

A number that is repeated, goes back, or is skipped by this one deal alone is taken for a slip of
the pen; where the numbers go on from the gap, a deal is missing (R004).

## Wrong

    deal 1 Klara
    turn 9H
    stand

    deal «1» Leo
    turn 8C
    stand

## Right

    deal 1 Klara
    turn 9H
    stand

    deal 2 Leo
    turn 8C
    stand
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.fix import Fix, rewrite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.steps import DealNumbered
from ecarte_notation.referee.rules.authority import NOTATION


def check(step: DealNumbered) -> Iterator[Hit]:
    wrong = step.mistyped if step.kind == "deal" else not step.right
    if wrong:
        facts = {"kind": step.kind, "written": step.written, "expected": step.expected}
        yield Hit(step.span, facts, fixes=_fixes(step))


def _fixes(step: DealNumbered) -> tuple[Fix, ...]:
    """The right number, unless the numbers that follow go on from the wrong one."""
    words = f"{step.kind} {step.expected}"
    if step.expected is None or step.following not in (None, 1, step.expected + 1):
        return ()
    number = str(step.expected) if step.kind == "deal" else words
    return rewrite(step.span, number, safe=True, words=f"write `{words}`")


RULE = Rule(
    code="R005",
    name="deal-number",
    law="Deals and games are numbered one by one; a new game may begin again at deal 1.",
    message="{kind} {written} comes where {kind} {expected} is due",
    remedy="Write `{kind} {expected}`.",
    authority=(
        Cite(NOTATION, "§ 4.4"),
        Cite(NOTATION, "§ 5.1"),
    ),
    watches=(DealNumbered,),
    check=check,
)
