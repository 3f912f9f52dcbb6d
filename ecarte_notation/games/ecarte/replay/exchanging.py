"""Exchanges: what is laid aside, recovered and drawn."""

from ecarte_notation.cards.card import ALL_CARDS, NO_CARD_KNOWN, Card
from ecarte_notation.cards.truth import Truth
from ecarte_notation.games.ecarte.actions import Exchange
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE, STOCK_SIZE
from ecarte_notation.games.ecarte.laws.exchanging import (
    fewest_discards,
    recovered_count,
    recovers_from_all,
    recovery_allowed,
)
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.proof.story import Change, Written
from ecarte_notation.games.ecarte.replay.dealing import fitted
from ecarte_notation.games.ecarte.replay.table import Table
from ecarte_notation.games.ecarte.replay.talking import left_open
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import CardWritten, Exchanged, Parcel
from ecarte_notation.games.ecarte.steps import (
    AgainstPack,
    Clash,
    Discarded,
    ExchangeMade,
    Recovered,
    Sighting,
)


def exchange(table: Table, statement: Exchanged, *, following: Seat | None) -> None:
    """`elder -7D 8C +JH TC`; `following` is the seat whose exchange is the next statement."""
    seat, phase = statement.seat, table.position.phase
    if seat is DEALER and table.again and phase is Phase.DECIDING:
        table.position = table.position._replace(phase=Phase.DEALER_EXCHANGES)
    table.again = False
    if seat is DEALER and phase is Phase.ELDER_EXCHANGES and following is not None:
        _before_elder(table, statement, following)
    else:
        _in_turn(table, statement)


def _before_elder(table: Table, statement: Exchanged, following: Seat) -> None:
    """Dealer's exchange though elder's is due, and another exchange after it."""
    because = "elder exchanges before dealer"
    if following is DEALER:
        because += "; is this elder's exchange?"
    table.misplaced(statement, "dealer's exchange", because)
    table.muddled = True
    table.dealt = None  # whose draw came first is not sure
    if following is DEALER:
        left_open(table, ELDER)
        return
    _change_cards(table, statement)
    table.position = table.position._replace(phase=Phase.ELDER_EXCHANGES)
    table.dealer_first = True


def _in_turn(table: Table, statement: Exchanged) -> None:
    """One that is out of order or of an impossible size is believed as a whole."""
    seat = statement.seat
    if seat is DEALER and table.position.phase is Phase.ELDER_EXCHANGES:
        left_open(table, ELDER)
    table.skip_answer = table.position.phase is Phase.ANSWERING  # it comes too late
    due = _judge(table, statement)
    fewest = fewest_discards(seat, table.position.stock_least, table.profile)
    if not due or not fewest <= statement.discarded.count <= HAND_SIZE:
        _believe_whole(table, statement)
        return
    _change_cards(table, statement)
    if seat is ELDER and table.dealer_first:
        table.position = table.position._replace(phase=Phase.DECIDING)
        table.dealer_first, table.again = False, True


def _believe_whole(table: Table, statement: Exchanged) -> None:
    """Of the hand nothing is known afterwards, and of the cards named nothing is concluded."""
    for parcel in (statement.discarded, statement.received):
        for one in parcel.cards if parcel else ():
            table.dispute(one.card)
    table.muddled = True
    stock = table.position.stock
    left_open(table, statement.seat)
    table.position = table.position._replace(stock=stock)


def _change_cards(table: Table, statement: Exchanged) -> None:
    table.muddled = table.muddled or not _recovery_due(table, statement)
    table.changes.append(_as_told(statement))
    gone = _lay_aside(table, statement)
    back = _recover(table, statement)
    drawn = _draw(table, statement, gone, len(back))
    _hand_over(table, statement, drawn, back)


def _as_told(statement: Exchanged) -> Change:
    """The exchange for the proof by counting."""
    seat, come = statement.seat, statement.received
    gone = _written(statement.discarded, f"discarded by {seat}")
    drawn = _written(come, f"drawn by {seat}") if come else ()
    back = tuple(
        one for parcel in statement.recovered for one in _each(parcel, f"recovered by {seat}")
    )
    return Change(seat, gone, drawn, statement.discarded.count, statement.span, back)


def _each(parcel: Parcel, words: str) -> tuple[Written, ...]:
    unnamed = Written(ALL_CARDS, parcel.span, words)
    return _written(parcel, words) or (unnamed,) * min(parcel.count, HAND_SIZE)


def _recovery_due(table: Table, statement: Exchanged) -> bool:
    """Whether what is taken back, if anything, is the player's own, and no more than is missing.

    Where the discards of both lie together nothing is proved by counting.
    """
    back = sum(parcel.count for parcel in statement.recovered)
    if not back:
        return True
    allowed = recovery_allowed(statement.seat, table.profile)
    short = recovered_count(statement.discarded.count, table.position.stock_least)
    return allowed and not recovers_from_all(table.profile) and back <= short


def _written(parcel: Parcel, words: str) -> tuple[Written, ...]:
    return tuple(Written(one.card.mask, one.span, words) for one in parcel.cards)


def _judge(table: Table, statement: Exchanged) -> bool:
    """Let the rules see the exchange; whether it was this seat's turn to exchange."""
    drawn = statement.received.count if statement.received else None
    recovered = sum(parcel.count for parcel in statement.recovered)
    wanted = Phase.ELDER_EXCHANGES if statement.seat is ELDER else Phase.DEALER_EXCHANGES
    due = table.position.phase is wanted
    if not table.record.vague:
        where = table.where(statement.seat)
        step = ExchangeMade(
            where,
            table.position,
            statement,
            table.refused,
            due,
            drawn,
            recovered,
            table.asked if statement.seat is ELDER else None,
            table.position.changed if statement.seat is DEALER else None,
            statement.seat in table.taken_back,
        )
        table.steps.append(step)
    changed = statement.discarded.count if statement.seat is ELDER else None
    table.position = table.position._replace(changed=changed)
    if recovered:
        table.taken_back.add(statement.seat)
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
    latest = _to_recover(table, seat)
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


def _to_recover(table: Table, seat: Seat) -> tuple[Card, ...] | None:
    """The cards of which `seat` may take some back; None where any will do.

    All discards of both players lie together, and some may be unknown; and who may take none
    back has made another slip.
    """
    if recovers_from_all(table.profile) or not recovery_allowed(seat, table.profile):
        return None
    return table.discards[seat]


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
    for one, fit in fitted(parcel.cards, given):
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


def _hand_over(table: Table, statement: Exchanged, drawn: list[Card], back: list[Card]) -> None:
    """Draws and recovered cards into the hand; the hand keeps its five places."""
    seat = statement.seat
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
        changed=before.changed,
    )
    table.set_hand(seat, hand if missing >= 0 else hand.loosened(0))
    table.refused = False
