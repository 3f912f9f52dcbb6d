"""`ecarte show` as a user runs it."""

import json
from pathlib import Path

import pytest

from tests.cli.test_command import ecarte
from tests.robust.common import MATCH


def test_text_markdown_html_json(tmp_path: Path) -> None:
    (tmp_path / "m.ecarte").write_text(MATCH, encoding="utf-8")
    text = ecarte("show", "m.ecarte", cwd=tmp_path)
    assert text.returncode == 0
    assert text.stdout.decode().startswith("Klara and Leo\n=============\n")
    marked = ecarte("show", "m.ecarte", "--format", "markdown", cwd=tmp_path).stdout.decode()
    assert marked.startswith("# Klara and Leo\n")
    page = ecarte("show", "m.ecarte", "--format", "html", "-o", "p.html", cwd=tmp_path)
    assert (page.returncode, page.stdout) == (0, b"")
    assert (tmp_path / "p.html").read_text("utf-8").startswith("<!doctype html>\n")
    data = json.loads(ecarte("show", "m.ecarte", "--format", "json", cwd=tmp_path).stdout)
    assert [one["deal"] for one in data["deals"]] == [1, 2, 3]


def test_brief_is_one_paragraph_a_match() -> None:
    done = ecarte("show", "-", "--brief", data=(MATCH + MATCH).encode())
    assert len(done.stdout.decode().splitlines()) == 2
    assert "Leo wins (0-5)" in done.stdout.decode()


@pytest.mark.parametrize("codec", ["latin-1", "ascii"])
def test_suit_signs_become_letters_where_the_stream_has_none(codec: str) -> None:
    done = ecarte("show", "-", data=MATCH.encode(), PYTHONIOENCODING=codec)
    assert done.returncode == 0
    assert b"9H is turned, so hearts are trumps." in done.stdout


def test_wrong_calls_are_2(tmp_path: Path) -> None:
    wrong = ecarte("show", "-", "--language", "la", data=MATCH.encode())
    assert wrong.returncode == 2
    assert b"no language `la`" in wrong.stderr
    assert ecarte("show", "no such file").returncode == 2
    assert ecarte("show", "-", "--rules", "clasic", data=MATCH.encode()).returncode == 2
    assert (
        ecarte("show", "-", "-o", str(tmp_path / "no" / "x"), data=MATCH.encode()).returncode == 2
    )


def test_a_file_with_slips_is_told_with_them() -> None:
    spoilt = MATCH.replace("play KS TH", "play KS QD").encode()
    done = ecarte("show", "-", data=spoilt)
    assert done.returncode == 0
    assert b"Rule T406 must-trump" in done.stdout


def test_pictures(tmp_path: Path) -> None:
    course = ecarte("svg", "-", data=MATCH.encode())
    assert (course.returncode, course.stdout[:4]) == (0, b"<svg")
    trick = ecarte(
        "svg", "-", "--deal", "1", "--trick", "2", "-o", "t.svg", data=MATCH.encode(), cwd=tmp_path
    )
    assert (trick.returncode, trick.stdout) == (0, b"")
    assert (tmp_path / "t.svg").read_text("utf-8").startswith("<svg")
    for words in (
        ("--trick", "1"),
        ("--deal", "9"),
        ("--deal", "1", "--trick", "6"),
        ("--match", "2"),
        ("--language", "la"),
    ):
        assert ecarte("svg", "-", *words, data=MATCH.encode()).returncode == 2
    assert ecarte("svg", "no such file").returncode == 2
