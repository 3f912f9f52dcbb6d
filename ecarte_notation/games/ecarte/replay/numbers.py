"""The numbers of deals and games, held against the order in which they stand."""

from dataclasses import dataclass
from typing import Any

from ecarte_notation.findings.where import Where
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord
from ecarte_notation.record.steps import DealNumbered


@dataclass
class Numbers:
    """Counts deals; `missing` tells after `deal` how many deals were left out before it."""

    record: MatchRecord
    match: int
    deal_expected: int | None = 1
    game_expected: int | None = None
    fresh_game: bool = True
    missing: int = 0

    def game(self, opener: GameOpener) -> DealNumbered:
        """A game was opened; deals may be numbered from 1 again or go on."""
        where = Where(self.match, opener.number)
        begun = 1 if self.fresh_game else 2
        expected = begun if self.game_expected is None else self.game_expected
        step = DealNumbered("game", opener.number, expected, None, None, opener.span, where)
        self.game_expected = opener.number + 1
        self.fresh_game = True
        return step

    def deal(self, deal: DealRecord, following: DealRecord | None) -> DealNumbered:
        """A deal was opened; `following` is the next one of the match."""
        expected, also = self.deal_expected, 1 if self.fresh_game else None
        after = following.number if following else None
        where = Where(self.match, deal=deal.number or 0)
        step = DealNumbered("deal", deal.number, expected, also, after, deal.number_span, where)
        self.missing = step.left_out
        self._advance(deal.number, step)
        self.fresh_game = False
        return step

    def _advance(self, written: int | None, step: DealNumbered) -> None:
        if written is None:
            self.deal_expected = None if self.deal_expected is None else self.deal_expected + 1
        elif step.mistyped and step.expected is not None:
            self.deal_expected = step.expected + 1
        else:
            self.deal_expected = written + 1


def deals_after(record: MatchRecord) -> dict[int, Any]:
    """For each deal (by its id) the deal that follows it, if any."""
    deals = record.deals
    return {id(deal): after for deal, after in zip(deals, [*deals[1:], None], strict=False)}
