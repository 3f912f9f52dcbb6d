"""The leaves of a record as JSON: texts, counts, cards, seats.

A codec has four parts: `put` makes JSON of a value, `take` a value of JSON found `at` a pointer
(RecordJsonError where it is none), `schema` describes the JSON, and `places` are the spans of a
value that was read from a text, each with the pointer to it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from ecarte_notation.cards.card import RANKS, SUITS, UNKNOWN, Card, card
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.interchange.fault import RecordJsonError, hint, shown
from ecarte_notation.text.span import Span

Defs = dict[str, Any]


class Codec(Protocol):
    """A value of the record to JSON and back."""

    def put(self, value: Any) -> Any:
        """The value as JSON."""

    def take(self, data: Any, at: str) -> Any:
        """The value that JSON `at` a pointer stands for."""

    def schema(self, defs: Defs) -> Any:
        """Its JSON Schema; what has a name goes to `defs`."""

    def places(self, value: Any, at: str) -> Iterator[tuple[Span, str]]:
        """The spans within the value, outer ones first, and the pointers to them."""


class Leaf:
    """A codec of a value without parts, which is the same in JSON."""

    def put(self, value: Any) -> Any:
        """The value itself."""
        return value

    def places(self, value: Any, at: str) -> Iterator[tuple[Span, str]]:
        """None: only what holds it has a span."""
        del value, at
        return iter(())


@dataclass(frozen=True)
class Text(Leaf):
    """A text that fits `pattern`; `what` names it in messages."""

    what: str
    pattern: str = "^[^\\r\\n]*$"

    def take(self, data: Any, at: str) -> str:
        """The text; lone surrogates have no place in a file."""
        if not isinstance(data, str):
            raise RecordJsonError(at, f"{shown(data)} where {self.what} should be")
        if any("\ud800" <= char <= "\udfff" for char in data):
            raise RecordJsonError(at, "half a surrogate pair, which is no character")
        if not re.search(self.pattern.removesuffix("$") + r"\Z", data):
            raise RecordJsonError(at, f"{shown(data)} is no {self.what.split(maxsplit=1)[-1]}")
        return data

    def schema(self, defs: Defs) -> Any:
        """A string with a pattern."""
        del defs
        return {"type": "string", "pattern": self.pattern}


@dataclass(frozen=True)
class Count(Leaf):
    """A whole number of at most nine digits, as the notation reads them."""

    least: int = 0
    most: int = 999_999_999

    def take(self, data: Any, at: str) -> int:
        """The number; 2.0 is one, true is none."""
        whole = isinstance(data, int | float) and not isinstance(data, bool) and data % 1 == 0
        if not whole or not self.least <= data <= self.most:
            wanted = f"a whole number from {self.least} to {self.most}"
            raise RecordJsonError(at, f"{shown(data)} where {wanted} should be")
        return int(data)

    def schema(self, defs: Defs) -> Any:
        """An integer in bounds."""
        del defs
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Flag(Leaf):
    """True or false."""

    def take(self, data: Any, at: str) -> bool:
        """The answer."""
        if not isinstance(data, bool):
            raise RecordJsonError(at, f"{shown(data)} where true or false should be")
        return data

    def schema(self, defs: Defs) -> Any:
        """A boolean."""
        del defs
        return {"type": "boolean"}


@dataclass(frozen=True)
class Choice(Leaf):
    """One of some words, each with the value that it stands for."""

    words: dict[str, Any]

    def put(self, value: Any) -> str:
        """The word for a value."""
        return next(word for word, one in self.words.items() if one == value)

    def take(self, data: Any, at: str) -> Any:
        """What the word stands for."""
        if isinstance(data, str) and data in self.words:
            return self.words[data]
        wanted = ", ".join(f"`{one}`" for one in self.words)
        near = hint(data, self.words) if isinstance(data, str) else ""
        raise RecordJsonError(at, f"{shown(data)} where one of {wanted} should be{near}")

    def schema(self, defs: Defs) -> Any:
        """The words."""
        del defs
        return {"enum": list(self.words)}


class CardLetters(Leaf):
    """A card in two letters, always the English ones: `KS`, `xH`, `Kx`, `xx`."""

    def put(self, value: Card) -> str:
        """Rank and suit."""
        return str(value)

    def take(self, data: Any, at: str) -> Card:
        """The card."""
        try:
            return card(data)
        except (KeyError, TypeError):
            raise RecordJsonError(at, f"{shown(data)} is no card") from None

    def schema(self, defs: Defs) -> Any:
        """Rank, then suit, `x` for what is not known."""
        defs["card"] = {
            "description": "Rank and suit, in English letters; x for what is not known.",
            "type": "string",
            "pattern": f"^[{RANKS}{UNKNOWN}][{SUITS}{UNKNOWN}]$",
        }
        return {"$ref": "#/$defs/card"}


SEATS: dict[str, Seat] = {"elder": ELDER, "dealer": DEALER}
SEAT = Choice(SEATS)
