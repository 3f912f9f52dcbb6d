"""A file cut into blocks at its line-start keywords, before anything is parsed."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

# What counts as blank here is what the grammar's WS takes, line ends aside.
_BLANK = r"[ \t\f\x0b\xa0\u2000-\u200b\u202f\u205f\u3000\ufeff]"
_OPENER = re.compile(
    rf"""(?:\A|(?<=[\n\r])){_BLANK}*
    (?: (?P<ecarte>[Ee](?:carte|CARTE)) (?={_BLANK}+[0-9]|{_BLANK}*(?:[\r\n]|\Z))
      | (?P<tag>\[) (?={_BLANK}*[A-Za-z])
      | (?P<game>[Gg](?:ame|AME)) (?={_BLANK}+[0-9])
      | (?P<deal>[Dd](?:eal|EAL)) (?={_BLANK}+(?:[0-9?"#]|[^\s{{}};]++(?:{_BLANK}+[^\s{{}};]++)?{_BLANK}*(?:[\r\n]|\Z)))
      | (?P<result>result\b | (?:Result|RESULT)
          (?={_BLANK}+(?:[0-9*?"]|[^\s{{}};.,]+(?:{_BLANK}+[0-9]+)?{_BLANK}*(?:[\r\n]|\Z|[;{{]))))
      | (?P<end>[Ee](?:nd|ND)) (?=[.!]*{_BLANK}*(?:[\r\n]|\Z|[;{{]))
      | (?P<heading>[A-Za-z]{{3,6}}) (?={_BLANK}+[0-9]+{_BLANK}++\S++{_BLANK}*(?:[\r\n]|\Z|[;{{]))
    )""",
    re.VERBOSE,
)

_NEAR = 0.7


class Block(NamedTuple):
    """Characters `start` to `end`, opened by a keyword of `kind`; "" is what precedes the first."""

    kind: str
    start: int
    end: int


def means_deal(word: str) -> bool:
    """Whether a word with a number and a name behind it is a misspelt `deal`."""
    return SequenceMatcher(None, word.lower(), "deal").ratio() >= _NEAR and word != "dealer"


def segment(text: str) -> Iterator[Block]:
    """The blocks of a text, in order and without gaps; knows neither remarks nor quotes."""
    kind, start = "", 0
    for opener in _OPENER.finditer(text):
        opened = opener.lastgroup or ""
        if opened == "heading":
            if not means_deal(opener["heading"]):
                continue
            opened = "deal"
        begin = opener.start(opener.lastgroup or 0)
        if begin > start or kind:
            yield Block(kind, start, begin)
        kind, start = opened, begin
    if start < len(text):
        yield Block(kind, start, len(text))
