"""Matches to JSON, NDJSON or notation, one after another."""

import json
from typing import Any, BinaryIO, NamedTuple, Protocol

from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.interchange.match import FORMAT, to_json
from ecarte_notation.interchange.notation import behind
from ecarte_notation.interchange.reading import Item
from ecarte_notation.record.match import MatchRecord


class Place(NamedTuple):
    """Where a match comes from: the file, and its number in it."""

    file: str
    match: int


class Writer(Protocol):
    """Takes matches and writes them; nothing is kept of them."""

    def put(self, item: Item, place: Place) -> None:
        """Write a match."""

    def close(self) -> None:
        """Write what stands behind the last match."""


class JsonWriter:
    """One object with all matches, a line each."""

    def __init__(self, out: BinaryIO) -> None:
        self.out, self.some = out, False
        out.write(f'{{"format": "{FORMAT}", "matches": ['.encode())

    def put(self, item: Item, place: Place) -> None:
        """Write a match."""
        del place
        self.out.write((b",\n" if self.some else b"\n") + _line(item))
        self.some = True

    def close(self) -> None:
        """Write the brackets that close."""
        self.out.write(b"\n]}\n")


class NdjsonWriter:
    """A match a line."""

    def __init__(self, out: BinaryIO) -> None:
        self.out = out

    def put(self, item: Item, place: Place) -> None:
        """Write a match."""
        del place
        self.out.write(_line(item) + b"\n")

    def close(self) -> None:
        """Nothing more."""


class NotationWriter:
    """The canonical form, an empty line between matches."""

    def __init__(self, out: BinaryIO, game: Game = ONLY_GAME) -> None:
        self.out, self.game = out, game
        self.before: MatchRecord | None = None

    def put(self, item: Item, place: Place) -> None:
        """Write a match."""
        del place
        assert item.record is not None
        record = behind(item.record, self.before) if self.before else item.record
        self.out.write((b"\n" if self.before else b"") + self.game.write(record).encode())
        self.before = record

    def close(self) -> None:
        """Nothing more."""


def _line(item: Item) -> bytes:
    assert item.record is not None
    data: Any = to_json(item.record)
    return json.dumps(data, ensure_ascii=False).encode()
