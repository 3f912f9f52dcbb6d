"""The state of a deal, legal or not: simply what is the case; knows no spelling."""

from enum import Enum
from typing import NamedTuple

from ecarte_notation.cards.card import NO_CARD_KNOWN, Card
from ecarte_notation.cards.hand import Hand
from ecarte_notation.games.ecarte.laws.dealing import (
    HAND_SIZE,
    PACK_SIZE,
    STOCK_SIZE,
    Order,
    deal_out,
    king_turned,
    packet_orders,
)
from ecarte_notation.games.ecarte.laws.scoring import (
    TRICKS,
    Award,
    Case,
    Thrown,
    over,
    possible_cases,
)
from ecarte_notation.games.ecarte.profile import CLASSIC, Profile
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat


class Phase(Enum):
    """Whose turn it is to do what."""

    DECIDING = "elder stands or proposes"
    ANSWERING = "dealer accepts or refuses"
    ELDER_EXCHANGES = "elder exchanges"
    DEALER_EXCHANGES = "dealer exchanges"
    PLAYING = "the tricks are played"
    OVER = "the deal is over"


class Position(NamedTuple):
    """A moment of a deal. Pairs are elder's then dealer's.

    `stock` counts the cards surely left at most, `stock_least` at least. `score` is the game
    score with the kings of this deal in it, None where unknown. `vulnerable` holds every case
    of who pays double that is still possible. `kings` are the seats that declared, `revoked`
    those whose revoke was claimed, `thrown` says who threw his hand in. `changed` is how many
    cards elder has just exchanged.
    `leader` is None where unknown cards leave the winner of the last trick open.
    """

    profile: Profile = CLASSIC
    turn_up: Card = NO_CARD_KNOWN
    hands: tuple[Hand, Hand] = (Hand.unknown(HAND_SIZE), Hand.unknown(HAND_SIZE))
    stock: int = STOCK_SIZE
    stock_least: int = STOCK_SIZE
    score: tuple[int, int] | None = None
    phase: Phase = Phase.DECIDING
    proposals: int = 0
    changed: int | None = None
    vulnerable: tuple[Seat | None, ...] = (None,)
    kings: tuple[Seat, ...] = ()
    leader: Seat | None = ELDER
    lead: Card | None = None
    played: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)
    taken: int = 0
    revoked: tuple[Seat, ...] = ()
    thrown: Thrown | None = None

    @property
    def trump(self) -> str:
        """The suit of the turn-up, `x` where unknown."""
        return self.turn_up.suit

    @property
    def to_play(self) -> Seat | None:
        """Whose card comes next, None where that is unknown or nobody's."""
        if self.phase is not Phase.PLAYING or self.leader is None or self.taken == TRICKS:
            return None
        return self.leader if self.lead is None else self.leader.other

    @property
    def game_over(self) -> bool:
        """Whether the game was surely won by what has been scored so far."""
        return self.score is not None and over(self.score, self.profile)


def open_deal(
    pack: tuple[Card, ...],
    *,
    score: tuple[int, int] | None = (0, 0),
    profile: Profile = CLASSIC,
    packets: Order = (),
) -> Position:
    """The position after a pack of 32 cards was dealt; a turned king is scored at once.

    Where it must be claimed it is taken to have been. `score` is elder's and dealer's before
    the deal; `packets`, such as (3, 2), are the usual ones if left out. ValueError for a pack that
    is not 32 different known cards. Source: Laws 3, 4 and 8.1.
    """
    if len(pack) != PACK_SIZE or len(set(pack)) != PACK_SIZE or not all(c.known for c in pack):
        raise ValueError("a pack is 32 different known cards")
    dealt = deal_out(pack, packets or packet_orders(profile)[0])
    hands = (Hand.of(dealt.elder), Hand.of(dealt.dealer))
    return Position(profile, dealt.turn_up, hands, score=with_turned_king(score, dealt.turn_up))


def with_turned_king(score: tuple[int, int] | None, turn_up: Card) -> tuple[int, int] | None:
    """The score (elder, dealer) once the turn-up has been scored; None where it is unknown."""
    turned = king_turned(turn_up)
    if score is None or turned is None:
        return None
    return with_point(score, DEALER) if turned else score


def with_point(
    score: tuple[int, int] | None, seat: Seat, points: int = 1
) -> tuple[int, int] | None:
    """The score (elder, dealer) with `points` more for `seat`; None stays None."""
    if score is None:
        return None
    return (score[0] + points, score[1]) if seat is ELDER else (score[0], score[1] + points)


def with_award(score: tuple[int, int] | None, award: Award) -> tuple[int, int] | None:
    """The score (elder, dealer) after an award; a debit never goes below nought."""
    raised = with_point(score, award.seat, award.points)
    if raised is None or not award.debit:
        return raised
    elder, dealer = raised
    if award.seat is ELDER:
        return elder, max(0, dealer - award.debit)
    return max(0, elder - award.debit), dealer


def cases_of(position: Position, tricks: tuple[int, int] | None = None) -> frozenset[Case]:
    """Every way the deal may come out, with `tricks` surely taken (the position's, if left out)."""
    return possible_cases(
        position.tricks if tricks is None else tricks,
        position.vulnerable,
        position.profile,
        revoked=position.revoked,
        thrown=position.thrown,
    )
