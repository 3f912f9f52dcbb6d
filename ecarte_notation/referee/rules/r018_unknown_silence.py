"""A remark silences a rule that does not exist.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S «{[sic must-folow]}», QH TH

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION


def check(step: Unread) -> Iterator[Hit]:
    if step.mishap.kind == "unknown-silence":
        near = step.mishap.facts["nearest"]
        meant = f"Write `{near}` if that was meant; " if near else ""
        advice = f"{meant}`ecarte rules` lists all names."
        advice = advice[0].upper() + advice[1:] if meant else advice
        name, deed = step.mishap.facts["name"], step.mishap.facts["deed"]
        problem = f"`{name}` is the name of no rule" if name else f"`{deed}` names no rule"
        facts = {**step.mishap.facts, "advice": advice, "problem": problem}
        yield Hit(step.mishap.span, facts, fixes=step.mishap.fixes)


RULE = Rule(
    code="R018",
    name="unknown-silence",
    law="`sic` and `allow` are followed by the name or the code of a rule.",
    message="{problem}",
    remedy="{advice}",
    authority=(Cite(NOTATION, "§ 7.4"),),
    watches=(Unread,),
    check=check,
)
