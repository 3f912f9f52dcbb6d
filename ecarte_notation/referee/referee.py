"""Read, replay, judge: one file from its text to its report."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Any

from ecarte_notation.findings.catalogue import Catalogue, discover
from ecarte_notation.findings.finding import Finding, Related
from ecarte_notation.findings.fix import Fix, fitted
from ecarte_notation.findings.rule import Rule
from ecarte_notation.findings.where import Where
from ecarte_notation.games.game import Game
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.record.match import Book, MatchRecord, Mishap, Tag
from ecarte_notation.record.steps import LeftOpen, MatchRead, TagRead, Unread
from ecarte_notation.referee import rules
from ecarte_notation.referee.opening import open_source, reader_of
from ecarte_notation.referee.profiles import renamed, tagged_profile
from ecarte_notation.referee.report import Report
from ecarte_notation.referee.silence import Silence, silence_of
from ecarte_notation.referee.slips.court import Court
from ecarte_notation.referee.slips.telling import told
from ecarte_notation.syntax.reader import read_matches
from ecarte_notation.text.source import BLANKS, SourceText


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
    source, mishaps = open_source(data, name)
    return Book(source, tuple(read_matches(source, reader_of(game))), mishaps)


def write(record: MatchRecord, *, game: Game = ONLY_GAME) -> str:
    """A match in canonical notation; reading it again gives an equal record.

    What could not be read of the original is not in the record, and so not in the text.
    """
    return game.write(record)


def referee(
    book: Book,
    rules: str | None = None,
    *,
    only: Iterable[Rule] | None = None,
    thorough: bool = False,
    game: Game = ONLY_GAME,
    first: int = 1,
) -> Report:
    """Hold every match of a book against the laws.

    `rules` names a profile and overrides each match's own `[Rules]` tag; without either it is
    the game's default. `only` restricts the rules that may speak. ValueError for an unknown
    profile in `rules`; one in a tag is a finding. If `thorough`, the report also says what could
    not be told, and what would settle it. `first` is the number of the first match.
    """
    return _Bench(rules, only, game, thorough=thorough, first=first).judge(
        book.source, book.mishaps, book.matches
    )


def check(
    data: str | bytes,
    name: str = "-",
    rules: str | None = None,
    *,
    only: Iterable[Rule] | None = None,
    watch: Callable[[int, int], None] | None = None,
    thorough: bool = False,
    game: Game = ONLY_GAME,
) -> Report:
    """Read and referee in one go, one match in memory at a time.

    The arguments are those of `read` and `referee`; `watch` is called after each match with
    the characters done and their total.
    """
    source, mishaps = open_source(data, name)
    matches = read_matches(source, reader_of(game))
    bench = _Bench(rules, only, game, thorough=thorough)
    return bench.judge(source, mishaps, matches, watch)


class _Bench:
    """One referee at work."""

    def __init__(
        self,
        rules: str | None,
        only: Iterable[Rule] | None,
        game: Game,
        *,
        thorough: bool,
        first: int = 1,
    ) -> None:
        self.game, self.thorough, self.first = game, thorough, first
        self.left_open: list[LeftOpen] = []
        self.profile = game.profile_named(rules) if rules else None
        self.every = catalogue(game)
        self.chosen = self.every if only is None else Catalogue(tuple(only))
        self.ran = {rule.code for rule in self.chosen}
        self.told_foreign = False
        self.cautions: dict[str, None] = {}
        self.foreign: list[Fix] = []
        self.text = ""

    def judge(
        self,
        source: SourceText,
        mishaps: Iterable[Mishap],
        matches: Iterable[MatchRecord],
        watch: Callable[[int, int], None] | None = None,
    ) -> Report:
        self.text = source.text
        findings = [f for one in mishaps for f in self._findings(Unread(one, Where()))]
        silenced = played = deals = 0
        for number, record in enumerate(matches, self.first):
            silence = silence_of(record, source.text, self.every, number)
            found, profile = self._match(record, number)
            heard = [one for one in found if silence.hears(one)]
            if heard and profile:
                court = Court(
                    self.game,
                    record,
                    profile,
                    number,
                    source.text,
                    self._by_every_rule,
                    silence.would_hear,
                )
                heard = told(court, heard, self._findings)
            silenced += len(found) - len(heard)
            unsaid = list(self._of_silence(silence, number))
            if heard:  # a rule may be silent because something else is wrong
                unsaid = [_kept(one) for one in unsaid]
            findings += [*heard, *unsaid]
            played += bool(record.entries)
            deals += len(record.deals)
            if watch:
                watch(record.span.end, len(source.text))
        findings = [self._for_all(one) for one in findings]
        findings.sort(key=lambda one: (one.span, one.rule.code))
        cautions = tuple(self.cautions)
        left_open = tuple(sorted(self.left_open, key=lambda one: one.span.start))
        return Report(source, tuple(findings), silenced, played, deals, cautions, left_open)

    def _for_all(self, one: Finding) -> Finding:
        """Foreign letters are told once in a file, and put right in all its matches."""
        if one.rule.name != "foreign-letters" or len(self.foreign) < 2:
            return one
        edits = tuple(edit for fix in self.foreign for edit in fix.edits)
        words = f"{self.foreign[0].words}, and the like in {len(self.foreign) - 1} more"
        fix = Fix(edits, words, all(fix.safe for fix in self.foreign))
        fit = fitted(fix, self.text)
        return replace(one, fixes=(fit,) if fit else ())

    def _of_silence(self, silence: Silence, match: int) -> Iterator[Finding]:
        for step in (*silence.slips, *silence.unused(self.ran, match)):
            yield from self._findings(step)

    def _match(self, record: MatchRecord, number: int) -> tuple[list[Finding], Any]:
        """What is found in a match, and the profile by which it was replayed, None if it was not."""
        where = Where(number)
        found: list[Finding] = []
        for mishap in record.mishaps:
            if mishap.kind == "foreign-letters":
                self.foreign += mishap.fixes
                if self.told_foreign:
                    continue
                self.told_foreign = True
            found += self._findings(Unread(mishap, Where(number, deal=mishap.deal)))
        last = len(self.text[: record.span.end].rstrip(BLANKS))
        found += self._findings(MatchRead(record, self.game.tags, where, last))
        names = frozenset(tag.name for tag in record.tags)
        first: dict[str, Tag] = {}
        for tag in record.tags:
            found += self._findings(TagRead(tag, first.get(tag.name), self.game.tags, where, names))
            first.setdefault(tag.name, tag)
        if record.version and record.version.number != 1:
            return found, None
        profile, slip = self._profile(record)
        if slip:
            found += self._findings(Unread(slip, where))
        if said := self.game.caution(profile):
            self.cautions[said] = None
        for step in self.game.replay(record, profile, number, thorough=self.thorough):
            if isinstance(step, LeftOpen):
                self.left_open.append(step)
            else:
                found += self._findings(step)
        return found, profile

    def _profile(self, record: MatchRecord) -> tuple[Any, Mishap | None]:
        if self.profile:
            return self.profile, None
        profile, problem = tagged_profile(record, self.game)
        tag = record.tag("Rules")
        if not problem or not tag:
            return profile, None
        facts = {"problem": str(problem), "default": self.game.default_profile}
        return profile, Mishap("unknown-rules", tag.span, facts, fixes=renamed(tag, problem))

    def _findings(self, step: Any) -> Iterator[Finding]:
        return self._by(self.chosen, step)

    def _by_every_rule(self, step: Any) -> Iterator[Finding]:
        return self._by(self.every, step)

    def _by(self, rules: Catalogue, step: Any) -> Iterator[Finding]:
        for rule in rules.watching.get(type(step), ()):
            for hit in rule.check(step):
                related = tuple(Related(*one) for one in hit.related)
                fixes = tuple(fix for one in hit.fixes if (fix := fitted(one, self.text)))
                facts = MappingProxyType(hit.facts)
                yield Finding(rule, hit.span, facts, related, step.where, fixes)


def _kept(one: Finding) -> Finding:
    """An unused silence that is not to be removed yet."""
    return replace(one, fixes=()) if one.rule.name == "unused-silence" else one
