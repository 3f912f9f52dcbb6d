"""Elder exchanges another number of cards than he named, where the number binds him.

The switch is `propose_states_count=true`.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "suomi"]
    deal 1 Klara
    turn 9H
    propose 3 accept
    elder «-2» +2
    dealer -1 +1
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "suomi"]
    deal 1 Klara
    turn 9H
    propose 3 accept
    elder -3 +3
    dealer -1 +1
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.exchanging import number_binds
from ecarte_notation.games.ecarte.sources import FINNISH, LAWS
from ecarte_notation.games.ecarte.steps import ExchangeMade
from ecarte_notation.text.span import Span


def check(step: ExchangeMade) -> Iterator[Hit]:
    gone = step.statement.discarded
    if not step.due or step.asked is None or not number_binds(step.before.profile):
        return
    if gone.count != step.asked:
        span = Span(gone.span.start - 1, gone.span.end)
        yield Hit(span, {"asked": step.asked, "count": gone.count})


RULE = Rule(
    code="X216",
    name="exchange-against-proposal",
    law="Elder names how many cards he wants, and exchanges so many.",
    message="elder proposed to exchange {asked} and exchanges {count}",
    remedy="Correct the number in the proposal or in the exchange.",
    authority=(Cite(LAWS, "§ 5.1"), Cite(FINNISH, "proposals")),
    watches=(ExchangeMade,),
    check=check,
)
