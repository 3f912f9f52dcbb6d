"""A line that is no statement, anywhere: what stands above and below it is judged as before."""

import pytest

from tests.robust.common import DEAL, LAST, MATCH, found, matches

SLIP = MATCH.replace("play KS TH, JC TC", "play KS QD, JC TC")  # dealer had to trump
DECORATION = ("----------", "==========", "> > >", "```", "***", "Page 3", "| |", "…", "– – –")


def slips(data: str) -> list[str]:
    """The findings that do not speak of what was put in."""
    return [name for name, _ in found(data) if name in ("must-trump", "wrong-leader")]


@pytest.mark.parametrize("line", DECORATION)
def test_decoration_between_deals_costs_nothing_else(line: str) -> None:
    """Before each deal, and behind the last."""
    expected, whole = slips(SLIP), matches(MATCH)[0].deals
    assert "must-trump" in expected
    for mark in ("\ndeal 2", "\ndeal 3", "\nresult"):
        assert slips(SLIP.replace(mark, f"\n{line}{mark}")) == expected
        (one,) = matches(MATCH.replace(mark, f"\n{line}{mark}"))
        assert [(d.number, d.dealer) for d in one.deals] == [(d.number, d.dealer) for d in whole]


MALFORMED = (
    "score five-three",
    "points nobody",
    "score 5-",
    "points elder",
    "king",
    "turn",
    "elder -",
)


@pytest.mark.parametrize("line", MALFORMED)
def test_a_malformed_line_hides_no_slip_above_or_below(line: str) -> None:
    lines = DEAL.replace("play KS TH, JC TC", "play KS QD, JC TC").splitlines(keepends=True)
    for at in range(8, len(lines) + 1):
        text = "ecarte 1\n" + "".join([*lines[:at], line + "\n", *lines[at:]]) + LAST
        assert "must-trump" in slips(text), (line, at)


@pytest.mark.parametrize("quote", ["> ", ">> ", "| "])
def test_mail_quoted_line_by_line_is_no_record_and_says_so_once(quote: str) -> None:
    quoted = "".join(quote + line for line in MATCH.splitlines(keepends=True))
    assert 1 <= len(found(quoted)) <= 2


def test_a_heading_pasted_between_deals() -> None:
    for heading in ("Deal 2", "## Deal 2", "DEAL TWO", "Deal 2:"):
        text = MATCH.replace("\ndeal 2 Leo", f"\n{heading}\ndeal 2 Leo")
        assert all(
            name not in ("must-follow", "must-trump", "wrong-score") for name, _ in found(text)
        )
