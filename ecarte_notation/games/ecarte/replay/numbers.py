"""The numbers of deals and games, held against the order in which they stand."""

from dataclasses import dataclass, replace
from typing import Any

from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.statements import Cut, Misdeal
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord, Result
from ecarte_notation.record.steps import DealNumbered


@dataclass
class Numbers:
    """Counts deals and games; `expected` is the number that comes next, `also` another that would do.

    So many `players` deal by turns.
    """

    match: int
    players: int = 2
    expected: int | None = 1
    also: int | None = None
    game_expected: int | None = None
    fresh_game: bool = True

    def game(self, opener: GameOpener) -> DealNumbered:
        """A game was opened; deals may be numbered from 1 again or go on."""
        where = Where(self.match, opener.number)
        begun = 1 if self.fresh_game else 2
        expected = begun if self.game_expected is None else self.game_expected
        step = DealNumbered("game", opener.number, expected, None, None, opener.span, where)
        self.game_expected = opener.number + 1
        self.fresh_game = True
        return step

    def deal(self, deal: DealRecord, following: DealRecord | None, in_turn: bool) -> DealNumbered:
        """A deal was opened; `following` is the next one of the match.

        `in_turn` says that its dealer is the one due after the deal before it: unless whole
        rounds were missing (of two deals where two play), it would not be.
        """
        also = 1 if self.fresh_game else self.also
        after = following.number if following else None
        where = Where(self.match, deal=deal.number or 0)
        step = DealNumbered(
            "deal", deal.number, self.expected, also, after, deal.number_span, where
        )
        if step.left_out and (
            step.left_out > _MOST_MISSING or (step.left_out % self.players and in_turn)
        ):
            step = replace(step, slip=True)
        self._advance(deal.number, step)
        self.fresh_game = False
        return step

    def maybe_two(self) -> None:
        """The last deal was only read in part: the heading of another may be lost in it."""
        self.also = None if self.expected is None else self.expected + 1

    def _advance(self, written: int | None, step: DealNumbered) -> None:
        following = None if self.expected is None else self.expected + 1
        if written is None:
            self.expected, self.also = following, None
        elif step.mistyped:
            self.expected, self.also = following, written + 1
        else:
            self.expected, self.also = written + 1, None


_MOST_MISSING = 99


def deals_after(record: MatchRecord) -> dict[int, Any]:
    """For each deal (by its id) the deal that follows it, if any."""
    deals = record.deals
    return {id(deal): after for deal, after in zip(deals, [*deals[1:], None], strict=False)}


def uncut_after(record: MatchRecord) -> list[Any]:
    """For each entry the next one that is no cut, None at the end."""
    found: list[Any] = []
    after = None
    for entry in reversed(record.entries):
        found.append(after)
        after = after if isinstance(entry, Cut) else entry
    return found[::-1]


def cut_short(record: MatchRecord, following: DealRecord | None) -> bool:
    """Whether the match says that it broke off in the deal before `following`."""
    if following is not None:
        return False
    result = next((one for one in record.entries if isinstance(one, Result)), None)
    given_up = result is not None and (result.unfinished or result.resigned)
    return record.end is None or given_up


def same_dealer_twice(deal: DealRecord, following: DealRecord | None) -> bool:
    """Whether the next deal names the same dealer without a misdeal: one of the two is wrong."""
    if following is None or deal.dealer is None or following.number == 1:
        return False
    void = any(isinstance(one, Misdeal) for one in deal.items)
    return following.dealer == deal.dealer and not void
