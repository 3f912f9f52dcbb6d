"""One thing found at one place; knows no game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.findings.fix import Fix
from ecarte_notation.findings.rule import Rule
from ecarte_notation.findings.where import NOWHERE, Where
from ecarte_notation.text.span import Span


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that a finding speaks of, and what stands there."""

    span: Span
    words: str


_LONGEST = 300


def shown(fact: Any) -> str:
    """A fact as a message may show it: of a very long one only how it begins and ends."""
    text = str(fact)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 30]} … {text[-20:]}"


class _Shown(dict[str, Any]):
    def __getitem__(self, key: str) -> str:
        return shown(super().__getitem__(key))


@dataclass(frozen=True, slots=True)
class Finding:
    """A rule broken at `span`: `facts` fill the rule's message; words are made only on request.

    `fixes` are ways to put it right; of several nobody knows which was meant. `verdict` says
    whose slip it probably is, the players' or the scorer's, "" where that cannot be told.
    """

    rule: Rule
    span: Span
    facts: Mapping[str, Any] = field(default_factory=dict)
    related: tuple[Related, ...] = ()
    where: Where = NOWHERE
    fixes: tuple[Fix, ...] = ()
    verdict: str = ""

    @property
    def fix(self) -> Fix | None:
        """The one fix, where there is no other."""
        return self.fixes[0] if len(self.fixes) == 1 else None

    @property
    def message(self) -> str:
        """What happened, with its facts, in one sentence without a full stop."""
        return self.rule.message.format_map(_Shown(self.facts))

    @property
    def remedy(self) -> str:
        """What to do about it."""
        return self.rule.remedy.format_map(_Shown(self.facts))
