"""A word or a sign is left out: the plus of an exchange, a comma, a decision, a king.

With it the whole deal is lawful, and with no other single correction; without it several things are
not.

## Wrong

    deal 1 Klara
    turn JC
    elder KC QC 8C 9H 8D
    dealer QD AC 7C 9D JD
    stand
    «play» 8C AC, 9D 8D, 7C QC, 9H QD, KC JD
    points elder 1
    score 0-2

## Right

    deal 1 Klara
    turn JC
    elder KC QC 8C 9H 8D
    dealer QD AC 7C 9D JD
    stand
    king elder
    play 8C AC, 9D 8D, 7C QC, 9H QD, KC JD
    points elder 1
    score 0-2
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.games.ecarte.rules.explained import of_kind
from ecarte_notation.games.ecarte.sources import NOTATION
from ecarte_notation.record.steps import Explained

RULE = Rule(
    code="D116",
    name="word-left-out",
    law="What happened at the table is written in full, or not at all.",
    message="as written {count} things in the deal are against the laws; with {words} none is",
    remedy="Add it; or if nothing is missing, correct what is reported of each.",
    authority=(Cite(NOTATION, "§ 5"),),
    watches=(Explained,),
    check=of_kind("word-left-out"),
)
