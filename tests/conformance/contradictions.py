"""One record, several rules, several verdicts: each derived by hand from the clauses of LAWS.md.

The places of the findings are marked in the text with « and »; a verdict names the mark by its
number, in the order in which the marks close. A fragment stands in a match of Klara against Leo.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Verdict(NamedTuple):
    """A rule that must speak at a mark; `where` may add deal, trick and seat."""

    rule: str
    mark: int = 1
    where: Mapping[str, Any] = MappingProxyType({})


class Contradiction(NamedTuple):
    """A record, and for each of several rules all that must be found by them."""

    id: str
    about: str
    laws: str
    text: str
    verdicts: dict[str, tuple[Verdict, ...]]


# 10, 19 cards drawn: two of 21 are left, and elder has proposed again.
_TWO_LEFT = (
    "deal 1 Klara\nturn 9H\n"
    "propose accept\nelder -5 +5\ndealer -5 +5\npropose accept\nelder -5 +5\ndealer -4 +4\n"
    "propose accept\n"
)
_ELDER = {"deal": 1, "seat": "elder"}
_DEALER = {"deal": 1, "seat": "dealer"}

CONTRADICTIONS = (
    Contradiction(
        "recovery",
        "elder asks for four with two in the stock and recovers two",
        "Laws 7.2",
        _TWO_LEFT + "«elder -4 +2 ^2»\n",
        {"classic": (), "svensk": (Verdict("recovery-not-due", 1, _ELDER),)},
    ),
    Contradiction(
        "recovery-too-many",
        "elder asks for four with two in the stock and recovers three",
        "Laws 7.2",
        _TWO_LEFT + "«elder -4 +1 ^3»\n",
        {
            "classic": (Verdict("recovery-not-due", 1, _ELDER),),
            "svensk": (Verdict("recovery-not-due", 1, _ELDER),),
        },
    ),
    Contradiction(
        "count-beyond-the-stock",
        "elder discards three with two in the stock, and what came is not written",
        "Laws 7.1 and 7.2",
        _TWO_LEFT + "«elder -3»\n",
        {"classic": (), "svensk": (Verdict("stock-exceeded", 1, _ELDER),)},
    ),
    Contradiction(
        "draw-beyond-the-stock",
        "elder draws three with two in the stock",
        "Laws 7.1",
        _TWO_LEFT + "«elder -3 +3»\n",
        {
            "classic": (Verdict("stock-exceeded", 1, _ELDER),),
            "svensk": (Verdict("stock-exceeded", 1, _ELDER),),
        },
    ),
    Contradiction(
        "dealer-beyond-the-stock",
        "dealer exchanges two with one in the stock",
        "Laws 7.3",
        _TWO_LEFT + "elder -1 +1\n«dealer -2 +2»\n",
        {
            "classic": (Verdict("stock-exceeded", 1, _DEALER),),
            "svensk": (Verdict("stock-exceeded", 1, _DEALER),),
        },
    ),
    Contradiction(
        "dealer-recovers",
        "dealer asks for three with one in the stock and recovers two",
        "Laws 7.2 and 7.3",
        _TWO_LEFT + "elder -1 +1\n«dealer -3 +1 ^2»\n",
        {
            "classic": (Verdict("recovery-not-due", 1, _DEALER),),
            "svensk": (Verdict("recovery-not-due", 1, _DEALER),),
        },
    ),
    Contradiction(
        "the-last-two",
        "elder takes the last two cards of the stock, and the hands are played",
        "Laws 5.6 and 7.3",
        _TWO_LEFT + "elder -2 +2\ndealer -0\nplay KS 9S\n",
        {"classic": (), "svensk": ()},
    ),
)
