"""Records that came from JSON as notation: only what reading gives back is written."""

from dataclasses import replace
from typing import Any

from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.interchange.fault import RecordJsonError
from ecarte_notation.interchange.match import to_json
from ecarte_notation.record.match import DealRecord, MatchRecord, Version
from ecarte_notation.referee.opening import reader_of
from ecarte_notation.syntax.reader import read_matches
from ecarte_notation.text.source import SourceText


def reread(
    record: MatchRecord, pointer: str = "", *, game: Game = ONLY_GAME
) -> tuple[str, MatchRecord]:
    """The canonical text of a record, and the record as it is read from there, with its spans.

    RecordJsonError where the notation has no way of saying something in it.
    """
    text = game.write(record)
    again = next(iter(read_matches(SourceText("", text), reader_of(game))))
    if again != record:
        place = _difference(to_json(record), to_json(again), pointer)
        raise RecordJsonError(place, "the notation cannot say this here")
    return text, _with_losses(again, record)


def _with_losses(again: MatchRecord, record: MatchRecord) -> MatchRecord:
    """That a statement of the original was lost stands in no notation."""
    if not any(deal.lost or deal.vague for deal in record.deals):
        return again
    pairs = zip(again.entries, record.entries, strict=True)
    entries = tuple(
        replace(one, lost=other.lost, vague=other.vague) if isinstance(one, DealRecord) else one
        for one, other in pairs
    )
    return replace(again, entries=entries)


def _difference(one: Any, other: Any, pointer: str) -> str:
    """The pointer to the first thing in which two data differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key, value in one.items():
            if key not in other:
                return f"{pointer}/{key}"
            if value != other[key]:
                return _difference(value, other[key], f"{pointer}/{key}")
        return pointer
    if isinstance(one, list) and isinstance(other, list):
        for index, value in enumerate(one):
            if index >= len(other):
                return f"{pointer}/{index}"
            if value != other[index]:
                return _difference(value, other[index], f"{pointer}/{index}")
    return pointer


def behind(record: MatchRecord, before: MatchRecord) -> MatchRecord:
    """The record in a form that can stand behind another in one text.

    The line `ecarte 1` is added where without it the two would be read as one; remarks before
    the first word follow it then.
    """
    if record.version and not record.leading:
        return record
    if not record.leading and _opens_anew(record, before):
        return record
    version = record.version or Version(1)
    marks = (*record.leading, *version.marks)
    return replace(record, leading=(), version=replace(version, marks=marks))


def _opens_anew(record: MatchRecord, before: MatchRecord) -> bool:
    """Whether its first line cannot belong to the match before it."""
    if record.tags:
        return bool(before.deals or before.end)
    opener = record.entries[0] if record.entries else None
    return bool(before.end) and isinstance(opener, DealRecord)
