"""The proof of the score of every match of a file."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.referee.opening import open_source, reader_of
from ecarte_notation.referee.profiles import tagged_profile
from ecarte_notation.syntax.reader import read_matches


class Accounted(NamedTuple):
    """A match's account, and whether the record was read as it stands."""

    account: Any
    whole: bool


def accounts(
    data: str | bytes, name: str = "-", rules: str | None = None, *, game: Game = ONLY_GAME
) -> Iterator[Accounted]:
    """The account of each match that holds a deal, one match in memory at a time.

    The arguments are those of `referee`: ValueError for an unknown profile in `rules`; a match
    whose tag names unknown rules is counted by the default. Of a match in another version of the
    notation nothing is counted.
    """
    chosen = game.profile_named(rules) if rules else None
    source, _ = open_source(data, name)
    for number, record in enumerate(read_matches(source, reader_of(game)), 1):
        if record.deals:
            judged = record.version is None or record.version.number == 1
            counted = record if judged else replace(record, entries=())
            profile = chosen or tagged_profile(record, game)[0]
            whole = judged and not record.mishaps
            yield Accounted(game.account(counted, profile, number), whole)
