"""Slips of the pen in a deal that was played by the laws."""

from ecarte_notation.games.ecarte.actions import Stand
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.engine import legal_actions
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    Decision,
    TrickEnd,
    Word,
)
from tests.generate.deal import Told
from tests.generate.match import Game
from tests.generate.slips.common import is_play, played, score, unseen


def card_not_held(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places, fresh = played(told), unseen(told)
    if not places or not fresh:
        return None
    at = told.rng.choice(places)
    told.items[at] = CardPlayed(told.rng.choice(fresh))
    return (at,)


def card_played_twice(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = played(told)
    if len(places) < 3:
        return None
    first, second = sorted(told.rng.sample(places, 2))
    told.items[second] = told.items[first]
    return (second,)


def tricks_missing(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = played(told)
    if len(places) != 10:
        return None
    keep = told.rng.randrange(1, 5)
    last = places[2 * keep - 1]
    told.items[last + 1 : places[-1] + 1] = []
    return (last,)


def tricks_too_many(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places, fresh = played(told), unseen(told)
    if len(places) != 10 or len(fresh) < 2:
        return None
    told.items[places[-1] + 1 : places[-1] + 1] = [TrickEnd(), *map(CardPlayed, fresh[:2])]
    return (places[-1] + 2,)


def trick_size(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    commas = [i for i, one in enumerate(told.items) if isinstance(one, TrickEnd)]
    if not commas:
        return None
    at = told.rng.choice(commas)
    del told.items[at]
    return (at,)


def play_after_game_over(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        told.do(action)
    if told.position.game_over:
        goes_on = told.position._replace(score=(0, 0))
        if goes_on.phase is not Phase.PLAYING:
            goes_on = apply(goes_on, Stand())
            told.items.append(Decision(Word.STAND))
        won, told.position = told.position.score, goes_on
        at = (len(told.items) + 1,)
        while action := next((a for a in legal_actions(told.position) if is_play(a)), None):
            told.do(action)
        told.position = told.position._replace(score=won)
    score(game, told)
    return at
