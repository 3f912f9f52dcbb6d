"""Chapters 5 to 7: proposals, discards, a short stock."""

import pytest

from ecarte_notation.games.ecarte.laws.exchanging import (
    Closed,
    closed,
    due_from_dealer,
    fewest_discards,
    most_discards,
    number_binds,
    recovered_count,
    recovers_from_all,
    recovery_allowed,
)
from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.seats import DEALER, ELDER
from tests.games.ecarte.laws.rules import by


@pytest.mark.parametrize(
    ("rules", "stock", "proposals", "why"),
    [
        ("classic", 21, 0, None),
        ("classic", 1, 7, None),
        ("classic", 0, 0, Closed.STOCK),
        ("exchange_closed_at=2", 3, 4, None),
        ("exchange_closed_at=2", 2, 4, Closed.STOCK),
        ("exchange_closed_at=2", 1, 4, Closed.STOCK),
        ("single-exchange", 21, 0, None),
        ("single-exchange", 15, 1, Closed.ONE_EXCHANGE),
        ("single-exchange", 0, 0, Closed.STOCK),
    ],
)
def test_when_proposals_end(rules: str, stock: int, proposals: int, why: Closed | None) -> None:
    assert closed(stock, proposals, by(rules)) is why


def test_a_number_binds_only_in_finland() -> None:
    assert number_binds(by("suomi"))
    assert not number_binds(CLASSIC)


@pytest.mark.parametrize("stock", [0, 1, 5, 21])
def test_fewest(stock: int) -> None:
    must_change = by("dealer-must-change")
    assert fewest_discards(ELDER, stock, CLASSIC) == fewest_discards(ELDER, stock, must_change) == 1
    assert fewest_discards(DEALER, stock, CLASSIC) == 0
    assert fewest_discards(DEALER, stock, must_change) == (0 if stock == 0 else 1)


@pytest.mark.parametrize(
    ("elder", "stock", "due"), [(3, 18, 3), (3, 2, 2), (5, 0, 0), (None, 18, None)]
)
def test_equal_numbers(elder: int | None, stock: int, due: int | None) -> None:
    assert due_from_dealer(elder, stock, by("equal-exchange")) == due
    assert due_from_dealer(elder, stock, CLASSIC) is None


@pytest.mark.parametrize(
    ("setting", "elder", "dealer", "from_all"),
    [
        ("elder_recovers_excess", True, False, False),
        ("cap", False, False, False),
        ("elder_first_dealer_remainder", False, True, False),
        ("dealer_random_from_discards_once", False, True, True),
    ],
)
def test_short_stock(setting: str, elder: bool, dealer: bool, from_all: bool) -> None:
    rules = by(f"stock_short={setting}")
    assert recovery_allowed(ELDER, rules) is elder
    assert recovery_allowed(DEALER, rules) is dealer
    assert recovers_from_all(rules) is from_all
    for stock in (0, 2, 4, 5, 6, 21):
        capped = min(5, stock)
        assert most_discards(ELDER, stock, rules) == (5 if elder else capped)
        assert most_discards(DEALER, stock, rules) == (5 if dealer else capped)


@pytest.mark.parametrize(
    ("discards", "stock", "back"), [(4, 1, 3), (4, 4, 0), (4, 21, 0), (5, 0, 5), (1, 0, 1)]
)
def test_recovered(discards: int, stock: int, back: int) -> None:
    assert recovered_count(discards, stock) == back
