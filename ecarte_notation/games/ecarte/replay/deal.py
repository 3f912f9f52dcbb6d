"""One deal from its first statement to its last."""

from collections.abc import Callable
from typing import Any

from ecarte_notation.cards.card import Card
from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.dealing import (
    close_dealing,
    show_hand,
    show_pack,
    show_turn_up,
)
from ecarte_notation.games.ecarte.replay.declaring import declare, settle_kings
from ecarte_notation.games.ecarte.replay.playing import (
    end_trick,
    give_up,
    judge_replies,
    open_play,
    play_card,
)
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.replay.talking import decide, exchange
from ecarte_notation.games.ecarte.seats import DEALER, ELDER
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    Cut,
    Decision,
    Exchanged,
    GivenUp,
    HandDealt,
    KingDeclared,
    Pack,
    PlayOpened,
    TrickEnd,
    TurnUp,
)
from ecarte_notation.record.match import DealRecord


def replay_deal(record: DealRecord, profile: Profile, place: Where) -> Table:
    """The table after the deal, with all steps but those of the score sheet."""
    table = Table(record, profile, place)
    for one in record.items:
        if isinstance(one, Pack):
            _show_pack(table, one)
    for at, one in enumerate(record.items):
        if handler := _HANDLERS.get(type(one)):
            handler(table, one, at)
    settle_kings(table)
    judge_replies(table)
    return table


def _show_pack(table: Table, statement: Pack) -> None:
    if "pack" in table.shown:
        table.repeated(statement, "pack")
        return
    table.shown["pack"] = statement.span
    show_pack(table, statement)


def _pack(table: Table, statement: Pack, _: int) -> None:
    if not table.dealing and table.shown.get("pack") == statement.span:
        table.misplaced(statement, "pack", "it belongs before the first decision")


def _turn_up(table: Table, statement: TurnUp, _: int) -> None:
    if table.dealing:
        show_turn_up(table, statement)
    else:
        table.misplaced(statement, "turn", "it belongs before the first decision")


def _hand(table: Table, statement: HandDealt, _: int) -> None:
    if table.dealing:
        show_hand(table, statement)
    else:
        because = "a hand is written before the first decision; an exchange as -cards +cards"
        table.misplaced(statement, f"{statement.seat}'s hand", because)


def _decision(table: Table, statement: Decision, _: int) -> None:
    close_dealing(table)
    if table.play:
        table.misplaced(statement, statement.word.value, "the play has begun")
    else:
        decide(table, statement)


def _exchange(table: Table, statement: Exchanged, at: int) -> None:
    close_dealing(table)
    after = table.record.items[at + 1 : at + 2]
    awaited = table.position.phase.value == "elder exchanges"
    before_elder = (
        statement.seat is DEALER
        and awaited
        and any(isinstance(one, Exchanged) and one.seat is ELDER for one in after)
    )
    exchange(table, statement, before_elder=before_elder)


def _king(table: Table, statement: KingDeclared, _: int) -> None:
    declare(table, statement)


def _play(table: Table, statement: PlayOpened, _: int) -> None:
    close_dealing(table)
    open_play(table, statement)


def _card(table: Table, statement: CardPlayed, at: int) -> None:
    play_card(table, statement, _next_card(table.record, at))


def _next_card(record: DealRecord, at: int) -> Card | None:
    for one in record.items[at + 1 :]:
        if isinstance(one, CardPlayed):
            return one.card
        if isinstance(one, TrickEnd):
            return None
    return None


def _comma(table: Table, statement: TrickEnd, at: int) -> None:
    last = not any(isinstance(one, CardPlayed) for one in table.record.items[at + 1 :])
    end_trick(table, statement, last=last)


def _give_up(table: Table, statement: GivenUp, _: int) -> None:
    close_dealing(table)
    give_up(table, statement)


def _cut(table: Table, statement: Cut, _: int) -> None:
    table.misplaced(statement, "cut", "it belongs between two deals")


_HANDLERS: dict[type, Callable[[Table, Any, int], None]] = {
    Pack: _pack,
    TurnUp: _turn_up,
    HandDealt: _hand,
    Decision: _decision,
    Exchanged: _exchange,
    KingDeclared: _king,
    PlayOpened: _play,
    CardPlayed: _card,
    TrickEnd: _comma,
    GivenUp: _give_up,
    Cut: _cut,
}
