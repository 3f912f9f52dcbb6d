"""Decisions and exchanges."""

from dataclasses import replace

from ecarte_notation.cards.card import PACK
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardWritten,
    Decision,
    Exchanged,
    Parcel,
    Word,
)
from tests.generate.deal import Told
from tests.generate.match import Game
from tests.generate.slips.common import drawn, eager, exchanges, misname, played, score, unseen


def _decisions(told: Told, word: Word) -> list[int]:
    return [i for i, one in enumerate(told.items) if isinstance(one, Decision) and one.word is word]


def answer_without_proposal(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _decisions(told, Word.PROPOSE)
    if not places:
        return None
    at = told.rng.choice(places)
    del told.items[at]
    return (at,)


def exchange_without_acceptance(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _decisions(told, Word.ACCEPT)
    if not places:
        return None
    at = told.rng.choice(places)
    del told.items[at]
    return (at,)


def exchange_after_refusal(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _decisions(told, Word.REFUSE)
    if not places:
        return None
    told.items.insert(places[0] + 1, Exchanged(ELDER, Parcel(1), Parcel(1)))
    return (places[0] + 1,)


def unanswered_proposal(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _decisions(told, Word.REFUSE)
    if not places or not played(told):
        return None
    del told.items[places[0]]
    return (places[0] - 1,)


def proposal_without_stock(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := eager(told):
        spent = told.position.stock == 0 and told.position.phase is Phase.PLAYING
        if spent and at is None and not told.position.kings and not any(told.position.played):
            at = (len(told.items),)
            told.items += [Decision(Word.PROPOSE), Decision(Word.REFUSE)]
        told.do(action)
    score(game, told)
    return at


def elder_discard_count(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    return _recount(told, ELDER, told.rng.choice((0, 6)))


def dealer_discard_count(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    return _recount(told, DEALER, told.rng.choice((6, 7)))


def _recount(told: Told, seat: Seat, count: int) -> tuple[int, ...] | None:
    places = exchanges(told, seat)[:1]
    if not places:
        return None
    came = Parcel(count) if count else None
    told.items[places[0]] = Exchanged(seat, Parcel(count), came)
    return (places[0], -1)


def discard_not_held(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    fresh = unseen(told)
    places = [i for i in exchanges(told) if told.items[i].discarded.cards]
    if not places or not fresh:
        return None
    at = told.rng.choice(places)
    place = misname(told, at, "discarded", told.rng.choice(fresh))
    return (at, 0, place)


def uneven_exchange(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = [
        i for i in exchanges(told) if told.items[i].received and told.items[i].received.count > 1
    ]
    if not places:
        return None
    at = told.rng.choice(places)
    came = told.items[at].received
    less = Parcel(came.count - 1, came.cards[:-1])
    told.items[at] = replace(told.items[at], received=less)
    return (at,)


def draw_seen_before(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = [i for i in exchanges(told) if told.items[i].received and told.items[i].received.cards]
    if not places:
        return None
    at = told.rng.choice(places)
    place = misname(told, at, "received", told.position.turn_up)
    return (at, 1, place)


def stock_exceeded(game: Game, told: Told) -> tuple[int, ...] | None:
    while action := eager(told):
        told.do(action)
    score(game, told)
    places = exchanges(told, DEALER)
    used = [drawn(told.items[i]) for i in exchanges(told)]
    if not places or sum(used) != 21 or exchanges(told)[-1] != places[-1]:
        return None
    at, left = places[-1], 21 - sum(used[:-1])
    if left >= 5:
        return None
    told.items[at] = Exchanged(DEALER, Parcel(left + 1), Parcel(left + 1))
    return (at,)


def recovery_not_due(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = [
        i
        for i in exchanges(told, ELDER)[:1]
        if told.items[i].received and told.items[i].received.count > 1
    ]
    if not places:
        return None
    said = told.items[places[0]]
    less = Parcel(said.received.count - 1, said.received.cards[:-1])
    told.items[places[0]] = replace(said, received=less, recovered=(Parcel(1),))
    return (places[0],)


def recovered_not_own(game: Game, told: Told) -> tuple[int, ...] | None:
    while action := eager(told):
        told.do(action)
    score(game, told)
    places = [i for i in exchanges(told, ELDER) if told.items[i].recovered]
    if not places or not told.items[places[0]].recovered[0].cards:
        return None
    at = places[0]
    back = list(told.items[at].recovered[0].cards)
    own = {one.card for one in told.items[at].discarded.cards}
    back[0] = CardWritten(told.rng.choice([one for one in PACK if one not in own]))
    told.items[at] = replace(told.items[at], recovered=(Parcel(len(back), tuple(back)),))
    return (at, 2, 0)
