"""A card was found faced before the turn-up, and the deal was not thrown up.

Some rules make a new deal then (`faced_card=new_deal`); elsewhere the players may agree.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    «faced 8S»
    turn 9H
    stand
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    faced 8S
    misdeal

    deal 2 Klara
    turn 9H
    stand
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import FacedKept


def check(step: FacedKept) -> Iterator[Hit]:
    yield Hit(step.span, {"card": step.card})


RULE = Rule(
    code="D114",
    name="faced-card-kept",
    law="If a card is found faced before the turn-up, there is a new deal.",
    message="{card} was faced before the turn-up, and the deal went on",
    remedy="Add `misdeal` if the cards were dealt again; {{[sic faced-card-kept]}} if they were not.",
    authority=(Cite(LAWS, "§ 3.5"), Cite(CAVENDISH, "law 12, its beginning")),
    watches=(FacedKept,),
    check=check,
)
