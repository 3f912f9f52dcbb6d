"""The half of record to canonical text that every game shares: tags, remarks, glyphs."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from ecarte_notation.cards.letters import ENGLISH, LANGUAGES, Letters
from ecarte_notation.record.marks import Alternative, Glyph, Mark, Remark
from ecarte_notation.record.match import GameOpener, MatchRecord, Result, Tag

_PLAIN = re.compile(
    r"[A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2fff\u3040-\ufefe]"
    r"[A-Za-z0-9.'_\u2019\u00c0-\u167f\u1681-\u1fff\u2c00-\u2fff\u3040-\ufefe-]*"
)


def quoted(text: str) -> str:
    """A quoted string with its escapes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def name(text: str | None) -> str:
    """A player's name, bare where it can be; `?` for an unknown one."""
    if text is None:
        return "?"
    return text if _PLAIN.fullmatch(text) else quoted(text)


def tag_line(tag: Tag) -> str:
    """`[Name "value"]`."""
    values = " ".join(quoted(value) for value in tag.values)
    return f"[{tag.name} {values}]"


def pair(counts: tuple[int | None, ...]) -> str:
    """`3-2` or `3-2-0`, `?` for an unknown count."""
    return "-".join("?" if one is None else str(one) for one in counts)


def result_line(result: Result) -> str:
    """`result 3-5`, `result *`, `result 3-4 resigned`, `result 3-1 won 20`, `result Leo 15`."""
    said = "*" if result.counts is None else pair(result.counts)
    if result.taker:
        said = name(result.taker[0])
    if result.amount is not None:
        way = "" if result.taker else "won " if result.amount >= 0 else "lost "
        said += f" {way}{abs(result.amount)}"
    return f"result {said}" + (" resigned" if result.resigned else "")


def game_line(opener: GameOpener) -> str:
    """`game 2`, `game 2: Klara Max`."""
    players = " ".join(map(name, opener.players))
    return f"game {opener.number}" + (f": {players}" if players else "")


def spaced(parts: Iterable[str]) -> str:
    """Parts with a blank between them, none after a line end and none before a comma."""
    line = ""
    for part in parts:
        glue = "" if not line or line.endswith("\n") or part.startswith(",") else " "
        line += glue + part
    return line


def letters_of(record: MatchRecord) -> Letters:
    """The letters that a match names, the last tag of several; English ones for unknown ones."""
    named = [tag.values[0].strip().lower() for tag in record.tags if tag.name == "Cards"]
    return LANGUAGES.get(named[-1], ENGLISH) if named else ENGLISH


def ended(lines: Iterable[str]) -> str:
    """A text of lines, some of which have their line end already."""
    return "".join(line if line.endswith("\n") else line + "\n" for line in lines)


class Layout:
    """What of the lines of a text is kept; this is the one of a record that stands in no text."""

    def before(self, remark: Remark) -> str:
        """The line ends before a remark: none (it stands behind its item), one, or two."""
        del remark
        return ""

    def apart(self, entry: Any) -> bool:
        """Whether an empty line stands before a deal or game."""
        del entry
        return True


NO_LAYOUT = Layout()


def marks(
    given: tuple[Mark, ...],
    part: Callable[[Any], str] = str,
    layout: Layout = NO_LAYOUT,
) -> str:
    """What follows an item: glyphs close to it, remarks and alternatives after a space.

    `part` writes one part of an alternative line.
    """
    line = ""
    for one in given:
        if isinstance(one, Glyph):
            line += one.text
            continue
        end = layout.before(one) if isinstance(one, Remark) else ""
        end = end[1:] if line.endswith("\n") else end
        glue = "" if end or line.endswith("\n") else " "
        line += end + glue + (_remark(one) if isinstance(one, Remark) else _line(one, part))
    return line


def _line(one: Alternative, part: Callable[[Any], str]) -> str:
    return "(" + spaced(part(said) for said in one.parts) + ")"


def _remark(remark: Remark) -> str:
    if remark.to_line_end:
        return f"; {remark.text}".rstrip() + "\n"
    text = remark.text.replace("\\", "\\\\").replace("}", "\\}")
    return "{" + text + "}"
