"""Slips in the heading of a deal: the deal keeps its place whatever is wrong there."""

import re

from ecarte_notation.syntax.failing import Failing, Mend, blank, line_end
from ecarte_notation.syntax.segment import means_deal

_HEADING = re.compile(r"\s*(?P<word>[^\W\d_]+)(?P<gap>[ \t]+)(?P<number>[0-9]+|\?)?")


def mend_heading(case: Failing) -> Mend | None:
    """A misspelt `deal`, a number or a name that is missing, a name that is no name."""
    head = _HEADING.match(case.text)
    if not head or not means_deal(head["word"]):
        return None
    end = line_end(case.blind, head.end())
    if head["word"].lower() != "deal":
        return _word(case, head)
    if head["number"] is None:
        return _no_number(case, head) if case.at <= head.end() else None
    return _name(case, head, end)


def _word(case: Failing, head: re.Match[str]) -> Mend | None:
    case.at = head.start("word")
    text = case.substitute(head.end("word"), "deal")
    facts = {"word": head["word"], "nearest": "deal"}
    start, end = head.span("word")
    return Mend(text, "unknown-statement", start, end, facts, lost=False) if text else None


def _no_number(case: Failing, head: re.Match[str]) -> Mend:
    gap = head.start("gap")
    facts = {"found": "the deal's number is missing", "expected": "a number or `?` after `deal`"}
    start, end = head.span("word")
    return _put(case, gap, gap + 1, "?", start, end, facts)


def _name(case: Failing, head: re.Match[str], end: int) -> Mend | None:
    """What follows the number: nothing, a quotation not closed, several words."""
    rest = case.text[head.end() : end]
    blind = case.blind[head.end() : end]
    first = re.match(r"[^\W\d_]*", rest.lstrip())
    start = head.start("word")
    if not rest.strip() or (first and first[0].lower() in case.words and case.at > head.end()):
        if case.at < head.end() or head.end() >= len(case.text):
            return None
        facts = {
            "found": "the dealer's name is missing",
            "expected": "a name or `?` after the number",
        }
        return _put(case, head.end(), head.end() + 1, "?", start, head.end(), facts)
    if not head.end() <= case.at <= end:
        return None
    begin = head.end() + len(rest) - len(rest.lstrip())
    stop = head.end() + len(rest.rstrip())
    if case.char == '"':
        facts = {"found": "a quotation mark without its partner", "expected": 'a closing `"`'}
        return _put(case, begin, stop, "?", case.at, case.at + 1, facts)
    if re.fullmatch(r"\s*[^\W\d_][^\s{};]*(?:\s+[^\W\d_][^\s{};]*)+\s*", blind):
        if case.letters.lower() in case.words:
            return None
        facts = {"found": "a name of several words", "expected": f'"{case.text[begin:stop]}"'}
        return _put(case, begin, stop, "?", begin, stop, facts)
    return None


def _put(
    case: Failing, start: int, stop: int, sign: str, begin: int, end: int, facts: dict[str, str]
) -> Mend:
    text = case.text[:start] + sign + blank(case.text[start + 1 : stop]) + case.text[stop:]
    return Mend(text, "unreadable-text", begin, end, dict(facts), lost=False)
