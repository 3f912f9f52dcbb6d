"""What one deal earned by the laws, point by point."""

from collections.abc import Iterator
from typing import NamedTuple

from ecarte_notation.games.ecarte.laws.company import elder_beside
from ecarte_notation.games.ecarte.laws.dealing import king_turned
from ecarte_notation.games.ecarte.laws.king import KING_POINTS
from ecarte_notation.games.ecarte.laws.scoring import Award, Case
from ecarte_notation.games.ecarte.replay.sheet import Part, award_part, king_part
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.steps import DealSettled, KingFault, KingSaid
from ecarte_notation.record.marks import admitted


class Earned(NamedTuple):
    """Points of one kind: `what` they are for, all awards still possible, the clauses, the proof.

    No `awards` mean that nothing was earned; `or_nothing` that nothing may have been. `part` is
    the same for a running score.
    """

    what: str
    awards: tuple[Award, ...]
    clauses: tuple[str, ...]
    proof: str
    part: Part | None = None
    or_nothing: bool = False


def earned(step: DealSettled) -> Iterator[Earned]:
    """What a deal earned, in the order in which it counts (Laws 11.1); awards last."""
    if step.void:
        yield Earned("misdeal", (), ("§ 3.4",), "the deal is void")
        return
    yield from _turned_king(step)
    for said in step.kings:
        if said.statement.seat is not None:
            yield _king(said, said.statement.seat, step)
    yield _award(step)


def _turned_king(step: DealSettled) -> Iterator[Earned]:
    turned, award = king_turned(step.turn_up), Award(DEALER, KING_POINTS)
    words = f"{step.turn_up} was turned"
    if step.turned and turned is not False:
        part = king_part("turned", DEALER, step.dealers, doubtful=False)
        words = words if turned else "it is noted that a king was turned"
        yield Earned("turned king", (award,), ("§ 8.1",), words, part)
    elif step.turned:
        yield Earned("turned king", (), ("§ 8.1",), f"noted, but {words}")
    elif turned:
        yield Earned("turned king", (), ("§ 8.1",), f"{words} and not claimed")
    elif step.king_open:
        part = Part("turned", frozenset({award, None}), step.dealers)
        words = "the turn-up is not known"
        yield Earned("turned king", (award,), ("§ 8.1",), words, part, or_nothing=True)


_REASONS = {
    KingFault.NOT_HELD: ("§ 8.6", "declared and not held"),
    KingFault.BY_BOTH: ("§ 8.2", "the other had declared it"),
    KingFault.LATE: ("§ 8.4", "declared too late"),
    KingFault.TWICE: ("§ 8.2", "declared before"),
    KingFault.THOUGH_TURNED: ("§ 8.1", "the king was turned"),
}


def _king(said: KingSaid, seat: Seat, step: DealSettled) -> Earned:
    award = Award(seat, KING_POINTS)
    if said.counts:
        part = king_part("king", seat, step.dealers, doubtful=False)
        return Earned("king", (award,), ("§ 8.2",), f"{seat} declared it", part)
    clause, words = _REASONS[said.fault or KingFault.NOT_HELD]
    proof = f"{seat}: {words}"
    if said.fault is KingFault.NOT_HELD and step.false_king_points:
        return _false_king(said, Award(seat.other, step.false_king_points), proof, step)
    return Earned("king", (), (clause,), proof)


def _false_king(said: KingSaid, award: Award, proof: str, step: DealSettled) -> Earned:
    """Points for the adversary; unless it is admitted, perhaps nobody ever declared."""
    sure = admitted(said.statement, "king-not-held")
    options = frozenset({award} if sure else {award, None})
    part = Part("false king", options, step.dealers)
    return Earned("false king", (award,), ("§ 8.6",), proof, part, or_nothing=not sure)


def _award(step: DealSettled) -> Earned:
    cases = step.cases
    awards = tuple(sorted({case.award for case in cases}))
    clauses = tuple(sorted({clause for case in cases for clause in _clauses(case)}, key=_order))
    whats = {_what(case) for case in cases}
    what = whats.pop() if len(whats) == 1 else "tricks"
    part = award_part(cases, step.dealers, unsure=step.unfinished)
    return Earned(what, awards, clauses, step.reason, part, or_nothing=step.unfinished)


def _what(case: Case) -> str:
    if case.thrown:
        return "hand thrown in"
    return "vole" if case.vole else "point"


def _clauses(case: Case) -> Iterator[str]:
    if case.thrown:
        yield "§ 9.10"
        return
    yield "§ 10.2" if case.vole else "§ 10.1"
    if case.reduced:
        yield "§ 9.9"
    elif case.penal:
        yield "§ 10.3" if case.award.seat is DEALER else "§ 10.4"
        if case.vole:
            yield "§ 10.5"


def _order(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.removeprefix("§ ").split("."))


def player_of(seat: Seat, dealers: tuple[int, ...], names: tuple[str, ...]) -> str:
    """The name of the player in a seat; the seat itself where it is not known who sat there."""
    if len(dealers) != 1:
        return str(seat)
    dealer = dealers[0]
    player = elder_beside(dealer, len(names)) if seat is ELDER else dealer
    return names[player] or str(seat)
