"""From a file's text or bytes to a source and a reader for it."""

import threading

from ecarte_notation.findings.fix import Fix
from ecarte_notation.games.game import Game
from ecarte_notation.record.match import Mishap
from ecarte_notation.syntax.blocks import BlockReader
from ecarte_notation.text.decode import decode, encoding_of, lossless
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

_readers = threading.local()


def open_source(data: str | bytes, name: str) -> tuple[SourceText, tuple[Mishap, ...]]:
    """The text of a file; bytes are taken for UTF-8, else for what they look like, with a mishap."""
    text, foreign = decode(data) if isinstance(data, bytes) else (data, "")
    if not foreign:
        return SourceText(name, text), ()
    fixes = _recode(data, foreign) if isinstance(data, bytes) else ()
    mishap = Mishap("wrong-encoding", Span(0, 0), {"encoding": foreign}, fixes=fixes)
    return SourceText(name, text), (mishap,)


def _recode(data: bytes, foreign: str) -> tuple[Fix, ...]:
    """The same text in UTF-8; not where bytes would be lost, or some are UTF-8 already."""
    sure = encoding_of(data).sure
    if not lossless(data) or not (sure or data.decode("utf-8", "ignore").isascii()):
        return ()
    return (Fix((), f"write the file in UTF-8, read as {foreign}", safe=sure, recode=True),)


def reader_of(game: Game) -> BlockReader:
    """The reader of this thread: parsers are not shared between threads."""
    shelf: dict[str, BlockReader] = _readers.__dict__
    if game.name not in shelf:
        shelf[game.name] = BlockReader(game.grammars, game.builder)
    return shelf[game.name]
