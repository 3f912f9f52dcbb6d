"""A rule of the referee; knows no game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.fix import Fix
from ecarte_notation.findings.severity import Severity
from ecarte_notation.text.span import Span


@dataclass(frozen=True, slots=True)
class Hit:
    """What a check yields: the span, the facts for the message, other places spoken of, remedies."""

    span: Span
    facts: dict[str, Any] = field(default_factory=dict)
    related: tuple[tuple[Span, str], ...] = ()
    fixes: tuple[Fix, ...] = ()


Check = Callable[[Any], Iterable[Hit]]


@dataclass(frozen=True, eq=False)
class Rule:
    """One law and how a record is held against it.

    `code` is a letter for the family and three digits, `name` a kebab-case name that reads
    well after "allow"; both are unique and never used again. `watches` are the step types that
    `check` is called with. `message` and `remedy` are templates over the facts of a hit; `law`
    is the law in one sentence.
    """

    code: str
    name: str
    law: str
    message: str
    remedy: str
    authority: tuple[Cite, ...]
    watches: tuple[type, ...]
    check: Check
    severity: Severity = Severity.ERROR
    story: str = ""

    @property
    def family(self) -> str:
        """The letter of the code."""
        return self.code[0]
