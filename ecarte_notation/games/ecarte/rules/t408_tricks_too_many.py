"""More than five tricks are written.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH, JH 7H, 8C 7C, TD 9D, «JC» AC

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH, JH 7H, 8C 7C, TD 9D
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import TrickTooMany


def check(step: TrickTooMany) -> Iterator[Hit]:
    yield Hit(step.span, {})


RULE = Rule(
    code="T408",
    name="tricks-too-many",
    law="A deal is five tricks.",
    message="a card after the fifth trick",
    remedy="Remove it, or a card before it that was written twice.",
    authority=(Cite(LAWS, "§ 9.8"),),
    watches=(TrickTooMany,),
    check=check,
)
