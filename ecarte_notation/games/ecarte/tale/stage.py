"""The table of a deal, moment by moment: what a spectator sees who knows what the record knows."""

from collections.abc import Callable, Iterator
from typing import Any

from ecarte_notation.cards.card import NO_CARD_KNOWN
from ecarte_notation.games.ecarte.laws.company import elder_beside
from ecarte_notation.games.ecarte.laws.dealing import STOCK_SIZE, king_turned
from ecarte_notation.games.ecarte.laws.king import KING_POINTS
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Exchanged,
    HandDealt,
    KingDeclared,
    Replayed,
    TurnUp,
)
from ecarte_notation.games.ecarte.steps import DealSettled, TrickCard
from ecarte_notation.games.ecarte.tale.deal import Told
from ecarte_notation.games.ecarte.tale.events import Event, Frame, Laid
from ecarte_notation.games.ecarte.tale.spread import Spread

_DEALING = ("dealt", "turned", "hand", "faced", "king-turned")


class Stage:
    """Walks a deal; `score` is the players' before it, () where it is not known."""

    def __init__(self, step: DealSettled, plays: list[TrickCard], score: tuple[int, ...]) -> None:
        """`plays` are the cards on the table in order, those before a `replay` too."""
        self.step, self.plays, self.score = step, plays, score
        self.hands = (Spread(), Spread())
        self.table: list[tuple[Seat | None, Laid]] = []
        self.tricks, self.trick = [0, 0], 0
        self.winner: Seat | None = None
        self.stock, self.turn_up = STOCK_SIZE, Laid(NO_CARD_KNOWN)
        self.opening: tuple[list[Laid], list[Laid]] | None = None
        self._next = 0
        self._deeds: dict[type, Callable[[Any], None]] = {
            TurnUp: self._turn,
            HandDealt: self._hand,
            Exchanged: self._exchange,
            KingDeclared: self._king,
            Replayed: self._again,
        }

    def frames(self, teller: Told, outcome: list[Event]) -> Iterator[Frame]:
        """The deal as dealt, then a frame for each thing said or played, then what it earned."""
        dealing: list[Event] = []
        last = self.step.record.head
        for item, event in teller.moments():
            if dealing and event.kind not in _DEALING:
                yield self._frame(dealing, last)
                dealing = []
            last = last._replace(end=event.span.end)
            self._do(item, event)
            if self.trick or event.kind not in _DEALING:
                yield self._frame([event], event.span)
            else:
                dealing.append(event)
        if dealing:
            yield self._frame(dealing, last)
        yield from self._outcome(outcome, last.end)

    def _outcome(self, outcome: list[Event], end: int) -> Iterator[Frame]:
        for event in outcome:
            if event.kind == "score":
                self.score = tuple(map(int, event.facts["score"].split("-")))
        self.table, self.winner = [], None
        if outcome:
            yield self._frame(outcome, self.step.record.span._replace(start=end))

    def _frame(self, events: list[Event], span: Any) -> Frame:
        elder, dealer = self.hands
        return Frame(
            tuple(events),
            span,
            (tuple(elder.cards), tuple(dealer.cards)),
            tuple(self.table),
            self.trick,
            self.winner,
            (self.tricks[ELDER], self.tricks[DEALER]),
            self.stock,
            self.turn_up,
            self.score,
        )

    def _do(self, item: Any, event: Event) -> None:
        if isinstance(item, CardPlayed):
            self._play(event)
        elif type(item) in self._deeds:
            self._deeds[type(item)](item)

    def _turn(self, one: TurnUp) -> None:
        self.turn_up = _laid(one.card)
        if self.step.turned and king_turned(one.card.card):
            self._point(DEALER)

    def _hand(self, one: HandDealt) -> None:
        self.hands[one.seat].cards = [_laid(card) for card in one.cards]

    def _exchange(self, one: Exchanged) -> None:
        hand = self.hands[one.seat]
        for card in one.discarded.cards:
            hand.take(card.card)
        hand.lose(one.discarded.count - len(one.discarded.cards))
        back = sum(parcel.count for parcel in one.recovered)
        come = one.received.count if one.received else one.discarded.count - back
        named = one.received.cards if one.received else ()
        hand.add(_laid(card) for card in named)
        hand.add(_laid(card) for parcel in one.recovered for card in parcel.cards)
        nameless = come - len(named) + sum(p.count - len(p.cards) for p in one.recovered)
        hand.add([Laid(NO_CARD_KNOWN)] * nameless)
        self.stock = max(0, self.stock - come)

    def _king(self, one: KingDeclared) -> None:
        said = next((said for said in self.step.kings if said.statement is one), None)
        if said and said.counts and one.seat is not None:
            self._point(one.seat)

    def _again(self, _: Replayed) -> None:
        if self.opening:
            for hand, cards in zip(self.hands, self.opening, strict=True):
                hand.cards = list(cards)
        self.table, self.winner, self.tricks, self.trick = [], None, [0, 0], 0

    def _play(self, event: Event) -> None:
        play = self.plays[self._next]
        if event.kind == "led":
            self.table, self.winner, self.trick = [], None, event.facts["number"]
        if self.trick == 1 and not self.table:
            self._begin()
        self._next += 1
        laid = Laid(play.statement.card, play.statement.span)
        if play.seat is not None:
            self.hands[play.seat].take(laid.card)
        elif event.kind != "led":  # each has played one of the two, nobody knows which
            for hand in self.hands:
                hand.lose(1)
        self.table.append((play.seat, laid))
        if event.facts.get("winner") is not None:
            leader = self.table[0][0]
            self.winner = leader if event.kind == "trick-held" else play.seat
            if self.winner is not None:
                self.tricks[self.winner] += 1

    def _begin(self) -> None:
        """The play begins: what each will play he holds."""
        left = self.plays[self._next :]
        for seat in Seat:
            own = [one.statement for one in left if one.seat is seat]
            self.hands[seat].foresee([Laid(one.card, one.span) for one in own])
        self.opening = (list(self.hands[ELDER].cards), list(self.hands[DEALER].cards))

    def _point(self, seat: Seat) -> None:
        """A king is scored at once, where it is known who sat there."""
        if len(self.step.dealers) != 1 or not self.score:
            return
        name = self.step.dealers[0] if seat is DEALER else _elder(self.step)
        score = list(self.score)
        score[name] += KING_POINTS
        self.score = tuple(score)


def _elder(step: DealSettled) -> int:
    return elder_beside(step.dealers[0], len(step.names))


def _laid(one: CardWritten) -> Laid:
    return Laid(one.card, one.span)
