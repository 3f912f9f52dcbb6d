"""Rule books and places in them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Source:
    """A rule book: `key` for short, `title` with author and year."""

    key: str
    title: str


@dataclass(frozen=True)
class Cite:
    """A place in a source, such as "law 43" or "§ 9.3"."""

    source: Source
    clause: str

    def __str__(self) -> str:
        """The source by its key, then the clause if one is named."""
        words = f"{self.source.key}, {self.clause}" if self.clause else self.source.key
        return words.replace("§ ", "§\u00a0")
