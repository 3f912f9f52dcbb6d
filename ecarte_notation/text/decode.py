"""Bytes to text; an encoding other than UTF-8 is recognised and named."""

import codecs
from typing import NamedTuple

_MARKS = (  # longest first: the UTF-32 mark begins with the UTF-16 one
    (codecs.BOM_UTF32_LE, "UTF-32", "utf-32"),
    (codecs.BOM_UTF32_BE, "UTF-32", "utf-32"),
    (codecs.BOM_UTF16_LE, "UTF-16", "utf-16"),
    (codecs.BOM_UTF16_BE, "UTF-16", "utf-16"),
)


class Decoded(NamedTuple):
    """The text, and the name of its encoding where that is not UTF-8 (else "")."""

    text: str
    foreign: str = ""


def decode(data: bytes) -> Decoded:
    """Read `data` as UTF-8 with or without a byte-order mark, else as what it looks like.

    Lenient: UTF-16 and UTF-32 (by their marks, or UTF-16 by its zero bytes) and Latin-1 are
    read, and named so that the caller can report them. Never raises.
    """
    for mark, name, codec in _MARKS:
        if data.startswith(mark):
            return Decoded(data.decode(codec, "replace"), name)
    if codec := _unmarked_utf16(data):
        return Decoded(data.decode(codec, "replace"), "UTF-16")
    try:
        return Decoded(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return Decoded(_one_byte_text(data), "Latin-1")


def _unmarked_utf16(data: bytes) -> str:
    """The codec if every other byte is mostly zero, as in Western text of two-byte units."""
    sample = data[:400]
    half = len(sample) // 2
    if half < 2 or b"\0" not in sample:
        return ""
    if sample[1::2].count(0) > 0.7 * half and sample[0::2].count(0) < 0.1 * half:
        return "utf-16-le"
    if sample[0::2].count(0) > 0.7 * half and sample[1::2].count(0) < 0.1 * half:
        return "utf-16-be"
    return ""


def _one_byte_text(data: bytes) -> str:
    """Windows-1252, the usual superset of Latin-1, where its holes allow, else Latin-1."""
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")
