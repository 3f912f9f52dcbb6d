"""The half of record to canonical text that every game shares: tags, remarks, glyphs."""

import re
from collections.abc import Callable
from typing import Any

from ecarte_notation.record.marks import Glyph, Mark, Remark
from ecarte_notation.record.match import Result, Tag

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


def pair(counts: tuple[int | None, int | None]) -> str:
    """`3-2`, `?` for an unknown count."""
    return "-".join("?" if one is None else str(one) for one in counts)


def result_line(result: Result) -> str:
    """`result 3-5`, `result *`, `result 3-4 resigned`."""
    said = "*" if result.counts is None else pair(result.counts)
    return f"result {said}" + (" resigned" if result.resigned else "") + marks(result.marks)


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
