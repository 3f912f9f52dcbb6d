"""The rules handbook, `grammar/RULES.md`, generated from the rules' own files."""

from collections.abc import Iterator

from ecarte_notation.findings.catalogue import FAMILIES, Catalogue
from ecarte_notation.findings.rule import Rule

_INTRODUCTION = """\
# The rules of the referee

Generated from the rule files; do not edit. In the wrong examples « and » mark the place that is
reported; a fragment stands in a match of Klara against Leo that is broken off (`result *`).
"""


def handbook(every: Catalogue) -> str:
    """The whole handbook as Markdown."""
    return "\n".join(_lines(every))


def _lines(every: Catalogue) -> Iterator[str]:
    yield _INTRODUCTION
    yield "| code | name | severity | law |"
    yield "| --- | --- | --- | --- |"
    for rule in every:
        name = f"[{rule.name}](#{rule.code.lower()}-{rule.name})"
        yield f"| {rule.code} | {name} | {rule.severity.value} | {rule.law} |"
    family = ""
    for rule in every:
        if rule.family != family:
            family = rule.family
            yield f"\n## {FAMILIES.get(family, family).capitalize()}"
        yield from _rule(rule)


def _rule(rule: Rule) -> Iterator[str]:
    yield f"\n### {rule.code} {rule.name}\n"
    yield f"**Law.** {rule.law}\n"
    for cite in rule.authority:
        yield f"- {cite.source.title}: {cite.clause}"
    story, _, examples = rule.story.strip().partition("\n## ")
    yield f"\n{story.strip()}"
    for part in examples.split("\n## "):
        heading, _, text = part.partition("\n")
        yield f"\n{heading}:\n"
        yield "```text"
        yield "\n".join(line[4:] for line in text.strip("\n").splitlines())
        yield "```"
