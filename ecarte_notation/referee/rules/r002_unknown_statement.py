"""A word stands where a statement should begin, and is none.

If it is nearly one, it is read as that one, so that the rest of the deal can be judged.

## Wrong

    deal 1 Klara
    turn 9H
    «propse» accept

## Right

    deal 1 Klara
    turn 9H
    propose accept
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.fix import rewrite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION


def check(step: Unread) -> Iterator[Hit]:
    if step.mishap.kind == "unknown-statement":
        near = step.mishap.facts["nearest"]
        advice = (
            f"Write `{near}`; it was read so." if near else "Remove it, or make it a remark: {…}."
        )
        fixes = rewrite(step.mishap.span, near, safe=True) if near else ()
        facts = {**step.mishap.facts, "advice": advice}
        yield Hit(step.mishap.span, facts, fixes=fixes)


RULE = Rule(
    code="R002",
    name="unknown-statement",
    law="A statement begins with one of the words of the notation.",
    message="`{word}` begins no statement",
    remedy="{advice}",
    authority=(Cite(NOTATION, "§ 3"),),
    watches=(Unread,),
    check=check,
)
