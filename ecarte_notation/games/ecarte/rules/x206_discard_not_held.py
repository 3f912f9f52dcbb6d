"""A player discards a card that he does not hold.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -7D «9C» +JH TC
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

from ecarte_notation.cards.truth import Truth
from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import Discarded


def check(step: Discarded) -> Iterator[Hit]:
    if step.held is Truth.NO:
        why = f"it is {step.seen.words}" if step.seen else "it was not in that hand"
        related = ((step.seen.span, f"{step.card} is {step.seen.words}"),) if step.seen else ()
        yield Hit(step.span, {"seat": step.seat, "card": step.card, "why": why}, related)


RULE = Rule(
    code="X206",
    name="discard-not-held",
    law="A player discards cards of his own hand.",
    message="{seat} discards {card}, but {why}",
    remedy="Correct the card, or {seat}'s hand; or is the `+` missing before the cards received?",
    authority=(Cite(LAWS, "§ 6.3"),),
    watches=(Discarded,),
    check=check,
)
