"""A game of a chouette is played without the one who plays against all.

## Wrong

    ecarte 1
    [Players "Klara" "Leo" "Max"]
    [Rules "classic+chouette, game_to=2"]
    game 1: Klara Leo
    deal 1 Klara
    turn 9H
    propose refuse
    score 0-2
    game 2: «Leo Max»
    deal 1 Leo
    turn 9H
    propose refuse
    score 2-0
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo" "Max"]
    [Rules "classic+chouette, game_to=2"]
    game 1: Klara Leo
    deal 1 Klara
    turn 9H
    propose refuse
    score 0-2
    game 2: Klara Max
    deal 1 Klara
    turn 9H
    propose refuse
    score 0-2
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS, NOTATION, WIKIPEDIA_DE
from ecarte_notation.games.ecarte.steps import TableNamed


def check(step: TableNamed) -> Iterator[Hit]:
    if step.single:
        yield Hit(step.span, {"written": step.written, "single": step.single})


RULE = Rule(
    code="C602",
    name="wrong-single",
    law="In the chouette the one who plays against the others keeps his seat, though he lose.",
    message="{written}, and {single}, who plays against all, does not",
    remedy="Correct the names; whom [Players] names first plays every game.",
    authority=(
        Cite(LAWS, "§ 12.4"),
        Cite(NOTATION, "§ 4.8"),
        Cite(BRITANNICA, "article «Écarté»"),
        Cite(WIKIPEDIA_DE, "article «Écarté»"),
    ),
    watches=(TableNamed,),
    check=check,
)
