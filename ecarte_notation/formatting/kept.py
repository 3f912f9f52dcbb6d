"""The lines that stay as they are, since something in them was not read as it stands."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from ecarte_notation.formatting.lines import Lines
from ecarte_notation.formatting.pieces import Kind, Piece, parts
from ecarte_notation.record.marks import Remark
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.syntax.segment import segment
from ecarte_notation.text.source import BLANKS
from ecarte_notation.text.span import Span

_READ_ALL_THE_SAME = ("cards-in-comment",)
_LETTERS = ("foreign-letters", "unknown-card-letters")
_APART = re.compile(  # what may hold a sign that means something elsewhere
    r'"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"|[“„][^“”\n]*[“”]|«[^»\n]*»'
    r"|\{[^}\\]*(?:\\[\s\S][^}\\]*)*\}|;[^\n]*"
)
_TOO_LONG = re.compile(r"[0-9]{10,}")  # a reader holds numbers to nine digits
_WRITTEN = re.compile(rf"[^{BLANKS}]")


def unreadable(record: MatchRecord) -> bool:
    """Whether a match is left alone: of another version, or in letters that nobody declared."""
    other = record.version is not None and record.version.number != 1
    return other or any(one.kind in _LETTERS for one in record.mishaps)


def kept_lines(record: MatchRecord, pieces: list[Piece], lines: Lines, whole: Span) -> set[int]:
    """The lines of a match (`whole` is its text) that must not be touched.

    A statement that stands partly in such a line is kept with all its lines.
    """
    kept = {
        line
        for stretch in _stretches(record, pieces, lines.text, whole)
        for line in lines.over(*stretch)
    }
    if not kept:
        return kept
    over = [lines.over(*piece.span) for piece in pieces]
    before = -1
    while len(kept) > before:
        before = len(kept)
        for one in over:
            if not kept.isdisjoint(one):
                kept.update(one)
    kept = {line for line in kept if not lines.empty(line)}
    return kept | set(_between(kept, lines))


def _stretches(record: MatchRecord, pieces: list[Piece], text: str, whole: Span) -> Iterator[Span]:
    yield from record.mended
    unread = [one.span for one in record.mishaps if one.kind not in _READ_ALL_THE_SAME]
    yield from unread
    begin = min(
        (one.span.start for one in pieces if one.kind is not Kind.LEADING), default=whole.end
    )
    if any(one.start < begin for one in unread):
        yield Span(whole.start, begin)
    yield from _uncovered((piece.span for piece in pieces), text, whole)
    yield from _unrecorded(record, text, whole)


def _uncovered(covered: Iterable[Span], text: str, whole: Span) -> Iterator[Span]:
    """What is written between the pieces."""
    at = whole.start
    for start, end in (*covered, Span(whole.end, whole.end)):
        for found in _WRITTEN.finditer(text, at, max(at, start)):
            yield Span(*found.span())
        at = max(at, end)


def _unrecorded(record: MatchRecord, text: str, whole: Span) -> Iterator[Span]:
    """Remarks that are not in the record, and numbers of which it has only the beginning."""
    known = {one.span for one in parts(record) if isinstance(one, Remark)}
    own = text[whole.start : whole.end]
    for block in segment(own):
        block_text = own[block.start : block.end]
        base = whole.start + block.start
        for found in _APART.finditer(block_text):
            span = Span(base + found.start(), base + found.end())
            if found[0][0] in "{;" and span not in known:
                yield span
        bare = _APART.sub(lambda found: " " * len(found[0]), block_text)
        for found in _TOO_LONG.finditer(bare):
            yield Span(base + found.start(), base + found.end())


def _between(kept: set[int], lines: Lines) -> Iterator[int]:
    """Empty lines between two that are kept."""
    ordered = sorted(kept)
    for one, other in pairwise(ordered):
        if all(lines.empty(line) for line in range(one + 1, other)):
            yield from range(one + 1, other)
