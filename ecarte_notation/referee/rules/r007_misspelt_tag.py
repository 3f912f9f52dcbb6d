"""A tag that the notation does not know is nearly one that it knows.

Other unknown tags are kept and left alone: a tag is the place for whatever a club wants to note.

## Wrong

    ecarte 1
    [«Playes» "Klara" "Leo"]
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
from ecarte_notation.findings.fix import rewrite
from ecarte_notation.findings.near import nearest
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.record.steps import TagRead
from ecarte_notation.referee.rules.authority import NOTATION


def check(step: TagRead) -> Iterator[Hit]:
    name = step.tag.name
    if name in step.known_tags or name.upper().startswith("X-"):
        return
    known = {tag.lower(): tag for tag in step.known_tags}
    if close := nearest(name.lower(), known, 0.75):
        meant = known[close]
        free = meant not in step.others
        fixes = rewrite(step.tag.name_span, meant, safe=True, words=f"write [{meant}]")
        facts = {"name": name, "nearest": meant}
        yield Hit(step.tag.name_span, facts, fixes=fixes if free else ())


RULE = Rule(
    code="R007",
    name="misspelt-tag",
    law="The tags that the notation gives a meaning are spelt as it spells them.",
    message="[{name}] is no tag of the notation",
    remedy="Write [{nearest}] if that was meant; a tag of your own begins with X-.",
    authority=(Cite(NOTATION, "§ 4.2"),),
    watches=(TagRead,),
    check=check,
)
