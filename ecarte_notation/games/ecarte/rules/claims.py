"""What the rules about awards and scores have in common."""

from typing import Any

from ecarte_notation.games.ecarte.laws.scoring import Award
from ecarte_notation.games.ecarte.steps import AwardClaimed, ScoreClaimed


def claim_facts(step: AwardClaimed | ScoreClaimed) -> dict[str, Any]:
    """What the sheet says, what the laws give, and why, in words."""
    if isinstance(step, ScoreClaimed):
        written, expected, word = step.written, [step.expected], "score"
    else:
        written, word = _words(step.written), "points"
        own = {one for one in step.possible if one.seat is step.written.seat}
        expected = [_words(one) for one in sorted(own or step.possible)]
    return {
        "written": written,
        "expected": " or ".join(expected),
        "correction": " or ".join(f"`{word} {one}`" for one in expected),
        "reason": step.reason,
    }


def _words(award: Award) -> str:
    return f"{award.seat} {award.points}"
