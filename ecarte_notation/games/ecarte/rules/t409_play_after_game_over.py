"""Cards are played although the game was won before, by a king.

A turned or declared king counts at once; whoever reaches five by it has won, and nothing after it
counts.

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
    turn KS
    king turned
    stand
    play «7C» 8C
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
    turn KS
    king turned
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import PlayAfterEnd


def check(step: PlayAfterEnd) -> Iterator[Hit]:
    facts = {"winner": step.winner or "one player", "score": step.score}
    yield Hit(step.span, facts)


RULE = Rule(
    code="T409",
    name="play-after-game-over",
    law="The first player to reach five points has won, at that instant.",
    message="cards are played, but {winner} has won already ({score})",
    remedy="Remove the play, or correct the score.",
    authority=(
        Cite(LAWS, "§ 11.2"),
        Cite(CAVENDISH, "law 46"),
    ),
    watches=(PlayAfterEnd,),
    check=check,
)
