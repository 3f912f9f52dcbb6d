"""Irregularities recorded as what happened: clean where the book was followed, one finding where not."""

import pytest

from ecarte_notation.referee.referee import read, referee
from tests.rules.examples import whole

HANDS = "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer 9S TH AH JC AC\nstand\n"
REVOKED = "KS TH, JC 8C, AC QH, 8H AH, 9S 7D"
RIGHT = "KS 9S, QH TH, 8H AH, JC 8C, AC 7D"
PACK_31 = (
    "pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD\n"
    "  JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C\n"
)
CASES = {
    # misdeals and what explains them
    "count": ("deal 1 Klara\nturn 9H\nelder KS QS JS AS TS 9S\nmisdeal count\n", []),
    "count-unsaid": ("deal 1 Klara\nturn 9H\nelder KS QS JS AS TS 9S\nmisdeal\n", ["hand-size"]),
    "exposed": ("deal 1 Klara\nturn 9H turn KD\nmisdeal exposed\n", []),
    "exposed-unsaid": ("deal 1 Klara\nturn 9H turn KD\nmisdeal\n", ["repeated-statement"]),
    "incorrect": (f"deal 1 Klara\n{PACK_31}misdeal incorrect\n", []),
    "incorrect-unsaid": (f"deal 1 Klara\n{PACK_31}misdeal\n", ["pack-not-32"]),
    "two-kings-of-hearts": (
        "deal 1 Klara\nturn KH\nelder KH QS JS AS TS\nmisdeal incorrect\n",
        [],
    ),
    "earlier-deals-stand": (
        "deal 1 Klara\nscore 2-0\ndeal 2 Leo\nturn KH\nmisdeal incorrect\nscore 2-0\n",
        [],
    ),
    "void-points-do-not-count": (
        "deal 1 Klara\nturn KH\nmisdeal incorrect\nscore 1-0\n",
        ["wrong-score"],
    ),
    "the-same-dealer-again": (
        "deal 1 Klara\nmisdeal count\ndeal 2 Leo\nturn 9H\n",
        ["wrong-dealer"],
    ),
    # revokes
    "revoke-before-the-play": (HANDS + f"revoke dealer\nplay {REVOKED}\npoints dealer 1\n", []),
    "revoke-between-cards": (
        HANDS + "play KS TH, JC 8C revoke dealer, AC QH, 8H AH, 9S 7D\npoints dealer 1\n",
        [],
    ),
    "revoke-of-the-loser-costs-nothing": (
        HANDS + "play KS 9S, QH TH, 8H AH, JC QH\n".replace("JC QH", "JC 7D") + "revoke elder\n",
        [],
    ),
    "revoke-twice": (
        HANDS + f"play {REVOKED}\nrevoke dealer\nrevoke dealer\npoints dealer 1\n",
        ["repeated-statement"],
    ),
    "revoke-not-claimed": (HANDS + f"play {REVOKED}\npoints dealer 2\n", ["must-follow"]),
    "revoke-of-the-wrong-player": (
        HANDS + f"play {REVOKED}\nrevoke elder\npoints dealer 2\n",
        ["must-follow", "no-revoke"],
    ),
    "revoke-by-the-score-alone": (
        HANDS + f"play {REVOKED}\nrevoke dealer\nscore 2-0\n",
        ["revoke-award"],
    ),
    # hands played again
    "replay": (HANDS + f"play KS TH revoke dealer replay {RIGHT}\npoints dealer 2\n", []),
    "replay-reduced-all-the-same": (
        HANDS + f"play KS TH revoke dealer replay {RIGHT}\npoints dealer 1\n",
        ["penalty-forgotten"],
    ),
    "replay-without-a-revoke": (
        HANDS + f"play KS 9S replay {RIGHT}\npoints dealer 2\n",
        ["replay-not-allowed"],
    ),
    "replay-after-a-false-king": (
        HANDS.replace("stand", "stand king elder {[sic king-not-held]}")
        + f"play KS 9S replay {RIGHT}\npoints dealer 2\n",
        [],
    ),
    "a-slip-in-the-second-play": (
        HANDS + "play KS TH revoke dealer replay KS TH, JC 8C, AC QH, 8H AH, 9S 7D\n",
        ["must-follow"],
    ),
    # thrown hands
    "throw-at-once": (HANDS + "throw elder\npoints dealer 2\n", []),
    "throw-after-one": (HANDS + "play KS 9S\nthrow elder\npoints dealer 1\n", []),
    "throw-after-three": (
        HANDS + "play KS 9S, QH TH, 8H AH\nthrow dealer\npoints elder 1\n",
        [],
    ),
    "throw-in-the-middle-of-a-trick": (
        HANDS + "play KS 9S, QH\nthrow dealer\npoints elder 1\n",
        [],
    ),
    "throw-paid-by-the-score": (
        HANDS + "play KS 9S\nthrow dealer\nscore 0-2\n",
        ["thrown-hand-award"],
    ),
    "throw-twice": (HANDS + "throw elder\nthrow elder\npoints dealer 2\n", ["repeated-statement"]),
    # faced cards
    "faced": ("deal 1 Klara\nfaced 8S\nmisdeal\n", []),
    "faced-too-late": (
        "deal 1 Klara\nturn 9H\nstand\nfaced 8S\nplay KS 9S\n",
        ["out-of-order"],
    ),
    # leads out of turn
    "led-out-of-turn-and-played-to": (
        HANDS + "play KS 9S, TH {[sic wrong-leader]} QH, 8H AH, JC 8C, AC 7D\n",
        [],
    ),
}


@pytest.mark.parametrize(("text", "found"), CASES.values(), ids=CASES)
def test_irregularities(text: str, found: list[str]) -> None:
    report = referee(read(whole(text)), "london1878")
    assert [one.rule.name for one in report.findings] == found
