"""The examples in the documents: clean, or with the one finding that their fence announces."""

import re
from collections.abc import Iterator
from pathlib import Path

from ecarte_notation.referee.referee import catalogue
from tests.conformance.case import Case, Expected
from tests.rules.examples import whole

_ROOT = Path(__file__).parents[3]
_FENCES = re.compile(r"^```ecarte(?: finds (\S+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)
_DOCUMENTS = ("grammar/NOTATION.md", "README.md")


def cases() -> Iterator[Case]:
    for document in _DOCUMENTS:
        text = (_ROOT / document).read_text(encoding="utf-8")
        for number, (name, fence) in enumerate(_FENCES.findall(text), 1):
            stem = Path(document).stem.lower()
            yield Case(
                id=f"documents/{stem}-{number:02}",
                title=f"example {number} of {document}",
                input=whole(fence).encode(),
                expected=_announced(name),
                origin=f"{document}, fence {number}",
            )


def _announced(name: str) -> tuple[Expected, ...]:
    rule = catalogue().find(name) if name else None
    return (Expected(rule.code, rule.name),) if rule else ()
