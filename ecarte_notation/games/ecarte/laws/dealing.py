"""Chapters 1 to 4 of the laws: pack, cut, deal, turn-up."""

from typing import NamedTuple

from ecarte_notation.cards.card import RANK_MASK, RANKS, Card, card
from ecarte_notation.games.ecarte.laws.ranking import higher_rank
from ecarte_notation.games.ecarte.profile import CutDeals, FacedCard, Packets, Profile

HAND_SIZE = 5
PACK_SIZE = 32
STOCK_SIZE = PACK_SIZE - 2 * HAND_SIZE - 1
TURN_UP_PLACE = 2 * HAND_SIZE
_KINGS = RANK_MASK["K"]

Order = tuple[int, ...]
THREE_TWO: Order = (3, 2)
_ORDERS: dict[Packets, tuple[Order, ...]] = {
    Packets.THREE_TWO: (THREE_TWO,),
    Packets.EITHER: (THREE_TWO, (2, 3)),
    Packets.ANY: (THREE_TWO, (2, 3), (2, 2, 1), (1, 1, 1, 1, 1), (5,)),
}


class Dealt(NamedTuple):
    """A pack dealt: two hands of five in packets, the turn-up, the stock of 21."""

    elder: tuple[Card, ...]
    dealer: tuple[Card, ...]
    turn_up: Card
    stock: tuple[Card, ...]


def deal_out(pack: tuple[Card, ...], order: Order = THREE_TWO) -> Dealt:
    """Deal a pack of 32 cards, top card first, in packets of `order`: to elder, to dealer, by turns.

    Source: Laws 3.1, 3.3 and 4.1; Cavendish 1878, laws 8 and 10.
    """
    hands: tuple[list[Card], list[Card]] = ([], [])
    place = 0
    for size in order:
        for hand in hands:
            hand.extend(pack[place : place + size])
            place += size
    elder, dealer = hands
    return Dealt(tuple(elder), tuple(dealer), pack[TURN_UP_PLACE], tuple(pack[TURN_UP_PLACE + 1 :]))


def packet_orders(profile: Profile) -> tuple[Order, ...]:
    """The packets in which a deal may be dealt, the usual first; Laws 3.3 (switch packets)."""
    return _ORDERS[profile.packets]


def fixed_packets(profile: Profile) -> bool:
    """Whether the packets of a game's first deal bind its others; Laws 3.3."""
    return packet_orders(profile) != _ORDERS[Packets.ANY]


def cut_tied(first: Card, second: Card) -> bool:
    """Whether two cut cards are surely of equal rank, so that there must be another cut.

    Source: Laws 2.2.
    """
    return first.rank == second.rank and first.rank in RANKS


def dealer_by_cut(first: Card, second: Card, profile: Profile) -> int | None:
    """Who deals after a cut, 0 or 1 for who cut `first` or `second`; None where that is open.

    Source: Laws 2.1 (switch cut_deals).
    """
    higher = higher_rank(first, second, profile)
    wanted = {CutDeals.HIGHEST: True, CutDeals.LOWEST: False}.get(profile.cut_deals)
    if higher is None or wanted is None:
        return None
    return 0 if higher is wanted else 1


def redealt_when_faced(profile: Profile) -> bool:
    """Whether a card found faced before the turn-up makes a new deal; Laws 3.5 (faced_card)."""
    return profile.faced_card is FacedCard.NEW_DEAL


def king_turned(turn_up: Card) -> bool | None:
    """Whether the turn-up is a king; None where its rank is unknown.

    Source: Laws 4.3; Britannica 1911.
    """
    if turn_up.rank in RANKS:
        return bool(turn_up.mask & _KINGS)
    return None


def king_of(trump: str) -> Card:
    """The king of the trump suit; the unknown king `Kx` for the unknown suit."""
    return card("K" + trump)
