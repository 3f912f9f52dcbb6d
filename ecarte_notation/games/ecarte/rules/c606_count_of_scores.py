"""A score has not as many counts as there are players who have one.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    «score 2-0-0»

## Right

    deal 1 Klara
    turn 9H
    stand
    score 2-0
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import ScoresCounted


def check(step: ScoresCounted) -> Iterator[Hit]:
    facts = {"written": step.written, "wanted": step.wanted, "because": step.because}
    yield Hit(step.span, facts)


RULE = Rule(
    code="C606",
    name="count-of-scores",
    law="Each player of a game has one score: two in a game of two, three where all three play.",
    message="{written} has not {wanted} counts: {because}",
    remedy="Write {wanted} counts, in the order of the players.",
    authority=(Cite(LAWS, "§ 12.2"), Cite(NOTATION, "§ 5.10")),
    watches=(ScoresCounted,),
    check=check,
)
