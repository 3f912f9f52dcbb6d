"""Remarks that silence a rule: `{[sic NAME]}` at an item, `{[allow NAME]}` for a deal or a match."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from difflib import SequenceMatcher
from typing import Any

from ecarte_notation.findings.catalogue import Catalogue
from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.fix import Edit, Fix
from ecarte_notation.findings.rule import Rule
from ecarte_notation.findings.where import Where
from ecarte_notation.record.marks import Alternative, Remark
from ecarte_notation.record.match import DealRecord, MatchRecord, Mishap
from ecarte_notation.record.steps import Unread
from ecarte_notation.text.span import Span

_LIKELY = re.compile(r"\[\s*(?:sic|allow)\b", re.IGNORECASE)
_ORDER = re.compile(r"[{;](\s*\[([^\]]*)\]\s*)")
_CODE = re.compile(r"[A-Za-z][0-9]+")
_NEAR = 0.8


@dataclass
class _Order:
    """One remark: the rule it silences and the span in which it does so."""

    rule: Rule
    scope: Span
    remark: Remark
    deal: int
    exact: bool
    without: Fix
    used: bool = False

    def silences(self, finding: Finding) -> bool:
        if finding.rule.code != self.rule.code:
            return False
        if self.exact:
            end = max(finding.span.end, finding.span.start + 1)
            return finding.span.start < self.scope.end and self.scope.start < end
        return self.scope.start <= finding.span.start <= self.scope.end


@dataclass
class Silence:
    """The silencing remarks of one match; `slips` are steps for those that make no sense."""

    orders: list[_Order]
    slips: list[Any]

    def hears(self, finding: Finding) -> bool:
        """Whether a finding is let through; notes which remark silenced it."""
        silent = [one for one in self.orders if one.silences(finding)]
        for one in silent:
            one.used = True
        return not silent

    def would_hear(self, finding: Finding) -> bool:
        """Whether a finding that is only tried would be let through."""
        return not any(one.silences(finding) for one in self.orders)

    def unused(self, ran: set[str], match: int) -> Iterator[Unread]:
        """A step for each remark that silenced nothing, where its rule was among those `ran`."""
        for one in self.orders:
            if not one.used and one.rule.code in ran:
                facts = {"rule": one.rule.name, "deed": "sic" if one.exact else "allow"}
                mishap = Mishap("unused-silence", one.remark.span, facts, one.deal, (one.without,))
                yield Unread(mishap, Where(match, deal=one.deal))


def silence_of(record: MatchRecord, text: str, catalogue: Catalogue, match: int) -> Silence:
    """Collect the remarks of a match; a glance at the text spares the walk where there is none."""
    silence = Silence([], [])
    if not _LIKELY.search(text, record.span.start, record.span.end):
        return silence
    for holder in (record.version, *record.tags, *record.entries, record.end):
        deal = holder if isinstance(holder, DealRecord) else None
        scope = Span(deal.head.start, _deal_end(deal)) if deal else record.span
        for anchor, remark in _remarks(holder):
            order = _order(remark, anchor, scope, deal, catalogue, text)
            if isinstance(order, _Order):
                silence.orders.append(order)
            elif order is not None:
                silence.slips.append(Unread(order, Where(match, deal=order.deal)))
    return silence


def _deal_end(deal: DealRecord) -> int:
    return max(deal.span.end, deal.head.end)


def _order(
    remark: Remark,
    anchor: Span,
    scope: Span,
    deal: DealRecord | None,
    catalogue: Catalogue,
    text: str,
) -> _Order | Mishap | None:
    said = remark.machine()
    if not said or said[0] not in ("sic", "allow"):
        return None
    number = (deal.number or 0) if deal else 0
    rule = catalogue.find(said[1])
    if not rule:
        facts = {"name": said[1], "nearest": catalogue.nearest(said[1]), "deed": said[0]}
        if not said[1]:
            return Mishap("unknown-silence", remark.span, facts, number)
        fixes = _renamed(remark, said[1], facts["nearest"], text)
        return Mishap("unknown-silence", remark.span, facts, number, fixes)
    exact = said[0] == "sic"
    return _Order(rule, anchor if exact else scope, remark, number, exact, _without(remark, text))


def _renamed(remark: Remark, name: str, nearest: str, text: str) -> tuple[Fix, ...]:
    """The rule's name put right; a code is never guessed at."""
    if _CODE.fullmatch(name) or SequenceMatcher(None, name, nearest).ratio() < _NEAR:
        return ()
    start = text.find(name, *remark.span)
    if start < 0:  # a line end stands within the name
        return ()
    edit = Edit(Span(start, start + len(name)), nearest)
    return (Fix((edit,), f"write `{nearest}`", safe=True),)


def _without(remark: Remark, text: str) -> Fix:
    """The order taken out; words that stand behind it stay a remark."""
    start, end = remark.span
    order = _ORDER.match(text, start, end)
    span = remark.span
    if order and text[order.end(1) : end].strip(" \t\r\n}"):
        span = Span(*order.span(1))
    return Fix((Edit(span, ""),), "remove it", safe=True)


def _remarks(holder: Any) -> Iterator[tuple[Span, Remark]]:
    """Every remark in a record with the span of the item that it follows."""
    if holder is None or isinstance(holder, Alternative):
        return
    anchor: Any = getattr(holder, "head", None) or getattr(holder, "span", Span(0, 0))
    for mark in getattr(holder, "marks", ()):
        if isinstance(mark, Remark):
            yield anchor, mark
    for field in fields(holder) if is_dataclass(holder) else ():
        value = getattr(holder, field.name)
        for one in value if isinstance(value, tuple) else (value,):
            if is_dataclass(one) and not isinstance(one, Remark | Alternative):
                yield from _remarks(one)
