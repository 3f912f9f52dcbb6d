"""The 32 cards, and cards of which rank or suit is unknown; knows no game.

A card is the set of the cards that it may be: a mask of 32 bits, eight for each suit in the
order S H D C, and within a suit from the lowest bit 7 8 9 T A J Q K.
"""

from dataclasses import dataclass, field

RANKS = "KQJAT987"
SUITS = "SHDC"
UNKNOWN = "x"

_ASCENDING = RANKS[::-1]
ALL_CARDS = (1 << 32) - 1
SUIT_MASK = {suit: 0xFF << 8 * place for place, suit in enumerate(SUITS)}
RANK_MASK = {rank: 0x01010101 << place for place, rank in enumerate(_ASCENDING)}


@dataclass(frozen=True, slots=True)
class Card:
    """One card: `rank` of KQJAT987 or x, `suit` of SHDC or x; x is a thing nobody wrote down.

    `mask` has one bit for each card it may be: 1 (known), 4, 8 or 32 bits.
    """

    rank: str
    suit: str
    mask: int = field(compare=False, repr=False)

    @property
    def known(self) -> bool:
        """Whether both rank and suit are known."""
        return UNKNOWN not in (self.rank, self.suit)

    def __str__(self) -> str:
        """Rank then suit in two letters, `TC`, `xH`, `Kx` or `xx`."""
        return self.rank + self.suit


def _mask(rank: str, suit: str) -> int:
    return RANK_MASK.get(rank, ALL_CARDS) & SUIT_MASK.get(suit, ALL_CARDS)


_CARDS = {
    rank + suit: Card(rank, suit, _mask(rank, suit))
    for rank in RANKS + UNKNOWN
    for suit in SUITS + UNKNOWN
}
PACK = tuple(card for card in _CARDS.values() if card.known)
NO_CARD_KNOWN = _CARDS["xx"]


def card(text: str) -> Card:
    """The card written `text` in canonical form (`KS`, `xH`, `Kx`, `xx`); KeyError otherwise."""
    return _CARDS[text]


def cards_in(mask: int) -> tuple[Card, ...]:
    """The known cards of a mask, suits in the order S H D C, high cards first."""
    return tuple(one for one in PACK_BY_SUIT if one.mask & mask)


PACK_BY_SUIT = tuple(_CARDS[rank + suit] for suit in SUITS for rank in RANKS)


def mask_of(cards: "tuple[Card, ...] | list[Card]") -> int:
    """The union of the masks of `cards`."""
    union = 0
    for one in cards:
        union |= one.mask
    return union
