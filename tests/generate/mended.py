"""What must hold of every fix, and of every file that was mended."""

import random
from functools import partial

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.fix import Fix, applied
from ecarte_notation.referee.mending import Mended, mend
from ecarte_notation.referee.referee import check
from ecarte_notation.referee.report import Report
from ecarte_notation.text.decode import decode, lossless
from tests.generate.edits import edited


def judge(data: bytes) -> Report:
    return check(data, "x.ecarte")


def unsound(fix: Fix, text: str) -> str:
    """What is wrong with the edits of a fix, or "": all that no edit names must stay as it is."""
    after, moved, at = applied(text, fix.edits), 0, 0
    for edit in fix.edits:
        start, end = edit.span
        if not at <= start <= end <= len(text):
            return f"edits out of order or out of the text: {fix}"
        if after[at + moved : start + moved] != text[at:start]:
            return f"changed before {start}: {fix}"
        if after[start + moved : start + moved + len(edit.text)] != edit.text:
            return f"not written at {start}: {fix}"
        if text[start:end] == edit.text:
            return f"changes nothing at {start}: {fix}"
        moved += len(edit.text) - (end - start)
        at = end
    if after[at + moved :] != text[at:]:
        return f"changed behind {at}: {fix}"
    return "" if fix.edits or fix.recode else f"no edit: {fix}"


def restless(data: bytes, *, unsafe: bool) -> tuple[str, Mended]:
    """What is wrong with mending a file, or "", and the mended file."""
    done = mend(data, judge, unsafe=unsafe)
    again = mend(done.data, judge, unsafe=unsafe)
    if again.data != done.data or again.fixed:
        return f"fixed twice: {again.fixed}", done
    if judge(done.data) != done.report:
        return "another report", done
    left = [one for one in done.report.findings if _due(one, done.data, unsafe=unsafe)]
    if left:
        return f"not at rest: {[(one.rule.name, one.fix) for one in left]}", done
    if done.data != data and not done.fixed:
        return "changed without a fix", done
    return "", done


def _due(one: Finding, data: bytes, *, unsafe: bool) -> bool:
    return bool(one.fix and (one.fix.safe or unsafe) and lossless(data))


def trouble(data: bytes, rng: random.Random) -> str:
    """What went wrong in fixing an edited copy of a file, or ""."""
    spoilt = edited(data, rng)
    try:
        report = judge(spoilt)
        text = decode(spoilt).text
        wrong = [
            problem for f in report.findings for fix in f.fixes if (problem := unsound(fix, text))
        ]
        for unsafe in (False, True):
            problem, _ = restless(spoilt, unsafe=unsafe)
            wrong += [problem] if problem else []
    except Exception as error:  # noqa: BLE001 - that is the question
        return f"{type(error).__name__}: {error} in {spoilt!r}"
    return f"{wrong[0]} in {spoilt!r}" if wrong else ""


SPELLINGS = {
    "plain": partial(str.encode, encoding="utf-8"),
    "crlf": lambda text: text.replace("\n", "\r\n").encode(),
    "cr": lambda text: text.replace("\n", "\r").encode(),
    "mark": lambda text: text.encode("utf-8-sig"),
    "utf-16": lambda text: text.encode("utf-16"),
    "utf-16-be": lambda text: text.encode("utf-16-be"),
    "latin-1": lambda text: text.replace("ecarte 1\n", "ecarte 1 {Élise}\n").encode(
        "latin-1", "replace"
    ),
}
