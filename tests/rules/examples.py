"""The wrong and right examples in the rules' own files, and how they are marked."""

import re
import textwrap
from dataclasses import dataclass

from ecarte_notation.findings.rule import Rule
from ecarte_notation.text.span import Span

HEAD = 'ecarte 1\n[Players "Klara" "Leo"]\n\n'
TAIL = "\nresult *\nend\n"


@dataclass(frozen=True)
class Example:
    """A whole record, and the span marked in it with « and » if it is a wrong one."""

    text: str
    span: Span | None
    encoding: str = "utf-8"

    @property
    def data(self) -> bytes:
        return self.text.encode(self.encoding)


def example(rule: Rule, heading: str) -> Example:
    found = re.search(
        rf"^## {heading}(?: \((.*?)\))?\n\n((?:    .*\n|\n)+)", rule.story + "\n", re.MULTILINE
    )
    assert found, f"{rule.code} has no {heading} example"
    marked = whole(textwrap.dedent(found[2]).strip("\n") + "\n")
    start, end = marked.find("«"), marked.find("»")
    text = marked.replace("«", "").replace("»", "")
    span = Span(start, end - 1) if start >= 0 else None
    return Example(text, span, found[1] or "utf-8")


def whole(text: str) -> str:
    """A fragment of a match made a match; a match as it is."""
    return text if text.lstrip("«»[").startswith(("ecarte", "Players")) else HEAD + text + TAIL
