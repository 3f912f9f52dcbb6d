"""Slips in the heading of a deal: the deal keeps its place whatever is wrong there."""

import re
from dataclasses import replace

from ecarte_notation.findings.fix import put
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
    stop = _name_end(case, head.end())
    words = case.text[head.end() : min(stop, line_end(case.text, head.end()))].split()
    if len(words) == 1:
        return _put(case, gap, gap + 1, "?", start, end, facts)
    return _put(case, gap, head.end() + len(" ".join(words)), "? ?", start, end, facts)


def _name(case: Failing, head: re.Match[str], end: int) -> Mend | None:
    """What follows the number: nothing, a quotation not closed, several words."""
    rest = case.text[head.end() : end]
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
    stop = min(head.end() + len(rest.rstrip()), _name_end(case, begin))
    if case.char == '"':
        facts = {"found": "a quotation mark without its partner", "expected": 'a closing `"`'}
        return _put(case, begin, stop, "?", case.at, case.at + 1, facts)
    name = case.text[begin:stop].rstrip()
    if case.at < stop and re.fullmatch(r"[^\W\d_][^\s{};]*(?:\s+[^\W\d_][^\s{};]*)+", name):
        stop = begin + len(name)
        facts = {"found": "a name of several words", "expected": f'"{case.text[begin:stop]}"'}
        fix = put(f"write {facts['expected']}", (begin, begin, '"'), (stop, stop, '"'))
        return replace(_put(case, begin, stop, "?", begin, stop, facts), fix=fix)
    return None


def _name_end(case: Failing, begin: int) -> int:
    """Where a name must end: at a remark, a quotation mark, or a word of the notation."""
    words = "|".join(sorted(case.statements | {"king"}, key=len, reverse=True))
    found = re.compile(rf'[{{;"(]|\b(?:{words})\b', re.IGNORECASE).search(case.text, begin + 1)
    return found.start() if found else len(case.text)


def _put(
    case: Failing, start: int, stop: int, sign: str, begin: int, end: int, facts: dict[str, str]
) -> Mend:
    rest = blank(case.text[start + len(sign) : stop])
    text = case.text[:start] + sign + rest + case.text[start + len(sign) + len(rest) :]
    return Mend(text, "unreadable-text", begin, end, dict(facts), lost=False)
