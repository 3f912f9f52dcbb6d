"""One line a finding, as editors and grep expect it."""

from collections.abc import Iterator

from ecarte_notation.referee.report import Report
from ecarte_notation.render.styled import Line, Piece


def concise(report: Report) -> Iterator[Line]:
    """`PATH:LINE:COLUMN: CODE name: message` for every finding.

    At the end ` [*]` if there is a safe fix, ` [?]` if there is one that guesses. `open` stands
    for a code where something could not be told.
    """
    for finding in report.findings:
        rule = finding.rule
        yield (
            Piece(f"{report.source.name}:{report.source.address(finding.span)}", "path"),
            Piece(": "),
            Piece(f"{rule.code} {rule.name}", rule.severity.value),
            Piece(f": {finding.message}"),
            *((Piece(" [*]" if finding.fix.safe else " [?]", "dim"),) if finding.fix else ()),
        )
    for one in report.left_open:
        yield (
            Piece(f"{report.source.name}:{report.source.address(one.span)}", "path"),
            Piece(": "),
            Piece("open", "note"),
            Piece(f": {one.what} ({one.settled_by} would settle it)"),
        )
