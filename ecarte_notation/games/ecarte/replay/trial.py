"""Deals replayed in another form than the one written, each where it stands in its match."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.match import Replay
from ecarte_notation.games.ecarte.replay.order import replay_of
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord

_HORIZON = 24  # entries; a game to five points is nine deals, but for void ones


class Trial:
    """A match of which any deals may be read otherwise; walked through once, with a halt at each."""

    def __init__(self, record: MatchRecord, profile: Profile, match: int) -> None:
        """Walk through the match, the `match`-th of its file, and remember each of its moments."""
        self._record = record
        self._before: list[Replay] = []
        walk = replay_of(record, profile, match)
        for at in range(len(record.entries)):
            self._before.append(walk.fork(record))
            for _ in walk.walk(at, at + 1):
                pass

    def deal(self, at: int, instead: DealRecord, *, proving: bool = True) -> Iterator[Any]:
        """The steps of the entry `at`, a deal, if it were `instead`.

        Without `proving` nothing is proved by counting, which is quicker.
        """
        replay = self._at(at, {at: instead})
        replay.proving, replay.explaining = proving, False
        return replay.walk(at, at + 1)

    def game(self, at: int, instead: dict[int, Any]) -> Iterator[Any]:
        """The steps from the entry `at` to the end of its game, with others in some places.

        A game that is not over after some dozen entries more is left there.
        """
        entries = self._record.entries
        last = min(at + _HORIZON, len(entries))
        stop = next((i for i in range(at + 1, last) if isinstance(entries[i], GameOpener)), last)
        replay = self._at(at, instead)
        yield from replay.walk(at, stop)
        if stop == len(entries):
            yield from replay.close()

    def _at(self, at: int, instead: dict[int, Any]) -> Replay:
        entries = tuple(instead.get(i, one) for i, one in enumerate(self._record.entries))
        return self._before[at].fork(replace(self._record, entries=entries))
