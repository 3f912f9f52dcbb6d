"""What the tests of the laws share: profiles by name, masks by letters."""

from ecarte_notation.cards.card import Card, card
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.profiles import profile_named


def by(text: str) -> Profile:
    return profile_named(text)


def mask(text: str) -> int:
    return sum(card(one).mask for one in text.split())


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(one) for one in text.split())
