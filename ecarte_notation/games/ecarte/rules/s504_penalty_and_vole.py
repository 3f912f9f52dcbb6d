"""The penalty for standing or refusing is added to the points for the tricks.

It takes the place of the single point, and a vole is two with or without it.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play 7S KS, QC 8C, JC 7C, KD 8D, QD 7D
    «points dealer 3»

## Right

    deal 1 Klara
    turn 9H
    stand
    play 7S KS, QC 8C, JC 7C, KD 8D, QD 7D
    points dealer 2
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.rules.claims import claim_hit
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import AwardClaimed, ScoreClaimed


def check(step: AwardClaimed | ScoreClaimed) -> Iterator[Hit]:
    if step.fault is ClaimFault.PENALTY_AND_VOLE:
        yield claim_hit(step)


RULE = Rule(
    code="S504",
    name="penalty-and-vole",
    law="A deal's tricks are never worth more than two.",
    message="the sheet gives {written}, the laws give {expected} ({reason}): the penalty is not added",
    remedy="{correction}",
    authority=(
        Cite(LAWS, "§ 10.5"),
        Cite(CAVENDISH, "law 43"),
    ),
    watches=(AwardClaimed, ScoreClaimed),
    check=check,
)
