"""Chapter 8: until when a king may be declared, claimed, and what a false one costs."""

import pytest

from ecarte_notation.games.ecarte.laws.king import (
    KING_POINTS,
    Window,
    false_king_points,
    turned_king_needs_claim,
    window,
)
from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.seats import DEALER, ELDER
from tests.games.ecarte.laws.rules import by

OPEN, AFTER, CLOSED = Window.OPEN, Window.AFTER_LEAD, Window.CLOSED
# Nothing played; elder's lead (a plain card, then the king itself); both cards of a trick.
MOMENTS = (((0, 0), False), ((1, 0), False), ((1, 0), True), ((1, 1), False))


@pytest.mark.parametrize(
    ("timing", "elder", "dealer"),
    [
        ("own_first_card", (OPEN, CLOSED, CLOSED, CLOSED), (OPEN, AFTER, AFTER, CLOSED)),
        ("own_first_card+led_king", (OPEN, CLOSED, OPEN, CLOSED), (OPEN, AFTER, AFTER, CLOSED)),
        ("before_first_lead", (OPEN, CLOSED, CLOSED, CLOSED), (OPEN, CLOSED, CLOSED, CLOSED)),
        ("before_first_lead+led_king", (OPEN, CLOSED, OPEN, CLOSED), (OPEN, *[CLOSED] * 3)),
    ],
)
def test_windows(timing: str, elder: tuple[Window, ...], dealer: tuple[Window, ...]) -> None:
    rules = by(f"king_timing={timing}")
    for (played, led), own, other in zip(MOMENTS, elder, dealer, strict=True):
        assert window(ELDER, played, rules, led_king=led) is own
        assert window(DEALER, played, rules, led_king=led) is other


def test_a_king_led_later_is_too_late() -> None:
    rules = by("london1878")
    assert window(ELDER, (2, 1), rules, led_king=True) is CLOSED
    assert window(ELDER, (1, 1), rules, led_king=True) is CLOSED


def test_a_card_led_is_no_king_unless_it_is_said() -> None:
    assert window(ELDER, (1, 0), by("london1878")) is CLOSED


def test_dealer_leading_first_closes_only_his_own_window() -> None:
    assert window(DEALER, (0, 1), CLASSIC) is CLOSED
    assert window(ELDER, (0, 1), CLASSIC) is OPEN


def test_claims_and_false_kings() -> None:
    assert KING_POINTS == 1
    assert turned_king_needs_claim(by("dansk"))
    assert not turned_king_needs_claim(CLASSIC)
    settings = ("none", "adversary_1", "replay_option")
    assert [false_king_points(by(f"false_king={one}")) for one in settings] == [0, 1, 0]
