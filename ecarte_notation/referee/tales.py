"""The tale of every match of a file, with the referee's findings."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from ecarte_notation.findings.finding import Finding
from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.referee.profiles import tagged_profile
from ecarte_notation.referee.referee import read, referee


class Judged(NamedTuple):
    """A match's tale, and what the referee finds in it."""

    tale: Any
    findings: tuple[Finding, ...]


def tales(
    data: str | bytes, name: str = "-", rules: str | None = None, *, game: Game = ONLY_GAME
) -> Iterator[Judged]:
    """The tale of each match that holds a deal.

    The arguments are those of `referee`: ValueError for an unknown profile in `rules`. Of a match
    in another version of the notation nothing is told.
    """
    chosen = game.profile_named(rules) if rules else None
    book = read(data, name, game=game)
    findings = referee(book, rules, game=game).findings
    for number, record in enumerate(book.matches, 1):
        if not record.deals:
            continue
        judged = record.version is None or record.version.number == 1
        told = record if judged else replace(record, entries=())
        profile = chosen or tagged_profile(record, game)[0]
        own = tuple(one for one in findings if one.where.match == number)
        yield Judged(game.tale(told, profile, number), own)
