"""Chapters 5 to 7 of the laws: proposals and exchanges."""

from enum import Enum

from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.profile import EqualCount, MaxExchanges, Profile, StockShort
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat


class Closed(Enum):
    """Why elder may not propose."""

    STOCK = "stock"
    ONE_EXCHANGE = "one exchange"


def closed(stock: int, proposals: int, profile: Profile) -> Closed | None:
    """Why elder may not propose with `stock` cards left after so many proposals, or None.

    Source: Laws 5.6 (switches exchange_closed_at, max_exchanges).
    """
    if proposals and profile.max_exchanges is MaxExchanges.ONE:
        return Closed.ONE_EXCHANGE
    return Closed.STOCK if stock <= profile.exchange_closed_at else None


def number_binds(profile: Profile) -> bool:
    """Whether elder is bound by the number of cards he named; Laws 5.1 (propose_states_count)."""
    return profile.propose_states_count


def fewest_discards(seat: Seat, stock: int, profile: Profile) -> int:
    """The fewest cards `seat` may lay aside: elder one, dealer none or, while stock is left, one.

    Source: Laws 6.1 and 6.2 (switch dealer_discard_min).
    """
    return 1 if seat is ELDER else min(stock, profile.dealer_discard_min)


def due_from_dealer(elder: int | None, stock: int, profile: Profile) -> int | None:
    """How many cards dealer must exchange when elder has exchanged `elder`; None: as he likes.

    A stock too short for it lets him exchange fewer.
    Source: Laws 6.5 (switch exchange_equal_count).
    """
    if elder is None or profile.exchange_equal_count is EqualCount.OWN:
        return None
    return min(elder, stock)


def most_discards(seat: Seat, stock: int, profile: Profile) -> int:
    """The most cards `seat` may lay aside with `stock` cards left.

    Who may take discards back is not bound by the stock.
    Source: Laws 6.1, 6.2, 7.1 and 7.3.
    """
    return HAND_SIZE if recovery_allowed(seat, profile) else min(HAND_SIZE, stock)


_RECOVERS = {
    StockShort.ELDER_RECOVERS: ELDER,
    StockShort.DEALER_REMAINDER: DEALER,
    StockShort.DEALER_FROM_DISCARDS: DEALER,
}


def recovery_allowed(seat: Seat, profile: Profile) -> bool:
    """Whether `seat` may ever take discarded cards; Laws 7.2 (switch stock_short)."""
    return _RECOVERS.get(profile.stock_short) is seat


def recovers_from_all(profile: Profile) -> bool:
    """Whether the cards taken back are any discards, and that only once; Laws 7.2."""
    return profile.stock_short is StockShort.DEALER_FROM_DISCARDS


def recovered_count(discards: int, stock: int) -> int:
    """How many discards come back when more are laid aside than the stock holds; Laws 7.2."""
    return max(0, discards - stock)
