"""What the rules about awards and scores have in common."""

from typing import Any

from ecarte_notation.games.ecarte.laws.scoring import Award
from ecarte_notation.games.ecarte.replay.sheet import in_words
from ecarte_notation.games.ecarte.steps import AwardClaimed, ScoreClaimed

_FEW = 2


def claim_facts(step: AwardClaimed | ScoreClaimed) -> dict[str, Any]:
    """What the sheet says, what the laws give, why, and what to write instead."""
    if isinstance(step, ScoreClaimed):
        written, expected, word = step.written, step.expected, "score"
    else:
        written, word = _words(step.written), "points"
        own = {one for one in step.possible if one.seat is step.written.seat}
        expected = tuple(_words(one) for one in sorted(own or step.possible))
    choices = " or ".join(f"`{word} {one}`" for one in expected)
    many = "Correct the score, or what was marked before it."
    return {
        "written": written,
        "expected": in_words(expected),
        "correction": f"Write {choices}." if len(expected) <= _FEW else many,
        "reason": step.reason,
    }


def _words(award: Award) -> str:
    return f"{award.seat} {award.points}"
