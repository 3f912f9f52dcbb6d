"""Sentences in a language, from the catalogues of `ecarte_notation/locales`."""

from functools import cache
from importlib.resources import files
from typing import Any

from ecarte_notation.cards.card import SUITS, Card, card
from ecarte_notation.cards.letters import LANGUAGES

SIGNS = dict(zip("SHDC", "♠♥♦♣", strict=True))
UNKNOWN = "x"


class Words:
    """Says things in one language; needs fluent.runtime."""

    def __init__(self, language: str = "en") -> None:
        """`language` is one of those that `languages` names; KeyError for another."""
        if language not in languages():
            raise KeyError(language)
        self.language = language
        self.letters = LANGUAGES[language]
        self._bundle = _bundle(language)

    def say(self, name: str, **facts: Any) -> str:
        """The sentence of that name with its facts: text and numbers as they are."""
        message = self._bundle.get_message(name)
        text, problems = self._bundle.format_pattern(message.value, facts)
        if problems:
            raise problems[0]
        return str(text)

    def card(self, one: Card) -> str:
        """A card as it is spoken of: `K♠`; in words where it is not wholly known."""
        rank, suit = self.rank(one), one.suit
        if suit in SUITS and one.rank != UNKNOWN:
            return rank + SIGNS[suit]
        if suit in SUITS:
            return self.say("card-of-suit", suit=self.suit(suit))
        return (
            self.say("card-of-rank", rank=rank) if one.rank != UNKNOWN else self.say("unknown-card")
        )

    def rank(self, one: Card) -> str:
        """The letter of a card's rank."""
        whole = self.letters.write(card(one.rank + UNKNOWN))
        return whole.removesuffix(UNKNOWN)

    def suit(self, suit: str) -> str:
        """The name of a suit."""
        return self.say(f"suit-{suit}")

    def cards(self, cards: tuple[Card, ...], count: int) -> str:
        """The cards one by one, or how many there are where they are not named."""
        if not cards:
            return self.say("cards-count", count=count)
        return ", ".join(map(self.card, cards))

    def name(self, name: str) -> str:
        """A player's name, or that it was somebody."""
        return name or self.say("someone")

    def listed(self, names: tuple[str, ...]) -> str:
        """Names one after another, the last joined by the language's word."""
        *before, last = [name for name in names if name] or [self.say("someone")]
        return self.say("players-joined", first=", ".join(before), last=last) if before else last


@cache
def languages() -> tuple[str, ...]:
    """The languages of which there is a catalogue."""
    found = files("ecarte_notation.locales").iterdir()
    return tuple(
        sorted(one.name.removesuffix(".ftl") for one in found if one.name.endswith(".ftl"))
    )


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = files("ecarte_notation.locales").joinpath(f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
