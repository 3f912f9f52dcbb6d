"""Wrong examples in other layouts: the same verdict, at the place that the layout gives it.

Line ends, a byte-order mark, blanks and files joined end to end mean nothing (NOTATION.md 2.1, 2.2).
"""

import re
from collections.abc import Callable, Iterator

from ecarte_notation.findings.rule import Rule
from ecarte_notation.referee.referee import catalogue
from tests.conformance.case import Case
from tests.conformance.marks import expected_at, unmarked
from tests.conformance.sources.examples import marked_examples

_RULES = ("D101", "X206", "K303", "T406", "S503", "R002")
_MARK = "\ufeff"
_CLEAN = 'ecarte 1\n[Players "Anna" "Bo"]\ndeal 1 Anna\nturn 9H\nresult *\nend\n'

# Each takes a record with its marks and gives it another layout, marks included.
_LAYOUTS: dict[str, tuple[str, Callable[[str], str]]] = {
    "crlf": ("with CRLF", lambda text: text.replace("\n", "\r\n")),
    "cr": ("with CR", lambda text: text.replace("\n", "\r")),
    "mark": ("after a byte-order mark", lambda text: _MARK + text),
    "open-end": ("without a last line end", lambda text: text.rstrip("\n")),
    "blanks": (
        "with blank lines and indentation",
        lambda text: re.sub(r"^(?=.)", " \t ", text.replace("\n", "\n\n"), flags=re.MULTILINE),
    ),
    "second": ("joined to another file", lambda text: _MARK + _CLEAN + _MARK + text),
}


def cases() -> Iterator[Case]:
    for code in _RULES:
        rule = catalogue().find(code)
        assert rule, code
        marked = next(one.marked for one in marked_examples(rule) if one.heading == "Wrong")
        for layout, (words, lay) in _LAYOUTS.items():
            yield _case(rule, layout, words, lay(marked))


def _case(rule: Rule, layout: str, words: str, marked: str) -> Case:
    text, spans = unmarked(marked)
    return Case(
        id=f"layouts/{rule.code}-{layout}",
        title=f"{rule.name}, {words}",
        input=text.encode(),
        expected=tuple(expected_at(rule.code, rule.name, text, span) for span in spans),
        origin=f"the example `Wrong` of rule {rule.code}, marked by hand, {words}",
    )
