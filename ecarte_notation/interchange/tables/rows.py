"""The rows of the tables, as dictionaries by column; and CSV of them."""

import csv
import io
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from ecarte_notation.games.ecarte.seats import DEALER, ELDER
from ecarte_notation.games.ecarte.statements import Word
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.interchange.forms import TableName
from ecarte_notation.interchange.reading import Item
from ecarte_notation.interchange.tables.columns import TABLES
from ecarte_notation.interchange.tables.deals import deal_row
from ecarte_notation.interchange.tables.replayed import Deal, deals_of, decided, held
from ecarte_notation.interchange.writers import Place
from ecarte_notation.record.marks import Glyph, Remark
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.referee.profiles import tagged_profile

Row = dict[str, Any]


def rows(record: MatchRecord, place: Place, table: TableName) -> Iterator[Row]:
    """The rows of a match; a column that is not in a row is empty."""
    profile, _ = tagged_profile(record, ONLY_GAME)
    for deal in deals_of(record, profile, place.match):
        key = {
            "file": place.file,
            "match": place.match,
            "deal_index": deal.index,
            "game": deal.game,
            "deal": deal.record.number,
        }
        for row in _ROWS[table](deal, record, profile):
            yield key | row


def _deals(deal: Deal, record: MatchRecord, profile: Any) -> Iterator[Row]:
    yield deal_row(deal, record, profile)


def _decisions(deal: Deal, *_: Any) -> Iterator[Row]:
    proposals = accepted = 0
    for index, one in enumerate(decided(deal), 1):
        seat = ELDER if one.word in (Word.STAND, Word.PROPOSE) else DEALER
        row = {
            "decision_index": index,
            "seat": str(seat),
            "player": deal.player(seat),
            "decision": one.word.value,
            "cards_asked": one.count,
            "proposals_before": proposals,
            "exchanges_before": accepted,
        }
        if step := deal.step(one):
            row |= {"turn_up": str(step.before.turn_up), "hand": held(step.before.hands[seat])}
        yield row | _annotations(one)
        proposals += one.word is Word.PROPOSE
        accepted += one.word is Word.ACCEPT


def _plays(deal: Deal, *_: Any) -> Iterator[Row]:
    for index, (one, step, winner) in enumerate(deal.plays(), 1):
        row: Row = {"play_index": index, "card": str(one.card)}
        if step:
            before, seat = step.before, step.seat
            row |= {
                "trick": step.where.trick,
                "lead": before.lead is None,
                "seat": None if seat is None else str(seat),
                "player": deal.player(seat),
                "led": None if before.lead is None else str(before.lead),
                "trump": before.trump,
                "winner": None if winner is None else str(winner),
                "hand": None if seat is None else held(before.hands[seat]),
                "breach": step.owed.duty.value if step.owed else None,
                "fault": step.fault.value if step.fault else None,
            }
        yield row | _annotations(one)


def _annotations(item: Any) -> Row:
    glyphs = [one.text for one in item.marks if isinstance(one, Glyph)]
    remarks = [one.text for one in item.marks if isinstance(one, Remark)]
    return {"glyphs": " ".join(glyphs) or None, "remarks": " / ".join(remarks) or None}


_ROWS: dict[TableName, Callable[[Deal, MatchRecord, Any], Iterator[Row]]] = {
    TableName.DEALS: _deals,
    TableName.DECISIONS: _decisions,
    TableName.PLAYS: _plays,
}


class CsvWriter:
    """A table as CSV in UTF-8: a line of names, then a line a row, each written at once."""

    def __init__(self, out: BinaryIO, table: TableName) -> None:
        self.table, self.names = table, [one.name for one in TABLES[table]]
        self.out = out
        self._line(self.names)

    def put(self, item: Item, place: Place) -> None:
        """Write the rows of a match."""
        assert item.record is not None
        for row in rows(item.record, place, self.table):
            self._line([_cell(row.get(name)) for name in self.names])

    def close(self) -> None:
        """Nothing more."""

    def _line(self, cells: list[str]) -> None:
        text = io.StringIO(newline="")
        csv.writer(text, lineterminator="\n").writerow(cells)
        self.out.write(text.getvalue().encode())


def _cell(value: Any) -> str:
    """Empty for what is not known; true and false in small letters."""
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)
