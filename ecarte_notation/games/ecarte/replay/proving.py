"""What the unknown cards of a deal prove, once it has been replayed without a fault."""

from collections.abc import Iterable
from typing import Any

from ecarte_notation.cards.truth import Truth
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE, STOCK_SIZE, king_of, king_turned
from ecarte_notation.games.ecarte.laws.playing import Duty, Owed
from ecarte_notation.games.ecarte.proof.core import Unit
from ecarte_notation.games.ecarte.proof.proof import Verdict, judge, must_have_held_king
from ecarte_notation.games.ecarte.proof.story import UNKNOWN_HAND, Change, Story, Written
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import ELDER, Seat
from ecarte_notation.games.ecarte.statements import CardWritten, HandDealt
from ecarte_notation.games.ecarte.steps import (
    AgainstPack,
    Clash,
    Discarded,
    ExchangeMade,
    HandShown,
    Impossible,
    KingFault,
    ProposalIgnored,
    Recovered,
    TrickCard,
    TrickMalformed,
    TrickTooMany,
)
from ecarte_notation.record.steps import Unread
from ecarte_notation.text.span import Span


def prove(table: Table, *, explain: bool) -> None:
    """Add what is proved by counting; nothing where a fault has been found already.

    Without `explain` the statements that prove it are not looked for.
    """
    if not provable(table):
        return
    story = tell(table)
    if not story.open:
        return
    verdict = judge(story, explain=explain)
    if verdict.sound:
        _held_kings(table, story)
    else:
        _report(table, verdict)


def provable(table: Table) -> bool:
    """Whether the deal was told in order and nothing in it has been found wrong."""
    regular = not (
        table.record.lost
        or table.record.vague
        or table.void
        or table.malformed
        or table.misread
        or table.muddled
        or table.revokes
        or table.opening
        or len(table.changes) > STOCK_SIZE  # an exchange that was lawful takes a card of the stock
    )
    return regular and not any(map(_wrong, table.steps))


def _wrong(step: Any) -> bool:
    if isinstance(step, HandShown):
        return step.size != HAND_SIZE
    if isinstance(step, TrickCard):
        return bool(step.fault or step.owed or step.out_of_turn)
    if isinstance(step, Discarded):
        return step.held is Truth.NO
    if isinstance(step, ExchangeMade):
        drawn = step.statement.discarded.count - step.recovered
        return not step.due or drawn > step.before.stock or step.drawn not in (None, drawn)
    if isinstance(step, Recovered):
        return not step.own
    return isinstance(step, _FAULTS)


_FAULTS = (AgainstPack, Clash, ProposalIgnored, TrickMalformed, TrickTooMany, Unread)


def tell(table: Table) -> Story:
    """What the record of a replayed deal says about cards."""
    record = table.record.items
    written = {one.seat: one for one in record if isinstance(one, HandDealt)}
    hands = [_hand(table, seat, written.get(seat)) for seat in Seat]
    turn = Written(
        table.position.turn_up.mask, table.shown.get("turn", table.record.head), "turned up"
    )
    plays = tuple(
        Written(step.statement.card.mask, step.statement.span, "played") for step in table.plays
    )
    kings = []
    for said in table.kings:
        if said.counts and said.statement.seat is not None:
            king = Written(king_of(said.trump).mask, said.statement.span, "the king declared")
            kings.append((said.statement.seat, king))
    return Story(
        table.profile, turn, (hands[0], hands[1]), tuple(table.changes), plays, tuple(kings)
    )


def _hand(table: Table, seat: Seat, said: HandDealt | None) -> tuple[Written, ...]:
    words = f"dealt to {seat}"
    if table.dealt:
        cards = table.dealt.elder if seat is ELDER else table.dealt.dealer
        span = said.span if said else table.shown["pack"]
        return tuple(Written(card.mask, span, words) for card in cards)
    return written_cards(said.cards, words) if said else UNKNOWN_HAND


def written_cards(cards: Iterable[CardWritten], words: str) -> tuple[Written, ...]:
    """Cards of a list, for a story."""
    return tuple(Written(one.card.mask, one.span, words) for one in cards)


def _held_kings(table: Table, story: Story) -> None:
    """Whether somebody must have held the king of trumps and did not declare it."""
    king = king_of(table.position.trump)
    turned = king_turned(table.position.turn_up) is not False
    if turned or not king.known or table.kings or not table.play:
        return
    for seat in Seat:
        if any(step.seat is seat for step in table.plays) and must_have_held_king(story, seat):
            table.king_proved = seat


def _report(table: Table, verdict: Verdict) -> None:
    proof = tuple(_place(one) for one in sorted(verdict.core, key=_start))
    if verdict.false_king is not None:
        for said in table.kings:
            if said.statement.seat is verdict.false_king:
                said.fault, said.seen = KingFault.NOT_HELD, None
    elif verdict.unlawful is not None and verdict.duty:
        step = table.plays[2 * verdict.unlawful + 1]
        step.owed = Owed(verdict.duty, 0)
        step.counted = _HELD[verdict.duty]
        step.proof = tuple(one for one in proof if one[0] != step.statement.span)
    else:
        span = proof[-1][0] if proof else table.record.head
        lawful = not verdict.impossible
        table.steps.append(Impossible(table.where(), lawful, span, proof[:-1]))


_HELD = {
    Duty.BEAT: "a higher card of the suit",
    Duty.FOLLOW: "a card of the suit",
    Duty.TRUMP: "a trump",
}


def _start(unit: Unit) -> Span:
    return unit.span or Span(0, 0)


def _place(unit: Unit) -> tuple[Span, str]:
    if isinstance(unit, Change):
        return unit.span or Span(0, 0), f"{unit.count} exchanged by {unit.seat}"
    return unit.span, unit.words
