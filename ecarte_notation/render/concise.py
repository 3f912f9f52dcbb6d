"""One line a finding, as editors and grep expect it."""

from collections.abc import Iterator

from ecarte_notation.referee.report import Report
from ecarte_notation.render.styled import Line, Piece


def concise(report: Report) -> Iterator[Line]:
    """`PATH:LINE:COLUMN: CODE name: message` for every finding.

    At the end ` [*]` if there is a safe fix, ` [?]` if there is one that guesses.
    """
    for finding in report.findings:
        place = report.source.place(finding.span.start)
        rule = finding.rule
        yield (
            Piece(f"{report.source.name}:{place.line}:{place.column}", "path"),
            Piece(": "),
            Piece(f"{rule.code} {rule.name}", rule.severity.value),
            Piece(f": {finding.message}"),
            *((Piece(" [*]" if finding.fix.safe else " [?]", "dim"),) if finding.fix else ()),
        )
