"""A match does not begin with the version line.

It is read as version 1; but a reader of later years would have to guess.

## Wrong

    «[Players "Klara" "Leo"]»
    deal 1 Klara
    result *
    end

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
from ecarte_notation.findings.severity import Severity
from ecarte_notation.record.match import DealRecord
from ecarte_notation.record.steps import MatchRead
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.text.span import Span


def check(step: MatchRead) -> Iterator[Hit]:
    record = step.record
    if record.version or not (record.tags or record.entries):
        return
    first = record.tags[0].span if record.tags else record.entries[0].span
    if record.entries and isinstance(record.entries[0], DealRecord) and not record.tags:
        first = record.entries[0].head
    before = Edit(Span(first.start, first.start), "ecarte 1\n")
    yield Hit(first, fixes=(Fix((before,), "put the line `ecarte 1` before it", safe=True),))


RULE = Rule(
    code="R013",
    name="missing-version",
    law="The first line of a match is `ecarte` and the version of the notation.",
    message="the match does not begin with its version",
    remedy="Put the line `ecarte 1` before it.",
    authority=(Cite(NOTATION, "§ 4.1"),),
    watches=(MatchRead,),
    check=check,
    severity=Severity.WARNING,
)
