"""The two seats of a deal."""

from enum import IntEnum


class Seat(IntEnum):
    """ELDER leads and speaks first; DEALER dealt. A seat belongs to a deal, a player to the match."""

    ELDER = 0
    DEALER = 1

    @property
    def other(self) -> "Seat":
        """The opposite seat."""
        return Seat.DEALER if self is Seat.ELDER else Seat.ELDER

    def __str__(self) -> str:
        """The word of the notation."""
        return "elder" if self is Seat.ELDER else "dealer"


ELDER, DEALER = Seat.ELDER, Seat.DEALER
