"""Elder has proposed, and play begins (or elder decides again) before dealer has answered.

Who would pay double then cannot be told.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    «propose»
    play KS 9S, QH TH

## Right

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    propose refuse
    play KS 9S, QH TH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import ProposalIgnored


def check(step: ProposalIgnored) -> Iterator[Hit]:
    yield Hit(step.span, {"next": step.next_word})


RULE = Rule(
    code="X213",
    name="unanswered-proposal",
    law="Dealer accepts or refuses every proposal.",
    message="the proposal is not answered before `{next}`",
    remedy="Add `accept` or `refuse` after it.",
    authority=(
        Cite(LAWS, "§ 5.3"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(ProposalIgnored,),
    check=check,
)
