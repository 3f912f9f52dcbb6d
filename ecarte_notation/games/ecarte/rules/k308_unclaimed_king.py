"""A player held the king of trumps, played, and never declared it.

Nobody is obliged to: the books know scores at which silence is right (elder at 4, dealer at 3,
elder has stood, dealer holds the king). So this is no breach of the laws; it says what the point
would have changed. `{[allow unclaimed-king]}` in the deal says that silence was meant.

## Wrong

    deal 1 Klara
    turn 9H
    elder KH 8H KS 7D 8C
    stand
    play «KS» 9S, KH TH

## Right

    deal 1 Klara
    turn 9H
    elder KH 8H KS 7D 8C
    stand
    king elder
    play KS 9S, KH TH
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.games.ecarte.sources import BRITANNICA, LAWS
from ecarte_notation.games.ecarte.steps import KingKept


def check(step: KingKept) -> Iterator[Hit]:
    facts = {"seat": step.seat, "card": step.card, "worth": step.worth}
    elsewhere = step.seen != step.span
    yield Hit(step.span, facts, ((step.seen, f"{step.card} is seen here"),) if elsewhere else ())


RULE = Rule(
    code="K308",
    name="unclaimed-king",
    law="The holder of the king of trumps may declare it for a point before he plays his first card.",
    message="{seat} held {card} and did not declare it; {worth}",
    remedy="Add `king {seat}` before {seat}'s first card if it was declared.",
    authority=(
        Cite(LAWS, "§ 8.2"),
        Cite(LAWS, "§ 8.5"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(KingKept,),
    check=check,
    severity=Severity.WARNING,
)
