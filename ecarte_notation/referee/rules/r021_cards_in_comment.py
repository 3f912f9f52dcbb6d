"""What stands after a semicolon looks like tricks or a hand.

A semicolon makes a remark of the rest of its line, so cards after it are not part of the deal.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S«; QH TH»

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R021",
    name="cards-in-comment",
    law="A semicolon makes a remark of the rest of the line.",
    message="the cards after the semicolon are a remark",
    remedy="Write a comma, if they were played or held; braces {{ }} around them, if a remark is meant.",
    authority=(Cite(NOTATION, "§ 7.1"),),
    watches=(Unread,),
    check=of_kind("cards-in-comment"),
    severity=Severity.WARNING,
)
