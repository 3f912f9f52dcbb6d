"""What the upper floors may ask of a game."""

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, Protocol

from ecarte_notation.findings.authority import Source
from ecarte_notation.record.match import MatchRecord


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

    def replay(self, record: MatchRecord, profile: Any, match: int) -> Iterator[Any]:
        """The steps of a match, for the game's rules to watch."""

    def account(self, record: MatchRecord, profile: Any, match: int) -> Any:
        """The proof of a match's score: an account with `agrees`."""

    def write(self, record: MatchRecord) -> str:
        """The match in canonical notation."""
