"""The players' order in a score: where no tag says it, the one that contradicts the sheet less."""

from collections.abc import Iterator
from typing import Any

from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.company import first_names
from ecarte_notation.games.ecarte.replay.match import Replay
from ecarte_notation.games.ecarte.steps import (
    GameStopped,
    GameWentOn,
    PlayAfterEnd,
    ResultClaimed,
    ScoreClaimed,
)
from ecarte_notation.record.match import MatchRecord

_AGAINST_THE_SHEET = (ScoreClaimed, ResultClaimed, GameWentOn, GameStopped, PlayAfterEnd)


def replay(
    record: MatchRecord, profile: Profile, match: int, *, thorough: bool = False
) -> Iterator[Any]:
    """The steps of a match, the `match`-th of its file (from 1).

    Where no tag says in which order the players stand in a score, both orders are tried, and
    the one that contradicts the sheet less is taken. If `thorough`, there are steps too for all
    that cannot be told.
    """
    names, sure = first_names(record, profile)
    if not sure and len(names) > 1:
        names, steps = _likelier(record, profile, match, names)
        if not thorough:
            return iter(steps)
    return iter(Replay(record, profile, match, names, thorough=thorough).steps())


def replay_of(record: MatchRecord, profile: Profile, match: int) -> Replay:
    """A replay that has not begun, with the players in the order that `replay` takes them in."""
    names, sure = first_names(record, profile)
    if not sure and len(names) > 1:
        names = _likelier(record, profile, match, names)[0]
    return Replay(record, profile, match, names)


def _likelier(
    record: MatchRecord, profile: Profile, match: int, names: tuple[str, ...]
) -> tuple[tuple[str, ...], list[Any]]:
    """The order of the players that contradicts the sheet less, and its steps."""
    tried = [
        (order, list(Replay(record, profile, match, order).steps()))
        for order in (names, names[::-1])
    ]
    return min(tried, key=lambda one: _contradictions(one[1]))


def _contradictions(steps: list[Any]) -> int:
    return sum(
        isinstance(step, _AGAINST_THE_SHEET) and not getattr(step, "right", False) for step in steps
    )
