"""Distinct cards for slots: the matching on which every proof rests."""

from collections.abc import Sequence


def matched(choices: Sequence[int]) -> bool:
    """Whether each slot can be given a card of its mask so that all are different.

    `choices` are masks, one for each slot.
    """
    counts = sorted(map(int.bit_count, choices))
    if all(count > place for place, count in enumerate(counts)):
        return True  # given one after another, those with the least choice first, each finds a card
    owner: dict[int, int] = {}
    return all(_place(slot, choices, owner, [0]) for slot in range(len(choices)))


def given(choices: Sequence[int]) -> dict[int, int]:
    """As many different cards for slots as can be: the slot by the card's mask.

    Earlier slots are never left out for later ones.
    """
    owner: dict[int, int] = {}
    for slot in range(len(choices)):
        _place(slot, choices, owner, [0])
    return owner


def _place(slot: int, choices: Sequence[int], owner: dict[int, int], seen: list[int]) -> bool:
    """Kuhn's augmenting path from one slot: at most slots times cards steps."""
    open_ = choices[slot] & ~seen[0]
    while open_:
        bit = open_ & -open_
        seen[0] |= bit
        if bit not in owner or _place(owner[bit], choices, owner, seen):
            owner[bit] = slot
            return True
        open_ = choices[slot] & ~seen[0]
    return False
