"""A player receives more or fewer cards than he discarded.

Cards recovered from his own discard count as received.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    «elder -7D 8C +JH»
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
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.laws.exchanging import fewest_discards
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.statements import Parcel
from ecarte_notation.games.ecarte.steps import ExchangeMade


def check(step: ExchangeMade) -> Iterator[Hit]:
    if not step.due:
        return
    said = step.statement
    gone, come = said.discarded.count, (step.drawn or 0) + step.recovered
    if step.drawn is None or gone == come:
        return
    if (
        fewest_discards(said.seat, step.before.stock_least, step.before.profile)
        <= gone
        <= HAND_SIZE
        and not _twice(said.discarded)
        and not _twice(said.received)
    ):
        yield Hit(said.span, {"seat": said.seat, "gone": gone, "come": come})


def _twice(parcel: Parcel | None) -> bool:
    """Whether a card stands twice in a list: that is another rule's finding."""
    cards = [one.card for one in parcel.cards if one.card.known] if parcel else []
    return len(set(cards)) < len(cards)


RULE = Rule(
    code="X207",
    name="uneven-exchange",
    law="A player receives as many cards as he discards.",
    message="{seat} discards {gone} and receives {come}",
    remedy="Add what is missing (xx for an unknown card), or correct the numbers.",
    authority=(Cite(LAWS, "§ 6.3"),),
    watches=(ExchangeMade,),
    check=check,
)
