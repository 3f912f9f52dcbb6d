"""A match from its first deal to its result."""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.laws.dealing import Order, cut_tied, dealer_by_cut
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.claims import Claims
from ecarte_notation.games.ecarte.replay.deal import replay_deal
from ecarte_notation.games.ecarte.replay.numbers import Numbers, deals_after
from ecarte_notation.games.ecarte.replay.players import Deals, Tally
from ecarte_notation.games.ecarte.replay.settling import settled
from ecarte_notation.games.ecarte.replay.sheet import Sheet, alternatives, in_words
from ecarte_notation.games.ecarte.statements import Cut, Misdeal
from ecarte_notation.games.ecarte.steps import (
    CutMade,
    DealerNamed,
    GameOpened,
    GameStopped,
    GameWentOn,
    NameSaid,
    PlayersNamed,
    ResultClaimed,
)
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord, Mishap, Result
from ecarte_notation.record.steps import Unread
from ecarte_notation.syntax.write import pair
from ecarte_notation.text.span import Span


@dataclass
class Replay:
    """A match under replay: what has been so far, for what comes next."""

    record: MatchRecord
    profile: Profile
    match: int
    names: tuple[str, ...]
    game: int = 1
    games: int = 0
    over: bool = False
    counted: bool = False
    voided: bool = False
    deals_in_game: int = 0
    result: Result | None = None
    told: set[str] = field(default_factory=set)
    orders: tuple[Order, ...] = ()
    cut_card: str = ""
    proving: bool = True
    explaining: bool = True
    sheet: Sheet = field(init=False)
    deals: Deals = field(init=False)
    numbers: Numbers = field(init=False)
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.sheet = Sheet(self.profile)
        self.deals = Deals(self.names)
        self.numbers = Numbers(self.match)
        strays = [
            one for one in self.record.mishaps if one.deal == 0 and one.kind == "out-of-order"
        ]
        if strays:  # the heading of the first deal may be missing
            self.numbers.expected = None
            self.sheet.settle()

    def fork(self, record: MatchRecord) -> "Replay":
        """The same moment in another record, which is like this one up to here."""
        other = copy(self)
        other.record, other.told = record, set(self.told)
        other.sheet = Sheet(self.profile, self.sheet.base, [*self.sheet.parts])
        other.deals, other.numbers = copy(self.deals), copy(self.numbers)
        other.tally = Tally(self.tally.won and [*self.tally.won])
        return other

    def steps(self) -> Iterator[Any]:
        """All steps of the match."""
        yield from self._players()
        yield from self.walk(0, len(self.record.entries))
        yield from self.close()

    def walk(self, first: int, stop: int) -> Iterator[Any]:
        """The steps of the entries from `first` up to `stop`, which is left out."""
        following = deals_after(self.record)
        entries = self.record.entries
        for at, entry in enumerate(entries[first:stop], first):
            if self.result and isinstance(entry, DealRecord | GameOpener | Result):
                yield self._after_result(entry)
            if isinstance(entry, Cut):
                after = next((one for one in entries[at + 1 :] if not isinstance(one, Cut)), None)
                again = at + 1 < len(entries) and isinstance(entries[at + 1], Cut)
                in_game = self.deals_in_game and not self.over and isinstance(after, DealRecord)
                if in_game:
                    facts = {"statement": "cut", "because": "the game is under way"}
                    yield Unread(Mishap("out-of-order", entry.span, facts), self._where())
                else:
                    yield from self._cut(entry, again=again)
            elif isinstance(entry, GameOpener):
                yield from self._game(entry)
            elif isinstance(entry, DealRecord):
                yield from self._deal(entry, following[id(entry)])
            elif isinstance(entry, Result):
                self.result = entry
                yield from self._result(entry)

    def _where(self, deal: int = 0) -> Where:
        return Where(self.match, self.game, deal)

    def _players(self) -> Iterator[Any]:
        tag = self.record.tag("Players")
        if tag:
            yield PlayersNamed(self._where(), tag.values, tag.span)

    def _after_result(self, entry: Any) -> Unread:
        span = entry.head if isinstance(entry, DealRecord) else entry.span
        word = type(entry).__name__.replace("Record", "").replace("Opener", "").lower()
        facts = {"statement": word, "because": "the result has been written"}
        return Unread(Mishap("out-of-order", span, facts), self._where())

    def _name(self, name: str | None, span: Span) -> Iterator[Any]:
        if name is not None and name not in self.told:
            known = name in self.names
            self.told.add(name)
            yield NameSaid(self._where(), name, self.names, known, span)

    def _cut(self, cut: Cut, *, again: bool) -> Iterator[Any]:
        for name in cut.names:
            yield from self._name(name, cut.span)
        if cut_tied(*cut.cards) or again:
            yield CutMade(self._where(), cut, again)
        dealer = dealer_by_cut(*cut.cards, self.profile)
        player = None if dealer is None else self.deals.index(cut.names[dealer])
        if dealer is None or player is None or again:
            return
        self.deals.due, self.cut_card = frozenset((player,)), str(cut.cards[dealer])

    def _game(self, opener: GameOpener) -> Iterator[Any]:
        yield self.numbers.game(opener)
        yield GameOpened(self._where(), opener.number)
        self.games += 1
        if self.deals_in_game:
            yield from self._end_game(opener.span)
            self.deals.anyone()
        self.game = opener.number
        self.sheet, self.deals_in_game = Sheet(self.profile), 0
        self.orders, self.cut_card = (), ""
        self.over = self.counted = False

    def _end_game(self, span: Span) -> Iterator[Any]:
        """The game gives way to another."""
        if not self.over and self.sheet.surely_unfinished():
            yield GameStopped(self._where(), self._score(), span)
        if not self.counted:
            self.tally.count(self.sheet.winner())

    def _deal(self, deal: DealRecord, following: DealRecord | None) -> Iterator[Any]:
        number = self.numbers.deal(deal, following, self.deals.index(deal.dealer) in self.deals.due)
        yield number
        yield from self._name(deal.dealer, deal.dealer_span)
        if self.over and not number.left_out:
            yield from self._went_on(deal)
        unnumbered = deal.number is None and not self.deals_in_game
        if number.left_out or unnumbered:  # what the deals before it earned is not known
            self.sheet.settle()
        self.deals.skip(number.left_out)
        yield from self._dealer(deal, sure=number.right)
        dealers = self.deals.dealt(deal.dealer)
        if _same_dealer_twice(deal, following):
            dealers = (0, 1)
        table = replay_deal(
            deal,
            self.profile,
            self._where(deal.number or 0),
            cut_short=self._cut_short(following),
            orders=self.orders,
            proving=self.proving,
            explaining=self.explaining,
        )
        self.orders = table.orders
        claims = Claims(table, self.sheet, dealers, self._both_names())
        claims.walk()
        yield from table.steps
        names = self._both_names()
        yield settled(table, claims.cases(), names, dealers, turned=claims.turned, void=claims.void)
        self.voided = claims.void
        if claims.void:
            self.deals.misdealt()
        if deal.lost:
            self.deals.anyone()
            self.numbers.maybe_two()
        self.deals_in_game += 1
        self.cut_card = ""
        winner = self.sheet.winner()
        self.over = self.over or winner is not None
        if winner is not None and not self.counted:
            self.tally.count(winner)
            self.counted = True

    def _went_on(self, deal: DealRecord) -> Iterator[Any]:
        winner = self.sheet.winner()
        name = self._both_names()[winner] if winner is not None else ""
        yield GameWentOn(self._where(deal.number or 0), name, self._score(), deal.head)
        self.sheet.settle()
        self.over = False

    def _dealer(self, deal: DealRecord, *, sure: bool) -> Iterator[Any]:
        expected = self.deals.expected()
        if deal.dealer is None or deal.dealer not in self.names or expected is None:
            return
        if deal.dealer != expected:
            self.sheet.settle()  # the deal before may have been void, or this name be wrong
            if not sure:
                return
            where = self._where(deal.number or 0)
            last = self.deals.last or "the other player"
            because = f"{last} dealt before"
            if self.cut_card:
                because = f"{expected} cut {self.cut_card}"
            elif self.voided:
                because = f"{last}'s deal was void, and the same player deals again"
            yield DealerNamed(where, deal.dealer, expected, because, deal.dealer_span)

    def _cut_short(self, following: DealRecord | None) -> bool:
        """Whether the match says that it broke off in the deal before `following`."""
        result = next((one for one in self.record.entries if isinstance(one, Result)), None)
        last = following is None
        return last and (
            self.record.end is None
            or (result is not None and (result.unfinished or result.resigned))
        )

    def _both_names(self) -> tuple[str, str]:
        first, second = (*self.names, "", "")[:2]
        return first, second

    def _score(self) -> str:
        return in_words(alternatives(self.sheet.totals()))

    def _result(self, result: Result) -> Iterator[Any]:
        if result.counts is None:
            return
        written = pair(result.counts)
        several = self.games > 1 or (self.games == 1 and self.game > 1)
        if several:
            yield from self._tally(result, written)
            return
        right = self.sheet.allows(result.counts)
        score = self._score()
        sure = len(self.sheet.totals() or ()) == 1
        yield ResultClaimed(self._where(), written, score, False, right, sure, result.span)
        if right and not result.resigned and self.sheet.surely_unfinished():
            yield GameStopped(self._where(), score, result.span)

    def _tally(self, result: Result, written: str) -> Iterator[Any]:
        if not self.over and self.deals_in_game and not result.resigned:
            yield from self._end_game(result.span)
        tally = self.tally.words()
        if tally is None or "?" in written or result.resigned:
            return
        right = written == tally
        yield ResultClaimed(self._where(), written, tally, True, right, True, result.span)

    def close(self) -> Iterator[Any]:
        """The steps after the last entry."""
        end = self.record.end
        unsaid = self.result is None and end is not None and self.deals_in_game
        if unsaid and end and not self.over and self.sheet.surely_unfinished():
            yield GameStopped(self._where(), self._score(), end.span)


def _same_dealer_twice(deal: DealRecord, following: DealRecord | None) -> bool:
    """Whether the next deal names the same dealer without a misdeal: one of the two is wrong."""
    if following is None or deal.dealer is None or following.number == 1:
        return False
    void = any(isinstance(one, Misdeal) for one in deal.items)
    return following.dealer == deal.dealer and not void
