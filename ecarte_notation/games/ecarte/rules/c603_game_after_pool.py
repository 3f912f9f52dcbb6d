"""A game was played after the pool had been taken.

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
    «game 3»
    deal 1 Leo
    turn 9H
    propose refuse
    score 0-2
    result *
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
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import PoolWentOn


def check(step: PoolWentOn) -> Iterator[Hit]:
    yield Hit(step.span, {"taker": step.taker, "running": step.running})


RULE = Rule(
    code="C603",
    name="game-after-pool",
    law="Who wins two games running (or three, as agreed) takes the pool, and it is over.",
    message="{taker} had won {running} games running and taken the pool",
    remedy="Let another match begin here with `ecarte 1`, or correct the scores before.",
    authority=(Cite(LAWS, "§ 12.1"), Cite(NOTATION, "§ 4.7"), Cite(BRITANNICA, "article «Écarté»")),
    watches=(PoolWentOn,),
    check=check,
)
