"""Files in other encodings, with marks and blanks where nobody expects them."""

import subprocess
from itertools import product

import pytest

from ecarte_notation import check, read
from ecarte_notation.text.source import SourceText
from tests.cli.test_command import ecarte
from tests.rules.examples import whole

SLIP = "turn 9H\nelder QH 8H KS 7D 8C\ndealer 9S TH JD AC JC\nstand\nplay KS TH, JD 7D\n"
ONE = whole("deal 1 Klara\n" + SLIP)
CLEAN = whole("deal 1 Klara\nturn 9H\nstand\nplay KS 9S, QH TH\n")
MARKS = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}
BLANKS = ("", " ", "\t", "  \t ", "\f", "\u00a0", "\u2003", "\x0b")


def names(data: str | bytes) -> list[str]:
    return [one.rule.name for one in check(data).findings]


@pytest.mark.parametrize("odd", [b"", b"\n", b"\0"], ids=["even", "LF", "NUL"])
@pytest.mark.parametrize("text", [CLEAN, CLEAN.replace("\n", "\r\n")], ids=["LF", "CRLF"])
@pytest.mark.parametrize("marked", [True, False])
@pytest.mark.parametrize("codec", MARKS)
def test_utf_16_is_named_once_and_read(codec: str, marked: bool, text: str, odd: bytes) -> None:
    data = (MARKS[codec] if marked else b"") + text.encode(codec) + odd
    (finding,) = check(data).findings
    assert finding.rule.name == "wrong-encoding"
    assert "UTF-16" in finding.message


def test_a_mark_may_stand_before_every_match_and_takes_no_column() -> None:
    plain = check(ONE * 3)
    places = [plain.source.place(one.span.start) for one in plain.findings]
    for marked in product(("", "\ufeff"), repeat=3):
        report = check("".join(mark + ONE for mark in marked))
        assert report.matches == 3
        assert [report.source.place(one.span.start) for one in report.findings] == places


@pytest.mark.parametrize("indent", BLANKS)
def test_a_file_indented_as_a_whole_is_the_same_record(indent: str) -> None:
    text = indent + ONE.replace("\n", "\n" + indent)
    assert read(text).matches == read(ONE).matches
    assert names(text) == names(ONE)


@pytest.mark.parametrize("line", [one for one in BLANKS if one] + ["\r", "\r\n \t"])
def test_a_line_of_blanks_between_any_two_lines_means_nothing(line: str) -> None:
    lines = ONE.splitlines(keepends=True)
    for at in range(len(lines) + 1):
        text = "".join([*lines[:at], line + "\n", *lines[at:]])
        assert read(text).matches == read(ONE).matches, at
        assert names(text) == names(ONE), at


@pytest.mark.parametrize(
    "words",
    ["é", "♥", "😀", "e\u0301\u0302", "\U0001f0a1", "王様", "\u200d", "ß" * 50, "\u202eabc"],
)
def test_a_slip_behind_any_letters_is_still_the_card(words: str) -> None:
    for remark in (f"{{{words}}}", f'{{"{words}" [{words}]}}'):
        text = ONE.replace("play KS", f"play KS {remark}")
        (finding,) = check(text).findings
        assert text[slice(*finding.span)] == "TH"
        place = SourceText("-", text).place(finding.span.start)
        assert place.column == len(f"play KS {remark} ") + 1


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "ascii", "utf-8", "utf-16", "cp437"])
@pytest.mark.parametrize("format_", ["full", "concise", "json"])
def test_every_locale_can_carry_the_output(encoding: str, format_: str) -> None:
    text = (
        ONE.replace("Klara", "Élise")
        .replace("deal 1", "deal 1")
        .replace("turn 9H", "turn 9H {♥ – „王“ 😀 e\u0301}")
    )
    done = ecarte(
        "check",
        "-",
        "--format",
        format_,
        data=text.encode(),
        PYTHONIOENCODING=encoding,
        PYTHONUTF8="0",
        LC_ALL="C",
    )
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"internal" not in done.stderr
    assert "T404" in done.stdout.decode(encoding)


def test_the_process_ends_well_in_a_locale_without_letters() -> None:
    for locale in ("C", "POSIX", "C.UTF-8", "nowhere"):
        done = ecarte("check", "-", data=ONE.replace("Klara", "Élise").encode(), LC_ALL=locale)
        assert isinstance(done, subprocess.CompletedProcess)
        assert done.returncode == 1
