"""The engine alone: no text, no record."""

import random
from dataclasses import replace
from itertools import product

import pytest

from ecarte_notation.cards.card import PACK, card, cards_in
from ecarte_notation.cards.hand import Hand
from ecarte_notation.games.ecarte.actions import (
    Accept,
    DeclareKing,
    Exchange,
    GiveUp,
    PlayCard,
    Propose,
    Refuse,
    Stand,
)
from ecarte_notation.games.ecarte.engine import apply, legal_actions, open_deal, outcome
from ecarte_notation.games.ecarte.laws.playing import Duty, owed, takes
from ecarte_notation.games.ecarte.laws.scoring import case
from ecarte_notation.games.ecarte.position import Phase, Position
from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.profiles import SVENSK
from ecarte_notation.games.ecarte.seats import DEALER, ELDER
from tests.games.ecarte.agree import differences
from tests.games.ecarte.brute import points


def mask(text: str) -> int:
    return sum(card(one).mask for one in text.split())


def ordered(*first: str) -> tuple:
    """A pack that begins with these cards."""
    top = [card(one) for text in first for one in text.split()]
    return (*top, *(one for one in PACK if one not in top))


@pytest.mark.parametrize("seed", range(12))
def test_play_agrees_with_brute_force(seed: int) -> None:
    seen, wrong = differences(seed)
    assert seen > 100
    assert wrong == 0


@pytest.mark.parametrize(
    ("lead", "hand", "duty", "legal"),
    [  # the ace stands below the knave: a worked example of the rule books
        ("JS", "QS 7S 9H", Duty.BEAT, "QS"),
        ("JS", "AS 7S 9H", Duty.FOLLOW, "AS 7S"),
        ("QH", "TH AH 9S", Duty.FOLLOW, "TH AH"),
        ("8S", "KS AS 9S JC", Duty.BEAT, "KS AS 9S"),
        ("KD", "9S QS 7C", Duty.TRUMP, "9S QS"),
        ("KD", "7C 8H", Duty.FREE, "7C 8H"),
    ],
)
def test_duties(lead: str, hand: str, duty: Duty, legal: str) -> None:
    trump = "S" if lead == "KD" else "D"
    assert owed(card(lead), trump, mask(hand), CLASSIC) == (duty, mask(legal))


def test_unknown_cards_leave_a_trick_open_only_where_they_must() -> None:
    assert takes(card("KS"), card("xx"), "H", CLASSIC) is None
    assert takes(card("KS"), card("xC"), "H", CLASSIC) is False
    assert takes(card("KS"), card("xH"), "H", CLASSIC) is True
    assert takes(card("xH"), card("KH"), "S", CLASSIC) is True
    assert takes(card("QH"), card("KD"), "x", CLASSIC) is None


@pytest.mark.parametrize(
    ("tricks", "stood", "refused"), list(product(range(6), (False, True), (False, True)))
)
def test_awards(tricks: int, stood: bool, refused: bool) -> None:
    if stood and refused:
        return
    who = ELDER if stood else DEALER if refused else None
    award = case(tricks, who, CLASSIC).award
    assert (str(award.seat), award.points) == points(tricks, stood, refused)


def test_the_deal() -> None:
    pack = ordered("KS QS JS", "AS TS 9S", "8S 7S", "KH QH", "KD")
    position = open_deal(pack)
    assert cards_in(position.hands[ELDER].known) == tuple(map(card, ["KS", "QS", "JS", "8S", "7S"]))
    assert cards_in(position.hands[DEALER].known) == tuple(
        map(card, ["AS", "TS", "9S", "KH", "QH"])
    )
    assert position.turn_up == card("KD")
    assert position.stock == 21
    assert position.score == (0, 1)


def test_a_turned_king_ends_a_game_at_four() -> None:
    position = open_deal(ordered("KS QS JS", "AS TS 9S", "8S 7S", "KH QH", "KD"), score=(4, 4))
    assert legal_actions(position) == ()
    result = outcome(position)
    assert result
    assert (result.score, result.winner, result.award) == ((4, 5), DEALER, None)


def test_two_whole_exchanges_leave_one_card_and_elder_recovers_the_rest() -> None:
    pack = tuple(random.Random(3).sample(PACK, 32))
    position, stock = open_deal(pack), list(pack[11:])
    for _ in range(2):
        position = apply(apply(position, Propose()), Accept())
        for seat in (ELDER, DEALER):
            held = cards_in(position.hands[seat].known)
            position = apply(position, Exchange(seat, held, tuple(stock[:5])))
            del stock[:5]
    assert position.stock == 1
    position = apply(apply(position, Propose()), Accept())
    four = [one for one in legal_actions(position) if len(one.discards) == 4]
    assert {len(one.recovered) for one in four} == {3}
    assert len(four) == 5 * 4
    after = apply(position, replace(four[0], draws=(stock[0],)))
    assert after.hands[ELDER].size == 5
    assert [one.discards for one in legal_actions(after)] == [()]
    swedish = position._replace(profile=SVENSK)
    assert max(len(one.discards) for one in legal_actions(swedish)) == 1


def test_bounds_of_discards() -> None:
    pack = tuple(random.Random(5).sample(PACK, 32))
    position = apply(apply(open_deal(pack), Propose()), Accept())
    sizes = {len(one.discards) for one in legal_actions(position)}
    assert sizes == {1, 2, 3, 4, 5}
    position = apply(position, legal_actions(position)[0])
    assert {len(one.discards) for one in legal_actions(position)} == {0, 1, 2, 3, 4, 5}


def test_who_may_declare_and_when() -> None:
    pack = ordered("KS QS JS", "AS TS 9H", "8S 7S", "KH QH", "7D", "KD")
    stood = apply(open_deal(pack), Stand())
    assert not [one for one in legal_actions(stood) if isinstance(one, DeclareKing)]
    hands = (Hand.of([card("7S")]), Hand.of([card("KD")]))
    position = stood._replace(hands=hands)
    assert DeclareKing(DEALER) in legal_actions(position)
    led = apply(position, PlayCard(card("7S")))
    assert DeclareKing(DEALER) in legal_actions(led)
    answered = apply(led, PlayCard(card("KD")))
    assert not [one for one in legal_actions(answered) if isinstance(one, DeclareKing)]
    assert apply(position, DeclareKing(DEALER)).score == (0, 1)


def test_liability_ends_with_an_exchange() -> None:
    start = Position(CLASSIC)
    assert apply(start, Stand()).vulnerable == (ELDER,)
    assert apply(apply(start, Propose()), Refuse()).vulnerable == (DEALER,)
    exchanged = apply(apply(start, Propose()), Accept())
    exchanged = apply(exchanged, Exchange(ELDER, (card("xx"),)))
    exchanged = apply(exchanged, Exchange(DEALER, ()))
    assert exchanged.phase is Phase.DECIDING
    assert apply(exchanged, Stand()).vulnerable == (None,)
    assert apply(apply(exchanged, Propose()), Refuse()).vulnerable == (None,)


def test_giving_up() -> None:
    position = apply(apply(Position(CLASSIC, score=(3, 0)), Stand()), GiveUp(ELDER))
    result = outcome(position)
    assert result
    assert (result.award, result.winner) == ((ELDER, 2, 0), ELDER)
