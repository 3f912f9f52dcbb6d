"""One block of text to entries of a record; a slip costs as little as it can."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from ecarte_notation.cards.letters import Reader
from ecarte_notation.findings.fix import moved
from ecarte_notation.record.match import DealRecord, GameOpener, Mishap, Result, Version
from ecarte_notation.syntax.build import count_of
from ecarte_notation.syntax.failing import Mend
from ecarte_notation.syntax.mend import mend
from ecarte_notation.syntax.parser import Failure, Parser
from ecarte_notation.syntax.segment import Block
from ecarte_notation.text.source import BLANKS
from ecarte_notation.text.span import Span

_DEAL = re.compile(r"\s*\w+\s+([0-9]+|\?)?", re.IGNORECASE)
_PLAY = re.compile(r"\bplay\b", re.IGNORECASE)
_MOST_MENDS = 40
_CHUNK = 1_000
_BLANKED = re.compile(r"[^\s](?:[^\r\n]*[^\s])?")


class BlockBuilder(Protocol):
    """What a game's builder offers to the readers of blocks."""

    reader: Reader
    cards_in_comments: list[Span]

    def begin(self, base: int) -> None:
        """A new block whose text starts at offset `base`."""

    def trivia(self, token: Any) -> Any:
        """A remark was read."""


class Entries(NamedTuple):
    """What a block holds, opener first (empty if nothing could be read), and what went wrong.

    `mended` are the stretches that were read otherwise than they stand.
    """

    entries: list[Any]
    mishaps: list[Mishap]
    mended: tuple[Span, ...] = ()


class BlockReader:
    """Reads the blocks of one game's notation."""

    def __init__(self, grammars: tuple[str, ...], builder: Callable[[], Any]) -> None:
        """`grammars` are the names of the grammar files, `builder` makes a BlockBuilder."""
        self.builder: BlockBuilder = builder()
        self._parser = Parser(self.builder, *grammars)

    def read(self, block: Block, text: str) -> Entries:
        """The entries of a block of `text` (the whole file's)."""
        own = text[block.start : block.end]
        strange = len(self.builder.reader.strange)
        mends: list[Mend] = []
        while True:
            del self.builder.reader.strange[strange:]
            self.builder.begin(block.start)
            answer = self._parser.parse(own)
            if not isinstance(answer, Failure):
                spans = _mended(text, own, block) if mends else ()
                return self._finish(answer, block, text, mends, spans)
            step = mend(own, answer, self._parser.keywords)
            mends.append(step)
            own = step.text
            if len(mends) == _MOST_MENDS:  # read what stands before, let the rest go
                own = own[: step.start] + " " * (len(own) - step.start)
            if len(mends) > _MOST_MENDS or len(own) != block.end - block.start or own.isspace():
                whole = (Span(block.start, len(text[: block.end].rstrip(BLANKS))),)
                return self._finish(_nothing(block, text), block, text, mends, whole)

    def _finish(
        self,
        entries: list[Any],
        block: Block,
        text: str,
        mends: list[Mend],
        mended: tuple[Span, ...],
    ) -> Entries:
        comments = self.builder.cards_in_comments
        if not mends and not comments:
            return Entries(entries, [])
        opener, number = entries[0] if entries else None, 0
        if isinstance(opener, DealRecord):
            number = opener.number or 0
            if mends:
                entries = [_marked(opener, block, text, mends), *entries[1:]]
        mishaps = [_mishap(one, block.start, number) for one in _told(mends, block)]
        mishaps += [Mishap("cards-in-comment", span, {}, number) for span in comments]
        return Entries(entries, mishaps, mended)


def _mended(text: str, own: str, block: Block) -> tuple[Span, ...]:
    """The stretches in which the text read at last differs from the written one, gaps in a line too."""
    spans: list[Span] = []
    for start in range(0, len(own), _CHUNK):
        now = own[start : start + _CHUNK]
        was = text[block.start + start : min(block.end, block.start + start + _CHUNK)]
        if now != was:
            for begin, end in _differing(now, was):
                at = block.start + start + begin
                if spans and not text[spans[-1].end : at].strip(" \t"):
                    at = spans.pop().start
                spans.append(Span(at, block.start + start + end))
    return tuple(spans)


def _differing(now: str, was: str) -> Iterator[tuple[int, int]]:
    """Where two texts of the same length differ; quick where all was blanked."""
    if now.isspace():
        yield from (found.span() for found in _BLANKED.finditer(was))
        return
    for at, (one, other) in enumerate(zip(now, was, strict=True)):
        if one != other:
            yield at, at + 1


def _nothing(block: Block, text: str) -> list[Any]:
    """An opener of which no more could be read still has its place in the match."""
    span = Span(block.start, block.start + 1)
    if block.kind == "deal":
        return [_bare_deal(block, text, span)]
    if block.kind == "result":
        return [Result(None, span=span)]
    if block.kind == "game":
        count = re.compile(r"[0-9]+").search(text, block.start)
        return [GameOpener(count_of(count[0]) if count else 0, span=span)]
    return [Version(1, span=span)] if block.kind == "ecarte" else []


def _bare_deal(block: Block, text: str, span: Span) -> DealRecord:
    """A deal of which only the number can be told, if that."""
    head = _DEAL.match(text, block.start)
    known = head and head[1] and head[1] != "?"
    return DealRecord(
        count_of(head[1]) if head and known else None,
        None,
        lost=True,
        vague=True,
        span=span,
        head=Span(span.start, head.end() if head else block.start + len("deal")),
        number_span=Span(*head.span(1)) if head and known else span,
        dealer_span=span,
    )


def _marked(deal: DealRecord, block: Block, text: str, mends: list[Mend]) -> DealRecord:
    play = _PLAY.search(text, block.start, block.end)
    first_card = play.start() - block.start if play else block.end - block.start
    lost = deal.lost or any(one.lost for one in mends)
    vague = deal.vague or any(one.lost and one.start < first_card for one in mends)
    return replace(deal, lost=lost, vague=vague)


def _told(mends: list[Mend], block: Block) -> list[Mend]:
    """Every slip once: outside deals the first only, inside none that follows from another."""
    if block.kind != "deal":
        return mends[:1]
    told: list[Mend] = []
    for one in sorted(mends, key=lambda step: step.start):
        if not told or one.start >= told[-1].end:
            told.append(one)
    return told


def _mishap(one: Mend, base: int, deal: int) -> Mishap:
    fixes = (moved(one.fix, base),) if one.fix else ()
    return Mishap(one.kind, Span(base + one.start, base + one.end), one.facts, deal, fixes)
