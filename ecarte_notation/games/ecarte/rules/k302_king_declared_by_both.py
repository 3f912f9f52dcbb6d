"""Both players declare the king of trumps.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    king elder
    «king dealer»
    play KS 9S, QH TH

## Right

    deal 1 Klara
    turn 9H
    stand
    king elder
    play KS 9S, QH TH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import KingFault, KingSaid


def check(step: KingSaid) -> Iterator[Hit]:
    if step.fault is KingFault.BY_BOTH:
        yield Hit(step.statement.span, {"seat": step.statement.seat, "turn_up": step.turn_up})


RULE = Rule(
    code="K302",
    name="king-declared-by-both",
    law="There is one king of trumps.",
    message="{seat} declares the king of trumps after the other player has",
    remedy="Remove one of the two.",
    authority=(
        Cite(LAWS, "§ 8.2"),
        Cite(LAWS, "§ 1.1"),
    ),
    watches=(KingSaid,),
    check=check,
)
