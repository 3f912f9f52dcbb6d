"""The version line names a version of the notation that this referee does not know.

The match is read as far as it can be, and not judged.

## Wrong

    «ecarte 2»
    [Players "Klara" "Leo"]
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
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.steps import MatchRead
from ecarte_notation.referee.rules.authority import NOTATION


def check(step: MatchRead) -> Iterator[Hit]:
    version = step.record.version
    if version and version.number != 1:
        yield Hit(version.span, {"number": version.number})


RULE = Rule(
    code="R014",
    name="unknown-version",
    law="The notation has one version so far, 1.",
    message="version {number} of the notation is not known here",
    remedy="Write `ecarte 1`, or use a newer referee.",
    authority=(Cite(NOTATION, "§ 4.1"),),
    watches=(MatchRead,),
    check=check,
)
