"""The result is not of the form that such a match has.

## Wrong

    ecarte 1
    [Players "Klara" "Leo" "Max"]
    [Rules "classic+pool3, game_to=2"]
    game 1: Klara Leo
    deal 1 Klara
    turn 9H
    propose refuse
    score 0-2
    game 2: Leo Max
    deal 1 Max
    turn 9H
    propose refuse
    score 2-0
    «result 2-0»
    end

## Right

    ecarte 1
    [Players "Klara" "Leo" "Max"]
    [Rules "classic+pool3, game_to=2"]
    game 1: Klara Leo
    deal 1 Klara
    turn 9H
    propose refuse
    score 0-2
    game 2: Leo Max
    deal 1 Max
    turn 9H
    propose refuse
    score 2-0
    result Leo
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import ResultMade


def check(step: ResultMade) -> Iterator[Hit]:
    yield Hit(step.span, {"written": step.written, "wanted": step.wanted})


RULE = Rule(
    code="C607",
    name="result-form",
    law="A pool is taken by one player; a match of two has a score, a chouette a tally and perhaps a sum.",
    message="the result is {written}, which does not belong here",
    remedy="Write {wanted}.",
    authority=(Cite(LAWS, "§ 12.1"), Cite(NOTATION, "§ 4.5"), Cite(NOTATION, "§ 4.7")),
    watches=(ResultMade,),
    check=check,
)
