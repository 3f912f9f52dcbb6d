"""A record of JSON as a text for the referee, whose places are pointers into the JSON."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span


class Held(NamedTuple):
    """A thing in the text, the pointer to it, and which of the things holds it (-1: none)."""

    span: Span
    pointer: str
    within: int


def nested(places: Iterable[tuple[Span, str]]) -> tuple[Held, ...]:
    """Spans and pointers in the order of the text, outer ones before those that they hold."""
    ordered = sorted(places, key=lambda one: (one[0].start, -one[0].end))
    things: list[Held] = []
    around: list[int] = []
    for span, pointer in ordered:
        while around and things[around[-1]].span.end < span.end:
            around.pop()
        things.append(Held(span, pointer, around[-1] if around else -1))
        around.append(len(things) - 1)
    return tuple(things)


@dataclass(frozen=True)
class PointedText(SourceText):
    """The canonical text of one match, and what stands in it; `whole` is the pointer to the match.

    `line` is the line of NDJSON that it stands on, or 0.
    """

    things: tuple[Held, ...] = field(default=(), repr=False)
    whole: str = ""
    line: int = 0

    def pointer(self, span: Span) -> str:
        """The pointer to the smallest thing that holds the span, or else its first character."""
        at = bisect_right(self.things, span.start, key=lambda one: one.span.start) - 1
        while at >= 0 and self.things[at].span.end <= span.start:
            at = self.things[at].within
        while at >= 0 and self._widens(at, span):
            at = self.things[at].within
        return self.things[at].pointer if at >= 0 else self.whole

    def _widens(self, at: int, span: Span) -> bool:
        """Whether what is meant is more than a thing, and begins where it and its holder do."""
        thing, within = self.things[at].span, self.things[at].within
        if within < 0 or thing.end >= span.end:
            return False
        return self.things[within].span.start == thing.start

    def address(self, span: Span) -> str:
        """The pointer, behind the line of NDJSON where there is one."""
        return (f"{self.line}:" if self.line else "") + (self.pointer(span) or "(match)")

    def words(self, span: Span) -> str:
        """The same."""
        return self.address(span)

    @property
    def numbered(self) -> bool:
        """No: the lines are not those of the file."""
        return False
