"""The result of a match of several games is not the number of games that each player has won.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    turn 9H
    stand
    score 2-0

    deal 2 Leo
    turn 8C
    stand
    score 4-0

    deal 3 Klara
    turn 7S
    propose accept
    score 5-0

    game 2
    deal 1 Leo
    turn 9H
    stand
    score 0-2

    deal 2 Klara
    turn 8C
    stand
    score 0-4

    deal 3 Leo
    turn KD
    score 0-5
    «result 2-0»
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    turn 9H
    stand
    score 2-0

    deal 2 Leo
    turn 8C
    stand
    score 4-0

    deal 3 Klara
    turn 7S
    propose accept
    score 5-0

    game 2
    deal 1 Leo
    turn 9H
    stand
    score 0-2

    deal 2 Klara
    turn 8C
    stand
    score 0-4

    deal 3 Leo
    turn KD
    score 0-5
    result 1-1
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.fix import rewrite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import NOTATION
from ecarte_notation.games.ecarte.steps import ResultClaimed


def check(step: ResultClaimed) -> Iterator[Hit]:
    if step.tally and not step.right:
        facts = {"written": step.written, "expected": step.expected}
        fixes = rewrite(step.span, f"result {step.expected}", safe=True) if step.sure else ()
        yield Hit(step.span, facts, fixes=fixes)


RULE = Rule(
    code="S510",
    name="wrong-tally",
    law="The result of a match of several games is the tally of games.",
    message="the result says {written}, the games are {expected}",
    remedy="Write `result {expected}`.",
    authority=(Cite(NOTATION, "§ 4.5"),),
    watches=(ResultClaimed,),
    check=check,
)
