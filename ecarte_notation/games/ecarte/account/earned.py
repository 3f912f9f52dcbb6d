"""What one deal earned by the laws, point by point."""

from collections.abc import Iterator
from typing import NamedTuple

from ecarte_notation.games.ecarte.laws.dealing import king_turned
from ecarte_notation.games.ecarte.laws.scoring import Award, Case
from ecarte_notation.games.ecarte.replay.sheet import Part, award_part, king_part
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.steps import DealSettled, KingFault, KingSaid


class Earned(NamedTuple):
    """Points of one kind: `what` they are for, all awards still possible, the clauses, the proof.

    No `awards` mean that nothing was earned. `part` is the same for a running score.
    """

    what: str
    awards: tuple[Award, ...]
    clauses: tuple[str, ...]
    proof: str
    part: Part | None = None


def earned(step: DealSettled) -> Iterator[Earned]:
    """What a deal earned, in the order in which it counts (Laws 11.1); awards last."""
    if step.void:
        yield Earned("misdeal", (), ("§ 3.4",), "the deal is void")
        return
    yield from _turned_king(step)
    for said in step.kings:
        if said.statement.seat is not None:
            yield _king(said, said.statement.seat, step.dealers)
    yield _award(step)


def _turned_king(step: DealSettled) -> Iterator[Earned]:
    turned = king_turned(step.turn_up)
    words = f"{step.turn_up} was turned"
    if step.turned:
        part = king_part("turned", DEALER, step.dealers, doubtful=turned is None)
        yield Earned("turned king", (Award(DEALER, 1),), ("§ 8.1",), words, part)
    elif turned:
        yield Earned("turned king", (), ("§ 8.1",), f"{words} and not claimed")


_REASONS = {
    KingFault.NOT_HELD: ("§ 8.6", "declared and not held"),
    KingFault.BY_BOTH: ("§ 8.2", "the other had declared it"),
    KingFault.LATE: ("§ 8.4", "declared too late"),
    KingFault.TWICE: ("§ 8.2", "declared before"),
    KingFault.THOUGH_TURNED: ("§ 8.1", "the king was turned"),
}


def _king(said: KingSaid, seat: Seat, dealers: tuple[int, ...]) -> Earned:
    if said.counts:
        part = king_part("king", seat, dealers, doubtful=False)
        return Earned("king", (Award(seat, 1),), ("§ 8.2",), f"{seat} declared it", part)
    clause, words = _REASONS[said.fault or KingFault.NOT_HELD]
    return Earned("king", (), (clause,), f"{seat}: {words}")


def _award(step: DealSettled) -> Earned:
    cases = step.cases
    awards = tuple(sorted({case.award for case in cases}))
    clauses = tuple(sorted({clause for case in cases for clause in _clauses(case)}, key=_order))
    whats = {_what(case) for case in cases}
    what = whats.pop() if len(whats) == 1 else "tricks"
    part = award_part(cases, step.dealers, unsure=False)
    return Earned(what, awards, clauses, step.reason, part)


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


def player_of(seat: Seat, dealers: tuple[int, ...], names: tuple[str, str]) -> str:
    """The name of the player in a seat; the seat itself where it is not known who sat there."""
    if len(dealers) != 1:
        return str(seat)
    return names[dealers[0] if seat is not ELDER else 1 - dealers[0]] or str(seat)
