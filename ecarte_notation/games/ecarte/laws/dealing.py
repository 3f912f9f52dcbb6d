"""Chapters 1 to 4 of the laws: pack, cut, deal, turn-up."""

from typing import NamedTuple

from ecarte_notation.cards.card import RANK_MASK, RANKS, Card, card

HAND_SIZE = 5
PACK_SIZE = 32
STOCK_SIZE = PACK_SIZE - 2 * HAND_SIZE - 1
ELDER_PLACES = (0, 1, 2, 6, 7)
DEALER_PLACES = (3, 4, 5, 8, 9)
TURN_UP_PLACE = 10
_KINGS = RANK_MASK["K"]


class Dealt(NamedTuple):
    """A pack dealt: two hands of five in packets of three then two, the turn-up, the stock of 21."""

    elder: tuple[Card, ...]
    dealer: tuple[Card, ...]
    turn_up: Card
    stock: tuple[Card, ...]


def deal_out(pack: tuple[Card, ...]) -> Dealt:
    """Deal a pack of 32 cards, top card first: elder three, dealer three, two, two, the eleventh up.

    Source: Laws 3.1, 3.3 and 4.1; Cavendish 1878, laws 8 and 10.
    """
    return Dealt(
        tuple(pack[place] for place in ELDER_PLACES),
        tuple(pack[place] for place in DEALER_PLACES),
        pack[TURN_UP_PLACE],
        tuple(pack[TURN_UP_PLACE + 1 :]),
    )


def cut_tied(first: Card, second: Card) -> bool:
    """Whether two cut cards are surely of equal rank, so that there must be another cut.

    Source: Laws 2.2.
    """
    return first.rank == second.rank and first.rank in RANKS


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
