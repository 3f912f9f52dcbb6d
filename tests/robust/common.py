"""One match to spoil, three to stand side by side, and what is found in a file."""

from ecarte_notation.record.match import MatchRecord
from ecarte_notation.referee.referee import read, referee

DEAL = """deal 1 Klara
turn 9H
elder QH 8H KS 7D 8C
dealer 9S TH AH JC AC
propose accept
elder -7D 8C +JH TC
dealer -9S +QD
stand
play KS TH, JC TC, AH JH, QH QD, 8H AC
points elder 1
score 0-1
"""
LAST = """
deal 2 Leo
turn KC
king turned
score 0-2
stand
play 7S QS, AS 9S, KD 8D, JD 8S, 9H TH
points dealer 2
score 0-4

deal 3 Klara
turn 7S
propose refuse
points elder 2
score 0-6

result 0-5
end
"""
MATCH = 'ecarte 1\n[Event "Élise’s evening"]\n[Players "Klara" "Leo"]\n\n' + DEAL + LAST
OTHER = MATCH.replace("Klara", "Ruth").replace("Leo", "Pavel")
THREE = MATCH + "\n" + OTHER + "\n" + MATCH


def found(data: str | bytes) -> list[tuple[str, int]]:
    """The rules that speak, each with its line."""
    report = referee(read(data))
    return [(one.rule.name, report.source.place(one.span.start).line) for one in report.findings]


def rules(data: str | bytes) -> list[str]:
    """The rules that speak, in order."""
    return [name for name, _ in found(data)]


def matches(data: str | bytes) -> tuple[MatchRecord, ...]:
    """The matches as read."""
    return read(data).matches
