"""What the rules of the record family cite."""

from ecarte_notation.findings.authority import Source

NOTATION = Source("NOTATION.md", "The notation's specification (grammar/NOTATION.md)")
