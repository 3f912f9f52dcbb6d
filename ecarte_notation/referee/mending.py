"""Carrying out fixes, in rounds, until there is nothing left that may be put right."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.fix import Fix, applied, overlap
from ecarte_notation.referee.report import Report
from ecarte_notation.text.decode import UTF_8, Encoding, decode, encoding_of, lossless

Judge = Callable[[bytes], Report]
_MOST_ROUNDS = 50
_RECORD = "R"


@dataclass(frozen=True)
class Mended:
    """A file after its fixes: its bytes, what is still found in it, how many slips were put right."""

    data: bytes
    report: Report
    fixed: int = 0


def mend(data: bytes, judge: Judge, *, unsafe: bool = False) -> Mended:
    """Carry out the safe fixes of what `judge` finds in `data`, or with `unsafe` all.

    A finding with several fixes is left, since nobody knows which was meant. What no edit touches
    stays byte for byte, encoding and line ends too. Mending the answer again changes nothing: a
    match whose fixes never come to rest is left as it was.
    """
    first, restless = judge(data), frozenset[int]()
    while True:
        answer = _rounds(data, first, judge, unsafe=unsafe, left=restless)
        if isinstance(answer, Mended):
            return answer
        restless |= answer


def _rounds(
    data: bytes, report: Report, judge: Judge, *, unsafe: bool, left: frozenset[int]
) -> Mended | frozenset[int]:
    """The mended file, or the matches that do not come to rest; those of `left` are not touched."""
    fixed = 0
    for _ in range(_MOST_ROUNDS):
        due = list(_due(report.findings, encoding_of(data), unsafe=unsafe, left=left))
        if not due or not lossless(data):
            return Mended(data, report, fixed)
        data = _carried_out(data, [fix for _, fix in due])
        fixed += len(due)
        report = judge(data)
    return frozenset(finding.where.match for finding, _ in due)


def _due(
    findings: Iterable[Finding], encoding: Encoding, *, unsafe: bool, left: frozenset[int]
) -> Iterator[tuple[Finding, Fix]]:
    """The fixes of one round: none that touch, and one a deal, since it may answer the others."""
    chosen: list[Fix] = []
    deals: set[tuple[int, int, int]] = set()
    for finding in findings:
        fix, where = finding.fix, finding.where
        deal = (where.match, where.game, where.deal)
        told = finding.rule.family != _RECORD and deal in deals
        if not fix or where.match in left or told or not (fix.safe or unsafe):
            continue
        if _sayable(fix, encoding) and not any(overlap(fix, one) for one in chosen):
            chosen.append(fix)
            deals.add(deal)
            yield finding, fix


def _sayable(fix: Fix, encoding: Encoding) -> bool:
    """Whether the file's encoding has the characters of a fix."""
    try:
        encoding.encode("".join(edit.text for edit in fix.edits))
    except UnicodeEncodeError:
        return False
    return True


def _carried_out(data: bytes, fixes: list[Fix]) -> bytes:
    encoding = UTF_8 if any(fix.recode for fix in fixes) else encoding_of(data)
    return encoding.encode(applied(decode(data).text, (e for fix in fixes for e in fix.edits)))
