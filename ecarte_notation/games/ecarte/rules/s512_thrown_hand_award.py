"""A hand was thrown in, and not paid as the rules have it.

By the rules with `thrown_hand=two_then_one`: two before the first trick is complete, one after
one or two tricks.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    turn 9H
    propose refuse
    play KS 9S
    throw dealer
    «points elder 2»
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    turn 9H
    propose refuse
    play KS 9S
    throw dealer
    points elder 1
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
    if step.fault is ClaimFault.THROWN_HAND:
        yield claim_hit(step)


RULE = Rule(
    code="S512",
    name="thrown-hand-award",
    law="A hand thrown in pays two before the first trick, one after one or two tricks.",
    message="the sheet gives {written}, the laws give {expected} ({reason})",
    remedy="{correction}",
    authority=(Cite(LAWS, "§ 9.10"), Cite(CAVENDISH, "law 42")),
    watches=(AwardClaimed, ScoreClaimed),
    check=check,
)
