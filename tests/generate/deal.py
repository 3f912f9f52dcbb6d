"""One random legal deal as statements, told by the engine alone."""

import random
from dataclasses import dataclass, field, replace

from ecarte_notation.cards.card import PACK, Card
from ecarte_notation.games.ecarte.actions import (
    Accept,
    Action,
    DeclareKing,
    Exchange,
    GiveUp,
    PlayCard,
    Propose,
    Refuse,
    Stand,
)
from ecarte_notation.games.ecarte.engine import Outcome, apply, legal_actions, open_deal, outcome
from ecarte_notation.games.ecarte.laws.dealing import deal_out, packet_orders
from ecarte_notation.games.ecarte.laws.exchanging import number_binds
from ecarte_notation.games.ecarte.position import Phase, Position
from ecarte_notation.games.ecarte.profile import CLASSIC, Profile
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Decision,
    Exchanged,
    GivenUp,
    HandDealt,
    KingDeclared,
    Pack,
    Parcel,
    PlayOpened,
    TrickEnd,
    TurnUp,
    Word,
)

WORDS: dict[type, Word] = {
    Stand: Word.STAND,
    Propose: Word.PROPOSE,
    Accept: Word.ACCEPT,
    Refuse: Word.REFUSE,
}


@dataclass(frozen=True)
class Detail:
    """How much a record tells: hands, cards of exchanges, decisions, the pack."""

    hands: bool = True
    cards: bool = True
    decisions: bool = True
    pack: bool = False


FULL = Detail()
COUNTS = Detail(cards=False)
TRICKS = Detail(hands=False, cards=False)
BARE = Detail(hands=False, cards=False, decisions=False)
PACKED = Detail(pack=True)
DETAILS = (FULL, COUNTS, TRICKS, BARE, PACKED)


def parcel(cards: tuple[Card, ...], *, named: bool) -> Parcel:
    written = tuple(CardWritten(one) for one in cards)
    return Parcel(len(cards), written if named and cards else ())


@dataclass
class Told:
    """A deal under way: the true position, and what the scorer has written.

    `right` is what he should have written, where a slip of the pen is made at the end.
    """

    rng: random.Random
    detail: Detail
    position: Position
    stock: list[Card]
    pack: tuple[Card, ...]
    packets: tuple[int, ...] = (3, 2)
    items: list = field(default_factory=list)
    discards: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    right: tuple = ()

    # -- what is written

    def dealt(self) -> None:
        if self.detail.pack:
            self.items.append(Pack(tuple(CardWritten(one) for one in self.pack)))
        self.items.append(TurnUp(CardWritten(self.position.turn_up)))
        if self.detail.hands:
            dealt = deal_out(self.pack, self.packets)
            for seat, cards in zip(Seat, dealt[:2], strict=True):
                shuffled = self.rng.sample(cards, 5)
                self.items.append(HandDealt(seat, tuple(CardWritten(one) for one in shuffled)))

    def do(self, action: Action) -> None:
        """Carry an action out and write it down."""
        if isinstance(action, Exchange):
            action = self.exchange(action)
        elif isinstance(action, DeclareKing):
            self.items.append(KingDeclared(action.seat))
        elif isinstance(action, PlayCard):
            self.card(action.card)
        elif self.detail.decisions:
            self.items.append(Decision(WORDS[type(action)]))
        self.position = apply(self.position, action)

    def exchange(self, action: Exchange) -> Exchange:
        count = len(action.discards) - len(action.recovered)
        draws, self.stock = tuple(self.stock[:count]), self.stock[count:]
        self.discards[action.seat] = action.discards
        if action.seat is Seat.ELDER and self.detail.decisions:
            self.name_number(len(action.discards))
        if self.detail.decisions:
            named = self.detail.cards
            back = (parcel(action.recovered, named=named),) if action.recovered else ()
            come = parcel(draws, named=named) if draws or not back else None
            self.items.append(
                Exchanged(action.seat, parcel(action.discards, named=named), come, back)
            )
        return replace(action, draws=draws)

    def name_number(self, count: int) -> None:
        """Elder may have named the number; one that does not bind may be any."""
        if self.rng.random() < 0.7:
            return
        if not number_binds(self.position.profile):
            count = self.rng.randint(1, 5)
        at = max(i for i, one in enumerate(self.items) if isinstance(one, Decision))
        while self.items[at].word is not Word.PROPOSE:
            at -= 1
        self.items[at] = replace(self.items[at], count=count)

    def give_up(self) -> None:
        """The rest is claimed or conceded by either seat."""
        said = GivenUp(self.rng.choice(list(Seat)), claimed=self.rng.random() < 0.5)
        self.items.append(said)
        self.position = apply(self.position, GiveUp(said.winner))

    def card(self, card: Card) -> None:
        last = self.items[-1] if self.items else None
        if not any(isinstance(one, PlayOpened) for one in self.items):
            self.items.append(PlayOpened())
        elif self.position.lead is None and isinstance(last, CardPlayed):
            self.items.append(TrickEnd())
        self.items.append(CardPlayed(card))

    # -- what is chosen

    def choose(self) -> Action | None:
        """A legal action at random; a king is always declared, before the first card."""
        actions = legal_actions(self.position)
        if not actions:
            return None
        kings = [one for one in actions if isinstance(one, DeclareKing)]
        if kings:
            return kings[0]
        if self.position.phase is Phase.DECIDING:
            return Stand() if self.rng.random() < 0.35 or len(actions) == 1 else Propose()
        if self.position.phase is Phase.ANSWERING:
            return Refuse() if self.rng.random() < 0.3 else Accept()
        return self.rng.choice(actions)

    def run(self, *, claims: bool = False) -> Outcome:
        """Play the deal to its end, or with `claims` perhaps only until one side gives up."""
        while action := self.choose():
            between = isinstance(action, PlayCard) and self.position.lead is None
            if claims and between and self.rng.random() < 0.06:
                self.give_up()
                break
            self.do(action)
        result = outcome(self.position)
        assert result
        return result


def fresh(
    rng: random.Random,
    detail: Detail = FULL,
    score: tuple[int, int] = (0, 0),
    keep: "tuple[Card, ...]" = (),
    profile: Profile = CLASSIC,
    packets: tuple[int, ...] = (),
) -> Told:
    """A deal that begins, with the scores of elder and dealer; `keep` is a pack to be used."""
    pack = keep or tuple(rng.sample(PACK, 32))
    packets = packets or packet_orders(profile)[0]
    position = open_deal(pack, score=score, profile=profile, packets=packets)
    told = Told(rng, detail, position, list(pack[11:]), pack, packets)
    told.dealt()
    return told
