"""There is no deal in a match, or no match in a file.

## Wrong

    «ecarte 1»
    [Players "Klara" "Leo"]
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
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.record.steps import MatchRead
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.text.span import Span


def check(step: MatchRead) -> Iterator[Hit]:
    record = step.record
    foreign = record.version and record.version.number != 1
    if record.deals or record.mishaps or foreign:
        return
    if record.version or record.tags or record.entries:
        first = record.version or (record.tags + record.entries)[0]
        yield Hit(first.span, {"what": "the match has no deal"})
    else:
        yield Hit(Span(0, 0), {"what": "there is no match in the file"})


RULE = Rule(
    code="R015",
    name="empty-match",
    law="A match has at least one deal.",
    message="{what}",
    remedy="Write the deals, or remove what is there.",
    authority=(Cite(NOTATION, "§ 4"),),
    watches=(MatchRead,),
    check=check,
    severity=Severity.WARNING,
)
