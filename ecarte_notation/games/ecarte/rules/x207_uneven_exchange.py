"""A player receives more or fewer cards than he discarded.

Cards recovered from his own discard count as received.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    «elder -7D 8C +JH»
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
from ecarte_notation.games.ecarte.steps import ExchangeMade


def check(step: ExchangeMade) -> Iterator[Hit]:
    if step.drawn is None:
        return
    gone, come = step.statement.discarded.count, step.drawn + step.recovered
    if gone != come:
        yield Hit(step.statement.span, {"seat": step.statement.seat, "gone": gone, "come": come})


RULE = Rule(
    code="X207",
    name="uneven-exchange",
    law="A player receives as many cards as he discards.",
    message="{seat} discards {gone} and receives {come}",
    remedy="Add what is missing (xx for an unknown card), or correct the numbers.",
    authority=(Cite(LAWS, "§ 6.3"),),
    watches=(ExchangeMade,),
    check=check,
)
