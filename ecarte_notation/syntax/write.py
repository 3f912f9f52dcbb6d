"""The half of record to canonical text that every game shares: tags, remarks, glyphs."""

import re
from collections.abc import Callable
from typing import Any

from ecarte_notation.record.marks import Glyph, Mark, Remark
from ecarte_notation.record.match import GameOpener, Result, Tag

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
    """`[Name "value"]` and its remarks."""
    values = " ".join(quoted(value) for value in tag.values)
    return f"[{tag.name} {values}]" + marks(tag.marks)


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
    return f"result {said}" + (" resigned" if result.resigned else "") + marks(result.marks)


def game_line(opener: GameOpener) -> str:
    """`game 2`, `game 2: Klara Max`."""
    players = " ".join(map(name, opener.players))
    return f"game {opener.number}" + (f": {players}" if players else "") + marks(opener.marks)


def marks(given: tuple[Mark, ...], part: Callable[[Any], str] = str) -> str:
    """What follows an item: glyphs close to it, remarks and alternatives after a space.

    `part` writes one part of an alternative line.
    """
    return "".join(_mark(one, part) for one in given)


def _mark(one: Mark, part: Callable[[Any], str]) -> str:
    if isinstance(one, Glyph):
        return one.text
    if isinstance(one, Remark):
        return _remark(one)
    line = " ".join(part(said) for said in one.parts)
    return " (" + line.replace(" ,", ",") + ")"


def _remark(remark: Remark) -> str:
    if remark.to_line_end:
        return f" ; {remark.text}\n"
    text = remark.text.replace("\\", "\\\\").replace("}", "\\}")
    return " {" + text + "}"
