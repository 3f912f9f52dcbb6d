"""A remark is opened and not closed before the next deal, tag, result or end.

What follows it in its own deal cannot be told from the remark; the next deal is judged as ever.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    «{»he should have proposed

    deal 2 Leo
    turn 8C
    stand

## Right

    deal 1 Klara
    turn 9H
    stand
    {he should have proposed}

    deal 2 Leo
    turn 8C
    stand
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R012",
    name="unclosed-remark",
    law="A remark begins with { and ends with }, which inside it is written \\}.",
    message="the remark is not closed",
    remedy="Add the closing }}; if it is there, a line of the remark begins with a word that opens something else, such as `result`: join the lines.",
    authority=(Cite(NOTATION, "§ 7.1"),),
    watches=(Unread,),
    check=of_kind("unclosed-remark"),
)
