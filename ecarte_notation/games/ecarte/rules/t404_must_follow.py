"""A reply is not of the suit led, though its player held that suit.

Where his hand was never written down, a card that he plays later proves it.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS «9C», QD 7D, JD 8S

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 8S, QD 7D, JD 9C
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.playing import Duty
from ecarte_notation.games.ecarte.rules.duty import facts_of, shown
from ecarte_notation.games.ecarte.sources import BRITANNICA, CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import TrickCard


def check(step: TrickCard) -> Iterator[Hit]:
    if step.owed and step.owed.duty is Duty.FOLLOW:
        yield Hit(step.statement.span, facts_of(step), shown(step))


RULE = Rule(
    code="T404",
    name="must-follow",
    law="A player who holds the suit led must follow it.",
    message="{seat} plays {card} on {lead}, holding {owed}",
    remedy="Correct the card; {{[sic must-follow]}} if it really was played.",
    authority=(
        Cite(LAWS, "§ 9.3"),
        Cite(CAVENDISH, "law 43"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(TrickCard,),
    check=check,
)
