"""A game of a pool is not played by those whose turn it is.

## Wrong

    ecarte 1
    [Players "Klara" "Leo" "Max"]
    [Rules "classic+pool3, game_to=2"]
    game 1: Klara Leo
    deal 1 Klara
    turn 9H
    propose refuse
    score 0-2
    game 2: «Klara Max»
    deal 1 Klara
    turn 9H
    propose refuse
    score 2-0
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
    deal 1 Leo
    turn 9H
    propose refuse
    score 2-0
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import TableNamed


def check(step: TableNamed) -> Iterator[Hit]:
    if not step.single:
        facts = {"written": step.written, "expected": step.expected, "because": step.because}
        yield Hit(step.span, facts)


RULE = Rule(
    code="C601",
    name="wrong-players",
    law="The loser of a game makes room for the third player; two play, and no one else deals.",
    message="{written}, but {expected} should: {because}",
    remedy="Correct the names, or the score of the game before.",
    authority=(
        Cite(LAWS, "§ 12.1"),
        Cite(LAWS, "§ 12.2"),
        Cite(NOTATION, "§ 4.7"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(TableNamed,),
    check=check,
)
