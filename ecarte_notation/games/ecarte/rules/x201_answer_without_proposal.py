"""Dealer accepts or refuses, and elder has proposed nothing.

## Wrong

    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    «accept»
    elder -7D 8C +JH TC
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
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.statements import Word
from ecarte_notation.games.ecarte.steps import DecisionTaken


def check(step: DecisionTaken) -> Iterator[Hit]:
    word = step.statement.word
    if word in (Word.ACCEPT, Word.REFUSE) and step.before.phase is not Phase.ANSWERING:
        yield Hit(step.statement.span, {"word": word.value})


RULE = Rule(
    code="X201",
    name="answer-without-proposal",
    law="Dealer accepts or refuses a proposal of elder's.",
    message="dealer's `{word}` answers no proposal",
    remedy="Add `propose` before it, or remove it.",
    authority=(
        Cite(LAWS, "§ 5.3"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(DecisionTaken,),
    check=check,
)
