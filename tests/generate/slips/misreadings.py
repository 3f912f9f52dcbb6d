"""One slip of the pen that makes several things wrong at once: a card, two cards, a sign, the seats."""

from dataclasses import replace
from itertools import pairwise

from ecarte_notation.cards.card import PACK, Card
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Exchanged,
    HandDealt,
    KingDeclared,
    Parcel,
    PlayOpened,
    TurnUp,
)
from tests.generate.deal import Told
from tests.generate.match import Game
from tests.generate.slips.common import exchanges, played


def _finish(game: Game, told: Told) -> None:
    game.finish(told)
    told.right = tuple(told.items)


def _alike(told: Told, one: Card) -> Card:
    """A card of the same rank or the same suit."""
    return told.rng.choice([c for c in PACK if (c.rank == one.rank) != (c.suit == one.suit)])


def misread_card(game: Game, told: Told) -> tuple[int, ...] | None:
    """The turn-up in another suit, or a card of a hand or of the play."""
    _finish(game, told)
    kinds = (TurnUp, HandDealt, CardPlayed)
    at = told.rng.choice([i for i, one in enumerate(told.items) if isinstance(one, kinds)])
    item = told.items[at]
    if isinstance(item, CardPlayed):
        told.items[at] = CardPlayed(_alike(told, item.card))
        return (at,)
    if isinstance(item, TurnUp):
        told.items[at] = TurnUp(CardWritten(_alike(told, item.card.card)))
        return (at, 3)
    cards, place = list(item.cards), told.rng.randrange(5)
    cards[place] = CardWritten(_alike(told, cards[place].card))
    told.items[at] = replace(item, cards=tuple(cards))
    return (at, 0, place)


def cards_swapped(game: Game, told: Told) -> tuple[int, ...] | None:
    _finish(game, told)
    places = played(told)
    if len(places) < 4:
        return None
    first, second = sorted(told.rng.sample(places, 2))
    told.items[first], told.items[second] = told.items[second], told.items[first]
    return (first,)


def word_left_out(game: Game, told: Told) -> tuple[int, ...] | None:
    """A declaration of the king, or the plus between the cards laid aside and those received."""
    _finish(game, told)
    kings = [
        i
        for i, one in enumerate(told.items)
        if isinstance(one, KingDeclared) and one.seat is not None
    ]
    return _no_king(told, kings[0]) if kings else _no_plus(told)


def _no_king(told: Told, at: int) -> tuple[int, ...] | None:
    del told.items[at]
    opened = [i for i, one in enumerate(told.items) if isinstance(one, PlayOpened)]
    return (opened[0],) if opened else None


def _no_plus(told: Told) -> tuple[int, ...] | None:
    named = [i for i in exchanges(told) if told.items[i].discarded.cards]
    places = [i for i in named if told.items[i].received and not told.items[i].recovered]
    if not places:
        return None
    at = told.rng.choice(places)
    said: Exchanged = told.items[at]
    assert said.received
    cards = (*said.discarded.cards, *said.received.cards)
    told.items[at] = Exchanged(said.seat, Parcel(len(cards), cards))
    return (at, 0, len(said.discarded.cards))


def seats_exchanged(game: Game, told: Told) -> tuple[int, ...] | None:
    """The two hands under each other's names."""
    _finish(game, told)
    for at, item in enumerate(told.items):
        if isinstance(item, HandDealt):
            told.items[at] = HandDealt(item.seat.other, item.cards)
    hands = [at for at, one in enumerate(told.items) if isinstance(one, HandDealt)]
    assert all(second == first + 1 for first, second in pairwise(hands))
    return (hands[0], -2) if hands else None
