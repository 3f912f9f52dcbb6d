"""Something stands in the record that the notation cannot read.

What cannot be read costs as little as possible: a thing in the place of a card is taken for an
unknown card, a statement that broke off is passed over, and the rest of the deal is judged
without concluding anything from what may have been lost.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH «ZZ», JH AH

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH, JH AH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION


def check(step: Unread) -> Iterator[Hit]:
    if step.mishap.kind == "unreadable-text":
        facts = step.mishap.facts
        remedy = facts.get("remedy") or f"Write {facts['expected']} here."
        yield Hit(
            step.mishap.span, {"found": facts["found"], "remedy": remedy}, fixes=step.mishap.fixes
        )


RULE = Rule(
    code="R001",
    name="unreadable-text",
    law="A record consists of the statements of the notation.",
    message="{found}",
    remedy="{remedy}",
    authority=(Cite(NOTATION, "§ 3"),),
    watches=(Unread,),
    check=check,
)
