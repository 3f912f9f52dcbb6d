"""A text as numbered lines; knows no notation."""

from bisect import bisect_right
from itertools import accumulate

from ecarte_notation.text.source import BLANKS


class Lines:
    """The lines of a text with LF line ends, numbered from 0."""

    def __init__(self, text: str) -> None:
        """Cut the text."""
        self.text = text
        self.all = text.split("\n")
        self._starts = list(accumulate((len(one) + 1 for one in self.all), initial=0))[:-1]

    def of(self, offset: int) -> int:
        """The line in which a character stands."""
        return bisect_right(self._starts, offset) - 1

    def start(self, line: int) -> int:
        """The offset at which a line begins."""
        return self._starts[line]

    def over(self, start: int, end: int) -> range:
        """The lines of a stretch, one of them where it is empty."""
        return range(self.of(start), self.of(max(start, end - 1)) + 1)

    def empty(self, line: int) -> bool:
        """Whether nothing but blanks stands in a line."""
        return not self.all[line].strip(BLANKS)

    def begins(self, offset: int) -> bool:
        """Whether what stands at an offset is the first thing in its line."""
        return not self.text[self._starts[self.of(offset)] : offset].strip(BLANKS)

    def ends(self, offset: int) -> bool:
        """Whether nothing more stands in a line from an offset on."""
        end = self.text.find("\n", offset)
        return not self.text[offset : end if end >= 0 else None].strip(BLANKS)


def trimmed(lines: list[str]) -> list[str]:
    """Lines without the empty ones at both ends."""
    full = [at for at, one in enumerate(lines) if one.strip(BLANKS)]
    return lines[full[0] : full[-1] + 1] if full else []
