"""Two cards of the play stand in each other's places.

As written several things in the deal are against the laws; with the two cards the other way round none
is, and no other single correction does as much.

## Wrong

    deal 1 Klara
    turn 8H
    elder 9C QS AH TC 9S
    dealer KC 8C AD QC QD
    stand
    play «9C» AD, QS KC, QC TC, QD AH, 9S 8C
    points elder 1

## Right

    deal 1 Klara
    turn 8H
    elder 9C QS AH TC 9S
    dealer KC 8C AD QC QD
    stand
    play QS AD, 9C KC, QC TC, QD AH, 9S 8C
    points elder 1
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.games.ecarte.rules.explained import of_kind
from ecarte_notation.games.ecarte.sources import NOTATION
from ecarte_notation.record.steps import Explained

RULE = Rule(
    code="D115",
    name="cards-swapped",
    law="The cards of the play stand in the order in which they were played.",
    message="as written {count} things in the deal are against the laws; with {words} none is",
    remedy="Exchange the two cards; or if they are right, correct what is reported of each.",
    authority=(Cite(NOTATION, "§ 5.6"),),
    watches=(Explained,),
    check=of_kind("cards-swapped"),
)
