"""The wrong and right examples that were written by hand into the rules' own files.

`## Wrong` and `## Right` are judged by the rules that the record names, `## Wrong (svensk)` by
those in brackets; a codec in the brackets is the encoding of the file.
"""

import codecs
import re
import textwrap
from collections.abc import Iterator
from typing import NamedTuple

from ecarte_notation.findings.rule import Rule
from ecarte_notation.referee.referee import catalogue
from tests.conformance.case import Case
from tests.conformance.marks import expected_at, unmarked
from tests.conformance.profiles import PROFILES
from tests.rules.examples import whole

_EXAMPLE = re.compile(r"^## (Wrong|Right)(?: \((.*?)\))?\n\n((?:    .*\n|\n)+)", re.MULTILINE)


class Marked(NamedTuple):
    """An example as a whole match with its marks; `bracket` stands behind its heading."""

    heading: str
    bracket: str
    marked: str


def marked_examples(rule: Rule) -> Iterator[Marked]:
    for heading, bracket, body in _EXAMPLE.findall(rule.story + "\n"):
        yield Marked(heading, bracket, whole(textwrap.dedent(body).strip("\n") + "\n"))


def cases() -> Iterator[Case]:
    for rule in catalogue():
        for one in marked_examples(rule):
            yield _case(rule, one)


def _case(rule: Rule, one: Marked) -> Case:
    encoding = one.bracket if _is_codec(one.bracket) else ""
    rules = one.bracket if one.bracket and not encoding else None
    if rules and rules not in PROFILES:
        raise ValueError(f"{rule.code}: {rules} is not in tests/conformance/profiles.py")
    text, spans = unmarked(one.marked)
    by = f" by the rules {rules}" if rules else ""
    return Case(
        id="-".join(filter(None, (f"examples/{rule.code}", rules, one.heading.lower()))),
        title=f"{rule.name}: {one.heading.lower()}{by}",
        input=text.encode(encoding or "utf-8"),
        expected=tuple(expected_at(rule.code, rule.name, text, span) for span in spans),
        origin=f"the example `{one.heading}` of rule {rule.code} in grammar/RULES.md, marked by hand",
        rules=rules,
    )


def _is_codec(word: str) -> bool:
    try:
        return bool(word and codecs.lookup(word))
    except LookupError:
        return False
