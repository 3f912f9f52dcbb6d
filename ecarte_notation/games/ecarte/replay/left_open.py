"""What a deal leaves open, and what would settle it; nothing here is a fault."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ecarte_notation.cards.card import mask_of
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE, king_of, king_turned
from ecarte_notation.games.ecarte.laws.scoring import TRICKS, Case
from ecarte_notation.games.ecarte.proof.proof import asked, may_have_been_unlawful
from ecarte_notation.games.ecarte.proof.story import Story, Written
from ecarte_notation.games.ecarte.proof.worlds import LAWFUL
from ecarte_notation.games.ecarte.replay.proving import provable, tell
from ecarte_notation.games.ecarte.replay.sheet import Total, alternatives, in_words
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import Points, Score
from ecarte_notation.games.ecarte.steps import TrickCard
from ecarte_notation.record.steps import LeftOpen


@dataclass(frozen=True)
class After:
    """A deal that was replayed and counted: its ways to have come out, its dealers, the score.

    `won_before` says that a king had won the game before the tricks counted.
    """

    table: Table
    cases: frozenset[Case]
    dealers: tuple[int, ...]
    totals: frozenset[Total] | None
    won_before: bool


def left_open(after: After) -> Iterator[LeftOpen]:
    """All that cannot be told of a deal, in the order of the text as far as it has one."""
    table = after.table
    if table.void:
        return
    head = table.record.head
    if table.record.lost:
        what = "what follows from the absence of something: part of the deal could not be read"
        yield LeftOpen(what, "correcting what could not be read", head, table.where())
        return
    if len(after.dealers) > 1:
        yield LeftOpen("who dealt", "the dealer's name", head, table.where())
    if provable(table):
        story = tell(table)
        if story.open:
            yield from _replies(table, story)
            yield from _kings(table, story)
    elif table.muddled and _unknown(table):
        what = "what counting the cards would prove: after cards taken back they are not counted"
        yield LeftOpen(what, "both hands as they were played", head, table.where())
    yield from _award(after)
    yield from _score(after)


def _unknown(table: Table) -> bool:
    """Whether a card of the play or of a hand was not written down."""
    return any(
        not step.statement.card.known or any(hand.slots for hand in step.before.hands)
        for step in table.plays
    )


def _replies(table: Table, story: Story) -> Iterator[LeftOpen]:
    """Replies that were unlawful in some world and lawful in another."""
    doubtful: dict[Seat, list[TrickCard]] = {}
    for trick in range(len(story.plays) // 2):
        step = table.plays[2 * trick + 1]
        if step.seat is not None and may_have_been_unlawful(story, trick):
            doubtful.setdefault(step.seat, []).append(step)
    for seat, steps in sorted(doubtful.items()):
        tricks = [str(step.where.trick) for step in steps]
        word = "trick" if len(tricks) == 1 else "tricks"
        what = f"whether {seat}'s reply was lawful in {word} {', '.join(tricks)}"
        span = steps[0].statement.span
        yield LeftOpen(what, _hand(table, seat), span, table.where(seat, steps[0].where.trick))


def _kings(table: Table, story: Story) -> Iterator[LeftOpen]:
    """Whether the king of trumps was kept silent, or was in the hand that declared it."""
    king = king_of(table.position.trump)
    turned = king_turned(table.position.turn_up) is not False
    if turned or not king.known or not table.play or table.king_proved is not None:
        return
    said = dict(story.kings)
    for seat in Seat:
        first = next((step for step in table.plays if step.seat is seat), None)
        declared = said.get(seat)
        if first is None or (said and not declared):
            continue
        silent = replace(story, kings=())
        without = asked(silent, replace(LAWFUL, without=seat))
        held = Written(king.mask, first.statement.span, "")
        with_it = asked(replace(story, kings=((seat, held),)), LAWFUL)
        if without and with_it:
            deed = "that he declared" if declared else "and said nothing"
            what = f"whether {seat} held {king} {deed}"
            span = declared.span if declared else first.statement.span
            yield LeftOpen(what, _hand(table, seat), span, table.where(seat))


def _hand(table: Table, seat: Seat) -> str:
    """The cards of a hand that nobody wrote down."""
    own = [step for step in table.plays if step.seat is seat]
    shown = mask_of([step.statement.card for step in own if step.statement.card.known])
    known = (own[0].before.hands[seat].known if own else 0) | shown
    missing = HAND_SIZE - known.bit_count()
    if missing < 1:
        return f"the cards of {seat.other}'s in these tricks"
    cards = "card" if missing == 1 else f"{missing} cards"
    return f"the {cards} of {seat}'s hand that nobody wrote down"


def _award(after: After) -> Iterator[LeftOpen]:
    """Several awards are possible by what was played; perhaps the sheet names one of them."""
    table = after.table
    awards = sorted({case.award for case in after.cases})
    if len(awards) < 2 or table.cut_short or after.won_before:
        return
    options = " or ".join(f"{one.seat} {one.points}" for one in awards)
    points = next((one for one in table.record.items if isinstance(one, Points)), None)
    what = f"what the tricks earned: {options}"
    if any(isinstance(one, Score) for one in table.record.items):
        what = f"whether the score is right: the tricks may have earned {options}"
    if points:
        what = f"whether `points {points.seat} {points.number}` is right: {options} could be"
    span = points.span if points else table.record.head
    yield LeftOpen(what, _settling_award(table), span, table.where())


def _settling_award(table: Table) -> str:
    position = table.position
    needs = []
    if sum(position.tricks) < TRICKS:
        needs.append("who took which trick")
    if len(position.vulnerable) > 1:
        needs.append("what was decided (`stand`, `propose`, `refuse`)")
    return " and ".join(needs)


def _score(after: After) -> Iterator[LeftOpen]:
    """The running score, where no `score` says it."""
    table = after.table
    said = any(isinstance(one, Score) for one in table.record.items)
    if said or (after.totals is not None and len(after.totals) < 2) or table.cut_short:
        return
    scores = in_words(alternatives(after.totals))
    what = "the score after the deal" + (f": {scores}" if after.totals else "")
    yield LeftOpen(what, "`score`", table.record.head, table.where())
