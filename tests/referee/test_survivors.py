"""What a pass of broken code once got away with: each test fails if its one line is wrong."""

from ecarte_notation import read, referee
from ecarte_notation.games.ecarte.laws.scoring import case
from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.replay.sheet import Sheet, award_part, king_part
from ecarte_notation.games.ecarte.seats import DEALER
from tests.rules.examples import whole


def names(text: str) -> list[str]:
    return [one.rule.name for one in referee(read(whole(text))).findings]


def test_missing_deals_alternated_too() -> None:
    deals = ((1, "Klara"), (2, "Leo"), (4, "Leo"), (5, "Leo"))
    text = "".join(f"deal {number} {dealer}\nturn 9H\n" for number, dealer in deals)
    assert names(text) == ["missing-deal", "wrong-dealer"]


def test_nothing_counts_after_the_winning_point() -> None:
    sheet = Sheet(CLASSIC, frozenset({(4, 4)}))
    sheet.add(king_part("king", DEALER, (0,), doubtful=False))
    sheet.add(award_part(frozenset({case(5, None, CLASSIC)}), (0,), unsure=False))
    assert sheet.totals() == {(5, 4)}


def test_after_a_wrong_score_the_right_one_may_go_on() -> None:
    first = "deal 1 Klara\nturn 9H\nstand\npoints dealer 2\nscore 3-0\n"
    second = "deal 2 Leo\nturn 8C\nstand\npoints dealer 2\nscore {}\n"
    assert names(first + second.format("2-2")) == ["wrong-score"]
    assert names(first + second.format("3-2")) == ["wrong-score"]
    assert names(first + second.format("4-2")) == ["wrong-score", "wrong-score"]


def test_a_card_of_the_other_hand_is_in_no_unknown_hand() -> None:
    text = "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\nstand\nplay KS 7D\n"
    assert names(text) == ["card-not-held"]


def test_of_a_card_dealt_twice_nothing_more_is_concluded() -> None:
    text = "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer JC AC QC 9D 8C\nstand\nplay KS 8C\n"
    assert names(text) == ["card-in-two-places"]
