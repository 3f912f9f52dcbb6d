"""The check of all rules about what could not be read."""

from collections.abc import Callable, Iterator

from ecarte_notation.findings.rule import Hit
from ecarte_notation.record.steps import Unread


def of_kind(kind: str) -> Callable[[Unread], Iterator[Hit]]:
    """A check that speaks of mishaps of this kind, with their own facts and fixes."""

    def check(step: Unread) -> Iterator[Hit]:
        if step.mishap.kind == kind:
            yield Hit(step.mishap.span, step.mishap.facts, fixes=step.mishap.fixes)

    return check
