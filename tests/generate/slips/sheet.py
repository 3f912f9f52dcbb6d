"""The score sheet, and statements out of place."""

from collections.abc import Callable

from ecarte_notation.cards.card import PACK
from ecarte_notation.games.ecarte.seats import DEALER
from ecarte_notation.games.ecarte.statements import (
    CardWritten,
    Decision,
    Points,
    Score,
    TurnUp,
    Word,
)
from tests.generate.deal import Told
from tests.generate.match import Game
from tests.generate.slips.common import (
    played,
    score,
)


def _award_slip(game: Game, told: Told, choose: Callable) -> tuple[int, ...] | None:
    """Write another award, by points or (without them) by the score, and go on from there."""
    result = told.run()
    right = result.award
    wrong = choose(told, right) if right else None
    king = told.position.kings or told.position.turn_up.rank == "K"
    if not right or not wrong or (king and not game.sheet.points):
        score(game, told)  # one point too few might be a king's
        return None
    before = list(result.score)
    before[right.seat] -= right.points
    after = list(before)
    after[wrong[0]] += wrong[1]
    if max(after) >= 5 or max(result.score) >= 5:
        score(game, told)
        return None
    if game.sheet.points:
        told.items.append(Points(*wrong[:2]))
    game.mark(told, (after[0], after[1]))
    return (len(told.items) - (2 if game.sheet.points and game.sheet.scores else 1),)


def _penal(told: Told, right) -> bool:
    return told.position.vulnerable == (right.seat.other,)


def _vole(told: Told) -> bool:
    return max(told.position.tricks) == 5


def wrong_award(game: Game, told: Told) -> tuple[int, ...] | None:
    def choose(told, right):
        return None if _penal(told, right) else (right.seat, 3 - right.points)

    return _award_slip(game, told, choose)


def award_wrong_side(game: Game, told: Told) -> tuple[int, ...] | None:
    return _award_slip(game, told, lambda _, right: (right.seat.other, right.points))


def penalty_forgotten(game: Game, told: Told) -> tuple[int, ...] | None:
    def choose(told, right):
        return (right.seat, 1) if _penal(told, right) and not _vole(told) else None

    return _award_slip(game, told, choose)


def penalty_and_vole(game: Game, told: Told) -> tuple[int, ...] | None:
    def choose(told, right):
        return (right.seat, 3) if _penal(told, right) and _vole(told) else None

    return _award_slip(game, told, choose)


def wrong_score(game: Game, told: Told) -> tuple[int, ...] | None:
    """Only after written points: else the score's slip may be one of the award."""
    game.finish(told)
    if not isinstance(told.items[-1], Score) or not isinstance(told.items[-2], Points):
        return None
    if told.position.kings or told.position.turn_up.rank == "K":
        return None  # the slip might be taken for a king's point
    right = tuple(game.score)
    others = [(a, b) for a in range(5) for b in range(5) if (a, b) != right]
    if max(right) >= 5:
        return None
    game.score = list(told.rng.choice(others))
    told.items[-1] = Score(tuple(game.score))
    return (len(told.items) - 1,)


def king_point_left_out(game: Game, told: Told) -> tuple[int, ...] | None:
    result = told.run()
    king = told.position.kings or told.position.turn_up.rank == "K"
    seat = told.position.kings[0] if told.position.kings else DEALER
    if not king or not result.award or max(result.score) >= 5 or not game.sheet.points:
        score(game, told)
        return None
    told.items.append(Points(*result.award[:2]))
    less = list(result.score)
    less[seat] -= 1
    game.mark(told, (less[0], less[1]))
    return (len(told.items) - 1,)


def turned_king_astray(game: Game, told: Told) -> tuple[int, ...] | None:
    result = told.run()
    turned = told.position.turn_up.rank == "K"
    if not turned or not result.award or max(result.score) >= 4 or not game.sheet.points:
        score(game, told)
        return None
    told.items.append(Points(*result.award[:2]))
    game.mark(told, (result.score[0] + 1, result.score[1] - 1))
    return (len(told.items) - 1,)


def out_of_order(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = played(told)
    if len(places) < 4:
        return None
    at = told.rng.choice(places[1:])
    said = told.rng.choice((Word.STAND, Word.PROPOSE, Word.ACCEPT, Word.REFUSE))
    told.items.insert(at, Decision(said))
    return (at,)


def repeated_statement(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    at = next(i for i, one in enumerate(told.items) if isinstance(one, TurnUp))
    told.items.insert(at + 1, TurnUp(CardWritten(told.rng.choice(PACK))))
    return (at + 1,)
