"""The same tag stands twice in one match; the first one counts.

## Wrong

    ecarte 1
    [Event "Thursday"]
    «[Event "Friday"]»
    [Players "Klara" "Leo"]
    deal 1 Klara
    result *
    end

## Right

    ecarte 1
    [Event "Thursday"]
    [Players "Klara" "Leo"]
    deal 1 Klara
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.fix import Edit, Fix
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.steps import TagRead
from ecarte_notation.referee.rules.authority import NOTATION


def check(step: TagRead) -> Iterator[Hit]:
    if step.earlier:
        related = ((step.earlier.span, "the first one"),)
        same = step.tag.values == step.earlier.values and not step.tag.marks
        fix = Fix((Edit(step.tag.span, ""),), "remove the second one", safe=True)
        yield Hit(step.tag.span, {"name": step.tag.name}, related, (fix,) if same else ())


RULE = Rule(
    code="R006",
    name="duplicate-tag",
    law="Each tag stands once in a match.",
    message="[{name}] stands a second time",
    remedy="Keep one of the two; the first is the one that counts.",
    authority=(Cite(NOTATION, "§ 4.2"),),
    watches=(TagRead,),
    check=check,
)
