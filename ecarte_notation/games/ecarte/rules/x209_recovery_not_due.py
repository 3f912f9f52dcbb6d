"""Cards are recovered from the discard though the stock was not short, or by dealer.

Under `svensk` nobody ever takes a discard back.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    «elder -7D 8C +JH ^8C»
    dealer -1 +1

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose accept
    elder -7D 8C +JH TC
    dealer -1 +1
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.exchanging import (
    recovered_count,
    recovers_from_all,
    recovery_allowed,
)
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import ExchangeMade


def check(step: ExchangeMade) -> Iterator[Hit]:
    if not step.due:
        return
    said, before = step.statement, step.before
    if not step.recovered:
        return
    if not recovery_allowed(said.seat, before.profile):
        due = f"under the rules `{before.profile.name}` {said.seat} never does"
    elif step.again and recovers_from_all(before.profile):
        due = f"under the rules `{before.profile.name}` he may do so once"
    elif step.recovered > recovered_count(said.discarded.count, before.stock_least):
        due = f"the stock still had {before.stock_least}"
    else:
        return
    count = "one card" if step.recovered == 1 else f"{step.recovered} cards"
    yield Hit(said.span, {"seat": said.seat, "count": count, "due": due})


RULE = Rule(
    code="X209",
    name="recovery-not-due",
    law="Only elder recovers discards, and only so many as the stock falls short.",
    message="{seat} recovers {count}; {due}",
    remedy="Write a drawn card for each recovered one too many.",
    authority=(Cite(LAWS, "§ 7.2"),),
    watches=(ExchangeMade,),
    check=check,
)
