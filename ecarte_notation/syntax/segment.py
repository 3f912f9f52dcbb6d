"""A file cut into blocks at its line-start keywords, before anything is parsed."""

import re
from collections.abc import Iterator
from typing import NamedTuple

# What counts as blank here is what the grammar's WS takes, line ends aside.
_BLANK = r"[ \t\f\x0b\xa0\u2000-\u200b\u202f\u205f\u3000\ufeff]"
_OPENER = re.compile(
    rf"""(?:\A|(?<=[\n\r])){_BLANK}*
    (?: (?P<ecarte>[Ee](?:carte|CARTE)) (?={_BLANK}+[0-9])
      | (?P<tag>\[) (?={_BLANK}*[A-Za-z])
      | (?P<game>[Gg](?:ame|AME)) (?={_BLANK}+[0-9])
      | (?P<deal>[Dd](?:eal|EAL)) (?={_BLANK}+[0-9?])
      | (?P<result>result\b | (?:Result|RESULT)(?={_BLANK}+[0-9*?]))
      | (?P<end>[Ee](?:nd|ND)) (?={_BLANK}*(?:[\r\n]|\Z|[;{{]))
    )""",
    re.VERBOSE,
)


class Block(NamedTuple):
    """Characters `start` to `end`, opened by a keyword of `kind`; "" is what precedes the first."""

    kind: str
    start: int
    end: int


def segment(text: str) -> Iterator[Block]:
    """The blocks of a text, in order and without gaps; knows neither remarks nor quotes."""
    kind, start = "", 0
    for opener in _OPENER.finditer(text):
        begin = opener.start(opener.lastgroup or 0)
        if begin > start or kind:
            yield Block(kind, start, begin)
        kind, start = opener.lastgroup or "", begin
    if start < len(text):
        yield Block(kind, start, len(text))
