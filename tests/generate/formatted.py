"""What must hold of every file that was put into canonical form."""

import random
import re

from ecarte_notation.formatting.file import format_bytes
from ecarte_notation.formatting.letters import OWN, Style
from ecarte_notation.record.match import Book
from ecarte_notation.referee.referee import read, referee
from ecarte_notation.syntax.segment import segment
from ecarte_notation.text.decode import decode, encoding_of
from tests.generate.edits import edited
from tests.generate.mauled import mauled

STYLES = (
    OWN,
    Style("signs"),
    *(
        Style(cards, language)
        for language in ("en", "fr", "da", "fi", "sv", "de")
        for cards in ("letters", "signs")
    ),
)
_TOKEN = re.compile(r'"(?:[^"\\\r\n]|\\[^\r\n])*"|\{(?:[^}\\]|\\[\s\S])*\}|;[^\r\n]*')
_LINE = re.compile(r"\r\n|\r|\n")


def unformed(data: bytes, style: Style = OWN) -> str:
    """What is wrong with a file in canonical form, or ""."""
    done = format_bytes(data, style)
    if done.problem:
        return "" if done.data == data else "changed though there is a problem"
    if format_bytes(done.data, style).data != done.data:
        return f"formatted twice: {done.data!r}"
    before, after = read(data), read(done.data)
    if _records(before) != _records(after) and style.language == "":
        return "another record"
    if _entries(before) != _entries(after):
        return "other entries"
    recoded = encoding_of(data).sure or done.data.isascii()  # a blank of another encoding is gone
    told = _findings(before, recoded), _findings(after, recoded)
    if told[0] != told[1]:
        return f"judged otherwise: {told}"
    if style == OWN and (gone := _gone(before, done.data)):
        return f"not kept: {gone!r}"
    if _remarks(decode(data).text) != _remarks(decode(done.data).text):
        return "other remarks"
    return ""


def trouble(data: bytes, rng: random.Random) -> str:
    """What went wrong in formatting an edited copy of a file, or ""."""
    if rng.random() < 0.7:
        spoilt = mauled(decode(data).text, rng).encode(errors="replace")
    else:
        spoilt = edited(data, rng)
    style = rng.choice((OWN, OWN, *STYLES))
    try:
        problem = unformed(spoilt, style)
    except Exception as error:  # noqa: BLE001 - that is the question
        problem = f"{type(error).__name__}: {error}"
    return f"{problem} in {style} of {spoilt!r}" if problem else ""


def _records(book: Book) -> object:
    return [(one, [deal.lost for deal in one.deals]) for one in book.matches]


def _entries(book: Book) -> object:
    return [(one.version, one.entries, one.end, one.leading) for one in book.matches]


def _findings(book: Book, recoded: bool) -> list[tuple[object, ...]]:
    """The findings; one that names an encoding goes with it. Some spell cards as the record does."""
    return sorted(
        (one.rule.code, one.where, bool(one.verdict), len(one.related))
        for one in referee(book).findings
        if not (one.rule.code == "R011" and recoded)
    )


def _gone(book: Book, data: bytes) -> list[str]:
    """Lines in which something could not be read that are no longer there as they were."""
    lines, left = _LINE.split(book.source.text), _LINE.split(decode(data).text)
    spans = [span for one in book.matches for span in one.mended]
    spans += [slip.span for one in book.matches for slip in one.mishaps]
    places = {book.source.place(one.start).line for one in spans}
    known = {
        one.span
        for match in book.matches
        for one in match.mishaps
        if one.kind == "cards-in-comment"
    }
    places -= {book.source.place(one.start).line for one in known}
    return [lines[one - 1] for one in sorted(places) if lines[one - 1] not in left]


def _remarks(text: str) -> list[str]:
    """Every remark of a text without its blanks and escapes."""
    blocks = [text[one.start : one.end] for one in segment(text)]
    found = [one for block in blocks for one in _TOKEN.findall(block) if one[0] != '"']
    return sorted(re.sub(r"[\s\\\ufeff]", "", one) for one in found)
