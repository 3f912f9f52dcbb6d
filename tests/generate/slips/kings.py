"""Kings."""

from ecarte_notation.cards.card import Card, cards_in
from ecarte_notation.games.ecarte.actions import DeclareKing
from ecarte_notation.games.ecarte.engine import legal_actions
from ecarte_notation.games.ecarte.seats import DEALER, Seat
from ecarte_notation.games.ecarte.statements import (
    KingDeclared,
    TurnUp,
)
from tests.generate.deal import Told
from tests.generate.match import Game
from tests.generate.slips.common import (
    is_play,
    score,
)


def _holder(told: Told) -> Seat | None:
    if told.position.turn_up.rank == "K":
        return None
    for seat in Seat:
        if any(c.rank == "K" and c.suit == told.position.trump for c in _held(told, seat)):
            return seat
    return None


def _held(told: Told, seat: Seat) -> tuple[Card, ...]:
    return cards_in(told.position.hands[seat].known)


def king_not_held(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        hidden = told.position.turn_up.rank != "K" and not told.position.kings
        if at is None and hidden and is_play(action):
            at = (len(told.items),)
            told.items.append(KingDeclared(told.rng.choice(list(Seat))))
        told.do(action)
    score(game, told)
    return at


def king_declared_by_both(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        told.do(action)
        if isinstance(action, DeclareKing) and not told.position.game_over:
            at = (len(told.items),)
            told.items.append(KingDeclared(action.seat.other))
    score(game, told)
    return at


def king_declared_twice(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        told.do(action)
        if isinstance(action, DeclareKing) and not told.position.game_over:
            at = (len(told.items),)
            told.items.append(KingDeclared(action.seat))
    score(game, told)
    return at


def _silent(told: Told) -> tuple[int, Seat, int] | None:
    """Play on without declaring: the holder, his first card's item, the item after it."""
    found = None
    while action := told.choose():
        if isinstance(action, DeclareKing):
            seat = action.seat
            position = told.position
            while not position.kings and (
                plays := [a for a in legal_actions(position) if is_play(a)]
            ):
                mine = position.to_play is seat
                told.do(told.rng.choice(plays))
                position = told.position
                if mine and found is None:
                    found = (len(told.items) - 1, seat, len(told.items))
            break
        told.do(action)
    return found


def unclaimed_king(game: Game, told: Told) -> tuple[int, ...] | None:
    found = _silent(told)
    score(game, told)
    return (found[0],) if found else None


def king_declared_late(game: Game, told: Told) -> tuple[int, ...] | None:
    found = _silent(told)
    if found:
        told.items.insert(found[2], KingDeclared(found[1]))
    score(game, told)
    return (found[2],) if found else None


def king_after_lead(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        if isinstance(action, DeclareKing) and action.seat is DEALER:
            plays = [a for a in legal_actions(told.position) if is_play(a)]
            told.do(told.rng.choice(plays))
            at = (len(told.items),)
        told.do(action)
    score(game, told)
    return at


def king_declared_though_turned(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        if at is None and is_play(action) and told.position.turn_up.rank == "K":
            at = (len(told.items),)
            told.items.append(KingDeclared(told.rng.choice(list(Seat))))
        told.do(action)
    score(game, told)
    return at


def king_not_turned(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    if told.position.turn_up.rank == "K":
        return None
    at = next(i for i, one in enumerate(told.items) if isinstance(one, TurnUp)) + 1
    told.items.insert(at, KingDeclared(None))
    return (at,)
