"""What the referee says of one file."""

from dataclasses import dataclass

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.severity import Severity
from ecarte_notation.record.steps import LeftOpen
from ecarte_notation.text.source import SourceText


@dataclass(frozen=True)
class Report:
    """Findings in the order of the text; how many were silenced; how much was judged.

    `cautions` are what should be said about the rules that were used; `left_open` is what could
    not be told, where that was asked.
    """

    source: SourceText
    findings: tuple[Finding, ...]
    silenced: int = 0
    matches: int = 0
    deals: int = 0
    cautions: tuple[str, ...] = ()
    left_open: tuple[LeftOpen, ...] = ()

    @property
    def clean(self) -> bool:
        """Whether there is nothing graver than a note."""
        return all(one.rule.severity is Severity.NOTE for one in self.findings)
