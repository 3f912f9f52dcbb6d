"""Cards are exchanged though dealer has refused the proposal.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose refuse
    «elder -7D 8C +JH TC»

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose refuse
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import ExchangeMade


def check(step: ExchangeMade) -> Iterator[Hit]:
    if step.refused and step.before.phase is Phase.PLAYING:
        yield Hit(step.statement.span, {"seat": step.statement.seat})


RULE = Rule(
    code="X203",
    name="exchange-after-refusal",
    law="After a refusal the hands are played as they are.",
    message="{seat} exchanges after dealer's refusal",
    remedy="Write `accept` for `refuse` if that is what happened, or remove the exchange.",
    authority=(
        Cite(LAWS, "§ 5.4"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(ExchangeMade,),
    check=check,
)
