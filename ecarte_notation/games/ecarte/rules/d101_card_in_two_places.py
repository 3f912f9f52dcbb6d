"""The same card is dealt twice: to both hands, twice to one, or to a hand and as the turn-up.

Neither place is believed for certain afterwards.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D «9H»

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import Clash


def check(step: Clash) -> Iterator[Hit]:
    if not step.drawn:
        what = f"{step.card} is {step.now}, but it is {step.earlier.words} as well"
        if step.now == step.earlier.words:
            what = f"{step.card} stands twice in {step.where.seat}'s hand"
        facts = {"card": step.card, "what": what}
        yield Hit(step.span, facts, ((step.earlier.span, f"{step.card} is {step.earlier.words}"),))


RULE = Rule(
    code="D101",
    name="card-in-two-places",
    law="There is one of each card in the pack.",
    message="{what}",
    remedy="Correct one of the two; write xx for the card that is not known.",
    authority=(
        Cite(LAWS, "§ 1.1"),
        Cite(CAVENDISH, "law 45"),
    ),
    watches=(Clash,),
    check=check,
)
