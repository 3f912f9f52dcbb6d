"""A notation for the card game écarté, and a referee that holds records against its laws.

from ecarte_notation import read, referee
report = referee(read(open("evening.ecarte", "rb").read(), "evening.ecarte"))
for finding in report.findings:
    print(report.source.place(finding.span.start), finding.message)
"""

from typing import TYPE_CHECKING, Any

from ecarte_notation.findings.finding import Finding
from ecarte_notation.formatting.text import format_text
from ecarte_notation.record.match import Book, DealRecord, MatchRecord
from ecarte_notation.referee.referee import check, read, referee, write
from ecarte_notation.referee.report import Report

if TYPE_CHECKING:  # loaded on first use: most runs of the command need no JSON records
    from ecarte_notation.interchange.fault import RecordJsonError
    from ecarte_notation.interchange.match import from_json, to_json

__version__ = "0.1.0"
__all__ = [
    "Book",
    "DealRecord",
    "Finding",
    "MatchRecord",
    "RecordJsonError",
    "Report",
    "check",
    "format_text",
    "from_json",
    "read",
    "referee",
    "to_json",
    "write",
]


def __getattr__(name: str) -> Any:
    if name not in ("RecordJsonError", "from_json", "to_json"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ecarte_notation.interchange import match

    return getattr(match, name)
