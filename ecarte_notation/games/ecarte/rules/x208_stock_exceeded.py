"""More cards are drawn than the stock holds, or dealer discards more than it can replace.

The stock is 21 cards. By the classic rules elder may ask for more than remain and recovers the
excess from his own discard; dealer exchanges only what remains.

## Wrong

    deal 1 Klara
    turn 9H
    propose accept
    elder -5 +5
    dealer -5 +5
    propose accept
    elder -5 +5
    dealer -4 +4
    propose accept
    elder -1 +1
    «dealer -2 +2»

## Right

    deal 1 Klara
    turn 9H
    propose accept
    elder -5 +5
    dealer -5 +5
    propose accept
    elder -5 +5
    dealer -4 +4
    propose accept
    elder -1 +1
    dealer -1 +1
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.laws.exchanging import most_discards, recovery_allowed
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import ExchangeMade


def check(step: ExchangeMade) -> Iterator[Hit]:
    if not step.due:
        return
    said, stock = step.statement, step.before.stock
    gone, most = (
        said.discarded.count,
        most_discards(said.seat, step.before.stock, step.before.profile),
    )
    advice = "Correct the numbers of this exchange or of one before it."
    if recovery_allowed(said.seat, step.before.profile):
        advice = (
            f"Draw {stock} and recover the rest from the own discard: write ^ before those cards."
        )
    if gone > HAND_SIZE:
        return
    if step.drawn is not None and HAND_SIZE >= step.drawn > stock:
        facts = {"deed": "draws", "count": step.drawn}
    elif gone - step.recovered > most:  # cards taken back are another rule's finding
        facts = {"deed": "discards", "count": gone}
    else:
        return
    yield Hit(said.span, {**facts, "seat": said.seat, "stock": stock, "advice": advice})


RULE = Rule(
    code="X208",
    name="stock-exceeded",
    law="Nobody draws more than the stock holds.",
    message="{seat} {deed} {count}, but the stock has {stock} left",
    remedy="{advice}",
    authority=(
        Cite(LAWS, "§ 7.1"),
        Cite(LAWS, "§ 7.3"),
    ),
    watches=(ExchangeMade,),
    check=check,
)
