"""What the rules of the record family watch; knows no game."""

from dataclasses import dataclass

from ecarte_notation.findings.fix import Fix
from ecarte_notation.findings.where import Where
from ecarte_notation.record.match import MatchRecord, Mishap, Tag
from ecarte_notation.text.span import Span


@dataclass(frozen=True, slots=True)
class Unread:
    """Something could not be read as it stands."""

    mishap: Mishap
    where: Where


@dataclass(frozen=True, slots=True)
class MatchRead:
    """A match was read; `known_tags` are the tags the notation names, `last` is where its text ends."""

    record: MatchRecord
    known_tags: tuple[str, ...]
    where: Where
    last: int


@dataclass(frozen=True, slots=True)
class TagRead:
    """A tag was read; `earlier` is one of the same name before it, `others` all names in the match."""

    tag: Tag
    earlier: Tag | None
    known_tags: tuple[str, ...]
    where: Where
    others: frozenset[str]


@dataclass(frozen=True, slots=True)
class DealNumbered:
    """A deal or game (`kind`) opened as number `written`; `expected` comes next in the sequence.

    `also` is another number that would do (1 after a new game); `following` is the number of
    the next deal. None stands for what is unknown or does not apply. `slip` says that it is
    known from elsewhere that no deal is missing.
    """

    kind: str
    written: int | None
    expected: int | None
    also: int | None
    following: int | None
    span: Span
    where: Where
    slip: bool = False

    @property
    def right(self) -> bool:
        """Whether the number fits, or nothing can be said of it."""
        known = self.written is not None and self.expected is not None
        return not known or self.written in (self.expected, self.also)

    @property
    def mistyped(self) -> bool:
        """Whether the number itself is wrong, rather than deals before it missing."""
        if self.right or self.written is None or self.expected is None:
            return False
        return self.slip or self.written < self.expected or self.following == self.expected + 1

    @property
    def left_out(self) -> int:
        """How many deals are missing before this one."""
        if self.right or self.mistyped or self.written is None or self.expected is None:
            return 0
        return self.written - self.expected


@dataclass(frozen=True, slots=True)
class Explained:
    """One slip of the pen behind several findings, which it replaces.

    `kind` is the name of the rule that tells it; `words` say what ought to be written, `count`
    how many findings it explains, `related` what they were; `place` is "" or which deals it is in.
    """

    kind: str
    words: str
    count: int
    place: str
    span: Span
    related: tuple[tuple[Span, str], ...]
    fixes: tuple[Fix, ...]
    where: Where


@dataclass(frozen=True, slots=True)
class LeftOpen:
    """Something that cannot be told from the record, and what would settle it, in words.

    It is no fault, and no rule watches it.
    """

    what: str
    settled_by: str
    span: Span
    where: Where
