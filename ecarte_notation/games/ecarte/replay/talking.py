"""Decisions, and exchanges that were not written down."""

from ecarte_notation.cards.card import ALL_CARDS
from ecarte_notation.cards.hand import Hand
from ecarte_notation.games.ecarte.actions import Accept, Action, Propose, Refuse, Stand
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE
from ecarte_notation.games.ecarte.laws.exchanging import fewest_discards
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.proof.story import Change
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import Decision, Word
from ecarte_notation.games.ecarte.steps import (
    DecisionTaken,
    ProposalIgnored,
)

_ACTIONS: dict[Word, Action] = {
    Word.STAND: Stand(),
    Word.PROPOSE: Propose(),
    Word.ACCEPT: Accept(),
    Word.REFUSE: Refuse(),
}
_EXPECTED = {
    Word.STAND: Phase.DECIDING,
    Word.PROPOSE: Phase.DECIDING,
    Word.ACCEPT: Phase.ANSWERING,
    Word.REFUSE: Phase.ANSWERING,
}


def decide(table: Table, statement: Decision) -> None:
    """Stand, propose, accept or refuse; a step even where it is out of order, then believed."""
    finish_exchange(table)
    table.again = False
    word, before = statement.word, table.position
    if table.skip_answer and word in (Word.ACCEPT, Word.REFUSE):
        table.skip_answer = False
        return
    if word in (Word.STAND, Word.PROPOSE):
        answer_owed(table, word.value)
        before = table.position
        if before.phase is Phase.PLAYING and not _stock_spent(table):
            table.misplaced(statement, word.value, "elder has stood or dealer has refused already")
            table.skip_answer = word is Word.PROPOSE
            return
        if word is Word.STAND and before.phase is Phase.PLAYING:
            return
    if not table.record.vague:
        table.steps.append(DecisionTaken(table.where(_speaker(word)), before, statement))
    if word in (Word.ACCEPT, Word.REFUSE) and before.phase is not Phase.ANSWERING:
        before = apply(before, Propose())  # there must have been one
        table.doubt()
    unasked = table.position.phase is not _EXPECTED[word]
    table.position = apply(before, _ACTIONS[word])
    table.proposal = statement.span if word is Word.PROPOSE else None
    if word is not Word.ACCEPT:
        table.asked = statement.count
    table.refused = word is Word.REFUSE
    if unasked:
        table.doubt()


def _speaker(word: Word) -> Seat:
    return ELDER if word in (Word.STAND, Word.PROPOSE) else DEALER


def _stock_spent(table: Table) -> bool:
    return table.position.stock == 0 and not table.refused


def answer_owed(table: Table, next_word: str) -> None:
    """A proposal that is still unanswered when `next_word` comes; the rest is left open."""
    if table.position.phase is not Phase.ANSWERING or table.proposal is None:
        return
    if not table.record.vague:
        step = ProposalIgnored(table.where(DEALER), table.proposal, next_word)
        table.steps.append(step)
    table.position = table.position._replace(phase=Phase.DECIDING)
    table.doubt()


def finish_exchange(table: Table) -> None:
    """Exchanges that were accepted and not written down: any cards, any number."""
    for seat, phase in ((ELDER, Phase.ELDER_EXCHANGES), (DEALER, Phase.DEALER_EXCHANGES)):
        if table.position.phase is phase:
            left_open(table, seat)


def left_open(table: Table, seat: Seat) -> None:
    """An exchange of which nothing is known but that it took place."""
    position = table.position
    table.changes.append(Change(seat, (), (), None, None))
    table.set_hand(seat, Hand(0, (ALL_CARDS,) * HAND_SIZE))
    table.discards[seat] = None
    table.position = table.position._replace(
        stock=max(0, position.stock - fewest_discards(seat, position.stock_least, table.profile)),
        stock_least=max(0, position.stock_least - HAND_SIZE),
        phase=Phase.DEALER_EXCHANGES if seat is ELDER else Phase.DECIDING,
    )
