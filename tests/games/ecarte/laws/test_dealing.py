"""Chapters 1 to 4: ranks, the cut, the packets, the turn-up."""

import pytest

from ecarte_notation.cards.card import PACK, card
from ecarte_notation.games.ecarte.laws.dealing import (
    HAND_SIZE,
    PACK_SIZE,
    STOCK_SIZE,
    TURN_UP_PLACE,
    cut_tied,
    deal_out,
    dealer_by_cut,
    fixed_packets,
    king_of,
    king_turned,
    packet_orders,
    redealt_when_faced,
)
from ecarte_notation.games.ecarte.laws.ranking import higher_cards, higher_rank
from ecarte_notation.games.ecarte.profile import CLASSIC
from tests.games.ecarte.laws.rules import by, mask


def test_counts() -> None:
    assert (HAND_SIZE, PACK_SIZE, STOCK_SIZE, TURN_UP_PLACE) == (5, 32, 21, 10)


@pytest.mark.parametrize("suit", "SHDC")
def test_ranks(suit: str) -> None:
    for rules, order in (("classic", "KQJAT987"), ("ace-high", "AKQJT987")):
        higher = higher_cards(by(rules))
        for place, rank in enumerate(order):
            above = " ".join(one + suit for one in order[:place])
            assert higher[card(rank + suit).mask] == mask(above), (rules, rank)


@pytest.mark.parametrize(
    ("one", "other", "classic", "ace_high"),
    [
        ("KS", "AD", True, False),
        ("AS", "JS", False, True),
        ("7H", "8C", False, False),
        ("QS", "QD", None, None),
        ("xS", "QD", None, None),
        ("QS", "xx", None, None),
    ],
)
def test_higher_rank(one: str, other: str, classic: bool | None, ace_high: bool | None) -> None:
    assert higher_rank(card(one), card(other), CLASSIC) is classic
    assert higher_rank(card(one), card(other), by("ace-high")) is ace_high


@pytest.mark.parametrize(
    ("order", "elder", "dealer"),
    [
        ((3, 2), (0, 1, 2, 6, 7), (3, 4, 5, 8, 9)),
        ((2, 3), (0, 1, 4, 5, 6), (2, 3, 7, 8, 9)),
        ((2, 2, 1), (0, 1, 4, 5, 8), (2, 3, 6, 7, 9)),
        ((1, 1, 1, 1, 1), (0, 2, 4, 6, 8), (1, 3, 5, 7, 9)),
        ((5,), (0, 1, 2, 3, 4), (5, 6, 7, 8, 9)),
    ],
)
def test_packets(order: tuple[int, ...], elder: tuple[int, ...], dealer: tuple[int, ...]) -> None:
    dealt = deal_out(PACK, order)
    assert dealt.elder == tuple(PACK[place] for place in elder)
    assert dealt.dealer == tuple(PACK[place] for place in dealer)
    assert dealt.turn_up == PACK[10]
    assert dealt.stock == PACK[11:]


def test_usual_packets_are_three_and_two() -> None:
    assert deal_out(PACK) == deal_out(PACK, (3, 2))


@pytest.mark.parametrize(
    ("rules", "orders", "fixed"),
    [
        ("classic", {(3, 2)}, True),
        ("london1878", {(3, 2), (2, 3)}, True),
        ("dansk", {(3, 2), (2, 3), (2, 2, 1), (1, 1, 1, 1, 1), (5,)}, False),
    ],
)
def test_which_packets(rules: str, orders: set[tuple[int, ...]], fixed: bool) -> None:
    assert set(packet_orders(by(rules))) == orders
    assert packet_orders(by(rules))[0] == (3, 2)
    assert fixed_packets(by(rules)) is fixed


@pytest.mark.parametrize(
    ("one", "other", "tied"),
    [("KS", "KD", True), ("KS", "QS", False), ("xS", "xD", False), ("xS", "KD", False)],
)
def test_ties(one: str, other: str, tied: bool) -> None:
    assert cut_tied(card(one), card(other)) is tied


@pytest.mark.parametrize(
    ("setting", "higher_first", "lower_first"),
    [
        ("highest", 0, 1),
        ("lowest", 1, 0),
        ("highest_chooses", None, None),
        ("random", None, None),
        ("unspecified", None, None),
    ],
)
def test_who_deals(setting: str, higher_first: int | None, lower_first: int | None) -> None:
    rules = by(f"cut_deals={setting}")
    king, nine = card("KS"), card("9H")
    assert dealer_by_cut(king, nine, rules) == higher_first
    assert dealer_by_cut(nine, king, rules) == lower_first
    assert dealer_by_cut(king, card("KD"), rules) is None
    assert dealer_by_cut(king, card("xD"), rules) is None


def test_faced_cards() -> None:
    assert redealt_when_faced(by("london1878"))
    assert not redealt_when_faced(CLASSIC)


@pytest.mark.parametrize(
    ("turn_up", "king"), [("KH", True), ("Kx", True), ("QH", False), ("xH", None), ("xx", None)]
)
def test_turned_kings(turn_up: str, king: bool | None) -> None:
    assert king_turned(card(turn_up)) is king


def test_king_of() -> None:
    assert king_of("H") == card("KH")
    assert king_of("x") == card("Kx")
