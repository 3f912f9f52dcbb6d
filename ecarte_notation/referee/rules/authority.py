"""What the rules of the record family cite."""

from ecarte_notation.findings.authority import Source

NOTATION = Source("Notation", "The notation's specification (grammar/NOTATION.md)")
