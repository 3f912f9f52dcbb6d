"""A trick is led by the player who did not win the one before (or the first one by dealer).

It is proved where the card led can only have come from the other hand.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS 9S, «TH» QH

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
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import TrickCard


def check(step: TrickCard) -> Iterator[Hit]:
    if step.out_of_turn and step.seat is not None:
        due = step.seat.other
        first = step.before.taken == 0
        why = "elder leads to the first trick" if first else f"{due} won trick {step.before.taken}"
        yield Hit(step.statement.span, {"seat": step.seat, "due": due, "why": why})


RULE = Rule(
    code="T403",
    name="wrong-leader",
    law="Elder leads to the first trick, and the winner of a trick to the next.",
    message="{seat} leads, but {due} had to: {why}",
    remedy="Write the cards of the trick in the order in which they were played; {{[sic wrong-leader]}} if it really happened.",
    authority=(
        Cite(LAWS, "§ 9.1"),
        Cite(LAWS, "§ 9.7"),
        Cite(CAVENDISH, "law 40"),
    ),
    watches=(TrickCard,),
    check=check,
)
