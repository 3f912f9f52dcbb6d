"""The pool is given to one who has not taken it.

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
    result «Max»
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
from ecarte_notation.findings.fix import rewrite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import PoolTaken
from ecarte_notation.syntax.write import name


def check(step: PoolTaken) -> Iterator[Hit]:
    if step.written in step.takers:
        return
    sure = len(step.takers) == 1
    facts = {
        "written": step.written,
        "running": step.running,
        "did": f"; {step.takers[0]} has" if sure else "",
        "advice": f"Write `result {name(step.takers[0])}`" if sure else "Correct the name",
    }
    fixes = rewrite(step.span, name(step.takers[0]), safe=True) if sure else ()
    yield Hit(step.span, facts, fixes=fixes)


RULE = Rule(
    code="C604",
    name="wrong-pool-winner",
    law="Who wins two games running (or three, as agreed) takes the pool.",
    message="{written} has not won {running} games running{did}",
    remedy="{advice}, or `result *` if nobody took the pool.",
    authority=(Cite(LAWS, "§ 12.1"), Cite(NOTATION, "§ 4.7"), Cite(BRITANNICA, "article «Écarté»")),
    watches=(PoolTaken,),
    check=check,
)
