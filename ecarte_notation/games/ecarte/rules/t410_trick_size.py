"""Between two commas stand more than two cards, one, or none.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH «JH» AH, 8C 7C

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH, JH AH, 8C 7C
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import NOTATION
from ecarte_notation.games.ecarte.steps import TrickMalformed


def check(step: TrickMalformed) -> Iterator[Hit]:
    what = {0: "a comma without a trick before it", 1: "a trick of one card"}
    yield Hit(
        step.span, {"what": what.get(step.size, "a third card in one trick: is a comma missing?")}
    )


RULE = Rule(
    code="T410",
    name="trick-size",
    law="Tricks are two cards each, with a comma between them.",
    message="{what}",
    remedy="Write a comma after each second card; xx stands for a card that is not known.",
    authority=(Cite(NOTATION, "§ 5.6"),),
    watches=(TrickMalformed,),
    check=check,
)
