"""Chapter 8 of the laws: declaring the king of trumps."""

from enum import Enum

from ecarte_notation.games.ecarte.profile import FalseKing, KingTiming, Profile, TurnedKingClaim
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat

KING_POINTS = 1


class Window(Enum):
    """When a declaration comes: in time, in time but after elder's lead, or too late."""

    OPEN = "open"
    AFTER_LEAD = "after the lead"
    CLOSED = "closed"


def window(
    seat: Seat, played: tuple[int, int], profile: Profile, *, led_king: bool = False
) -> Window:
    """How a declaration by `seat` stands when `played` (elder's, dealer's) cards lie on the table.

    `led_king` says that the one card on the table is, or may be, the king that elder led.
    Where dealer may wait for elder's lead he is in time, though custom is to declare before it.
    Source: Laws 8.2 and 8.3 (switch king_timing); Hoyle p. 0275; Britannica 1911.
    """
    timing = profile.king_timing
    if seat is ELDER and led_king and played == (1, 0) and timing in _LED:
        return Window.OPEN
    if played[seat]:
        return Window.CLOSED
    if seat is DEALER and played[ELDER]:
        return Window.CLOSED if timing in _BEFORE else Window.AFTER_LEAD
    return Window.OPEN


_LED = (KingTiming.OWN_OR_LED, KingTiming.BEFORE_LEAD_OR_LED)
_BEFORE = (KingTiming.BEFORE_LEAD, KingTiming.BEFORE_LEAD_OR_LED)


def turned_king_needs_claim(profile: Profile) -> bool:
    """Whether a turned king counts only if it was claimed; Laws 8.1 (switch turned_king_claim)."""
    return profile.turned_king_claim is TurnedKingClaim.CLAIM


def false_king_points(profile: Profile) -> int:
    """What the adversary marks for a king declared and not held; Laws 8.6 (switch false_king)."""
    return KING_POINTS if profile.false_king is FalseKing.ADVERSARY else 0
