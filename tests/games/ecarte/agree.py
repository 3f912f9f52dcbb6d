"""Engine and brute force side by side, over every lead and reply of a deal."""

import random

from ecarte_notation.cards.card import PACK
from ecarte_notation.games.ecarte.actions import PlayCard, Stand
from ecarte_notation.games.ecarte.engine import apply, legal_actions, open_deal
from ecarte_notation.games.ecarte.position import Position
from tests.games.ecarte.brute import plays


def differences(seed: int) -> tuple[int, int]:
    """How many moments of a random deal were compared, and in how many the two differ."""
    pack = tuple(random.Random(seed).sample(PACK, 32))
    start = apply(open_deal(pack), Stand())
    truth = plays(
        [str(pack[i]) for i in (0, 1, 2, 6, 7)],
        [str(pack[i]) for i in (3, 4, 5, 8, 9)],
        pack[10].suit,
    )
    wrong = 0
    stack: list[tuple[tuple[str, ...], Position]] = [((), start)]
    seen = 0
    while stack:
        line, position = stack.pop()
        actions = [one for one in legal_actions(position) if isinstance(one, PlayCard)]
        if not actions:
            wrong += line in truth
            continue
        seen += 1
        wrong += sorted(str(one.card) for one in actions) != truth.get(line)
        stack += [((*line, str(one.card)), apply(position, one)) for one in actions]
    return seen, wrong + (seen != len(truth))
