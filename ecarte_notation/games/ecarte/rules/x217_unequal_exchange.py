"""Dealer exchanges another number of cards than elder, where both must exchange the same.

The switch is `exchange_equal_count=both_same`.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "equal-exchange"]
    deal 1 Klara
    turn 9H
    propose accept
    elder -3 +3
    dealer «-1» +1
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "equal-exchange"]
    deal 1 Klara
    turn 9H
    propose accept
    elder -3 +3
    dealer -3 +3
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.exchanging import due_from_dealer
from ecarte_notation.games.ecarte.sources import KORTSPEL, LAWS
from ecarte_notation.games.ecarte.steps import ExchangeMade
from ecarte_notation.text.span import Span


def check(step: ExchangeMade) -> Iterator[Hit]:
    gone, before = step.statement.discarded, step.before
    options = {
        due_from_dealer(step.elder_changed, stock, before.profile)
        for stock in range(before.stock_least, before.stock + 1)
    }
    if not step.due or None in options or gone.count in options:
        return
    span = Span(gone.span.start - 1, gone.span.end)
    yield Hit(span, {"count": gone.count, "elder": step.elder_changed})


RULE = Rule(
    code="X217",
    name="unequal-exchange",
    law="Where both must exchange the same number, dealer exchanges as many cards as elder.",
    message="dealer exchanges {count}, elder exchanged {elder}",
    remedy="Correct one of the numbers, or name other rules in [Rules].",
    authority=(Cite(LAWS, "§ 6.5"), Cite(KORTSPEL, "article «Écarté»")),
    watches=(ExchangeMade,),
    check=check,
)
