"""How a card or a seat is spelt where another stood, as near to the old spelling as can be."""

import re

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.letters import Letters
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.syntax.failing import blank_trivia
from ecarte_notation.text.span import Span

_SIGNS = ("♠♥♦♣", "♤♡♢♧")
_SUITS = "SHDC"
_SEAT = re.compile(r"elder|dealer", re.IGNORECASE)  # a card may stand close to it


def respelt(old: str, card: Card, letters: Letters) -> str:
    """`card` in place of the card that is spelt `old`: signs stay signs, the suit stays in front."""
    plain = letters.write(card)
    rank, suit = _parts(plain)
    signs = next((row for row in _SIGNS if any(sign in old for sign in row)), "")
    if signs:
        suit = signs[_SUITS.index(card.suit)]
    new = suit + rank if signs and old[0] in signs else rank + suit
    return new if letters.read(new) == card else plain


def _parts(plain: str) -> tuple[str, str]:
    """Rank and suit of a card as `Letters.write` spells it."""
    found = re.match(r"10|Kn|.", plain)
    cut = found.end() if found else 1
    return plain[:cut], plain[cut:]


def seat_word(span: Span, text: str) -> Span | None:
    """Where `elder` or `dealer` stands first in a statement."""
    found = _SEAT.search(blank_trivia(text[span.start : span.end]))
    return Span(span.start + found.start(), span.start + found.end()) if found else None


def seat_spelt(old: str, seat: Seat) -> str:
    """The word for `seat`, in capitals where the word `old` before it was."""
    new = str(seat)
    if old.isupper():
        return new.upper()
    return new.capitalize() if old[:1].isupper() else new
