"""Lines to a stream: coloured on a terminal, plain elsewhere, in whatever encoding the stream has."""

import codecs
import os
import sys
import unicodedata
from collections.abc import Iterable
from typing import TextIO

from ecarte_notation.render.styled import Line, plain

_STYLES = {
    "error": "bold red",
    "warning": "bold yellow",
    "note": "bold cyan",
    "path": "bold",
    "dim": "dim",
    "code": "cyan",
    "mark": "bold",
    "plain": "",
}
_STAND_INS = str.maketrans(
    {
        **dict(zip("♠♥♦♣♤♡♢♧", "SHDCSHDC", strict=True)),
        **dict(zip("–—−‑‘’“”„«»§", '----\'\'"""""S', strict=True)),
        "…": "...",
        "\ufe0f": "",
    }
)


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    """Suit signs as letters, dashes as hyphens, accents dropped where the stream cannot say them."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_STAND_INS)
    text = unicodedata.normalize("NFKD", text)
    return text.encode("ascii", "ignore").decode() or "?", error.end


codecs.register_error("ecarte", _stand_in)


def prepare_streams() -> None:
    """Let no character break an output stream."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="ecarte")


def put(lines: Iterable[Line], stream: TextIO | None = None) -> None:
    """Write lines; with colour only on a terminal without NO_COLOR."""
    out = stream or sys.stdout
    if out.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb":
        _put_coloured(lines, out)
        return
    for line in lines:
        out.write(plain(line) + "\n")


def _put_coloured(lines: Iterable[Line], out: TextIO) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(file=out, highlight=False, soft_wrap=True)
    for line in lines:
        console.print(Text.assemble(*((piece.text, _STYLES[piece.style]) for piece in line)))
