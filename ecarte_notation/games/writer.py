"""How a game's records are written, line by line."""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from ecarte_notation.record.marks import Mark
from ecarte_notation.record.match import MatchRecord


class Writer(Protocol):
    """Writes parts of a match in canonical form; a line that ends in a remark has its line end."""

    def match(self, record: MatchRecord) -> Iterator[str]:
        """The lines of a whole match."""

    def leading(self, remark: Mark) -> str:
        """A remark before the first word."""

    def opening(self, entry: Any) -> str:
        """The first line of an entry, of a deal its heading."""

    def statements(self, items: Iterable[Any]) -> Iterator[str]:
        """The lines of statements of one deal."""
