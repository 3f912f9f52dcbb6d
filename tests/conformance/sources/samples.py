"""The sample records with the findings that they announce: `; expect NAME` before the line."""

import re
from collections.abc import Iterator
from pathlib import Path

from ecarte_notation.referee.referee import catalogue
from ecarte_notation.text.decode import decode
from tests.conformance.case import Case, Expected
from tests.conformance.marks import place

_SAMPLES = Path(__file__).parents[3] / "samples"
_EXPECT = re.compile(r"^\s*; expect ([a-z0-9-]+)", re.MULTILINE)
_LINE_END = re.compile(r"\r\n|\r|\n")
# What concerns a file as a whole is told on its first line (samples/README.md).
_OF_THE_FILE = ("wrong-encoding", "empty-match")


def cases() -> Iterator[Case]:
    for path in sorted(_SAMPLES.rglob("*.ecarte")):
        data = path.read_bytes()
        name = path.relative_to(_SAMPLES).as_posix()
        yield Case(
            id=f"samples/{name.removesuffix('.ecarte').replace('/', '-')}",
            title=f"the sample {name}",
            input=data,
            expected=tuple(_announced(decode(data).text)),
            origin=f"samples/{name}, announced by hand",
        )


def _announced(text: str) -> Iterator[Expected]:
    for said in _EXPECT.finditer(text):
        line = place(text, said.start(1)).line
        of_the_file = line == 1 and said[1] in _OF_THE_FILE
        rule = catalogue().find(said[1])
        assert rule, said[1]
        yield Expected(rule.code, rule.name, 1 if of_the_file else _next_line(text, line))


def _next_line(text: str, line: int) -> int:
    """The first line after `line` that is neither empty nor an announcement."""
    lines = enumerate(_LINE_END.split(text), 1)
    after = (n for n, one in lines if n > line and one.strip() and not _EXPECT.match(one))
    return next(after, line + 1)
