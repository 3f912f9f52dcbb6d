"""The named profiles, the overlays that combine with them, and how a choice is written.

`svensk+ace-high, king_timing=before_first_lead`: a profile, overlays after `+`, single switches
after commas.
"""

from dataclasses import dataclass, replace
from typing import Any

from ecarte_notation.findings.near import nearest
from ecarte_notation.games.ecarte import profile as p
from ecarte_notation.games.ecarte.profile import CLASSIC, Profile
from ecarte_notation.games.ecarte.switches import Switch, spelling, switches


@dataclass(frozen=True)
class Book:
    """A profile under its name: one sentence on it, perhaps a warning to whoever chooses it."""

    profile: Profile
    sentence: str
    warning: str = ""


@dataclass(frozen=True)
class Overlay:
    """Settings that combine with any profile."""

    name: str
    sentence: str
    settings: dict[str, Any]


def _named(name: str, **settings: Any) -> Profile:
    return replace(CLASSIC, name=name, **settings)


SVENSK = _named("svensk", stock_short=p.StockShort.CAP)
SUOMI = _named(
    "suomi",
    packets=p.Packets.EITHER,
    king_timing=p.KingTiming.BEFORE_LEAD,
    propose_states_count=True,
    stock_short=p.StockShort.CAP,
)
DANSK = _named(
    "dansk",
    cut_deals=p.CutDeals.RANDOM,
    packets=p.Packets.ANY,
    turned_king_claim=p.TurnedKingClaim.CLAIM,
    king_timing=p.KingTiming.BEFORE_LEAD_OR_LED,
    stock_short=p.StockShort.CAP,
    stand_penalty=p.StandPenalty.ELDER_WINS,
    refusal_scope=p.RefusalScope.ANY,
    must_trump=False,
)
LONDON = _named(
    "london1878",
    cut_deals=p.CutDeals.HIGHEST,
    packets=p.Packets.EITHER,
    faced_card=p.FacedCard.NEW_DEAL,
    king_timing=p.KingTiming.OWN_OR_LED,
    false_king=p.FalseKing.REPLAY,
    stock_short=p.StockShort.DEALER_REMAINDER,
    revoke=p.Revoke.REDUCED,
    thrown_hand=p.ThrownHand.TWO_THEN_ONE,
)
PARIS = _named(
    "paris",
    cut_deals=p.CutDeals.HIGHEST,
    packets=p.Packets.EITHER,
    stock_short=p.StockShort.CAP,
    refusal_mode=p.RefusalMode.PLUS_ONE,
    refusal_vole_points=3,
)
_LITERAL = (
    "The Danish text gives two points to an elder who stands and wins, and none for his losing: "
    "every other source has it the other way round. It is taken by the letter here."
)
BOOKS = {
    book.profile.name: book
    for book in (
        Book(CLASSIC, "The rules as most modern texts and the old books agree; the default."),
        Book(SVENSK, "A Swedish text after Scheicher and pagat: discards are never taken back."),
        Book(SUOMI, "A Finnish text: the proposer names a number, kings come before the lead."),
        Book(DANSK, "A Danish text taken by the letter.", _LITERAL),
        Book(LONDON, "The laws of the Turf and Portland Clubs, 1878, with their penalties."),
        Book(PARIS, "French casino rules: a lost refusal adds a point, also to a vole."),
    )
}
OVERLAYS = {
    one.name: one
    for one in (
        Overlay("single-exchange", "One exchange a deal.", {"max_exchanges": p.MaxExchanges.ONE}),
        Overlay(
            "equal-exchange",
            "Dealer exchanges as many cards as elder.",
            {"exchange_equal_count": p.EqualCount.SAME},
        ),
        Overlay("dealer-must-change", "Dealer discards at least one.", {"dealer_discard_min": 1}),
        Overlay("ace-high", "The ace stands above the king.", {"rank_order": p.RankOrder.ACE_HIGH}),
        Overlay("free-trump", "There is no duty to trump.", {"must_trump": False}),
        Overlay(
            "pool3",
            "Three play for a pool; the loser of a game makes room.",
            {"company": p.Company.POOL},
        ),
        Overlay(
            "pool3-by-deal",
            "Three play for a pool; one sits out each deal in turn.",
            {"company": p.Company.POOL_BY_DEAL},
        ),
        Overlay("chouette", "One plays against two or more.", {"company": p.Company.CHOUETTE}),
    )
}


class UnknownProfileError(ValueError):
    """No rules, overlay, switch or value of that name; the message says what there is.

    `nearest` is what may stand in place of `written`, "" where nothing is like it.
    """

    def __init__(self, what: str, written: str, known: list[str], other: str = "") -> None:
        """`other` is said after the list."""
        self.written, self.nearest = written, nearest(written.lower(), known)
        hint = f"; did you mean `{self.nearest}`?" if self.nearest else ""
        super().__init__(f"{what} `{written}`{hint} (there are {', '.join(known)}{other})")


class NoSettingError(UnknownProfileError):
    """A setting without `=`; what it should be set to nobody can guess."""

    def __init__(self, written: str) -> None:
        """`written` is the text that stands where a setting should."""
        self.written, self.nearest = written, ""
        close = nearest(written.lower(), switches())
        hint = f"; did you mean the switch `{close}`?" if close else ""
        words = "is no setting: one is written switch=value, as in `game_to=7`"
        known = f"(there are {', '.join(switches())})"
        ValueError.__init__(self, f"`{written}` {words}{hint} {known}")


def profile_named(text: str) -> Profile:
    """The profile that a text such as `svensk+ace-high, game_to=7` names, in any case.

    Left out, the first name is `classic`. UnknownProfileError for anything that is not known.
    Its name is the text in one spelling.
    """
    head, *settings = (part.strip() for part in text.split(","))
    if "=" in head:
        head, settings = CLASSIC.name, [head, *settings]
    base, *overlays = (part.strip().lower() for part in head.split("+"))
    if base in OVERLAYS:
        base, overlays = CLASSIC.name, [base, *overlays]
    if base not in BOOKS:
        raise UnknownProfileError("no rules are called", base, list(BOOKS))
    changes: dict[str, Any] = {}
    for name in overlays:
        if name not in OVERLAYS:
            raise UnknownProfileError("no overlay is called", name, list(OVERLAYS))
        changes |= OVERLAYS[name].settings
    chosen = dict(_setting(one) for one in settings)
    changes |= {switch.name: value for switch, value in chosen.items()}
    spelled = [f"{switch.name}={spelling(value)}" for switch, value in chosen.items()]
    return replace(
        BOOKS[base].profile, name=", ".join(["+".join([base, *overlays]), *spelled]), **changes
    )


def _setting(text: str) -> tuple[Switch, Any]:
    name, equals, written = (part.strip() for part in text.partition("="))
    if not equals:
        raise NoSettingError(text)
    switch = switches().get(name.lower())
    if not switch:
        raise UnknownProfileError("no switch is called", name, list(switches()))
    try:
        return switch, switch.read(written)
    except KeyError:
        more = " or any number to 99" if switch.open_number else ""
        known = [one.spelling for one in switch.values]
        raise UnknownProfileError(f"`{switch.name}` cannot be", written, known, more) from None


def base_name(profile: Profile) -> str:
    """The name of the book on which a profile stands, without overlays and settings."""
    return profile.name.split(",")[0].split("+")[0]


def caution(profile: Profile) -> str:
    """What should be said to whoever judges by `profile`, or ""."""
    return BOOKS[base_name(profile)].warning
