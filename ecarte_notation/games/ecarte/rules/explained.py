"""What the rules have in common that tell one slip behind several findings."""

from collections.abc import Callable, Iterator

from ecarte_notation.findings.rule import Hit
from ecarte_notation.record.steps import Explained


def of_kind(kind: str) -> Callable[[Explained], Iterator[Hit]]:
    """A check that tells slips of this kind."""

    def check(step: Explained) -> Iterator[Hit]:
        if step.kind == kind:
            facts = {"words": step.words, "count": step.count, "place": step.place}
            yield Hit(step.span, facts, step.related, step.fixes)

    return check
