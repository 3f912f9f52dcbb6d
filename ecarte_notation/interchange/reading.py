"""A file in any form to its matches: notation, JSON, or JSON with a match on every line."""

import io
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import PurePath
from typing import BinaryIO, NamedTuple

from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.interchange.fault import RecordJsonError
from ecarte_notation.interchange.forms import Form
from ecarte_notation.interchange.json_text import loads, matches_of
from ecarte_notation.interchange.match import from_json
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.referee.opening import open_source, reader_of
from ecarte_notation.syntax.reader import read_matches
from ecarte_notation.text.decode import decode, encoding_of

_OBJECT = re.compile(r'[\s\ufeff]*(\{\s*"(?:[^"\\\r\n]|\\.)*"\s*:|\[\s*\{)')
_MATCH = re.compile(r'[\s\ufeff]*\{\s*("format"\s*:\s*"[^"]*"\s*,\s*)?"(?!matches")')
_HEAD = 4096  # characters in which the first key surely stands
_SUFFIXES = {".json": "json", ".ndjson": "ndjson", ".jsonl": "ndjson", ".ecarte": "notation"}


class Item(NamedTuple):
    """One match of a file, or what is wrong with the JSON of one; neither where nothing was read.

    `at` is the pointer to it; `line` the line of NDJSON that it stands on, else 0. `whole` says
    that all of it could be read.
    """

    record: MatchRecord | None
    at: str = ""
    line: int = 0
    fault: RecordJsonError | None = None
    whole: bool = True

    @property
    def problem(self) -> str:
        """What is wrong, with the place."""
        return (f"line {self.line}: " if self.line else "") + str(self.fault or "")


def form_of_name(name: str) -> Form | None:
    """The form of a file by what its name ends in."""
    suffix = _SUFFIXES.get(PurePath(name).suffix.lower())
    return Form(suffix) if suffix else None


def recognised(data: bytes, name: str = "-") -> Form:
    """The form of a file: what its name ends in, else what it begins with."""
    if form := form_of_name(name):
        return form
    head = decode(data[:_HEAD]).text
    if not _OBJECT.match(head):
        return Form.NOTATION
    if not _MATCH.match(head):
        return Form.JSON
    first = decode(data).text.lstrip("\ufeff \t\r\n").split("\n", maxsplit=1)[0]
    try:
        whole = loads(first)
    except RecordJsonError:
        return Form.JSON
    return Form.JSON if "matches" in whole else Form.NDJSON


def items_of(data: bytes, form: Form, *, game: Game = ONLY_GAME) -> Iterator[Item]:
    """The matches of a file, one in memory at a time beside the file's text.

    A match of JSON that is none does not keep those after it from being read. Matches in which
    nothing stands are left out.
    """
    if form is Form.NOTATION:
        source, mishaps = open_source(data, "")
        for record in read_matches(source, reader_of(game)):
            whole = not (record.mishaps or mishaps)
            if not _empty(record):
                yield Item(record, whole=whole)
            elif not whole:
                yield Item(None, whole=False)
        return
    try:
        text = _text(data)
    except RecordJsonError as fault:
        yield Item(None, fault=fault)
        return
    if form is Form.NDJSON:
        yield from items_of_lines(line.encode() for line in io.StringIO(text, newline=None))
    else:
        yield from _of_file(text)


def items_of_stream(stream: BinaryIO) -> Iterator[Item]:
    """The matches of a stream of NDJSON, one line in memory at a time."""
    first = stream.readline()
    encoding = encoding_of(first)
    if encoding.sure and encoding.name:  # the lines of UTF-16 end otherwise
        yield from items_of(first + stream.read(), Form.NDJSON)
    else:
        yield from items_of_lines(chain((first,), stream))


def _text(data: bytes) -> str:
    """The text of JSON; one in UTF-16 is read too, but none that has to be guessed at."""
    if encoding_of(data).sure:
        return decode(data).text.removeprefix("\ufeff")
    raise RecordJsonError("", "it is not in UTF-8")


def items_of_lines(lines: Iterable[bytes]) -> Iterator[Item]:
    """The matches of NDJSON, which may be a stream of any length."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            data = loads(_text(line))
        except RecordJsonError as fault:
            yield Item(None, line=number, fault=fault)
        else:
            yield _item(data, "", number)


def _empty(record: MatchRecord) -> bool:
    return not (record.version or record.tags or record.entries or record.end or record.leading)


def _of_file(text: str) -> Iterator[Item]:
    try:
        for at, data in matches_of(text):
            yield _item(data, at, 0)
    except RecordJsonError as fault:
        yield Item(None, fault=fault)


def _item(data: object, at: str, line: int) -> Item:
    try:
        return Item(from_json(data, at), at, line)
    except RecordJsonError as fault:
        return Item(None, at, line, fault)
