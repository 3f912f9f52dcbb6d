"""Reductions of ecarte.lark to statements."""

from dataclasses import replace
from typing import Any

from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Cut,
    Decision,
    Exchanged,
    Faced,
    GivenUp,
    HandDealt,
    HandThrown,
    KingDeclared,
    Misdeal,
    Pack,
    Parcel,
    PlayOpened,
    Points,
    Replayed,
    Revoked,
    Score,
    TrickEnd,
    TurnUp,
    Word,
)
from ecarte_notation.record.match import DealRecord
from ecarte_notation.syntax.build import Builder, Name, SeenCard, count_of, read_pair
from ecarte_notation.text.span import Span


class EcarteBuilder(Builder):
    """Builds one block of an écarté record: a list whose first member is the opener."""

    def deal(self, children: list[Any]) -> list[Any]:
        """A whole deal; cuts at its end are entries of the match."""
        head, *rest = children
        items = [_item(self, child) for child in rest]
        body = list(items)
        while body and isinstance(body[-1], Cut):
            body.pop()
        if left := self.marks():  # only a bare `play` asks for no marks of its own
            body[-1] = replace(body[-1], marks=left)
        last = body[-1].span.end if body else head.head.end
        deal = DealRecord(
            head.number,
            head.dealer,
            tuple(body),
            head.marks,
            span=Span(head.head.start, last),
            head=head.head,
            number_span=head.number_span,
            dealer_span=head.dealer_span,
        )
        return [deal, *items[len(body) :]]

    def deal_head(self, children: list[Any]) -> DealRecord:
        """`deal 2 Leo`."""
        word, number, dealer = children
        name: Name = self.name([dealer])
        return DealRecord(
            None if number.type == "UNKNOWN" else count_of(number),
            name.text,
            marks=self.marks(),
            head=self.span(word, dealer),
            number_span=self.span(number, number),
            dealer_span=name.span,
        )

    def cut(self, children: list[Any]) -> Cut:
        """`cut Klara KS Leo 9H`."""
        word, first, one, second, other = children
        span = Span(self.span(word, word).start, other.span.end)
        names = (first.text, second.text)
        return Cut(names, (one.card, other.card), marks=self.marks(), span=span)

    def first_cut(self, children: list[Any]) -> SeenCard:
        """A card that was cut; remarks are left to the cut as a whole."""
        span = self.span(children[0], children[0])
        return SeenCard(self.reader.read(str(children[0]), span.start), span, ())

    second_cut = first_cut

    def pack(self, children: list[Any]) -> Pack:
        """`pack …`."""
        word, *cards = children
        return Pack(_cards(cards), span=self._to(word, cards[-1]))

    def turn(self, children: list[Any]) -> TurnUp:
        """`turn 9H`."""
        word, one = children
        return TurnUp(_cards([one])[0], span=self._to(word, one))

    def elder_line(self, children: list[Any]) -> HandDealt | Exchanged:
        """`elder …`."""
        return self._line(ELDER, *children)

    def dealer_line(self, children: list[Any]) -> HandDealt | Exchanged:
        """`dealer …`."""
        return self._line(DEALER, *children)

    def _line(self, seat: Seat, word: Any, what: Any) -> HandDealt | Exchanged:
        start = self.span(word, word).start
        if isinstance(what, Parcel):
            return HandDealt(seat, what.cards, span=Span(start, what.span.end))
        discarded, received, recovered = what
        last = (recovered or (received or discarded,))[-1]
        span = Span(start, last.span.end)
        return Exchanged(seat, discarded, received, tuple(recovered), span=span)

    def hand(self, children: list[Any]) -> Parcel:
        """A list of cards."""
        span = Span(children[0].span.start, children[-1].span.end)
        return Parcel(len(children), _cards(children), span=span)

    def count(self, children: list[Any]) -> Parcel:
        """A number in place of cards."""
        number, *marks = children
        return Parcel(count_of(number), marks=self.marks(*marks), span=self.span(number, number))

    def exchange(self, children: list[Any]) -> tuple[Any, Any, list[Any]]:
        """Discards, then cards received, then cards recovered."""
        _minus, discarded, *rest = children
        received = next((parcel for sign, parcel in rest if sign == "+"), None)
        return discarded, received, [parcel for sign, parcel in rest if sign == "^"]

    def received(self, children: list[Any]) -> tuple[str, Parcel]:
        """`+…`."""
        return "+", children[1]

    def recovered(self, children: list[Any]) -> tuple[str, Parcel]:
        """`^…`."""
        return "^", children[1]

    def decision(self, children: list[Any]) -> Decision:
        """`stand`, `propose`, `propose 3`, `accept`, `refuse`."""
        word, *marks = children
        said, last, count = Word(word.lower()), word, None
        if marks and getattr(marks[0], "type", "") == "NUMBER":
            last, *marks = marks
            count = count_of(last)
        return Decision(said, count, marks=self.marks(*marks), span=self.span(word, last))

    def king(self, children: list[Any]) -> KingDeclared:
        """`king elder`, `king dealer`, `king turned`."""
        word, who, *marks = children
        seat = None if who.type == "TURNED" else _seat(who)
        return KingDeclared(seat, marks=self.marks(*marks), span=self.span(word, who))

    def claim(self, children: list[Any]) -> GivenUp:
        """`claim elder`, `concede dealer`."""
        word, who, *marks = children
        claimed = word.type == "CLAIM"
        return GivenUp(_seat(who), claimed, marks=self.marks(*marks), span=self.span(word, who))

    def misdeal(self, children: list[Any]) -> Misdeal:
        """`misdeal`, `misdeal count`."""
        cause = str(children[1]).lower() if len(children) > 1 else ""
        return Misdeal(cause, marks=self.marks(), span=self.span(children[0], children[-1]))

    def faced(self, children: list[Any]) -> Faced:
        """`faced KH`."""
        word, one = children
        return Faced(_cards([one])[0], span=self._to(word, one))

    def revoke(self, children: list[Any]) -> Revoked:
        """`revoke dealer`."""
        word, who, *marks = children
        return Revoked(_seat(who), marks=self.marks(*marks), span=self.span(word, who))

    def throw(self, children: list[Any]) -> HandThrown:
        """`throw dealer`."""
        word, who, *marks = children
        return HandThrown(_seat(who), marks=self.marks(*marks), span=self.span(word, who))

    def replay(self, children: list[Any]) -> Replayed:
        """`replay`."""
        return Replayed(marks=self.marks(), span=self.span(children[0], children[0]))

    def points(self, children: list[Any]) -> Points:
        """`points elder 2`."""
        word, who, number = children
        span = self.span(word, number)
        return Points(_seat(who), count_of(number), marks=self.marks(), span=span)

    def score(self, children: list[Any]) -> Score:
        """`score 0-2`."""
        word, pair = children
        return Score(read_pair(pair), marks=self.marks(), span=self.span(word, pair))

    def comma(self, children: list[Any]) -> TrickEnd:
        """The comma between tricks."""
        return TrickEnd(marks=self.marks(), span=self.span(children[0], children[0]))

    def alternative_card(self, children: list[Any]) -> CardPlayed:
        """A card of an alternative line."""
        token, *marks = children
        span = self.span(token, token)
        card = self.reader.read(str(token), span.start)
        return CardPlayed(card, marks=self.marks(*marks), span=span)

    def alternative_decision(self, children: list[Any]) -> Decision:
        """A decision of an alternative line."""
        return self.decision(children)

    def _to(self, word: Any, last: SeenCard) -> Span:
        return Span(self.span(word, word).start, last.span.end)


def _item(builder: EcarteBuilder, child: Any) -> Any:
    """A child of a deal as a statement: a bare card was played, the bare token is `play`."""
    if isinstance(child, SeenCard):
        return CardPlayed(child.card, marks=child.marks, span=child.span)
    if hasattr(child, "type"):
        return PlayOpened(span=builder.span(child, child))
    return child


def _cards(children: list[SeenCard]) -> tuple[CardWritten, ...]:
    return tuple(CardWritten(one.card, marks=one.marks, span=one.span) for one in children)


def _seat(token: Any) -> Seat:
    return DEALER if token.type == "DEALER" else ELDER
