"""What a tale consists of: events with the facts that a sentence needs."""

from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.account.account import Row
from ecarte_notation.games.ecarte.seats import Seat
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
class Laid:
    """A card as it lies somewhere, and where the record names it."""

    card: Card
    span: Span = NOWHERE


@dataclass(frozen=True)
class Frame:
    """A moment of a deal, and the table as it stands then. Pairs are elder's, then dealer's.

    `span` is what the record says of it; `table` are the cards of the trick with the seats that
    played them (None where that is not known); `trick` is its number, 0 before the first; `winner`
    is who takes it. `score` is in the order of the players, () where it is not known.
    """

    events: tuple[Event, ...]
    span: Span
    hands: tuple[tuple[Laid, ...], tuple[Laid, ...]]
    table: tuple[tuple[Seat | None, Laid], ...]
    trick: int
    winner: Seat | None
    tricks: tuple[int, int]
    stock: int
    turn_up: Laid
    score: tuple[int, ...]


@dataclass(frozen=True)
class DealTale:
    """One deal: who dealt it to whom, its events in order, its row of the account.

    `frames` are the same moment by moment, with the table; `tricks` are elder's and dealer's as
    far as known; `span` is the deal's text.
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
    frames: tuple[Frame, ...]


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
