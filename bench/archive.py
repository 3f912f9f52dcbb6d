"""A generated archive: legal matches, 2 % of deals with a slip, remarks in 30 % of deals."""

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.generate.match import written
from tests.generate.mutants import mutants
from tests.generate.slips import IN_PLAY

_REMARKS = ("{a bold lead}", "{he should have proposed}", "; the king was late", "{[win 0.53]}")


def matches(seed: int = 0) -> Iterator[str]:
    """Matches without end, the same for the same seed."""
    rng = random.Random(seed)
    kinds = sorted(IN_PLAY)
    while True:
        text = written(rng)
        deals = text.count("\ndeal ")
        if rng.random() < 0.02 * deals:
            slip = next(mutants(rng.choice(kinds), 1, seed=rng.randrange(10**6)), None)
            text = slip.text if slip and isinstance(slip.text, str) else text
        yield re.sub(r"(?m)^(stand|points .*)$", lambda found: _remarked(found[0], rng), text)


def _remarked(line: str, rng: random.Random) -> str:
    return f"{line} {rng.choice(_REMARKS)}" if rng.random() < 0.2 else line


def archive(deals: int, seed: int = 0) -> str:
    """An archive of at least so many deals."""
    parts: list[str] = []
    count = 0
    for text in matches(seed):
        parts.append(text)
        count += text.count("\ndeal ")
        if count >= deals:
            return "\n".join(parts)
    raise AssertionError


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m bench.archive DEALS FILE")
    Path(sys.argv[2]).write_text(archive(int(sys.argv[1])), encoding="utf-8", newline="\n")
