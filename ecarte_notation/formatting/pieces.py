"""A match as pieces of its text: what is written as one thing, and from where to where it stands."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, NamedTuple

from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord
from ecarte_notation.text.span import Span


class Kind(Enum):
    """A remark before the first word, the first line of an entry, a statement of a deal."""

    LEADING = "leading"
    OPENING = "opening"
    STATEMENT = "statement"


class Piece(NamedTuple):
    """A part of a record with its remarks; `added` if the text does not have it yet."""

    span: Span
    kind: Kind
    what: Any
    added: bool = False

    @property
    def apart(self) -> bool:
        """Whether an empty line stands before it."""
        return isinstance(self.what, DealRecord | GameOpener)


def pieces_of(record: MatchRecord) -> list[Piece]:
    """The pieces of a match in the order of the text."""
    return sorted(_pieces(record), key=lambda piece: piece.span.start)


def _pieces(record: MatchRecord) -> Iterator[Piece]:
    for remark in record.leading:
        yield Piece(remark.span, Kind.LEADING, remark)
    for entry in (record.version, *record.tags, *record.entries, record.end):
        if isinstance(entry, DealRecord):
            yield Piece(_hull([entry.head, *spans(entry.marks)]), Kind.OPENING, entry)
            for item in entry.items:
                yield Piece(_hull(list(spans(item))), Kind.STATEMENT, item)
        elif entry:
            yield Piece(_hull(list(spans(entry))), Kind.OPENING, entry)


def spans(value: Any) -> Iterator[Span]:
    """The span of everything in a part of a record."""
    for one in parts(value):
        if isinstance(span := getattr(one, "span", None), Span):
            yield span


def parts(value: Any) -> Iterator[Any]:
    """A part of a record and all that it is made of, one by one."""
    if isinstance(value, tuple):
        for one in value:
            yield from parts(one)
    elif is_dataclass(value):
        yield value
        for field in fields(value):
            yield from parts(getattr(value, field.name))


def _hull(given: list[Span]) -> Span:
    return Span(min(one.start for one in given), max(one.end for one in given))
