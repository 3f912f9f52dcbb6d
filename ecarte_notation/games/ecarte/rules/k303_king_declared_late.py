"""A king is declared by a player who has played a card already. It earns nothing.

## Wrong

    deal 1 Klara
    turn 9H
    elder KH 8H KS 7D 8C
    stand
    play KS 9S, «king elder» KH TH

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
    if step.fault is KingFault.LATE:
        yield Hit(step.statement.span, {"seat": step.statement.seat, "turn_up": step.turn_up})


RULE = Rule(
    code="K303",
    name="king-declared-late",
    law="The king is declared before its holder plays his own first card, or not at all.",
    message="{seat} declares the king after his own first card; it earns no point",
    remedy="Write the declaration where it was made; take the point back if it was scored.",
    authority=(
        Cite(LAWS, "§ 8.2"),
        Cite(LAWS, "§ 8.4"),
        Cite(HOYLE, "p. 0275"),
    ),
    watches=(KingSaid,),
    check=check,
)
