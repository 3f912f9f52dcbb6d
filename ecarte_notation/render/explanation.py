"""A rule explained on one page."""

import re
import textwrap
from collections.abc import Iterator

from ecarte_notation.findings.rule import Rule
from ecarte_notation.render.styled import WIDTH, Line, Piece

_MARKS = str.maketrans("", "", "«»")


def explanation(rule: Rule) -> Iterator[Line]:
    """Code and name, the law, the story, where it is written, the two examples."""
    yield Piece(f"{rule.code} {rule.name}", "mark"), Piece(f" ({rule.severity.value})", "dim")
    yield ()
    yield from _paragraph(f"Law: {rule.law}")
    for cite in rule.authority:
        yield from _paragraph(f"{cite.source.title}: {cite.clause}", "  - ")
    story, _, examples = rule.story.strip().partition("\n## ")
    yield ()
    for part in story.split("\n\n"):
        yield from _paragraph(" ".join(part.split()))
        yield ()
    for line in ("## " + examples).splitlines():
        yield from _example(line)


def _paragraph(text: str, lead: str = "") -> Iterator[Line]:
    hang = " " * len(lead)
    for line in textwrap.wrap(text, WIDTH, initial_indent=lead, subsequent_indent=hang):
        yield (Piece(line),)


def _example(line: str) -> Iterator[Line]:
    if line.startswith("## "):
        yield (Piece(line[3:], "mark"),)
        return
    shown = line.translate(_MARKS)
    yield (Piece(shown),) if shown.strip() else ()
    start, end = line.find("«"), line.find("»")
    if start >= 0:
        stop = end - 1 if end >= 0 else len(shown)
        yield Piece(" " * start), Piece("^" * max(1, stop - start), "error")
    elif end >= 0:
        begin = len(re.match(r" *", shown)[0])  # type: ignore[index]
        yield Piece(" " * begin), Piece("^" * (end - begin), "error")
