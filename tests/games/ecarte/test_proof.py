"""Proof under unknown cards: examples derived by hand, and agreement with every world there is.

Two thousand deals with blanks: `python -m tests.deep proof`.
"""

import random

import pytest

from ecarte_notation.games.ecarte.proof.matching import matched
from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.referee.referee import read, referee
from tests.games.ecarte.blanking import compared
from tests.generate.blanks import blanked
from tests.generate.match import legal_match
from tests.rules.examples import whole

D = "deal 1 Klara\nturn 9H\n"
# Two cards are left of 21, and elder holds five spades.
LAST = (
    D + "propose accept\nelder -5 +5\ndealer -5 +5\n"
    "propose accept\nelder -5 +AS KS QS JS TS\ndealer -4 +4\npropose accept\n"
)
CASES = {
    "nine hearts": (
        D + "elder xH xH xH xH KS\ndealer xH xH xH xH QS\nstand\n",
        ["impossible-deal"],
    ),
    "seven hearts and the turned one": (
        D + "elder xH xH xH xH KS\ndealer xH xH xH 8S QS\nstand\n",
        [],
    ),
    "five kings": (D + "elder Kx Kx KS xx xx\ndealer Kx Kx xx xx xx\nstand\n", ["impossible-deal"]),
    "a card with two homes, one of them a suit": (
        D + "elder KH QH JH AH xH\ndealer TH 8H 7H xH xx\nstand\n",
        ["impossible-deal"],
    ),
    "more played from elsewhere than was drawn": (
        D + "elder QS JS AS TS 9S\npropose accept\nelder -1 +1\ndealer -1 +1\nstand\n"
        "play KD 7D, KC 7C\n",
        ["card-not-held"],
    ),
    "as many played from elsewhere as were drawn": (
        D + "elder QS JS AS TS 9S\npropose accept\nelder -2 +2\ndealer -1 +1\nstand\n"
        "play KD 7D, KC 7C\n",
        [],
    ),
    "what came back was never held": (
        LAST + "elder -5 +2 ^xH xS xS\ndealer -0\n",
        ["impossible-deal"],
    ),
    "what came back may have been held": (
        LAST + "elder -5 +2 ^xS xx KS\ndealer -0\n",
        [],
    ),
    "what came back is one of three, and all three lie elsewhere": (
        LAST
        + "elder -AS KS QS xS xS +2 ^xS xS xS\ndealer -0\nplay 8H xx, 7H 8D, KD 7D, QD 7C, JD 9C\n",
        ["impossible-deal"],
    ),
    "an exchange not written down may be any": (
        D + "elder QS JS AS TS 9S\npropose accept\nstand\nplay KD 7D, KC 7C, AD TD\n",
        [],
    ),
    "a reply by an unknown card that no card could be": (
        D + "elder KS QS JS AS TS\ndealer 9S 8S 7S xC xC\nstand\nplay KS xD\n",
        ["must-follow"],
    ),
    "a revoke shown by counting": (
        # All clubs but the seven are elder's or were thrown away by him: dealer's xC is the seven.
        D + "elder KC QC JC AC TC\ndealer 8S 9S xC xx xx\npropose accept\nelder -KC QC +9C 8C\n"
        "dealer -0\nplay JC 8S\n",
        ["must-follow"],
    ),
    "the same, but the club may have gone": (
        D + "elder KC QC JC AC TC\ndealer 8S 9S xC xx xx\npropose accept\nelder -KC QC +9C 8C\n"
        "dealer -1 +1\nplay JC 8S\n",
        [],
    ),
    "a trump withheld, shown by counting": (
        D + "elder KS QS KD QD KC\ndealer xH xH xC xC xC\nstand\nplay KS xC\n",
        ["must-trump"],
    ),
    "the king must be dealer's": (
        # Three kings are elder's, so the one that dealer plays as Kx is the king of hearts.
        D + "elder KS KD KC 7S 7D\nstand\nplay 7S Kx\n",
        ["unclaimed-king"],
    ),
    "the king may be anybody's": (D + "elder KS KD xx 7S 7D\nstand\nplay 7S Kx\n", []),
    "a king that cannot have been held": (
        D + "elder Kx 8S 7S 8D 7D\ndealer Kx Kx Kx 8C 7C\nstand\nking elder\nking dealer\n",
        ["king-declared-by-both"],
    ),
    "four kings elsewhere": (
        D + "elder Kx Kx KS KD 7D\ndealer 8S 7S 8C 7C 8D\nstand\nking dealer\n",
        ["king-not-held"],
    ),
    "nothing to prove": (D + "stand\nplay xx xx, xx xx, xx xx, xx xx, xx xx\n", []),
}


@pytest.mark.parametrize(("text", "found"), CASES.values(), ids=CASES)
def test_what_is_proved(text: str, found: list[str]) -> None:
    assert [one.rule.name for one in referee(read(whole(text))).findings] == found


def test_the_core_is_the_fewest_statements_that_contradict_each_other() -> None:
    text = whole(D + "elder xH xH xH 8S KS\ndealer KH QH JH AH TH\nstand\n")
    (finding,) = referee(read(text)).findings
    places = [text[one.span.start : one.span.end] for one in finding.related]
    # Eight hearts and the turned one: any nine of the written hearts, and nothing else.
    assert sorted([*places, text[finding.span.start : finding.span.end]]) == sorted(
        ["turn 9H", "xH", "xH", "xH", "KH", "QH", "JH", "AH", "TH"]
    )


def test_matching() -> None:
    assert matched([0b011, 0b001, 0b100])
    assert not matched([0b011, 0b001, 0b010])
    assert matched([])
    assert not matched([0])


def test_agreement_with_every_world() -> None:
    done = compared(8, seed=100)
    assert (done.wrong, done.given_up) == (0, 0)
    assert 2 < done.unlawful < done.deals


def test_agreement_where_cards_were_taken_back() -> None:
    done = compared(12, seed=100, taken_back=True)
    assert (done.wrong, done.given_up) == (0, 0)
    assert 2 < done.unlawful < done.deals


@pytest.mark.parametrize("part", range(4))
def test_a_legal_match_with_blanks_gives_no_finding(part: int) -> None:
    for seed in range(part * 12, part * 12 + 12):
        rng = random.Random(seed)
        text = write_match(blanked(legal_match(rng), rng))
        found = [(one.rule.name, one.message) for one in referee(read(text)).findings]
        assert found == [], text
