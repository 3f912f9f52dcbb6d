"""A hand as one sees it: its cards in the order in which they were written, backs for the others."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ecarte_notation.cards.card import NO_CARD_KNOWN, Card
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.tale.events import Laid

_BACK = Laid(NO_CARD_KNOWN)


@dataclass
class Spread:
    """The cards of a hand; `coming` are those that its player will yet be seen to play."""

    cards: list[Laid] = field(default_factory=lambda: [_BACK] * HAND_SIZE)
    coming: list[Card] = field(default_factory=list)

    def add(self, cards: Iterable[Laid]) -> None:
        """More cards, behind the others."""
        self.cards += cards

    def foresee(self, plays: Iterable[Laid]) -> None:
        """What is played later is held now: it takes the place of a card not wholly known."""
        self.coming = [one.card for one in plays if one.card.known]
        for one in plays:
            places = [at for at in self._places(one.card) if not self.cards[at].card.known]
            if one.card.known and places and all(one.card != held.card for held in self.cards):
                self.cards[min(places, key=self._vagueness)] = one

    def take(self, card: Card) -> None:
        """A card leaves the hand; total, so it also answers for one that is not there.

        Where several may have been the one that left, nothing is known of those that remain.
        """
        if card in self.coming:
            self.coming.remove(card)
        same = [at for at, one in enumerate(self.cards) if one.card == card]
        places = same if card.known and same else self._places(card)
        if not places:
            return
        gone = min(places, key=self._vagueness) if card.known else places[0]
        if not card.known and len({self.cards[at].card for at in places}) > 1:
            for at in places:
                self.cards[at] = _BACK
        del self.cards[gone]

    def lose(self, count: int) -> None:
        """So many cards leave it, and nobody wrote which."""
        for _ in range(count):
            self.take(NO_CARD_KNOWN)

    def _places(self, card: Card) -> list[int]:
        """Where a card may lie, without those that are seen later."""
        return [
            at
            for at, one in enumerate(self.cards)
            if one.card.mask & card.mask and one.card not in self.coming
        ]

    def _vagueness(self, at: int) -> int:
        return self.cards[at].card.mask.bit_count()
