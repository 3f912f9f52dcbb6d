"""The row of a deal."""

from collections.abc import Iterable
from typing import Any

from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.seats import DEALER, ELDER
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Decision,
    HandDealt,
    KingDeclared,
    Misdeal,
    Points,
    Score,
    TurnUp,
    Word,
)
from ecarte_notation.interchange.tables.replayed import Deal
from ecarte_notation.record.match import MatchRecord

Row = dict[str, Any]


def deal_row(deal: Deal, record: MatchRecord, profile: Profile) -> Row:
    """The columns of a deal but for its key."""
    return {
        **_match(deal, record, profile),
        **_cards(deal),
        **_decisions(deal),
        **_play(deal),
        **_sheet(deal),
        "whole": not deal.record.lost,
    }


def _match(deal: Deal, record: MatchRecord, profile: Profile) -> Row:
    names = deal.settled.names if deal.settled else ()
    dealer = deal.record.dealer or deal.player(DEALER)
    row: Row = {"rules": profile.name, "dealer": dealer, "elder": deal.player(ELDER)}
    for name in ("Event", "Date"):
        tag = record.tag(name)
        row[name.lower()] = tag.values[0] if tag else None
    return row | {f"player_{at}": name or None for at, name in enumerate(names, 1)}


def _cards(deal: Deal) -> Row:
    turned = str(deal.settled.turn_up) if deal.settled else None
    written = next((one for one in deal.record.items if isinstance(one, TurnUp)), None)
    row: Row = {"turn_up": turned or (str(written.card.card) if written else None)}
    for one in deal.record.items:
        if isinstance(one, HandDealt):
            row.setdefault(f"{one.seat}_hand", _listed(one.cards))
    return row


def _listed(cards: Iterable[CardWritten]) -> str:
    return " ".join(str(one.card) for one in cards)


def _decisions(deal: Deal) -> Row:
    words = [one.word for one in deal.record.items if isinstance(one, Decision)]
    stood = words[0] is Word.STAND if words else None
    return {
        "decisions": len(words),
        "proposals": words.count(Word.PROPOSE),
        "accepted": words.count(Word.ACCEPT),
        "refused": Word.REFUSE in words if words else None,
        "stood": stood,
    }


def _play(deal: Deal) -> Row:
    items = deal.record.items
    kings = [one for one in items if isinstance(one, KingDeclared)]
    tricks = deal.tricks() or (None, None)
    row: Row = {
        "cards_played": sum(isinstance(one, CardPlayed) for one in items),
        "tricks_elder": tricks[0],
        "tricks_dealer": tricks[1],
        "void": any(isinstance(one, Misdeal) for one in items),
    }
    if kings:
        row["king"] = "turned" if kings[0].seat is None else str(kings[0].seat)
    return row


def _sheet(deal: Deal) -> Row:
    row: Row = {}
    for one in deal.record.items:
        if isinstance(one, Points):
            row |= {"sheet_seat": str(one.seat), "sheet_points": one.number}
        elif isinstance(one, Score):
            row |= {f"score_{at}": count for at, count in enumerate(one.counts, 1)}
    if not deal.settled:
        return row
    row["sheet_agrees"] = deal.settled.agrees
    awards = {case.award for case in deal.settled.cases}
    if len(awards) == 1 and not deal.settled.void and not deal.settled.unfinished:
        (award,) = awards
        row |= {"law_seat": str(award.seat), "law_points": award.points}
    return row
