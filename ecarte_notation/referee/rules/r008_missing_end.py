"""A match has no `end`.

Without it nobody can tell a match that is over from a file that was cut off.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    «result *»

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.fix import Edit, Fix
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.match import DealRecord, Result
from ecarte_notation.record.steps import MatchRead
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.text.span import Span


def check(step: MatchRead) -> Iterator[Hit]:
    record = step.record
    if record.entries and not record.end:
        last = record.entries[-1]
        if isinstance(last, DealRecord):
            last = last.items[-1] if last.items else last.head
        told = isinstance(last, Result) and not record.mishaps
        fix = Fix((Edit(Span(step.last, step.last), "\nend"),), "add the line `end`", safe=told)
        yield Hit(last if isinstance(last, Span) else last.span, fixes=(fix,))


RULE = Rule(
    code="R008",
    name="missing-end",
    law="A match closes with the line `end`, also one that was broken off.",
    message="the match has no `end`",
    remedy="Add the line `end` after this one; if the match was not finished, `result *` before it.",
    authority=(Cite(NOTATION, "§ 4.6"),),
    watches=(MatchRead,),
    check=check,
)
