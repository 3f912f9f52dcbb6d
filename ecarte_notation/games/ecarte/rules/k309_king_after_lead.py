"""Dealer declares the king after elder's lead and before his own card.

He is in time by the laws; the convention of the books is to declare before the lead, and other
profiles give no point. This is a note, and does not count as a fault.

## Wrong

    deal 1 Klara
    turn 9H
    dealer KH 9S TH AC JC
    stand
    play KS «king dealer» 9S

## Right

    deal 1 Klara
    turn 9H
    dealer KH 9S TH AC JC
    stand
    king dealer
    play KS 9S
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.games.ecarte.sources import HOYLE, LAWS
from ecarte_notation.games.ecarte.steps import KingFault, KingSaid


def check(step: KingSaid) -> Iterator[Hit]:
    if step.fault is KingFault.AFTER_LEAD:
        yield Hit(step.statement.span, {"seat": step.statement.seat, "turn_up": step.turn_up})


RULE = Rule(
    code="K309",
    name="king-after-lead",
    law="Dealer may declare the king until he plays his own first card.",
    message="dealer declares the king after elder's lead: in time, though by custom it comes before",
    remedy="Nothing need be done.",
    authority=(
        Cite(LAWS, "§ 8.3"),
        Cite(HOYLE, "p. 0275"),
    ),
    watches=(KingSaid,),
    check=check,
    severity=Severity.NOTE,
)
