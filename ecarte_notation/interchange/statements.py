"""Marks and the statements of a deal as JSON."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Cut,
    Decision,
    Exchanged,
    Faced,
    GivenUp,
    HandDealt,
    HandThrown,
    KingDeclared,
    Misdeal,
    Pack,
    Parcel,
    PlayOpened,
    Points,
    Replayed,
    Revoked,
    Score,
    TrickEnd,
    TurnUp,
    Word,
)
from ecarte_notation.interchange.fault import RecordJsonError
from ecarte_notation.interchange.scalars import (
    SEAT,
    SEATS,
    CardLetters,
    Choice,
    Codec,
    Count,
    Defs,
    Flag,
    Text,
)
from ecarte_notation.interchange.shapes import Key, Listed, Maybe, OneOf, Shape
from ecarte_notation.record.marks import Alternative, Glyph, Remark
from ecarte_notation.text.span import Span

NAME = Text("a name")
_CARD = CardLetters()
_REMARK_TEXT = Text("a remark without line ends or blanks around it", "^(\\S([^\\r\\n]*\\S)?)?$")

_REMARK = Shape(
    Remark,
    "remark",
    (
        Key("text", _REMARK_TEXT),
        Key("to_line_end", Flag(), False, words="Behind a semicolon, not in braces."),
    ),
)
_GLYPH = Shape(Glyph, "glyph", (Key("text", Text("a glyph", "^([!?][!?]?|\\$[0-9]+)$")),))
_SHORT = OneOf((_REMARK, _GLYPH), "short_mark", "mark in an alternative line")


def _card_shape(marks: Codec, name: str = "") -> Shape:
    keys = (Key("card", _CARD), Key("marks", marks, ()))
    return Shape(CardPlayed, "card", keys, name=name or "played_card")


def _decision_shape(marks: Codec, name: str = "", *, counted: bool = True) -> Shape:
    count = Key("count", Count(), None, words="How many cards elder asked for.")
    word = Key("word", Choice({one.value: one for one in Word}))
    keys = (word, *([count] if counted else []), Key("marks", marks, ()))
    return Shape(Decision, "decision", keys, name=name)


def _comma_shape(marks: Codec, name: str = "") -> Shape:
    return Shape(TrickEnd, "comma", (Key("marks", marks, ()),), name=name)


_PART = OneOf(
    (
        _card_shape(Listed(_SHORT), "alternative_card"),
        _decision_shape(Listed(_SHORT), "alternative_decision", counted=False),
        _comma_shape(Listed(_SHORT), "alternative_comma"),
    ),
    "alternative_part",
    "part of an alternative line",
)
_ALTERNATIVE = Shape(Alternative, "alternative", (Key("parts", Listed(_PART)),))
MARK = OneOf((_REMARK, _GLYPH, _ALTERNATIVE), "mark", "mark")
MARKS = Key("marks", Listed(MARK), (), words="What follows it: remarks, glyphs, alternatives.")


class Written:
    """A card of a list: its letters, or an object where marks follow it."""

    _object = Shape(CardWritten, "", (Key("card", _CARD), MARKS), name="marked_card")

    def put(self, value: CardWritten) -> Any:
        """Two letters, or an object."""
        return self._object.put(value) if value.marks else str(value.card)

    def take(self, data: Any, at: str) -> CardWritten:
        """Either."""
        if isinstance(data, dict):
            taken: CardWritten = self._object.take(data, at)
            return taken
        return CardWritten(_CARD.take(data, at))

    def schema(self, defs: Defs) -> Any:
        """Either."""
        return {"anyOf": [_CARD.schema(defs), self._object.schema(defs)]}

    def places(self, value: CardWritten, at: str) -> Iterator[tuple[Span, str]]:
        """The card, and its marks."""
        return self._object.places(value, at)


@dataclass(frozen=True)
class _Parcel:
    """Cards that changed place: `{"cards": …}`, or `{"count": 2}` where they are not named."""

    named = Shape(Parcel, "", (Key("cards", Listed(Written(), 1)),), name="named_cards")
    counted = Shape(Parcel, "", (Key("count", Count()), MARKS), name="counted_cards")

    def put(self, value: Parcel) -> Any:
        """The cards, or their number."""
        return (self.named if value.cards else self.counted).put(value)

    def take(self, data: Any, at: str) -> Parcel:
        """A parcel; of named cards the number follows."""
        if not isinstance(data, dict) or "cards" not in data:
            counted: Parcel = self.counted.take(data, at)
            return counted
        if "count" in data:
            raise RecordJsonError(f"{at}/count", "the cards are named, so their number follows")
        cards = self._cards(data, at)
        return Parcel(len(cards), cards)

    def _cards(self, data: dict[str, Any], at: str) -> tuple[CardWritten, ...]:
        if unknown := next((key for key in data if key != "cards"), None):
            raise RecordJsonError(f"{at}/{unknown}", "marks go with the last card")
        return self.named.keys[0].of.take(data["cards"], f"{at}/cards")  # type: ignore[no-any-return]

    def schema(self, defs: Defs) -> Any:
        """Either."""
        return {"anyOf": [self.named.schema(defs), self.counted.schema(defs)]}

    def places(self, value: Parcel, at: str) -> Iterator[tuple[Span, str]]:
        """Its own and those of its cards."""
        return (self.named if value.cards else self.counted).places(value, at)


_SEAT = Key("seat", SEAT)
_CARDS = Key("cards", Listed(Written(), 1))
COUNTS = Listed(Maybe(Count()), 2, 3)
CUT = Shape(
    Cut,
    "cut",
    (Key("names", Listed(NAME, 2, 2)), Key("cards", Listed(_CARD, 2, 2)), MARKS),
)
_CAUSES = {one: one for one in ("count", "exposed", "incorrect")}

STATEMENT = OneOf(
    (
        Shape(Pack, "pack", (_CARDS, MARKS)),
        Shape(TurnUp, "turn", (Key("card", Written()), MARKS)),
        Shape(HandDealt, "hand", (_SEAT, _CARDS, MARKS)),
        _decision_shape(MARKS.of),
        Shape(
            Exchanged,
            "exchange",
            (
                _SEAT,
                Key("discarded", _Parcel()),
                Key("received", _Parcel(), None),
                Key("recovered", Listed(_Parcel()), ()),
                MARKS,
            ),
        ),
        Shape(
            KingDeclared,
            "king",
            (Key("who", Choice({**SEATS, "turned": None}), name="seat"), MARKS),
        ),
        Shape(PlayOpened, "play", (MARKS,)),
        _card_shape(MARKS.of),
        _comma_shape(MARKS.of),
        Shape(GivenUp, "claim", (_SEAT, MARKS), {"claimed": True}),
        Shape(GivenUp, "concede", (_SEAT, MARKS), {"claimed": False}),
        Shape(Misdeal, "misdeal", (Key("cause", Choice(_CAUSES), ""), MARKS)),
        Shape(Faced, "faced", (Key("card", Written()), MARKS)),
        Shape(Revoked, "revoke", (_SEAT, MARKS)),
        Shape(HandThrown, "throw", (_SEAT, MARKS)),
        Shape(Replayed, "replay", (MARKS,)),
        Shape(Points, "points", (_SEAT, Key("points", Count(), name="number"), MARKS)),
        Shape(Score, "score", (Key("counts", COUNTS), MARKS)),
        CUT,
    ),
    "statement",
    "statement",
)
