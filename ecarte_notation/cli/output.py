"""The output of `ecarte convert`: the output stream, or a file that is there whole or not at all."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ecarte_notation.cli.inputs import STDIN


@contextlib.contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """A stream of bytes to a file, or to the output for `-`; OSError if it cannot be written.

    A file takes the place of an old one when all has been written; a pipe or device is written to.
    """
    if name == STDIN:
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = Path(name).resolve()
    if path.exists() and not path.is_file():
        with path.open("wb") as stream:
            yield stream
        return
    with _beside(path) as stream:
        yield stream


@contextlib.contextmanager
def _beside(path: Path) -> Iterator[BinaryIO]:
    import tempfile  # only where a file is written

    old = path.stat().st_mode if path.exists() else None
    if old is not None:
        with path.open("r+b"):  # a read-only file is refused, though its folder may be open
            pass
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            yield stream
        Path(temporary).chmod(_usual_mode() if old is None else old)
        Path(temporary).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise


def _usual_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
