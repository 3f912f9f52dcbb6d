"""A player who stood or refused has lost and pays one point where two are due.

Elder pays two if he stood without proposing, dealer if he refused the first proposal.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, 8H JH, KC 8C, QC 7C, AD KD
    «points dealer 1»

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, 8H JH, KC 8C, QC 7C, AD KD
    points dealer 2
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.rules.claims import claim_hit
from ecarte_notation.games.ecarte.sources import BRITANNICA, CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import AwardClaimed, ScoreClaimed


def check(step: AwardClaimed | ScoreClaimed) -> Iterator[Hit]:
    if step.fault is ClaimFault.PENALTY_FORGOTTEN:
        yield claim_hit(step)


RULE = Rule(
    code="S503",
    name="penalty-forgotten",
    law="Elder who stands unproposed, or dealer who refuses the first proposal, and loses, pays two.",
    message="the sheet gives {written}, the laws give {expected} ({reason})",
    remedy="{correction}",
    authority=(
        Cite(LAWS, "§ 10.3"),
        Cite(LAWS, "§ 10.4"),
        Cite(CAVENDISH, "law 43"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(AwardClaimed, ScoreClaimed),
    check=check,
)
