"""Kings that were held, or turned and to be claimed, and of which nothing was said."""

from collections.abc import Callable, Iterator

from ecarte_notation.games.ecarte.laws.dealing import king_turned
from ecarte_notation.games.ecarte.laws.king import turned_king_needs_claim
from ecarte_notation.games.ecarte.laws.scoring import wins
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.judging import king_kept
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import DEALER, Seat
from ecarte_notation.games.ecarte.steps import KingKept, TurnedKingKept


def kings_kept(
    table: Table, worth_of: Callable[[Seat], str], *, claimed: bool
) -> Iterator[KingKept | TurnedKingKept]:
    """The steps for a king kept back; `claimed` says that the turned king was spoken of."""
    turned = bool(king_turned(table.position.turn_up)) and not table.record.lost
    if turned and not claimed and turned_king_needs_claim(table.profile):
        span = table.shown.get("turn", table.record.head)
        yield TurnedKingKept(table.where(DEALER), worth_of(DEALER), span)
    if kept := king_kept(table):
        seat, king, span, seen = kept
        yield KingKept(table.where(seat), seat, king, worth_of(seat), span, seen)


def worth(start: tuple[int, ...] | None, player: int, name: str, profile: Profile) -> str:
    """What a king's point would have changed for `player`, where the score at the start is known."""
    if start is None:
        return "the point would have counted before the tricks"
    raised = start[player] + 1
    if wins(raised, profile):
        return f"the point would have won the game for {name} at once"
    others = " and ".join(str(one) for at, one in enumerate(start) if at != player)
    return f"it would have brought {name} to {raised} (against {others}) before the play"
