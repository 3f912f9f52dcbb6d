"""One deal as events: its statements in order, its tricks with who took them."""

from collections.abc import Callable, Iterator
from typing import Any

from ecarte_notation.cards.card import Card
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
from ecarte_notation.record.marks import Alternative, Glyph, Mark, Remark


class Told:
    """Tells the statements of one deal; `names` are elder's and dealer's."""

    def __init__(self, step: DealSettled, plays: list[TrickCard], profile: Profile) -> None:
        """`plays` are the cards on the table in order."""
        self.names = seated(step)
        self.plays, self.profile = plays, profile
        self.tricks = [0, 0]
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
            Replayed: lambda _: ("replayed", {}),
            Misdeal: lambda one: ("misdeal", {"cause": one.cause or "none"}),
        }

    def events(self) -> Iterator[Event]:
        """The events of the deal but for its award and score."""
        head = self.record
        facts = {"dealer": self.names[DEALER], "elder": self.names[ELDER]}
        yield told("dealt", facts, head.head, head.marks)
        tricks = iter(self._tricks())
        cards = 0
        for item in head.items:
            if isinstance(item, CardPlayed):
                cards += 1
                if cards % 2 == 0 or item is self._last:
                    yield from [one] if (one := next(tricks, None)) else []
            elif type(item) in self.said:
                kind, facts = self.said[type(item)](item)
                yield told(kind, facts, item.span, _marks_of(item))

    @property
    def _last(self) -> Any:
        return self.plays[-1].statement if self.plays else None

    def _tricks(self) -> Iterator[Event]:
        for at in range(0, len(self.plays), 2):
            pair = self.plays[at : at + 2]
            marks = tuple(mark for one in pair for mark in one.statement.marks)
            span = pair[0].statement.span._replace(end=pair[-1].statement.span.end)
            kind, facts = self._trick(at // 2 + 1, pair)
            yield told(kind, facts, span, marks)

    def _trick(self, number: int, pair: list[TrickCard]) -> tuple[str, dict[str, Any]]:
        lead, leader = pair[0].statement.card, pair[0].seat
        facts: dict[str, Any] = {"number": number, "lead": lead, "leader": self._name(leader)}
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


def told(kind: str, facts: dict[str, Any], span: Any, marks: tuple[Mark, ...] | None = ()) -> Event:
    """An event with what its author wrote behind it; machine remarks are left out."""
    marks = marks or ()
    remarks = (one for one in marks if isinstance(one, Remark) and not one.machine())
    return Event(
        kind,
        facts,
        span,
        tuple(one.text for one in remarks if one.text),
        "".join(one.text for one in marks if isinstance(one, Glyph)),
        tuple(_alternatives(marks)),
    )


def _alternatives(marks: tuple[Mark, ...]) -> Iterator[Card | str]:
    for part in (part for one in marks if isinstance(one, Alternative) for part in one.parts):
        if isinstance(part, CardPlayed):
            yield part.card
        else:
            yield part.word.value if isinstance(part, Decision) else ","


def _marks_of(item: Any) -> tuple[Mark, ...]:
    inner: list[Any] = []
    for part in ("card", "discarded", "received"):
        inner.append(getattr(item, part, None))
    inner += [*getattr(item, "cards", ()), *getattr(item, "recovered", ())]
    for parcel in (item for item in inner if isinstance(item, Parcel)):
        inner += parcel.cards
    own = tuple(getattr(item, "marks", ()))
    return own + tuple(mark for one in inner for mark in getattr(one, "marks", ()))


def _cards(cards: tuple[CardWritten, ...]) -> tuple[Any, ...]:
    return tuple(one.card for one in cards)
