"""What was paid is not what the stakes come to.

## Wrong

    ecarte 1
    [Players "Klara" "Leo" "Max"]
    [Stake "5 francs"]
    [Rules "classic+chouette, game_to=2"]
    game 1: Klara Leo
    deal 1 Klara
    turn 9H
    propose refuse
    score 2-0
    result 1-0 «won 5»
    end

## Right

    ecarte 1
    [Players "Klara" "Leo" "Max"]
    [Stake "5 francs"]
    [Rules "classic+chouette, game_to=2"]
    game 1: Klara Leo
    deal 1 Klara
    turn 9H
    propose refuse
    score 2-0
    result 1-0 won 10
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import Settled


def check(step: Settled) -> Iterator[Hit]:
    if step.written not in step.expected:
        expected = " or ".join(map(_said, step.expected))
        facts = {"written": _said(step.written), "expected": expected, "because": step.because}
        yield Hit(step.span, facts)


def _said(amount: int) -> str:
    return f"a loss of {-amount}" if amount < 0 else str(amount)


RULE = Rule(
    code="C605",
    name="wrong-settlement",
    law="The one of a chouette plays for a stake with each of the others; a pool holds a stake of each of the three, or more from who made room.",
    message="{written} was paid, the stakes come to {expected} ({because})",
    remedy="Correct the sum or [Stake], or leave the sum out if other stakes were agreed.",
    authority=(Cite(LAWS, "§ 12.3"), Cite(LAWS, "§ 12.4"), Cite(NOTATION, "§ 4.8")),
    severity=Severity.WARNING,
    watches=(Settled,),
    check=check,
)
