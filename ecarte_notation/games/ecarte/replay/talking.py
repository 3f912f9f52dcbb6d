"""Decisions and exchanges."""

from ecarte_notation.cards.card import ALL_CARDS, NO_CARD_KNOWN, Card
from ecarte_notation.cards.hand import Hand
from ecarte_notation.cards.truth import Truth
from ecarte_notation.games.ecarte.actions import Accept, Action, Exchange, Propose, Refuse, Stand
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE, STOCK_SIZE
from ecarte_notation.games.ecarte.laws.exchanging import fewest_discards, recovered_count
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import CardWritten, Decision, Exchanged, Parcel, Word
from ecarte_notation.games.ecarte.steps import (
    AgainstPack,
    Clash,
    DecisionTaken,
    Discarded,
    ExchangeMade,
    ProposalIgnored,
    Recovered,
    Sighting,
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
            _left_open(table, seat)


def _left_open(table: Table, seat: Seat) -> None:
    """An exchange of which nothing is known but that it took place."""
    position = table.position
    table.set_hand(seat, Hand(0, (ALL_CARDS,) * HAND_SIZE))
    table.discards[seat] = None
    table.position = table.position._replace(
        stock=max(0, position.stock - fewest_discards(seat)),
        stock_least=max(0, position.stock_least - HAND_SIZE),
        phase=Phase.DEALER_EXCHANGES if seat is ELDER else Phase.DECIDING,
    )


def exchange(table: Table, statement: Exchanged, *, following: Seat | None) -> None:
    """`elder -7D 8C +JH TC`; `following` is the seat whose exchange is the next statement.

    One that is out of order or of an impossible size is believed as a whole: of the hand
    nothing is known afterwards.
    """
    seat = statement.seat
    before_elder = False
    if seat is DEALER and table.again and table.position.phase is Phase.DECIDING:
        table.position = table.position._replace(phase=Phase.DEALER_EXCHANGES)
    table.again = False
    if seat is DEALER and table.position.phase is Phase.ELDER_EXCHANGES:
        before_elder = following is ELDER
        if following is not None:
            because = "elder exchanges before dealer"
            if not before_elder:
                because += "; is this elder's exchange?"
            table.misplaced(statement, f"{seat}'s exchange", because)
            table.dealt = None  # whose draw came first is not sure
        if following is DEALER:
            _left_open(table, ELDER)
            return
        if not before_elder:
            _elder_unrecorded(table)
    if not before_elder:
        table.skip_answer = table.position.phase is Phase.ANSWERING  # it comes too late
        due = _judge(table, statement)
        if not due or not fewest_discards(seat) <= statement.discarded.count <= HAND_SIZE:
            for one in statement.discarded.cards:
                table.dispute(one.card)
            for one in statement.received.cards if statement.received else ():
                table.dispute(one.card)
            stock = table.position.stock
            _left_open(table, seat)
            table.position = table.position._replace(stock=stock)
            return
    gone = _lay_aside(table, statement)
    back = _recover(table, statement)
    drawn = _draw(table, statement, gone, len(back))
    _hand_over(table, statement, drawn, back, moved_on=not before_elder)


def _elder_unrecorded(table: Table) -> None:
    finish_exchange(table)
    table.position = table.position._replace(phase=Phase.DEALER_EXCHANGES)


def _judge(table: Table, statement: Exchanged) -> bool:
    """Let the rules see the exchange; whether it was this seat's turn to exchange."""
    drawn = statement.received.count if statement.received else None
    recovered = sum(parcel.count for parcel in statement.recovered)
    wanted = Phase.ELDER_EXCHANGES if statement.seat is ELDER else Phase.DEALER_EXCHANGES
    due = table.position.phase is wanted
    if not table.record.vague:
        where = table.where(statement.seat)
        step = ExchangeMade(where, table.position, statement, table.refused, due, drawn, recovered)
        table.steps.append(step)
    if not due:
        table.doubt()
    return due


def _lay_aside(table: Table, statement: Exchanged) -> int:
    """Take the discards out of the hand; how many they were."""
    seat, parcel = statement.seat, statement.discarded
    before = table.position
    hand = before.hands[seat]
    count = min(parcel.count, HAND_SIZE + 1)
    if not parcel.cards:
        table.discards[seat] = None
        table.set_hand(seat, hand.loosened(count) if count else hand)
        return count
    for one in parcel.cards:
        held, seen = table.holding(seat, one.card), table.seen.at(one.card)
        where = table.where(seat)
        if seat not in table.misread:  # one card misread makes the others doubtful
            table.steps.append(Discarded(where, before, seat, one.card, held, seen, one.span))
        table.set_hand(seat, table.hand(seat).without(one.card))
        if held is Truth.NO:
            table.seen.dispute(one.card)
            table.doubt_hand(seat)
        elif seat in table.misread:
            table.seen.dispute(one.card)
        else:
            table.seen.put(one.card, Sighting(f"discarded by {seat}", one.span))
    table.discards[seat] = tuple(one.card for one in parcel.cards)
    return parcel.count


def _recover(table: Table, statement: Exchanged) -> list[Card]:
    seat, back = statement.seat, []
    latest = table.discards[seat]
    for parcel in statement.recovered:
        back += [NO_CARD_KNOWN] * (parcel.count - len(parcel.cards))
        if not parcel.cards or any(not one.card.known for one in parcel.cards):
            for card in latest or ():  # any of them may be back in the hand
                table.seen.dispute(card)
        for one in parcel.cards:
            own = latest is None or any(card.mask & one.card.mask for card in latest)
            table.steps.append(Recovered(table.where(seat), seat, one.card, own, one.span))
            if own:
                back.append(one.card)
                table.seen.put(one.card, Sighting(f"recovered by {seat}", one.span, seat))
            else:
                back.append(NO_CARD_KNOWN)
                for card in latest or ():
                    table.seen.dispute(card)
    return back[:HAND_SIZE]


def _draw(table: Table, statement: Exchanged, gone: int, back: int) -> list[Card]:
    """The cards drawn: as written, else as the pack gives them, else unknown."""
    seat, parcel = statement.seat, statement.received
    count = parcel.count if parcel else gone - back
    given = _from_pack(table, count)
    if parcel is None or not parcel.cards:
        for card in given or []:
            words = f"drawn by {seat} from the pack"
            table.seen.put(card, Sighting(words, statement.span, seat))
        return given or [NO_CARD_KNOWN] * max(0, min(count, HAND_SIZE))
    if given and seat not in table.misread:
        return _against_pack(table, seat, parcel, given)
    return [_drawn(table, seat, one) for one in parcel.cards]


def _from_pack(table: Table, count: int) -> list[Card] | None:
    position = table.position
    if not table.dealt or position.stock != position.stock_least or count < 0:
        return None
    first = STOCK_SIZE - position.stock
    cards = list(table.dealt.stock[first : first + count])
    return cards if len(cards) == count else None


def _against_pack(table: Table, seat: Seat, parcel: Parcel, given: list[Card]) -> list[Card]:
    left, wrong = list(given), []
    for one in sorted(parcel.cards, key=lambda written: written.card.mask.bit_count()):
        fit = next((card for card in left if card.mask & one.card.mask), None)
        left.remove(fit) if fit else wrong.append(one)
        if fit:
            table.seen.put(fit, Sighting(f"drawn by {seat}", one.span, seat))
    if not wrong:
        return given
    span = wrong[0].span if len(wrong) == 1 else parcel.span
    step = AgainstPack(table.where(seat), "draw", str(seat), tuple(wrong), tuple(left), span)
    table.steps.append(step)
    for one in wrong:
        table.seen.dispute(one.card)
    return [card for card in given if card not in left] + [NO_CARD_KNOWN] * len(left)


def _drawn(table: Table, seat: Seat, one: CardWritten) -> Card:
    earlier = table.seen.at(one.card)
    words = f"drawn by {seat}"
    if not earlier:
        table.seen.put(one.card, Sighting(words, one.span, seat))
        return one.card
    where = table.where(seat)
    table.steps.append(Clash(where, one.card, one.span, words, earlier, drawn=True))
    table.dispute(one.card)
    return NO_CARD_KNOWN


def _hand_over(
    table: Table, statement: Exchanged, drawn: list[Card], back: list[Card], *, moved_on: bool
) -> None:
    """Draws and recovered cards into the hand; the hand keeps its five places."""
    seat, phase = statement.seat, table.position.phase
    hand = table.hand(seat).with_cards([*drawn, *back])
    missing = HAND_SIZE - hand.size
    if missing > 0:
        hand = hand.with_cards([NO_CARD_KNOWN] * missing)
    before = table.position
    table.position = apply(before, Exchange(seat, (), tuple(drawn)))
    gone = statement.discarded.count
    due = len(back) <= recovered_count(gone, before.stock_least)
    counts = (len(drawn), gone - len(back) if due else gone)
    if seat in table.misread:  # what was laid aside and what was drawn may be mixed up
        counts = (0, HAND_SIZE)
    table.position = table.position._replace(
        stock=max(0, before.stock - min(counts)),
        stock_least=max(0, before.stock_least - max(counts)),
    )
    table.set_hand(seat, hand if missing >= 0 else hand.loosened(0))
    if not moved_on:
        table.position = table.position._replace(phase=phase)
        table.dealer_first = True
    elif seat is ELDER and table.dealer_first:
        table.position = table.position._replace(phase=Phase.DECIDING)
        table.dealer_first, table.again = False, True
    table.refused = False
