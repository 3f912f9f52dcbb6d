"""The start of every step, and where a card was seen."""

from dataclasses import dataclass

from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.text.span import Span


@dataclass(frozen=True, slots=True)
class Sighting:
    """Where a card was seen last: `words` such as "dealt to elder", the span, whose hand if in one."""

    words: str
    span: Span
    holder: Seat | None = None
    on_table: bool = False


@dataclass(slots=True)
class Step:
    """Any step: where it was taken."""

    where: Where
