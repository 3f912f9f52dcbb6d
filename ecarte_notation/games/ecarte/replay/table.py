"""One deal under replay: the position, what was seen where, the steps taken so far."""

from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.cards.card import ALL_CARDS, NO_CARD_KNOWN, Card
from ecarte_notation.cards.hand import Hand
from ecarte_notation.cards.truth import Truth
from ecarte_notation.findings.fix import Edit, Fix
from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.laws.dealing import Dealt, Order
from ecarte_notation.games.ecarte.position import Position
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.proof.story import Change
from ecarte_notation.games.ecarte.replay.sightings import Sightings
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import Faced, PlayOpened
from ecarte_notation.games.ecarte.steps import KingSaid, TrickCard
from ecarte_notation.record.match import DealRecord, Mishap
from ecarte_notation.record.steps import Unread
from ecarte_notation.text.span import Span

EVERY_CASE = (None, ELDER, DEALER)


@dataclass
class Table:
    """What the handlers of statements share.

    `cut_short` says that the match broke off in this deal, so that tricks may be missing;
    `orders` are the packets in which this game may be dealt;
    `dealt` is the pack dealt out, if it was written; `misread` are the seats of which some card
    was not in the hand as written; `sound` counts the cards before a malformed trick; `void` is the place of a misdeal. `dealer_first` and
    `again` follow a dealer's exchange that stands before elder's; `asked` is the number that
    elder named, `taken_back` who recovered discards.
    `changes` are the exchanges for the proof by counting, unless one was `muddled`;
    `king_proved` is who must have held the king by that proof. `revokes` are the revokes claimed, `opening` is how things stood when the play began.
    """

    record: DealRecord
    profile: Profile
    place: Where
    cut_short: bool = False
    orders: tuple[Order, ...] = ()
    position: Position = field(init=False)
    seen: Sightings = field(default_factory=Sightings)
    steps: list[Any] = field(default_factory=list)
    dealt: Dealt | None = None
    shown: dict[str, Span] = field(default_factory=dict)
    dealing: bool = True
    refused: bool = False
    dealer_first: bool = False
    again: bool = False
    turned_said: bool = False
    proposal: Span | None = None
    asked: int | None = None
    taken_back: set[Seat] = field(default_factory=set)
    discards: dict[Seat, tuple[Card, ...] | None] = field(default_factory=dict)
    play: Span | None = None
    plays: list[TrickCard] = field(default_factory=list)
    kings: list[KingSaid] = field(default_factory=list)
    in_trick: int = 0
    copied: bool = False
    malformed: bool = False
    sound: int | None = None
    misread: set[Seat] = field(default_factory=set)
    skip_answer: bool = False
    void: Span | None = None
    too_many: bool = False
    given_up: bool = False
    faced: Faced | None = None
    changes: list[Change] = field(default_factory=list)
    muddled: bool = False
    king_proved: Seat | None = None
    revokes: dict[Seat, Span] = field(default_factory=dict)
    proved: set[Seat] = field(default_factory=set)
    opening: tuple[Position, Sightings] | None = None

    def __post_init__(self) -> None:
        """An empty table."""
        self.position = Position(self.profile)

    def where(self, seat: Seat | None = None, trick: int = 0) -> Where:
        """The deal, with the trick and the seat where they apply."""
        return self.place._replace(trick=trick, seat="" if seat is None else str(seat))

    def hand(self, seat: Seat) -> Hand:
        """The hand of `seat` as far as known."""
        return self.position.hands[seat]

    def set_hand(self, seat: Seat, hand: Hand) -> None:
        """Give `seat` another hand."""
        hands = (hand, self.hand(DEALER)) if seat is ELDER else (self.hand(ELDER), hand)
        self.position = self.position._replace(hands=hands)

    def holding(self, seat: Seat, card: Card) -> Truth:
        """Whether `seat` holds `card` now."""
        return self.seen.holding(seat, card, self.hand(seat))

    def dispute(self, card: Card) -> None:
        """A card was seen in two places: neither is sure any longer."""
        self.seen.dispute(card)
        for seat in Seat:
            hand = self.hand(seat)
            if hand.known & card.mask:
                loose = Hand(hand.known & ~card.mask, (*hand.slots, ALL_CARDS))
                self.set_hand(seat, loose)
        if card == self.position.turn_up:
            self.position = self.position._replace(turn_up=NO_CARD_KNOWN)

    def doubt_hand(self, seat: Seat) -> None:
        """A player had a card that was not in his hand as written: what is left of it is in doubt."""
        self.misread.add(seat)
        self.seen.dispute_held(seat)
        self.set_hand(seat, Hand.unknown(self.hand(seat).size))

    def doubt(self) -> None:
        """A decision was out of order: who is vulnerable can no longer be told."""
        self.position = self.position._replace(vulnerable=EVERY_CASE)

    def misplaced(self, statement: Any, word: str, because: str) -> None:
        """A statement stands where it cannot stand; it is passed over."""
        self.unread("out-of-order", statement.span, statement=word, because=because)

    def repeated(self, statement: Any, word: str) -> None:
        """A statement was made a second time; it is passed over."""
        twin = next(one for one in self.record.items if one == statement) is not statement
        same = twin and not statement.marks and not isinstance(statement, PlayOpened)
        fix = Fix((Edit(statement.span, ""),), "remove the second one", safe=True)
        self.unread("repeated-statement", statement.span, (fix,) if same else (), statement=word)

    def unread(self, kind: str, span: Span, fixes: tuple[Fix, ...] = (), **facts: Any) -> None:
        """Something of the record family."""
        mishap = Mishap(kind, span, facts, self.record.number or 0, fixes)
        self.steps.append(Unread(mishap, self.where()))
