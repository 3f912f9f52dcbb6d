"""Records with the places of the findings marked in them by hand."""

import re
from typing import NamedTuple

from tests.conformance.case import Expected

_LINE_END = re.compile(r"\r\n|\r|\n")
_BYTE_ORDER_MARK = "\ufeff"


class Place(NamedTuple):
    """Line and column, from 1; columns in characters."""

    line: int
    column: int


def place(text: str, offset: int) -> Place:
    """Where the character at `offset` stands (NOTATION.md 2.1 and 2.2)."""
    ends = [end for end in _LINE_END.finditer(text) if end.end() <= offset]
    before = text[ends[-1].end() if ends else 0 : offset]
    return Place(len(ends) + 1, len(before.lstrip(_BYTE_ORDER_MARK)) + 1)


def expected_at(
    code: str, name: str, text: str, span: tuple[int, int], **where: object
) -> Expected:
    """The finding of a rule at a span (start, end) of a text."""
    start, end = place(text, span[0]), place(text, span[1])
    return Expected(code, name, *start, *end, where)


def unmarked(marked: str) -> tuple[str, list[tuple[int, int]]]:
    """The text without its marks « and », and the spans between them, in the order of their ends."""
    text, open_marks, spans = "", [], []
    for char in marked:
        if char == "«":
            open_marks.append(len(text))
        elif char == "»":
            spans.append((open_marks.pop(), len(text)))
        else:
            text += char
    if open_marks:
        raise ValueError(f"« without »: {marked!r}")
    return text, spans
