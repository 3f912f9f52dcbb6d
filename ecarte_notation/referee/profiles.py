"""The rules by which a match is judged: its own tag's, or the game's default."""

from typing import Any

from ecarte_notation.findings.fix import Edit, Fix
from ecarte_notation.games.game import Game
from ecarte_notation.record.match import MatchRecord, Tag
from ecarte_notation.text.span import Span


def tagged_profile(record: MatchRecord, game: Game) -> tuple[Any, ValueError | None]:
    """The profile that a match's [Rules] tag names; with the default, what is wrong with the tag."""
    tag = record.tag("Rules")
    default = game.profile_named(game.default_profile)
    if not tag:
        return default, None
    try:
        return game.profile_named(tag.values[0]), None
    except ValueError as unknown:
        return default, unknown


def renamed(tag: Tag, unknown: ValueError) -> tuple[Fix, ...]:
    """The nearest name in place of the unknown one, where there is one; the rest of the tag stays."""
    nearest, written = getattr(unknown, "nearest", ""), getattr(unknown, "written", "")
    value = tag.values[0]
    at = value.lower().find(written.lower()) if nearest and written else -1
    if at < 0 or len(tag.values) != 1 or '"' in value or "\\" in value:
        return ()
    right = value[:at] + nearest + value[at + len(written) :]
    edit = Edit(Span(tag.name_span.end, tag.span.end), f' "{right}"]')
    return (Fix((edit,), f'write [{tag.name} "{right}"]', safe=True),)
