"""Elder proposes although the stock is empty, or too short for a proposal.

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
from ecarte_notation.games.ecarte.laws.exchanging import Closed, closed
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.statements import Word
from ecarte_notation.games.ecarte.steps import DecisionTaken


def check(step: DecisionTaken) -> Iterator[Hit]:
    before = step.before
    if step.statement.word is not Word.PROPOSE:
        return
    if closed(before.stock, before.proposals, before.profile) is Closed.STOCK:
        left = f"only {before.stock} cards are left in the stock"
        yield Hit(step.statement.span, {"left": left if before.stock else "the stock is empty"})


RULE = Rule(
    code="X212",
    name="proposal-without-stock",
    law="Proposals end when the stock is empty.",
    message="elder proposes, but {left}",
    remedy="Remove the proposal, or correct the numbers of the exchanges.",
    authority=(Cite(LAWS, "§ 5.6"),),
    watches=(DecisionTaken,),
    check=check,
)
