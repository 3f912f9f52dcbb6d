"""Random byte edits: what must not happen whatever a file holds."""

import random
import time

from ecarte_notation.findings.finding import Finding
from ecarte_notation.referee.referee import read, referee
from ecarte_notation.referee.report import Report
from ecarte_notation.syntax.segment import Block, segment

LONGEST = 30.0  # seconds: a hang, not a benchmark; machines are noisy
_OF_THE_DEAL_ALONE = {
    "D101",
    "D102",
    "D103",
    "D104",
    "D105",
    "X201",
    "X202",
    "X203",
    "X204",
    "X205",
    "X206",
    "X207",
    "X208",
    "X209",
    "X210",
    "X211",
    "X212",
    "X213",
    "X214",
    "K301",
    "K302",
    "K303",
    "K304",
    "K305",
    "K307",
    "K309",
    "K310",
    "T401",
    "T402",
    "T408",
    "T410",
    "R001",
    "R002",
    "R003",
    "R009",
    "R012",
    "R016",
}


def edited(data: bytes, rng: random.Random) -> bytes:
    """One to three bytes changed, put in, or taken out."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        at = rng.randrange(len(data))
        byte = bytes(
            [rng.choice((rng.randrange(256), rng.choice(b" \n,{}()[];:?!-+^xKQJAT987SHDC")))]
        )
        data = data[:at] + rng.choice((byte, b"", byte + data[at : at + 1])) + data[at + 1 :]
    return data


def judged(report: Report) -> dict[str, list[tuple[str, int]]]:
    """For each deal's text (if it stands once) the findings that rest on it alone."""
    blocks = [one for one in segment(report.source.text) if one.kind == "deal"]
    texts = [report.source.text[one.start : one.end] for one in blocks]
    return {
        text: [(f.rule.code, f.span.start - block.start) for f in _inside(report, block)]
        for block, text in zip(blocks, texts, strict=True)
        if texts.count(text) == 1
    }


def _inside(report: Report, block: Block) -> list[Finding]:
    return [
        one
        for one in report.findings
        if block.start <= one.span.start < block.end and one.rule.code in _OF_THE_DEAL_ALONE
    ]


def around(report: Report) -> list[str]:
    """All that is no deal: a change there may change how deals are judged."""
    text = report.source.text
    return [text[one.start : one.end] for one in segment(text) if one.kind != "deal"]


def trouble(data: bytes, before: Report, rng: random.Random) -> str:
    """What went wrong with an edited copy of a file, or ""."""
    spoilt = edited(data, rng)
    start = time.monotonic()
    try:
        after = referee(read(spoilt))
    except Exception as error:  # noqa: BLE001 - that is the question
        return f"{type(error).__name__}: {error} in {spoilt!r}"
    if time.monotonic() - start > LONGEST:
        return f"slow: {spoilt!r}"
    if any(one.rule.code in ("R010", "R011") for one in after.findings):
        return ""  # the whole file is read in another way
    if around(before) != around(after):
        return ""
    old, new = judged(before), judged(after)
    changed = [text for text in old if text in new and old[text] != new[text]]
    return f"judged otherwise: {changed[0]!r} in {spoilt!r}" if changed else ""
