"""A match as written; may be nonsense, contains no judgement.

Spans are offsets in the file's text and take no part in equality.
"""

from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.findings.fix import Fix
from ecarte_notation.record.marks import Mark
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

NOWHERE = Span(0, 0)


@dataclass(frozen=True, slots=True)
class Mishap:
    """Something that could not be read as it stands: the `kind` is the name of the rule it breaks.

    `deal` is the number of the deal it stands in, 0 outside one; `fixes` are ways to write it.
    """

    kind: str
    span: Span
    facts: dict[str, Any] = field(default_factory=dict)
    deal: int = 0
    fixes: tuple[Fix, ...] = ()


@dataclass(frozen=True, slots=True)
class Tag:
    """`[Name "value" "value"]`, escapes resolved."""

    name: str
    values: tuple[str, ...]
    marks: tuple[Mark, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)
    name_span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Version:
    """`ecarte 1`."""

    number: int
    marks: tuple[Mark, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class GameOpener:
    """`game 2: Klara Max`: a game inside the match, its number and who plays it (empty: not said)."""

    number: int
    marks: tuple[Mark, ...] = ()
    players: tuple[str | None, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)
    player_spans: tuple[Span, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Result:
    """`result 3-5`: counts in the order of the players, None where unknown; `result *`: None.

    `result 3-1 won 20` settles an `amount`, below 0 for `lost`; `result Leo 15` has a `taker` of
    the pool: a tuple of one name, or of None for `?`.
    """

    counts: tuple[int | None, ...] | None
    resigned: bool = False
    marks: tuple[Mark, ...] = ()
    amount: int | None = None
    taker: tuple[str | None, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)
    amount_span: Span = field(default=NOWHERE, compare=False)
    taker_span: Span = field(default=NOWHERE, compare=False)

    @property
    def unfinished(self) -> bool:
        """Whether the match was left unfinished (`result *`)."""
        return self.counts is None and not self.taker


@dataclass(frozen=True, slots=True)
class End:
    """`end`."""

    marks: tuple[Mark, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: `number` and `dealer` None where unknown, `items` the game's statements in order.

    `head` spans the opening words; `lost` says that some statement could not be read, so that
    nothing may be concluded from what is absent; `vague` that a lost one stood before the play.
    """

    number: int | None
    dealer: str | None
    items: tuple[Any, ...] = ()
    marks: tuple[Mark, ...] = ()
    lost: bool = field(default=False, compare=False)
    vague: bool = field(default=False, compare=False)
    span: Span = field(default=NOWHERE, compare=False)
    head: Span = field(default=NOWHERE, compare=False)
    number_span: Span = field(default=NOWHERE, compare=False)
    dealer_span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """One match of a file: `entries` holds deals, games, cuts and the result as they were written.

    `leading` are remarks that stand before its first word; `mended` are the stretches that were
    read otherwise than they stand.
    """

    version: Version | None
    tags: tuple[Tag, ...]
    entries: tuple[Any, ...]
    end: End | None
    leading: tuple[Mark, ...] = ()
    mishaps: tuple[Mishap, ...] = field(default=(), compare=False)
    span: Span = field(default=NOWHERE, compare=False)
    mended: tuple[Span, ...] = field(default=(), compare=False)

    @property
    def deals(self) -> tuple[DealRecord, ...]:
        """The deals in the order in which they were written."""
        return tuple(entry for entry in self.entries if isinstance(entry, DealRecord))

    def tag(self, name: str) -> Tag | None:
        """The first tag of that name, or None."""
        return next((tag for tag in self.tags if tag.name == name), None)


@dataclass(frozen=True, slots=True)
class Book:
    """What a file holds: its matches in order, and mishaps that belong to no match."""

    source: SourceText
    matches: tuple[MatchRecord, ...]
    mishaps: tuple[Mishap, ...] = ()
