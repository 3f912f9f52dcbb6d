"""A remark silences a rule that has nothing to say there.

Either the slip was mended since, or the remark stands at the wrong item: `sic` follows the item of
the finding, `allow` stands anywhere in the deal.

## Wrong

    deal 1 Klara
    turn 9H
    stand
    play KS 9S «{[sic must-follow]}», QH TH

## Right

    deal 1 Klara
    turn 9H
    stand
    play KS 9S, QH TH
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R017",
    name="unused-silence",
    law="A remark that silences a rule stands where the rule would speak.",
    message="[{deed} {rule}] silences nothing",
    remedy="Remove the remark.",
    authority=(Cite(NOTATION, "§ 7.4"),),
    watches=(Unread,),
    check=of_kind("unused-silence"),
    severity=Severity.WARNING,
)
