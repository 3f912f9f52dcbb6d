"""Pack, turn-up and hands."""

from dataclasses import replace

from ecarte_notation.cards.card import PACK, Card
from ecarte_notation.games.ecarte.statements import (
    CardWritten,
    HandDealt,
    Pack,
    TurnUp,
)
from tests.generate.deal import Told
from tests.generate.match import Game
from tests.generate.slips.common import exchanges, misname, named, unseen


def _hands(told: Told) -> list[int]:
    return [i for i, one in enumerate(told.items) if isinstance(one, HandDealt)]


def card_in_two_places(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    hands = _hands(told)
    if len(hands) != 2:
        return None
    first, second = told.items[hands[0]], told.items[hands[1]]
    cards, place = list(second.cards), told.rng.randrange(5)
    cards[place] = told.rng.choice(first.cards)
    told.items[hands[1]] = replace(second, cards=tuple(cards))
    return (hands[1], 0, place)


def hand_size(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    hands = _hands(told)
    if not hands:
        return None
    at = told.rng.choice(hands)
    cards, fresh = list(told.items[at].cards), unseen(told)
    if told.rng.random() < 0.5 or not fresh:
        del cards[told.rng.randrange(5)]
    else:
        cards.append(CardWritten(told.rng.choice(fresh)))
    told.items[at] = replace(told.items[at], cards=tuple(cards))
    return (at,)


def pack_not_32(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    cards = [CardWritten(one) for one in told.pack]
    first, second = told.rng.sample(range(32), 2)
    cards[first] = cards[second]
    told.items[0] = Pack(tuple(cards))
    return (0,)


def hand_against_pack(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    at = told.rng.choice(_hands(told))
    cards, place = list(told.items[at].cards), told.rng.randrange(5)
    own = {one.card for one in cards}
    cards[place] = CardWritten(told.rng.choice([one for one in PACK if one not in own]))
    told.items[at] = replace(told.items[at], cards=tuple(cards))
    return (at, 0, place)


def turn_up_against_pack(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    at = next(i for i, one in enumerate(told.items) if isinstance(one, TurnUp))
    up = told.position.turn_up
    others = [c for c in PACK if c.suit == up.suit and c != up and "K" not in (c.rank, up.rank)]
    if not others:
        return None
    told.items[at] = TurnUp(CardWritten(told.rng.choice(others)))
    return (at, 3)


def draw_against_pack(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = [i for i in exchanges(told) if told.items[i].received and told.items[i].received.cards]
    fresh = [one for one in told.pack if one not in _named_but_pack(told)]
    if not places or not fresh:
        return None
    at = told.rng.choice(places)
    place = misname(told, at, "received", told.rng.choice(fresh))
    return (at, 1, place)


def _named_but_pack(told: Told) -> set[Card]:
    items, told.items = told.items, [one for one in told.items if not isinstance(one, Pack)]
    cards = named(told)
    told.items = items
    return cards
