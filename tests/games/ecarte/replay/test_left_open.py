"""What cannot be told, and what would settle it: examples derived by hand, and legal matches."""

import random

import pytest

from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.referee.referee import read, referee
from tests.generate.blanks import blanked
from tests.generate.deal import FULL
from tests.generate.match import legal_match
from tests.rules.examples import whole

D = "deal 1 Klara\nturn 9H\n"
TRICKS = "play 8S KS, KC QC, AD 7S, 8C 7C, JS QS\n"
OPEN = "elder KS QC QS 7C 7S\ndealer 8S KD xx 8H AD\npropose refuse\n"
TAKEN = "play KS 8S, QC xx, KD QS, AD 7S, 8H 7C\n"
ONE = "the card of dealer's hand that nobody wrote down"
SCORE = "whether the score is right: the tricks may have earned"
CASES = {
    "nothing, if all is written": (
        D + "elder 8S QC QS 7C 7S\ndealer KS KC JS 8C AD\npropose refuse\n" + TRICKS,
        [],
    ),
    "a low club, or none though he held the eight of trumps": (
        D + OPEN + "play KS 8S, QC xx, 7C 8H, KD QS, AD 7S\n",
        [("whether dealer's reply was lawful in trick 2", ONE)],
    ),
    "the king of clubs or a trump, perhaps the king": (
        D + OPEN + TAKEN,
        [("whether dealer held KH and said nothing", ONE)],
    ),
    "the same card, declared to be the king": (
        D + OPEN + "king dealer\n" + TAKEN,
        [("whether dealer held KH that he declared", ONE)],
    ),
    "what the points rest on": (
        D + "stand\npoints elder 1\n",
        [
            (
                "whether `points elder 1` is right: elder 1 or elder 2 or dealer 2 could be",
                "who took which trick",
            ),
        ],
    ),
    "the score too": (
        D + "propose accept\nelder -1 +1\ndealer -0\n",
        [
            (
                "what the tricks earned: elder 1 or elder 2 or dealer 1 or dealer 2",
                "who took which trick",
            ),
            ("the score after the deal: 0-1, 0-2 … (one of 4)", "`score`"),
        ],
    ),
    "a score in place of the points": (
        D + "propose accept\nelder -1 +1\ndealer -0\nscore 0-1\n",
        [
            (
                f"{SCORE} elder 1 or elder 2 or dealer 1 or dealer 2",
                "who took which trick",
            ),
        ],
    ),
    "decisions that nobody wrote down": (
        D + "elder 8S QC QS 7C 7S\ndealer KS KC JS 8C AD\n" + TRICKS,
        [
            (
                "what the tricks earned: dealer 1 or dealer 2",
                "what was decided (`stand`, `propose`, `refuse`)",
            ),
            ("the score after the deal: 1-0 or 2-0", "`score`"),
        ],
    ),
}


def opened(text: str) -> list[tuple[str, str]]:
    report = referee(read(text), thorough=True)
    assert report.findings == ()
    return [(one.what, one.settled_by) for one in report.left_open]


@pytest.mark.parametrize("name", CASES)
def test_what_is_left_open(name: str) -> None:
    text, expected = CASES[name]
    assert opened(whole(text + "\ndeal 2 Leo\nmisdeal\n")) == expected


@pytest.mark.parametrize("seed", range(10))
def test_a_match_of_which_all_is_known_leaves_nothing_open(seed: int) -> None:
    text = write_match(legal_match(random.Random(seed), FULL))
    report = referee(read(text), thorough=True)
    assert (report.findings, report.left_open) == ((), ())


@pytest.mark.parametrize("seed", range(10))
def test_to_ask_changes_no_verdict(seed: int) -> None:
    """Whatever is open is no finding, and its place lies in the text, in order."""
    rng = random.Random(seed)
    book = read(write_match(blanked(legal_match(rng, FULL), rng)))
    asked, plain = referee(book, thorough=True), referee(book)
    assert asked.findings == plain.findings
    assert plain.left_open == ()
    starts = [one.span.start for one in asked.left_open]
    assert starts == sorted(starts)
    assert all(
        0 <= one.span.start < one.span.end <= len(book.source.text) for one in asked.left_open
    )
