"""What the whole play proves: duties not met, kings kept back or wrongly declared.

Cards that a player shows later were in his hand before, so replies are judged only when all
tricks are known.
"""

from ecarte_notation.cards.card import Card, mask_of
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE, king_of, king_turned
from ecarte_notation.games.ecarte.laws.playing import breach
from ecarte_notation.games.ecarte.laws.scoring import TRICKS
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.steps import RevokeDenied, Sighting, TrickCard
from ecarte_notation.text.span import Span


def judge_replies(table: Table) -> None:
    """Hold each reply against what its player surely held, later cards included.

    Where a trick is missing somewhere, who led is not sure, and nothing is judged; where one is
    malformed, only what stands before it.
    """
    if broken_off(table):
        for step in table.plays:
            step.out_of_turn = False
    else:
        for place in range(len(table.plays) if table.sound is None else table.sound):
            _judge_reply(table, place)
    table.steps += table.plays
    _judge_revokes(table)


def _judge_revokes(table: Table) -> None:
    """A revoke claimed where every card was lawful; spoken of only where the whole hand is known."""
    for seat, span in table.revokes.items():
        own = [step for step in table.plays if step.seat is seat]
        known = own and not own[0].before.hands[seat].slots and seat not in table.misread
        sure = known and all(step.statement.card.known for step in table.plays)
        if sure and table.sound is None and not broken_off(table) and seat not in table.proved:
            table.steps.append(RevokeDenied(table.where(seat), seat, span))


def _judge_reply(table: Table, place: int) -> None:
    step, led = table.plays[place], table.plays[place - 1]
    lead = step.before.lead
    if lead is None or step.seat is None or step.fault or led.fault or led.out_of_turn:
        return
    hand = step.before.hands[step.seat]
    later = _shown_later(table, step.seat, place) if table.sound is None else []
    sure = hand.known
    if step.seat in table.misread:  # of what was written only what was shown is sure
        sure &= mask_of([card for card, _ in later])
    if hand.slots:
        for card, _ in later:
            sure |= card.mask if any(card.mask & slot for slot in hand.slots) else 0
    step.owed = breach(lead, step.statement.card, step.before.trump, sure, table.profile)
    if step.owed and step.seat in table.revokes:  # the record says so itself
        step.owed = None
        table.proved.add(step.seat)
    if step.owed:
        due, known = step.owed.cards, hand.known
        step.shown = tuple(one for one in later if one[0].mask & due & ~known)


def broken_off(table: Table) -> bool:
    """Whether the play ends before the fifth trick, and nobody gave it up."""
    if table.cut_short or table.given_up or table.malformed:
        return False
    return bool(table.play) and table.position.taken < TRICKS


def _shown_later(table: Table, seat: Seat, place: int) -> list[tuple[Card, Span]]:
    """Known cards that `seat` shows after the play at `place`, by playing or declaring them."""
    later = [
        (step.statement.card, step.statement.span)
        for step in table.plays[place + 1 :]
        if step.seat is seat and not step.fault and step.statement.card.known
    ]
    king = king_of(table.position.trump)
    if king.known and king_turned(table.position.turn_up) is False:
        later += [
            (king, said.statement.span)
            for said in table.kings
            if said.statement.seat is seat and said.counts and _still_held(table, king, place)
        ]
    return later


def _still_held(table: Table, king: Card, place: int) -> bool:
    """Whether a declared king has surely not been played up to `place`."""
    return not any(
        step.fault or step.seat is None or step.statement.card.mask & king.mask
        for step in table.plays[: place + 1]
    )


def king_kept(table: Table) -> tuple[Seat, Card, Span, Span] | None:
    """Who played with the king of trumps and never declared it; his first card; where it was seen."""
    king = king_of(table.position.trump)
    turned = king_turned(table.position.turn_up) is not False
    if turned or not king.known or table.kings or table.record.lost:
        return None
    for seat in Seat:
        first = next((step for step in table.plays if step.seat is seat), None)
        if first is None:
            continue
        played = next((one for one in _own(table, seat) if one.statement.card == king), None)
        if played:
            return seat, king, first.statement.span, played.statement.span
        if first.before.hands[seat].known & king.mask:
            seen = table.seen.at(king)
            return seat, king, first.statement.span, seen.span if seen else first.statement.span
        if table.king_proved is seat:
            return seat, king, first.statement.span, first.statement.span
    return None


def _own(table: Table, seat: Seat) -> list[TrickCard]:
    return [step for step in table.plays if step.seat is seat and not step.fault]


def cannot_hold(table: Table, seat: Seat, king: Card) -> Sighting | None:
    """What proves from the play that `seat` never held `king`, if anything does."""
    for step in table.plays:
        if step.statement.card == king and not step.fault and step.seat is seat.other:
            return Sighting(f"played by {seat.other}", step.statement.span)
    own = _own(table, seat)
    shown = [step.statement.card for step in own]
    if len(own) == HAND_SIZE and king not in shown and all(card.known for card in shown):
        return Sighting(f"the last of {seat}'s five cards", own[-1].statement.span)
    return None
