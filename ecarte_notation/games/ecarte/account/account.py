"""The account of a match: every deal's points by the laws, beside the score sheet."""

from dataclasses import dataclass, field, replace
from typing import Any

from ecarte_notation.games.ecarte.account.earned import Earned, earned, player_of
from ecarte_notation.games.ecarte.laws.scoring import Award, stakes
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.company import company_of
from ecarte_notation.games.ecarte.replay.order import replay
from ecarte_notation.games.ecarte.replay.sheet import Part, Sheet, alternatives
from ecarte_notation.games.ecarte.statements import Points, Score
from ecarte_notation.games.ecarte.steps import (
    DealSettled,
    GameOpened,
    GameWentOn,
    PoolTaken,
    ResultClaimed,
)
from ecarte_notation.record.match import MatchRecord, Result
from ecarte_notation.record.steps import DealNumbered
from ecarte_notation.syntax.write import pair


@dataclass(frozen=True)
class Item:
    """One kind of points of a deal: `shares` are (player, points) still possible, none for nothing.

    `or_nothing` says that beside the shares nothing is possible too.
    """

    what: str
    shares: tuple[tuple[str, int], ...]
    clauses: tuple[str, ...]
    proof: str
    or_nothing: bool = False


@dataclass(frozen=True)
class Row:
    """One deal: what it earned, the score by law (all that is possible), the sheet's own words.

    `agrees` is None where the sheet says nothing of the deal. `carried` says that the deal itself
    is right, but the score differs from the laws' by an earlier slip.
    """

    game: int
    deal: int | None
    dealer: str
    turn_up: str
    items: tuple[Item, ...]
    law: tuple[str, ...]
    sheet_points: str
    sheet_score: str
    agrees: bool | None
    carried: bool = False


@dataclass(frozen=True)
class GameEnd:
    """A game that was won: who played it, by whom, and how many times the stake is paid."""

    game: int
    names: tuple[str, ...]
    winner: str
    stakes: int


@dataclass(frozen=True)
class Account:
    """The proof of a match's score. `result` is the result as written, `result_right` if it fits.

    `names` are all who were at the table.
    """

    match: int
    names: tuple[str, ...]
    rules: str
    rows: tuple[Row, ...]
    ends: tuple[GameEnd, ...]
    result: str
    result_right: bool | None

    @property
    def agrees(self) -> bool:
        """Whether the sheet contradicts the laws nowhere."""
        return self.result_right is not False and all(row.agrees is not False for row in self.rows)


def account(record: MatchRecord, profile: Profile, match: int = 1) -> Account:
    """The account of a match, the `match`-th of its file, by the rules of `profile`."""
    book = _Book(profile)
    for step in replay(record, profile, match):
        book.take(step)
    result = next((one for one in record.entries if isinstance(one, Result)), None)
    written = pair(result.counts) if result is not None and result.counts else ""
    if result is not None and result.taker:
        written = result.taker[0] or ""
    names = company_of(record, profile).players or book.names
    return Account(
        match, names, profile.name, tuple(book.rows), tuple(book.ends), written, book.right
    )


@dataclass
class _Book:
    """Takes the steps of a match; `law` is the running score as the laws have it."""

    profile: Profile
    names: tuple[str, ...] = ("", "")
    game: int = 1
    rows: list[Row] = field(default_factory=list)
    ends: list[GameEnd] = field(default_factory=list)
    right: bool | None = None
    fresh: bool = True
    went_on: bool = False
    law: Sheet = field(init=False)

    def __post_init__(self) -> None:
        self.law = Sheet.blank(self.profile)

    def take(self, step: Any) -> None:
        if isinstance(step, GameOpened):
            self.game, self.law, self.fresh = step.number, Sheet.blank(self.profile), True
        elif isinstance(step, DealNumbered):
            unnumbered = step.kind == "deal" and step.written is None and self.fresh
            if step.left_out or unnumbered:
                self.law.settle()
        elif isinstance(step, GameWentOn):
            self.went_on = True
        elif isinstance(step, DealSettled):
            self._deal(step)
            self.fresh = self.went_on = False
        elif isinstance(step, ResultClaimed):
            self.right = step.right
        elif isinstance(step, PoolTaken):
            self.right = step.written in step.takers

    def _deal(self, step: DealSettled) -> None:
        self.names = step.names
        before = self.law.winner()
        items = [self._item(one, step) for one in earned(step)]
        if step.record.lost:
            self.law.settle()
        points, score = _said(step)
        fits = score is not None and len(score) == self.law.players
        if step.agrees and score is not None and fits:
            self._narrow(score)
        self.rows.append(
            Row(
                self.game,
                step.record.number,
                step.record.dealer or "",
                str(step.turn_up),
                tuple(items),
                alternatives(self.law.totals()),
                "" if points is None else f"{points.seat} {points.number}",
                "" if score is None else pair(score),
                step.agrees and not self.went_on,
                bool(step.agrees and score is not None and fits and not self.law.allows(score)),
            )
        )
        self._end(before)

    def _item(self, one: Earned, step: DealSettled) -> Item:
        if self.law.winner() is not None and one.awards:
            return Item(one.what, (), ("§ 11.2",), "the game had been won")
        if one.part:
            self.law.add(_as_written(one.part, step))
        shares = tuple(_share(award, step) for award in one.awards)
        return Item(one.what, shares, one.clauses, one.proof, one.or_nothing)

    def _narrow(self, written: tuple[int | None, ...]) -> None:
        """Of several scores that are possible by law the sheet's own is taken.

        A score that carries an earlier slip is none of them.
        """
        known = tuple(one for one in written if one is not None)
        if len(known) < self.law.players or not self.law.allows(written):
            return
        totals = self.law.totals()
        if totals is None or len(totals) > 1:
            self.law.settle(known)

    def _end(self, before: int | None) -> None:
        winner = self.law.winner()
        if winner is None or before is not None:
            return
        left = {
            min(points for player, points in enumerate(total) if player != winner)
            for total in self.law.totals() or ()
        }
        paid = {stakes(points, self.profile) for points in left}
        self.ends.append(GameEnd(self.game, self.names, self.names[winner], max(paid)))


def _as_written(part: Part, step: DealSettled) -> Part:
    """Of several awards that are possible by law the sheet's own is taken."""
    points, _ = _said(step)
    if part.what != "award" or points is None:
        return part
    fits = frozenset(one for one in part.options if one and one[:2] == (points.seat, points.number))
    return replace(part, options=fits) if fits else part


def _share(award: Award, step: DealSettled) -> tuple[str, int]:
    return player_of(award.seat, step.dealers, step.names), award.points


def _said(step: DealSettled) -> tuple[Points | None, tuple[int | None, ...] | None]:
    items = step.record.items
    points = next((one for one in items if isinstance(one, Points)), None)
    scores = [one.counts for one in items if isinstance(one, Score)]
    return points, scores[-1] if scores else None
