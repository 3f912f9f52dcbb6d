"""A whole text to its canonical form."""

import re
from typing import NamedTuple

from ecarte_notation.formatting.layout import PageLayout
from ecarte_notation.formatting.letters import OWN, Style
from ecarte_notation.formatting.lines import Lines
from ecarte_notation.formatting.match import Shaper, alike
from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.referee.opening import reader_of
from ecarte_notation.syntax.blocks import BlockReader
from ecarte_notation.syntax.reader import read_matches
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

_LINE_END = re.compile(r"\r\n|\r|\n")


class Formatted(NamedTuple):
    """A text; how many lines stay as written; how many matches have other cards than asked for."""

    text: str
    kept: int = 0
    unturned: int = 0


def format_text(
    text: str, *, cards: str = "letters", language: str = "", game: Game = ONLY_GAME
) -> str:
    """A file's text in canonical form, every match read as before and with the same findings.

    `cards` is `letters` or `signs` for the suits, `language` the letters (`en`, `fr`, …; "" for
    those that each match has), for which the tag [Cards] is changed. A line in which something
    cannot be read stays as it is, with every statement that stands in it. ValueError for
    unknown `cards` or `language`, none for bad input.
    """
    return formatted(text, Style(cards, language).checked(), game).text


def formatted(text: str, style: Style = OWN, game: Game = ONLY_GAME) -> Formatted:
    """A text in canonical form and what had to be left; line ends are CRLF if all were, else LF."""
    ends = set(_LINE_END.findall(text))
    if ends - {"\n"} and not _same_with_lf(text, reader_of(game)):
        return Formatted(text, len(_LINE_END.split(text)))
    lines = Lines(_LINE_END.sub("\n", text))
    reader = reader_of(game)
    records = list(read_matches(SourceText("", lines.text), reader))
    layout = PageLayout(lines, records)
    shaper = Shaper(layout, reader, game)
    gaps = ["\n" if layout.apart_at(one.span.start) else "" for one in records[1:]]
    done = [
        shaper.shaped(record, whole, style, gap)
        for record, whole, gap in zip(records, _wholes(records, lines), [*gaps, ""], strict=True)
    ]
    new = "".join(one.text for one in done)
    return Formatted(
        new.replace("\n", "\r\n") if ends == {"\r\n"} else new,
        sum(one.kept for one in done),
        sum(not one.turned for one in done),
    )


def _same_with_lf(text: str, reader: BlockReader) -> bool:
    """Whether the text is read as before with other line ends; not where a word breaks off."""
    was, now = (
        list(read_matches(SourceText("", one), reader)) for one in (text, _LINE_END.sub("\n", text))
    )
    return len(was) == len(now) and all(map(alike, was, now))


def _wholes(records: list[MatchRecord], lines: Lines) -> list[Span]:
    """The text of each match from the start of its first line to the next match."""
    starts = [lines.start(lines.of(one.span.start)) for one in records]
    starts[:1] = [0]
    return [Span(*ends) for ends in zip(starts, [*starts[1:], len(lines.text)], strict=True)]
