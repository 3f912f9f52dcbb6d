"""Two cards of equal rank were cut, and nobody cut again.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    «cut Klara KS Leo KH»
    deal 1 Klara
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    cut Klara KS Leo KH
    cut Klara 9D Leo TC
    deal 1 Klara
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.dealing import cut_tied
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import CutMade


def check(step: CutMade) -> Iterator[Hit]:
    if cut_tied(*step.statement.cards) and not step.again:
        first, second = step.statement.names
        yield Hit(step.statement.span, {"first": first, "second": second})


RULE = Rule(
    code="D107",
    name="cut-tied",
    law="Players who cut cards of equal rank cut again.",
    message="{first} and {second} cut cards of equal rank and did not cut again",
    remedy="Add the second cut, or correct the cards.",
    authority=(
        Cite(LAWS, "§ 2.2"),
        Cite(CAVENDISH, "law 5"),
    ),
    watches=(CutMade,),
    check=check,
)
