"""All rules, a line each."""

import textwrap
from collections.abc import Iterator

from ecarte_notation.findings.catalogue import FAMILIES, Catalogue
from ecarte_notation.render.styled import WIDTH, Line, Piece

_LAW_AT = 32


def listing(catalogue: Catalogue) -> Iterator[Line]:
    """Code, name and law of each rule under its family's heading, in 80 columns."""
    family = ""
    for rule in catalogue:
        if rule.family != family:
            yield from [()] if family else []
            family = rule.family
            yield (Piece(f"{FAMILIES.get(family, family)} ({family})", "mark"),)
        head = f"  {rule.code} {rule.name}"
        lines = textwrap.wrap(rule.law, WIDTH - _LAW_AT)
        if len(head) >= _LAW_AT:
            yield (Piece(head, rule.severity.value),)
            head = ""
        yield Piece(f"{head:<{_LAW_AT}}", rule.severity.value), Piece(lines[0])
        for line in lines[1:]:
            yield (Piece(" " * _LAW_AT + line),)
