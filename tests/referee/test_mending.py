"""Rounds of fixes: they end, also where fixes undo one another, and touch only what they may."""

from ecarte_notation.findings.finding import Finding
from ecarte_notation.findings.fix import Edit, Fix, fitted, overlap
from ecarte_notation.findings.where import Where
from ecarte_notation.referee.mending import mend
from ecarte_notation.referee.referee import catalogue
from ecarte_notation.referee.report import Report
from ecarte_notation.text.decode import decode
from ecarte_notation.text.source import SourceText
from ecarte_notation.text.span import Span

(RULE,) = (rule for rule in catalogue() if rule.name == "unknown-statement")


def _judge(data: bytes) -> Report:
    """In the first match b is to be a and a is to be b; in the second c is to be d."""
    text = decode(data).text
    found = []
    for match, old, new in ((1, "a", "b"), (1, "b", "a"), (2, "c", "d")):
        if (at := text.find(old)) >= 0:
            fix = Fix((Edit(Span(at, at + 1), new),), f"write {new}", safe=True)
            found.append(Finding(RULE, Span(at, at + 1), where=Where(match), fixes=(fix,)))
    return Report(SourceText("x", text), tuple(found))


def test_fixes_that_undo_one_another_are_left_and_others_are_not() -> None:
    done = mend(b"a c", _judge)
    assert (done.data, done.fixed) == (b"a d", 1)
    again = mend(done.data, _judge)
    assert (again.data, again.fixed) == (b"a d", 0)


def test_bytes_that_cannot_be_kept_are_not_touched() -> None:
    broken = "c".encode("utf-16") + b"\x00"
    assert mend(broken, _judge).data == broken


def _edits(fix: Fix, text: str) -> tuple[Edit, ...]:
    fit = fitted(fix, text)
    assert fit
    return fit.edits


def test_a_removed_statement_takes_its_line_or_a_blank_with_it() -> None:
    for text, span, after in (
        ("a\n  b \nc", Span(4, 5), Span(2, 7)),
        ("a\r\nb\r\nc", Span(3, 4), Span(3, 6)),
        ("a b c", Span(2, 3), Span(1, 3)),
        ("a\nb c", Span(2, 3), Span(2, 3)),
        ("a\nb", Span(2, 3), Span(2, 3)),
    ):
        assert _edits(Fix((Edit(span, ""),), ""), text) == (Edit(after, ""),)


def test_words_that_a_removal_would_join_stay_apart() -> None:
    text = "stand{x}play"
    assert _edits(Fix((Edit(Span(5, 8), ""),), ""), text) == (Edit(Span(5, 8), " "),)


def test_of_a_statement_written_anew_only_what_differs_is_changed() -> None:
    text = "Score  0 – 2"
    edits = _edits(Fix((Edit(Span(0, 12), "score 0-1", anew=True),), ""), text)
    assert edits == (Edit(Span(11, 12), "1"),)
    assert fitted(Fix((Edit(Span(0, 8), "score 0-1", anew=True),), ""), "score {") is None


def test_fixes_that_touch_overlap() -> None:
    one, other = (Fix((Edit(Span(a, b), "x"),), "") for a, b in ((1, 3), (3, 5)))
    far = Fix((Edit(Span(7, 7), "x"),), "")
    assert overlap(one, other)
    assert not overlap(one, far)
