"""A statement stands where it cannot stand.

Such are a hand after the first decision, a decision after the first card, a second decision after
elder has stood. It is passed over; the deal is judged by the others.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH
    «propose»

## Right

    deal 1 Klara
    turn 9H
    propose refuse
    play KS 9S, QH TH
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R003",
    name="out-of-order",
    law="The statements of a deal stand in the order in which things happen at the table.",
    message="`{statement}` cannot stand here: {because}",
    remedy="Move it to its place, or remove it.",
    authority=(Cite(NOTATION, "§ 5"),),
    watches=(Unread,),
    check=of_kind("out-of-order"),
)
