"""Kings and tricks."""

from dataclasses import dataclass
from enum import Enum

from ecarte_notation.cards.card import Card
from ecarte_notation.games.ecarte.laws.playing import Owed
from ecarte_notation.games.ecarte.position import Position
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import CardPlayed, KingDeclared
from ecarte_notation.games.ecarte.steps.step import Sighting, Step
from ecarte_notation.text.span import Span


class KingFault(Enum):
    """What can be wrong with a declaration."""

    NOT_HELD = "not held"
    BY_BOTH = "declared by both"
    LATE = "late"
    TWICE = "declared twice"
    THOUGH_TURNED = "the king was turned"
    NOT_TURNED = "the turn-up is no king"
    AFTER_LEAD = "after the lead"
    EARLY = "before the decisions"


@dataclass(slots=True)
class KingSaid(Step):
    """A declaration, with its fault if one is proved; `seen` is what proves it."""

    statement: KingDeclared
    trump: str
    turn_up: Card
    fault: KingFault | None
    seen: Sighting | None

    @property
    def counts(self) -> bool:
        """Whether the declaration stands: it is right, or only unusual."""
        return self.fault in (None, KingFault.AFTER_LEAD, KingFault.EARLY)


@dataclass(slots=True)
class KingKept(Step):
    """A king held in the play and never declared; `worth` says what the point would have changed."""

    seat: Seat
    card: Card
    worth: str
    span: Span
    seen: Span


@dataclass(slots=True)
class TurnedKingKept(Step):
    """A turned king that had to be claimed and was not."""

    worth: str
    span: Span


@dataclass(slots=True)
class FacedKept(Step):
    """A card was found faced before the turn-up, and the deal went on though it was void."""

    card: Card
    span: Span


@dataclass(slots=True)
class RevokeDenied(Step):
    """A revoke claimed, though every card that `seat` played was lawful."""

    seat: Seat
    span: Span


@dataclass(slots=True)
class ReplayMade(Step):
    """The hands were played again; `allowed` says that the rules `profile` know it here."""

    profile: str
    allowed: bool
    span: Span


@dataclass(slots=True)
class Impossible(Step):
    """No cards fit what is written (or, with `lawful`, no lawful play): the least statements that prove it."""

    lawful: bool
    span: Span
    proof: tuple[tuple[Span, str], ...]


class CardFault(Enum):
    """Why a card could not have been played by the one who played it."""

    NOT_HELD = "not held"
    TWICE = "played twice"


@dataclass(slots=True)
class TrickCard(Step):
    """A card on the table. `owed` is the duty it breaches, if that is proved by cards `shown` later.

    `counted` says in words what he held, where only counting all cards proves it.
    """

    before: Position
    statement: CardPlayed
    seat: Seat | None
    fault: CardFault | None
    seen: Sighting | None
    out_of_turn: bool
    owed: Owed | None = None
    counted: str = ""
    shown: tuple[tuple[Card, Span], ...] = ()
    proof: tuple[tuple[Span, str], ...] = ()


@dataclass(slots=True)
class TrickMalformed(Step):
    """A trick of more than two cards or, between commas, of none."""

    size: int
    span: Span


@dataclass(slots=True)
class TricksCounted(Step):
    """The play has ended after `taken` whole tricks; `needed` says that all five were due."""

    taken: int
    needed: bool
    span: Span


@dataclass(slots=True)
class TrickTooMany(Step):
    """A card after the fifth trick."""

    span: Span


@dataclass(slots=True)
class PlayAfterEnd(Step):
    """A card played although the game had been won."""

    winner: str
    score: str
    span: Span
