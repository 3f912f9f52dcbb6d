"""Elder proposes again though the rules allow one exchange a deal (`max_exchanges=1`).

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "single-exchange"]
    deal 1 Klara
    turn 9H
    propose accept
    elder -2 +2
    dealer -1 +1
    «propose» refuse
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "single-exchange"]
    deal 1 Klara
    turn 9H
    propose accept
    elder -2 +2
    dealer -1 +1
    stand
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.exchanging import Closed, closed
from ecarte_notation.games.ecarte.sources import ENQUIRE, LAWS
from ecarte_notation.games.ecarte.statements import Word
from ecarte_notation.games.ecarte.steps import DecisionTaken


def check(step: DecisionTaken) -> Iterator[Hit]:
    before = step.before
    if step.statement.word is not Word.PROPOSE or before.proposals > 1:
        return
    if closed(before.stock, before.proposals, before.profile) is Closed.ONE_EXCHANGE:
        yield Hit(step.statement.span, {"profile": before.profile.name})


RULE = Rule(
    code="X215",
    name="second-exchange",
    law="Where one exchange a deal is agreed, elder then plays.",
    message="elder proposes a second exchange; the rules `{profile}` allow one a deal",
    remedy="Remove the proposal, or name other rules in [Rules].",
    authority=(Cite(LAWS, "§ 5.6"), Cite(ENQUIRE, "item 118")),
    watches=(DecisionTaken,),
    check=check,
)
