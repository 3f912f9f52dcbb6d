"""What is written: slips once told twice or not at all, and legal records once accused."""

import pytest

from ecarte_notation import read, referee
from tests.rules.examples import whole

CASES = [
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nking elder\nscore 0-1\nclaim elder\npoints elder 2\nscore 0-3\n",
        [],
        id="score before a claim",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nking elder\nplay KH TH\nscore 0-1\nclaim elder\npoints elder 2\nscore 0-3\n",
        [],
        id="score in the play before a claim",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nking elder\nscore 0-1\npoints elder 2\nscore 0-3\n",
        [],
        id="a king's score without play",
    ),
    pytest.param(
        "deal 1 Klara\nturn KH\nking turned\nscore 1-0\nstand\npoints elder 2\nscore 1-2\n",
        [],
        id="a turned king's score without play",
    ),
    pytest.param(
        "deal 1 Klara\nturn KH\nking turned\nscore 1-0\nstand\n\ndeal 2 Leo\nturn 8C\nstand\nscore 1-4\n",
        [],
        id="a king's score, then the next deal",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\npropose accept\nelder -5 +5\ndealer -5 +5\npropose accept\nelder -5 +5\ndealer -5 +5\npropose accept\nelder -KS QS JS +7D ^xx ^xx\ndealer -0\nplay KS 8S\n",
        [],
        id="vaguely recovered cards may be any of the discard",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder 8C TD KS QS TS\ndealer TH QD 7C JC AS\nstand\nplay Tx TH, xC 8x, 7C KS\n",
        ["must-beat"],  # whichever ten was led, dealer held a higher card of its suit
        id="hands while the leader is unknown",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder 8C KS QS JS 7S\ndealer TS 9S KD 7C JC\nstand\nplay xS xS, xC xC, 7C JS\n",
        [],
        id="hands while two leaders are unknown",
    ),
    pytest.param(
        "ecarte 1\ndeal 1 Leo\nturn 9H\nstand\nplay KS 9S, QH TH, JH AH, 8H 7D, TC 8C\nscore 2-0\n\ndeal 2 Klara\nturn 8C\nresult *\nend\n",
        [],
        id="without Players either order of the score",
    ),
    pytest.param(
        'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 ?\nturn 9H\nstand\nscore 0-2\n\ndeal 2 ?\nturn 8C\nstand\nscore 2-2\n\ndeal 3 ?\nturn 8C\npropose accept\nscore 3-2\n\ndeal 4 ?\nturn 8C\nstand\nscore 3-4\n\ndeal 5 ?\nturn 8H\nstand\nplay 9C king dealer\nscore 3-5\nresult 3-5\nend\n',
        ["king-after-lead"],
        id="a king may have ended the game",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\nstand\nplay KC xx, QH TH\n",
        ["card-not-held"],
        id="a misnamed lead is no lead out of turn",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nscore 2-0\n\ndeal 2 Leo\nturn 8C\nstand\nscore 2-2\n",
        [],
        id="two penalties",
    ),
    pytest.param(
        "deal 1 Leo\nturn 9H\nstand\npoints elder 2\nscore 0-2\n\ndeal 2 Leo\nturn 8C\nstand\npoints elder 2\nscore 2-2\n",
        ["wrong-dealer"],
        id="wrong dealer in the first deal",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\npropose refuse\npropose refuse\nplay KS 9S\n",
        ["out-of-order"],
        id="a second proposal and its answer",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay KS 9S\npropose refuse\n",
        ["out-of-order"],
        id="a proposal after the play",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\npropose accept\ndealer -7D 8C +JH TC\ndealer -1 +1\nstand\n",
        ["out-of-order"],
        id="elder's exchange under dealer's name",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\npropose accept\nelder -7D 8C +JH TC\nelder -7D 8C +JH TC\ndealer -1 +1\nstand\n",
        ["exchange-without-acceptance"],
        id="elder exchanges twice",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\npropose accept\nelder -6 +4\ndealer -0\nstand\n",
        ["elder-discard-count"],
        id="six discarded, four drawn",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\npropose accept\nelder -99999999999 +9999999\ndealer -0\nstand\n",
        ["elder-discard-count"],
        id="absurd counts",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\nelder -7D 8C +JH TC\ndealer -1 +1\nstand\nplay KS 9S, QH TH, JH AH, 8H 7C, TC JC\npoints elder 1\n",
        ["exchange-without-acceptance"],
        id="exchange without proposal and answer",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer 9S TH JD AC JC\nstand\nplay KS 9S 9S, QH TH\n",
        ["trick-size"],
        id="a card twice in a trick",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C 8C\nstand\n",
        ["card-in-two-places"],
        id="a card twice in a hand",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer 9S TH JD AC JC\nstand\nplay KS 9S, QH, 8C JC\n",
        ["trick-size"],
        id="a trick of one card",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\npropose accept\nelder -1 +1\nelder -1 +1\ndealer -0\n",
        ["exchange-without-acceptance"],
        id="elder's second exchange",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nking elder\npropose accept\nelder -1 +1\ndealer -0\n",
        ["king-declared-early"],
        id="king before the decision",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nmisdeal\nstand\nplay KS 9S\npoints elder 1\nscore 0-1\n",
        ["out-of-order"],
        id="play after a misdeal",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay KS 9S, 8H JH, KC 8C, QC 7C, AD KD\nscore 2-0\npoints dealer 1\n",
        ["penalty-forgotten"],
        id="points after the score",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay KS TS\npoints elder 1\n",
        ["tricks-missing"],
        id="points close the deal",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nscore 0-1\ncut Klara KS Leo 9H\n\ndeal 2 Leo\nturn 8C\n",
        ["out-of-order"],
        id="cut in a game",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nscore 1-0\n",
        ["penalty-forgotten"],
        id="one point where two are due",
    ),
    pytest.param(
        "deal ? Klara\nturn 9H\npropose accept\npoints dealer 1\nscore 4-3\n",
        [],
        id="a start at an unknown score",
    ),
    pytest.param(
        "deal 1 Klara\nturn TC\nstand\nplay JC 7C, AC 9C, AS 9S, AS 9S, JD AD\n",
        ["card-played-twice"],
        id="a trick copied",
    ),
]


@pytest.mark.parametrize(("text", "names"), CASES)
def test_one_slip_one_finding(text: str, names: list[str]) -> None:
    report = referee(read(whole(text)))
    assert [finding.rule.name for finding in report.findings] == names


def test_a_king_may_come_with_an_exchange_that_was_not_written() -> None:
    text = whole(
        "deal 1 Klara\nturn QC\ndealer JS 7D AS QH JH\npropose accept\nelder -1 +1\nking dealer\n"
    )
    assert referee(read(text)).findings == ()
