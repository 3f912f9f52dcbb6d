"""From a file's text or bytes to a source and a reader for it."""

import threading

from ecarte_notation.games.game import Game
from ecarte_notation.record.match import Mishap
from ecarte_notation.syntax.blocks import BlockReader
from ecarte_notation.text.decode import decode
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

_readers = threading.local()


def open_source(data: str | bytes, name: str) -> tuple[SourceText, tuple[Mishap, ...]]:
    """The text of a file; bytes are taken for UTF-8, else for what they look like, with a mishap."""
    text, foreign = decode(data) if isinstance(data, bytes) else (data, "")
    if not foreign:
        return SourceText(name, text), ()
    mishap = Mishap("wrong-encoding", Span(0, 0), {"encoding": foreign})
    return SourceText(name, text), (mishap,)


def reader_of(game: Game) -> BlockReader:
    """The reader of this thread: parsers are not shared between threads."""
    shelf: dict[str, BlockReader] = _readers.__dict__
    if game.name not in shelf:
        shelf[game.name] = BlockReader(game.grammars, game.builder)
    return shelf[game.name]
