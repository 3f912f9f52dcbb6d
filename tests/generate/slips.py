"""Slips made in the course of a deal: each breaks one rule at one place, and play goes on from it.

Every slip is a function of the game and a fresh deal; it plays the deal out, wrong at one place.
It answers the path of the item where the finding must stand: its place in the deal, and where a
card of it is meant, which of its lists and which card; or None where the chance did not come.
"""

from collections.abc import Callable
from dataclasses import replace

from ecarte_notation.cards.card import PACK, Card, cards_in
from ecarte_notation.games.ecarte.actions import DeclareKing, Exchange, PlayCard, Stand
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.engine import legal_actions, outcome
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Decision,
    Exchanged,
    HandDealt,
    KingDeclared,
    Pack,
    Parcel,
    Points,
    Score,
    TrickEnd,
    TurnUp,
    Word,
)
from tests.generate.deal import Told
from tests.generate.match import Game

# -- replies and leads


def _illegal_reply(game: Game, told: Told, kind: str) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        lead = told.position.lead
        chance = at is None and lead is not None and isinstance(action, PlayCard)
        if chance and (card := _breach(told, lead, kind)):
            action = PlayCard(card)
            at = (len(told.items) + (told.position.lead is None),)
        told.do(action)
    _score(game, told)
    return at


def _breach(told: Told, lead: Card, kind: str) -> Card | None:
    """A held card that breaks exactly this duty, by the plainest reading of the law."""
    position = told.position
    held = cards_in(position.hands[position.to_play].known)
    suited = [one for one in held if one.suit == lead.suit]
    higher = [one for one in suited if "789TAJQK".index(one.rank) > "789TAJQK".index(lead.rank)]
    trumps = [one for one in held if one.suit == position.trump]
    if kind == "must-beat" and higher:
        wrong = [one for one in held if one not in higher]
    elif kind == "must-follow" and suited and not higher:
        wrong = [one for one in held if one not in suited]
    elif kind == "must-trump" and trumps and not suited:
        wrong = [one for one in held if one not in trumps]
    else:
        wrong = []
    return told.rng.choice(wrong) if wrong else None


def must_follow(game: Game, told: Told) -> tuple[int, ...] | None:
    return _illegal_reply(game, told, "must-follow")


def must_beat(game: Game, told: Told) -> tuple[int, ...] | None:
    return _illegal_reply(game, told, "must-beat")


def must_trump(game: Game, told: Told) -> tuple[int, ...] | None:
    return _illegal_reply(game, told, "must-trump")


def wrong_leader(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        position = told.position
        chance = isinstance(action, PlayCard) and position.lead is None and position.taken < 4
        if at is None and chance and told.rng.random() < 0.4:
            told.position = position._replace(leader=position.leader.other)
            told.do(told.rng.choice([a for a in legal_actions(told.position) if _is_play(a)]))
            at = (len(told.items) - 1,)
            continue
        told.do(action)
    _score(game, told)
    return at


def _is_play(action: object) -> bool:
    return isinstance(action, PlayCard)


def _score(game: Game, told: Told) -> None:
    result = outcome(told.position)
    assert result
    assert result.score
    if result.award and game.sheet.points:
        told.items.append(Points(*result.award))
    game.mark(told, result.score)


# -- slips of the pen in a deal that was played by the laws


def _played(told: Told) -> list[int]:
    return [i for i, one in enumerate(told.items) if isinstance(one, CardPlayed)]


def _unseen(told: Told) -> list[Card]:
    """Cards that the record names nowhere."""
    return [one for one in PACK if one not in named(told)]


def named(told: Told) -> set[Card]:
    cards: set[Card] = set()
    for item in told.items:
        if isinstance(item, CardPlayed):
            cards.add(item.card)
        for field in ("cards", "card", "discarded", "received", "recovered"):
            for value in _many(getattr(item, field, ())):
                written = value.cards if isinstance(value, Parcel) else _many(value)
                cards |= {one.card for one in written if isinstance(one, CardWritten)}
    return cards


def _many(value: object) -> tuple:
    return value if isinstance(value, tuple) else () if value is None else (value,)


def card_not_held(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places, unseen = _played(told), _unseen(told)
    if not places or not unseen:
        return None
    at = told.rng.choice(places)
    told.items[at] = CardPlayed(told.rng.choice(unseen))
    return (at,)


def card_played_twice(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _played(told)
    if len(places) < 3:
        return None
    first, second = sorted(told.rng.sample(places, 2))
    told.items[second] = told.items[first]
    return (second,)


def tricks_missing(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _played(told)
    if len(places) != 10:
        return None
    keep = told.rng.randrange(1, 5)
    last = places[2 * keep - 1]
    told.items[last + 1 : places[-1] + 1] = []
    return (last,)


def tricks_too_many(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places, unseen = _played(told), _unseen(told)
    if len(places) != 10 or len(unseen) < 2:
        return None
    told.items[places[-1] + 1 : places[-1] + 1] = [TrickEnd(), *map(CardPlayed, unseen[:2])]
    return (places[-1] + 2,)


def trick_size(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    commas = [i for i, one in enumerate(told.items) if isinstance(one, TrickEnd)]
    if not commas:
        return None
    at = told.rng.choice(commas)
    del told.items[at]
    return (at,)


def play_after_game_over(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        told.do(action)
    if told.position.game_over:
        goes_on = told.position._replace(score=(0, 0))
        if goes_on.phase is not Phase.PLAYING:
            goes_on = apply(goes_on, Stand())
            told.items.append(Decision(Word.STAND))
        score, told.position = told.position.score, goes_on
        at = (len(told.items) + 1,)
        while action := next((a for a in legal_actions(told.position) if _is_play(a)), None):
            told.do(action)
        told.position = told.position._replace(score=score)
    _score(game, told)
    return at


# -- kings


def _holder(told: Told) -> Seat | None:
    if told.position.turn_up.rank == "K":
        return None
    for seat in Seat:
        if any(c.rank == "K" and c.suit == told.position.trump for c in _held(told, seat)):
            return seat
    return None


def _held(told: Told, seat: Seat) -> tuple[Card, ...]:
    return cards_in(told.position.hands[seat].known)


def king_not_held(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        hidden = told.position.turn_up.rank != "K" and not told.position.kings
        if at is None and hidden and _is_play(action):
            at = (len(told.items),)
            told.items.append(KingDeclared(told.rng.choice(list(Seat))))
        told.do(action)
    _score(game, told)
    return at


def king_declared_by_both(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        told.do(action)
        if isinstance(action, DeclareKing) and not told.position.game_over:
            at = (len(told.items),)
            told.items.append(KingDeclared(action.seat.other))
    _score(game, told)
    return at


def king_declared_twice(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        told.do(action)
        if isinstance(action, DeclareKing) and not told.position.game_over:
            at = (len(told.items),)
            told.items.append(KingDeclared(action.seat))
    _score(game, told)
    return at


def _silent(told: Told) -> tuple[int, Seat, int] | None:
    """Play on without declaring: the holder, his first card's item, the item after it."""
    found = None
    while action := told.choose():
        if isinstance(action, DeclareKing):
            seat = action.seat
            position = told.position
            while not position.kings and (
                plays := [a for a in legal_actions(position) if _is_play(a)]
            ):
                mine = position.to_play is seat
                told.do(told.rng.choice(plays))
                position = told.position
                if mine and found is None:
                    found = (len(told.items) - 1, seat, len(told.items))
            break
        told.do(action)
    return found


def unclaimed_king(game: Game, told: Told) -> tuple[int, ...] | None:
    found = _silent(told)
    _score(game, told)
    return (found[0],) if found else None


def king_declared_late(game: Game, told: Told) -> tuple[int, ...] | None:
    found = _silent(told)
    if found:
        told.items.insert(found[2], KingDeclared(found[1]))
    _score(game, told)
    return (found[2],) if found else None


def king_after_lead(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        if isinstance(action, DeclareKing) and action.seat is DEALER:
            plays = [a for a in legal_actions(told.position) if _is_play(a)]
            told.do(told.rng.choice(plays))
            at = (len(told.items),)
        told.do(action)
    _score(game, told)
    return at


def king_declared_though_turned(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        if at is None and _is_play(action) and told.position.turn_up.rank == "K":
            at = (len(told.items),)
            told.items.append(KingDeclared(told.rng.choice(list(Seat))))
        told.do(action)
    _score(game, told)
    return at


def king_not_turned(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    if told.position.turn_up.rank == "K":
        return None
    at = next(i for i, one in enumerate(told.items) if isinstance(one, TurnUp)) + 1
    told.items.insert(at, KingDeclared(None))
    return (at,)


# -- decisions and exchanges


def _decisions(told: Told, word: Word) -> list[int]:
    return [i for i, one in enumerate(told.items) if isinstance(one, Decision) and one.word is word]


def answer_without_proposal(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _decisions(told, Word.PROPOSE)
    if not places:
        return None
    at = told.rng.choice(places)
    del told.items[at]
    return (at,)


def exchange_without_acceptance(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _decisions(told, Word.ACCEPT)
    if not places:
        return None
    at = told.rng.choice(places)
    del told.items[at]
    return (at,)


def exchange_after_refusal(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _decisions(told, Word.REFUSE)
    if not places:
        return None
    told.items.insert(places[0] + 1, Exchanged(ELDER, Parcel(1), Parcel(1)))
    return (places[0] + 1,)


def unanswered_proposal(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _decisions(told, Word.REFUSE)
    if not places or not _played(told):
        return None
    del told.items[places[0]]
    return (places[0] - 1,)


def proposal_without_stock(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := _eager(told):
        spent = told.position.stock == 0 and told.position.phase is Phase.PLAYING
        if spent and at is None and not told.position.kings and not any(told.position.played):
            at = (len(told.items),)
            told.items += [Decision(Word.PROPOSE), Decision(Word.REFUSE)]
        told.do(action)
    _score(game, told)
    return at


def _eager(told: Told):
    """Choices that use the stock up."""
    action = told.choose()
    if action is None:
        return None
    actions = legal_actions(told.position)
    phase = told.position.phase
    if phase in (Phase.DECIDING, Phase.ANSWERING) and told.position.stock:
        return actions[1] if phase is Phase.DECIDING else actions[0]
    if isinstance(action, Exchange):
        most = max(len(one.discards) for one in actions)
        return told.rng.choice([one for one in actions if len(one.discards) == most])
    return action


def _exchanges(told: Told, seat: Seat | None = None) -> list[int]:
    return [
        i
        for i, one in enumerate(told.items)
        if isinstance(one, Exchanged) and (seat is None or one.seat is seat)
    ]


def elder_discard_count(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    return _recount(told, ELDER, told.rng.choice((0, 6)))


def dealer_discard_count(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    return _recount(told, DEALER, told.rng.choice((6, 7)))


def _recount(told: Told, seat: Seat, count: int) -> tuple[int, ...] | None:
    places = _exchanges(told, seat)[:1]
    if not places:
        return None
    came = Parcel(count) if count else None
    told.items[places[0]] = Exchanged(seat, Parcel(count), came)
    return (places[0], -1)


def discard_not_held(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    unseen = _unseen(told)
    places = [i for i in _exchanges(told) if told.items[i].discarded.cards]
    if not places or not unseen:
        return None
    at = told.rng.choice(places)
    cards = list(told.items[at].discarded.cards)
    place = told.rng.randrange(len(cards))
    cards[place] = CardWritten(told.rng.choice(unseen))
    told.items[at] = replace(told.items[at], discarded=Parcel(len(cards), tuple(cards)))
    return (at, 0, place)


def uneven_exchange(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = [
        i for i in _exchanges(told) if told.items[i].received and told.items[i].received.count > 1
    ]
    if not places:
        return None
    at = told.rng.choice(places)
    came = told.items[at].received
    less = Parcel(came.count - 1, came.cards[:-1])
    told.items[at] = replace(told.items[at], received=less)
    return (at,)


def draw_seen_before(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = [
        i for i in _exchanges(told) if told.items[i].received and told.items[i].received.cards
    ]
    if not places:
        return None
    at = told.rng.choice(places)
    cards = list(told.items[at].received.cards)
    place = told.rng.randrange(len(cards))
    cards[place] = CardWritten(told.position.turn_up)
    told.items[at] = replace(told.items[at], received=Parcel(len(cards), tuple(cards)))
    return (at, 1, place)


def stock_exceeded(game: Game, told: Told) -> tuple[int, ...] | None:
    while action := _eager(told):
        told.do(action)
    _score(game, told)
    places = _exchanges(told, DEALER)
    used = [_drawn(told.items[i]) for i in _exchanges(told)]
    if not places or sum(used) != 21 or _exchanges(told)[-1] != places[-1]:
        return None
    at, left = places[-1], 21 - sum(used[:-1])
    if left >= 5:
        return None
    told.items[at] = Exchanged(DEALER, Parcel(left + 1), Parcel(left + 1))
    return (at,)


def _drawn(said: Exchanged) -> int:
    return said.received.count if said.received else 0


def recovery_not_due(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = [
        i
        for i in _exchanges(told, ELDER)[:1]
        if told.items[i].received and told.items[i].received.count > 1
    ]
    if not places:
        return None
    said = told.items[places[0]]
    less = Parcel(said.received.count - 1, said.received.cards[:-1])
    told.items[places[0]] = replace(said, received=less, recovered=(Parcel(1),))
    return (places[0],)


def recovered_not_own(game: Game, told: Told) -> tuple[int, ...] | None:
    while action := _eager(told):
        told.do(action)
    _score(game, told)
    places = [i for i in _exchanges(told, ELDER) if told.items[i].recovered]
    if not places or not told.items[places[0]].recovered[0].cards:
        return None
    at = places[0]
    back = list(told.items[at].recovered[0].cards)
    own = {one.card for one in told.items[at].discarded.cards}
    back[0] = CardWritten(told.rng.choice([one for one in PACK if one not in own]))
    told.items[at] = replace(told.items[at], recovered=(Parcel(len(back), tuple(back)),))
    return (at, 2, 0)


# -- dealing


def _hands(told: Told) -> list[int]:
    return [i for i, one in enumerate(told.items) if isinstance(one, HandDealt)]


def card_in_two_places(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    hands = _hands(told)
    if len(hands) != 2:
        return None
    first, second = told.items[hands[0]], told.items[hands[1]]
    cards, place = list(second.cards), told.rng.randrange(5)
    cards[place] = told.rng.choice(first.cards)
    told.items[hands[1]] = replace(second, cards=tuple(cards))
    return (hands[1], 0, place)


def hand_size(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    hands = _hands(told)
    if not hands:
        return None
    at = told.rng.choice(hands)
    cards, unseen = list(told.items[at].cards), _unseen(told)
    if told.rng.random() < 0.5 or not unseen:
        del cards[told.rng.randrange(5)]
    else:
        cards.append(CardWritten(told.rng.choice(unseen)))
    told.items[at] = replace(told.items[at], cards=tuple(cards))
    return (at,)


def pack_not_32(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    cards = [CardWritten(one) for one in told.pack]
    first, second = told.rng.sample(range(32), 2)
    cards[first] = cards[second]
    told.items[0] = Pack(tuple(cards))
    return (0,)


def hand_against_pack(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    at = told.rng.choice(_hands(told))
    cards, place = list(told.items[at].cards), told.rng.randrange(5)
    own = {one.card for one in cards}
    cards[place] = CardWritten(told.rng.choice([one for one in PACK if one not in own]))
    told.items[at] = replace(told.items[at], cards=tuple(cards))
    return (at, 0, place)


def turn_up_against_pack(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    at = next(i for i, one in enumerate(told.items) if isinstance(one, TurnUp))
    up = told.position.turn_up
    others = [c for c in PACK if c.suit == up.suit and c != up and "K" not in (c.rank, up.rank)]
    if not others:
        return None
    told.items[at] = TurnUp(CardWritten(told.rng.choice(others)))
    return (at, 3)


def draw_against_pack(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = [
        i for i in _exchanges(told) if told.items[i].received and told.items[i].received.cards
    ]
    unseen = [one for one in told.pack if one not in named_but_pack(told)]
    if not places or not unseen:
        return None
    at = told.rng.choice(places)
    cards = list(told.items[at].received.cards)
    place = told.rng.randrange(len(cards))
    cards[place] = CardWritten(told.rng.choice(unseen))
    told.items[at] = replace(told.items[at], received=Parcel(len(cards), tuple(cards)))
    return (at, 1, place)


def named_but_pack(told: Told) -> set[Card]:
    items, told.items = told.items, [one for one in told.items if not isinstance(one, Pack)]
    cards = named(told)
    told.items = items
    return cards


# -- the sheet


def _award_slip(game: Game, told: Told, choose: Callable) -> tuple[int, ...] | None:
    """Write another award, by points or (without them) by the score, and go on from there."""
    result = told.run()
    right = result.award
    wrong = choose(told, right) if right else None
    king = told.position.kings or told.position.turn_up.rank == "K"
    if not right or not wrong or (king and not game.sheet.points):
        _score(game, told)  # one point too few might be a king's
        return None
    before = list(result.score)
    before[right.seat] -= right.points
    after = list(before)
    after[wrong[0]] += wrong[1]
    if max(after) >= 5 or max(result.score) >= 5:
        _score(game, told)
        return None
    if game.sheet.points:
        told.items.append(Points(*wrong))
    game.mark(told, (after[0], after[1]))
    return (len(told.items) - (2 if game.sheet.points and game.sheet.scores else 1),)


def _penal(told: Told, right) -> bool:
    return told.position.vulnerable == (right.seat.other,)


def _vole(told: Told) -> bool:
    return max(told.position.tricks) == 5


def wrong_award(game: Game, told: Told) -> tuple[int, ...] | None:
    def choose(told, right):
        return None if _penal(told, right) else (right.seat, 3 - right.points)

    return _award_slip(game, told, choose)


def award_wrong_side(game: Game, told: Told) -> tuple[int, ...] | None:
    return _award_slip(game, told, lambda _, right: (right.seat.other, right.points))


def penalty_forgotten(game: Game, told: Told) -> tuple[int, ...] | None:
    def choose(told, right):
        return (right.seat, 1) if _penal(told, right) and not _vole(told) else None

    return _award_slip(game, told, choose)


def penalty_and_vole(game: Game, told: Told) -> tuple[int, ...] | None:
    def choose(told, right):
        return (right.seat, 3) if _penal(told, right) and _vole(told) else None

    return _award_slip(game, told, choose)


def wrong_score(game: Game, told: Told) -> tuple[int, ...] | None:
    """Only after written points: else the score's slip may be one of the award."""
    game.finish(told)
    if not isinstance(told.items[-1], Score) or not isinstance(told.items[-2], Points):
        return None
    if told.position.kings or told.position.turn_up.rank == "K":
        return None  # the slip might be taken for a king's point
    right = tuple(game.score)
    others = [(a, b) for a in range(5) for b in range(5) if (a, b) != right]
    if max(right) >= 5:
        return None
    game.score = list(told.rng.choice(others))
    told.items[-1] = Score(tuple(game.score))
    return (len(told.items) - 1,)


def king_point_left_out(game: Game, told: Told) -> tuple[int, ...] | None:
    result = told.run()
    king = told.position.kings or told.position.turn_up.rank == "K"
    seat = told.position.kings[0] if told.position.kings else DEALER
    if not king or not result.award or max(result.score) >= 5 or not game.sheet.points:
        _score(game, told)
        return None
    told.items.append(Points(*result.award))
    less = list(result.score)
    less[seat] -= 1
    game.mark(told, (less[0], less[1]))
    return (len(told.items) - 1,)


def turned_king_astray(game: Game, told: Told) -> tuple[int, ...] | None:
    result = told.run()
    turned = told.position.turn_up.rank == "K"
    if not turned or not result.award or max(result.score) >= 4 or not game.sheet.points:
        _score(game, told)
        return None
    told.items.append(Points(*result.award))
    game.mark(told, (result.score[0] + 1, result.score[1] - 1))
    return (len(told.items) - 1,)


def out_of_order(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    places = _played(told)
    if len(places) < 4:
        return None
    at = told.rng.choice(places[1:])
    said = told.rng.choice((Word.STAND, Word.PROPOSE, Word.ACCEPT, Word.REFUSE))
    told.items.insert(at, Decision(said))
    return (at,)


def repeated_statement(game: Game, told: Told) -> tuple[int, ...] | None:
    game.finish(told)
    at = next(i for i, one in enumerate(told.items) if isinstance(one, TurnUp))
    told.items.insert(at + 1, TurnUp(CardWritten(told.rng.choice(PACK))))
    return (at + 1,)
