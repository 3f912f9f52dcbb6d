"""The referee over records that are JSON."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ecarte_notation.findings.rule import Rule
from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.interchange.fault import RecordJsonError
from ecarte_notation.interchange.forms import Form
from ecarte_notation.interchange.match import places
from ecarte_notation.interchange.notation import reread
from ecarte_notation.interchange.pointed import PointedText, nested
from ecarte_notation.interchange.reading import Item, items_of
from ecarte_notation.record.match import Book
from ecarte_notation.referee.referee import referee
from ecarte_notation.referee.report import Report


def check_json(
    data: bytes,
    form: Form,
    name: str = "-",
    rules: str | None = None,
    *,
    only: Iterable[Rule] | None = None,
    thorough: bool = False,
    game: Game = ONLY_GAME,
) -> Iterator[Report | str]:
    """A report for each match of a file of JSON, whose `source` knows pointers; or what is no match.

    The arguments are those of `check`. The match is judged in its canonical notation; its
    findings carry no fixes, which would be edits of that.
    """
    chosen = None if only is None else tuple(only)
    for number, item in enumerate(items_of(data, form, game=game), 1):
        try:
            book = _book(item, name, game)
        except RecordJsonError as fault:
            yield item._replace(fault=fault).problem
            continue
        report = referee(book, rules, only=chosen, thorough=thorough, game=game, first=number)
        findings = tuple(replace(one, fixes=()) for one in report.findings)
        yield replace(report, findings=findings)


def _book(item: Item, name: str, game: Game) -> Book:
    if item.fault or not item.record:
        raise item.fault or RecordJsonError(item.at, "nothing could be read")
    text, record = reread(item.record, item.at, game=game)
    things = nested(places(record, item.at))
    return Book(PointedText(name, text, things, item.at, item.line), (record,))
