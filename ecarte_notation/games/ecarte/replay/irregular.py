"""Irregularities recorded as facts: a faced card, a revoke claimed, a hand thrown in or replayed."""

from copy import copy
from typing import Any

from ecarte_notation.games.ecarte.actions import GiveUp
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.laws.dealing import redealt_when_faced
from ecarte_notation.games.ecarte.laws.playing import revoke_costs
from ecarte_notation.games.ecarte.laws.scoring import Thrown
from ecarte_notation.games.ecarte.replay.judging import judge_replies
from ecarte_notation.games.ecarte.replay.playing import settle_decisions
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.statements import (
    Faced,
    HandThrown,
    Misdeal,
    Replayed,
    Revoked,
)
from ecarte_notation.games.ecarte.steps import (
    Clash,
    FacedKept,
    HandShown,
    KingFault,
    PackShown,
    ReplayMade,
)
from ecarte_notation.record.steps import Unread


def show_faced(table: Table, statement: Faced) -> None:
    """`faced KH`: a card was found faced before the turn-up."""
    if not table.dealing:
        table.misplaced(statement, "faced", "it belongs before the first decision")
        return
    table.faced = statement


def settle_faced(table: Table) -> None:
    """Where a faced card makes a new deal, the deal must be void."""
    if table.faced and not table.void and redealt_when_faced(table.profile):
        step = FacedKept(table.where(), table.faced.card.card, table.faced.span)
        table.steps.append(step)


def claim_revoke(table: Table, statement: Revoked) -> None:
    """`revoke dealer`: his adversary has claimed a revoke or an under-force."""
    seat = statement.seat
    if seat in table.position.revoked:
        table.repeated(statement, "a revoke")
        return
    table.revokes[seat] = statement.span
    table.position = table.position._replace(revoked=(*table.position.revoked, seat))


def throw_in(table: Table, statement: HandThrown) -> None:
    """`throw dealer`: the player throws his hand in."""
    if table.given_up:
        table.repeated(statement, "a claim or concession")
        return
    table.given_up = True
    if not table.play:
        settle_decisions(table, "the hand was thrown in")
    thrown = Thrown(statement.seat, table.position.taken)
    table.position = apply(table.position, GiveUp(statement.seat.other))._replace(thrown=thrown)


def play_again(table: Table, statement: Replayed) -> None:
    """`replay`: the tricks so far are void, and the same hands are played again."""
    revoked = bool(table.position.revoked)
    false_king = any(said.fault is KingFault.NOT_HELD for said in table.kings)
    allowed = revoke_costs(table.profile) and (revoked or false_king)
    table.steps.append(ReplayMade(table.where(), table.profile.name, allowed, statement.span))
    judge_replies(table)
    if not table.opening:
        return
    position, seen = table.opening
    now = table.position
    table.position = position._replace(score=now.score, kings=now.kings, revoked=())
    table.seen = copy(seen)
    table.plays, table.revokes, table.in_trick = [], {}, 0
    table.malformed, table.sound, table.given_up = False, None, False
    table.copied = table.too_many = False
    table.misread = set()


def forgive(table: Table, statement: Misdeal) -> None:
    """What the cause of a misdeal explains is no fault of the record."""
    table.steps = [one for one in table.steps if not _explained(one, statement.cause)]


def _explained(step: Any, cause: str) -> bool:
    if isinstance(step, HandShown):
        return cause == "count"
    if isinstance(step, PackShown | Clash):
        return cause == "incorrect"
    if isinstance(step, Unread):
        again = step.mishap.kind == "repeated-statement"
        return cause == "exposed" and again and step.mishap.facts.get("statement") == "`turn`"
    return False
