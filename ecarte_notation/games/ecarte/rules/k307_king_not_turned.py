"""The record says that the king was turned up, and the turn-up is another card.

## Wrong

    deal 1 Klara
    turn 9H
    «king turned»
    stand

## Right

    deal 1 Klara
    turn KH
    king turned
    stand
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import KingFault, KingSaid


def check(step: KingSaid) -> Iterator[Hit]:
    if step.fault is KingFault.NOT_TURNED:
        yield Hit(step.statement.span, {"seat": step.statement.seat, "turn_up": step.turn_up})


RULE = Rule(
    code="K307",
    name="king-not-turned",
    law="The dealer scores for turning up a king.",
    message="`king turned`, but the turn-up is {turn_up}",
    remedy="Correct the turn-up, or write which player declared the king.",
    authority=(Cite(LAWS, "§ 8.1"),),
    watches=(KingSaid,),
    check=check,
)
