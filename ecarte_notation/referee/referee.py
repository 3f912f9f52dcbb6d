"""Read, replay, judge: one file from its text to its report."""

import threading
from collections.abc import Iterable, Iterator
from functools import cache
from types import MappingProxyType
from typing import Any

from ecarte_notation.findings.catalogue import Catalogue, discover
from ecarte_notation.findings.finding import Finding, Related
from ecarte_notation.findings.rule import Rule
from ecarte_notation.findings.where import Where
from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.record.match import Book, MatchRecord, Mishap, Tag
from ecarte_notation.record.steps import MatchRead, TagRead, Unread
from ecarte_notation.referee import rules
from ecarte_notation.referee.report import Report
from ecarte_notation.referee.silence import Silence, silence_of
from ecarte_notation.syntax.blocks import BlockReader
from ecarte_notation.syntax.reader import read_matches
from ecarte_notation.text.decode import decode
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

_readers = threading.local()


def catalogue(game: Game = ONLY_GAME) -> Catalogue:
    """Every rule that a game's records are held against."""
    return _catalogue(game)


@cache
def _catalogue(game: Game) -> Catalogue:
    return discover(rules, game.rules)


def read(data: str | bytes, name: str = "-", *, game: Game = ONLY_GAME) -> Book:
    """Read a file's text or bytes; `name` is for messages.

    Never raises for bad input: what could not be read is in `mishaps`, the file's own or a
    match's. Bytes are taken for UTF-8, else for what they look like.
    """
    text, foreign = decode(data) if isinstance(data, bytes) else (data, "")
    source = SourceText(name, text)
    mishaps: tuple[Mishap, ...] = ()
    if foreign:
        mishaps = (Mishap("wrong-encoding", Span(0, 0), {"encoding": foreign}),)
    return Book(source, tuple(read_matches(source, _reader(game))), mishaps)


def write(record: MatchRecord, *, game: Game = ONLY_GAME) -> str:
    """A match in canonical notation; reading it again gives an equal record.

    What could not be read of the original is not in the record, and so not in the text.
    """
    return game.write(record)


def _reader(game: Game) -> BlockReader:
    """The reader of this thread: parsers are not shared between threads."""
    shelf: dict[str, BlockReader] = _readers.__dict__
    if game.name not in shelf:
        shelf[game.name] = BlockReader(game.grammars, game.builder)
    return shelf[game.name]


def referee(
    book: Book,
    rules: str | None = None,
    *,
    only: Iterable[Rule] | None = None,
    game: Game = ONLY_GAME,
) -> Report:
    """Hold every match of a book against the laws.

    `rules` names a profile and overrides each match's own `[Rules]` tag; without either it is
    the game's default. `only` restricts the rules that may speak. ValueError for an unknown
    profile in `rules`; one in a tag is a finding.
    """
    profile = game.profile_named(rules) if rules else None
    every = catalogue(game)
    bench = _Bench(every, every.rules if only is None else tuple(only), game, profile)
    return bench.judge(book)


class _Bench:
    """One referee at work."""

    def __init__(
        self, every: Catalogue, chosen: tuple[Rule, ...], game: Game, profile: Any
    ) -> None:
        self.every = every
        self.chosen = Catalogue(chosen)
        self.ran = {rule.code for rule in chosen}
        self.game, self.profile = game, profile
        self.told_foreign = False

    def judge(self, book: Book) -> Report:
        findings = [f for one in book.mishaps for f in self._findings(Unread(one, Where()))]
        silenced = 0
        for number, record in enumerate(book.matches, 1):
            silence = silence_of(record, book.source.text, self.every, number)
            found = self._match(record, number)
            heard = [one for one in found if silence.hears(one)]
            silenced += len(found) - len(heard)
            findings += heard
            findings += self._of_silence(silence, number)
        findings.sort(key=lambda one: (one.span, one.rule.code))
        matches = [record for record in book.matches if record.entries]
        deals = sum(len(record.deals) for record in matches)
        return Report(book.source, tuple(findings), silenced, len(matches), deals)

    def _of_silence(self, silence: Silence, match: int) -> Iterator[Finding]:
        for step in (*silence.slips, *silence.unused(self.ran, match)):
            yield from self._findings(step)

    def _match(self, record: MatchRecord, number: int) -> list[Finding]:
        where = Where(number)
        found: list[Finding] = []
        for mishap in record.mishaps:
            if mishap.kind == "foreign-letters":
                if self.told_foreign:
                    continue
                self.told_foreign = True
            found += self._findings(Unread(mishap, Where(number, deal=mishap.deal)))
        found += self._findings(MatchRead(record, self.game.tags, where))
        for place, tag in enumerate(record.tags):
            earlier = next((one for one in record.tags[:place] if one.name == tag.name), None)
            found += self._findings(TagRead(tag, earlier, self.game.tags, where))
        if record.version and record.version.number != 1:
            return found
        profile, slip = self._profile(record)
        if slip:
            found += self._findings(Unread(slip, where))
        for step in self.game.replay(record, profile, number):
            found += self._findings(step)
        return found

    def _profile(self, record: MatchRecord) -> tuple[Any, Mishap | None]:
        if self.profile:
            return self.profile, None
        tag: Tag | None = record.tag("Rules")
        default = self.game.profile_named(self.game.default_profile)
        if not tag:
            return default, None
        try:
            return self.game.profile_named(tag.values[0]), None
        except ValueError as unknown:
            facts = {"problem": str(unknown), "default": self.game.default_profile}
            return default, Mishap("unknown-rules", tag.span, facts)

    def _findings(self, step: Any) -> Iterator[Finding]:
        for rule in self.chosen.watching.get(type(step), ()):
            for hit in rule.check(step):
                related = tuple(Related(*one) for one in hit.related)
                yield Finding(rule, hit.span, MappingProxyType(hit.facts), related, step.where)
