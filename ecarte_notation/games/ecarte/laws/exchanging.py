"""Chapters 5 to 7 of the laws: proposals and exchanges."""

from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.profile import Profile, StockShort
from ecarte_notation.games.ecarte.seats import ELDER, Seat


def may_propose(stock: int) -> bool:
    """Elder may propose while the stock (cards left) is not empty; Laws 5.6."""
    return stock > 0


def fewest_discards(seat: Seat) -> int:
    """Elder must discard at least one card, dealer none; Laws 6.1 and 6.2."""
    return 1 if seat is ELDER else 0


def most_discards(seat: Seat, stock: int, profile: Profile) -> int:
    """The most cards `seat` may lay aside with `stock` cards left.

    Under `elder_recovers_excess` elder is not bound by the stock; dealer always is.
    Source: Laws 6.1, 6.2, 7.1 and 7.3.
    """
    if seat is ELDER and recovery_allowed(seat, profile):
        return HAND_SIZE
    return min(HAND_SIZE, stock)


def recovery_allowed(seat: Seat, profile: Profile) -> bool:
    """Whether `seat` may ever take cards of his own discard back; Laws 7.2 (switch stock_short)."""
    return seat is ELDER and profile.stock_short is StockShort.ELDER_RECOVERS


def recovered_count(discards: int, stock: int) -> int:
    """How many of elder's discards come back when he asks for more than the stock holds; Laws 7.2."""
    return max(0, discards - stock)
