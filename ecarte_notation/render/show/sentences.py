"""One event as a sentence."""

from typing import Any

from ecarte_notation.cards.card import SUITS, Card
from ecarte_notation.games.ecarte.tale.events import Event
from ecarte_notation.render.show.words import Words

_NAMES = ("player", "dealer", "elder", "leader", "other", "winner", "first", "second")
TURNING = ("lead", "level", "point-away", "game-won")
_WHAT = {"turned king": "turned", "false king": "false", "hand thrown in": "thrown"}


def sentence(event: Event, words: Words) -> str:
    """The sentence that tells an event; "" for one that says nothing but its remarks."""
    if event.kind == "remark":
        return ""
    facts = {key: _said(key, value, words) for key, value in event.facts.items()}
    if event.kind == "turned":
        suit = event.facts["card"].suit
        if suit not in SUITS:
            return words.say("turned-unknown")
        facts["suit"] = words.suit(suit)
    if event.kind == "hand":
        facts["cards"] = words.cards(event.facts["cards"], 5)
    if event.kind.startswith("exchange"):
        facts["discards"] = words.cards(event.facts["discards"], event.facts["gone"])
        facts["drawn"] = words.cards(event.facts["drawn"], event.facts["come"])
    if event.kind == "earned":
        facts["what"] = _WHAT.get(event.facts["what"], event.facts["what"])
    text = words.say(event.kind, **facts)
    if event.facts.get("back"):
        text += " " + words.say("taken-back", count=event.facts["back"])
    return _begun(text, words.say("someone"))


def _begun(text: str, someone: str) -> str:
    """A sentence begins with a capital; a player's name is left as he writes it."""
    return text[0].upper() + text[1:] if text.startswith(someone) else text


def line_of(event: Event, words: Words) -> str:
    """The alternative line of an event."""
    parts = (
        words.card(one)
        if isinstance(one, Card)
        else one
        if one == ","
        else words.say(f"decision-{one}")
        for one in event.alternative
    )
    return " ".join(parts).replace(" ,", ",")


def _said(key: str, value: Any, words: Words) -> Any:
    if isinstance(value, Card):
        return words.card(value)
    if key in _NAMES:
        return words.name(value)
    return value if isinstance(value, int) else str(value)
