"""Carrying out an action: a total function, so that a referee can go on after a slip."""

from collections.abc import Callable
from typing import Any

from ecarte_notation.cards.card import NO_CARD_KNOWN, Card
from ecarte_notation.cards.hand import Hand
from ecarte_notation.games.ecarte.actions import (
    Accept,
    Action,
    DeclareKing,
    Exchange,
    GiveUp,
    PlayCard,
    Propose,
    Refuse,
    Stand,
)
from ecarte_notation.games.ecarte.laws.king import KING_POINTS
from ecarte_notation.games.ecarte.laws.playing import takes
from ecarte_notation.games.ecarte.laws.scoring import TRICKS, refusal_liable
from ecarte_notation.games.ecarte.position import Phase, Position, with_point
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat


def apply(position: Position, action: Action) -> Position:
    """The position after `action`, whether or not the laws allow it; nothing is checked."""
    return _DEEDS[type(action)](position, action)


def _stand(position: Position, _: Stand) -> Position:
    open_cases = position.proposals or position.vulnerable != (None,)
    vulnerable = position.vulnerable if open_cases else (ELDER,)
    return position._replace(phase=Phase.PLAYING, vulnerable=vulnerable)


def _propose(position: Position, _: Propose) -> Position:
    return position._replace(phase=Phase.ANSWERING, proposals=position.proposals + 1)


def _accept(position: Position, _: Accept) -> Position:
    return position._replace(phase=Phase.ELDER_EXCHANGES, vulnerable=(None,))


def _refuse(position: Position, _: Refuse) -> Position:
    liable = refusal_liable(position.proposals, position.profile)
    vulnerable = (DEALER,) if liable else (None,)
    return position._replace(phase=Phase.PLAYING, vulnerable=vulnerable)


def _exchange(position: Position, action: Exchange) -> Position:
    missing = len(action.discards) - len(action.recovered)
    draws = action.draws or (NO_CARD_KNOWN,) * max(0, missing)
    hand = position.hands[action.seat]
    for one in action.discards:
        hand = hand.without(one)
    hands = _with(position.hands, action.seat, hand.with_cards([*draws, *action.recovered]))
    stock = max(0, position.stock - len(draws))
    phase = Phase.DEALER_EXCHANGES if action.seat is ELDER else Phase.DECIDING
    if phase is Phase.DECIDING and not stock:
        phase = Phase.PLAYING
    least = max(0, position.stock_least - len(draws))
    changed = len(action.discards) if action.seat is ELDER else None
    return position._replace(
        hands=hands, stock=stock, stock_least=least, phase=phase, changed=changed
    )


def _declare(position: Position, action: DeclareKing) -> Position:
    score = with_point(position.score, action.seat, KING_POINTS)
    return position._replace(kings=(*position.kings, action.seat), score=score)


def _play(position: Position, action: PlayCard) -> Position:
    seat = position.leader
    if position.lead is not None and seat is not None:
        seat = seat.other
    if seat is not None:
        hand = position.hands[seat].without(action.card)
        position = position._replace(
            phase=Phase.PLAYING,
            hands=_with(position.hands, seat, hand),
            played=_plus(position.played, seat),
        )
    if position.lead is None:
        return position._replace(lead=action.card)
    return _close_trick(position, position.lead, action.card)


def _close_trick(position: Position, lead: Card, reply: Card) -> Position:
    taken = takes(lead, reply, position.trump, position.profile)
    leader = position.leader
    if leader is None or taken is None:
        hands = position.hands
        if leader is None:  # each played one of the two, nobody knows which
            hands = (hands[0].loosened(1), hands[1].loosened(1))
        return trick_to(position._replace(hands=hands), None)
    winner = leader.other if taken else leader
    return trick_to(position, winner)


def trick_to(position: Position, winner: Seat | None) -> Position:
    """The position once the trick on the table has gone to `winner` (None: nobody knows)."""
    tricks = position.tricks if winner is None else _plus(position.tricks, winner)
    taken = position.taken + 1
    phase = Phase.OVER if taken >= TRICKS else position.phase
    return position._replace(lead=None, leader=winner, tricks=tricks, taken=taken, phase=phase)


def _give_up(position: Position, action: GiveUp) -> Position:
    left = max(0, TRICKS - position.taken)
    tricks = _plus(position.tricks, action.winner, left)
    return position._replace(lead=None, tricks=tricks, taken=TRICKS, phase=Phase.OVER)


def _plus(pair: tuple[int, int], seat: Seat, number: int = 1) -> tuple[int, int]:
    return (pair[0] + number, pair[1]) if seat is ELDER else (pair[0], pair[1] + number)


def _with(hands: tuple[Hand, Hand], seat: Seat, hand: Hand) -> tuple[Hand, Hand]:
    return (hand, hands[1]) if seat is ELDER else (hands[0], hand)


_DEEDS: dict[type, Callable[[Position, Any], Position]] = {
    Stand: _stand,
    Propose: _propose,
    Accept: _accept,
    Refuse: _refuse,
    Exchange: _exchange,
    DeclareKing: _declare,
    PlayCard: _play,
    GiveUp: _give_up,
}
