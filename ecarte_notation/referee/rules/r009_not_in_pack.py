"""A card that no pack of 32 holds: a six, a joker, a letter that means nothing.

It is taken for an unknown card, so it costs nothing else.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D «6C»

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R009",
    name="not-in-pack",
    law="The pack is the K Q J A 10 9 8 7 of four suits.",
    message="{written} is no card of the pack of 32",
    remedy="Write one of K Q J A T 9 8 7 and of S H D C; xx if the card is not known.",
    authority=(Cite(NOTATION, "§ 6.1"),),
    watches=(Unread,),
    check=of_kind("not-in-pack"),
)
