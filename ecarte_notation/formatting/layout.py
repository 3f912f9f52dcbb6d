"""What is kept of the lines of a text: remarks that have lines of their own, and empty lines there."""

from collections.abc import Iterable
from copy import copy
from typing import Any

from ecarte_notation.formatting.lines import Lines
from ecarte_notation.formatting.pieces import parts
from ecarte_notation.record.marks import Remark
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.syntax.write import Layout


class PageLayout(Layout):
    """The layout of a text with its records."""

    def __init__(self, lines: Lines, records: Iterable[MatchRecord]) -> None:
        """Find the lines that hold remarks and nothing else."""
        self.lines = lines
        self.parted = -1
        self._remarks = {
            line
            for one in parts(tuple(records))
            if isinstance(one, Remark) and lines.begins(one.span.start) and lines.ends(one.span.end)
            for line in lines.over(*one.span)
        }

    def parting(self, entry: Any) -> "PageLayout":
        """The layout with an empty line before an entry, whatever stands above it."""
        changed = copy(self)
        changed.parted = _start(entry)
        return changed

    def before(self, remark: Remark) -> str:
        """A line end where the remark begins its line, another after an empty line."""
        line = self.lines.of(remark.span.start)
        if not self.lines.begins(remark.span.start):
            return ""
        return "\n\n" if line and self.lines.empty(line - 1) else "\n"

    def apart(self, entry: Any) -> bool:
        """An empty line, but not between an entry and remarks right above it that have one."""
        start = _start(entry)
        return start == self.parted or self.apart_at(start)

    def apart_at(self, offset: int) -> bool:
        """Whether what begins at an offset needs an empty line before it."""
        above = self.lines.of(offset) - 1
        if above not in self._remarks:
            return True
        while above in self._remarks:
            above -= 1
        return above >= 0 and not self.lines.empty(above)


def _start(entry: Any) -> int:
    return int((getattr(entry, "head", None) or entry.span).start)
