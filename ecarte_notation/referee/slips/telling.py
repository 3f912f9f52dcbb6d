"""What the search found, told: one finding for several, a fix for one, whose slip it was."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.fix import Fix
from ecarte_notation.findings.severity import Severity
from ecarte_notation.findings.where import Where
from ecarte_notation.games.variant import Variant
from ecarte_notation.record.match import DealRecord
from ecarte_notation.record.steps import Explained
from ecarte_notation.referee.slips.claims import unweighed, weighed
from ecarte_notation.referee.slips.court import Court
from ecarte_notation.referee.slips.search import Case, cases, fix_of

SCORERS = "so corrected the whole deal is lawful: the slip may well be the scorer's"
PLAYERS = "no single correction makes the deal lawful: if the sheet is right, the players did this"
_SEATS = "seats-exchanged"
_SHOWN = 5
_MOST_ENTRIES = 500  # deals, cuts and games of a match; in longer ones each slip is told as it is

Tell = Callable[[Any], Iterable[Finding]]


def told(court: Court, findings: list[Finding], tell: Tell) -> list[Finding]:
    """The findings of a match once single corrections were looked for.

    `tell` gives the findings of a step by the rules that were chosen.
    """
    if len(court.record.entries) > _MOST_ENTRIES:
        return unweighed(findings)
    instead: dict[int, list[Finding]] = {}
    new: list[Finding] = []
    for run in _runs(cases(court, findings)):
        if said := _explained(court, run, tell):
            new += said
            instead |= {id(one): [] for case in run for one in case.findings}
        else:
            instead |= {id(old): [marked] for case in run for old, marked in _marked(case)}
    left = [one for old in findings for one in instead.get(id(old), [old])]
    return weighed(court, left + new)


def _runs(every: list[Case]) -> Iterator[list[Case]]:
    """Deals that one slip explains: neighbours with their seats exchanged alike, or one alone."""
    run: list[Case] = []
    for case in every:
        if run and not _seats([*run, case]):
            yield run
            run = []
        run.append(case)
    if run:
        yield run


def _seats(run: list[Case]) -> str:
    """The words of an exchange of seats that is possible in all of these deals, else ""."""
    ways = [{v.words for v in case.variants if v.kind == _SEATS} for case in run]
    common = sorted(set.intersection(*ways))
    return common[0] if common else ""


def _explained(court: Court, run: list[Case], tell: Tell) -> list[Finding]:
    """The finding in place of all those of a run, or nothing where that is not certain."""
    count = sum(case.cleared for case in run)
    chosen = _chosen(run)
    if not chosen or count < 2 or any(len(case.findings) != case.cleared for case in run):
        return []
    first, last = run[0].deal, run[-1].deal
    step = Explained(
        chosen[0].kind,
        chosen[0].words,
        count,
        _place(court, first, last) if chosen[0].kind == _SEATS else "",
        chosen[0].span,
        _related(one for case in run for one in case.findings),
        (_joined(chosen),),
        Where(court.number, run[0].findings[0].where.game, first.number or 0),
    )
    return [one for one in tell(step) if court.hears(one)]


def _chosen(run: list[Case]) -> list[Variant]:
    """One variant for each deal of a run; none where several would do."""
    if len(run) == 1:
        return (
            list(run[0].variants) if len(run[0].variants) == 1 and run[0].variants[0].kind else []
        )
    words = _seats(run)
    return [next(v for v in case.variants if v.kind == _SEATS and v.words == words) for case in run]


def _joined(chosen: list[Variant]) -> Fix:
    fixes = [fix_of(one) for one in chosen]
    return replace(fixes[0], edits=tuple(edit for fix in fixes for edit in fix.edits))


def _place(court: Court, first: DealRecord, last: DealRecord) -> str:
    if first is last:
        return f" in deal {first.number}" if first.number else ""
    if last is court.record.deals[-1]:
        return f" from deal {first.number} on"
    return f" from deal {first.number} to deal {last.number}"


def _related(findings: Iterable[Finding]) -> tuple[tuple[Any, str], ...]:
    return tuple((one.span, f"{one.rule.code} {one.rule.name}: {one.message}") for one in findings)[
        :_SHOWN
    ]


def _marked(case: Case) -> Iterator[tuple[Finding, Finding]]:
    """The first error with the corrections that were found, or with the verdict that there is none."""
    worst = next(one for one in case.findings if one.rule.severity is Severity.ERROR)
    if case.variants:
        verdict = SCORERS if len(case.variants) == 1 else ""
        yield worst, replace(worst, fixes=tuple(map(fix_of, case.variants)), verdict=verdict)
    elif case.whole and len(case.findings) == 1 and "[sic" in worst.remedy:
        yield worst, replace(worst, verdict=PLAYERS)
