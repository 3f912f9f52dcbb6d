"""The engine: what may be done in a position, and how a deal came out; needs no text.

position = open_deal(pack)
while (actions := legal_actions(position)):
    position = apply(position, choose(actions))
outcome(position)
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from ecarte_notation.cards.card import Card, cards_in
from ecarte_notation.games.ecarte.actions import (
    Accept,
    Action,
    DeclareKing,
    Exchange,
    PlayCard,
    Propose,
    Refuse,
    Stand,
)
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.laws.dealing import king_of, king_turned
from ecarte_notation.games.ecarte.laws.exchanging import (
    closed,
    due_from_dealer,
    fewest_discards,
    most_discards,
    recovered_count,
    recovery_allowed,
)
from ecarte_notation.games.ecarte.laws.king import Window, window
from ecarte_notation.games.ecarte.laws.playing import owed
from ecarte_notation.games.ecarte.laws.scoring import TRICKS, Award, over
from ecarte_notation.games.ecarte.position import (
    Phase,
    Position,
    cases_of,
    open_deal,
    with_award,
)
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat

__all__ = ["Outcome", "apply", "legal_actions", "open_deal", "outcome"]


class Outcome(NamedTuple):
    """A finished deal: tricks (elder, dealer), award, final score (elder, dealer), the game's winner.

    `award` is None where the game was over before the play; `score` and `winner` are None
    where the score before the deal was not known or, for `winner`, the game goes on.
    """

    tricks: tuple[int, int]
    award: Award | None
    score: tuple[int, int] | None
    winner: Seat | None


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Every action that is surely legal, in a fixed order; empty when the deal is over.

    Cards of which the position knows nothing offer no action. Draws of an exchange are left
    open: give them with `dataclasses.replace(action, draws=…)`, else they stay unknown.
    """
    if position.game_over:
        return ()
    return tuple(_ACTIONS[position.phase](position))


def outcome(position: Position) -> Outcome | None:
    """How the deal came out, or None while it goes on or unknown cards leave it open."""
    if position.game_over:
        return Outcome(position.tricks, None, position.score, _winner(position.score, position))
    if position.taken < TRICKS:
        return None
    awards = {one.award for one in cases_of(position)}
    if len(awards) != 1:
        return None
    (award,) = awards
    score = with_award(position.score, award)
    return Outcome(position.tricks, award, score, _winner(score, position))


def _winner(score: tuple[int, int] | None, position: Position) -> Seat | None:
    if score is None or not over(score, position.profile):
        return None
    return ELDER if score[0] > score[1] else DEALER


def _deciding(position: Position) -> Iterator[Action]:
    yield Stand()
    if not closed(position.stock_least, position.proposals, position.profile):
        yield Propose()


def _answering(_: Position) -> Iterator[Action]:
    yield Accept()
    yield Refuse()


def _exchanging(seat: Seat, position: Position) -> Iterator[Action]:
    held = cards_in(position.hands[seat].known)
    stock = position.stock_least
    fewest = fewest_discards(seat, stock, position.profile)
    most = min(len(held), most_discards(seat, stock, position.profile))
    due = due_from_dealer(position.changed, stock, position.profile) if seat is DEALER else None
    if due is not None:
        fewest = most = due
    for count in range(fewest, most + 1):
        back = recovered_count(count, stock) if recovery_allowed(seat, position.profile) else 0
        for discards in combinations(held, count):
            for recovered in combinations(discards, back):
                yield Exchange(seat, discards, recovered=recovered)


def _playing(position: Position) -> Iterator[Action]:
    for seat in Seat:
        if _may_declare(seat, position):
            yield DeclareKing(seat)
    if position.to_play is None:
        return
    held = position.hands[position.to_play].known
    mask = held
    if position.lead is not None:
        mask = owed(position.lead, position.trump, held, position.profile).cards
    for one in cards_in(mask):
        yield PlayCard(one)


def _may_declare(seat: Seat, position: Position) -> bool:
    king: Card = king_of(position.trump)
    led = position.lead == king and position.leader is seat
    when = window(seat, position.played, position.profile, led_king=led)
    return (
        king_turned(position.turn_up) is False
        and not position.kings
        and (led or bool(position.hands[seat].known & king.mask))
        and when is not Window.CLOSED
    )


_ACTIONS: dict[Phase, Callable[[Position], Iterator[Action]]] = {
    Phase.DECIDING: _deciding,
    Phase.ANSWERING: _answering,
    Phase.ELDER_EXCHANGES: lambda position: _exchanging(ELDER, position),
    Phase.DEALER_EXCHANGES: lambda position: _exchanging(DEALER, position),
    Phase.PLAYING: _playing,
    Phase.OVER: lambda _: iter(()),
}
