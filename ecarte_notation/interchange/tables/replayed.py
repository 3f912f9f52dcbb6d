"""A match deal by deal, with what the replay knows of each statement."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.cards.card import RANK_MASK, SUIT_MASK, UNKNOWN, cards_in
from ecarte_notation.cards.hand import Hand
from ecarte_notation.games.ecarte.account.earned import player_of
from ecarte_notation.games.ecarte.laws.playing import takes
from ecarte_notation.games.ecarte.laws.scoring import TRICKS
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.order import replay
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import CardPlayed, Decision, GivenUp, Replayed
from ecarte_notation.games.ecarte.steps import DealSettled, DecisionTaken, TrickCard
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord


@dataclass
class Deal:
    """One deal: its place in the match, the steps of its statements, what it came to.

    `settled` is None where the match is not judged, as one in another version of the notation.
    """

    record: DealRecord
    index: int
    game: int
    settled: DealSettled | None = None
    steps: dict[int, Any] = field(default_factory=dict)

    def player(self, seat: Seat | None) -> str | None:
        """The name of who sat there, None where it is not known."""
        if seat is None or self.settled is None:
            return None
        name = player_of(seat, self.settled.dealers, self.settled.names)
        return None if name == str(seat) else name

    def step(self, statement: Any) -> Any:
        """The step of a statement, None where the replay passed it over."""
        return self.steps.get(id(statement))

    def plays(self) -> Iterator[tuple[CardPlayed, TrickCard | None, Seat | None]]:
        """Each card with its step and who took its trick."""
        cards = [one for one in self.record.items if isinstance(one, CardPlayed)]
        for at, one in enumerate(cards):
            step = self.step(one)
            after = self.step(cards[at + 1]) if at + 1 < len(cards) else None
            yield one, step, _winner(step, after)

    def tricks(self) -> tuple[int, int] | None:
        """The tricks surely taken by elder and by dealer, None where nothing is said of any."""
        won, taken = [0, 0], False
        replies = {
            id(one): winner for one, step, winner in self.plays() if step and step.before.lead
        }
        for one in self.record.items:
            if isinstance(one, Replayed):
                won = [0, 0]
            elif isinstance(one, GivenUp):
                won[one.winner] += max(0, TRICKS - sum(won))
            elif (winner := replies.get(id(one))) is not None and sum(won) < TRICKS:
                won[winner] += 1
            taken = taken or isinstance(one, CardPlayed | GivenUp)
        return (won[0], won[1]) if taken else None


def deals_of(record: MatchRecord, profile: Profile, number: int) -> Iterator[Deal]:
    """The deals of a match, the `number`-th of its file."""
    if record.version and record.version.number != 1:
        yield from _as_written(record)
        return
    steps: dict[int, Any] = {}
    index = 0
    for step in replay(record, profile, number):
        if isinstance(step, TrickCard | DecisionTaken):
            steps[id(step.statement)] = step
        elif isinstance(step, DealSettled):
            index += 1
            yield Deal(step.record, index, step.where.game, step, steps)
            steps = {}


def _as_written(record: MatchRecord) -> Iterator[Deal]:
    game, index = 1, 0
    for entry in record.entries:
        if isinstance(entry, GameOpener):
            game = entry.number
        elif isinstance(entry, DealRecord):
            index += 1
            yield Deal(entry, index, game)


def _winner(step: TrickCard | None, after: TrickCard | None) -> Seat | None:
    """Who took the trick of a card: of a reply by itself, of a lead by the card after it."""
    if step is None:
        return None
    reply = step if step.before.lead else after
    if reply is None or reply.before.lead is None or reply.seat is None or reply.fault:
        return None
    before = reply.before
    assert before.lead is not None
    taken = takes(before.lead, reply.statement.card, before.trump, before.profile)
    if taken is None or (step is not reply and step.fault):
        return None
    return reply.seat if taken else reply.seat.other


def held(hand: Hand) -> str:
    """A hand in words: the cards surely held, then `xx`, `xH` or `Kx` for each other."""
    return " ".join([*map(str, cards_in(hand.known)), *map(_vague, hand.slots)])


def _vague(slot: int) -> str:
    """The card of which this is all that it may be, in two letters."""
    suits = [suit for suit, mask in SUIT_MASK.items() if slot & mask]
    ranks = [rank for rank, mask in RANK_MASK.items() if slot & mask]
    known = (ranks[0] if len(ranks) == 1 else UNKNOWN, suits[0] if len(suits) == 1 else UNKNOWN)
    return "".join(known)


def decided(deal: Deal) -> list[Decision]:
    """The decisions of a deal as written."""
    return [one for one in deal.record.items if isinstance(one, Decision)]
