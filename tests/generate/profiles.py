"""Rules to play by: named profiles, overlays, single switches, at random."""

import random

from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.profiles import BOOKS, OVERLAYS, profile_named
from ecarte_notation.games.ecarte.switches import switches

TWO = [name for name, one in OVERLAYS.items() if "company" not in one.settings]


def any_profile(rng: random.Random) -> Profile:
    """`classic` half of the time, else another book, perhaps with overlays and house rules.

    All of them are for two players.
    """
    if rng.random() < 0.5:
        return profile_named("classic")
    overlays = [name for name in TWO if rng.random() < 0.15]
    name = "+".join([rng.choice(list(BOOKS)), *overlays])
    for switch in switches().values():
        if switch.name != "company" and rng.random() < 0.06:
            name += f", {switch.name}={rng.choice(switch.values).spelling}"
    return profile_named(name)
