"""The tricks: who played which card, and who took them."""

from copy import copy

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.truth import Truth
from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.actions import GiveUp, PlayCard
from ecarte_notation.games.ecarte.apply import apply, trick_to
from ecarte_notation.games.ecarte.laws.playing import takes
from ecarte_notation.games.ecarte.laws.scoring import TRICKS
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.replay.talking import answer_owed, finish_exchange
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    GivenUp,
    PlayOpened,
    Replayed,
    TrickEnd,
)
from ecarte_notation.games.ecarte.steps import (
    CardFault,
    Sighting,
    TrickCard,
    TrickMalformed,
    TrickTooMany,
)
from ecarte_notation.text.span import Span


def open_play(table: Table, statement: PlayOpened) -> None:
    """`play`: an exchange not written down is over, a proposal not answered stays open."""
    if table.play:
        return table.repeated(statement, "`play`")
    table.play = statement.span
    settle_decisions(table, "play")
    if any(isinstance(one, Replayed) for one in table.record.items):
        table.opening = (table.position, copy(table.seen))
    return None


def settle_decisions(table: Table, next_word: str) -> None:
    """No more decisions: where none was written at all, any may have been made."""
    finish_exchange(table)
    answer_owed(table, next_word)
    position = table.position
    unsaid = position.phase is Phase.DECIDING and not position.proposals
    if table.record.vague or (unsaid and position.vulnerable == (None,)):
        table.doubt()
    table.position = table.position._replace(phase=Phase.PLAYING)


def play_card(
    table: Table, statement: CardPlayed, reply: Card | None, *, alone: bool = False
) -> None:
    """One card; `reply` is the card after it on the table before the next comma, if there is one.

    `alone` says that it is the only card of a trick that a comma closes: then nobody knows
    whether it was led.
    """
    if table.copied:
        table.copied = False
        return
    if reply and table.in_trick == 0 and _on_table(table, statement.card, reply):
        table.in_trick, table.copied = 2, True  # a whole trick stands twice
        seen = table.seen.at(statement.card)
        fault, before = CardFault.TWICE, table.position
        table.plays.append(TrickCard(_here(table), before, statement, None, fault, seen, False))
        return
    again = statement.card.known and statement.card == table.position.lead
    if again and reply and table.in_trick == 1:  # the lead stands twice, its answer after it
        _malformed(table, 3, statement.span)
        return
    if table.in_trick == 2:  # a comma is missing, or a card stands twice
        _malformed(table, 3, statement.span)
        seen = table.seen.at(statement.card)
        if seen and seen.on_table:
            return
        table.in_trick = 0
    table.in_trick += 1
    if table.position.taken >= TRICKS:
        _too_many(table, statement.span)
        return
    if alone and not table.in_trick > 1:
        table.position = table.position._replace(leader=None)
    if table.position.lead is None:
        _lead(table, statement, reply)
    else:
        leader = table.position.leader
        _put(table, statement, None if leader is None else leader.other)


def _on_table(table: Table, lead: Card, reply: Card) -> bool:
    """Whether both cards were played before."""
    seen = (table.seen.at(lead), table.seen.at(reply))
    return all(one is not None and one.on_table for one in seen)


def end_trick(table: Table, statement: TrickEnd, *, last: bool) -> None:
    """The comma: a trick of one card, or none, is malformed; at the end of the play it may stand."""
    size, table.in_trick = table.in_trick, 0
    if size == 2 or (last and not size) or table.record.lost:
        return
    _malformed(table, size, statement.span)
    if size == 1 and table.position.lead is not None:
        table.position = trick_to(table.position, None)


def _malformed(table: Table, size: int, span: Span) -> None:
    if not table.malformed and not table.record.lost:
        table.steps.append(TrickMalformed(_here(table), size, span))
        table.sound = len(table.plays) - size % 2
    table.malformed = True


def _too_many(table: Table, span: Span) -> None:
    if not table.too_many and not table.malformed:
        table.steps.append(TrickTooMany(_here(table), span))
    if table.given_up:  # what was given up was played after all
        table.position = table.position._replace(tricks=(0, 0))
    table.too_many = True


def _here(table: Table, seat: Seat | None = None) -> Where:
    return table.where(seat, min(table.position.taken + 1, TRICKS))


def _lead(table: Table, statement: CardPlayed, reply: Card | None) -> None:
    presumed = table.position.leader
    fits = [seat for seat in Seat if _may_have_led(table, seat, statement.card, reply)]
    leader, astray = presumed, False
    if presumed is None:
        leader = fits[0] if len(fits) == 1 else None
    elif fits == [presumed.other] and _led_by_other(table, presumed, statement.card, reply):
        leader, astray = presumed.other, True
    table.position = table.position._replace(leader=leader)
    _put(table, statement, leader, astray=astray)


def _may_have_led(table: Table, seat: Seat, lead: Card, reply: Card | None) -> bool:
    if table.holding(seat, lead) is Truth.NO:
        return False
    return reply is None or table.holding(seat.other, reply) is not Truth.NO


def _led_by_other(table: Table, presumed: Seat, lead: Card, reply: Card | None) -> bool:
    """Whether a lead out of turn is proved, and not rather a card misnamed."""
    if table.holding(presumed, lead) is not Truth.NO:
        return False
    replied = reply is not None and table.holding(presumed, reply) is Truth.YES
    return replied or table.holding(presumed.other, lead) is Truth.YES


def _put(table: Table, statement: CardPlayed, seat: Seat | None, *, astray: bool = False) -> None:
    before, card = table.position, statement.card
    seen = table.seen.at(card)
    fault = _fault(table, seat, card)
    told = astray and not any(one.out_of_turn for one in table.plays)
    table.plays.append(TrickCard(_here(table, seat), before, statement, seat, fault, seen, told))
    if fault is CardFault.NOT_HELD:
        table.seen.dispute(card)
        if seat is not None:
            table.doubt_hand(seat)
    elif fault is None:
        who = "" if seat is None else f" by {seat}"
        words = f"played{who} in trick {before.taken + 1}"
        table.seen.put(card, Sighting(words, statement.span, on_table=True))
    table.position = apply(before, PlayCard(card))
    if before.lead is not None and (_doubtful(table) or _order_matters(table, before.lead, card)):
        table.position = table.position._replace(leader=None, tricks=before.tricks)


def _fault(table: Table, seat: Seat | None, card: Card) -> CardFault | None:
    seen = table.seen.at(card)
    if seen and seen.on_table:
        return CardFault.TWICE
    if seat is None:
        nobody = all(table.holding(one, card) is Truth.NO for one in Seat)
        return CardFault.NOT_HELD if nobody else None
    return CardFault.NOT_HELD if table.holding(seat, card) is Truth.NO else None


def _doubtful(table: Table) -> bool:
    """Whether one of the two cards just played cannot have been what was written."""
    return any(one.fault for one in table.plays[-2:])


def _order_matters(table: Table, lead: Card, reply: Card) -> bool:
    """Whether a trick led out of turn would go to another player if its cards were only swapped."""
    if not table.plays[-2].out_of_turn:
        return False
    trump, profile = table.position.trump, table.profile
    return takes(lead, reply, trump, profile) is takes(reply, lead, trump, profile)


def give_up(table: Table, statement: GivenUp) -> None:
    """`claim` and `concede`: the remaining tricks go to one side."""
    if table.given_up:
        return table.repeated(statement, "a claim or concession")
    table.given_up = True
    if not table.play:
        settle_decisions(table, "the claim")
    table.position = apply(table.position, GiveUp(statement.winner))
    return None
