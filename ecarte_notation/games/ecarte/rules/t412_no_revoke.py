"""A revoke is claimed of a player whose every card was lawful.

Said only where his whole hand and every card played are known.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS 9S, QH TH, 8H AH, JC 8C, AC 7D
    «revoke dealer»
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    turn 9H
    elder QH 8H KS 7D 8C
    dealer 9S TH AH JC AC
    stand
    play KS TH, JC 8C, AC QH, 8H AH, 9S 7D
    revoke dealer
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import RevokeDenied


def check(step: RevokeDenied) -> Iterator[Hit]:
    yield Hit(step.span, {"seat": step.seat})


RULE = Rule(
    code="T412",
    name="no-revoke",
    law="A revoke is a card that does not follow suit, beat or trump though its player could.",
    message="a revoke of {seat} is claimed, but all his cards were lawful",
    remedy="Correct the seat, or the cards played.",
    authority=(Cite(LAWS, "§ 9.9"), Cite(CAVENDISH, "law 43")),
    watches=(RevokeDenied,),
    check=check,
)
