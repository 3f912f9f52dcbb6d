"""Lines whose pieces carry a style by name, so that a console may colour them or not."""

import unicodedata
from typing import NamedTuple

WIDTH = 80


class Piece(NamedTuple):
    """A piece of a line: `style` is one of error, warning, note, code, path, mark, dim, plain."""

    text: str
    style: str = "plain"


Line = tuple[Piece, ...]


def plain(line: Line) -> str:
    """The line without its styles."""
    return "".join(piece.text for piece in line)


def cells(text: str) -> int:
    """How many columns of a terminal `text` takes."""
    return sum(_cells(char) for char in text)


def _cells(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Cf", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
