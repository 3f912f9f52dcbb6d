"""What the score sheet of a deal claims, against what the deal earned."""

from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.games.ecarte.laws.company import elder_beside, scores_in_words
from ecarte_notation.games.ecarte.laws.dealing import king_turned
from ecarte_notation.games.ecarte.laws.faults import award_fault
from ecarte_notation.games.ecarte.laws.king import turned_king_needs_claim
from ecarte_notation.games.ecarte.laws.scoring import (
    TRICKS,
    Award,
    Case,
    over,
)
from ecarte_notation.games.ecarte.position import cases_of
from ecarte_notation.games.ecarte.replay.judging import broken_off
from ecarte_notation.games.ecarte.replay.kept import kings_kept, worth
from ecarte_notation.games.ecarte.replay.settling import reason_of
from ecarte_notation.games.ecarte.replay.sheet import (
    Part,
    Sheet,
    Total,
    alternatives,
    award_part,
    false_king_part,
    in_words,
    king_part,
)
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    GivenUp,
    HandThrown,
    KingDeclared,
    Misdeal,
    Points,
    Score,
    TurnUp,
)
from ecarte_notation.games.ecarte.steps import (
    AwardClaimed,
    KingFault,
    PlayAfterEnd,
    ScoreClaimed,
    ScoresCounted,
    TricksCounted,
)
from ecarte_notation.record.marks import admitted
from ecarte_notation.syntax.write import pair

_MOST_BELIEVED = 24  # totals beside a wrong score; with more of them the sheet is past helping


@dataclass
class Claims:
    """Walks a replayed deal once more, in order, for all that concerns the score.

    `dealers` are the players who may have dealt, `names` the players' names (may be ""). The
    other fields say how far the walk has come: `awarded` that the award is on the sheet,
    `unsure` that it may be, `open_game` that nobody can have won the game yet,
    `won_before` that somebody had before the award was due.
    """

    table: Table
    sheet: Sheet
    dealers: tuple[int, ...]
    names: tuple[str, ...]
    void: bool = False
    turned: bool = False
    awarded: bool = False
    unsure: bool = False
    pointed: bool = False
    ended: bool = False
    gave_up: bool = False
    open_game: bool = True
    won_before: bool = False
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
            if self.void and not isinstance(one, Score):
                break
            self._statement(one)
        self._close()

    def _statement(self, one: Any) -> None:
        if isinstance(one, TurnUp):
            self._turn_up()
        elif isinstance(one, KingDeclared):
            self._king(one)
        elif isinstance(one, CardPlayed | GivenUp | HandThrown):
            self._play(one)
        elif isinstance(one, Points):
            self._points(one)
        elif isinstance(one, Score):
            self._score(one)
        elif isinstance(one, Misdeal):
            self.void = True
            self.sheet.base, self.sheet.parts = self.start

    # -- kings

    def _turn_up(self) -> None:
        turned = king_turned(self.table.position.turn_up)
        if turned_king_needs_claim(self.sheet.profile):
            return
        if turned and not self.turned:
            self.turned = True
            self._add_king("turned", DEALER, doubtful=False)
        elif turned is None and not self.table.turned_said and not self.table.kings:
            self._add_king("turned", DEALER, doubtful=True)

    def _king(self, statement: KingDeclared) -> None:
        if statement.seat is None:
            if not self.turned:
                self.turned = True
                wrong = king_turned(self.table.position.turn_up) is False
                self._add_king("turned", DEALER, doubtful=wrong)
            return
        said = next((one for one in self.table.kings if one.statement is statement), None)
        if said:
            false = said.fault is KingFault.NOT_HELD
            if false and admitted(statement, "king-not-held"):
                self._add(false_king_part(statement.seat, self.dealers, self.sheet.profile))
            else:
                self._add_king("king", statement.seat, doubtful=not said.counts)

    def _add_king(self, what: str, seat: Seat, *, doubtful: bool) -> None:
        self._add(king_part(what, seat, self.dealers, doubtful=doubtful))

    def _add(self, part: Part) -> None:
        """Points before the play; they may have won the game."""
        self.sheet.add(part)
        totals = self.sheet.totals()
        if totals is None or any(over(total, self.sheet.profile) for total in totals):
            self.open_game = False

    # -- play

    def _play(self, statement: CardPlayed | GivenUp | HandThrown) -> None:
        if not isinstance(statement, CardPlayed):
            self.gave_up = True
        else:
            self.cards_left -= 1
        winner = self.sheet.winner()
        if winner is None or self.awarded or self.ended:
            return
        self.ended = True
        if isinstance(statement, CardPlayed):
            score, where = self._expected(), self.table.where()
            step = PlayAfterEnd(where, self.names[winner], score, statement.span)
            self.table.steps.append(step)

    # -- claims

    def _points(self, statement: Points) -> None:
        if self.pointed:
            self.table.repeated(statement, "`points`")
            return
        self.pointed = True
        written, cases = Award(statement.seat, statement.number), self.cases()
        fault = None
        possible = frozenset(one.award for one in cases)
        if self.sheet.winner() is None or self.awarded:
            fault = None if self.table.record.lost else award_fault(written, cases)
            where, reason = self.table.where(statement.seat), reason_of(self.table.position)
            step = AwardClaimed(where, written, possible, fault, reason, statement.span)
            self.table.steps.append(step)
        if self.awarded:
            return
        self.awarded = True
        meant = {one for one in possible if one[:2] == written[:2]} or {written}
        options: set[Award | None] = {*meant, *(possible if fault else ())}
        options |= {None} if self.unsure or self.table.record.lost else set()
        self.sheet.add(Part("award", frozenset(options), self.dealers))

    def _score(self, statement: Score) -> None:
        counts = statement.counts
        if len(counts) != self.sheet.players:
            because = scores_in_words(self.sheet.players)
            where, written = self.table.where(), pair(counts)
            wanted = self.sheet.players
            self.table.steps.append(ScoresCounted(where, written, wanted, because, statement.span))
            return
        if not self.awarded and not self.void and not self.ended:
            self._settle_award(counts)
        if self.table.record.lost:
            self._believe(counts)
            return
        if not self.sheet.allows(counts):
            fault, part = self.sheet.explain(counts)
            written, expected = pair(counts), alternatives(self.sheet.totals())
            where, reason = self.table.where(), self._words(part)
            step = ScoreClaimed(where, written, expected, fault, reason, statement.span)
            self.table.steps.append(step)
            self._believe(counts, *(self.sheet.totals() or ()))
            return
        self._believe(counts)

    def _believe(self, counts: tuple[int | None, ...], *others: Total) -> None:
        known = tuple(one for one in counts if one is not None)
        if len(known) == len(counts):
            self.sheet.settle(known, *(others if len(others) <= _MOST_BELIEVED else ()))

    def _settle_award(self, counts: tuple[int | None, ...]) -> None:
        """The award that nobody wrote: due once the play is over; without play perhaps not yet."""
        recorded = self.table.play is not None or self.table.given_up
        out = self.gave_up or (self.cards_left == 0 and not self.table.given_up)
        if (recorded and not out) or self.sheet.winner() is not None:
            return
        if recorded:
            complete = self.table.position.taken >= TRICKS
            self.sheet.add(award_part(self.cases(), self.dealers, unsure=not complete))
            self.awarded = complete
            self.unsure = not complete
            return
        bare = self.sheet.allows(counts)
        king_slip = self.sheet.explain(counts)[1] is not None
        self.sheet.add(award_part(self.cases(), self.dealers, unsure=False))
        within = self.sheet.allows(counts)
        pending = bare or (king_slip and not within)
        if pending:
            self.sheet.parts.pop()
        self.awarded, self.unsure = not pending, bare and within

    # -- the end of the deal

    def _close(self) -> None:
        """An award not written was earned all the same."""
        self._count_tricks()
        self.won_before = self.sheet.winner() is not None and not self.awarded
        if not self.void and not self.ended:
            self.table.steps += kings_kept(self.table, self._worth, claimed=self.turned)
        if self.void:
            return
        if self.table.record.lost:
            self.sheet.settle()
        elif not self.awarded and self.sheet.winner() is None:
            unsure = self.unsure or self.table.cut_short
            self.sheet.add(award_part(self.cases(), self.dealers, unsure=unsure))

    def _count_tricks(self) -> None:
        table = self.table
        if not table.play or table.record.lost or table.malformed or table.given_up or self.void:
            return
        due = self.pointed or not table.cut_short
        needed = due and not self.ended and self.open_game and table.position.taken < TRICKS
        last = table.plays[-1].statement.span if table.plays else table.play
        table.steps.append(TricksCounted(table.where(), table.position.taken, needed, last))

    # -- words and sums

    def _worth(self, seat: Seat) -> str:
        base, parts = self.start
        sure = base is not None and len(base) == 1 and len(self.dealers) == 1 and not parts
        start = next(iter(base)) if sure else None
        player = self.dealers[0]
        if seat is ELDER:
            player = elder_beside(player, self.sheet.players)
        return worth(start, player, self.names[player] or str(seat), self.sheet.profile)

    def cases(self) -> frozenset[Case]:
        """Every way in which the deal may have come out."""
        tricks = (0, 0) if broken_off(self.table) else None
        return cases_of(self.table.position, tricks)

    def _words(self, part: Part | None) -> str:
        if part is not None and part.cases:
            return reason_of(self.table.position)
        return "the sheet's last score and what was marked since"

    def _expected(self) -> str:
        return in_words(alternatives(self.sheet.totals()))
