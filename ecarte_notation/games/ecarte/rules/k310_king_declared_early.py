"""The king is declared before the decisions and exchanges are over.

The books place the declaration after them: until then the holder may still discard, and his
adversary learns what he should not. The point is counted; this is a note, and no fault.

## Wrong

    deal 1 Klara
    turn 9H
    «king elder»
    propose refuse
    play KS 9S, KH TH

## Right

    deal 1 Klara
    turn 9H
    propose refuse
    king elder
    play KS 9S, KH TH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.games.ecarte.sources import HOYLE, LAWS
from ecarte_notation.games.ecarte.steps import KingFault, KingSaid


def check(step: KingSaid) -> Iterator[Hit]:
    if step.fault is KingFault.EARLY:
        yield Hit(step.statement.span, {"seat": step.statement.seat})


RULE = Rule(
    code="K310",
    name="king-declared-early",
    law="The king is declared after the decisions and exchanges, before the play.",
    message="{seat} declares the king before the decisions are over",
    remedy="Write the declaration where it was made; if it was made here, nothing need be done.",
    authority=(Cite(LAWS, "§ 8.2"), Cite(HOYLE, "p. 0275")),
    watches=(KingSaid,),
    check=check,
    severity=Severity.NOTE,
)
