"""The places of a deal where a card is written."""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Any, NamedTuple

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Exchanged,
    HandDealt,
    Pack,
    Parcel,
    TurnUp,
)
from ecarte_notation.record.match import DealRecord
from ecarte_notation.text.span import Span


class Role(Enum):
    """What a card does there. TURNED, HELD and DRAWN say where it came from; the others use it."""

    PACK = "pack"
    TURNED = "turned up"
    HELD = "dealt"
    DRAWN = "drawn"
    GONE = "discarded"
    BACK = "recovered"
    PLAYED = "played"


SOURCES = (Role.TURNED, Role.HELD, Role.DRAWN)


class Slot(NamedTuple):
    """A card in the `at`-th statement: the `place`-th of its list `part`; `seat` whose, if written."""

    at: int
    part: str
    place: int
    card: Card
    span: Span
    role: Role
    seat: Seat | None


def slots(deal: DealRecord) -> list[Slot]:
    """Every place of the deal where a card is written, in order."""
    return [slot for at, item in enumerate(deal.items) for slot in _of(at, item)]


def _of(at: int, item: Any) -> Iterator[Slot]:
    if isinstance(item, CardPlayed):
        yield Slot(at, "card", 0, item.card, item.span, Role.PLAYED, None)
    elif isinstance(item, TurnUp):
        yield Slot(at, "card", 0, item.card.card, item.card.span, Role.TURNED, None)
    elif isinstance(item, Pack):
        yield from _listed(at, "cards", item.cards, Role.PACK, None)
    elif isinstance(item, HandDealt):
        yield from _listed(at, "cards", item.cards, Role.HELD, item.seat)
    elif isinstance(item, Exchanged):
        yield from _listed(at, "discarded", item.discarded.cards, Role.GONE, item.seat)
        if item.received:
            yield from _listed(at, "received", item.received.cards, Role.DRAWN, item.seat)


def _listed(
    at: int, part: str, cards: tuple[CardWritten, ...], role: Role, seat: Seat | None
) -> Iterator[Slot]:
    for place, one in enumerate(cards):
        yield Slot(at, part, place, one.card, one.span, role, seat)


def with_card(deal: DealRecord, slot: Slot, card: Card) -> DealRecord:
    """The deal with another card in that place."""
    item = deal.items[slot.at]
    return with_item(deal, slot.at, _put(item, slot, card))


def _put(item: Any, slot: Slot, card: Card) -> Any:
    if isinstance(item, CardPlayed):
        return replace(item, card=card)
    if isinstance(item, TurnUp):
        return replace(item, card=replace(item.card, card=card))
    old = getattr(item, slot.part)
    cards = list(old.cards if isinstance(old, Parcel) else old)
    cards[slot.place] = replace(cards[slot.place], card=card)
    new = replace(old, cards=tuple(cards)) if isinstance(old, Parcel) else tuple(cards)
    return replace(item, **{slot.part: new})


def with_item(deal: DealRecord, at: int, *items: Any) -> DealRecord:
    """The deal with these statements in place of the `at`-th."""
    return replace(deal, items=(*deal.items[:at], *items, *deal.items[at + 1 :]))
