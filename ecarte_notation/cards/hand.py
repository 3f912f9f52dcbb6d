"""A hand of which some cards may be unknown; knows no game."""

from typing import NamedTuple

from ecarte_notation.cards.card import ALL_CARDS, Card
from ecarte_notation.cards.truth import Truth


class Hand(NamedTuple):
    """Cards held: `known` is a mask of cards surely held, `slots` one mask for each other card.

    A slot's mask holds at least every card that may lie there; a slot that could be narrowed
    further is allowed, so that a NO is always proved.
    """

    known: int = 0
    slots: tuple[int, ...] = ()

    @classmethod
    def of(cls, cards: "tuple[Card, ...] | list[Card]") -> "Hand":
        """The hand of these cards, known or not."""
        return cls().with_cards(cards)

    @classmethod
    def unknown(cls, size: int) -> "Hand":
        """`size` cards of which nothing is known."""
        return cls(0, (ALL_CARDS,) * size)

    @property
    def size(self) -> int:
        """How many cards are held."""
        return self.known.bit_count() + len(self.slots)

    def holds(self, one: Card) -> Truth:
        """Whether a card is held, as far as this hand alone can tell."""
        if one.mask & self.known:
            return Truth.YES if one.known else Truth.CANNOT_TELL
        if any(one.mask & slot for slot in self.slots):
            return Truth.CANNOT_TELL
        return Truth.NO

    def with_cards(self, cards: "tuple[Card, ...] | list[Card]") -> "Hand":
        """The hand with `cards` added; a known card that is already held is not counted again."""
        known, slots = self.known, list(self.slots)
        for one in cards:
            if one.known:
                known |= one.mask
            else:
                slots.append(one.mask)
        return Hand(known, tuple(slots))

    def without(self, one: Card) -> "Hand":
        """The hand after `one` has left it; total, so it also answers for a card not held.

        Where several cards may have been the one that left, those that remain become as vague
        as that leaves them.
        """
        if one.known and one.mask & self.known:
            return Hand(self.known & ~one.mask, self.slots)
        if not self.size:
            return self
        sure = self.known if not one.known else 0
        maybe = [bit for bit in _bits(sure) if bit & one.mask]
        slots = [slot for slot in self.slots if slot & one.mask]
        if not maybe and not slots:
            return self.loosened(1)
        return self._without_one_of(maybe, slots)

    def _without_one_of(self, maybe: list[int], slots: list[int]) -> "Hand":
        group = [*maybe, *slots]
        union = _union(group)
        rest = [slot for slot in self.slots if slot not in slots]
        return Hand(self.known & ~_union(maybe), (*rest, *([union] * (len(group) - 1))))

    def loosened(self, gone: int) -> "Hand":
        """The hand after `gone` cards, no one knows which, have left it."""
        every = [*_bits(self.known), *self.slots]
        return Hand(0, (_union(every),) * max(0, len(every) - gone))


def _bits(mask: int) -> list[int]:
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low)
        mask ^= low
    return bits


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
