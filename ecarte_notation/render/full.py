"""The report for people: what, where, the lines themselves, the law, the remedy."""

import textwrap
from collections.abc import Iterator

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.fix import Fix
from ecarte_notation.findings.where import Where
from ecarte_notation.record.steps import LeftOpen
from ecarte_notation.referee.report import Report
from ecarte_notation.render.excerpt import excerpt
from ecarte_notation.render.styled import WIDTH, Line, Piece
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

_INDENT = "  "
_SHOWN = 5


def full(report: Report) -> Iterator[Line]:
    """The lines of every finding of a report, 80 columns wide, an empty line after each.

    What was left open comes last.
    """
    for finding in report.findings:
        yield from _finding(finding, report.source, several=report.matches > 1)
        yield ()
    for one in report.left_open:
        yield from _left_open(one, report.source, several=report.matches > 1)
        yield ()


def _left_open(one: LeftOpen, source: SourceText, *, several: bool) -> Iterator[Line]:
    yield from _wrapped(one.what, Piece("open", "note"), Piece(": "), hang=_INDENT)
    yield _at(one.span, one.where, source, several=several)
    yield from _labelled("ask", f"{one.settled_by[0].upper()}{one.settled_by[1:]} would settle it.")


def _finding(finding: Finding, source: SourceText, *, several: bool) -> Iterator[Line]:
    rule = finding.rule
    severity = rule.severity.value
    head = f"{severity}[{rule.code} {rule.name}]"
    yield from _wrapped(finding.message, Piece(head, severity), Piece(": "), hang=_INDENT)
    yield _at(finding.span, finding.where, source, several=several)
    yield from excerpt(source, finding.span, severity)
    for other in finding.related:
        yield from _labelled("see", f"{source.words(other.span)}: {other.words}")
    sources = "; ".join(str(cite) for cite in rule.authority)
    yield from _labelled("law", f"{rule.law} ({sources})")
    yield from _labelled("do", finding.remedy)
    yield from _fixes(finding.fixes)
    if finding.verdict:
        yield from _labelled("who", finding.verdict[0].upper() + finding.verdict[1:] + ".")


def _at(span: Span, where: Where, source: SourceText, *, several: bool) -> Line:
    words = where.words(several)
    return (
        Piece(f"{_INDENT}at ", "dim"),
        Piece(f"{source.name}:{source.address(span)}", "path"),
        Piece(f" ({words})" if words else "", "dim"),
    )


def _fixes(fixes: tuple[Fix, ...]) -> Iterator[Line]:
    """The one fix and the option that carries it out, or what may have been meant."""
    if len(fixes) == 1:
        option = "--fix" if fixes[0].safe else "--unsafe-fixes"
        yield from _labelled("fix", f"{fixes[0].words} ({option})")
    elif fixes:
        more = f"; and {len(fixes) - _SHOWN} more" if len(fixes) > _SHOWN else ""
        could = "; ".join(fix.words for fix in fixes[:_SHOWN])
        yield from _labelled("fix", f"could be: {could}{more}")


def _labelled(label: str, text: str) -> Iterator[Line]:
    yield from _wrapped(text, Piece(f"{_INDENT}{label + ':':<5}", "dim"), hang=_INDENT + " " * 5)


def _wrapped(text: str, *lead: Piece, hang: str) -> Iterator[Line]:
    taken = sum(len(piece.text) for piece in lead)
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=" " * taken,
        subsequent_indent=hang,
        break_on_hyphens=False,
    )
    first = lines[0] if lines else ""
    if len(first) <= taken and len(lines) > 1:  # nothing fitted behind the lead
        yield lead
    else:
        yield (*lead, Piece(first[taken:]))
    for line in lines[1:]:
        yield (Piece(line),)
