"""A player declares the king of trumps without holding it, as far as the record proves.

It is proved by his hand, by the king's being elsewhere, or by the five cards that he played.
Whether the sheet counted the point is left open.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    stand
    «king elder»
    play KS 9S, QH TH

## Right

    deal 1 Klara
    turn 9H
    elder KH 8H KS 7D 8C
    stand
    king elder
    play KS 9S, KH TH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import HOYLE, LAWS
from ecarte_notation.games.ecarte.steps import KingFault, KingSaid


def check(step: KingSaid) -> Iterator[Hit]:
    if step.fault is KingFault.NOT_HELD:
        related = ((step.seen.span, step.seen.words),) if step.seen else ()
        facts = {"seat": step.statement.seat, "king": f"K{step.trump}"}
        yield Hit(step.statement.span, facts, related)


RULE = Rule(
    code="K301",
    name="king-not-held",
    law="The holder of the king of trumps may declare it.",
    message="{seat} declares {king} and does not hold it",
    remedy="Correct the seat or the hand; {{[sic king-not-held]}} if it really happened.",
    authority=(
        Cite(LAWS, "§ 8.2"),
        Cite(HOYLE, "p. 0275"),
    ),
    watches=(KingSaid,),
    check=check,
)
