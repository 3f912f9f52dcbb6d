"""A word or a sign that was left out: the plus of an exchange, a comma, a decision, a king."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from ecarte_notation.findings.fix import Edit
from ecarte_notation.games.ecarte.repair.slots import with_item
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    Decision,
    Exchanged,
    KingDeclared,
    Parcel,
    PlayOpened,
    TrickEnd,
    Word,
)
from ecarte_notation.games.variant import Variant
from ecarte_notation.record.match import DealRecord
from ecarte_notation.text.span import Span

KIND = "word-left-out"


def left_out(deal: DealRecord, text: str) -> Iterator[Variant]:
    """The deal with one more word or sign, wherever one is likely to be missing."""
    for at, item in enumerate(deal.items):
        if isinstance(item, Exchanged):
            yield from _plus(deal, at, item)
        yield from _decision(deal, at, text)
        if isinstance(item, PlayOpened):
            yield from _king(deal, at)
    for at, (one, after) in enumerate(pairwise(deal.items)):
        if isinstance(one, CardPlayed) and isinstance(after, CardPlayed):
            yield _behind(deal, at, TrickEnd(), ",", text)


def _plus(deal: DealRecord, at: int, said: Exchanged) -> Iterator[Variant]:
    """`elder -7D 8C JH TC`: as many come as go, so the plus belongs in the middle."""
    cards = said.discarded.cards
    half, odd = divmod(len(cards), 2)
    if said.received or said.recovered or odd or not half:
        return
    changed = replace(
        said,
        discarded=replace(said.discarded, count=half, cards=cards[:half]),
        received=Parcel(half, cards[half:]),
    )
    place = Span(cards[half].span.start, cards[half].span.start)
    first = cards[half].card
    words = f"`+` before {first}"
    yield Variant(with_item(deal, at, changed), (Edit(place, "+"),), KIND, words, cards[half].span)


def _decision(deal: DealRecord, at: int, text: str) -> Iterator[Variant]:
    """A proposal before an answer, an answer after a proposal, both before an exchange."""
    item, before = deal.items[at], deal.items[at - 1] if at else None
    last = before.word if isinstance(before, Decision) else None
    proposed = last is Word.PROPOSE
    if isinstance(item, Decision) and item.word in (Word.ACCEPT, Word.REFUSE) and not proposed:
        yield _before(deal, at, (Decision(Word.PROPOSE),), "propose ")
    if isinstance(item, Exchanged) and not isinstance(before, Exchanged) and last is None:
        both = (Decision(Word.PROPOSE), Decision(Word.ACCEPT))
        yield _before(deal, at, both, "propose accept\n")
    if last is Word.REFUSE and isinstance(item, Exchanged) and isinstance(before, Decision):
        yield _accepted(deal, at - 1, before, text)
    answered = isinstance(item, Decision) and item.word in (Word.ACCEPT, Word.REFUSE)
    if proposed and not answered:
        for word in (Word.ACCEPT, Word.REFUSE):
            yield _behind(deal, at - 1, Decision(word), f" {word.value}", text)


def _accepted(deal: DealRecord, at: int, said: Decision, text: str) -> Variant:
    """`accept` for the `refuse` before an exchange."""
    old = text[said.span.start : said.span.end]
    edit = Edit(said.span, Word.ACCEPT.value)
    changed = with_item(deal, at, replace(said, word=Word.ACCEPT))
    return Variant(changed, (edit,), "", f"`accept` for `{old}`", said.span)


def _king(deal: DealRecord, at: int) -> Iterator[Variant]:
    if not any(isinstance(one, KingDeclared) for one in deal.items):
        for seat in Seat:
            yield _before(deal, at, (KingDeclared(seat),), f"king {seat}\n")


def _before(deal: DealRecord, at: int, new: tuple[Any, ...], words: str) -> Variant:
    item = deal.items[at]
    place = Span(item.span.start, item.span.start)
    changed = with_item(deal, at, *(replace(one, span=place) for one in new), item)
    said = f"`{words.strip()}` before `{_name(item)}`"
    return Variant(changed, (Edit(place, words),), KIND, said, item.span)


def _behind(deal: DealRecord, at: int, new: Any, words: str, text: str) -> Variant:
    """Close behind the `at`-th statement, or where remarks follow it before the next one."""
    item, after = deal.items[at], deal.items[at + 1]
    between = text[item.span.end : after.span.start]
    place, word = item.span.end, words
    if between.strip():
        place, word = after.span.start, words.strip() + " "
    span = Span(place, place)
    changed = with_item(deal, at, item, replace(new, span=span))
    said = f"`{words.strip()}` before `{_name(after)}`"
    return Variant(changed, (Edit(span, word),), KIND, said, after.span)


def _name(item: Any) -> str:
    """What a statement begins with, in words."""
    if isinstance(item, CardPlayed):
        return str(item.card)
    if isinstance(item, Decision):
        return item.word.value
    return str(item.seat) if isinstance(item, Exchanged) else "play"
