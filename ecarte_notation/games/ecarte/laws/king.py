"""Chapter 8 of the laws: declaring the king of trumps."""

from enum import Enum

from ecarte_notation.games.ecarte.seats import DEALER, Seat

KING_POINTS = 1


class Window(Enum):
    """When a declaration comes: in time, in time but after elder's lead, or too late."""

    OPEN = "open"
    AFTER_LEAD = "after the lead"
    CLOSED = "closed"


def window(seat: Seat, played: tuple[int, int]) -> Window:
    """How a declaration by `seat` stands when `played` (elder's, dealer's) cards lie on the table.

    It must come before his own first card. A dealer who waits for elder's lead is still in
    time, though the books' convention is to declare before it.
    Source: Laws 8.2 and 8.3; Hoyle p. 0275; Britannica 1911.
    """
    if played[seat]:
        return Window.CLOSED
    if seat is DEALER and played[seat.other]:
        return Window.AFTER_LEAD
    return Window.OPEN
