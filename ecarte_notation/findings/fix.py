"""Changes of a text that would put a slip right; knows no game."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from ecarte_notation.text.span import Span

_TOKEN = re.compile(r"[^\W\d_]+|\d+|\?")
_TRIVIA = re.compile(r"[{};]")
_LINE_END = re.compile(r"\r\n|\r|\n")
_BLANKS = " \t"


class Edit(NamedTuple):
    """`text` in place of what stands at `span` (characters of the file); an empty span inserts.

    `anew` says that a statement is written anew, of which only what differs is to be changed.
    """

    span: Span
    text: str
    anew: bool = False


@dataclass(frozen=True, slots=True)
class Fix:
    """One way to put a slip right: all its edits together, and what they do in words.

    `safe` says that it changes only spelling or follows with certainty from the rest of the
    record; any other guesses what was meant. `recode` says that the file is written anew in UTF-8.
    """

    edits: tuple[Edit, ...]
    words: str
    safe: bool = False
    recode: bool = False


def fitted(fix: Fix, text: str) -> Fix | None:
    """The fix as it suits `text`: it changes no more than it must, and keeps the file's line ends.

    Of a statement written anew only the words and numbers that differ are changed; with a thing
    removed goes its line if nothing else stands there, else a blank before it. None where the
    parts of the statement cannot be told apart.
    """
    edits = [part for edit in fix.edits for part in _fitted(edit, text)]
    if fix.edits and not edits:
        return None
    return replace(fix, edits=tuple(sorted(edits)))


def _fitted(edit: Edit, text: str) -> Iterator[Edit]:
    old = text[edit.span.start : edit.span.end]
    if not edit.text:
        start, end = _widened(edit.span, text)
        between = text[max(0, start - 1) : start] + text[end : end + 1]
        yield Edit(Span(start, end), " " if between.isalnum() and len(between) == 2 else "")
    elif not old:
        yield edit._replace(text=edit.text.replace("\n", _line_end(text)))
    elif not edit.anew:
        yield edit
    elif not _TRIVIA.search(old):
        yield from _rewritten(edit, old)


def _rewritten(edit: Edit, old: str) -> Iterator[Edit]:
    """The tokens that differ; the new statement may be the beginning of the old one."""
    was, now = list(_TOKEN.finditer(old)), _TOKEN.findall(edit.text)
    if len(now) > len(was):
        return
    for one, word in zip(was, now, strict=False):
        if one[0].casefold() != word.casefold():
            start = edit.span.start + one.start()
            yield Edit(Span(start, start + len(one[0])), word)


def _line_end(text: str) -> str:
    """The line end that the text uses first."""
    found = _LINE_END.search(text)
    return found[0] if found else "\n"


def _widened(span: Span, text: str) -> Span:
    """What is removed, with its whole line if it stands there alone, else with a blank before it."""
    start, end = span
    while start and text[start - 1] in _BLANKS:
        start -= 1
    begins = not start or text[start - 1] in "\r\n"
    stop = end
    while stop < len(text) and text[stop] in _BLANKS:
        stop += 1
    if begins and (after := _LINE_END.match(text, stop)):
        return Span(start, after.end())
    return Span(span.start if begins else start, end)


def rewrite(span: Span, text: str, *, safe: bool, words: str = "") -> tuple[Fix, ...]:
    """The one fix that writes a statement anew."""
    return (Fix((Edit(span, text, anew=True),), words or f"write `{text}`", safe),)


def moved(fix: Fix, by: int) -> Fix:
    """The fix in a text that begins `by` characters earlier."""
    edits = (e._replace(span=Span(e.span.start + by, e.span.end + by)) for e in fix.edits)
    return replace(fix, edits=tuple(edits))


def put(words: str, *edits: tuple[int, int, str], safe: bool = True) -> Fix:
    """A fix of edits given as start, end and text."""
    return Fix(tuple(Edit(Span(start, end), text) for start, end, text in edits), words, safe)


def overlap(one: Fix, other: Fix) -> bool:
    """Whether two fixes touch the same place, so that they cannot be carried out together."""
    return any(
        a.span.start <= b.span.end and b.span.start <= a.span.end
        for a in one.edits
        for b in other.edits
    )


def applied(text: str, edits: Iterable[Edit]) -> str:
    """The text after edits that do not overlap; all else is as it was."""
    parts, at = [], 0
    for edit in sorted(edits):
        parts += [text[at : edit.span.start], edit.text]
        at = edit.span.end
    return "".join([*parts, text[at:]])
