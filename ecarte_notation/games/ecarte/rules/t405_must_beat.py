"""A reply does not beat the lead, though its player held a higher card of the suit led.

It follows with a lower card, or does not follow at all: then, too, the higher card was owed.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H 8S 7D 8C
    dealer 7S AS TH JC AC
    stand
    play 8S «7S», QH TH

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H 8S 7D 8C
    dealer 7S AS TH JC AC
    stand
    play 8S AS, JC 8C
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.playing import Duty
from ecarte_notation.games.ecarte.rules.duty import facts_of, shown
from ecarte_notation.games.ecarte.sources import BRITANNICA, CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import TrickCard


def check(step: TrickCard) -> Iterator[Hit]:
    if step.owed and step.owed.duty is Duty.BEAT:
        yield Hit(step.statement.span, facts_of(step), shown(step))


RULE = Rule(
    code="T405",
    name="must-beat",
    law="A player who holds a higher card of the suit led must play one.",
    message="{seat} plays {card} on {lead}, holding {owed}",
    remedy="Correct the card; {{[sic must-beat]}} if it really was played.",
    authority=(
        Cite(LAWS, "§ 9.2"),
        Cite(CAVENDISH, "law 43"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(TrickCard,),
    check=check,
)
