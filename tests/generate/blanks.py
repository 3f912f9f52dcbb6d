"""A match of which some cards were never written down."""

import random
from dataclasses import replace

from ecarte_notation.cards.card import Card, card
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Exchanged,
    HandDealt,
    Parcel,
    TurnUp,
)
from ecarte_notation.record.match import DealRecord, MatchRecord


def blanked(record: MatchRecord, rng: random.Random) -> MatchRecord:
    """The same match with cards as xx, xH or Kx, more of them in some deals than in others."""
    entries = tuple(
        _deal(one, rng) if isinstance(one, DealRecord) else one for one in record.entries
    )
    return replace(record, entries=entries)


def _deal(deal: DealRecord, rng: random.Random) -> DealRecord:
    share = rng.choice((0.1, 0.3, 0.7))
    return replace(deal, items=tuple(_item(one, rng, share) for one in deal.items))


def _item(item: object, rng: random.Random, share: float) -> object:
    if isinstance(item, CardPlayed):
        return replace(item, card=_card(item.card, rng, share))
    if isinstance(item, TurnUp) and item.card.card.rank != "K":
        return replace(item, card=_written(item.card, rng, share / 4))
    if isinstance(item, HandDealt):
        return replace(item, cards=tuple(_written(one, rng, share) for one in item.cards))
    if isinstance(item, Exchanged):
        come = item.received and _parcel(item.received, rng, share)
        gone = _parcel(item.discarded, rng, share)
        back = tuple(_parcel(one, rng, share) for one in item.recovered)
        return replace(item, discarded=gone, received=come, recovered=back)
    return item


def _parcel(parcel: Parcel, rng: random.Random, share: float) -> Parcel:
    return replace(parcel, cards=tuple(_written(one, rng, share) for one in parcel.cards))


def _written(one: CardWritten, rng: random.Random, share: float) -> CardWritten:
    return replace(one, card=_card(one.card, rng, share))


def _card(one: Card, rng: random.Random, share: float) -> Card:
    if rng.random() >= share:
        return one
    return card(rng.choice(("xx", "x" + one.suit, one.rank + "x")))
