"""The same king is declared a second time.

## Wrong

    deal 1 Klara
    turn 9H
    elder KH 8H KS 7D 8C
    stand
    king elder
    «king elder»
    play KS 9S, KH TH

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
from ecarte_notation.findings.fix import Edit, Fix
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import KingFault, KingSaid


def check(step: KingSaid) -> Iterator[Hit]:
    if step.fault is KingFault.TWICE:
        said = step.statement
        fix = Fix((Edit(said.span, ""),), "remove the second one", safe=not said.marks)
        facts = {"seat": said.seat, "turn_up": step.turn_up}
        yield Hit(said.span, facts, fixes=(fix,))


RULE = Rule(
    code="K304",
    name="king-declared-twice",
    law="The king of trumps is one point a deal.",
    message="the king has been declared already",
    remedy="Remove one of the two.",
    authority=(Cite(LAWS, "§ 8.2"),),
    watches=(KingSaid,),
    check=check,
)
