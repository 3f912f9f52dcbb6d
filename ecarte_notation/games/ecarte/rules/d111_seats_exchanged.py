"""Elder and dealer appear exchanged, in the hands or throughout, in one deal or from a deal on.

As written several things in the deal are against the laws; with the two words exchanged none is.
A run of such deals is one finding, at the first of them.

## Wrong

    deal 1 Klara
    turn 9D
    «dealer» AH 8D KC QH KS
    elder TD 9C 9H QD JS
    stand
    play QH 9H, KS JS, KC 9C, AH QD, TD 8D
    points elder 1

## Right

    deal 1 Klara
    turn 9D
    elder AH 8D KC QH KS
    dealer TD 9C 9H QD JS
    stand
    play QH 9H, KS JS, KC 9C, AH QD, TD 8D
    points elder 1
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.games.ecarte.rules.explained import of_kind
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.record.steps import Explained

RULE = Rule(
    code="D111",
    name="seats-exchanged",
    law="Elder is who leads and proposes, dealer who dealt.",
    message="the seats appear exchanged{place}: as written {count} things are against the laws, with {words} none is",
    remedy="Exchange the words; or if they are right, correct what is reported of each.",
    authority=(Cite(LAWS, "§ 1.3"), Cite(NOTATION, "§ 5.3")),
    watches=(Explained,),
    check=of_kind("seats-exchanged"),
)
