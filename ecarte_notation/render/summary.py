"""How much was judged and what was found, counted."""

from dataclasses import dataclass

from ecarte_notation.findings.severity import Severity
from ecarte_notation.referee.report import Report


@dataclass
class Summary:
    """Counts over all files so far."""

    files: int = 0
    matches: int = 0
    deals: int = 0
    errors: int = 0
    warnings: int = 0
    notes: int = 0
    silenced: int = 0
    fixed: int = 0
    fixable: int = 0
    fixable_unsafely: int = 0

    def add(self, report: Report, fixed: int = 0, *, more: bool = False) -> None:
        """Count one file, in which so many slips were put right before; or `more` of one."""
        graves = [one.rule.severity for one in report.findings]
        self.files += not more
        self.matches += report.matches
        self.deals += report.deals
        self.errors += graves.count(Severity.ERROR)
        self.warnings += graves.count(Severity.WARNING)
        self.notes += graves.count(Severity.NOTE)
        self.silenced += report.silenced
        self.fixed += fixed
        fixes = [one.fix for one in report.findings if one.fix]
        self.fixable += sum(one.safe for one in fixes)
        self.fixable_unsafely += sum(not one.safe for one in fixes)

    @property
    def clean(self) -> bool:
        """Whether there is nothing graver than a note."""
        return not self.errors and not self.warnings

    def words(self) -> str:
        """One line for people."""
        found = [
            _count(number, word)
            for number, word in (
                (self.errors, "error"),
                (self.warnings, "warning"),
                (self.notes, "note"),
            )
            if number
        ]
        judged = ", ".join(
            _count(number, word, plural)
            for number, word, plural in (
                (self.files, "file", "files"),
                (self.matches, "match", "matches"),
                (self.deals, "deal", "deals"),
            )
        )
        silent = f"; {self.silenced} silenced" if self.silenced else ""
        done = f"; {self.fixed} fixed" if self.fixed else ""
        return f"{', '.join(found) or 'No slip'} in {judged}{silent}{done}.{self._offers()}"

    def would_fix(self) -> str:
        """One line for people, where fixes were only shown."""
        return f"{_count(self.fixed, 'slip') if self.fixed else 'Nothing'} would be fixed."

    def _offers(self) -> str:
        offers = [
            f"{number} with {option}"
            for number, option in (
                (self.fixable, "--fix"),
                (self.fixable_unsafely, "--unsafe-fixes"),
            )
            if number
        ]
        return f" Fixable: {', '.join(offers)}." if offers else ""


def _count(number: int, word: str, plural: str = "") -> str:
    return f"{number} {word if number == 1 else plural or word + 's'}"
