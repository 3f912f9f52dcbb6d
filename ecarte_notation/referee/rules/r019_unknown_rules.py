"""The tag [Rules] names rules that the referee does not know; the match is judged by the default.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    «[Rules "clasic"]»
    deal 1 Klara
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "classic"]
    deal 1 Klara
    result *
    end
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R019",
    name="unknown-rules",
    law="[Rules] names one of the referee's rule profiles.",
    message="{problem}",
    remedy="Name one of the known profiles; meanwhile `{default}` was used.",
    authority=(Cite(NOTATION, "§ 4.3"),),
    watches=(Unread,),
    check=of_kind("unknown-rules"),
)
