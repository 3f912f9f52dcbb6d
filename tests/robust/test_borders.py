"""Where one thing ends and another begins: cut off, not closed, not even begun."""

import time

import pytest

from ecarte_notation import check, read
from tests.generate.edits import LONGEST
from tests.rules.examples import whole

DEAL = (
    "deal 1 Klara {a \\} b}\nturn 9H\nelder QH 8H KS 7D 8C\npropose accept\nelder -7D 8C +JH TC\n"
    "dealer -1 +1\nstand\nplay KS 9S, QH TH, JH AH! {low} (JH xx, QH), 8H xx, TC xx\n"
    "points elder 1\nscore 0-1\n"
)
MATCH = whole(DEAL)
PLAIN = MATCH.replace(" {a \\} b}", "").replace(" {low}", "")
WRONG = whole("deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\nstand\nplay KS 9S, QS TH\n")


def names(text: str) -> list[str]:
    return [one.rule.name for one in check(text).findings]


def of(report: object, match: int) -> list[str]:
    return [one.rule.name for one in report.findings if one.where.match == match]


def test_matches_without_a_deal_between_others() -> None:
    empty = 'ecarte 1\n[Event "none"]\n'
    for end in ("", "end\n", "\n\n"):
        for before in ("", MATCH):
            report = check(before + empty + end + MATCH)
            book = read(before + empty + end + MATCH)
            assert [len(one.deals) for one in book.matches] == [*([1] if before else []), 0, 1]
            assert [one.rule.name for one in report.findings] == ["empty-match"]


def test_a_match_cut_off_anywhere_leaves_the_next_one_alone() -> None:
    whole_one = read(WRONG).matches[0]
    for at in range(len(MATCH)):
        text = MATCH[:at] + "\n" + WRONG
        found = [one.rule.name for one in check(text).findings if one.span.start > at]
        assert found == names(WRONG), at
        assert read(text).matches[-1] == whole_one, at


def test_a_file_that_ends_anywhere_is_judged_in_time() -> None:
    for at in range(len(MATCH)):
        start = time.monotonic()
        check(MATCH[:at])
        assert time.monotonic() - start < LONGEST, at


@pytest.mark.parametrize(
    "said",
    [
        "result 5-3",
        "end",
        "deal 2 Leo",
        "ecarte 1",
        "game 2",
        '[Event "x"]',
        "score 9-9",
        "}",
        "(",
        '"',
        "points elder 2",
        "KS 9S, QH TH",
    ],
)
def test_nothing_in_a_remark_ends_anything(said: str) -> None:
    lines = MATCH.splitlines()
    plain = names(MATCH)
    for at, line in enumerate(lines):
        remarks = [f"; {said}"] if "}" in said else [f"; {said}", f"{{{said}}}", f"{{a {said} b}}"]
        for remark in remarks:
            text = "\n".join([*lines[:at], f"{line} {remark}", *lines[at + 1 :]]) + "\n"
            found = [one for one in names(text) if one != "cards-in-comment"]
            assert found == plain, (line, remark)
            assert len(read(text).matches[0].deals) == 1


def test_a_remark_over_three_lines_opened_at_the_end_of_any_line() -> None:
    lines = PLAIN.splitlines()
    for at, line in enumerate(lines):
        for closed in (True, False):
            remark = " {opened\nand gone on\nand on" + ("}" if closed else "")
            text = "\n".join([*lines[:at], line + remark, *lines[at + 1 :]]) + "\n"
            start = time.monotonic()
            found = names(text)
            assert time.monotonic() - start < LONGEST
            assert found == ([] if closed else found), line
            assert closed or found.count("unclosed-remark") == 1, line


def test_an_unclosed_remark_is_told_once_and_ends_with_its_match() -> None:
    alone = of(check(WRONG), 1)
    intact = read(WRONG).matches[0]
    for at in range(len(PLAIN)):
        text = f"{PLAIN[:at]} {{ {PLAIN[at:]}{WRONG}{WRONG}"
        report = check(text)
        book = read(text)
        assert names(text).count("unclosed-remark") <= 1, at
        assert book.matches[-2:] == (intact, intact), at
        last = len(book.matches)
        assert of(report, last) == of(report, last - 1) == alone, at


LINES = [
    "-----",
    "==========",
    "> play KS 9S",
    "> > quoted",
    "Deal 3",
    "## Deal 1",
    "```",
    "```ecarte",
    "* * *",
    "| a | b |",
    "~~~~",
    "<br>",
    "Sent from my telephone",
    "+++",
    "//////",
    "%%%",
    "___",
]


@pytest.mark.parametrize("decoration", LINES)
def test_a_line_of_decoration_costs_at_most_itself(decoration: str) -> None:
    text = whole("deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\nstand\nplay KS 9S, QS TH\n")
    broken = f"{text}\n{decoration}\n{text}"
    report = check(broken)
    first, last = broken.index(decoration), broken.index(decoration) + len(decoration)
    others = [one for one in report.findings if not first <= one.span.start <= last]
    assert [one.rule.name for one in others if one.rule.name != "missing-end"] == [
        "card-not-held"
    ] * 2


BAD = [
    "%%%",
    "propse",
    "play play",
    "elder",
    "points",
    "((",
    "KS {",
    "king",
    "score 1",
    "deal",
    "turn",
]


@pytest.mark.parametrize("bad", BAD)
def test_a_malformed_line_hides_no_slip_of_another_deal(bad: str) -> None:
    slip = "turn 9H\nelder QH 8H KS 7D 8C\nstand\nplay KS 9S, QS TH\n"
    middle = ["turn 8C", "elder 9H 8H KD 7D 8S", "stand", "play KD 9D, 8H TH"]
    for at in range(len(middle) + 1):
        lines = "\n".join([*middle[:at], bad, *middle[at:]])
        text = whole(f"deal 1 Klara\n{slip}\ndeal 2 Leo\n{lines}\n\ndeal 3 Klara\n{slip}")
        found = [one.where.deal for one in check(text).findings if one.rule.name == "card-not-held"]
        assert [one for one in found if one != 2] == [1, 3], (bad, at)
