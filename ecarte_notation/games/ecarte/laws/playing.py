"""Chapter 9 of the laws: leading, following, winning a trick."""

from enum import Enum
from typing import NamedTuple

from ecarte_notation.cards.card import ALL_CARDS, SUIT_MASK, Card
from ecarte_notation.games.ecarte.laws.ranking import higher_cards
from ecarte_notation.games.ecarte.profile import Profile, Revoke


class Duty(Enum):
    """What a reply owes: a higher card of the suit led, a card of it, a trump, or nothing."""

    BEAT = "beat"
    FOLLOW = "follow"
    TRUMP = "trump"
    FREE = "free"


class Owed(NamedTuple):
    """The duty and the mask of the cards that meet it."""

    duty: Duty
    cards: int


def owed(lead: Card, trump: str, held: int, profile: Profile) -> Owed:
    """What a hand owes to a lead, and which of its cards pay.

    `held` is a mask of cards surely held. For a lead of which only the suit is known the duty
    to beat it is left out; for one of unknown suit nothing is owed. The unknown trump is "x".
    Source: Laws 9.2 to 9.5 (switch must_trump); Cavendish 1878, law 43; Britannica 1911.
    """
    suited = held & SUIT_MASK.get(lead.suit, 0)
    if suited:
        higher = suited & higher_cards(profile).get(lead.mask, 0)
        return Owed(Duty.BEAT, higher) if higher else Owed(Duty.FOLLOW, suited)
    if lead.suit not in SUIT_MASK or not profile.must_trump:
        return Owed(Duty.FREE, held)
    trumps = held & SUIT_MASK.get(trump, 0)
    return Owed(Duty.TRUMP, trumps) if trumps else Owed(Duty.FREE, held)


def breach(lead: Card, reply: Card, trump: str, held: int, profile: Profile) -> Owed | None:
    """What the reply leaves unpaid, or None where no breach is proved.

    `held` is a mask of cards surely in the replying hand, the reply itself or not. A reply of
    which something is unknown is a breach only if every card that it may be is one.
    """
    first: Owed | None = None
    for bit in _bits(reply.mask):
        due = owed(lead, trump, held | bit, profile)
        if bit & due.cards or reply.mask == ALL_CARDS:
            return None
        first = first or Owed(due.duty, due.cards & held)
    return first


def revoke_costs(profile: Profile) -> bool:
    """Whether a claimed revoke costs something: less of an award, or the hands played again.

    Source: Laws 9.9 (switch revoke); Cavendish 1878, law 43.
    """
    return profile.revoke is Revoke.REDUCED


def takes(lead: Card, reply: Card, trump: str, profile: Profile) -> bool | None:
    """Whether the reply takes the trick; None where unknown cards leave it open.

    Source: Laws 9.6.
    """
    higher = higher_cards(profile)
    pairs = ((one, other) for one in _bits(lead.mask) for other in _bits(reply.mask))
    answers = {_takes(one, other, trump, higher) for one, other in pairs if one != other}
    return answers.pop() if len(answers) == 1 else None


def _takes(lead: int, reply: int, trump: str, higher: dict[int, int]) -> bool | None:
    if reply & higher[lead]:
        return True
    if _same_suit(lead, reply):
        return False
    if trump not in SUIT_MASK:
        return None
    return bool(reply & SUIT_MASK[trump])


def _same_suit(one: int, other: int) -> bool:
    return (one.bit_length() - 1) // 8 == (other.bit_length() - 1) // 8


def _bits(mask: int) -> list[int]:
    if not mask & (mask - 1):
        return [mask]
    return [1 << place for place in range(32) if mask >> place & 1]
