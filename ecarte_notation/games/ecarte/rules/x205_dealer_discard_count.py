"""Dealer discards more than five cards, or none where the rules ask for one.

Usually he may keep all five.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -7D 8C +JH TC
    dealer «-6»

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -7D 8C +JH TC
    dealer -0
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.laws.exchanging import fewest_discards
from ecarte_notation.games.ecarte.seats import DEALER
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import ExchangeMade
from ecarte_notation.text.span import Span


def check(step: ExchangeMade) -> Iterator[Hit]:
    if not step.due:
        return
    said = step.statement
    fewest = fewest_discards(DEALER, step.before.stock_least, step.before.profile)
    count = said.discarded.count
    if said.seat is DEALER and not fewest <= count <= HAND_SIZE:
        span = Span(said.discarded.span.start - 1, said.discarded.span.end)
        yield Hit(span, {"count": count or "no", "fewest": "one" if fewest else "none"})


RULE = Rule(
    code="X205",
    name="dealer-discard-count",
    law="Dealer discards none to five cards; by some books at least one.",
    message="dealer discards {count} cards; he may discard {fewest} to five",
    remedy="Correct the number.",
    authority=(
        Cite(LAWS, "§ 6.2"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(ExchangeMade,),
    check=check,
)
