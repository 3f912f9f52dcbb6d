"""What the three rules about replies have in common."""

from typing import Any

from ecarte_notation.cards.card import cards_in
from ecarte_notation.games.ecarte.steps import TrickCard
from ecarte_notation.text.span import Span


def facts_of(step: TrickCard) -> dict[str, Any]:
    """Who played what on what, and which cards he held that would have been right."""
    assert step.owed
    owed = step.counted or " ".join(str(card) for card in cards_in(step.owed.cards))
    return {
        "seat": "the player" if step.seat is None else step.seat,
        "card": step.statement.card,
        "lead": step.before.lead,
        "owed": owed,
    }


def shown(step: TrickCard) -> tuple[tuple[Span, str], ...]:
    """The places where cards that were owed are shown later."""
    if step.counted:
        return step.proof
    return tuple((span, f"{card} is shown here") for card, span in step.shown)
