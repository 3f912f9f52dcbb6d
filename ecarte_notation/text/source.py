"""A named text with its line index; knows no notation."""

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from ecarte_notation.text.span import Span

_LINE_END = re.compile(r"\r\n|\r|\n")
BYTE_ORDER_MARK = "\ufeff"
_MARKS = re.compile(f"{BYTE_ORDER_MARK}*")
BLANKS = " \t\r\n\f\x0b\x85\xa0\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(
    map(chr, range(0x2000, 0x200C))
)  # what the grammar's WS takes


class Place(NamedTuple):
    """Line and column for people, both counted from 1, columns in characters."""

    line: int
    column: int


@dataclass(frozen=True)
class SourceText:
    """What a file says: `name` as the user gave it, `text` decoded, line ends as they were.

    LF, CRLF and CR each end a line; a byte-order mark at the start of a line takes no column.
    """

    name: str
    text: str = field(repr=False)

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(end.end() for end in _LINE_END.finditer(self.text))]

    def place(self, offset: int) -> Place:
        """Line and column of the character at `offset` (0 to the length of the text)."""
        line = bisect_right(self._starts, offset)
        start = self._starts[line - 1]
        while start < offset and self.text[start] == BYTE_ORDER_MARK:
            start += 1
        return Place(line, offset - start + 1)

    def address(self, span: Span) -> str:
        """Where a span begins, as it stands behind the name of the file: `LINE:COLUMN`."""
        place = self.place(span.start)
        return f"{place.line}:{place.column}"

    def words(self, span: Span) -> str:
        """Where a span begins, in words."""
        place = self.place(span.start)
        return f"line {place.line}, column {place.column}"

    @property
    def numbered(self) -> bool:
        """Whether the lines of the text are those of the file."""
        return True

    def line_near(self, number: int, column: int, reach: int) -> tuple[str, int]:
        """So many characters of a line on either side of a column, and how many are left out before.

        Without the line's end or a byte-order mark. Lines may be of any length and findings many:
        each is shown without copying the line.
        """
        start = self._starts[number - 1]
        end = self._starts[number] if number < len(self._starts) else len(self.text)
        marks = _MARKS.match(self.text, start, end)
        start = marks.end() if marks else start
        at = start + column - 1
        begin = max(start, at - reach)
        return self.text[begin : min(end, at + reach)].rstrip("\r\n"), begin - start
