"""The hands are played again though nobody revoked, or by rules that do not know it.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS TH, JC 8C
    revoke dealer
    «replay»
    KS 9S, QH TH, 8H AH, JC 8C, AC 7D
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
    play KS TH, JC 8C
    revoke dealer
    replay
    KS 9S, QH TH, 8H AH, JC 8C, AC 7D
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import ReplayMade


def check(step: ReplayMade) -> Iterator[Hit]:
    if not step.allowed:
        yield Hit(step.span, {"profile": step.profile})


RULE = Rule(
    code="T413",
    name="replay-not-allowed",
    law="Where the rules say so, the adversary of a player who revoked may have the hands replayed.",
    message="the hands are played again; the rules `{profile}` allow it only after a revoke, if at all",
    remedy="Write `revoke` and who did it before `replay`, or name other rules in [Rules].",
    authority=(Cite(LAWS, "§ 9.9"), Cite(CAVENDISH, "law 43")),
    watches=(ReplayMade,),
    check=check,
)
