"""Records that break off at any character, remarks that never close: the next match is whole."""

import time

import pytest

from tests.robust.common import DEAL, MATCH, OTHER, found, matches, rules

HANG = 30.0


def test_a_match_that_breaks_off_anywhere_leaves_the_next_alone() -> None:
    (whole,) = matches(OTHER)
    for at in range(0, len(MATCH), 3):
        broken = MATCH[:at] + "\n" + OTHER
        assert matches(broken)[-1] == whole, MATCH[:at]


def test_a_file_that_ends_anywhere_is_judged_at_once() -> None:
    start = time.monotonic()
    for at in range(len(MATCH)):
        matches(MATCH[:at])
    found(MATCH[: len(MATCH) // 2])
    assert time.monotonic() - start < HANG


def test_a_remark_that_never_closes_costs_its_own_deal_only() -> None:
    """In each line of the first match; one finding, and what follows the next opener is read."""
    lines = MATCH.splitlines(keepends=True)
    (whole,) = matches(OTHER)
    for at in range(4, len(lines)):
        if not lines[at].strip() or lines[at].startswith("end"):
            continue
        text = "".join([*lines[:at], lines[at].rstrip() + " {never closed\n", *lines[at + 1 :]])
        text += "\n" + OTHER
        assert rules(text).count("unclosed-remark") == 1, lines[at]
        assert matches(text)[-1] == whole


@pytest.mark.parametrize(
    "inside", ["he should have stopped at 5-3", "deal 2 was better", "end", "1-0"]
)
def test_what_a_remark_says_ends_nothing(inside: str) -> None:
    for word in ("stand", "points elder 1", "score 0-1", "turn 9H"):
        text = MATCH.replace(f"\n{word}\n", f"\n{word} {{{inside}}}\n", 1)
        assert text != MATCH
        assert found(text) == []
        (one,) = matches(text)
        assert len(one.deals) == 3


@pytest.mark.parametrize("lines", [1, 2, 3, 50])
def test_a_remark_of_many_lines_is_one_remark(lines: int) -> None:
    remark = "{" + "".join(f"\n line {n} of it" for n in range(lines)) + "\n}"
    text = MATCH.replace("stand\n", f"stand {remark}\n", 1)
    assert found(text) == []


def test_a_deal_cut_anywhere_and_a_match_glued_to_it_are_both_seen() -> None:
    for at in range(8, len(DEAL)):
        text = "ecarte 1\n" + DEAL[:at] + " " + OTHER
        assert matches(text)  # the opener is not the first on its line, so it may be lost; no more
        text = "ecarte 1\n" + DEAL[:at] + "\n" + OTHER
        assert matches(text)[-1] == matches(OTHER)[0]
