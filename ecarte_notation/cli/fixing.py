"""`ecarte check --fix`: mended files written in place, or shown as a diff."""

import contextlib
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ecarte_notation.cli.inputs import STDIN
from ecarte_notation.text.decode import Encoding, decode, encoding_of

_NO_LINE_END = "\\ No newline at end of file"


def write(name: str, data: bytes) -> None:
    """Put `data` in the place of a file, at once or not at all; OSError if it cannot be written.

    The mode of the file is kept, a link is followed. `-` is the output stream.
    """
    if name == STDIN:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    import tempfile  # only where a file is written

    path = Path(name).resolve()
    with path.open("r+b"):  # a read-only file is refused, though its folder may be open
        pass
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        Path(temporary).chmod(path.stat().st_mode)
        Path(temporary).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise


def diff(name: str, old: bytes, new: bytes) -> Iterator[str]:
    """The lines of a unified diff without their ends; a new encoding is named in the heading."""
    from difflib import unified_diff

    before, after = encoding_of(old), encoding_of(new)
    was, now = (_lines(decode(one).text) for one in (old, new))
    recoded = (before.name, before.mark) != (after.name, after.mark)
    heads = [f"{name} ({_named(one)})" if recoded else name for one in (before, after)]
    shown = list(unified_diff(was, now, heads[0], heads[1], lineterm=""))
    if not shown and recoded:
        shown = [f"--- {heads[0]}", f"+++ {heads[1]}"]
    for line in shown:
        head = line.startswith(("--- ", "+++ ", "@@ "))
        yield line[:-1] if line.endswith(("\n", "\r")) else line
        if not head and not line.endswith(("\n", "\r")):
            yield _NO_LINE_END


def _named(encoding: Encoding) -> str:
    return encoding.name or "UTF-8"


def _lines(text: str) -> list[str]:
    """Lines with their ends, as `patch` counts them; a file that knows only CR is cut there."""
    return [one for one in re.split(r"(?<=\n)" if "\n" in text else r"(?<=\r)", text) if one]
