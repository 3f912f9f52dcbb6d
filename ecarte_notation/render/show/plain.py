"""A report for a terminal of 80 columns."""

import textwrap
from collections.abc import Iterable, Iterator

from ecarte_notation.render.show.blocks import Block, Heading, Paragraph, Table
from ecarte_notation.render.styled import WIDTH, Line, Piece, cells

_STYLES = {"plain": "plain", "remark": "dim", "turning": "mark", "finding": "error", "dim": "dim"}
_GAP = 2


def plain_report(blocks: Iterable[Block]) -> Iterator[Line]:
    """The lines of a report; every block is wrapped at 80 columns."""
    for block in blocks:
        if isinstance(block, Heading):
            yield from _heading(block)
        elif isinstance(block, Table):
            yield from _table(block)
        else:
            yield from _paragraph(block)


def _heading(block: Heading) -> Iterator[Line]:
    if block.level > 1:
        yield ()
    yield (Piece(_clean(block.text), "path"),)
    yield (Piece(("=" if block.level == 1 else "-") * min(WIDTH, cells(block.text)), "dim"),)


def _paragraph(block: Paragraph) -> Iterator[Line]:
    indent = "    " if block.style == "remark" else "  ! " if block.style == "finding" else ""
    rest = " " * len(indent)
    for line in textwrap.wrap(
        _clean(block.text), WIDTH, initial_indent=indent, subsequent_indent=rest
    ):
        yield (Piece(line, _STYLES[block.style]),)


def _table(block: Table) -> Iterator[Line]:
    """Columns as wide as their widest cell; the widest gives way until all fit."""
    rows = [tuple(map(_clean, row)) for row in (block.columns, *block.rows)]
    widths = [max(cells(row[at]) for row in rows) for at in range(len(block.columns))]
    room = WIDTH - _GAP * (len(widths) - 1)
    while sum(widths) > room and max(widths) > _GAP:
        widths[widths.index(max(widths))] -= 1
    yield ()
    for place, row in enumerate(rows):
        wrapped = [
            textwrap.wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)
        ]
        for at in range(max(map(len, wrapped))):
            parts = [one[at] if at < len(one) else "" for one in wrapped]
            padded = (_padded(text, width) for text, width in zip(parts, widths, strict=True))
            style = "mark" if place == 0 else "plain"
            yield (Piece((" " * _GAP).join(padded).rstrip(), style),)
    yield ()


def _padded(text: str, width: int) -> str:
    return text + " " * max(0, width - cells(text))


def _clean(text: str) -> str:
    """One line, without anything that steers a terminal."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
