"""Encodings of files that are put into canonical form (NOTATION.md § 8)."""

import pytest

from ecarte_notation.formatting.file import format_bytes
from ecarte_notation.formatting.letters import Style

TEXT = "ecarte 1 {Élise}\n\ndeal 1 A\nturn 9H\nend\n"


@pytest.mark.parametrize(
    "codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]
)
def test_a_known_encoding_becomes_utf_8_without_a_mark(codec: str) -> None:
    assert format_bytes(TEXT.encode(codec)).data == TEXT.encode()


def test_a_guessed_encoding_stays() -> None:
    data = TEXT.replace("turn", "TURN").encode("latin-1")
    assert format_bytes(data).data == TEXT.encode("latin-1")


def test_signs_have_no_place_in_latin_1() -> None:
    done = format_bytes(data := TEXT.encode("latin-1"), Style("signs"))
    assert done.data == data
    assert "no suit signs" in done.problem


def test_bytes_that_are_no_text_are_left_alone() -> None:
    done = format_bytes(data := TEXT.encode("utf-16") + b"\xff")
    assert done.data == data
    assert "UTF-16" in done.problem
