"""Who the players are, and who ought to deal."""

from dataclasses import dataclass, field

from ecarte_notation.games.ecarte.statements import Cut
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord


def player_names(record: MatchRecord) -> tuple[tuple[str, ...], bool]:
    """The two players, and whether their order in a score is sure.

    It is where `[Players]` names two, else they stand in the order in which they are first named.
    """
    tag = record.tag("Players")
    if tag and len(set(tag.values)) == 2 == len(tag.values):
        return tag.values, True
    names: list[str] = []
    for entry in record.entries:
        said: tuple[str, ...] = entry.names if isinstance(entry, Cut) else ()
        if isinstance(entry, DealRecord) and entry.dealer:
            said = (entry.dealer,)
        elif isinstance(entry, GameOpener):
            said = tuple(name for name in entry.players if name is not None)
        names += [name for name in said if name not in names]
    return tuple(names[:2]), False


@dataclass
class Deals:
    """Whose deal it is: `due` holds the players (from 0) who may deal next, of so many `players`."""

    names: tuple[str, ...]
    players: int = 2
    due: frozenset[int] = field(init=False)
    last: str = ""

    def __post_init__(self) -> None:
        """Anyone may deal first."""
        self.anyone()

    def index(self, name: str | None) -> int | None:
        """The player of that name, None for an unknown one."""
        return self.names.index(name) if name in self.names else None

    def expected(self) -> str | None:
        """The name of the player who surely deals next, else None."""
        (one, *more) = self.due
        return self.names[one] if not more and one < len(self.names) else None

    def skip(self, missing: int) -> None:
        """So many deals are missing from the record here; they went round too."""
        self._turn(missing)

    def dealt(self, dealer: str | None) -> tuple[int, ...]:
        """Note who dealt; the players who may have dealt this deal, more than one if doubtful."""
        index = self.index(dealer)
        wrong = index is not None and index not in self.due
        dealers = self.due if index is None else frozenset((index,))
        if wrong:
            dealers = self._all
        self.due = dealers
        self._turn(1)
        self.last = dealer or ""
        return tuple(sorted(dealers))

    def misdealt(self) -> None:
        """The deal was void: the same dealer deals again."""
        self._turn(-1)

    def anyone(self) -> None:
        """A new game: who deals first is for the cut, or for the players."""
        self.due = self._all

    @property
    def _all(self) -> frozenset[int]:
        return frozenset(range(self.players))

    def _turn(self, by: int) -> None:
        """The deal goes round so many places."""
        self.due = frozenset((one + by) % self.players for one in self.due)


@dataclass
class Tally:
    """Games won by each player; None once it can no longer be told."""

    won: list[int] | None = field(default_factory=lambda: [0, 0])

    def count(self, winner: int | None) -> None:
        """A game ended."""
        if winner is None:
            self.won = None
        elif self.won is not None:
            self.won[winner] += 1

    def words(self) -> str | None:
        """`2-1`, or None."""
        return None if self.won is None else f"{self.won[0]}-{self.won[1]}"
