"""A tale as JSON data."""

from typing import Any

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.tale.events import DealTale, Event, MatchTale

FORMAT_VERSION = 1


def tale_object(tale: MatchTale, name: str) -> dict[str, Any]:
    """The tale of a match, its events with their facts in place of sentences."""
    return {
        "version": FORMAT_VERSION,
        "path": name,
        "match": tale.match,
        "players": list(tale.players),
        "rules": tale.rules,
        "tags": dict(tale.tags),
        "opening": [_event(one) for one in tale.opening],
        "deals": [_deal(one) for one in tale.deals],
        "closing": [_event(one) for one in tale.closing],
        "result": tale.result,
        "winner": tale.winner,
    }


def _deal(one: DealTale) -> dict[str, Any]:
    return {
        "game": one.game,
        "deal": one.number,
        "dealer": one.dealer,
        "elder": one.elder,
        "turn_up": str(one.turn_up),
        "tricks": {"elder": one.tricks[0], "dealer": one.tricks[1]},
        "events": [_event(event) for event in one.events],
    }


def _event(one: Event) -> dict[str, Any]:
    return {
        "kind": one.kind,
        "facts": {key: _plain(value) for key, value in one.facts.items()},
        "remarks": list(one.remarks),
        "glyphs": one.glyphs,
        "alternative": [str(part) for part in one.alternative],
    }


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return str(value)
    return [str(one) for one in value] if isinstance(value, tuple) else value
