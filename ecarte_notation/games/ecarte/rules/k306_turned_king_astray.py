"""The sheet gives the point for the turned king to elder.

## Wrong

    deal 1 Klara
    turn KH
    king turned
    «score 0-1»

## Right

    deal 1 Klara
    turn KH
    king turned
    score 1-0
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.rules.claims import claim_hit
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import ScoreClaimed


def check(step: ScoreClaimed) -> Iterator[Hit]:
    if step.fault is ClaimFault.TURNED_KING_ASTRAY:
        yield claim_hit(step)


RULE = Rule(
    code="K306",
    name="turned-king-astray",
    law="The point for a turned king is the dealer's.",
    message="the sheet has {written}, the laws {expected}: the turned king's point went to the wrong side",
    remedy="{correction}",
    authority=(
        Cite(LAWS, "§ 8.1"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(ScoreClaimed,),
    check=check,
)
