"""The numbers of the deals leave one out.

The score is taken from the next one that the sheet gives, since what the missing deal earned is
not known.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    score 0-1

    deal «3» Klara
    turn 8C
    stand
    score 1-1

## Right

    deal 1 Klara
    turn 9H
    stand
    score 0-1

    deal 2 Leo
    turn TS
    stand
    score 0-1

    deal 3 Klara
    turn 8C
    stand
    score 1-1
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.steps import DealNumbered
from ecarte_notation.referee.rules.authority import NOTATION


def check(step: DealNumbered) -> Iterator[Hit]:
    if step.kind == "deal" and step.left_out:
        count = f"{step.left_out} deals are missing" if step.left_out > 1 else "one deal is missing"
        advice = f"Add deal {step.expected}, or write its number here if none is missing."
        facts = {
            "written": step.written,
            "expected": step.expected,
            "count": count,
            "advice": advice,
        }
        yield Hit(step.span, facts)


RULE = Rule(
    code="R004",
    name="missing-deal",
    law="Deals are numbered one by one, void ones too.",
    message="deal {written} comes where deal {expected} is due: {count}",
    remedy="{advice}",
    authority=(Cite(NOTATION, "§ 5.1"),),
    watches=(DealNumbered,),
    check=check,
)
