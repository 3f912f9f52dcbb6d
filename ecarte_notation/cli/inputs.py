"""Files, folders and standard input as named bytes."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from ecarte_notation.interchange.forms import Form

EXTENSION = ".ecarte"
STDIN = "-"
EXTENSIONS = {
    Form.NOTATION: (EXTENSION,),
    Form.JSON: (".json",),
    Form.NDJSON: (".ndjson", ".jsonl"),
}


class Input(NamedTuple):
    """Something to judge: its name as the user gave it, and its size in bytes (0 for a stream)."""

    name: str
    size: int

    def read(self) -> bytes:
        """The bytes; OSError if it cannot be read."""
        if self.name == STDIN:
            return sys.stdin.buffer.read()
        return Path(self.name).read_bytes()

    @contextlib.contextmanager
    def stream(self) -> Iterator[BinaryIO]:
        """The bytes as a stream; OSError if it cannot be read."""
        if self.name == STDIN:
            yield sys.stdin.buffer
        else:
            with Path(self.name).open("rb") as stream:
                yield stream


class Missing(NamedTuple):
    """A path that leads to nothing that can be judged, and why."""

    name: str
    message: str


def gather(
    paths: list[str], extensions: tuple[str, ...] = (EXTENSION,)
) -> Iterator[Input | Missing]:
    """The inputs that paths stand for: `-`, files, and all `.ecarte` files below folders, sorted.

    A file that several paths lead to comes once.
    """
    seen: set[Path] = set()
    for one in _all(paths, extensions):
        place = Path(one.name).resolve()
        if isinstance(one, Missing) or one.name == STDIN or place not in seen:
            yield one
            seen.add(place)


def _all(paths: list[str], extensions: tuple[str, ...]) -> Iterator[Input | Missing]:
    for path in paths:
        place = Path(path)
        if path == STDIN:
            yield Input(STDIN, 0)
        elif place.is_dir():
            yield from _below(place, extensions)
        elif place.exists():
            yield Input(path, place.stat().st_size if place.is_file() else 0)
        else:
            yield Missing(path, "no such file or folder")


def _below(folder: Path, extensions: tuple[str, ...]) -> Iterator[Input | Missing]:
    found = sorted(
        one for one in folder.rglob("*") if one.suffix.lower() in extensions and one.is_file()
    )
    if not found:
        yield Missing(str(folder), f"no {' or '.join(extensions)} file in this folder")
    for one in found:
        yield Input(str(one), one.stat().st_size)
