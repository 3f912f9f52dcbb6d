"""The single corrections after which a faulty deal is lawful."""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.fix import Fix
from ecarte_notation.findings.severity import Severity
from ecarte_notation.games.variant import Variant
from ecarte_notation.record.match import DealRecord
from ecarte_notation.referee.slips.court import Court
from ecarte_notation.text.span import Span

MOST_PROOFS = 4  # counting is dear, and of many corrections none is offered anyhow
MOST_REPLAYS = 200  # of one deal; written out in full it needs about 5, with hidden hands 80
_PLAIN = ("R", "S")  # what the sheet says of itself: its own rules offer what can be done
_Key = tuple[str, Span]


@dataclass(frozen=True)
class Case:
    """A faulty deal: its place in the match, its findings, and the variants that clear it.

    All variants leave the same number of warnings, the smallest. `whole` says that all there are
    were tried.
    """

    at: int
    deal: DealRecord
    findings: tuple[Finding, ...]
    variants: tuple[Variant, ...] = ()
    cleared: int = 0
    whole: bool = True


def cases(court: Court, findings: Iterable[Finding]) -> list[Case]:
    """The deals whose slips are worth a search, each with what was found."""
    found = sorted(findings, key=_start)
    return [
        _case(court, at, deal, mine)
        for at, deal in court.deals()
        if (mine := _due(deal, found, court))
    ]


def _start(one: Finding) -> int:
    return one.span.start


def _due(deal: DealRecord, found: list[Finding], court: Court) -> tuple[Finding, ...]:
    """A deal's findings (of those `found`, by place), if a single correction may explain them."""
    if not court.searchable(deal):
        return ()
    end = max(deal.span.end, deal.head.end)
    first = bisect_left(found, deal.head.start, key=_start)
    mine = tuple(found[first : bisect_left(found, end, key=_start)])
    if not any(one.rule.severity is Severity.ERROR for one in mine):
        return ()
    if any(one.span in court.unread for one in mine):
        return ()  # what could not be read may be all the slip there is
    if len(mine) == 1 and (mine[0].rule.family in _PLAIN or mine[0].fixes):
        return ()
    return mine


def _case(court: Court, at: int, deal: DealRecord, mine: tuple[Finding, ...]) -> Case:
    before = {_key(one) for one in court.findings(court.trial.deal(at, deal, proving=False))}
    if not before.issuperset(map(_key, mine)):
        return Case(at, deal, mine)  # proved by counting: too dear to be tried again and again
    best: list[Variant] = []
    least, tried = len(before), 0
    broken = {one.rule.code for one in mine if one.rule.severity is Severity.ERROR}
    forms = court.game.variants(court.record, deal, court.text, broken, court.profile)
    for variant in islice(forms, MOST_REPLAYS):
        tried += 1
        left = _left(court, at, variant.deal, before)
        if left is not None and len(best) < MOST_PROOFS:
            left = _count(court, court.trial.deal(at, variant.deal), before)
        if left is None or left > least or any(variant.deal == one.deal for one in best):
            continue
        best = [variant] if left < least else [*best, variant]
        least = left
    if least == len(before):
        best = []
    return Case(at, deal, mine, tuple(best), len(before) - least, tried < MOST_REPLAYS)


def _left(court: Court, at: int, deal: DealRecord, before: set[_Key]) -> int | None:
    """How many findings are left in a form of the deal, None if one is new or an error of play."""
    return _count(court, court.trial.deal(at, deal, proving=False), before)


def _count(court: Court, steps: Iterable[Any], before: set[_Key]) -> int | None:
    left = 0
    for one in court.findings(steps):
        grave = one.rule.severity is Severity.ERROR and one.rule.family != "R"
        if grave or _key(one) not in before:
            return None
        left += 1
    return left


def _key(one: Finding) -> _Key:
    return one.rule.code, one.span


def fix_of(variant: Variant) -> Fix:
    """A variant as something to be done; it guesses what was meant."""
    return Fix(tuple(sorted(variant.edits)), f"write {variant.words}")
