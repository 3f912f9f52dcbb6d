"""Declarations of the king."""

from ecarte_notation.cards.truth import Truth
from ecarte_notation.games.ecarte.actions import DeclareKing
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.laws.dealing import king_of, king_turned
from ecarte_notation.games.ecarte.laws.king import Window, window
from ecarte_notation.games.ecarte.replay.judging import cannot_hold
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import KingDeclared
from ecarte_notation.games.ecarte.steps import KingFault, KingSaid


def declare(table: Table, statement: KingDeclared, *, early: bool) -> None:
    """`king elder`, `king dealer`, `king turned`; `early` says that decisions are still to come."""
    seat = statement.seat
    fault = _turned_fault(table) if seat is None else _fault(table, seat)
    if fault is None and early and seat is not None:
        fault = KingFault.EARLY
    seen = table.seen.at(king_of(table.position.trump))
    step = KingSaid(
        table.where(seat), statement, table.position.trump, table.position.turn_up, fault, seen
    )
    if seat is None:
        table.turned_said = table.turned_said or fault is None
        table.steps.append(step)
        return
    table.kings.append(step)
    if step.counts:
        table.position = apply(table.position, DeclareKing(seat))


def _turned_fault(table: Table) -> KingFault | None:
    if king_turned(table.position.turn_up) is False:
        return KingFault.NOT_TURNED
    return KingFault.TWICE if table.turned_said else None


def _fault(table: Table, seat: Seat) -> KingFault | None:
    if king_turned(table.position.turn_up) or table.turned_said:
        return KingFault.THOUGH_TURNED
    others = [said.statement.seat for said in table.kings]
    if seat in others:
        return KingFault.TWICE
    if others:
        return KingFault.BY_BOTH
    king = king_of(table.position.trump)
    led = _may_have_led_king(table, seat)
    when = window(seat, table.position.played, table.profile, led_king=led)
    late = when is Window.CLOSED
    if late and not _held_before(table, seat):
        return KingFault.NOT_HELD
    if late:
        return KingFault.LATE
    if king.known and not led and table.holding(seat, king) is Truth.NO:
        return KingFault.NOT_HELD
    return KingFault.AFTER_LEAD if when is Window.AFTER_LEAD else None


def _may_have_led_king(table: Table, seat: Seat) -> bool:
    """Whether the card on the table, led by `seat`, is or may be the king of trumps."""
    lead, king = table.position.lead, king_of(table.position.trump)
    mine = table.position.leader in (seat, None)
    return lead is not None and mine and bool(lead.mask & king.mask)


def _held_before(table: Table, seat: Seat) -> bool:
    """Whether the king may have been in the hand with which `seat` began the play."""
    king = king_of(table.position.trump)
    if not king.known or table.holding(seat, king) is not Truth.NO:
        return True
    return any(step.statement.card == king and step.seat is seat for step in table.plays)


def settle_kings(table: Table) -> None:
    """Once the play is known: declarations that it disproves."""
    king = king_of(table.position.trump)
    for said in table.kings:
        seat = said.statement.seat
        if seat is None or not said.counts or not king.known:
            continue
        if proof := cannot_hold(table, seat, king):
            said.fault, said.seen = KingFault.NOT_HELD, proof
    if len(table.kings) > 1 and table.kings[0].fault is KingFault.NOT_HELD:
        for said in table.kings[1:]:
            if said.fault is KingFault.BY_BOTH:
                said.fault = None
    table.steps += table.kings
