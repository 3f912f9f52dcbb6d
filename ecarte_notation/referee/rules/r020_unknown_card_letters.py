"""The tag [Cards] names a language whose card letters are not known; the cards are taken for unknown.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    «[Cards "xy"]»
    deal 1 Klara
    turn RC
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Cards "fr"]
    deal 1 Klara
    turn RC
    result *
    end
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R020",
    name="unknown-card-letters",
    law="[Cards] names a language by its two letters.",
    message="the card letters of `{language}` are not known",
    remedy="Name one of {known}.",
    authority=(Cite(NOTATION, "§ 6.3"),),
    watches=(Unread,),
    check=of_kind("unknown-card-letters"),
)
