"""The result is not the score to which the deals lead.

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

    «result 5-1»
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

    result 5-0
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.fix import rewrite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import ResultClaimed


def check(step: ResultClaimed) -> Iterator[Hit]:
    if not step.tally and not step.right:
        facts = {"written": step.written, "expected": step.expected}
        fixes = rewrite(step.span, f"result {step.expected}", safe=True) if step.sure else ()
        yield Hit(step.span, facts, fixes=fixes)


RULE = Rule(
    code="S509",
    name="wrong-result",
    law="The result of a match of one game is its last score.",
    message="the result says {written}, the deals lead to {expected}",
    remedy="Write `result {expected}`.",
    authority=(
        Cite(LAWS, "§ 11.1"),
        Cite(NOTATION, "§ 4.5"),
    ),
    watches=(ResultClaimed,),
    check=check,
)
