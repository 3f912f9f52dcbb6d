"""The running score of a game as a set of possible totals; the sheet is believed where it speaks."""

from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

from ecarte_notation.games.ecarte.laws.company import elder_beside, scores_kept
from ecarte_notation.games.ecarte.laws.faults import ClaimFault, other_awards
from ecarte_notation.games.ecarte.laws.king import KING_POINTS, false_king_points
from ecarte_notation.games.ecarte.laws.scoring import Award, Case, over, same_points
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat

Total = tuple[int, ...]
_MOST = 300
_RECENT = 12
_FEW = 3


@dataclass(frozen=True)
class Part:
    """Points marked since the sheet was last believed.

    `what` is "turned", "king" or "award". `options` are the awards that may have been marked,
    None for nothing at all. `dealers` are the players (from 0) who may have dealt. `cases`
    are given for an award that nobody wrote down.
    """

    what: str
    options: frozenset[Award | None]
    dealers: tuple[int, ...]
    cases: frozenset[Case] = frozenset()

    def marked(self, option: Award | None, players: int) -> set[Total]:
        """What an option adds to the totals of so many players."""
        if option is None:
            return {(0,) * players}
        return {self._gain(option, dealer, players) for dealer in self.dealers}

    @staticmethod
    def _gain(option: Award, dealer: int, players: int) -> Total:
        elder = elder_beside(dealer, players)
        winner, loser = (dealer, elder) if option.seat is DEALER else (elder, dealer)
        gain = {winner: option.points, loser: -option.debit}
        return tuple(gain.get(player, 0) for player in range(players))


class _Asked(NamedTuple):
    """What the totals were when they were last asked for; mostly one part has come to it since."""

    base: frozenset[Total] | None
    parts: list[Part]
    totals: frozenset[Total] | None


@dataclass
class Sheet:
    """The score of one game: `base` the totals last believed, None if unknown; `parts` since.

    After a wrong score both the written and the right one are kept, until the next decides.
    """

    profile: Profile
    base: frozenset[Total] | None = None
    parts: list[Part] = field(default_factory=list)
    players: int = field(init=False)
    _asked: "_Asked | None" = field(default=None, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """How many scores there are is for the rules to say."""
        self.players = scores_kept(self.profile)

    @classmethod
    def blank(cls, profile: Profile) -> "Sheet":
        """The sheet of a game that begins: nobody has a point."""
        return cls(profile, frozenset({(0,) * scores_kept(profile)}))

    def add(self, part: Part) -> None:
        """Something was marked; of what was marked long ago only the sums are kept."""
        if len(self.parts) >= _RECENT:
            self.base, self.parts = self.totals(), []
        self.parts.append(part)

    def totals(self) -> frozenset[Total] | None:
        """Every total still possible, or None where nothing can be said."""
        last = self._asked
        if last is None or last.base is not self.base:
            last = _Asked(self.base, [], self.base)
        if last.parts != self.parts:
            known = last.totals if last.parts == self.parts[:-1] else None
            late = self.parts[-1:] if known is not None else self.parts
            totals = self._sums(late, self.base if known is None else known)
            last = _Asked(self.base, [*self.parts], totals)
        self._asked = last
        return last.totals

    def settle(self, *totals: Total) -> None:
        """Believe one of these totals from here on; without any, nothing is known."""
        self.base, self.parts = frozenset(totals) or None, []

    def winner(self) -> int | None:
        """The player who has surely won, or None."""
        winners = {_leader(total, self.profile) for total in self.totals() or ()}
        return winners.pop() if len(winners) == 1 else None

    def surely_unfinished(self) -> bool:
        """Whether it is certain that nobody has won yet."""
        totals = self.totals()
        return bool(totals) and not any(over(one, self.profile) for one in totals or ())

    def allows(self, written: tuple[int | None, ...]) -> bool:
        """Whether a written score can be right; a last award may count past the winning point."""
        totals = self.totals()
        return totals is None or any(self._same(written, total) for total in totals)

    def explain(self, written: tuple[int | None, ...]) -> tuple[ClaimFault, Part | None]:
        """The likeliest slip behind a score that cannot be right, and the part it concerns."""
        for wanted in _KING_SLIPS:
            for place, part in enumerate(self.parts):
                for option in _king_slips(part, wanted):
                    if self._explains(written, place, option):
                        return wanted, part
        for wanted in _AWARD_SLIPS:
            for place, part in enumerate(self.parts):
                slips = (
                    slip for case in sorted(part.cases, key=str) for slip in other_awards(case)
                )
                for fault, award in slips:
                    if fault is wanted and self._explains(written, place, award):
                        return fault, part
        return ClaimFault.WRONG_SCORE, None

    def _explains(self, written: tuple[int | None, ...], place: int, option: Award | None) -> bool:
        old = self.parts[place]
        changed = [*self.parts]
        changed[place] = Part(old.what, frozenset({option}), old.dealers)
        totals = self._sums(changed, self.base)
        return totals is not None and any(self._same(written, total) for total in totals)

    def _sums(self, parts: list[Part], base: frozenset[Total] | None) -> frozenset[Total] | None:
        if base is None:
            return None
        totals = set(base)
        for part in parts:
            gains = {gain for option in part.options for gain in part.marked(option, self.players)}
            totals = {self._plus(total, gain) for total, gain in product(totals, gains)}
            if len(totals) > _MOST:
                return None
        return frozenset(totals)

    def _plus(self, total: Total, gain: Total) -> Total:
        """The first to win a game wins at once: nothing after it counts (Laws 11.2)."""
        if over(total, self.profile):
            return total
        return tuple(max(0, one + more) for one, more in zip(total, gain, strict=True))

    def _same(self, written: tuple[int | None, ...], total: Total) -> bool:
        return all(
            said is None or same_points(said, right, self.profile)
            for said, right in zip(written, total, strict=True)
        )


_KING_SLIPS = (ClaimFault.TURNED_KING_ASTRAY, ClaimFault.KING_LEFT_OUT)
_AWARD_SLIPS = (
    ClaimFault.THROWN_HAND,
    ClaimFault.NOT_REDUCED,
    ClaimFault.PENALTY_FORGOTTEN,
    ClaimFault.PENALTY_AND_VOLE,
    ClaimFault.WRONG_SIDE,
    ClaimFault.WRONG_AWARD,
)


def _king_slips(part: Part, wanted: ClaimFault) -> list[Award | None]:
    if part.what == "turned" and wanted is ClaimFault.TURNED_KING_ASTRAY:
        return [Award(ELDER, KING_POINTS)]
    if part.what in ("turned", "king") and wanted is ClaimFault.KING_LEFT_OUT:
        return [None]
    return []


def alternatives(totals: frozenset[Total] | None) -> tuple[str, ...]:
    """Totals as scores in words, in order; empty where nothing is known."""
    return tuple("-".join(map(str, total)) for total in sorted(totals or ()))


def in_words(scores: tuple[str, ...]) -> str:
    """`1-2 or 2-1`; of many only the first and how many there are."""
    if len(scores) > _FEW:
        return f"{scores[0]}, {scores[1]} … (one of {len(scores)})"
    return " or ".join(scores) or "?"


def _leader(total: Total, profile: Profile) -> int | None:
    if not over(total, profile):
        return None
    return max(range(len(total)), key=lambda player: (total[player], player))


def king_part(what: str, seat: Seat, dealers: tuple[int, ...], *, doubtful: bool) -> Part:
    """A king's point; of a doubtful declaration it may be either seat's or not marked at all."""
    marked: set[Award | None] = {Award(seat, KING_POINTS)}
    if doubtful:
        marked |= {None, Award(seat.other, KING_POINTS)}
    return Part(what, frozenset(marked), dealers)


def false_king_part(seat: Seat, dealers: tuple[int, ...], profile: Profile) -> Part:
    """What an admitted false king gives: something to the adversary, or nothing (Laws 8.6)."""
    points = false_king_points(profile)
    return Part("false king", frozenset({Award(seat.other, points)}), dealers)


def award_part(cases: frozenset[Case], dealers: tuple[int, ...], *, unsure: bool) -> Part:
    """The award of a deal; `unsure` whether it was marked yet."""
    options: set[Award | None] = {one.award for one in cases}
    return Part("award", frozenset(options | {None} if unsure else options), dealers, cases)
