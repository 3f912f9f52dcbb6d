"""Bytes to text; an encoding other than UTF-8 is recognised and named."""

import codecs
from typing import NamedTuple

_MARKS = (  # longest first: the UTF-32 mark begins with the UTF-16 one
    (codecs.BOM_UTF32_LE, "UTF-32", "utf-32-le"),
    (codecs.BOM_UTF32_BE, "UTF-32", "utf-32-be"),
    (codecs.BOM_UTF16_LE, "UTF-16", "utf-16-le"),
    (codecs.BOM_UTF16_BE, "UTF-16", "utf-16-be"),
)


class Encoding(NamedTuple):
    """How a file's characters are written: the mark before them and Python's codec for them.

    `name` is "" for UTF-8, the one a record ought to be in; `sure` says that it is known rather
    than guessed.
    """

    name: str
    codec: str
    mark: bytes = b""
    sure: bool = True

    def encode(self, text: str) -> bytes:
        """The bytes of a text; UnicodeEncodeError where the encoding lacks a character."""
        return self.mark + text.encode(self.codec)


UTF_8 = Encoding("", "utf-8")


class Decoded(NamedTuple):
    """The text, and the name of its encoding where that is not UTF-8 (else "")."""

    text: str
    foreign: str = ""


def decode(data: bytes) -> Decoded:
    """Read `data` as UTF-8 with or without a byte-order mark, else as what it looks like.

    Lenient: UTF-16 and UTF-32 (by their marks, or UTF-16 by its zero bytes) and Latin-1 are
    read, and named so that the caller can report them. Never raises.
    """
    found = encoding_of(data)
    body = data[len(found.mark) :]
    if found.name == "UTF-16" and len(body) % 2:  # a shell has put a line end of one byte there
        body = body[:-1]
    return Decoded(body.decode(found.codec, "replace"), found.name)


def encoding_of(data: bytes) -> Encoding:
    """The encoding in which `decode` reads these bytes."""
    for mark, name, codec in _MARKS:
        if data.startswith(mark):
            return Encoding(name, codec, mark)
    if codec := _unmarked_utf16(data):
        return Encoding("UTF-16", codec)
    if _readable(data, "utf-8"):
        mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
        return UTF_8._replace(mark=mark)
    # Windows-1252 is the usual superset of Latin-1, where its holes allow
    codec = "cp1252" if _readable(data, "cp1252") else "latin-1"
    return Encoding("Latin-1", codec, sure=False)


def lossless(data: bytes) -> bool:
    """Whether the text that is read gives back the very bytes of the file."""
    return encoding_of(data).encode(decode(data).text) == data


def _readable(data: bytes, codec: str) -> bool:
    try:
        data.decode(codec)
    except UnicodeDecodeError:
        return False
    return True


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
