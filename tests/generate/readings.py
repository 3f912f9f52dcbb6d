"""The single corrections of a deal, found by trying every card in every place.

Nothing of the referee's own search is used: each reading is written into the text, and the whole
file is read and judged again.
"""

from collections.abc import Iterator
from itertools import combinations

from ecarte_notation.cards.card import PACK
from ecarte_notation.findings.fix import Edit, applied
from ecarte_notation.games.ecarte.repair.slots import Role, Slot, slots
from ecarte_notation.record.match import DealRecord
from ecarte_notation.referee.referee import catalogue, read, referee
from tests.generate.mutants import ONE_FOR_MANY, Mutant

PLAIN = [rule for rule in catalogue() if rule.name not in ONE_FOR_MANY]
KINDS = (
    "must-follow",
    "must-beat",
    "must-trump",
    "wrong-leader",
    "card-not-held",
    "card-played-twice",
    "king-not-held",
    "discard-not-held",
    "draw-seen-before",
    "card-in-two-places",
    "hand-against-pack",
    "misread-card",
    "cards-swapped",
)


def astray(mutant: Mutant) -> str:
    """Where the search and trying everything differ in a match with one finding, or ""."""
    text = str(mutant.text)
    (finding,) = referee(read(text)).findings
    deals, place = read(text).matches[0].deals, mutant.span.start
    deal = next(one for one in deals if one.span.start <= place < one.span.end)
    cards = {slot.span for slot in slots(deal)}
    told = {fix.edits for fix in finding.fixes if all(edit.span in cards for edit in fix.edits)}
    tried = {edits for edits in _readings(deal) if _lawful(text, edits, deal)}
    return "" if told == tried else f"told {told - tried}, not told {tried - told}"


def _readings(deal: DealRecord) -> Iterator[tuple[Edit, ...]]:
    """Each card with another of its rank or suit; each two cards of the play exchanged."""
    written = slots(deal)
    for slot in written:
        for card in PACK:
            if (card.rank == slot.card.rank) != (card.suit == slot.card.suit):
                yield (_written(slot, str(card)),)
    played = [slot for slot in written if slot.role is Role.PLAYED]
    for one, other in combinations(played, 2):
        if one.card != other.card:
            yield _written(one, str(other.card)), _written(other, str(one.card))


def _written(slot: Slot, card: str) -> Edit:
    return Edit(slot.span, card)


def _lawful(text: str, edits: tuple[Edit, ...], deal: DealRecord) -> bool:
    """Whether nothing is found in the deal any more; cards are of one length, so places stay."""
    report = referee(read(applied(text, edits)), only=PLAIN)
    return not any(deal.span.start <= one.span.start < deal.span.end for one in report.findings)
