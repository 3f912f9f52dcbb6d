"""A match from its first deal to its result."""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.laws.company import (
    deal_alternates,
    is_pool,
    one_against_all,
    players_fit,
    players_wanted,
    two_play,
)
from ecarte_notation.games.ecarte.laws.dealing import Order, cut_tied, dealer_by_cut
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.claims import Claims
from ecarte_notation.games.ecarte.replay.company import (
    Company,
    company_of,
    dealers_of,
    stranger,
    table_steps,
)
from ecarte_notation.games.ecarte.replay.deal import replay_deal
from ecarte_notation.games.ecarte.replay.left_open import After, left_open
from ecarte_notation.games.ecarte.replay.numbers import (
    Numbers,
    cut_short,
    deals_after,
    same_dealer_twice,
    uncut_after,
)
from ecarte_notation.games.ecarte.replay.players import Deals, Tally
from ecarte_notation.games.ecarte.replay.results import after_result, result_steps
from ecarte_notation.games.ecarte.replay.settling import settled
from ecarte_notation.games.ecarte.replay.sheet import Sheet, alternatives, in_words
from ecarte_notation.games.ecarte.statements import Cut
from ecarte_notation.games.ecarte.steps import (
    CutMade,
    DealerNamed,
    GameOpened,
    GameStopped,
    GameWentOn,
    NameSaid,
    PlayersNamed,
)
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord, Mishap, Result
from ecarte_notation.record.steps import Unread
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
    played: int = 0
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
    thorough: bool = False
    sheet: Sheet = field(init=False)
    deals: Deals = field(init=False)
    company: Company = field(init=False)
    numbers: Numbers = field(init=False)
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.sheet = Sheet.blank(self.profile)
        self.deals = Deals(self.names, self.sheet.players)
        self.company = company_of(self.record, self.profile)
        self.numbers = Numbers(self.match, self.sheet.players)
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
        following, uncut = deals_after(self.record), uncut_after(self.record)
        entries = self.record.entries
        for at, entry in enumerate(entries[first:stop], first):
            if self.result and isinstance(entry, DealRecord | GameOpener | Result):
                yield after_result(entry, self.where())
            if isinstance(entry, Cut):
                if self.deals_in_game and not self.over and isinstance(uncut[at], DealRecord):
                    facts = {"statement": "cut", "because": "the game is under way"}
                    yield Unread(Mishap("out-of-order", entry.span, facts), self.where())
                else:
                    again = at + 1 < len(entries) and isinstance(entries[at + 1], Cut)
                    yield from self._cut(entry, again=again)
            elif isinstance(entry, GameOpener):
                yield from self._game(entry, at)
            elif isinstance(entry, DealRecord):
                yield from self._deal(entry, following[id(entry)])
            elif isinstance(entry, Result):
                self.result = entry
                yield from result_steps(self, entry)

    def where(self, deal: int = 0) -> Where:
        """A deal of the game under way, or the game as a whole."""
        return Where(self.match, self.game, deal)

    def _players(self) -> Iterator[Any]:
        tag = self.record.tag("Players")
        rules = self.record.tag("Rules") if not two_play(self.profile) else None
        if shown := tag or rules:
            names = tag.values if tag else ()
            fit = players_fit(len(names), self.profile) and len(set(names)) == len(names)
            wanted = players_wanted(self.profile)
            yield PlayersNamed(self.where(), names, fit, wanted, shown.span)

    def said(self, name: str | None, span: Span) -> Iterator[Any]:
        """A name was written, perhaps for the first time."""
        if name is not None and name not in self.told:
            all_names = self.company.players or self.names
            self.told.add(name)
            known = name in all_names or not (all_names or two_play(self.profile))
            yield NameSaid(self.where(), name, all_names, known, span)

    def _cut(self, cut: Cut, *, again: bool) -> Iterator[Any]:
        for name in cut.names:
            yield from self.said(name, cut.span)
        if cut_tied(*cut.cards) or again:
            yield CutMade(self.where(), cut, again)
        dealer = dealer_by_cut(*cut.cards, self.profile)
        player = None if dealer is None else self.deals.index(cut.names[dealer])
        if dealer is None or player is None or again:
            return
        self.deals.due, self.cut_card = frozenset((player,)), str(cut.cards[dealer])

    def _game(self, opener: GameOpener, at: int) -> Iterator[Any]:
        yield self.numbers.game(opener)
        yield GameOpened(self.where(), opener.number)
        self.games += 1
        if self.deals_in_game:
            yield from self.end_game(opener.span)
            self.deals.anyone()
        self.game = opener.number
        yield from self._table(opener, dealers_of(self.record, at + 1))
        self.sheet, self.deals_in_game = Sheet.blank(self.profile), 0
        self.orders, self.cut_card = (), ""
        self.over = self.counted = False

    def _table(self, opener: GameOpener, dealers: tuple[str, ...]) -> Iterator[Any]:
        """Who plays the game that begins."""
        spans = opener.player_spans or (opener.span,) * len(opener.players)
        for name, span in zip(opener.players, spans, strict=True):
            yield from self.said(name, span)
        if not self.company.players:
            return
        yield from table_steps(self.company, opener, dealers, self.where())
        names = self.company.seated(opener.players, dealers)
        if names != self.names:
            self.names, self.deals = names, Deals(names, self.sheet.players)

    def end_game(self, span: Span) -> Iterator[Any]:
        """The game gives way to another."""
        if not self.over and self.sheet.surely_unfinished():
            yield GameStopped(self.where(), self.score(), span)
        if not self.counted:
            self._count(self.sheet.winner())

    def _count(self, winner: int | None) -> None:
        """A game is over."""
        self.counted, self.played = True, self.played + 1
        self.company = self.company.after(self.names, self._name(winner))
        if one_against_all(self.profile):
            single = self.deals.index(next(iter(self.company.players), None))
            winner = None if None in (winner, single) else int(winner != single)
        if not is_pool(self.profile):
            self.tally.count(winner)

    def _name(self, player: int | None) -> str:
        return "" if player is None else self._all_names()[player]

    def _deal(self, deal: DealRecord, following: DealRecord | None) -> Iterator[Any]:
        number = self.numbers.deal(deal, following, self.deals.index(deal.dealer) in self.deals.due)
        yield number
        yield from self.said(deal.dealer, deal.dealer_span)
        if self.over and not number.left_out:
            yield from self._went_on(deal)
        unnumbered = deal.number is None and not self.deals_in_game
        if number.left_out or unnumbered:  # what the deals before it earned is not known
            self.sheet.settle()
        self.deals.skip(number.left_out)
        yield from self._dealer(deal, sure=number.right)
        dealers = self.deals.dealt(deal.dealer)
        if not deal_alternates(self.profile):
            self.deals.anyone()
        elif same_dealer_twice(deal, following):
            dealers = tuple(range(self.sheet.players))
        table = replay_deal(
            deal,
            self.profile,
            self.where(deal.number or 0),
            cut_short=cut_short(self.record, following),
            orders=self.orders,
            proving=self.proving,
            explaining=self.explaining,
        )
        self.orders = table.orders
        claims = Claims(table, self.sheet, dealers, self._all_names())
        claims.walk()
        yield from table.steps
        names = self._all_names()
        cases = claims.cases()
        yield settled(table, cases, names, dealers, turned=claims.turned, void=claims.void)
        if self.thorough:
            yield from left_open(
                After(table, cases, dealers, self.sheet.totals(), claims.won_before)
            )
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
            self._count(winner)

    def _went_on(self, deal: DealRecord) -> Iterator[Any]:
        winner = self.sheet.winner()
        where = self.where(deal.number or 0)
        yield GameWentOn(where, self._name(winner), self.score(), deal.head)
        self.sheet.settle()
        self.over = False

    def _dealer(self, deal: DealRecord, *, sure: bool) -> Iterator[Any]:
        expected = self.deals.expected()
        if deal.dealer in self.company.players and deal.dealer not in self.names:
            key = f"{deal.dealer}, game {self.games}"
            if key not in self.told and all(self._all_names()):
                self.told.add(key)
                yield stranger(self.names, deal, self.where(deal.number or 0))
        if deal.dealer is None or deal.dealer not in self.names or expected is None:
            return
        if deal.dealer != expected:
            self.sheet.settle()  # the deal before may have been void, or this name be wrong
            if not sure:
                return
            where = self.where(deal.number or 0)
            last = self.deals.last or "the other player"
            because = f"{last} dealt before"
            if self.cut_card:
                because = f"{expected} cut {self.cut_card}"
            elif self.voided:
                because = f"{last}'s deal was void, and the same player deals again"
            yield DealerNamed(where, deal.dealer, expected, because, deal.dealer_span)

    def _all_names(self) -> tuple[str, ...]:
        return (*self.names, "", "", "")[: self.sheet.players]

    def score(self) -> str:
        """All that the score may be, in words."""
        return in_words(alternatives(self.sheet.totals()))

    def close(self) -> Iterator[Any]:
        """The steps after the last entry."""
        end = self.record.end
        unsaid = self.result is None and end is not None and self.deals_in_game
        if unsaid and end and not self.over and self.sheet.surely_unfinished():
            yield GameStopped(self.where(), self.score(), end.span)
