"""What the search needs of the referee: one match, its text, and a judgement of any steps."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ecarte_notation.findings.finding import Finding
from ecarte_notation.games.game import Game, Trial
from ecarte_notation.record.match import DealRecord, MatchRecord
from ecarte_notation.text.span import Span

_MOST = 250  # statements and listed cards of a deal; written out in full it has about 80


@dataclass
class Court:
    """One match before the referee.

    `judge` gives the findings of a step by every rule there is, `hears` says whether no remark
    of the match silences a finding.
    """

    game: Game
    record: MatchRecord
    profile: Any
    number: int
    text: str
    judge: Callable[[Any], Iterable[Finding]]
    hears: Callable[[Finding], bool]

    @cached_property
    def trial(self) -> Trial:
        """The match walked through once, so that its deals can be tried in other forms."""
        return self.game.trial(self.record, self.profile, self.number)

    @staticmethod
    def searchable(entry: Any) -> bool:
        """Whether an entry is of a size that a deal may have: others are not tried in other forms."""
        items = getattr(entry, "items", ())
        return len(items) + sum(len(getattr(one, "cards", ())) for one in items) <= _MOST

    @cached_property
    def unread(self) -> frozenset[Span]:
        """The places where something could not be read."""
        return frozenset(one.span for one in self.record.mishaps)

    def findings(self, steps: Iterable[Any]) -> Iterator[Finding]:
        """What is found in the steps and not silenced."""
        return (one for step in steps for one in self.judge(step) if self.hears(one))

    def entry_at(self, offset: int) -> int | None:
        """The place of the entry in whose text an offset lies."""
        at = bisect_right(self._starts, offset) - 1
        if at < 0:
            return None
        span = self.record.entries[at].span
        return at if offset < max(span.end, span.start + 1) else None

    @cached_property
    def _starts(self) -> list[int]:
        return [entry.span.start for entry in self.record.entries]

    def deals(self) -> Iterator[tuple[int, DealRecord]]:
        """The deals with their places among the entries of the match."""
        for at, entry in enumerate(self.record.entries):
            if isinstance(entry, DealRecord):
                yield at, entry
