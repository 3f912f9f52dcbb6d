"""A card is played that has been played before in the deal.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS 9S, QH TH, 8C «9S»

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS 9S, QH TH, 8C JC
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import CardFault, TrickCard


def check(step: TrickCard) -> Iterator[Hit]:
    if step.fault is CardFault.TWICE and step.seen:
        card = step.statement.card
        yield Hit(step.statement.span, {"card": card}, ((step.seen.span, step.seen.words),))


RULE = Rule(
    code="T402",
    name="card-played-twice",
    law="A card is played once.",
    message="{card} is played a second time",
    remedy="Correct one of the two.",
    authority=(
        Cite(LAWS, "§ 1.1"),
        Cite(LAWS, "§ 9.1"),
    ),
    watches=(TrickCard,),
    check=check,
)
