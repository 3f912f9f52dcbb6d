"""What a player can do; knows no spelling."""

from dataclasses import dataclass

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.seats import Seat


@dataclass(frozen=True, slots=True)
class Stand:
    """Elder plays without exchanging."""


@dataclass(frozen=True, slots=True)
class Propose:
    """Elder proposes an exchange."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Dealer accepts the proposal."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Dealer refuses the proposal: the hands are played as they are."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """`seat` lays `discards` aside, takes back `recovered` of them and draws the rest.

    `draws` left empty are unknown cards; so many as are discarded and not recovered.
    """

    seat: Seat
    discards: tuple[Card, ...]
    draws: tuple[Card, ...] = ()
    recovered: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class DeclareKing:
    """`seat` declares the king of trumps."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayCard:
    """The player whose turn it is plays `card`."""

    card: Card


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The remaining tricks go to `winner` without being played."""

    winner: Seat


Action = Stand | Propose | Accept | Refuse | Exchange | DeclareKing | PlayCard | GiveUp
