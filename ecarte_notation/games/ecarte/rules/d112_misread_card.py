"""One card is misread, and several things in the deal are wrong only because of it.

With another rank or another suit of that one card the whole deal is lawful, and with no other single
correction. What it explains is not told besides.

## Wrong

    deal 1 Klara
    turn «JS»
    elder QC TD AC TC JH
    dealer 9D 9S AH AD QH
    stand
    play QC AH, JH QH, 9D TD, AC 9S, TC AD
    points elder 1

## Right

    deal 1 Klara
    turn JC
    elder QC TD AC TC JH
    dealer 9D 9S AH AD QH
    stand
    play QC AH, JH QH, 9D TD, AC 9S, TC AD
    points elder 1
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.games.ecarte.rules.explained import of_kind
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.record.steps import Explained

RULE = Rule(
    code="D112",
    name="misread-card",
    law="A card is written as it lay on the table.",
    message="as written {count} things in the deal are against the laws; with {words} none is",
    remedy="Correct the card; or if it is right, correct what is reported of each.",
    authority=(Cite(LAWS, "§ 1.1"), Cite(NOTATION, "§ 6.1")),
    watches=(Explained,),
    check=of_kind("misread-card"),
)
