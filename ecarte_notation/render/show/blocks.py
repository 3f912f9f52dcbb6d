"""What a report consists of, before it is text, Markdown or HTML."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Heading:
    """A heading of level 1 to 3; `anchor` is a name to link to."""

    level: int
    text: str
    anchor: str = ""


@dataclass(frozen=True)
class Paragraph:
    """Sentences that belong together; `style` is plain, remark, turning, finding or dim."""

    text: str
    style: str = "plain"


@dataclass(frozen=True)
class Table:
    """Headings of columns and rows of cells."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Heading | Paragraph | Table
