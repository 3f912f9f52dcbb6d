"""Decoding, and lines and columns."""

import pytest

from ecarte_notation.text.decode import decode
from ecarte_notation.text.source import SourceText


@pytest.mark.parametrize(
    ("codec", "foreign"),
    [
        ("utf-8", ""),
        ("utf-8-sig", ""),
        ("utf-16", "UTF-16"),
        ("utf-16-le", "UTF-16"),
        ("utf-16-be", "UTF-16"),
        ("utf-32", "UTF-32"),
        ("latin-1", "Latin-1"),
        ("cp1252", "Latin-1"),
    ],
)
def test_decode(codec: str, foreign: str) -> None:
    text = 'ecarte 1\n[Players "Élise" "Gävle"]\n'
    assert decode(text.encode(codec)) == (text, foreign)


def test_decode_never_fails() -> None:
    for data in (b"", b"\x81\x8d", b"\xff", b"\xff\xfe\x00", bytes(range(256))):
        assert isinstance(decode(data).text, str)


def test_places_count_characters() -> None:
    source = SourceText("-", "Élise ♥ x\r\nsecond\rthird\nfourth")
    assert source.place(8) == (1, 9)
    assert source.place(source.text.index("second")) == (2, 1)
    assert source.place(source.text.index("third")) == (3, 1)
    assert source.place(len(source.text)) == (4, 7)
    assert [source.line_near(n, 1, 99)[0] for n in (1, 2, 3, 4)] == [
        "Élise ♥ x",
        "second",
        "third",
        "fourth",
    ]


def test_a_byte_order_mark_takes_no_column() -> None:
    source = SourceText("-", "one\n\ufeffecarte 1\n")
    assert source.place(source.text.index("ecarte")) == (2, 1)
    assert source.line_near(2, 1, 99) == ("ecarte 1", 0)


def test_of_a_long_line_only_what_is_near_a_column_is_copied() -> None:
    source = SourceText("-", "\ufeff" + "ab" * 500 + "\r\nend")
    assert source.line_near(1, 101, 3) == ("bababa", 97)
    assert source.line_near(1, 2, 3) == ("abab", 0)
    assert source.line_near(1, 1000, 3) == ("abab", 996)
