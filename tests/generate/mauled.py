"""Records that a careless editor has been at: bits of notation anywhere, lines torn and moved."""

import random

_BITS = (
    "{", "}", ";", '"', "(", ")", "[", "]", ",", "!", "?!", "\\", "-", "+", "^", "–", "«", "“Leo”",
    "\n", "\n\n", "  ", "\t", "\r\n", "\r", "\u00a0", "\ufeff", "; a\n", " {x} ", "{y\nz}",
    "end\n", "\nend\n", "play ", "\nplay", "deal ", "\ndeal 3 A\n", "dael 4 Bo\n", "stand", "king",
    "king elder", "elder", "points", "\nresult 2-1\n", "\ngame 2\n", "cut A KS B 9H",
    "\nscore 1 : 0", "ecarte 1\n", "\necarte 2\n", '[Cards "fr"]\n', '[Cards "de"]\n', "(KS, 9H)",
    "(stand)", "KS", "10H", "ZZ", "♥", "6C", "x", "4", "joker", "Kn", "RC", "1234567890123",
    "{[sic must-trump]}", "{[allow T]}", "{[sic must-\ntrump]}", "propse", "satnd", "#c", "// d",
    "1. ",
)  # fmt: skip


def mauled(text: str, rng: random.Random) -> str:
    """One to twelve such slips."""
    for _ in range(rng.choice((1, 1, 2, 3, 5, 12))):
        text = rng.choice((_put, _put, _put, _taken, _copied, _swapped, _torn, _glued))(text, rng)
    return text


def _put(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(_BITS) + text[at:]


def _taken(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + text[at + rng.randrange(1, 12) :]


def _copied(text: str, rng: random.Random) -> str:
    at, start = (rng.randrange(len(text) + 1) for _ in range(2))
    return text[:at] + text[start : start + rng.randrange(60)] + text[at:]


def _swapped(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    one, other = (rng.randrange(len(lines)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _torn(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    words[rng.randrange(len(words))] += rng.choice(("\n", " ; c\n", " {r} ", "\n{r}\n", "  "))
    return " ".join(words)


def _glued(text: str, rng: random.Random) -> str:
    parts = text.split(" ")
    at = rng.randrange(len(parts))
    return " ".join([*parts[:at], "".join(parts[at : at + 2]), *parts[at + 2 :]])
