"""The table moment by moment: hands, stock, tricks and score as the record and the laws have them."""

import random
from itertools import pairwise

import pytest

from ecarte_notation import write
from ecarte_notation.cards.card import Card, card
from ecarte_notation.games.ecarte.tale.events import DealTale, Frame, Laid
from ecarte_notation.games.ecarte.tale.spread import Spread
from tests.games.ecarte.tale.test_tale import tale_of
from tests.generate.match import legal_match
from tests.robust.common import MATCH
from tests.rules.examples import whole


def shown(cards: tuple[Laid, ...]) -> str:
    return " ".join(str(one.card) for one in cards)


def frames_of(text: str) -> tuple[Frame, ...]:
    return tale_of(whole(text)).deals[0].frames


def hands(frame: Frame) -> tuple[str, str]:
    return shown(frame.hands[0]), shown(frame.hands[1])


DEAL = """deal 1 Klara
turn 9H
elder QH 8H KS 7D 8C
dealer QC TH AH JC AC
propose accept
elder -7D 8C +JH TC
dealer -1 +1
stand
king elder
play KS TH, JC TC
"""


def test_a_deal_moment_by_moment() -> None:
    """Two cards and one were drawn of 21; hearts are trumps, so the ten of hearts takes the king."""
    frames = frames_of(DEAL)
    assert [one.events[0].kind for one in frames] == [
        "dealt",
        "propose",
        "accept",
        "exchange-named",
        "exchange-counted",
        "stand-changed",
        "king",
        "led",
        "trick-trumped",
        "led",
        "trick-held",
    ]
    assert [one.stock for one in frames] == [21, 21, 21, 19, 18, 18, 18, 18, 18, 18, 18]
    assert hands(frames[0]) == ("QH 8H KS 7D 8C", "QC TH AH JC AC")
    assert hands(frames[3]) == ("QH 8H KS JH TC", "QC TH AH JC AC")
    assert hands(frames[4])[1] == "xx xx xx xx xx"  # one went, nobody wrote which
    assert hands(frames[7]) == ("QH 8H JH TC", "TH JC xx xx xx")  # what is played later was held
    assert frames[8].winner == 1
    assert frames[8].tricks == (0, 1)
    assert [(seat, str(one.card)) for seat, one in frames[10].table] == [(1, "JC"), (0, "TC")]
    assert frames[10].tricks == (0, 2)


def test_a_king_counts_at_once_and_the_deal_ends_with_its_score() -> None:
    """Leo, elder, declares the king: 0-1 before the play."""
    frames = frames_of(DEAL.replace("8H KS", "KH KS") + "concede dealer\nscore 0-2\n")
    assert [one.score for one in frames][5:8] == [(0, 0), (0, 1), (0, 1)]
    assert frames[-1].score == (0, 2)
    assert frames[-1].table == ()


def test_a_turned_king_is_the_dealers_at_once() -> None:
    assert frames_of("deal 1 Klara\nturn KH\nking turned\nstand\n")[0].score == (1, 0)


def test_what_a_player_did_not_hold_leaves_his_hand_as_written() -> None:
    frames = frames_of("deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\nstand\nplay AC\n")
    assert hands(frames[-1])[0] == "QH 8H KS 7D 8C"


def test_where_nobody_knows_who_led_both_lose_a_card() -> None:
    frames = frames_of("deal 1 Klara\nturn 9H\nstand\nplay xS xx, xx xx\n")
    assert [len(hand) for hand in frames[-1].hands] == [3, 3]
    assert [seat for seat, _ in frames[-1].table] == [None, None]


def test_the_same_hands_are_played_again() -> None:
    text = DEAL + "revoke dealer\nreplay KS TH, JC TC\n"
    frames = [one for one in frames_of(text) if one.trick == 1]
    assert [one.events[0].facts["number"] for one in frames] == [1, 1, 1, 1]
    first, again = frames[0], frames[2]
    assert (first.hands, first.tricks) == (again.hands, again.tricks)


@pytest.mark.parametrize(
    ("held", "gone", "left"),
    [
        ("KS QH xx", "KS", "QH xx"),
        ("KS QH xx", "9D", "KS QH"),  # it can only have been the unknown one
        ("KS QH xx", "xx", "xx xx"),  # any of the three
        ("KS QH xC", "xC", "KS QH"),
        ("KS 8C xC", "xC", "KS xx"),  # the eight or the other one
        ("KS QH", "9D", "KS QH"),
    ],
)
def test_a_card_leaves_a_hand(held: str, gone: str, left: str) -> None:
    spread = Spread([Laid(card(one)) for one in held.split()])
    spread.take(card(gone))
    assert shown(tuple(spread.cards)) == left


@pytest.mark.parametrize("seed", range(20))
def test_every_lawful_deal_is_played_out(seed: int) -> None:
    """32 cards, none twice; every trick takes one from each hand, and all five empty them."""
    for deal in tale_of(write(legal_match(random.Random(seed)))).deals:
        for frame in deal.frames:
            cards = [one.card for hand in frame.hands for one in hand]
            cards += [one.card for _, one in frame.table] + [frame.turn_up.card]
            known = [one for one in cards if one.known]
            assert len(set(known)) == len(known)
            assert 0 <= frame.stock <= 21
        _played(deal)


def _played(deal: DealTale) -> None:
    cards: list[Card] = [one.card for frame in deal.frames for _, one in frame.table]
    last = next((one for one in reversed(deal.frames) if one.table), None)
    if last and last.trick == 5 and len(last.table) == 2:
        assert [len(hand) for hand in last.hands] == [0, 0]
        assert sum(last.tricks) == 5
        assert last.tricks == deal.tricks
        assert len(set(cards)) == 10


def test_the_score_follows_the_match() -> None:
    deals = tale_of(MATCH).deals
    for before, after in pairwise(deals):
        assert before.frames[-1].score <= after.frames[-1].score
