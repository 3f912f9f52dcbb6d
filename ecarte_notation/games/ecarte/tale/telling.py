"""Events from statements, with what their author wrote behind them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.statements import CardPlayed, Decision, Parcel
from ecarte_notation.games.ecarte.tale.events import Event
from ecarte_notation.record.marks import Alternative, Glyph, Mark, Remark


def told(kind: str, facts: dict[str, Any], span: Any, marks: tuple[Mark, ...] | None = ()) -> Event:
    """An event with what its author wrote behind it; machine remarks are left out."""
    marks = marks or ()
    remarks = (one for one in marks if isinstance(one, Remark) and not one.machine())
    return Event(
        kind,
        facts,
        span,
        tuple(one.text for one in remarks if one.text),
        "".join(one.text for one in marks if isinstance(one, Glyph)),
        tuple(_alternatives(marks)),
    )


def both(led: Event, reply: Event) -> Event:
    """The event of a trick, with what was written behind either card."""
    return replace(
        reply,
        span=led.span._replace(end=reply.span.end),
        remarks=led.remarks + reply.remarks,
        glyphs=led.glyphs + reply.glyphs,
        alternative=led.alternative + reply.alternative,
    )


def _alternatives(marks: tuple[Mark, ...]) -> Iterator[Card | str]:
    for part in (part for one in marks if isinstance(one, Alternative) for part in one.parts):
        if isinstance(part, CardPlayed):
            yield part.card
        else:
            yield part.word.value if isinstance(part, Decision) else ","


def marks_of(item: Any) -> tuple[Mark, ...]:
    """The marks of a statement and of the cards in it."""
    inner: list[Any] = []
    for part in ("card", "discarded", "received"):
        inner.append(getattr(item, part, None))
    inner += [*getattr(item, "cards", ()), *getattr(item, "recovered", ())]
    for parcel in (item for item in inner if isinstance(item, Parcel)):
        inner += parcel.cards
    own = tuple(getattr(item, "marks", ()))
    return own + tuple(mark for one in inner for mark in getattr(one, "marks", ()))
