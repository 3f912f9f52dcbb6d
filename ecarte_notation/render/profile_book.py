"""The book of profiles, `grammar/PROFILES.md`, and the README's tables: generated Markdown."""

from collections.abc import Iterator

from ecarte_notation.findings.catalogue import FAMILIES, Catalogue
from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.profiles import BOOKS, OVERLAYS
from ecarte_notation.games.ecarte.switches import Switch, Value, spelling, switches

_INTRODUCTION = """\
# The rule profiles

Generated from `games/ecarte/profiles.py` and `switches.toml`; do not edit. A match names its rules in `[Rules]`, or
`--rules` names them: a profile, overlays after `+`, single switches after commas:
`[Rules "svensk+ace-high, king_timing=before_first_lead"]`. What is not named is as in `classic`.
"""


def profile_book() -> str:
    """The whole book as Markdown."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield _INTRODUCTION
    for name, book in BOOKS.items():
        caution = f" **Caution.** {book.warning}" if book.warning else ""
        yield f"- `{name}`: {book.sentence}{caution}"
    yield "\nOverlays:\n"
    for overlay in OVERLAYS.values():
        settings = ", ".join(f"`{k}={spelling(v)}`" for k, v in overlay.settings.items())
        yield f"- `{overlay.name}`: {overlay.sentence} ({settings})"
    yield "\n## Where they differ\n"
    yield profile_table()
    yield "\n## The switches"
    for switch in switches().values():
        yield f"\n### {switch.name}\n"
        yield f"{switch.sentence} ([LAWS.md](LAWS.md), {switch.clause})\n"
        yield from (_value(switch, value) for value in switch.values)


def _value(switch: Switch, value: Value) -> str:
    held = [f"`{name}`" for name, book in BOOKS.items() if switch.of(book.profile) == value]
    sources = "; ".join(map(str, value.sources)) or "no source; the texts are silent"
    where = f" In {', '.join(held)}." if held else ""
    return f"- `{value.spelling}`: {value.words}{where} *{sources}*"


def profile_table() -> str:
    """One row for each switch in which some profile is not like `classic`."""
    profiles = [book.profile for book in BOOKS.values()]
    rows = ["| switch | " + " | ".join(f"`{one.name}`" for one in profiles) + " |"]
    rows.append("| --- |" + " --- |" * len(profiles))
    for switch in switches().values():
        values = [switch.of(one).spelling for one in profiles]
        if len(set(values)) > 1:
            usual = switch.of(CLASSIC).spelling
            cells = [one if at == 0 or one != usual else "" for at, one in enumerate(values)]
            rows.append(f"| {switch.name} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def rule_table(every: Catalogue) -> str:
    """One row for each family of rules."""
    rows = ["| family | rules |", "| --- | --- |"]
    for letter, family in FAMILIES.items():
        own = [rule for rule in every if rule.family == letter]
        names = ", ".join(f"{rule.code} {rule.name}" for rule in own)
        rows.append(f"| {family} ({letter}, {len(own)}) | {names} |")
    return "\n".join(rows)
