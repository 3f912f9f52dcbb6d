"""A reply by a player void of the suit led is no trump, though he held one.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer QC TH AH JC AC
    stand
    play KS «JC», QH TH

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer QC TH AH JC AC
    stand
    play KS TH, JC 8C
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.playing import Duty
from ecarte_notation.games.ecarte.rules.duty import facts_of, shown
from ecarte_notation.games.ecarte.sources import AMERICANA, LAWS
from ecarte_notation.games.ecarte.steps import TrickCard


def check(step: TrickCard) -> Iterator[Hit]:
    if step.owed and step.owed.duty is Duty.TRUMP:
        yield Hit(step.statement.span, facts_of(step), shown(step))


RULE = Rule(
    code="T406",
    name="must-trump",
    law="A player who holds none of the suit led must trump if he can.",
    message="{seat} plays {card} on {lead}, holding {owed}",
    remedy="Correct the card; {{[sic must-trump]}} if it really was played.",
    authority=(Cite(LAWS, "§ 9.4"), Cite(AMERICANA, "article «Écarté»")),
    watches=(TrickCard,),
    check=check,
)
