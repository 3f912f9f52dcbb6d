"""The score lacks the point for a king that was turned up or declared.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    king elder
    «score 0-0»

## Right

    deal 1 Klara
    turn 9H
    stand
    king elder
    score 0-1
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.rules.claims import claim_hit
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import ScoreClaimed


def check(step: ScoreClaimed) -> Iterator[Hit]:
    if step.fault is ClaimFault.KING_LEFT_OUT:
        yield claim_hit(step)


RULE = Rule(
    code="S506",
    name="king-point-left-out",
    law="A turned or declared king is one point.",
    message="the sheet has {written}, the sum is {expected}: a king's point is left out",
    remedy="{correction}",
    authority=(
        Cite(LAWS, "§ 8.1"),
        Cite(LAWS, "§ 8.2"),
    ),
    watches=(ScoreClaimed,),
    check=check,
)
