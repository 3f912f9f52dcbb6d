"""A card is drawn from the stock that was seen elsewhere already: dealt, turned up, drawn, discarded.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -7D 8C +JH «9H»
    dealer -1 +1

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -7D 8C +JH TC
    dealer -1 +1
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import Clash


def check(step: Clash) -> Iterator[Hit]:
    if step.drawn:
        facts = {"seat": step.where.seat, "card": step.card, "then": step.earlier.words}
        yield Hit(step.span, facts, ((step.earlier.span, f"{step.card} is {step.earlier.words}"),))


RULE = Rule(
    code="X211",
    name="draw-seen-before",
    law="Discards and the turn-up are out of play; a card is drawn but once.",
    message="{seat} draws {card}, but it is {then}",
    remedy="Correct the card; write xx if it is not known.",
    authority=(
        Cite(LAWS, "§ 1.1"),
        Cite(LAWS, "§ 6.4"),
    ),
    watches=(Clash,),
    check=check,
)
