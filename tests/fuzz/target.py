"""What must hold of every file whatever it holds."""

import zlib

from ecarte_notation import check, read, write
from ecarte_notation.referee.report import Report
from ecarte_notation.render.concise import concise
from ecarte_notation.render.full import full
from ecarte_notation.render.json import dumps, findings, left_open
from tests.generate.mended import restless, unsound

SHARE = 32  # mending judges a file some ten times over, so one input in so many is mended


class FuzzError(AssertionError):
    """Something did not hold."""


def hold(data: bytes) -> None:
    """Read, judge, write and mend; FuzzError, or what broke, if anything is wrong.

    Every input is read, judged, written and read again; the fixes of its findings are carried
    out singly. One in 32 is mended safely until it rests, one unsafely, one shown in every form.
    """
    turn = zlib.crc32(data) % SHARE
    report = check(data, "fuzz.ecarte", thorough=turn == 0)
    _spans(report)
    if turn == 0:
        _shown(report)
    _written(data)
    for fix in (fix for one in report.findings for fix in one.fixes):
        if problem := unsound(fix, report.source.text):
            raise FuzzError(problem)
    if turn in (1, 2) and any(one.fix for one in report.findings):
        problem, _ = restless(data, unsafe=turn == 2)
        if problem:
            raise FuzzError(problem)


def _shown(report: Report) -> None:
    for line in (*full(report), *concise(report)):
        str(line)
    dumps([*findings(report), *left_open(report)])


def _spans(report: Report) -> None:
    size = len(report.source.text)
    starts = [one.span for one in report.findings]
    if starts != sorted(starts):
        raise FuzzError("findings out of order")
    for one in (*report.findings, *report.left_open):
        if not 0 <= one.span.start <= one.span.end <= size:
            raise FuzzError(f"a span outside the text: {one}")


def _written(data: bytes) -> None:
    """What could be read without a slip is written and read again unchanged."""
    for match in read(data).matches:
        if match.mishaps:
            continue
        again = read(write(match)).matches
        if again != (match,):
            raise FuzzError(f"lost in writing: {match} became {again}")
