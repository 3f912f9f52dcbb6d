"""A deal told: its events in order, with the facts that follow from the laws."""

import random

import pytest

from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.profiles import profile_named
from ecarte_notation.games.ecarte.tale.events import MatchTale
from ecarte_notation.games.ecarte.tale.match import match_tale
from ecarte_notation.referee.referee import read
from tests.generate.blanks import blanked
from tests.generate.company import FORMS, company_match
from tests.generate.match import legal_match
from tests.robust.common import MATCH
from tests.rules.examples import whole


def tale_of(text: str) -> MatchTale:
    return match_tale(read(text).matches[0], CLASSIC)


def test_a_deal_in_order() -> None:
    first = tale_of(MATCH).deals[0]
    assert [one.kind for one in first.events] == [
        "dealt",
        "turned",
        "hand",
        "hand",
        "propose",
        "accept",
        "exchange-named",
        "exchange-named",
        "stand-changed",
        "trick-trumped",  # KS TH: dealer holds no spade and hearts are trumps
        "trick-held",  # JC TC: the knave stands above the ten
        "trick-taken",  # AH JH: the knave stands above the ace
        "trick-held",  # QH QD
        "trick-held",  # 8H AC
        "earned",
        "score",
        "lead",
    ]
    assert first.tricks == (3, 2)
    winners = [one.facts["winner"] for one in first.events if one.kind.startswith("trick")]
    assert winners == ["Klara", "Klara", "Leo", "Leo", "Leo"]
    assert (first.elder, first.dealer) == ("Leo", "Klara")


def test_what_turned_the_match() -> None:
    """0-1, 0-2 by the king, 0-4 by the vole or penalty, 0-6: Leo leads, is one away, wins."""
    turns = [
        (deal.number, one.kind)
        for deal in tale_of(MATCH).deals
        for one in deal.events
        if one.kind in ("lead", "level", "point-away", "game-won")
    ]
    assert turns == [(1, "lead"), (2, "point-away"), (3, "game-won")]


def test_remarks_glyphs_and_alternatives_go_with_their_event() -> None:
    text = whole("deal 1 Klara\nturn 9H {red}\npropose? (stand) refuse! {bold}\nplay KS {!} 9S!?\n")
    events = {one.kind: one for one in tale_of(text).deals[0].events}
    assert events["turned"].remarks == ("red",)
    assert (events["propose"].glyphs, events["propose"].alternative) == ("?", ("stand",))
    assert (events["refuse"].glyphs, events["refuse"].remarks) == ("!", ("bold",))
    trick = next(one for kind, one in events.items() if kind.startswith("trick"))
    assert (trick.glyphs, trick.remarks) == ("!?", ("!",))


def test_what_is_not_known_is_nobodys() -> None:
    events = tale_of(whole("deal 1 ?\nturn xx\nplay xx xx, KS\n")).deals[0].events
    assert events[0].facts == {"dealer": "", "elder": ""}
    assert [one.kind for one in events if "tri" in one.kind or one.kind == "led"] == [
        "trick-open",
        "led",
    ]


@pytest.mark.parametrize("seed", range(12))
def test_every_card_and_decision_is_told_once(seed: int) -> None:
    rng = random.Random(seed)
    record = legal_match(rng)
    if seed % 2:
        record = blanked(record, rng)
    tale = match_tale(record, CLASSIC)
    assert len(tale.deals) == len(record.deals)
    for deal, told in zip(record.deals, tale.deals, strict=True):
        cards = sum(type(one).__name__ == "CardPlayed" for one in deal.items)
        tricks = [one for one in told.events if one.kind.startswith("trick") or one.kind == "led"]
        assert len(tricks) == (cards + 1) // 2
        spoken = sum(type(one).__name__ == "Decision" for one in deal.items)
        kinds = ("stand", "stand-changed", "propose", "accept", "refuse")
        assert sum(one.kind in kinds for one in told.events) == spoken
        assert sum(told.tricks) <= 5


@pytest.mark.parametrize("form", FORMS)
def test_pools_and_chouettes_are_told(form: str) -> None:
    record = company_match(random.Random(form), form)
    rules = record.tag("Rules")
    assert rules
    tale = match_tale(record, profile_named(rules.values[0]))
    players = record.tag("Players")
    assert players is not None
    assert tale.players == players.values
    assert sum(one.kind == "game-won" for deal in tale.deals for one in deal.events) >= 1


@pytest.mark.parametrize(
    ("games", "winner"), [("AB", ""), ("AA", "A"), ("BAB", "B"), ("B", "B"), ("", "")]
)
def test_who_won_is_who_won_more_games(games: str, winner: str) -> None:
    """A game to two points is one deal in which elder is refused and wins."""
    text = 'ecarte 1\n[Players "A" "B"]\n[Rules "game_to=2"]\n'
    for number, won in enumerate(games, 1):
        dealer, score = ("B", "2-0") if won == "A" else ("A", "0-2")
        text += f"game {number}\ndeal {number} {dealer}\nturn 9H\npropose refuse\npoints elder 2\n"
        text += f"score {score}\n"
    record = read(text + "result *\nend\n").matches[0]
    assert match_tale(record, profile_named("game_to=2")).winner == winner
