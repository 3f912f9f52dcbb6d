"""Elder, having proposed, discards no card or more than five.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder «-0»
    dealer -1 +1

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -1 +1
    dealer -1 +1
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.laws.exchanging import fewest_discards
from ecarte_notation.games.ecarte.seats import ELDER
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import ExchangeMade
from ecarte_notation.text.span import Span


def check(step: ExchangeMade) -> Iterator[Hit]:
    if not step.due:
        return
    said = step.statement
    if said.seat is not ELDER:
        return
    count = said.discarded.count
    if not fewest_discards(ELDER, step.before.stock, step.before.profile) <= count <= HAND_SIZE:
        span = Span(said.discarded.span.start - 1, said.discarded.span.end)
        yield Hit(span, {"count": "no card" if count == 0 else f"{count} cards"})


RULE = Rule(
    code="X204",
    name="elder-discard-count",
    law="Elder discards one to five cards.",
    message="elder discards {count}; he may discard one to five",
    remedy="Correct the number.",
    authority=(
        Cite(LAWS, "§ 6.1"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(ExchangeMade,),
    check=check,
)
