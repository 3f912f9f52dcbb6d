"""What the slips share."""

from dataclasses import replace

from ecarte_notation.cards.card import PACK, Card
from ecarte_notation.games.ecarte.actions import Exchange, PlayCard
from ecarte_notation.games.ecarte.engine import legal_actions, outcome
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Exchanged,
    Parcel,
    Points,
)
from tests.generate.deal import Told
from tests.generate.match import Game


def is_play(action: object) -> bool:
    return isinstance(action, PlayCard)


def score(game: Game, told: Told) -> None:
    result = outcome(told.position)
    assert result
    assert result.score
    if result.award and game.sheet.points:
        told.items.append(Points(*result.award[:2]))
    game.mark(told, result.score)


def played(told: Told) -> list[int]:
    return [i for i, one in enumerate(told.items) if isinstance(one, CardPlayed)]


def unseen(told: Told) -> list[Card]:
    """Cards that the record names nowhere."""
    return [one for one in PACK if one not in named(told)]


def named(told: Told) -> set[Card]:
    cards: set[Card] = set()
    for item in told.items:
        if isinstance(item, CardPlayed):
            cards.add(item.card)
        for field in ("cards", "card", "discarded", "received", "recovered"):
            for value in _many(getattr(item, field, ())):
                written = value.cards if isinstance(value, Parcel) else _many(value)
                cards |= {one.card for one in written if isinstance(one, CardWritten)}
    return cards


def _many(value: object) -> tuple:
    return value if isinstance(value, tuple) else () if value is None else (value,)


def eager(told: Told):
    """Choices that use the stock up."""
    action = told.choose()
    if action is None:
        return None
    actions = legal_actions(told.position)
    phase = told.position.phase
    if phase in (Phase.DECIDING, Phase.ANSWERING) and told.position.stock:
        return actions[1] if phase is Phase.DECIDING else actions[0]
    if isinstance(action, Exchange):
        most = max(len(one.discards) for one in actions)
        return told.rng.choice([one for one in actions if len(one.discards) == most])
    return action


def exchanges(told: Told, seat: Seat | None = None) -> list[int]:
    return [
        i
        for i, one in enumerate(told.items)
        if isinstance(one, Exchanged) and (seat is None or one.seat is seat)
    ]


def drawn(said: Exchanged) -> int:
    return said.received.count if said.received else 0


def misname(told: Told, at: int, parcel: str, card: Card) -> int:
    """Put `card` in place of one of an exchange's `discarded` or `received`; which one it was."""
    cards = list(getattr(told.items[at], parcel).cards)
    place = told.rng.randrange(len(cards))
    cards[place] = CardWritten(card)
    changed = {parcel: Parcel(len(cards), tuple(cards))}
    told.items[at] = replace(told.items[at], **changed)
    return place
