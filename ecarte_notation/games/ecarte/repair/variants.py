"""Every form of a deal that differs from the written one by a single slip of the pen."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain

from ecarte_notation.cards.letters import ENGLISH, LANGUAGES
from ecarte_notation.games.ecarte.laws.company import two_play
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.repair.cards import misread, swapped
from ecarte_notation.games.ecarte.repair.glance import hopeless
from ecarte_notation.games.ecarte.repair.seats import exchanged, one_seat, renamed
from ecarte_notation.games.ecarte.repair.signs import left_out
from ecarte_notation.games.ecarte.replay.players import player_names
from ecarte_notation.games.variant import Variant
from ecarte_notation.record.match import DealRecord, MatchRecord

# Which corrections may answer a rule: Seats, the dealer's Name, a Word or sign, a Card, a sWap.
# The sheet's rules (S) may be broken for any of these reasons, and so stand for all.
_ALL = "SNWCX"
_ANSWERS = {
    "D101": "C",
    "D103": "C",
    "D104": "SC",
    "D105": "C",
    "D106": "N",
    "X201": "W",
    "X202": "SW",
    "X203": "W",
    "X206": "SWC",
    "X210": "SC",
    "X211": "WC",
    "X213": "W",
    "X214": "SC",
    "K301": "SC",
    "K302": "SC",
    "K305": "C",
    "K307": "C",
    "K308": "SWC",
    "T401": "SWCX",
    "T402": "CX",
    "T403": "SWCX",
    "T404": "SCX",
    "T405": "SCX",
    "T406": "SCX",
    "T410": "W",
    "R003": "S",
}


def variants(
    record: MatchRecord, deal: DealRecord, text: str, broken: Iterable[str], profile: Profile
) -> Iterator[Variant]:
    """The variants of one deal of a match that may answer all the rules `broken` in it (codes).

    `text` is the file's. Of a deal in which something could not be read there are none; left
    out are those that a glance shows to be wrong.
    """
    ways = set(_ALL)
    for code in broken:
        ways &= set(_ALL if code[0] == "S" else _ANSWERS.get(code, ""))
    if deal.lost or not ways:
        return iter(())
    tag = record.tag("Cards")
    letters = LANGUAGES.get(tag.values[0].strip().lower(), ENGLISH) if tag else ENGLISH
    names = player_names(record)[0] if two_play(profile) else ()
    makers: tuple[tuple[str, Callable[[], Iterator[Variant]]], ...] = (
        ("S", partial(exchanged, deal, text)),
        ("S", partial(one_seat, deal, text)),
        ("N", partial(renamed, deal, names)),
        ("W", partial(left_out, deal, text)),
        ("C", partial(misread, deal, text, letters)),
        ("X", partial(swapped, deal, text)),
    )
    made = chain.from_iterable(make() for way, make in makers if way in ways)
    silenced = "[sic" in text[deal.span.start : deal.span.end].lower()
    return made if silenced else (one for one in made if not hopeless(one.deal, profile))
