"""Elder and dealer exchanged: the two hands only, or every word of the deal; or the dealer's name."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ecarte_notation.findings.fix import Edit
from ecarte_notation.games.ecarte.repair.slots import with_item
from ecarte_notation.games.ecarte.repair.spelling import seat_spelt, seat_word
from ecarte_notation.games.ecarte.statements import (
    Exchanged,
    GivenUp,
    HandDealt,
    KingDeclared,
    Points,
)
from ecarte_notation.games.variant import Variant
from ecarte_notation.record.match import DealRecord
from ecarte_notation.syntax.write import name as written_name

_SEATED = (HandDealt, Exchanged, KingDeclared, GivenUp, Points)
KIND = "seats-exchanged"


def exchanged(deal: DealRecord, text: str) -> Iterator[Variant]:
    """The two hands exchanged, then `elder` and `dealer` exchanged in the whole deal."""
    hands = _turned(
        deal, text, (HandDealt,), "the words elder and dealer before the hands the other way round"
    )
    every = _turned(
        deal, text, _SEATED, "elder for dealer and dealer for elder throughout the deal"
    )
    if hands:
        yield hands
    if every and (not hands or every.deal != hands.deal):
        yield every


def _turned(deal: DealRecord, text: str, kinds: tuple[type, ...], words: str) -> Variant | None:
    edits: list[Edit] = []
    items: list[Any] = []
    for item in deal.items:
        seat = item.seat if type(item) in kinds else None
        if seat is None:
            items.append(item)
            continue
        word = seat_word(item.span, text)
        if word is None:
            return None
        edits.append(Edit(word, seat_spelt(text[word.start : word.end], seat.other)))
        items.append(replace(item, seat=seat.other))
    if not edits:
        return None
    changed = replace(deal, items=tuple(items))
    return Variant(changed, tuple(edits), KIND, words, edits[0].span)


def one_seat(deal: DealRecord, text: str) -> Iterator[Variant]:
    """One declaration of the king by the other player."""
    for at, item in enumerate(deal.items):
        if isinstance(item, KingDeclared) and item.seat is not None:
            word = seat_word(item.span, text)
            if word is not None:
                new = seat_spelt(text[word.start : word.end], item.seat.other)
                changed = with_item(deal, at, replace(item, seat=item.seat.other))
                words = f"`king {item.seat.other}`"
                yield Variant(changed, (Edit(word, new),), "", words, item.span)


def renamed(deal: DealRecord, names: tuple[str, ...]) -> Iterator[Variant]:
    """The other player as the dealer."""
    if deal.dealer in names and len(names) == 2:
        other = names[1 - names.index(deal.dealer)]
        edit = Edit(deal.dealer_span, written_name(other))
        changed = replace(deal, dealer=other)
        yield Variant(changed, (edit,), "", f"{other} for {deal.dealer}", deal.dealer_span)
