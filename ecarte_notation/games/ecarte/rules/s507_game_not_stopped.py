"""Another deal follows though the game has been won, and no `game` line opens a new one.

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

    «deal 4 Leo»
    turn 7C
    stand
    result *
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
    deal 4 Leo
    turn 7C
    stand
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import GameWentOn


def check(step: GameWentOn) -> Iterator[Hit]:
    facts = {"winner": step.winner or "One player", "score": step.score}
    yield Hit(step.span, facts)


RULE = Rule(
    code="S507",
    name="game-not-stopped",
    law="A game ends when a player has five points.",
    message="{winner} has won the game ({score}), yet another deal follows",
    remedy="Write `game` and its number before it if a new game begins; else correct the score.",
    authority=(
        Cite(LAWS, "§ 11.1"),
        Cite(LAWS, "§ 11.2"),
        Cite(CAVENDISH, "law 46"),
    ),
    watches=(GameWentOn,),
    check=check,
)
