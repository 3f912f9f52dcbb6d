"""What the upper floors may ask of a game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from types import ModuleType
from typing import Any, Protocol

from ecarte_notation.cards.letters import Letters
from ecarte_notation.findings.authority import Source
from ecarte_notation.findings.fix import Edit
from ecarte_notation.games.variant import Variant
from ecarte_notation.games.writer import Writer
from ecarte_notation.record.match import DealRecord, MatchRecord
from ecarte_notation.syntax.write import Layout


class Trial(Protocol):
    """A match of which any deals may be read otherwise; entries are counted from 0."""

    def deal(self, at: int, instead: DealRecord, *, proving: bool = True) -> Iterator[Any]:
        """The steps of the entry `at`, a deal, if it were `instead`; quicker without `proving`."""

    def game(self, at: int, instead: dict[int, Any]) -> Iterator[Any]:
        """The steps from the entry `at` to the end of its game, with others in some places."""


class Game(Protocol):
    """A game: its grammar, its record and its laws.

    `profile_named` raises ValueError with a readable message for an unknown name.
    """

    @property
    def name(self) -> str:
        """The word that opens its records."""

    @property
    def grammars(self) -> tuple[str, ...]:
        """The names of its grammar files."""

    @property
    def builder(self) -> Callable[[], Any]:
        """Makes a builder of its statements."""

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that its notation names."""

    @property
    def rules(self) -> ModuleType:
        """The package of its rule files."""

    @property
    def sources(self) -> tuple[Source, ...]:
        """The rule books that it cites."""

    @property
    def default_profile(self) -> str:
        """The profile by which a match is judged that names none."""

    def __hash__(self) -> int:
        """A game is a value."""

    def profile_named(self, name: str) -> Any:
        """The rule profile of that name."""

    def caution(self, profile: Any) -> str:
        """What should be said to whoever judges by a profile, or ""."""

    def replay(
        self, record: MatchRecord, profile: Any, match: int, *, thorough: bool = False
    ) -> Iterator[Any]:
        """The steps of a match, for the game's rules to watch; LeftOpen too if `thorough`."""

    def account(self, record: MatchRecord, profile: Any, match: int) -> Any:
        """The proof of a match's score: an account with `agrees`."""

    def tale(self, record: MatchRecord, profile: Any, match: int) -> Any:
        """The match told as events, for a report in any language."""

    def trial(self, record: MatchRecord, profile: Any, match: int) -> Trial:
        """The match, ready for deals to be replayed in another form."""

    def variants(
        self,
        record: MatchRecord,
        deal: DealRecord,
        text: str,
        broken: Iterable[str],
        profile: Any,
    ) -> Iterator[Variant]:
        """The deal with one slip of the pen taken back, in every way worth a replay.

        `broken` are the codes of the rules to which a correction must be an answer.
        """

    def restated(self, entry: Any, edits: Sequence[Edit], text: str) -> Any:
        """An entry after edits of what the score sheet claims; None if they are none of that."""

    def write(self, record: MatchRecord) -> str:
        """The match in canonical notation."""

    def writer(self, letters: Letters, layout: Layout) -> Writer:
        """A writer of cards in these letters; `layout` says what it keeps of the lines of a text."""
