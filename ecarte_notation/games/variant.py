"""Another form of a deal: what it would be if one thing in it had been written otherwise."""

from dataclasses import dataclass

from ecarte_notation.findings.fix import Edit
from ecarte_notation.record.match import DealRecord
from ecarte_notation.text.span import Span


@dataclass(frozen=True, slots=True)
class Variant:
    """A deal after one slip of the pen was taken back: `deal` as it would read, `edits` of the text.

    `kind` is the name of the rule that tells such a slip where it explains several findings, or ""
    where none does. `words` say what is to be written, `span` is the place where it is.
    """

    deal: DealRecord
    edits: tuple[Edit, ...]
    kind: str
    words: str
    span: Span
