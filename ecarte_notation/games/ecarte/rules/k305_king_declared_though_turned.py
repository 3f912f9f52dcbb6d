"""A player declares the king of trumps though the king was turned up, and so is in nobody's hand.

## Wrong

    deal 1 Klara
    turn KH
    stand
    «king elder»
    play KS 9S, QH TH

## Right

    deal 1 Klara
    turn KH
    king turned
    stand
    play KS 9S, QH TH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import KingFault, KingSaid


def check(step: KingSaid) -> Iterator[Hit]:
    if step.fault is KingFault.THOUGH_TURNED:
        yield Hit(step.statement.span, {"seat": step.statement.seat, "turn_up": step.turn_up})


RULE = Rule(
    code="K305",
    name="king-declared-though-turned",
    law="A turned king is out of play and counts for the dealer.",
    message="{seat} declares the king of trumps, but it was turned up",
    remedy="Write `king turned` if the dealer's point was meant.",
    authority=(
        Cite(LAWS, "§ 4.3"),
        Cite(LAWS, "§ 8.1"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(KingSaid,),
    check=check,
)
