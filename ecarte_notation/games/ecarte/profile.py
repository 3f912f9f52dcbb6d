"""Rule profiles: a profile is a value, each switch of which one law module reads."""

from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from enum import Enum


class StockShort(Enum):
    """What happens when the stock cannot satisfy an exchange."""

    ELDER_RECOVERS = "elder_recovers_excess"
    CAP = "cap"


class UnknownProfileError(ValueError):
    """No profile of that `name`; `nearest` is the one probably meant, or ""."""

    def __init__(self, name: str) -> None:
        """Look for the nearest name."""
        close = get_close_matches(name.lower(), list(PROFILES), n=1, cutoff=0.6)
        self.name, self.nearest = name, close[0] if close else ""
        hint = f"; did you mean `{self.nearest}`?" if self.nearest else ""
        super().__init__(f"no rules are called `{name}` (there are {', '.join(PROFILES)}){hint}")


@dataclass(frozen=True, slots=True)
class Profile:
    """The rules of one book.

    `game_to` is the number of points that wins a game. `stock_short` says whether elder, having
    asked for more than the stock holds, recovers the excess from his own latest discard
    (Laws 7.2) or nobody may discard what cannot be replaced (the Swedish rules).
    """

    name: str
    game_to: int = 5
    stock_short: StockShort = field(default=StockShort.ELDER_RECOVERS)


CLASSIC = Profile("classic")
SVENSK = replace(CLASSIC, name="svensk", stock_short=StockShort.CAP)
PROFILES = {profile.name: profile for profile in (CLASSIC, SVENSK)}


def profile_named(name: str) -> Profile:
    """The profile of that name, in any case; UnknownProfileError if there is none."""
    try:
        return PROFILES[name.strip().lower()]
    except KeyError:
        raise UnknownProfileError(name.strip()) from None
