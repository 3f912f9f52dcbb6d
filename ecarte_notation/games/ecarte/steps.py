"""What happens in a match, step by step, with all that a rule needs to judge it.

`before` is the position in which the step was taken. What was done is believed: the next
step's position contains it, legal or not.
"""

from dataclasses import dataclass
from enum import Enum

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.truth import Truth
from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.laws.faults import ClaimFault
from ecarte_notation.games.ecarte.laws.playing import Owed
from ecarte_notation.games.ecarte.laws.scoring import Award
from ecarte_notation.games.ecarte.position import Position
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Cut,
    Decision,
    Exchanged,
    KingDeclared,
    Pack,
)
from ecarte_notation.text.span import Span


@dataclass(frozen=True, slots=True)
class Sighting:
    """Where a card was seen last: `words` such as "dealt to elder", the span, whose hand if in one."""

    words: str
    span: Span
    holder: Seat | None = None
    on_table: bool = False


@dataclass(slots=True)
class Step:
    """Any step: where it was taken."""

    where: Where


@dataclass(slots=True)
class CutMade(Step):
    """A cut; `again` says that another cut follows it."""

    statement: Cut
    again: bool


@dataclass(slots=True)
class NameSaid(Step):
    """A player's name; `known` says whether it is one of `players`."""

    name: str
    players: tuple[str, ...]
    known: bool
    span: Span


@dataclass(slots=True)
class PlayersNamed(Step):
    """The names of `[Players]`."""

    names: tuple[str, ...]
    span: Span


@dataclass(slots=True)
class DealerNamed(Step):
    """The dealer of a deal: who was named, who should deal (None: anyone), who dealt before."""

    name: str
    expected: str | None
    because: str
    span: Span


@dataclass(slots=True)
class PackShown(Step):
    """The pack as written."""

    statement: Pack


@dataclass(slots=True)
class AgainstPack(Step):
    """Cards that are not what the pack gives: what (`hand`, `turn-up`, `draw`), whose, which."""

    what: str
    owner: str
    written: tuple[CardWritten, ...]
    given: tuple[Card, ...]
    span: Span


@dataclass(slots=True)
class HandShown(Step):
    """A hand as dealt, of `size` cards."""

    seat: Seat
    size: int
    span: Span


@dataclass(slots=True)
class Clash(Step):
    """A card that was already seen elsewhere; `drawn` from the stock, else dealt or turned."""

    card: Card
    span: Span
    now: str
    earlier: Sighting
    drawn: bool


@dataclass(slots=True)
class DecisionTaken(Step):
    """Stand, proposal, acceptance or refusal. `refused` says that a refusal came before it."""

    before: Position
    statement: Decision


@dataclass(slots=True)
class ProposalIgnored(Step):
    """A proposal that nobody answered before `next_word`."""

    span: Span
    next_word: str


@dataclass(slots=True)
class ExchangeMade(Step):
    """An exchange; `refused` says that the last proposal was refused."""

    before: Position
    statement: Exchanged
    refused: bool
    drawn: int | None
    recovered: int


@dataclass(slots=True)
class Discarded(Step):
    """A card laid aside: whether it was held, and where it was seen last."""

    before: Position
    seat: Seat
    card: Card
    held: Truth
    seen: Sighting | None
    span: Span


@dataclass(slots=True)
class Recovered(Step):
    """A card taken back; `own` says whether it can be one of the seat's latest discard."""

    seat: Seat
    card: Card
    own: bool
    span: Span


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


class CardFault(Enum):
    """Why a card could not have been played by the one who played it."""

    NOT_HELD = "not held"
    TWICE = "played twice"


@dataclass(slots=True)
class TrickCard(Step):
    """A card on the table. `owed` is the duty it breaches, if that is proved by cards `shown` later."""

    before: Position
    statement: CardPlayed
    seat: Seat | None
    fault: CardFault | None
    seen: Sighting | None
    out_of_turn: bool
    owed: Owed | None = None
    shown: tuple[tuple[Card, Span], ...] = ()


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


@dataclass(slots=True)
class AwardClaimed(Step):
    """The trick award as written, against every award that the record leaves possible."""

    written: Award
    possible: frozenset[Award]
    fault: ClaimFault | None
    reason: str
    span: Span


@dataclass(slots=True)
class ScoreClaimed(Step):
    """The running score as written and as it should be, both as words."""

    written: str
    expected: str
    fault: ClaimFault | None
    reason: str
    span: Span


@dataclass(slots=True)
class GameWentOn(Step):
    """A deal was begun although the game had been won."""

    winner: str
    score: str
    span: Span


@dataclass(slots=True)
class GameStopped(Step):
    """A game ended with nobody at five and no word of giving up."""

    score: str
    span: Span


@dataclass(slots=True)
class ResultClaimed(Step):
    """The result as written and as it should be; `tally` if it counts games."""

    written: str
    expected: str
    tally: bool
    right: bool
    span: Span
