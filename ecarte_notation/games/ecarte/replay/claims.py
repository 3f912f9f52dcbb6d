"""What the score sheet of a deal claims, against what the deal earned."""

from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.games.ecarte.laws.dealing import king_turned
from ecarte_notation.games.ecarte.laws.faults import award_fault
from ecarte_notation.games.ecarte.laws.scoring import TRICKS, Award, possible_cases
from ecarte_notation.games.ecarte.replay.playing import king_kept
from ecarte_notation.games.ecarte.replay.sheet import Part, Sheet, award_part, king_part
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import DEALER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    GivenUp,
    KingDeclared,
    Misdeal,
    Points,
    Score,
    TurnUp,
)
from ecarte_notation.games.ecarte.steps import (
    AwardClaimed,
    KingFault,
    KingKept,
    PlayAfterEnd,
    ScoreClaimed,
    TricksCounted,
)


@dataclass
class Claims:
    """Walks a replayed deal once more, in order, for all that concerns the score.

    `dealers` are the players who may have dealt, `names` the players' names (may be "").
    `cut_short` says that the match broke off in this deal, so that tricks may be missing.
    """

    table: Table
    sheet: Sheet
    dealers: tuple[int, ...]
    names: tuple[str, str]
    cut_short: bool
    void: bool = False
    turned: bool = False
    awarded: bool = False
    ended: bool = False
    cards_left: int = field(init=False)
    start: tuple[Any, list[Part]] = field(init=False)

    def __post_init__(self) -> None:
        """Remember the sheet, for a misdeal."""
        self.start = (self.sheet.base, list(self.sheet.parts))
        self.cards_left = sum(isinstance(one, CardPlayed) for one in self.table.record.items)

    def walk(self) -> None:
        """Add the steps of the score sheet to the table's."""
        if not any(isinstance(one, TurnUp) for one in self.table.record.items):
            self._turn_up()
        for one in self.table.record.items:
            if isinstance(one, TurnUp):
                self._turn_up()
            elif isinstance(one, KingDeclared):
                self._king(one)
            elif isinstance(one, CardPlayed | GivenUp):
                self._play(one)
            elif isinstance(one, Points):
                self._points(one)
            elif isinstance(one, Score):
                self._score(one)
            elif isinstance(one, Misdeal):
                self._misdeal()
        self._close()

    # -- statements

    def _turn_up(self) -> None:
        if king_turned(self.table.position.turn_up) and not self.turned:
            self.turned = True
            self.sheet.add(king_part("turned", DEALER, self.dealers, doubtful=False))
        elif king_turned(self.table.position.turn_up) is None and not self._king_settled():
            self.sheet.add(king_part("turned", DEALER, self.dealers, doubtful=True))

    def _king_settled(self) -> bool:
        """Whether a declaration says where the king was, though the turn-up does not."""
        return self.table.turned_said or bool(self.table.kings)

    def _king(self, statement: KingDeclared) -> None:
        if statement.seat is None:
            if not self.turned and king_turned(self.table.position.turn_up) is not False:
                self.turned = True
                self.sheet.add(king_part("turned", DEALER, self.dealers, doubtful=False))
            return
        said = next(one for one in self.table.kings if one.statement is statement)
        doubtful = said.fault not in (None, KingFault.AFTER_LEAD)
        self.sheet.add(king_part("king", statement.seat, self.dealers, doubtful=doubtful))

    def _play(self, statement: CardPlayed | GivenUp) -> None:
        self.cards_left = 0 if isinstance(statement, GivenUp) else self.cards_left - 1
        winner = self.sheet.winner()
        if winner is None or self.awarded or self.ended:
            return
        self.ended = True
        if isinstance(statement, CardPlayed):
            step = PlayAfterEnd(
                self.table.where(), self.names[winner], self._expected(), statement.span
            )
            self.table.steps.append(step)

    def _points(self, statement: Points) -> None:
        if self.awarded:
            self.table.repeated(statement, "points")
            return
        self.awarded = True
        cases = self._cases()
        written = Award(statement.seat, statement.number)
        if self.sheet.winner() is not None or self.table.record.lost:
            self.sheet.add(Part("award", frozenset({written, None}), self.dealers))
            return
        fault = award_fault(written, cases)
        possible = frozenset(one.award for one in cases)
        where = self.table.where(statement.seat)
        self.table.steps.append(
            AwardClaimed(where, written, possible, fault, self._reason(), statement.span)
        )
        options: set[Award | None] = {written} | (set(possible) if fault else set())
        self.sheet.add(Part("award", frozenset(options), self.dealers))

    def _score(self, statement: Score) -> None:
        if not self.awarded and not self.void and not self.ended:
            self._settle_award()
        if self.table.record.lost:
            self.sheet.settle(_known(statement.counts))
            return
        if self.sheet.allows(statement.counts):
            self._believe(statement)
            return
        fault, part = self.sheet.explain(statement.counts)
        self.table.steps.append(
            ScoreClaimed(
                self.table.where(),
                _pair(statement.counts),
                self._expected(),
                fault,
                self._words(part),
                statement.span,
            )
        )
        self.sheet.settle(_known(statement.counts))

    def _settle_award(self) -> None:
        """The award that nobody wrote: due once the play is over, else perhaps not yet marked."""
        recorded = self.table.play is not None or self.table.given_up
        over = self.cards_left == 0 and self.table.position.taken >= TRICKS
        if (recorded and not over) or self.sheet.winner() is not None:
            return
        self.sheet.add(award_part(self._cases(), self.dealers, unsure=not recorded))
        self.awarded = recorded

    def _believe(self, statement: Score) -> None:
        pending = [one for one in self.sheet.parts if one.what == "award" and None in one.options]
        counts = _known(statement.counts)
        unmoved = counts is not None and counts == self.start[0] and bool(pending)
        self.awarded = self.awarded or (bool(pending) and not unmoved)
        if counts is not None:
            self.sheet.settle(counts)

    def _misdeal(self) -> None:
        self.void = True
        self.sheet.base, self.sheet.parts = self.start

    def _close(self) -> None:
        """The end of the deal: an award not written was earned all the same."""
        self._count_tricks()
        self._kept_king()
        if self.void:
            return
        if self.table.record.lost:
            self.sheet.settle(self.sheet.base if self._score_came_last() else None)
            return
        if not self.awarded and self.sheet.winner() is None and not self.cut_short:
            self.sheet.add(award_part(self._cases(), self.dealers, unsure=False))
        elif not self.awarded and self.cut_short:
            self.sheet.add(award_part(self._cases(), self.dealers, unsure=True))

    def _score_came_last(self) -> bool:
        items = self.table.record.items
        return bool(items) and isinstance(items[-1], Score)

    def _count_tricks(self) -> None:
        table = self.table
        if not table.play or table.record.lost or table.malformed or table.given_up or self.void:
            return
        needed = not self.ended and not self.cut_short and self._nobody_had_won()
        taken, last = table.position.taken, table.plays[-1].statement.span if table.plays else None
        step = TricksCounted(table.where(), taken, needed and taken < TRICKS, last or table.play)
        table.steps.append(step)

    def _nobody_had_won(self) -> bool:
        """Whether the game was still open when the play began."""
        return self.awarded or self.sheet.winner() is None

    def _kept_king(self) -> None:
        kept = king_kept(self.table)
        if not kept or self.void or self.ended:
            return
        seat, king, span, seen = kept
        self.table.steps.append(
            KingKept(self.table.where(seat), seat, king, self._worth(seat), span, seen)
        )

    # -- words and sums

    def _worth(self, seat: Seat) -> str:
        """What the point would have changed, where the score is known."""
        start = self.start[0]
        if start is None or len(self.dealers) != 1 or self.start[1]:
            return "the point would have counted before the tricks"
        player = self.dealers[0] if seat is DEALER else 1 - self.dealers[0]
        raised = start[player] + 1
        name = self.names[player] or str(seat)
        if raised >= self.sheet.profile.game_to:
            return f"the point would have won the game for {name} at once"
        other = start[1 - player]
        return f"it would have brought {name} to {raised} (against {other}) before the play"

    def _cases(self) -> Any:
        return possible_cases(self.table.position.tricks, self.table.position.vulnerable)

    def _reason(self) -> str:
        position = self.table.position
        elder, dealer = position.tricks
        open_tricks = TRICKS - elder - dealer
        words = f"elder took {elder}, dealer {dealer}"
        if open_tricks:
            words += f", {open_tricks} not known"
        if len(position.vulnerable) == 1 and position.vulnerable[0] is not None:
            deed = "dealer refused" if position.vulnerable[0] is DEALER else "elder stood"
            words += f"; {deed}"
        return words

    def _words(self, part: Part | None) -> str:
        if part is not None and part.cases:
            return self._reason()
        return "the sheet's last score and what was marked since"

    def _expected(self) -> str:
        totals = sorted(self.sheet.totals() or ())
        return " or ".join(_pair(total) for total in totals[:3]) or "?"


def _known(counts: tuple[int | None, int | None]) -> tuple[int, int] | None:
    first, second = counts
    return None if first is None or second is None else (first, second)


def _pair(counts: tuple[int | None, int | None]) -> str:
    return "-".join("?" if one is None else str(one) for one in counts)
