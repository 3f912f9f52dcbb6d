"""Slips against rules that only some books have, and against irregularities recorded as facts."""

from dataclasses import replace

from ecarte_notation.cards.card import PACK
from ecarte_notation.games.ecarte.actions import GiveUp, PlayCard
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.engine import outcome
from ecarte_notation.games.ecarte.laws.scoring import Thrown
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Decision,
    Exchanged,
    Faced,
    HandDealt,
    HandThrown,
    Parcel,
    PlayOpened,
    Points,
    Replayed,
    Revoked,
    TrickEnd,
    Word,
)
from tests.generate.deal import Told, fresh
from tests.generate.match import Game
from tests.generate.slips.common import exchanges, played, score
from tests.generate.slips.replies import breach


def second_exchange(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        position = told.position
        if at is None and position.phase is Phase.DECIDING and position.proposals:
            at = (len(told.items),)
            told.items += [Decision(Word.PROPOSE), Decision(Word.REFUSE)]
            told.position = position._replace(phase=Phase.PLAYING)
            continue
        told.do(action)
    score(game, told)
    return at


def exchange_against_proposal(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = exchanges(told, ELDER)
    if not places:
        return None
    at = told.rng.choice(places)
    asked = max(i for i in range(at) if getattr(told.items[i], "word", None) is Word.PROPOSE)
    other = [one for one in range(1, 6) if one != told.items[at].discarded.count]
    told.items[asked] = replace(told.items[asked], count=told.rng.choice(other))
    return (at, -1)


def unequal_exchange(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = exchanges(told, DEALER)
    if not places:
        return None
    count = told.rng.randrange(told.items[places[-1]].discarded.count or 1)
    if count == told.items[places[-1]].discarded.count:
        return None
    came = Parcel(count) if count else None
    told.items[places[-1]] = Exchanged(DEALER, Parcel(count), came)
    return (places[-1], -1)


def unclaimed_turned_king(game: Game, told: Told) -> tuple[int, ...] | None:
    if told.position.turn_up.rank != "K":
        game.finish(told)
        return None
    elder, dealer = told.position.score
    told.position = told.position._replace(score=(elder, dealer - 1))
    told.run()
    score(game, told)
    return (next(i for i, one in enumerate(told.items) if type(one).__name__ == "TurnUp"),)


def packets_changed(game: Game, told: Told) -> tuple[int, ...] | None:
    if not game.deals:
        game.finish(told)
        return None
    before = (game.score[1 - game.dealer], game.score[game.dealer])
    other = fresh(game.rng, game.detail, before, profile=game.profile, packets=game.packets[::-1])
    vars(told).update(vars(other))
    game.finish(told)
    return (next(i for i, one in enumerate(told.items) if isinstance(one, HandDealt)),)


def faced_card_kept(game: Game, told: Told) -> tuple[int, ...] | None:
    turned = next(i for i, one in enumerate(told.items) if type(one).__name__ == "TurnUp")
    at = told.rng.randrange(turned + 1)
    told.items.insert(at, Faced(CardWritten(told.rng.choice(PACK))))
    game.finish(told)
    return (at,)


def no_revoke(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    award = (outcome(told.position) or told.position).award if told.position.taken == 5 else None
    if not award:
        return None
    at = played(told)[-1] + 1
    told.items.insert(at, Revoked(award.seat.other))
    return (at,)


def replay_not_allowed(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    cards = played(told)
    if len(cards) < 10:
        return None
    start = next(i for i, one in enumerate(told.items) if isinstance(one, PlayOpened)) + 1
    until = cards[2 * told.rng.randrange(1, 5) - 1] + 1
    first = [one for one in told.items[start:until] if isinstance(one, CardPlayed | TrickEnd)]
    told.items[start:start] = [*first, Replayed()]
    return (start + len(first),)


def revoke_award(game: Game, told: Told) -> tuple[int, ...] | None:
    offender: Seat | None = None
    while action := told.choose():
        lead = told.position.lead
        if offender is None and lead is not None and isinstance(action, PlayCard):
            wrong = breach(told, lead, told.rng.choice(("must-follow", "must-beat", "must-trump")))
            if wrong:
                action, offender = PlayCard(wrong), told.position.to_play
        told.do(action)
    result = outcome(told.position)
    if offender is not None:
        told.items.append(Revoked(offender))
    score(game, told)
    winning = result and result.award and result.award.seat is offender
    return (_points(told),) if winning else None


def thrown_hand_award(game: Game, told: Told) -> tuple[int, ...] | None:
    tricks = told.rng.randrange(3)
    while (action := told.choose()) and not (
        isinstance(action, PlayCard)
        and told.position.taken >= tricks
        and (told.rng.random() < 0.5 or told.position.lead is not None)
    ):
        told.do(action)
    if action is None:
        score(game, told)
        return None
    seat = told.rng.choice(list(Seat))
    thrown = Thrown(seat, told.position.taken)
    told.items.append(HandThrown(seat))
    told.position = apply(told.position, GiveUp(seat.other))._replace(thrown=thrown)
    right = outcome(told.position).award
    wrong = Points(*told.rng.choice([(seat.other, 3 - right.points), (seat, right.points)]))
    before = list(outcome(told.position).score)
    before[right.seat] -= right.points
    before[wrong.seat] += wrong.number
    if max(before) >= game.profile.game_to or max(outcome(told.position).score) >= 5:
        score(game, told)
        return None
    told.items.append(wrong)
    game.mark(told, (before[0], before[1]))
    return (_points(told),)


def _points(told: Told) -> int:
    return next(i for i, one in enumerate(told.items) if isinstance(one, Points))
