"""Remarks, glyphs and alternative lines strewn over a record."""

import random
from dataclasses import fields, is_dataclass, replace
from typing import Any

from ecarte_notation.cards.card import card
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Decision,
    KingDeclared,
    Parcel,
    TrickEnd,
    Word,
)
from ecarte_notation.record.marks import Alternative, Glyph, Mark, Remark
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.text.span import Span

REMARKS = (
    "lower than the knave",
    "a } brace and a \\ backslash",
    "KS 9S, points elder 2",
    "Élise ♥ {nested",
    "",
    "5-3",
    '"quoted"',
    "; not a comment",
)
_GLYPHED = (CardWritten, CardPlayed, Decision, KingDeclared)


def decorated(record: MatchRecord, rng: random.Random) -> MatchRecord:
    """The record with marks at random places; still legal."""
    return _decorate(record, rng)


def _decorate(value: Any, rng: random.Random) -> Any:
    if isinstance(value, tuple) and not isinstance(value, Span):
        return tuple(_decorate(one, rng) for one in value)
    if not is_dataclass(value) or isinstance(value, Remark | Glyph | Alternative):
        return value
    changes = {
        field.name: _decorate(getattr(value, field.name), rng)
        for field in fields(value)
        if field.name != "marks" and field.init
    }
    listed = isinstance(value, Parcel) and bool(value.cards)
    if hasattr(value, "marks") and not listed and not _ends_in_card(value):
        changes["marks"] = _marks(value, rng)
    return replace(value, **changes)


def _ends_in_card(value: Any) -> bool:
    """Statements that end in a card or count leave their marks to it."""
    return type(value).__name__ in ("Pack", "TurnUp", "HandDealt", "Exchanged", "PlayOpened")


def _marks(value: Any, rng: random.Random) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    if rng.random() > 0.15:
        return ()
    if isinstance(value, (*_GLYPHED, Parcel)) and rng.random() < 0.6:
        marks.append(Glyph(rng.choice(("!", "?", "!!", "??", "!?", "?!", "$14"))))
        if rng.random() < 0.3:
            marks.append(Alternative(_line(rng)))
    for _ in range(rng.choice((0, 1, 1, 2))):
        marks.append(Remark(rng.choice(REMARKS), to_line_end=rng.random() < 0.2))
    return tuple(marks)


def _line(rng: random.Random) -> tuple[Any, ...]:
    if rng.random() < 0.3:
        return (Decision(Word.STAND, marks=(Remark("too bold"),)),)
    first = CardPlayed(card("KS"), marks=(Glyph("!"),))
    return (first, CardPlayed(card("xx")), TrickEnd(), CardPlayed(card("QH")))
