"""Where cases come from: each module makes cases whose findings are known without the referee."""

from tests.conformance.sources import (
    contradictions,
    documents,
    examples,
    layouts,
    matches,
    samples,
    slips,
)

SOURCES = (examples, layouts, documents, samples, contradictions, slips, matches)
