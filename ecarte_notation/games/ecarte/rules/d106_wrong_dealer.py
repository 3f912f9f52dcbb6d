"""The wrong player dealt, or the wrong name was written.

Since it cannot be told which, the points of this deal may have gone to either player.

## Wrong

    deal 1 Klara
    turn 9H
    stand

    deal 2 «Klara»
    turn 8C
    stand

## Right

    deal 1 Klara
    turn 9H
    stand

    deal 2 Leo
    turn 8C
    stand
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import DealerNamed


def check(step: DealerNamed) -> Iterator[Hit]:
    facts = {"name": step.name, "expected": step.expected, "because": step.because}
    yield Hit(step.span, facts)


RULE = Rule(
    code="D106",
    name="wrong-dealer",
    law="The players deal by turns, deal by deal; after a misdeal the same player deals again.",
    message="{name} deals where it is {expected}'s turn: {because}",
    remedy="Write {expected}, or say with {{[sic wrong-dealer]}} that it really happened.",
    authority=(
        Cite(LAWS, "§ 3.4"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(DealerNamed,),
    check=check,
)
