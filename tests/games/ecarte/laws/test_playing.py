"""Chapter 9: what is owed to a lead, what a breach is, who takes a trick."""

from itertools import product

import pytest

from ecarte_notation.cards.card import PACK, card
from ecarte_notation.games.ecarte.laws.playing import Duty, breach, owed, revoke_costs, takes
from ecarte_notation.games.ecarte.profile import CLASSIC
from tests.games.ecarte.brute import may_reply, reply_wins
from tests.games.ecarte.laws.rules import by, cards, mask

HANDS = ("QS 7S 9H AH TD", "AS KH 8H 7C JC", "QD AD 9D 7D TC", "KS", "7H 8H 9H TH AH")


@pytest.mark.parametrize(("hand", "trump"), list(product(HANDS, "SHDC")))
def test_every_lead_against_brute_force(hand: str, trump: str) -> None:
    held = hand.split()
    for lead in (str(one) for one in PACK if str(one) not in held):
        legal = mask(" ".join(may_reply(held, lead, trump)))
        assert owed(card(lead), trump, mask(hand), CLASSIC).cards == legal
        for reply in held:
            wrong = breach(card(lead), card(reply), trump, mask(hand), CLASSIC)
            assert (wrong is None) == bool(card(reply).mask & legal)
            assert takes(card(lead), card(reply), trump, CLASSIC) is reply_wins(lead, reply, trump)


@pytest.mark.parametrize(
    ("rules", "lead", "hand", "duty", "legal"),
    [
        ("free-trump", "KD", "9S QS 7C", Duty.FREE, "9S QS 7C"),
        ("free-trump", "9D", "JD 7D QS", Duty.BEAT, "JD"),
        ("ace-high", "KD", "AD 7D QS", Duty.BEAT, "AD"),
        ("ace-high", "AD", "KD 7D QS", Duty.FOLLOW, "KD 7D"),
        ("classic", "AD", "KD 7D QS", Duty.BEAT, "KD"),
        ("classic", "xD", "KD 7D QS", Duty.FOLLOW, "KD 7D"),
        ("classic", "Kx", "KD 7D QS", Duty.FREE, "KD 7D QS"),
        ("classic", "xx", "KD 7D QS", Duty.FREE, "KD 7D QS"),
        ("classic", "xx", "KD 7S QS", Duty.FREE, "KD 7S QS"),
        ("classic", "xS", "KS 7S QD", Duty.FOLLOW, "KS 7S"),
        ("classic", "xD", "9S QC", Duty.TRUMP, "9S"),
    ],
)
def test_duties(rules: str, lead: str, hand: str, duty: Duty, legal: str) -> None:
    assert owed(card(lead), "S", mask(hand), by(rules)) == (duty, mask(legal))


def test_with_an_unknown_trump_nobody_must_trump() -> None:
    assert owed(card("KD"), "x", mask("7S QC"), CLASSIC) == (Duty.FREE, mask("7S QC"))


@pytest.mark.parametrize(
    ("reply", "due"),
    [
        ("xx", None),
        ("xD", None),  # it may be the knave
        ("xC", (Duty.BEAT, "JD 8D")),  # whatever club it is, diamonds were held
        ("Kx", None),  # it may be the king of diamonds
        ("xH", (Duty.BEAT, "JD 8D")),
    ],
)
def test_unknown_replies(reply: str, due: tuple[Duty, str] | None) -> None:
    found = breach(card("7D"), card(reply), "S", mask("JD 8D"), CLASSIC)
    assert found == (None if due is None else (due[0], mask(due[1])))


def test_the_cards_owed_are_cards_held() -> None:
    assert breach(card("KD"), card("7C"), "S", mask("9S QC"), CLASSIC) == (Duty.TRUMP, mask("9S"))


@pytest.mark.parametrize(
    ("lead", "reply", "trump", "taken"),
    [
        ("KS", "xx", "H", None),
        ("KS", "xC", "H", False),
        ("KS", "xH", "H", True),
        ("xH", "KH", "S", True),
        ("xH", "7H", "S", False),
        ("xH", "9H", "S", None),
        ("QH", "KD", "x", None),
        ("QH", "KH", "x", True),
        ("QH", "7H", "x", False),
        ("xx", "xx", "x", None),
    ],
)
def test_tricks_with_unknown_cards(lead: str, reply: str, trump: str, taken: bool | None) -> None:
    assert takes(card(lead), card(reply), trump, CLASSIC) is taken


def test_the_ace_takes_the_king_where_it_is_high() -> None:
    king, ace = cards("KS AS")
    assert takes(king, ace, "H", by("ace-high")) is True
    assert takes(king, ace, "H", CLASSIC) is False


def test_revokes_cost_something_in_london() -> None:
    assert revoke_costs(by("london1878"))
    assert not revoke_costs(CLASSIC)
