"""Slips that only counting all cards can prove: whole records made for the purpose."""

import random

from ecarte_notation.text.span import Span
from tests.generate.texts import Spoilt

_HEAD = 'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\n'
_TAIL = "\nresult *\nend\n"


def impossible_deal(rng: random.Random, _: str) -> Spoilt:
    """Nine cards of a suit over both hands, or eight besides one that was turned."""
    suit, other = rng.sample("SHDC", 2)
    turned = rng.random() < 0.5
    lists = [["x" + suit] * 5, ["x" + suit] * 4 + [rng.choice("QJAT987") + other]]
    if turned:
        lists[1][rng.randrange(4)] = "xx"
    for cards in lists:
        rng.shuffle(cards)
    turn = rng.choice("QJAT987") + (suit if turned else rng.choice(suit_but(suit, other)))
    text = f"{_HEAD}turn {turn}\nelder {' '.join(lists[0])}\ndealer {' '.join(lists[1])}"
    at = text.rindex("x" + suit)
    return Spoilt(text + "\nstand" + _TAIL, Span(at, at + 2))


def suit_but(*suits: str) -> str:
    return "".join(one for one in "SHDC" if one not in suits)


def unlawful_somewhere(rng: random.Random, _: str) -> Spoilt:
    """Dealer throws off twice; were both lawful he would need more of a suit than there is."""
    trump, first, second, third = rng.sample("SHDC", 4)
    ranks = rng.sample("QJAT987", 7)
    high = [one + third for one in ["K", *ranks[:2]]]
    hand = rng.sample([f"K{first}", f"K{second}", *high], 5)
    text = (
        f"{_HEAD}turn {rng.choice('QJAT987')}{trump}\nelder {' '.join(hand)}\npropose accept\n"
        f"elder -{high[2]} +{ranks[2]}{third}\ndealer -0\n"
        f"play K{first} {ranks[3]}{third}, K{second} {ranks[4]}{third}"
    )
    return Spoilt(text + _TAIL, Span(len(text) - 2, len(text)))


COUNTED = {"impossible-deal": impossible_deal, "unlawful-somewhere": unlawful_somewhere}
