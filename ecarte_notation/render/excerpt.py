"""The lines of a source that a span covers, with the span marked under them."""

from collections.abc import Iterator

from ecarte_notation.render.styled import WIDTH, Line, Piece, cells
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

_MOST_LINES = 3
_NEAR = 500  # characters on either side that are looked at; far more than can be shown


def excerpt(source: SourceText, span: Span, style: str) -> Iterator[Line]:
    """At most three lines, each with its number and a line of carets; long ones are cut to fit."""
    first, last = source.place(span.start), source.place(span.end)
    ruler = len(str(last.line)) if source.numbered else 1
    yield (Piece(" " * ruler + " |", "dim"),)
    end_line = last.line if last.column > 1 or last.line == first.line else last.line - 1
    for number in range(first.line, min(end_line, first.line + _MOST_LINES - 1) + 1):
        text, left = source.line_near(number, first.column if number == first.line else 1, _NEAR)
        text = _shown(text)
        begin = first.column - 1 - left
        if number != first.line:
            begin = len(text) - len(text.lstrip())
        stop = last.column - 1 - left if number == last.line else len(text.rstrip())
        stop = min(stop, len(text))
        shown = number if source.numbered else ""
        yield from _marked(text, f"{shown:>{ruler}}", (begin, max(stop, begin)), style)
    if end_line - first.line >= _MOST_LINES:
        yield (Piece(" " * ruler + " | ...", "dim"),)


def _shown(text: str) -> str:
    """Tabs and other controls take one column."""
    return "".join(char if char.isprintable() else " " for char in text)


def _marked(text: str, number: str, span: tuple[int, int], style: str) -> Iterator[Line]:
    room = WIDTH - len(number) - 3
    text, begin, stop = _window(text, span, room)
    yield Piece(f"{number} | ", "dim"), Piece(text.rstrip())
    carets = "^" * max(1, cells(text[begin:stop]))
    pad = " " * cells(text[:begin])
    yield Piece(" " * len(number) + " | ", "dim"), Piece(pad), Piece(carets, style)


def _window(text: str, span: tuple[int, int], room: int) -> tuple[str, int, int]:
    """Cut a long line around the span, with dots where something is left out."""
    begin, stop = span
    if cells(text) <= room:
        return text, begin, stop
    start = 0
    if cells(text[:stop]) > room - 4:
        start = max(0, min(begin, stop - (room - 20)) - 12)
    lead = "..." if start else ""
    cut = text[start:]
    tail = ""
    while cells(lead + cut + tail) > room:
        cut, tail = cut[:-1], "..."
    shift = len(lead) - start
    return lead + cut + tail, begin + shift, min(stop + shift, len(lead + cut))
