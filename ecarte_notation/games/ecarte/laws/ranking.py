"""Chapter 1 of the laws: how the cards of a suit rank."""

from functools import cache

from ecarte_notation.cards.card import RANKS, SUITS, Card, card
from ecarte_notation.games.ecarte.profile import Profile, RankOrder


def higher_cards(profile: Profile) -> dict[int, int]:
    """For the mask of each card the mask of the higher cards of its suit.

    Source: Laws 1.2 (switch rank_order).
    """
    return _higher(profile.rank_order)


@cache
def _higher(order: RankOrder) -> dict[int, int]:
    found = {}
    for suit in SUITS:
        above = 0
        for rank in order.value:
            mask = card(rank + suit).mask
            found[mask] = above
            above |= mask
    return found


def higher_rank(one: Card, other: Card, profile: Profile) -> bool | None:
    """Whether `one` ranks above `other`, whatever their suits; None where unknown or equal."""
    ranks = (one.rank, other.rank)
    if ranks[0] == ranks[1] or not set(ranks) <= set(RANKS):
        return None
    (first, second) = (card(rank + "S").mask for rank in ranks)
    return bool(higher_cards(profile)[second] & first)
