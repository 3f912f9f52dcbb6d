"""A hand as dealt does not hold five cards.

## Wrong

    deal 1 Klara
    turn 9H
    «elder QH 8H KS 7D»

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D xx
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import HandShown


def check(step: HandShown) -> Iterator[Hit]:
    if step.size != HAND_SIZE:
        size = "one card" if step.size == 1 else f"{step.size} cards"
        yield Hit(step.span, {"seat": step.seat, "size": size})


RULE = Rule(
    code="D102",
    name="hand-size",
    law="Each player is dealt five cards.",
    message="{seat}'s hand has {size}",
    remedy="Write five cards; xx stands for one that is not known.",
    authority=(
        Cite(LAWS, "§ 3.1"),
        Cite(CAVENDISH, "law 8"),
    ),
    watches=(HandShown,),
    check=check,
)
