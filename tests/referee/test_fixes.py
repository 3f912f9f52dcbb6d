"""Which fixes are offered, which are safe, and what is told as one slip."""

import pytest

from ecarte_notation import read, referee
from ecarte_notation.findings.finding import Finding
from ecarte_notation.referee.mending import mend
from ecarte_notation.referee.referee import catalogue, check
from ecarte_notation.referee.slips.telling import PLAYERS, SCORERS
from tests.rules.examples import whole

LAWFUL = """\
deal 1 Klara
turn 9H
elder QH 8H KS 7D 8C
dealer 9S TH JD AC JC
stand
play KS 9S, QH TH, 8H JD, 7D AC, 8C JC
points elder 1
score 0-1
"""


def found(text: str) -> tuple[Finding, ...]:
    return referee(read(whole(text))).findings


def fixed(text: str, *, unsafe: bool = False) -> str:
    return mend(text.encode(), check, unsafe=unsafe).data.decode()


def test_the_deal_is_lawful() -> None:
    assert found(LAWFUL) == ()


SAFE = [
    pytest.param("score 0-1", "score 0-2", "score 0-1", id="a score"),
    pytest.param("points elder 1", "Points  elder 2", "Points  elder 1", id="an award"),
    pytest.param("elder QH", "elder qh", "elder QH", id="a rank in a small letter"),
    pytest.param("elder QH", "elder: QH", "elder QH", id="a colon"),
    pytest.param("KS 9S, QH TH, 8H", "KS 9S. QH TH. 8H", "KS 9S, QH TH, 8H", id="stops for commas"),
    pytest.param(
        "stand",
        "propose accept\nelder -2 +2\ndealer 0\nstand",
        "propose accept\nelder -2 +2\ndealer -0\nstand",
        id="a count without its minus",
    ),
    pytest.param("stand", "satnd", "stand", id="a misspelt statement"),
    pytest.param("score 0-1", "score 0 – 2 {so}", "score 0 – 1 {so}", id="its spelling is kept"),
    pytest.param("turn 9H", "turn 9H\n  turn 9H", "turn 9H", id="a statement written twice"),
    pytest.param("8C JC", "8C JC {[sic must-folow]}", "8C JC", id="a silence misspelt, of nothing"),
    pytest.param("stand", "stand {[sic T404] why}", "stand {why}", id="words behind a silence"),
]


@pytest.mark.parametrize(("right", "wrong", "after"), SAFE)
def test_what_follows_from_the_record_is_safe(right: str, wrong: str, after: str) -> None:
    text = whole(LAWFUL)
    assert fixed(text.replace(right, wrong)) == text.replace(right, after)


def test_the_frame_of_a_match_is_added() -> None:
    text = whole(LAWFUL).replace("\n", "\r\n")
    torn = text.removeprefix("ecarte 1\r\n").removesuffix("\r\nend\r\n")
    assert fixed(torn) == text.removesuffix("\r\n")


def test_a_match_that_may_have_been_cut_off_is_not_closed_for_certain() -> None:
    text = whole(LAWFUL).replace("\nresult *\nend\n", "\n")
    (finding,) = referee(read(text)).findings
    assert finding.rule.name == "missing-end"
    assert finding.fix
    assert not finding.fix.safe


NEXT = "\ndeal 2 Leo\nturn 8C\nstand\npoints dealer 2\nscore {}\n"


def test_a_wrong_score_that_the_sheet_does_not_go_on_from_is_safe() -> None:
    (finding,) = found(LAWFUL.replace("0-1", "0-2") + NEXT.format("0-3"))
    assert finding.fix
    assert finding.fix.safe


def test_a_wrong_score_that_the_sheet_goes_on_from_is_a_guess_with_all_that_rests_on_it() -> None:
    text = whole(LAWFUL.replace("0-1", "0-2") + NEXT.format("0-4"))
    assert fixed(text) == text
    assert fixed(text, unsafe=True) == text.replace("0-2", "0-1").replace("0-4", "0-3")


def test_no_fix_that_would_end_the_game_before_it_was_over() -> None:
    first = LAWFUL.replace("points elder 1", "points elder 3").replace("0-1", "0-3")
    more = "\ndeal 2 Leo\nturn 8C\nstand\npoints dealer 2\nscore 0-5\n"
    text = whole(first + more).replace("result *", "result 0-5")
    (finding,) = referee(read(text)).findings
    assert finding.rule.name == "wrong-award"
    assert finding.fixes == ()


def test_deal_numbers_that_go_on_from_a_wrong_one_are_left() -> None:
    deals = "".join(f"deal {n} ?\nturn 8C\nstand\n\n" for n in (1, 2, 2, 3))
    (finding,) = found(deals)
    assert (finding.rule.name, finding.fixes) == ("deal-number", ())
    (finding,) = found(deals.replace("deal 3", "deal 4"))
    assert finding.fix
    assert finding.fix.safe


def test_a_misread_turn_up_is_told_once_and_put_right() -> None:
    text = whole(LAWFUL.replace("turn 9H", "turn 9C"))
    report = referee(read(text))
    plain = [rule for rule in catalogue() if rule.name != "misread-card"]
    assert len(referee(read(text), only=plain).findings) > 1
    (finding,) = report.findings
    assert finding.rule.name == "misread-card"
    assert text[slice(*finding.span)] == "9C"
    assert fixed(text, unsafe=True) == whole(LAWFUL)
    assert fixed(text) == text


RUN = """
deal 2 Leo
turn TD
elder KC QC JC 7S 8D
dealer 9C 8C 7C KS QD
stand
play KC 7C, QC 8C, JC 9C, 7S KS, QD 8D
points elder 1

deal 3 Klara
turn 7D
elder KH QH JH 7S 8D
dealer 9H 8H 7H KS QD
stand
play KH 7H, QH 8H, JH 9H, 7S KS, QD 8D
points elder 1

deal 4 Leo
turn 7C
elder KS QS JS 7H 8D
dealer 9S 8S 7S KH QD
stand
play KS 7S, QS 8S, JS 9S, 7H KH, QD 8D
points elder 1
"""


def test_seats_exchanged_from_a_deal_on_are_one_finding() -> None:
    assert found(LAWFUL + RUN) == ()
    first, rest = RUN.split("\ndeal 3", 1)
    hands = rest.replace("elder K", "- K").replace("dealer 9", "elder 9").replace("- K", "dealer K")
    text = whole(LAWFUL + first + "\ndeal 3" + hands)
    (finding,) = referee(read(text)).findings
    assert finding.rule.name == "seats-exchanged"
    assert "from deal 3 on" in finding.message
    assert finding.where.deal == 3
    assert len(finding.related) > 1
    assert fixed(text, unsafe=True) == whole(LAWFUL + RUN)


def test_seats_exchanged_are_seen_where_a_card_stands_close_to_the_word() -> None:
    sheet = whole(LAWFUL + RUN.replace("elder K", "- K").replace("dealer 9", "elder 9"))
    (close,) = referee(read(sheet.replace("- K", "dealerK"))).findings
    (apart,) = referee(read(sheet.replace("- K", "dealer K"))).findings
    assert (close.rule, close.where) == (apart.rule, apart.where)
    assert close.rule.name == "seats-exchanged"


def test_the_scorers_slip() -> None:
    """Dealer cannot have played elder's card, and of his own only the knave was left."""
    (finding,) = found(LAWFUL.replace("8C JC", "8C 8C"))
    assert finding.rule.name == "card-played-twice"
    assert finding.verdict == SCORERS
    assert finding.fix
    assert finding.fix.words == "write JC for 8C"


def test_one_of_two_slips_of_the_scorer() -> None:
    """Dealer's card is misread either in his hand or in the play: nobody knows which."""
    (finding,) = found(LAWFUL.replace("8C JC", "8C KC"))
    assert finding.rule.name == "card-not-held"
    assert {one.words for one in finding.fixes} == {"write JC for KC", "write KC for JC"}
    assert finding.fix is None
    text = whole(LAWFUL.replace("8C JC", "8C KC"))
    assert fixed(text, unsafe=True) == text


def test_the_players_slip() -> None:
    """Both hands are written and played out, and no other turn-up makes a king of trumps of them."""
    deal = LAWFUL.replace("score 0-1\n", "").replace("stand", "stand\nking elder")
    (finding,) = found(deal)
    assert (finding.rule.name, finding.verdict) == ("king-not-held", PLAYERS)


def test_a_forgotten_plus() -> None:
    deal = """\
deal 1 Klara
turn 9H
elder QH 8H KS 7D 8C
propose accept
elder -7D 8C JH KD
dealer -0
stand
"""
    (finding,) = found(deal)
    assert finding.rule.name == "discard-not-held"
    assert fixed(whole(deal), unsafe=True) == whole(deal.replace("8C JH", "8C +JH"))


def test_a_reading_that_is_refused_leaves_the_findings() -> None:
    text = LAWFUL.replace("turn 9H", "turn 9C")
    refused = found(text.replace("deal 1 Klara", "deal 1 Klara {[allow misread-card]}"))
    assert len(refused) > 1
    assert "misread-card" not in {one.rule.name for one in refused}


def test_a_name_of_two_words_gets_its_quotation_marks() -> None:
    text = 'ecarte 1\n[Players "Anne Marie" "Leo"]\ndeal 1 Anne Marie {!}\nturn 9H\nresult *\nend\n'
    assert fixed(text) == text.replace("1 Anne Marie", '1 "Anne Marie"')


def test_a_remark_is_closed_where_its_line_ends() -> None:
    text = whole(LAWFUL.replace("score 0-1", "score 0-1 {a bold lead"))
    assert fixed(text) == text
    assert fixed(text, unsafe=True) == text.replace("bold lead", "bold lead}")
