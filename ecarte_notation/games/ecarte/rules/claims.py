"""What the rules about awards and scores have in common."""

from typing import Any

from ecarte_notation.games.ecarte.laws.scoring import Award
from ecarte_notation.games.ecarte.steps import AwardClaimed, ScoreClaimed


def claim_facts(step: AwardClaimed | ScoreClaimed) -> dict[str, Any]:
    """What the sheet says, what the laws give, and why, in words."""
    if isinstance(step, ScoreClaimed):
        return {"written": step.written, "expected": step.expected, "reason": step.reason}
    return {
        "written": _words(step.written),
        "expected": " or ".join(_words(one) for one in sorted(step.possible)),
        "reason": step.reason,
    }


def _words(award: Award) -> str:
    return f"{award.seat} {award.points}"
