"""No cards fit what is written: counted over both hands and all exchanges there is no way to it.

The related places are the fewest statements that contradict each other.

## Wrong

    deal 1 Klara
    turn 9H
    elder xH xH xH xH KS
    dealer xH xH xH «xH» QS
    stand

## Right

    deal 1 Klara
    turn 9H
    elder xH xH xH xH KS
    dealer xH xH xH 9S QS
    stand
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import Impossible


def check(step: Impossible) -> Iterator[Hit]:
    if not step.lawful:
        yield Hit(step.span, {"count": len(step.proof) + 1}, step.proof)


RULE = Rule(
    code="D110",
    name="impossible-deal",
    law="The pack has 32 cards, one of each; a card is in one place at a time.",
    message="no cards fit these {count} statements together",
    remedy="One of them is wrong: correct it, or write xx for what is not sure.",
    authority=(Cite(LAWS, "§ 1.1"), Cite(LAWS, "§ 6.3")),
    watches=(Impossible,),
    check=check,
)
