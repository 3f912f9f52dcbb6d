"""One deal as events: its statements in order, its tricks with who took them."""

from collections.abc import Callable, Iterator
from typing import Any

from ecarte_notation.games.ecarte.laws.company import elder_beside
from ecarte_notation.games.ecarte.laws.playing import takes
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Decision,
    Exchanged,
    Faced,
    GivenUp,
    HandDealt,
    HandThrown,
    KingDeclared,
    Misdeal,
    Parcel,
    Replayed,
    Revoked,
    TurnUp,
)
from ecarte_notation.games.ecarte.steps import DealSettled, TrickCard
from ecarte_notation.games.ecarte.tale.events import Event
from ecarte_notation.games.ecarte.tale.telling import both, marks_of, told


class Told:
    """Tells the statements of one deal; `names` are elder's and dealer's."""

    def __init__(self, step: DealSettled, plays: list[TrickCard], profile: Profile) -> None:
        """`plays` are the cards on the table in order."""
        self.names = seated(step)
        self.plays, self.profile = plays, profile
        self.tricks = [0, 0]
        self.number = 0
        self.lead: TrickCard | None = None
        self.accepted = False
        self.trump = step.turn_up.suit
        self.record = step.record
        self.said: dict[type, Callable[[Any], tuple[str, dict[str, Any]]]] = {
            TurnUp: lambda one: ("turned", {"dealer": self.names[DEALER], "card": one.card.card}),
            HandDealt: self._hand,
            Faced: lambda one: ("faced", {"card": one.card.card}),
            Decision: self._decision,
            Exchanged: self._exchange,
            KingDeclared: self._king,
            GivenUp: self._given_up,
            HandThrown: lambda one: ("thrown", {"player": self.names[one.seat]}),
            Revoked: lambda one: ("revoked", {"player": self.names[one.seat]}),
            Replayed: self._again,
            Misdeal: lambda one: ("misdeal", {"cause": one.cause or "none"}),
        }

    def events(self) -> Iterator[Event]:
        """The events of the deal but for its award and score; a trick is one of them."""
        led: Event | None = None
        for _, event in self.moments():
            if led and event.kind.startswith("trick-"):
                yield both(led, event)
                led = None
                continue
            if led and event.kind != "king":
                yield led
                led = None
            if event.kind == "led":
                led = event
            else:
                yield event
        if led:
            yield led

    def moments(self) -> Iterator[tuple[Any, Event]]:
        """The statements of the deal, each with its event; the two cards of a trick apart.

        The first stands for the opening words and comes with the record itself.
        """
        head = self.record
        facts = {"dealer": self.names[DEALER], "elder": self.names[ELDER]}
        yield head, told("dealt", facts, head.head, head.marks)
        on_table = {id(one.statement): one for one in self.plays}
        for item in head.items:
            if isinstance(item, CardPlayed):
                if id(item) in on_table:
                    yield item, self._card(on_table[id(item)])
            elif type(item) in self.said:
                kind, facts = self.said[type(item)](item)
                yield item, told(kind, facts, item.span, marks_of(item))

    def _card(self, play: TrickCard) -> Event:
        lead, self.lead = self.lead, None if self.lead else play
        pair = [lead, play] if lead else [play]
        kind, facts = self._trick(pair)
        return told(kind, facts, play.statement.span, play.statement.marks)

    def _again(self, _: Replayed) -> tuple[str, dict[str, Any]]:
        self.lead, self.tricks, self.number = None, [0, 0], 0
        return "replayed", {}

    def _trick(self, pair: list[TrickCard]) -> tuple[str, dict[str, Any]]:
        lead, leader = pair[0].statement.card, pair[0].seat
        if len(pair) < 2:
            self.number += 1
        facts: dict[str, Any] = {"number": self.number, "lead": lead, "leader": self._name(leader)}
        if len(pair) < 2:
            return "led", facts
        reply = pair[1].statement.card
        facts |= {"reply": reply, "other": self._name(pair[1].seat)}
        taken = takes(lead, reply, self.trump, self.profile) if lead.mask and reply.mask else None
        if taken is None or leader is None:
            return "trick-open", facts
        winner = leader.other if taken else leader
        self.tricks[winner] += 1
        how = "held"
        if taken:
            trumped = reply.suit == self.trump != lead.suit and reply.known
            how = "trumped" if trumped else "taken"
        return f"trick-{how}", facts | {"winner": self.names[winner]}

    def _name(self, seat: Seat | None) -> str:
        return "" if seat is None else self.names[seat]

    def _hand(self, one: HandDealt) -> tuple[str, dict[str, Any]]:
        return "hand", {"player": self.names[one.seat], "cards": _cards(one.cards)}

    def _decision(self, one: Decision) -> tuple[str, dict[str, Any]]:
        elder = one.word.value in ("stand", "propose")
        player = self.names[ELDER if elder else DEALER]
        kind = one.word.value
        if kind == "stand" and self.accepted:
            kind = "stand-changed"
        self.accepted = self.accepted or kind == "accept"
        return kind, {"player": player, "count": one.count or 0}

    def _exchange(self, one: Exchanged) -> tuple[str, dict[str, Any]]:
        gone, come = one.discarded, one.received or Parcel(one.discarded.count)
        facts = {
            "player": self.names[one.seat],
            "gone": gone.count,
            "discards": _cards(gone.cards),
            "come": come.count,
            "drawn": _cards(come.cards),
            "back": sum(parcel.count for parcel in one.recovered),
        }
        if not gone.count:
            return "kept-all", facts
        named = "named" if gone.cards or come.cards else "counted"
        return f"exchange-{named}", facts

    def _king(self, one: KingDeclared) -> tuple[str, dict[str, Any]]:
        if one.seat is None:
            return "king-turned", {"player": self.names[DEALER]}
        return "king", {"player": self.names[one.seat]}

    def _given_up(self, one: GivenUp) -> tuple[str, dict[str, Any]]:
        return "claimed" if one.claimed else "conceded", {"player": self.names[one.seat]}


def seated(step: DealSettled) -> tuple[str, str]:
    """Elder's and dealer's names, "" where it is not known who sat there."""
    if len(step.dealers) != 1:
        return "", ""
    dealer = step.dealers[0]
    return step.names[elder_beside(dealer, len(step.names))], step.names[dealer]


def _cards(cards: tuple[CardWritten, ...]) -> tuple[Any, ...]:
    return tuple(one.card for one in cards)
