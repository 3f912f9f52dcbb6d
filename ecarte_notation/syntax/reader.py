"""A file to matches: blocks grouped by their openers, letters chosen by the match's own tag."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ecarte_notation.cards.letters import ENGLISH, LANGUAGES, Letters, Reader
from ecarte_notation.findings.fix import Edit, Fix
from ecarte_notation.record.marks import Remark
from ecarte_notation.record.match import (
    DealRecord,
    End,
    MatchRecord,
    Mishap,
    Result,
    Tag,
    Version,
)
from ecarte_notation.syntax.blocks import BlockReader, Entries
from ecarte_notation.syntax.build import remark_text
from ecarte_notation.syntax.segment import Block, segment
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

_TRIVIA = re.compile(r"\{([^}\\]*(?:\\[\s\S][^}\\]*)*)(?:\}|\\?\Z)|;([^\r\n]*)")


@dataclass
class _Draft:
    """The blocks of a match while it is being read."""

    blocks: list[Block] = field(default_factory=list)
    leading: Block | None = None
    played: bool = False
    ended: bool = False

    def opens_anew(self, kind: str) -> bool:
        """Whether a block of this kind belongs to another match."""
        if kind == "ecarte":
            return bool(self.blocks)
        if kind == "tag":
            return self.played or self.ended
        return self.ended and kind in ("deal", "game")


def read_matches(source: SourceText, reader: BlockReader) -> Iterator[MatchRecord]:
    """The matches of a file in order, one in memory at a time.

    A file without a single opener, an empty one too, gives one match that holds nothing.
    """
    draft, given = _Draft(), False
    for block in segment(source.text):
        if block.kind == "":
            draft.leading = block
            continue
        if draft.opens_anew(block.kind):
            yield _match(draft, source, reader)
            draft, given = _Draft(), True
        draft.blocks.append(block)
        draft.played |= block.kind in ("deal", "game", "result")
        draft.ended |= block.kind == "end"
    if draft.blocks or not given:
        yield _match(draft, source, reader)


def _match(draft: _Draft, source: SourceText, reader: BlockReader) -> MatchRecord:
    text = source.text
    reader.builder.reader = Reader(ENGLISH)
    match = _assemble(_read(draft, text, reader), draft, text)
    cards = reader.builder.reader
    if not cards.strange:
        return match
    language = cards.undeclared() if not match.tag("Cards") else ""
    if not language:
        deals = match.deals
        strange = [_not_a_card(written, at, deals) for written, at in cards.strange]
        return replace(match, mishaps=(*match.mishaps, *strange))
    (written, at), count = cards.strange[0], len(cards.strange)
    facts = {"written": written, "count": count, "language": language}
    fix = _declared(language, match, safe=cards.only_reading())
    foreign = Mishap("foreign-letters", Span(at, at + len(written)), facts, fixes=(fix,))
    reader.builder.reader = Reader(None)
    blind = _assemble(_read(draft, text, reader), draft, text)
    return replace(blind, mishaps=(*blind.mishaps, foreign))


def _declared(language: str, match: MatchRecord, *, safe: bool) -> Fix:
    """The tag [Cards] under the other tags, or else under the version, or on top."""
    line = f'[Cards "{language}"]'
    head = match.tags[-1] if match.tags else match.version
    if head:
        at = max(head.span.end, *(mark.span.end for mark in head.marks), 0)
        edit = Edit(Span(at, at), f"\n{line}")
    else:
        first = match.entries[0]
        at = (first.head if isinstance(first, DealRecord) else first.span).start
        edit = Edit(Span(at, at), f"{line}\n")
    return Fix((edit,), f"add the line {line}", safe)


def _read(draft: _Draft, text: str, reader: BlockReader) -> list[Entries]:
    blind = reader.builder.reader.letters is None
    answers = []
    for block in draft.blocks:
        strange = list(reader.builder.reader.strange)
        answer = reader.read(block, text)
        tag = answer.entries[0] if answer.entries else None
        if isinstance(tag, Tag) and tag.name == "Cards" and not blind:
            letters, mishap = _letters(tag)
            reader.builder.reader = Reader(letters)
            reader.builder.reader.strange = strange
            answer = reader.read(block, text)  # a cut that follows it is in its letters too
            answer.mishaps.extend(mishap)
        answers.append(answer)
    return answers


def _letters(tag: Tag) -> tuple[Letters | None, list[Mishap]]:
    language = tag.values[0].strip().lower()
    if language in LANGUAGES:
        return LANGUAGES[language], []
    facts = {"language": tag.values[0], "known": ", ".join(LANGUAGES)}
    return None, [Mishap("unknown-card-letters", tag.span, facts)]


def _not_a_card(written: str, at: int, deals: tuple[DealRecord, ...]) -> Mishap:
    place = bisect_right(deals, at, key=lambda one: one.span.start) - 1
    inside = place >= 0 and at < deals[place].span.end
    deal = deals[place].number if inside else None
    return Mishap("not-in-pack", Span(at, at + len(written)), {"written": written}, deal or 0)


def _assemble(answers: list[Entries], draft: _Draft, text: str) -> MatchRecord:
    version: Version | None = None
    end: End | None = None
    tags: list[Tag] = []
    entries: list[Any] = []
    mishaps = [mishap for answer in answers for mishap in answer.mishaps]
    for entry in (entry for answer in answers for entry in answer.entries):
        if isinstance(entry, Version):
            version = entry
        elif isinstance(entry, Tag):
            tags.append(entry)
        elif isinstance(entry, End):
            if end:
                mishaps.append(_after_end(entry, "end"))
            end = end or entry
        elif end and isinstance(entry, Result):
            mishaps.append(_after_end(entry, "result"))
            entries.append(entry)
        else:
            entries.append(entry)
    leading, stray = _leading(draft.leading, text)
    blocks = [*([draft.leading] if draft.leading else []), *draft.blocks]
    return MatchRecord(
        version,
        tuple(tags),
        tuple(entries),
        end,
        leading,
        (*stray, *mishaps),
        Span(blocks[0].start, blocks[-1].end) if blocks else Span(0, 0),
        tuple(span for answer in answers for span in answer.mended),
    )


def _after_end(entry: Any, word: str) -> Mishap:
    facts = {"statement": word, "because": "the match has ended already"}
    return Mishap("out-of-order", entry.span, facts)


def _leading(block: Block | None, text: str) -> tuple[tuple[Remark, ...], list[Mishap]]:
    """Remarks before the first word of a file; anything else there is unreadable, reported once."""
    if block is None:
        return (), []
    own = text[block.start : block.end]
    found = list(_TRIVIA.finditer(own))
    remarks = tuple(
        _remark(one, block.start) for one in found if one[0][-1] == "}" or one[2] is not None
    )
    if found and found[-1][0][0] == "{" and found[-1][0][-1] != "}":
        start = block.start + found[-1].start()
        return remarks, [Mishap("unclosed-remark", Span(start, start + 1))]
    rest = _TRIVIA.sub(lambda one: " " * len(one[0]), own).replace("\ufeff", " ")
    if not (word := re.search(r"\S+", rest)):
        return remarks, []
    span = Span(block.start + word.start(), block.start + word.end())
    facts = {
        "found": f"`{word[0]}` stands before any record",
        "expected": "a match, which begins with the line `ecarte 1`,",
    }
    return remarks, [Mishap("unreadable-text", span, facts)]


def _remark(found: re.Match[str], base: int) -> Remark:
    span = Span(base + found.start(), base + found.end())
    if found[2] is not None:
        return Remark(found[2].strip(), to_line_end=True, span=span)
    return Remark(remark_text(found[1]), span=span)
