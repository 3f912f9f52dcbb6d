"""The points for the tricks are given to the player who did not win them.

## Wrong

    deal 1 Klara
    turn 9H
    propose accept
    elder -1 +1
    dealer -0
    stand
    play KS 9S, 8H JH, KC 8C, QC 7C, AD KD
    «points elder 1»

## Right

    deal 1 Klara
    turn 9H
    propose accept
    elder -1 +1
    dealer -0
    stand
    play KS 9S, 8H JH, KC 8C, QC 7C, AD KD
    points dealer 1
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.rules.claims import claim_hit
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import AwardClaimed, ScoreClaimed


def check(step: AwardClaimed | ScoreClaimed) -> Iterator[Hit]:
    if step.fault is ClaimFault.WRONG_SIDE:
        yield claim_hit(step)


RULE = Rule(
    code="S502",
    name="award-wrong-side",
    law="The player with three tricks or more marks the points.",
    message="the sheet gives {written}, the laws give {expected} ({reason})",
    remedy="{correction}",
    authority=(Cite(LAWS, "§ 10.1"),),
    watches=(AwardClaimed, ScoreClaimed),
    check=check,
)
