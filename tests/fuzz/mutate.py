"""Mutations that know what a record is made of."""

import random
import re

_PIECES = re.compile(rb"[A-Za-z0-9?\x80-\xff]+|[ \t]+|[\r\n]+|.", re.DOTALL)
_RANKS, _SUITS = b"KQJAT987x", b"SHDCx"
_WORDS = (
    b"ecarte 1\n",
    b'[Players "Klara" "Leo"]\n',
    b'[Players "A" "B" "C"]\n',
    b'[Rules "svensk+ace-high, game_to=7"]\n',
    b'[Rules "pool3"]\n',
    b'[Rules "chouette"]\n',
    b'[Rules "pool3-by-deal"]\n',
    b'[Rules "london1878"]\n',
    b'[Cards "fr"]\n',
    b"game 2\n",
    b"game 2: Klara Leo\n",
    b"cut Klara KS Leo 9H\n",
    b"deal 1 Klara\n",
    b"deal ? ?\n",
    b"turn KH\n",
    b"pack ",
    b"faced 8S\n",
    b"elder ",
    b"dealer ",
    b"-3 +3",
    b"^2",
    b"propose ",
    b"accept\n",
    b"refuse\n",
    b"stand\n",
    b"king elder\n",
    b"king turned\n",
    b"play ",
    b", ",
    b"claim elder\n",
    b"throw dealer\n",
    b"revoke dealer\n",
    b"replay\n",
    b"misdeal count\n",
    b"points elder 2\n",
    b"score 4-?\n",
    b"score 1-0-2\n",
    b"result 5-3\n",
    b"result *\n",
    b"result Leo 15\n",
    b"result 2-1 won 20\n",
    b"resigned",
    b"end\n",
    b"{",
    b"}",
    b"{[sic must-follow]}",
    b"{[allow unclaimed-king]}",
    b"; remark\n",
    b"(KS 9S)",
    b"!?",
    b"$7",
    b'"',
    b"\\",
    b"\xef\xbb\xbf",
    b"\x00",
    b"\r",
    "♥".encode(),
    "Élise".encode(),
    "“Leo”".encode(),
    b"\xff\xfe",
    b"\xe9",
    b"9" * 30,
)


def mutated(data: bytes, most: int, seed: int) -> bytes:
    """The data changed in one to four places, cut to `most` bytes."""
    rng = random.Random(seed)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        data = rng.choice(_WAYS)(data, rng)
    return data[:most]


def _piecewise(data: bytes, rng: random.Random) -> bytes:
    """A word, sign or gap taken out, doubled, moved, or put in place of another."""
    pieces = _PIECES.findall(data) or [b""]
    at, other = rng.randrange(len(pieces)), rng.randrange(len(pieces))
    way = rng.randrange(4)
    if way == 0:
        del pieces[at]
    elif way == 1:
        pieces.insert(other, pieces[at])
    elif way == 2:
        pieces[at], pieces[other] = pieces[other], pieces[at]
    else:
        pieces[at] = pieces[other]
    return b"".join(pieces)


def _lines(data: bytes, rng: random.Random) -> bytes:
    """A line taken out, doubled, moved, or joined to the next."""
    lines = data.splitlines(keepends=True) or [b""]
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    way = rng.randrange(4)
    if way == 0:
        del lines[at]
    elif way == 1:
        lines.insert(other, lines[at])
    elif way == 2:
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines[at] = lines[at].rstrip(b"\r\n") + b" "
    return b"".join(lines)


def _card(data: bytes, rng: random.Random) -> bytes:
    """Another rank or suit of a card, or another card."""
    found = list(re.finditer(rb"\b[KQJAT987x][SHDCx]\b", data))
    if not found:
        return _word(data, rng)
    one = rng.choice(found)
    rank = rng.choice(_RANKS) if rng.random() < 0.6 else one[0][0]
    suit = rng.choice(_SUITS) if rng.random() < 0.6 else one[0][1]
    return data[: one.start()] + bytes((rank, suit)) + data[one.end() :]


def _word(data: bytes, rng: random.Random) -> bytes:
    """A word of the notation somewhere."""
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(_WORDS) + data[at:]


def _byte(data: bytes, rng: random.Random) -> bytes:
    """A byte changed, put in, or taken out."""
    at = rng.randrange(len(data) + 1)
    new = rng.choice((b"", bytes((rng.randrange(256),)), data[at : at + 1] * 2))
    return data[:at] + new + data[at + 1 :]


def _cut_off(data: bytes, rng: random.Random) -> bytes:
    """The end lost, or the beginning."""
    at = rng.randrange(len(data) + 1)
    return data[:at] if rng.random() < 0.7 else data[at:]


_WAYS = (_piecewise, _piecewise, _lines, _lines, _card, _card, _word, _byte, _cut_off)
