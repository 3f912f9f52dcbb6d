"""What the referee says of one file."""

from dataclasses import dataclass

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.severity import Severity
from ecarte_notation.text.source import SourceText


@dataclass(frozen=True)
class Report:
    """Findings in the order of the text; how many were silenced; how much was judged.

    `cautions` are what should be said about the rules that were used.
    """

    source: SourceText
    findings: tuple[Finding, ...]
    silenced: int = 0
    matches: int = 0
    deals: int = 0
    cautions: tuple[str, ...] = ()

    @property
    def clean(self) -> bool:
        """Whether there is nothing graver than a note."""
        return all(one.rule.severity is Severity.NOTE for one in self.findings)
