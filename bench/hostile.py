"""Inputs made to hurt: the time and memory of a check as they grow, and the headline sizes once.

`python -m bench.hostile` prints, for each kind, seconds at three sizes and how the time grew from
the first to the last, which is four times as large: about 4 is linear. `--large` checks the
headline sizes too (50 MB lines, a million of this and that). Each kind runs in a process of its own.
"""

import subprocess
import sys
import time
from collections.abc import Callable

from ecarte_notation import check

MEGA = 1_000_000
HEAD = 'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\nturn 9H\n'
_PACK = "KS QS JS AS TS 9S 8S 7S KH QH JH AH TH 8H 7H KD QD JD AD TD 9D 8D 7D KC QC JC AC TC 9C 8C "


def _filled(text: str, size: int) -> str:
    return (text * (size // len(text) + 1))[:size]


def _line(text: str) -> Callable[[int], str]:
    """One line of so many characters in a deal."""
    return lambda size: HEAD + _filled(text, size) + "\nstand\nend\n"


def _body(text: str, head: str = HEAD) -> Callable[[int], str]:
    """So many characters of whole statements."""
    return lambda size: head + text * (size // len(text)) + "\nend\n"


KINDS: dict[str, Callable[[int], str]] = {
    "a line of letters": _line("a"),
    "a line of blanks": _line(" "),
    "a line of x": _line("x"),
    "a line of cards without blanks": _line("KSQSJH"),
    "a line of cards": _line("KS QS JH "),
    "a line of words": _line("foo bar "),
    "a line of [": _line("["),
    "a line of (": _line("("),
    "a line of )": _line(")"),
    "a line of {": _line("{"),
    "a line of }": _line("}"),
    "a line of quotation marks": _line('"'),
    "a line of commas": _line(","),
    "a line of semicolons": _line(";"),
    "a line of backslashes": _line("\\"),
    "a line of question marks": _line("?"),
    "a line of digits": _line("7"),
    "a line of NUL": _line("\0"),
    "a line of suit signs": _line("♥"),
    "a line of emoji": _line("🂮"),
    "a line of byte-order marks": _line("\ufeff"),
    "a number": lambda size: f"{HEAD}points elder {'1' * size}\nscore {'1' * size}-0\nend\n",
    "a deal's number": lambda size: f"ecarte 1\ndeal {'1' * size} Klara\nend\n",
    "a tag": lambda size: f'ecarte 1\n[Event "{_filled("a b ", size)}"]\nend\n',
    "a tag not closed": lambda size: f'ecarte 1\n[Event "{_filled("a b ", size)}\nend\n',
    "a name": lambda size: f"ecarte 1\ndeal 1 {'a' * size}\nend\n",
    "a remark": lambda size: f"{HEAD}stand {{{_filled('a b ', size)}}}\nend\n",
    "a remark not closed": lambda size: f"{HEAD}stand {{{_filled('a b ', size)}\nend\n",
    "a remark of lines": lambda size: f"{HEAD}stand {{{_filled(chr(10) + 'a ', size)}}}\nend\n",
    "a hand": _body("KS ", HEAD + "elder "),
    "a pack": _body(_PACK, HEAD + "pack "),
    "plays": _body("KS 7S, ", HEAD + "play "),
    "unknown plays": _body("xx xx, ", HEAD + "play "),
    "plays without commas": _body("KS 7S ", HEAD + "play "),
    "plays with remarks": _body("KS {a} 7S {b}, ", HEAD + "play "),
    "remarks not closed, a line each": _body("KS {a\n", HEAD + "play "),
    "remarks not closed, a deal each": lambda size: "".join(
        f"deal {n} Klara\nstand {{a\n" for n in range(1, size // 22)
    ),
    "alternatives": _body("KS (QS JS) ", HEAD + "play "),
    "alternatives not closed": _body("KS (QS ", HEAD + "play "),
    "glyphs": _body("!", HEAD + "stand "),
    "glyphs and numbers": _body("$7 ", HEAD + "stand "),
    "exchanges": _body("propose accept\nelder -1 +1\ndealer -1 +1\n"),
    "exchanges of named cards": _body("propose accept\nelder -KS +QS\ndealer -7H +8H\n"),
    "refusals": _body("propose refuse\n"),
    "kings": _body("king elder\n"),
    "kings in the play": _body("king elder ", HEAD + "play KS "),
    "points": _body("points elder 1\n"),
    "scores": _body("score 1-0\n"),
    "growing scores": lambda size: HEAD + "".join(f"score {n}-{n}\n" for n in range(size // 14)),
    "misdeals": _body("misdeal\n"),
    "revokes": _body("revoke elder\n"),
    "replays": _body("replay\n", HEAD + "play KS 7S\n"),
    "faced cards": _body("faced KS\n"),
    "claims": _body("claim elder\n"),
    "unknown words": _body("proposo accipt\n"),
    "silences": _body("{[sic must-follow]} ", HEAD + "stand "),
    "silences of the match": lambda size: (
        'ecarte 1\n[Event "a"] ' + "{[allow must-follow]} " * (size // 22) + "\ndeal 1 Klara\nend\n"
    ),
    "silences, a deal each": lambda size: "".join(
        f"deal {n} Klara\nstand {{[allow must-follow]}}\n" for n in range(1, size // 44)
    ),
    "deals": lambda size: "".join(f"deal {n} Klara\n" for n in range(1, size // 18)),
    "deals of one number": _body("deal 1 Klara\n", ""),
    "deals without a name": _body("deal 1\n", ""),
    "deals with a king": lambda size: "".join(
        f"deal {n} ?\nturn KS\n" for n in range(1, size // 22)
    ),
    "deals in which all is open": lambda size: "".join(
        f"deal {n} ?\nplay xx xx, xx xx\n" for n in range(1, size // 36)
    ),
    "games": lambda size: "".join(f"game {n}\n" for n in range(1, size // 12)),
    "games of a pool": lambda size: (
        'ecarte 1\n[Players "A" "B" "C"]\n[Rules "pool3"]\n'
        + "".join(f"game {n}\ndeal {n} ?\nturn KH\n" for n in range(1, size // 34))
    ),
    "cuts": _body("cut Klara KS Leo KH\n", "ecarte 1\n"),
    "names in cuts": lambda size: "".join(f"cut A{n} KS B{n} KH\n" for n in range(size // 26)),
    "results": _body("result 5-3\n", HEAD),
    "ends": _body("end\n", HEAD),
    "versions": _body("ecarte 1\n", ""),
    "tags": _body('[Event "a"]\n', "ecarte 1\n"),
    "tags of other names": lambda size: "".join(f'[T{n} "a"]\n' for n in range(size // 16)),
    "misspelt tags": lambda size: "".join(f'[Evemt{n} "a"]\n' for n in range(size // 18)),
    "foreign letters": _body("elder RP DP VP AP 7T\n"),
    "foreign letters, a deal each": lambda size: "".join(
        f"deal {n} Klara\nelder Kn♥ DT BK ÄP Rx\n" for n in range(1, size // 40)
    ),
    "lines of carriage returns": lambda size: "deal 1 Klara\r" + _filled("stand\r\r", size),
    "empty lines": _line("\n"),
    "mail": lambda size: "".join(f"> deal {n} Klara\n> stand\n" for n in range(size // 28)),
    "a fence": _line("-=*"),
    "invalid bytes": lambda size: HEAD + "\udcff" * size,
    "latin letters": lambda size: HEAD + "\udce9 " * (size // 2),
}
LARGE = {
    "a line of letters": 50 * MEGA,
    "a line of [": 50 * MEGA,
    "a line of cards": 50 * MEGA,
    "a remark not closed": 50 * MEGA,
    "remarks not closed, a line each": 6 * MEGA,
    "remarks not closed, a deal each": 22 * MEGA,
    "a line of (": MEGA,
    "alternatives not closed": 7 * MEGA,
    "plays": 7 * MEGA,
}


def measured(kind: str, size: int, limit: float) -> tuple[float, int] | None:
    """Seconds of the check and peak memory in MiB; None beyond so many seconds."""
    command = [sys.executable, "-m", "bench.hostile", "--one", kind, str(size)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=True)
    except subprocess.TimeoutExpired:
        return None
    seconds, peak = done.stdout.split()
    return float(seconds), int(peak)


def one(kind: str, size: int) -> None:
    """Check one input in this process, and print the seconds and the peak."""
    import resource

    data = KINDS[kind](size).encode("utf-8", "surrogateescape")
    start = time.perf_counter()
    check(data)
    print(time.perf_counter() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)


def table(kinds: list[str], size: int) -> None:
    """Three sizes of each kind."""
    print(f"{'kind':34}{'KB':>6}{'s':>8}{'s at 2x':>9}{'s at 4x':>9}{'growth':>8}{'MiB':>6}")
    for kind in kinds:
        found = [measured(kind, size * times, 120) for times in (1, 2, 4)]
        if None in found:
            print(f"{kind:34}  more than 120 s")
            continue
        (first, _), (second, _), (third, peak) = (one for one in found if one)
        growth = third / first
        print(
            f"{kind:34}{size // 1000:6}{first:8.2f}{second:9.2f}{third:9.2f}{growth:8.1f}{peak:6}",
            flush=True,
        )


def large() -> None:
    """The headline sizes."""
    for kind, size in LARGE.items():
        found = measured(kind, size, 3600)
        seconds, peak = found or (float("inf"), 0)
        print(f"{kind}, {size / MEGA:g} MB: {seconds:.1f} s, {peak} MiB", flush=True)


def main() -> None:
    words = sys.argv[1:]
    if words[:1] == ["--one"]:
        one(words[1], int(words[2]))
    elif words == ["--large"]:
        large()
    else:
        table([kind for kind in KINDS if not words or words[0] in kind], 50_000)


if __name__ == "__main__":
    main()
