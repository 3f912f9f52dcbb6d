"""Elder proposes although the stock is empty.

## Wrong

    deal 1 Klara
    turn 9H
    propose accept
    elder -5 +5
    dealer -5 +5
    propose accept
    elder -5 +5
    dealer -4 +4
    propose accept
    elder -2 +2
    dealer -0
    «propose» refuse

## Right

    deal 1 Klara
    turn 9H
    propose accept
    elder -5 +5
    dealer -5 +5
    propose accept
    elder -5 +5
    dealer -4 +4
    propose accept
    elder -2 +2
    dealer -0
    stand
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.exchanging import may_propose
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.statements import Word
from ecarte_notation.games.ecarte.steps import DecisionTaken


def check(step: DecisionTaken) -> Iterator[Hit]:
    if step.statement.word is Word.PROPOSE and not may_propose(step.before.stock):
        yield Hit(step.statement.span, {})


RULE = Rule(
    code="X212",
    name="proposal-without-stock",
    law="Proposals end when the stock is empty.",
    message="elder proposes, but the stock is empty",
    remedy="Remove the proposal, or correct the numbers of the exchanges.",
    authority=(Cite(LAWS, "§ 5.6"),),
    watches=(DecisionTaken,),
    check=check,
)
