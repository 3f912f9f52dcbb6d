"""An entry of the score sheet written anew: an award, a score, the result."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ecarte_notation.findings.fix import Edit, applied
from ecarte_notation.games.ecarte.laws.company import TWO
from ecarte_notation.games.ecarte.repair.slots import with_item
from ecarte_notation.games.ecarte.seats import DEALER, ELDER
from ecarte_notation.games.ecarte.statements import Points, Score
from ecarte_notation.record.match import DealRecord, Result
from ecarte_notation.syntax.build import count_of
from ecarte_notation.text.span import Span

_COUNT = re.compile(r"\d+|\?")


def restated(entry: Any, edits: Sequence[Edit], text: str) -> Any:
    """A deal or result after edits of one of its claims in `text`; None if they are none of that."""
    if isinstance(entry, Result):
        return replace(entry, counts=_counts(_new(entry.span, edits, text), TWO))
    if not isinstance(entry, DealRecord):
        return None
    start = min(edit.span.start for edit in edits)
    for at, item in enumerate(entry.items):
        if item.span.start <= start < item.span.end:
            said = _claim(item, _new(item.span, edits, text))
            return said and with_item(entry, at, said)
    return None


def _claim(item: Any, words: str) -> Any:
    if isinstance(item, Score):
        return replace(item, counts=_counts(words, len(item.counts)))
    if isinstance(item, Points):
        seat = ELDER if "elder" in words.lower() else DEALER
        return replace(item, seat=seat, number=count_of(_COUNT.findall(words)[-1]))
    return None


def _counts(words: str, many: int) -> tuple[int | None, ...]:
    return tuple(None if one == "?" else count_of(one) for one in _COUNT.findall(words)[:many])


def _new(span: Span, edits: Sequence[Edit], text: str) -> str:
    """The statement after the edits."""
    start = span.start
    own = (Edit(Span(e.span.start - start, e.span.end - start), e.text) for e in edits)
    return applied(text[start : span.end], own)
