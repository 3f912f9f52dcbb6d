"""What a scorer adds to an item: remarks, glyphs, alternative lines; knows no game."""

import re
from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.text.span import Span

_NOWHERE = Span(0, 0)
_MACHINE = re.compile(r"\s*\[\s*([A-Za-z][A-Za-z0-9_-]*)(?:\s+([^\]]*?))?\s*\]")


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark: `text` without its braces or semicolon, escapes resolved."""

    text: str
    to_line_end: bool = False
    span: Span = field(default=_NOWHERE, compare=False)

    def machine(self) -> tuple[str, str] | None:
        """Name and value of a machine remark such as `[sic must-trump] why`, else None."""
        found = _MACHINE.match(self.text)
        return (found[1].lower(), found[2] or "") if found else None


@dataclass(frozen=True, slots=True)
class Glyph:
    """A judgement of the annotator: `!`, `?`, `!!`, `??`, `!?`, `?!` or `$n`."""

    text: str
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Alternative:
    """A line that might have been played: `parts` are the game's statements; never refereed."""

    parts: tuple[Any, ...]
    span: Span = field(default=_NOWHERE, compare=False)


Mark = Remark | Glyph | Alternative


def admitted(item: Any, rule: str) -> bool:
    """Whether a remark after `item` says `[sic rule]`: it really happened."""
    marks = (mark for mark in item.marks if isinstance(mark, Remark))
    return any(mark.machine() == ("sic", rule) for mark in marks)
