"""A game ends, by its result or by another game, and nobody has five points.

`result *` says that it was not finished, `result 3-4 resigned` that it was given up.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    turn 9H
    stand
    score 2-0
    «result 2-0»
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    turn 9H
    stand
    score 2-0
    result 2-0 resigned
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import GameStopped


def check(step: GameStopped) -> Iterator[Hit]:
    yield Hit(step.span, {"score": step.score})


RULE = Rule(
    code="S508",
    name="game-stopped-early",
    law="A game is played to five points.",
    message="the game ends at {score}, and nobody has five",
    remedy="Write `result *` if it was not finished, `resigned` after the result if it was given up.",
    authority=(
        Cite(LAWS, "§ 11.1"),
        Cite(NOTATION, "§ 4.5"),
    ),
    watches=(GameStopped,),
    check=check,
)
