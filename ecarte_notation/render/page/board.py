"""What the script of the page is told of each moment: cards, names, numbers."""

from typing import Any

from ecarte_notation.cards.card import RANKS, SUITS, UNKNOWN, card
from ecarte_notation.games.ecarte.seats import DEALER, ELDER, Seat
from ecarte_notation.games.ecarte.tale.events import Laid, MatchTale
from ecarte_notation.render.page.moments import Moment
from ecarte_notation.render.show.words import SIGNS, Words


def spellings(words: Words) -> dict[str, Any]:
    """The letters of the ranks, the signs of the suits, and the words of the board."""
    return {
        "ranks": {rank: words.rank(card(rank + UNKNOWN)) for rank in RANKS},
        "suits": {suit: words.suit(suit) for suit in SUITS},
        "signs": SIGNS,
        "unknown": words.say("unknown-card"),
    }


def state(moment: Moment, tale: MatchTale, words: Words) -> dict[str, Any]:
    """The table at a moment. Pairs are of the seats above and below.

    A card is its two letters, with `!` behind if a finding points at it.
    """
    frame, deal = moment.frame, moment.deal
    seats = _above_and_below(moment, tale)
    roles = {ELDER: words.say("page-elder"), DEALER: words.say("column-dealer")}
    names = {ELDER: deal.elder, DEALER: deal.dealer}
    return {
        "id": moment.anchor,
        "names": [words.name(names[seat]) for seat in seats],
        "roles": [roles[seat] for seat in seats],
        "hands": [[_card(one, moment) for one in frame.hands[seat]] for seat in seats],
        "table": [
            [None if seat is None else seats.index(seat), _card(one, moment)]
            for seat, one in frame.table
        ],
        "winner": None if frame.winner is None else seats.index(frame.winner),
        "tricks": [frame.tricks[seat] for seat in seats],
        "stock": frame.stock,
        "turn": _card(frame.turn_up, moment),
        "score": _score(frame.score, tale),
    }


def _above_and_below(moment: Moment, tale: MatchTale) -> tuple[Seat, Seat]:
    """Who was named first sits below, whoever deals."""
    places = {name: at for at, name in enumerate(tale.players)}
    elder, dealer = (places.get(name) for name in (moment.deal.elder, moment.deal.dealer))
    if elder is None or dealer is None or elder < dealer:
        return DEALER, ELDER
    return ELDER, DEALER


def _card(one: Laid, moment: Moment) -> str:
    return str(one.card) + ("!" if moment.marked(one.span) else "")


def _score(score: tuple[int, ...], tale: MatchTale) -> str:
    if len(score) != len(tale.players) or not all(tale.players):
        return "–".join(map(str, score))
    return " – ".join(f"{name} {points}" for name, points in zip(tale.players, score, strict=True))
