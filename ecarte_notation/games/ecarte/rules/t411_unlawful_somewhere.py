"""Whatever the unknown cards were, some reply broke the law, though it cannot be told which.

In the example dealer throws off twice. If both were lawful, his other three cards are diamonds,
and only two diamonds are left.

The related places are the fewest statements that prove it.

## Wrong

    deal 1 Klara
    turn 9H
    elder KS KC KD QD AD
    propose accept
    elder -AD +JD
    dealer -0
    play KS 7D, KC «8D»

## Right

    deal 1 Klara
    turn 9H
    elder KS KC KD QD AD
    propose accept
    elder -AD +JD
    dealer -0
    play KS 7S, KC 8D
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import Impossible


def check(step: Impossible) -> Iterator[Hit]:
    if step.lawful:
        yield Hit(step.span, {"count": len(step.proof) + 1}, step.proof)


RULE = Rule(
    code="T411",
    name="unlawful-somewhere",
    law="A reply must beat the lead, else follow suit, else trump, as far as the hand allows.",
    message="by these {count} statements some reply was unlawful, whichever cards are not known",
    remedy="One of the cards is wrong: correct it, or write xx for what is not sure.",
    authority=(Cite(LAWS, "§ 9.2"), Cite(LAWS, "§ 9.4"), Cite(CAVENDISH, "law 43")),
    watches=(Impossible,),
    check=check,
)
