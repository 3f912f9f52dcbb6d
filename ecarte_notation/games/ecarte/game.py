"""Écarté as the upper floors see it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ecarte_notation.cards.letters import Letters
from ecarte_notation.findings.authority import Source
from ecarte_notation.findings.fix import Edit
from ecarte_notation.games.ecarte import rules, sources
from ecarte_notation.games.ecarte.account.account import Account, account
from ecarte_notation.games.ecarte.build import EcarteBuilder
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.profiles import caution, profile_named
from ecarte_notation.games.ecarte.repair.claims import restated
from ecarte_notation.games.ecarte.repair.variants import variants
from ecarte_notation.games.ecarte.replay.order import replay
from ecarte_notation.games.ecarte.replay.trial import Trial
from ecarte_notation.games.ecarte.tale.events import MatchTale
from ecarte_notation.games.ecarte.tale.match import match_tale
from ecarte_notation.games.ecarte.write import write_match, writer
from ecarte_notation.games.variant import Variant
from ecarte_notation.games.writer import Writer
from ecarte_notation.record.match import DealRecord, MatchRecord
from ecarte_notation.syntax.write import Layout

TAGS = (
    "Event",
    "Site",
    "Date",
    "Time",
    "Round",
    "Table",
    "Players",
    "Rules",
    "Cards",
    "Stake",
    "Scorer",
    "Source",
    "Transcriber",
    "Annotator",
    "Remark",
)


@dataclass(frozen=True)
class Ecarte:
    """The game of écarté."""

    name: str = "ecarte"
    grammars: tuple[str, ...] = ("match", "cards", "ecarte")
    builder: Callable[[], Any] = EcarteBuilder
    tags: tuple[str, ...] = TAGS
    rules: ModuleType = rules
    sources: tuple[Source, ...] = sources.ALL
    default_profile: str = "classic"

    def profile_named(self, name: str) -> Profile:
        """The profile of that name; UnknownProfileError if there is none."""
        return profile_named(name)

    def caution(self, profile: Profile) -> str:
        """What should be said to whoever judges by a profile, or ""."""
        return caution(profile)

    def replay(
        self, record: MatchRecord, profile: Profile, match: int, *, thorough: bool = False
    ) -> Iterator[Any]:
        """The steps of a match, the `match`-th of its file."""
        return replay(record, profile, match, thorough=thorough)

    def account(self, record: MatchRecord, profile: Profile, match: int) -> Account:
        """The proof of a match's score."""
        return account(record, profile, match)

    def tale(self, record: MatchRecord, profile: Profile, match: int) -> MatchTale:
        """The match told as events."""
        return match_tale(record, profile, match)

    def trial(self, record: MatchRecord, profile: Profile, match: int) -> Trial:
        """The match, ready for deals to be replayed in another form."""
        return Trial(record, profile, match)

    def variants(
        self,
        record: MatchRecord,
        deal: DealRecord,
        text: str,
        broken: Iterable[str],
        profile: Profile,
    ) -> Iterator[Variant]:
        """The deal with one slip of the pen taken back, in every way worth a replay."""
        return variants(record, deal, text, broken, profile)

    def restated(self, entry: Any, edits: Sequence[Edit], text: str) -> Any:
        """An entry after edits of what the score sheet claims; None if they are none of that."""
        return restated(entry, edits, text)

    def write(self, record: MatchRecord) -> str:
        """The match in canonical notation."""
        return write_match(record)

    def writer(self, letters: Letters, layout: Layout) -> Writer:
        """A writer of cards in these letters; `layout` says what it keeps of the lines of a text."""
        return writer(letters, layout)


ECARTE = Ecarte()
