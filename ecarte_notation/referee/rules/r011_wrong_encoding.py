"""The file is not in UTF-8.

It is read all the same, as what it looks like, and judged; but names may come out wrong, and other
programs may not read it at all.

## Wrong (utf-16)

    «»ecarte 1
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

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R011",
    name="wrong-encoding",
    law="A record is a text in UTF-8, with or without a byte-order mark.",
    message="the file is in {encoding}, not in UTF-8",
    remedy="Save it as UTF-8 (in a shell: iconv -f {encoding} -t UTF-8 OLD > NEW).",
    authority=(Cite(NOTATION, "§ 2.1"),),
    watches=(Unread,),
    check=of_kind("wrong-encoding"),
)
