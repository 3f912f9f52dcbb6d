"""What the rules about awards and scores have in common."""

from typing import Any

from ecarte_notation.findings.fix import Fix, rewrite
from ecarte_notation.findings.rule import Hit
from ecarte_notation.games.ecarte.laws.scoring import Award
from ecarte_notation.games.ecarte.replay.sheet import in_words
from ecarte_notation.games.ecarte.steps import AwardClaimed, ScoreClaimed

_FEW = 2


def claim_hit(step: AwardClaimed | ScoreClaimed) -> Hit:
    """What the sheet says, what the laws give, why, and what to write instead."""
    facts, expected = _facts(step)
    return Hit(step.span, facts, fixes=claim_fix(step, expected))


def claim_fix(step: Any, expected: tuple[str, ...]) -> tuple[Fix, ...]:
    """The statement with the one value that the laws leave, if it is one."""
    if len(expected) != 1:
        return ()
    return rewrite(step.span, expected[0], safe=True)


def _facts(step: AwardClaimed | ScoreClaimed) -> tuple[dict[str, Any], tuple[str, ...]]:
    if isinstance(step, ScoreClaimed):
        written, expected, word = step.written, step.expected, "score"
    else:
        written, word = _words(step.written), "points"
        own = {one for one in step.possible if one.seat is step.written.seat}
        expected = tuple(_words(one) for one in sorted(own or step.possible))
    statements = tuple(f"{word} {one}" for one in expected)
    choices = " or ".join(f"`{one}`" for one in statements)
    many = "Correct the score, or what was marked before it."
    facts = {
        "written": written,
        "expected": in_words(expected),
        "correction": f"Write {choices}." if len(expected) <= _FEW else many,
        "reason": step.reason,
    }
    sure = len(step.possible) == 1 if isinstance(step, AwardClaimed) else True
    return facts, statements if sure else ()


def _words(award: Award) -> str:
    return f"{award.seat} {award.points}"
