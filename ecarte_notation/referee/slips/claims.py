"""Whether the one value that the laws leave for a claim of the sheet may be written there."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.fix import Edit, Fix
from ecarte_notation.referee.slips.court import Court

_MOST = 12  # claims that follow one another; a game is nine deals
_CLAIMS = (
    "S501",
    "S502",
    "S503",
    "S504",
    "S505",
    "S506",
    "S509",
    "S511",
    "S512",
    "K306",
)


def weighed(court: Court, findings: list[Finding]) -> list[Finding]:
    """The findings, with only such corrections of claims as the rest of the game agrees with.

    If all that follows agrees with the right value, the correction is safe. If the sheet went on
    from the wrong one, it is only a guess, since the players may have counted so, and what rests
    on it is corrected with it. If even so something would be wrong, there is none.
    """
    return [_weighed(court, one) if one.rule.code in _CLAIMS else one for one in findings]


def unweighed(findings: list[Finding]) -> list[Finding]:
    """The findings without those corrections of claims that ought to be weighed first."""
    return [replace(one, fixes=()) if one.rule.code in _CLAIMS else one for one in findings]


def _weighed(court: Court, one: Finding) -> Finding:
    fix, at = one.fix, court.entry_at(one.span.start)
    if not fix or at is None:
        return one
    if not court.searchable(court.record.entries[at]):
        return replace(one, fixes=())
    fix = _agreed(court, at, one, fix)
    return replace(one, fixes=(fix,) if fix else ())


def _agreed(court: Court, at: int, one: Finding, fix: Fix) -> Fix | None:
    """The fix with all those that it brings with it."""
    known = {key for key in map(_key, court.findings(court.trial.game(at, {}))) if key != _key(one)}
    instead: dict[int, Any] = {}
    edits: list[Edit] = []
    following: Fix | None = fix
    place: int | None = at
    for done in range(_MOST):
        if not following or place is None or not following.edits:
            return None
        entry = instead.get(place, court.record.entries[place])
        instead[place] = court.game.restated(entry, following.edits, court.text)
        if instead[place] is None:
            return None
        edits += following.edits
        new = next(_new(court, at, instead, known), None)
        if new is None:
            return fix if not done else _with_rest(fix, edits, done)
        following, place = new.fix, court.entry_at(new.span.start)
        if new.rule.code not in _CLAIMS:
            return None
    return None


def _with_rest(fix: Fix, edits: list[Edit], more: int) -> Fix:
    count = "the claim" if more == 1 else f"the {more} claims"
    words = f"{fix.words}, and correct {count} that rest{'s' if more == 1 else ''} on it"
    return Fix(tuple(sorted(edits)), words)


def _new(
    court: Court, at: int, instead: dict[int, Any], known: set[tuple[str, Any]]
) -> Iterator[Finding]:
    steps = court.trial.game(at, instead)
    return (one for one in court.findings(steps) if _key(one) not in known)


def _key(one: Finding) -> tuple[str, Any]:
    return one.rule.code, one.span
