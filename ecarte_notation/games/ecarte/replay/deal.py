"""One deal from its first statement to its last."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.laws.dealing import Order, packet_orders
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.dealing import (
    close_dealing,
    show_hand,
    show_pack,
    show_turn_up,
)
from ecarte_notation.games.ecarte.replay.declaring import declare, settle_kings
from ecarte_notation.games.ecarte.replay.exchanging import exchange
from ecarte_notation.games.ecarte.replay.irregular import (
    claim_revoke,
    forgive,
    play_again,
    settle_faced,
    show_faced,
    throw_in,
)
from ecarte_notation.games.ecarte.replay.judging import judge_replies
from ecarte_notation.games.ecarte.replay.playing import (
    end_trick,
    give_up,
    open_play,
    play_card,
)
from ecarte_notation.games.ecarte.replay.proving import prove
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.replay.talking import decide, finish_exchange
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    Cut,
    Decision,
    Exchanged,
    Faced,
    GivenUp,
    HandDealt,
    HandThrown,
    KingDeclared,
    Misdeal,
    Pack,
    PlayOpened,
    Points,
    Replayed,
    Revoked,
    Score,
    TrickEnd,
    TurnUp,
    Word,
)
from ecarte_notation.record.match import DealRecord


class Ahead(NamedTuple):
    """What follows a statement: the next one, the next talk, card or comma, whether a card at all."""

    next: Any = None
    talk: Decision | Exchanged | PlayOpened | None = None
    on_table: CardPlayed | TrickEnd | None = None
    cards: bool = False

    def before(self, one: Any) -> "Ahead":
        """What follows the statement that stands before `one`."""
        talk = one if isinstance(one, Decision | Exchanged | PlayOpened) else self.talk
        on_table = one if isinstance(one, CardPlayed | TrickEnd) else self.on_table
        return Ahead(one, talk, on_table, self.cards or isinstance(one, CardPlayed))


def _ahead(record: DealRecord) -> list[Ahead]:
    """What follows each statement, found in one pass from the end."""
    found = [Ahead()]
    for one in record.items[:0:-1]:
        found.append(found[-1].before(one))
    return found[: len(record.items)][::-1]


def replay_deal(
    record: DealRecord,
    profile: Profile,
    place: Where,
    *,
    cut_short: bool = False,
    orders: tuple[Order, ...] = (),
    proving: bool = True,
    explaining: bool = True,
) -> Table:
    """The table after the deal, with all steps but those of the score sheet.

    `orders` are the packets of the game so far; left out, all that the profile allows.
    Without `proving` nothing is proved by counting, without `explaining` it is not said by what.
    """
    table = Table(record, profile, place, cut_short, orders or packet_orders(profile))
    for one in record.items:
        if isinstance(one, Pack):
            _show_pack(table, one)
    for one, ahead in zip(record.items, _ahead(record), strict=True):
        if table.void and not isinstance(one, Score):
            because = "the deal was declared void"
            table.misplaced(one, _WORDS.get(type(one), "this"), because)
            break
        if handler := _HANDLERS.get(type(one)):
            handler(table, one, ahead)
    settle_kings(table)
    judge_replies(table)
    settle_faced(table)
    if proving:
        prove(table, explain=explaining)
    return table


def _show_pack(table: Table, statement: Pack) -> None:
    if "pack" in table.shown:
        table.repeated(statement, "`pack`")
        return
    table.shown["pack"] = statement.span
    show_pack(table, statement)


def _pack(table: Table, statement: Pack, _: Ahead) -> None:
    if not table.dealing and table.shown.get("pack") == statement.span:
        table.misplaced(statement, "pack", "it belongs before the first decision")


def _turn_up(table: Table, statement: TurnUp, _: Ahead) -> None:
    if table.dealing:
        show_turn_up(table, statement)
    else:
        table.misplaced(statement, "turn", "it belongs before the first decision")


def _hand(table: Table, statement: HandDealt, _: Ahead) -> None:
    if table.dealing:
        show_hand(table, statement)
    else:
        because = "a hand is written before the first decision; an exchange as -cards +cards"
        table.misplaced(statement, f"{statement.seat}'s hand", because)


def _decision(table: Table, statement: Decision, _: Ahead) -> None:
    close_dealing(table)
    if table.play and not (table.skip_answer and statement.word in (Word.ACCEPT, Word.REFUSE)):
        table.skip_answer = statement.word is Word.PROPOSE
        table.misplaced(statement, statement.word.value, "the play has begun")
    elif table.play:
        table.skip_answer = False
    else:
        decide(table, statement)


def _exchange(table: Table, statement: Exchanged, ahead: Ahead) -> None:
    close_dealing(table)
    following = ahead.next.seat if isinstance(ahead.next, Exchanged) else None
    exchange(table, statement, following=following)


def _king(table: Table, statement: KingDeclared, ahead: Ahead) -> None:
    early = not table.play and isinstance(ahead.talk, Decision | Exchanged)
    if not early and not table.dealing:
        finish_exchange(table)
    declare(table, statement, early=early)


def _play(table: Table, statement: PlayOpened, _: Ahead) -> None:
    close_dealing(table)
    open_play(table, statement)


def _card(table: Table, statement: CardPlayed, ahead: Ahead) -> None:
    after = ahead.on_table
    reply = after.card if isinstance(after, CardPlayed) else None
    play_card(table, statement, reply, alone=isinstance(after, TrickEnd))


def _comma(table: Table, statement: TrickEnd, ahead: Ahead) -> None:
    end_trick(table, statement, last=not ahead.cards)


def _give_up(table: Table, statement: GivenUp, _: Ahead) -> None:
    close_dealing(table)
    give_up(table, statement)


def _misdeal(table: Table, statement: Misdeal, _: Ahead) -> None:
    table.void = statement.span
    forgive(table, statement)


def _faced(table: Table, statement: Faced, _: Ahead) -> None:
    show_faced(table, statement)


def _revoke(table: Table, statement: Revoked, _: Ahead) -> None:
    claim_revoke(table, statement)


def _throw(table: Table, statement: HandThrown, _: Ahead) -> None:
    close_dealing(table)
    throw_in(table, statement)


def _again(table: Table, statement: Replayed, _: Ahead) -> None:
    play_again(table, statement)


def _cut(table: Table, statement: Cut, _: Ahead) -> None:
    table.misplaced(statement, "cut", "it belongs between two deals")


_HANDLERS: dict[type, Callable[[Table, Any, Ahead], None]] = {
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
    Misdeal: _misdeal,
    Faced: _faced,
    Revoked: _revoke,
    HandThrown: _throw,
    Replayed: _again,
}
_WORDS = {
    Decision: "a decision",
    Exchanged: "an exchange",
    KingDeclared: "king",
    PlayOpened: "play",
    GivenUp: "claim or concede",
    Misdeal: "misdeal",
    Points: "points",
    HandDealt: "a hand",
    TurnUp: "turn",
    Pack: "pack",
    Faced: "faced",
    Revoked: "revoke",
    HandThrown: "throw",
    Replayed: "replay",
}
