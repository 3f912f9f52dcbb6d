"""The rule profiles: all of them, one of them, two compared; switches with their sources."""

import textwrap
from collections.abc import Iterator
from typing import Any

from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.profiles import BOOKS, OVERLAYS, caution, profile_named
from ecarte_notation.games.ecarte.switches import Switch, Value, spelling, switches
from ecarte_notation.render.styled import WIDTH, Line, Piece

_NAME_AT = 20


def all_profiles() -> Iterator[Line]:
    """The books, then the overlays, with a sentence each, in 80 columns."""
    yield (Piece("Profiles", "mark"),)
    for name, book in BOOKS.items():
        yield from _entry(name, f"{book.sentence} {book.warning}".strip())
    yield ()
    yield (Piece("Overlays, added with + (svensk+ace-high)", "mark"),)
    for name, overlay in OVERLAYS.items():
        settings = ", ".join(f"{k}={spelling(v)}" for k, v in overlay.settings.items())
        yield from _entry(name, f"{overlay.sentence} ({settings})")
    yield ()
    words = "Single switches are added after commas: classic, game_to=7."
    yield from _wrapped(f"{words} `ecarte profiles classic` shows them all.", "")


def one_profile(profile: Profile) -> Iterator[Line]:
    """Every switch as a profile has it: what it says, who says so, who contradicts it."""
    yield (Piece(profile.name, "mark"),)
    if said := caution(profile):
        yield from _wrapped(f"Caution: {said}", "", "warning")
    for switch in switches().values():
        yield ()
        yield from _setting(switch, switch.of(profile))


def difference(one: Profile, other: Profile) -> Iterator[Line]:
    """The switches in which two profiles differ."""
    yield (Piece(f"{one.name} | {other.name}", "mark"),)
    differing = [s for s in switches().values() if s.of(one).value != s.of(other).value]
    if not differing:
        yield (Piece("no difference"),)
    for switch in differing:
        yield ()
        yield from _head(switch)
        for profile in (one, other):
            value = switch.of(profile)
            yield from _wrapped(f"{profile.name}: {value.spelling}. {value.words}", "  ")
            yield from _sources(value, "    ")


def profile_object(profile: Profile) -> dict[str, Any]:
    """A profile as JSON data: its name, its settings, and their meaning."""
    return {
        "name": profile.name,
        "caution": caution(profile),
        "switches": [_switch_object(one, profile) for one in switches().values()],
    }


def all_objects() -> dict[str, Any]:
    """All profiles and overlays as JSON data."""
    overlays = [
        {
            "name": one.name,
            "sentence": one.sentence,
            "settings": {key: spelling(value) for key, value in one.settings.items()},
        }
        for one in OVERLAYS.values()
    ]
    return {
        "profiles": [profile_object(profile_named(name)) for name in BOOKS],
        "overlays": overlays,
    }


def _switch_object(switch: Switch, profile: Profile) -> dict[str, Any]:
    return {
        "name": switch.name,
        "value": switch.of(profile).spelling,
        "sentence": switch.sentence,
        "clause": switch.clause,
        "values": [
            {
                "value": value.spelling,
                "words": value.words,
                "sources": [str(cite) for cite in value.sources],
            }
            for value in switch.values
        ],
    }


def _setting(switch: Switch, value: Value) -> Iterator[Line]:
    yield from _head(switch)
    yield from _wrapped(f"{value.spelling}: {value.words}", "  ", "mark")
    yield from _sources(value, "    ")
    for other in switch.values:
        if other.value != value.value:
            yield from _wrapped(f"not {other.spelling}: {other.words}", "  ", "dim")
            yield from _sources(other, "    ")


def _head(switch: Switch) -> Iterator[Line]:
    yield Piece(switch.name, "code"), Piece(f" (LAWS.md, {switch.clause})", "dim")
    yield from _wrapped(switch.sentence, "  ")


def _sources(value: Value, lead: str) -> Iterator[Line]:
    if value.sources:
        yield from _wrapped("; ".join(map(str, value.sources)), lead, "dim")


def _entry(name: str, words: str) -> Iterator[Line]:
    first, *rest = textwrap.wrap(words, WIDTH - _NAME_AT - 2)
    yield Piece(f"  {name:<{_NAME_AT}}", "code"), Piece(first)
    for line in rest:
        yield (Piece(" " * (_NAME_AT + 2) + line),)


def _wrapped(text: str, lead: str, style: str = "plain") -> Iterator[Line]:
    for line in textwrap.wrap(
        text, WIDTH, initial_indent=lead, subsequent_indent=lead, break_on_hyphens=False
    ):
        yield (Piece(line, style),)
