"""The running score is not the last one and what was marked since.

It is reported once: the sheet is believed from there.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, 8H JH, KC 8C, QC 7C, AD KD
    points dealer 2
    «score 3-0»

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, 8H JH, KC 8C, QC 7C, AD KD
    points dealer 2
    score 2-0
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.rules.claims import claim_hit
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import ScoreClaimed


def check(step: ScoreClaimed) -> Iterator[Hit]:
    if step.fault is ClaimFault.WRONG_SCORE:
        yield claim_hit(step)


RULE = Rule(
    code="S505",
    name="wrong-score",
    law="The score is what both players have marked since the game began.",
    message="the sheet has {written}, the sum is {expected}",
    remedy="{correction}",
    authority=(
        Cite(LAWS, "§ 11.1"),
        Cite(NOTATION, "§ 5.10"),
    ),
    watches=(ScoreClaimed,),
    check=check,
)
