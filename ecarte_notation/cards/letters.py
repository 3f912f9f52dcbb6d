"""Card letters of six languages and suit signs: written text to card; knows no game.

Lenient: `10` for `T`, suit signs with or without a variation selector, suit before rank, and
suit letters in lower case are read in every language.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from ecarte_notation.cards.card import NO_CARD_KNOWN, UNKNOWN, Card, card

_SIGNS = {"♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C"}
_DIGITS = {"10": "T", "9": "9", "8": "8", "7": "7", UNKNOWN: UNKNOWN}


@dataclass(frozen=True, eq=False)
class Letters:
    """How one language writes cards: its letters for ranks and suits, in any case for suits."""

    language: str
    ranks: dict[str, str]
    suits: dict[str, str]

    def read(self, text: str) -> Card | None:
        """The card that `text` stands for, or None where it is no card of these letters."""
        text = text.replace("\ufe0e", "").replace("\ufe0f", "")
        for cut in range(1, len(text)):
            head, tail = text[:cut], text[cut:]
            rank, suit = self._rank(head), self._suit(tail)
            if rank is None or suit is None:
                rank, suit = self._rank(tail), self._suit(head)
            if rank and suit:
                return card(rank + suit)
        return None

    def write(self, one: Card) -> str:
        """The card in these letters, rank first; `read` gives it back."""
        ranks = {**{mine: theirs for theirs, mine in _DIGITS.items()}, **_turned(self.ranks)}
        suits = {UNKNOWN: UNKNOWN, **_turned(self.suits)}
        suit = suits[one.suit]
        return ranks[one.rank] + (suit.lower() if len(suit) > 1 else suit)

    def _rank(self, text: str) -> str | None:
        return self.ranks.get(text) or _DIGITS.get(text)

    def _suit(self, text: str) -> str | None:
        return (
            self.suits.get(text.upper())
            or _SIGNS.get(text)
            or (UNKNOWN if text == UNKNOWN else None)
        )


def _turned(letters: dict[str, str]) -> dict[str, str]:
    """English letter to the language's first choice for it."""
    return {mine: theirs for theirs, mine in reversed(letters.items())}


def _letters(language: str, ranks: str, suits: str) -> Letters:
    pairs = [[one.split("=") for one in part.split()] for part in (ranks, suits)]
    ranks_of, suits_of = (dict(part) for part in pairs)
    return Letters(language, ranks_of, suits_of)


ENGLISH = _letters("en", "K=K Q=Q J=J A=A T=T", "S=S H=H D=D C=C")
LANGUAGES = {
    one.language: one
    for one in (
        ENGLISH,
        _letters("fr", "R=K D=Q V=J A=A", "P=S C=H K=D T=C"),
        _letters("da", "K=K D=Q B=J Kn=J E=A A=A T=T", "S=S H=H R=D K=C"),
        _letters("sv", "K=K D=Q Kn=J E=A A=A T=T", "S=S H=H R=D K=C"),
        _letters("fi", "K=K R=Q Q=Q J=J A=A Ä=A T=T", "PA=S HE=H RU=D RI=C"),
        _letters("de", "K=K D=Q B=J A=A", "P=S H=H K=D T=C"),
    )
}


@cache
def signed(letters: Letters) -> Letters:
    """The same letters for ranks, and signs in place of the letters for suits."""
    return replace(letters, suits={sign: suit for sign, suit in _SIGNS.items() if sign in "♠♥♦♣"})


class Reader:
    """Reads the cards of one match and remembers what it could not read.

    With `letters` None every card is taken for unknown: letters that were never declared are
    not guessed at.
    """

    def __init__(self, letters: Letters | None = ENGLISH) -> None:
        """Start with these letters."""
        self.letters = letters
        self.strange: list[tuple[str, int]] = []
        self._seen: dict[str, Card | None] = {}

    def read(self, text: str, at: int) -> Card:
        """The card written `text` at offset `at`; a thing that is no card is an unknown card."""
        if self.letters is None:
            return NO_CARD_KNOWN
        if text not in self._seen:
            self._seen[text] = self.letters.read(text)
        found = self._seen[text]
        if found is None:
            self.strange.append((text, at))
        return found or NO_CARD_KNOWN

    def undeclared(self) -> str:
        """The language in which every card read so far makes sense where the own letters fail."""
        if not self.strange:
            return ""
        fitting = fitting_languages(self._seen)
        return fitting[0] if fitting else ""

    def only_reading(self) -> bool:
        """Whether all languages in which the cards make sense read them as the same cards."""
        fitting = [LANGUAGES[one] for one in fitting_languages(self._seen)]
        return len({tuple(one.read(text) for text in self._seen) for one in fitting}) == 1


def fitting_languages(texts: Iterable[str]) -> list[str]:
    """The languages but English that read all of `texts`, if there is a letter among them."""
    cards = [text for text in texts if not re.fullmatch(r"[x0-9♠♥♦♣♤♡♢♧\ufe0e\ufe0f]+", text)]
    return [
        one.language
        for one in LANGUAGES.values()
        if one is not ENGLISH and cards and all(one.read(text) for text in cards)
    ]
