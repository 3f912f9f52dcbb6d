"""Who the players are, and who ought to deal."""

from dataclasses import dataclass, field

from ecarte_notation.games.ecarte.statements import Cut
from ecarte_notation.record.match import DealRecord, MatchRecord


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
        names += [name for name in said if name not in names]
    return tuple(names[:2]), False


@dataclass
class Deals:
    """Whose deal it is: `due` holds the players (0 or 1) who may deal next."""

    names: tuple[str, ...]
    due: frozenset[int] = frozenset((0, 1))
    last: str = ""

    def index(self, name: str | None) -> int | None:
        """The player of that name, None for an unknown one."""
        return self.names.index(name) if name in self.names else None

    def expected(self) -> str | None:
        """The name of the player who surely deals next, else None."""
        (one, *more) = self.due
        return self.names[one] if not more and one < len(self.names) else None

    def skip(self, missing: int) -> None:
        """So many deals are missing from the record here; they alternated too."""
        if missing % 2:
            self.due = frozenset(1 - one for one in self.due)

    def dealt(self, dealer: str | None) -> tuple[int, ...]:
        """Note who dealt; the players who may have dealt this deal, more than one if doubtful."""
        index = self.index(dealer)
        wrong = index is not None and index not in self.due
        dealers = self.due if index is None else frozenset((index,))
        if wrong:
            dealers = frozenset((0, 1))
        self.due = frozenset(1 - one for one in dealers)
        self.last = dealer or ""
        return tuple(sorted(dealers))

    def misdealt(self) -> None:
        """The deal was void: the same dealer deals again."""
        self.due = frozenset(1 - one for one in self.due)

    def anyone(self) -> None:
        """A new game: who deals first is for the cut, or for the players."""
        self.due = frozenset((0, 1))


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
