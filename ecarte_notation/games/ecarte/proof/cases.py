"""What a trick of which something is unknown may have been: finitely many cases, each only masks."""

from functools import cache, lru_cache
from typing import NamedTuple

from ecarte_notation.cards.card import ALL_CARDS, SUIT_MASK, Card, cards_in
from ecarte_notation.games.ecarte.laws.playing import owed, takes
from ecarte_notation.games.ecarte.laws.ranking import higher_cards
from ecarte_notation.games.ecarte.profile import Profile


class TrickCase(NamedTuple):
    """One way a trick may have gone: lead and reply as masks, every pair of which is meant.

    `taken` says that the reply takes the trick; `barred` are the cards that its player must not
    have kept, for with one of them in his hand the reply would break the law.
    """

    lead: int
    reply: int
    taken: bool
    barred: int


@lru_cache(maxsize=8192)
def trick_cases(lead: int, reply: int, trump: str, profile: Profile) -> tuple[TrickCase, ...]:
    """The cases of a trick of which the two masks are known, the least restricting first.

    `trump` is a known suit.
    """
    replies: dict[tuple[bool, int, int], int] = {}
    for led in cards_in(lead):
        own: dict[tuple[bool, int], int] = {}
        for answer in cards_in(reply & ~led.mask):
            key = _outcome(led, answer, trump, profile)
            own[key] = own.get(key, 0) | answer.mask
        for (taken, barred), mask in own.items():
            key_ = (taken, barred, mask)
            replies[key_] = replies.get(key_, 0) | led.mask
    cases = [TrickCase(led, mask, taken, barred) for (taken, barred, mask), led in replies.items()]
    return tuple(sorted(cases, key=_restriction))


def _restriction(case: TrickCase) -> tuple[int, int]:
    return case.barred.bit_count(), -case.lead.bit_count() * case.reply.bit_count()


@cache
def _outcome(lead: Card, reply: Card, trump: str, profile: Profile) -> tuple[bool, int]:
    """Whether the reply takes the trick, and the cards that make it unlawful if they are held."""
    higher, suit = higher_cards(profile)[lead.mask], SUIT_MASK[lead.suit]
    trumps = SUIT_MASK[trump] & ~suit
    barred = 0
    # The law knows only these four kinds of cards, so one of each is asked for all.
    for kind in (higher, suit & ~higher, trumps, ALL_CARDS & ~suit & ~trumps):
        others = kind & ~lead.mask & ~reply.mask
        due = owed(lead, trump, reply.mask | (others & -others), profile)
        barred |= 0 if due.cards & reply.mask else others
    return bool(takes(lead, reply, trump, profile)), barred
