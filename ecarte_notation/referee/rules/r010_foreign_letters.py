"""The cards are written in the letters of another language, and no tag says so.

Foreign letters are not guessed at, since one letter may mean two things (D is a queen in French
and a suit in English). All cards of the match are taken for unknown. Reported once in a file.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    turn 9C
    elder «DC» 8C RP 7K 8T
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Cards "fr"]
    deal 1 Klara
    turn 9C
    elder DC 8C RP 7K 8T
    result *
    end
"""

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Rule
from ecarte_notation.record.steps import Unread
from ecarte_notation.referee.rules.authority import NOTATION
from ecarte_notation.referee.rules.unread import of_kind

RULE = Rule(
    code="R010",
    name="foreign-letters",
    law="Cards are written in English letters unless the tag [Cards] names another language.",
    message="{written} is no card in English letters; all cards of the match make sense in the letters of `{language}`",
    remedy='Add the line [Cards "{language}"] under the other tags.',
    authority=(Cite(NOTATION, "§ 6.3"),),
    watches=(Unread,),
    check=of_kind("foreign-letters"),
)
