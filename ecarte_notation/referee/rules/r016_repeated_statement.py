"""A statement that can be made once in a deal is made a second time; the first one counts.

## Wrong

    deal 1 Klara
    turn 9H
    «turn 8C»
    stand

## Right

    deal 1 Klara
    turn 9H
    stand
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R016",
    name="repeated-statement",
    law="Turn-up, hands, play and points are written once in a deal.",
    message="{statement} stands a second time in this deal",
    remedy="Keep one of the two.",
    authority=(Cite(NOTATION, "§ 5"),),
    watches=(Unread,),
    check=of_kind("repeated-statement"),
)
