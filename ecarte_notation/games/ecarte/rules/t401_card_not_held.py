"""A player plays a card that is not in his hand.

It was never dealt to him, or it lies elsewhere. What the trick decided is left open, since the
card on the table must have been another.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS 9S, «QS» TH

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS 9S, QH TH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import CardFault, TrickCard


def check(step: TrickCard) -> Iterator[Hit]:
    if step.fault is not CardFault.NOT_HELD:
        return
    card, seen = step.statement.card, step.seen
    why = f"it is {seen.words}" if seen else "it was not in that hand"
    related = ((seen.span, f"{card} is {seen.words}"),) if seen else ()
    seat = "the leader" if step.seat is None else step.seat
    yield Hit(step.statement.span, {"seat": seat, "card": card, "why": why}, related)


RULE = Rule(
    code="T401",
    name="card-not-held",
    law="A player plays cards of his own hand.",
    message="{seat} plays {card}, but {why}",
    remedy="Correct the card, or the hand.",
    authority=(Cite(LAWS, "§ 9.1"),),
    watches=(TrickCard,),
    check=check,
)
