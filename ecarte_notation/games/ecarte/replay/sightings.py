"""Where each known card was seen last in a deal."""

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.hand import Hand
from ecarte_notation.cards.truth import Truth
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.steps import Sighting


class Sightings:
    """The last place of each card.

    A card seen in two places at once is disputed: of it nothing more is concluded, so that one
    slip is one finding.
    """

    def __init__(self) -> None:
        """Nothing seen yet."""
        self._last: dict[int, Sighting] = {}
        self._disputed = 0

    def __copy__(self) -> "Sightings":
        """The same sightings, to be changed alone."""
        other = Sightings()
        other._last, other._disputed = dict(self._last), self._disputed
        return other

    def at(self, card: Card) -> Sighting | None:
        """Where `card` was seen last; None for an unknown, unseen or disputed one."""
        return None if card.mask & self._disputed else self._last.get(card.mask)

    def put(self, card: Card, sighting: Sighting) -> None:
        """`card` was seen there; unknown cards are not kept."""
        if card.known:
            self._last[card.mask] = sighting

    def dispute(self, card: Card) -> None:
        """Conclude nothing more of `card`."""
        if card.known:
            self._disputed |= card.mask

    def dispute_held(self, seat: Seat) -> None:
        """Conclude nothing more of the cards that were seen last in the hand of `seat`."""
        for mask, sighting in self._last.items():
            if sighting.holder is seat:
                self._disputed |= mask

    def holding(self, seat: Seat, card: Card, hand: Hand) -> Truth:
        """Whether `seat`, whose hand is `hand`, holds `card`."""
        if not card.known or card.mask & self._disputed:
            return Truth.CANNOT_TELL if hand.size else Truth.NO
        if card.mask & hand.known:
            return Truth.YES
        seen = self._last.get(card.mask)
        if seen and seen.holder is not seat:
            return Truth.NO
        return hand.holds(card)
