"""One match to its canonical form, and the proof that it is still the same match."""

from typing import Any, NamedTuple

from ecarte_notation.formatting.around import Around
from ecarte_notation.formatting.kept import kept_lines, unreadable
from ecarte_notation.formatting.layout import PageLayout
from ecarte_notation.formatting.letters import OWN, Style, respelt, retagged, retagged_pieces
from ecarte_notation.formatting.lines import trimmed
from ecarte_notation.formatting.pieces import pieces_of
from ecarte_notation.games.game import Game
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.syntax.blocks import BlockReader
from ecarte_notation.syntax.reader import read_matches
from ecarte_notation.syntax.write import ended
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span


class Shaped(NamedTuple):
    """The text of a match; how many lines stay as written; whether its cards are as asked for."""

    text: str
    kept: int = 0
    turned: bool = True


class Shaper:
    """Gives the matches of one text their form."""

    def __init__(self, layout: PageLayout, reader: BlockReader, game: Game) -> None:
        """For the text of a layout, which has LF line ends."""
        self.layout, self.lines = layout, layout.lines
        self.reader, self.game = reader, game

    def shaped(self, record: MatchRecord, whole: Span, style: Style, gap: str = "") -> Shaped:
        """The match at `whole`, as it is where no form of it would be read as the same match.

        `gap` is the empty line before the next match, which can matter to what breaks off here.
        """
        own = self.lines.text[whole.start : whole.end]
        as_is = trimmed(own.split("\n"))
        for way in dict.fromkeys((style, OWN) if not unreadable(record) else ()):
            shaped = self._tried(record, whole, way)
            text = shaped.text + gap if shaped else ""
            if shaped and (text == own or self._same(record, way, text)):
                return shaped._replace(text=text, turned=way == style)
        text = ended(as_is) + gap
        left = text if self._same(record, OWN, text) else own
        return Shaped(left, len(as_is), turned=style == OWN)

    def _tried(self, record: MatchRecord, whole: Span, style: Style) -> Shaped | None:
        letters = style.letters(record)
        new = _in_style(record, style)
        if not new:
            return None
        added = len(new.tags) > len(record.tags)
        layout = self.layout.parting(record.entries[0]) if added else self.layout
        writer = self.game.writer(letters, layout)
        pieces = pieces_of(record)
        kept = kept_lines(record, pieces, self.lines, whole)
        if not kept:
            return Shaped(ended(writer.match(new)).lstrip("\n"))
        if new is not record:
            pieces = retagged_pieces(pieces, new)
        shown = self.lines.all if new is record else respelt(record, self.lines, kept, letters)
        around = Around(layout, shown, writer, kept)
        return Shaped(ended(around.walk(pieces)).lstrip("\n"), len(kept))

    def _same(self, record: MatchRecord, style: Style, text: str) -> bool:
        again = list(read_matches(SourceText("", text), self.reader))
        wanted = _in_style(record, style)
        return (
            len(again) == 1
            and again[0] == wanted
            and _slips(again[0]) == _slips(record)
            and _mended(again[0], text) == _mended(record, self.lines.text)
        )


def _in_style(record: MatchRecord, style: Style) -> MatchRecord | None:
    turns = style.turns(record) and record.entries
    return retagged(record, style.language) if turns else record


def alike(one: MatchRecord, other: MatchRecord) -> bool:
    """Whether two readings are the same match with the same slips, apart from where they stand."""
    return one == other and _slips(one) == _slips(other)


def _slips(record: MatchRecord) -> list[Any]:
    return [
        [(one.kind, one.facts, one.deal) for one in record.mishaps],
        [(one.lost, one.vague) for one in record.deals],
    ]


def _mended(record: MatchRecord, text: str) -> str:
    return "".join(text[one.start : one.end] for one in record.mended)
