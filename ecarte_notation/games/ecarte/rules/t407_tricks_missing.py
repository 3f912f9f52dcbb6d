"""Fewer than five tricks are written, and nothing says why.

`claim` or `concede` closes a play that was broken off; so do a game that was won, and `result *` or
`resigned` after the last deal. Cards that are not known are written xx. Without the word `play` a
record says nothing of the tricks, which it may.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS 9S, QH TH, 8H «AH»

    deal 2 Leo
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS 9S, QH TH, 8H AH, JC 8C, AC 7D
    points dealer 2

    deal 2 Leo
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import TricksCounted


def check(step: TricksCounted) -> Iterator[Hit]:
    if step.needed:
        taken, verb = ("one", "is") if step.taken == 1 else (step.taken or "none", "are")
        yield Hit(step.span, {"taken": taken, "verb": verb})


RULE = Rule(
    code="T407",
    name="tricks-missing",
    law="A deal is five tricks, unless the rest is given up.",
    message="only {taken} of the five tricks {verb} written",
    remedy="Write the missing tricks (xx for unknown cards), or who took the rest: `claim elder`, `concede dealer`.",
    authority=(
        Cite(LAWS, "§ 9.8"),
        Cite(NOTATION, "§ 5.8"),
    ),
    watches=(TricksCounted,),
    check=check,
)
