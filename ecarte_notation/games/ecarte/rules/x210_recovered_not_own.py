"""A card recovered when the stock was short is not one that the player has just discarded.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -5 +5
    dealer -5 +5
    propose accept
    elder -5 +5
    dealer -4 +4
    propose accept
    elder -TS QS KD +9C JC ^«7C»
    dealer -0

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -5 +5
    dealer -5 +5
    propose accept
    elder -5 +5
    dealer -4 +4
    propose accept
    elder -TS QS KD +9C JC ^TS
    dealer -0
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import Recovered


def check(step: Recovered) -> Iterator[Hit]:
    if not step.own:
        yield Hit(step.span, {"card": step.card, "seat": step.seat})


RULE = Rule(
    code="X210",
    name="recovered-not-own",
    law="When the stock is short elder recovers cards of his own latest discard.",
    message="{card} is not one of the cards that {seat} has just discarded",
    remedy="Name one of them, or xx.",
    authority=(Cite(LAWS, "§ 7.2"),),
    watches=(Recovered,),
    check=check,
)
