"""Cards are exchanged though dealer has accepted no proposal.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose
    «elder -7D 8C +JH TC»
    dealer -1 +1

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -7D 8C +JH TC
    dealer -1 +1
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import ExchangeMade

_WHY = {
    Phase.DECIDING: ("no proposal has been accepted", "Add `propose accept` before it."),
    Phase.ANSWERING: ("the proposal has not been answered", "Add `accept` before it."),
    Phase.PLAYING: (
        "elder has stood, or the stock is spent",
        "Remove it, or the `stand` before it.",
    ),
    Phase.DEALER_EXCHANGES: ("elder has exchanged already", "Remove it, or write `dealer`."),
    Phase.OVER: ("the deal is over", "Remove it."),
}


def check(step: ExchangeMade) -> Iterator[Hit]:
    phase, seat = step.before.phase, step.statement.seat
    if step.refused or step.due:
        return
    why, advice = _WHY[phase]
    yield Hit(step.statement.span, {"seat": seat, "why": why, "advice": advice})


RULE = Rule(
    code="X202",
    name="exchange-without-acceptance",
    law="Cards are exchanged after dealer has accepted elder's proposal, elder first.",
    message="{seat} exchanges, but {why}",
    remedy="{advice}",
    authority=(
        Cite(LAWS, "§ 5.3"),
        Cite(LAWS, "§ 6.1"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(ExchangeMade,),
    check=check,
)
