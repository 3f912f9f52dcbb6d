"""What a tale consists of: events with the facts that a sentence needs."""

from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.account.account import Row
from ecarte_notation.record.match import NOWHERE
from ecarte_notation.text.span import Span


@dataclass(frozen=True)
class Event:
    """Something that happened: `kind` names the sentence that tells it, `facts` fill it.

    Facts are names (text), numbers, and cards or tuples of cards. `remarks` are the author's words
    on it, `glyphs` his judgement, `alternative` what he would have done: cards, commas, decisions.
    """

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)
    span: Span = NOWHERE
    remarks: tuple[str, ...] = ()
    glyphs: str = ""
    alternative: tuple[Card | str, ...] = ()


@dataclass(frozen=True)
class DealTale:
    """One deal: who dealt it to whom, its events in order, its row of the account.

    `tricks` are elder's and dealer's as far as known; `span` is the deal's text.
    """

    game: int
    number: int | None
    dealer: str
    elder: str
    events: tuple[Event, ...]
    tricks: tuple[int, int]
    row: Row
    turn_up: Card
    span: Span


@dataclass(frozen=True)
class MatchTale:
    """A match: its tags, its players, its deals; `result` as written.

    `winner` has won more games than the other of two, "" where that is nobody.

    `opening` are remarks before the first deal and cuts.
    """

    match: int
    tags: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    rules: str
    opening: tuple[Event, ...]
    deals: tuple[DealTale, ...]
    closing: tuple[Event, ...]
    result: str
    winner: str
