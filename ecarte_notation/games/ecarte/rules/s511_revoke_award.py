"""The winner had revoked, his adversary claimed it, and the award was not reduced.

By the rules with `revoke=reduced_or_replayed` his point counts nothing, his vole one, his point
against a stand or a refusal one.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS TH, JC 8C, AC QH, 8H AH, 9S 7D
    revoke dealer
    «points dealer 2»
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS TH, JC 8C, AC QH, 8H AH, 9S 7D
    revoke dealer
    points dealer 1
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.rules.claims import claim_hit
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import AwardClaimed, ScoreClaimed


def check(step: AwardClaimed | ScoreClaimed) -> Iterator[Hit]:
    if step.fault is ClaimFault.NOT_REDUCED:
        yield claim_hit(step)


RULE = Rule(
    code="S511",
    name="revoke-award",
    law="After a revoke that was claimed the offender's award is reduced.",
    message="the sheet gives {written}, the laws give {expected} ({reason})",
    remedy="{correction}",
    authority=(Cite(LAWS, "§ 9.9"), Cite(CAVENDISH, "law 43")),
    watches=(AwardClaimed, ScoreClaimed),
    check=check,
)
