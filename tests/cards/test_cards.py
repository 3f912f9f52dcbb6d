"""Cards, hands with unknown cards, letters of other languages."""

import pytest

from ecarte_notation.cards.card import PACK, card
from ecarte_notation.cards.hand import Hand
from ecarte_notation.cards.letters import ENGLISH, LANGUAGES
from ecarte_notation.cards.truth import Truth


def test_the_pack() -> None:
    assert len(set(PACK)) == 32
    assert sum(one.mask for one in PACK) == (1 << 32) - 1
    assert card("xH").mask.bit_count() == 8
    assert card("Kx").mask.bit_count() == 4
    assert card("xx").mask.bit_count() == 32


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("KS", "KS"),
        ("10H", "TH"),
        ("H10", "TH"),
        ("SK", "KS"),
        ("♠K", "KS"),
        ("K♠", "KS"),
        ("♥\ufe0f10", "TH"),
        ("9♢", "9D"),
        ("Kh", "KH"),
        ("xx", "xx"),
        ("xH", "xH"),
        ("♥x", "xH"),
        ("Kx", "Kx"),
    ],
)
def test_lenient_english(text: str, meant: str) -> None:
    assert ENGLISH.read(text) == card(meant)


@pytest.mark.parametrize("text", ["6H", "1S", "RP", "DC", "KK", "SS", "joker"])
def test_no_english_card(text: str) -> None:
    assert ENGLISH.read(text) is None


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("fr", "RP", "KS"),
        ("fr", "DC", "QH"),
        ("fr", "VK", "JD"),
        ("fr", "AT", "AC"),
        ("fr", "10T", "TC"),
        ("da", "BK", "JC"),
        ("da", "KK", "KC"),
        ("sv", "KnR", "JD"),
        ("sv", "SKn", "JS"),
        ("fi", "Kpa", "KS"),
        ("fi", "Äru", "AD"),
        ("de", "BH", "JH"),
        ("de", "D♦", "QD"),
    ],
)
def test_other_letters(language: str, text: str, meant: str) -> None:
    assert LANGUAGES[language].read(text) == card(meant)


@pytest.mark.parametrize("letters", LANGUAGES.values(), ids=list(LANGUAGES))
def test_letters_round_trip(letters) -> None:
    for rank in "KQJAT987x":
        for suit in "SHDCx":
            one = card(rank + suit)
            assert letters.read(letters.write(one)) == one


def test_a_hand_proves_only_what_it_can() -> None:
    hand = Hand.of([card("KS"), card("xH"), card("xx")])
    assert hand.holds(card("KS")) is Truth.YES
    assert hand.holds(card("9H")) is Truth.CANNOT_TELL
    assert Hand.of([card("KS"), card("xH")]).holds(card("9C")) is Truth.NO
    assert hand.without(card("KS")).size == 2


def test_a_card_that_may_have_been_several_leaves_the_rest_vague() -> None:
    hand = Hand.of([card("xH"), card("Kx"), card("7C")]).without(card("KH"))
    assert hand.holds(card("7C")) is Truth.YES
    assert hand.size == 2
    assert hand.holds(card("9H")) is Truth.CANNOT_TELL
    assert hand.holds(card("KS")) is Truth.CANNOT_TELL
    assert hand.holds(card("9S")) is Truth.NO


def test_nothing_is_sure_of_a_hand_that_lost_cards_unseen() -> None:
    hand = Hand.of([card("KS"), card("9S")]).loosened(1)
    assert hand.holds(card("KS")) is Truth.CANNOT_TELL
    assert hand.holds(card("8S")) is Truth.NO
