"""The bytes of a file to those of its canonical form."""

from typing import NamedTuple

from ecarte_notation.formatting.letters import OWN, Style
from ecarte_notation.formatting.text import Formatted, formatted
from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.text.decode import UTF_8, decode, encoding_of, lossless


class FormattedFile(NamedTuple):
    """The bytes; what had to be left of the text; why nothing could be done, or ""."""

    data: bytes
    text: Formatted
    problem: str = ""


def format_bytes(data: bytes, style: Style = OWN, *, game: Game = ONLY_GAME) -> FormattedFile:
    """The file in canonical form, in UTF-8 without a mark.

    A file whose encoding is only guessed at keeps it; one whose bytes are not all text stays as
    it is. Never raises for bad input.
    """
    encoding = encoding_of(data)
    if not lossless(data):
        problem = f"not formatted: its bytes are not all text in {encoding.name}"
        return FormattedFile(data, Formatted(""), problem)
    done = formatted(decode(data).text, style, game)
    try:
        return FormattedFile((UTF_8 if encoding.sure else encoding).encode(done.text), done)
    except UnicodeEncodeError:
        problem = f"not formatted: {encoding.name} has no suit signs; save it as UTF-8"
        return FormattedFile(data, Formatted(""), problem)
