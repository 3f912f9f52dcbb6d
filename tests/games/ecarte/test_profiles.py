"""Profiles: what their names mean, what is said of names that mean nothing."""

from dataclasses import fields

import pytest

from ecarte_notation.games.ecarte.profile import CLASSIC, Profile, RankOrder, StockShort
from ecarte_notation.games.ecarte.profiles import (
    BOOKS,
    OVERLAYS,
    UnknownProfileError,
    caution,
    profile_named,
)
from ecarte_notation.games.ecarte.switches import switches


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("classic", "classic"),
        (" Svensk ", "svensk"),
        ("svensk + Ace-High", "svensk+ace-high"),
        ("ace-high", "classic+ace-high"),
        ("game_to=7", "classic, game_to=7"),
        ("classic, KING_TIMING = Before_First_Lead", "classic, king_timing=before_first_lead"),
        ("paris+free-trump,game_to=12", "paris+free-trump, game_to=12"),
        ("rank_order=akqjt987", "classic, rank_order=AKQJT987"),
    ],
)
def test_one_spelling(written: str, name: str) -> None:
    profile = profile_named(written)
    assert profile.name == name
    assert profile_named(name) == profile


def test_overlays_and_switches_change_what_they_name_and_nothing_else() -> None:
    profile = profile_named("svensk+ace-high, game_to=7")
    changed = {
        one.name
        for one in fields(Profile)
        if getattr(profile, one.name) != getattr(CLASSIC, one.name)
    }
    assert changed == {"name", "stock_short", "rank_order", "game_to"}
    assert (profile.stock_short, profile.rank_order) == (StockShort.CAP, RankOrder.ACE_HIGH)


@pytest.mark.parametrize(
    ("written", "nearest"),
    [
        ("clasic", "classic"),
        ("svensk+acehigh", "ace-high"),
        ("classic, king_timming=before_first_lead", "king_timing"),
        ("classic, king_timing=before_first_led", "before_first_lead"),
        ("classic, must_trump=maybe", ""),
        ("classic, game_to=0", ""),
        ("classic, game_to=100", ""),
        ("classic, nonsense", ""),
        ("classic, game_to", ""),  # to what?
        ("", ""),
        ("classic,", ""),
        ("=", ""),
        ("classic, game_to=７", ""),
    ],
)
def test_near_misses(written: str, nearest: str) -> None:
    with pytest.raises(UnknownProfileError) as caught:
        profile_named(written)
    assert caught.value.nearest == nearest


def test_every_switch_is_described_and_every_value_can_be_written() -> None:
    assert list(switches()) == [one.name for one in fields(Profile)][1:]
    for switch in switches().values():
        values = [one.value for one in switch.values]
        assert len(values) == len(set(values)) > 1
        assert getattr(CLASSIC, switch.name) in values
        for one in switch.values:
            assert profile_named(f"{switch.name}={one.spelling}") is not None
            assert switch.read(one.spelling) == one.value
            kind = type(one.value)
            assert kind in (bool, int) or set(kind) == set(values)


def test_each_book_differs_and_only_the_danish_one_is_doubted() -> None:
    settings = {str(book.profile).partition(",")[2] for book in BOOKS.values()}
    assert len(settings) == len(BOOKS) == 6
    assert len(OVERLAYS) == 8
    assert [name for name in BOOKS if caution(profile_named(name))] == ["dansk"]
