"""Findings as JSON, in the form of `findings.schema.json`."""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from ecarte_notation.findings.finding import Finding, shown
from ecarte_notation.findings.fix import Fix
from ecarte_notation.findings.rule import Rule
from ecarte_notation.interchange.pointed import PointedText
from ecarte_notation.referee.report import Report
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

FORMAT_VERSION = 1


def schema(kind: str = "findings") -> str:
    """The JSON Schema of an output: "findings", "account" or "record"."""
    return (files("ecarte_notation.render") / f"{kind}.schema.json").read_text("utf-8")


def findings(report: Report) -> Iterator[dict[str, Any]]:
    """Each finding as an object."""
    for one in report.findings:
        yield _finding(one, report.source)


def left_open(report: Report) -> Iterator[dict[str, Any]]:
    """Each thing that could not be told as an object."""
    for one in report.left_open:
        yield {
            "path": report.source.name,
            "what": one.what,
            "settled_by": one.settled_by,
            **_locations(one.span, report.source),
            "where": one.where._asdict(),
        }


def rule_object(rule: Rule) -> dict[str, Any]:
    """A rule as an object."""
    return {
        "code": rule.code,
        "name": rule.name,
        "severity": rule.severity.value,
        "law": rule.law,
        "authority": [{"source": c.source.title, "clause": c.clause} for c in rule.authority],
        "explanation": rule.story.strip(),
    }


def dumps(value: Any) -> str:
    """JSON text; letters beyond ASCII are escaped, so that any stream can carry it."""
    return json.dumps(value, ensure_ascii=True, default=str)


def _finding(one: Finding, source: SourceText) -> dict[str, Any]:
    return {
        "path": source.name,
        "code": one.rule.code,
        "name": one.rule.name,
        "severity": one.rule.severity.value,
        "message": one.message,
        **_locations(one.span, source),
        "where": one.where._asdict(),
        "law": one.rule.law,
        "authority": [f"{cite.source.title}: {cite.clause}" for cite in one.rule.authority],
        "remedy": one.remedy,
        "related": [
            {"message": other.words, **_locations(other.span, source)} for other in one.related
        ],
        "verdict": one.verdict,
        "fixes": [_fix(fix, source) for fix in one.fixes],
        "facts": {key: shown(value) for key, value in one.facts.items()},
    }


def _fix(fix: Fix, source: SourceText) -> dict[str, Any]:
    return {
        "words": fix.words,
        "safe": fix.safe,
        "recode": fix.recode,
        "edits": [{**_locations(edit.span, source), "text": edit.text} for edit in fix.edits],
    }


def _locations(span: Span, source: SourceText) -> dict[str, Any]:
    if isinstance(source, PointedText):
        place = {"pointer": source.pointer(span), **({"line": source.line} if source.line else {})}
        return {"location": place, "end_location": place}
    start, end = source.place(span.start), source.place(span.end)
    return {
        "location": {"line": start.line, "column": start.column, "offset": span.start},
        "end_location": {"line": end.line, "column": end.column, "offset": span.end},
    }
