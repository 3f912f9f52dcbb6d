"""The long runs, all of them without a word: `python -m tests.deep [NAME] [COUNT]`; the names are those of RUNS."""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.referee.referee import read, referee
from tests.games.ecarte.agree import differences
from tests.games.ecarte.blanking import compared
from tests.generate.edits import trouble
from tests.generate.formatted import trouble as misshapen
from tests.generate.match import legal_match
from tests.generate.mended import trouble as unfixed
from tests.generate.mutants import SLIPS, mutants
from tests.generate.profiles import any_profile
from tests.generate.readings import KINDS, astray

SAMPLES = sorted((Path(__file__).parents[1] / "samples").rglob("*.ecarte"))


def proof(count: int = 2_000) -> int:
    """Deals with blanks on which the proof and the enumeration of every world disagree."""
    return _proof(count) + _proof(max(1, count // 4), taken_back=True)


def _proof(count: int, *, taken_back: bool = False) -> int:
    done = compared(count, taken_back=taken_back)
    print(
        f"proof: {done.deals} deals with blanks{' and cards taken back' if taken_back else ''} "
        f"({done.unlawful} of them with no lawful world), "
        f"{done.wrong} wrong answers, {done.given_up} given up at the bound; the dearest question "
        f"took {done.dearest} steps"
    )
    return done.wrong


def legal(count: int = 10_000) -> int:
    """Legal matches that give a finding or are not read back equal."""
    wrong = deals = 0
    for seed in range(count):
        rng = random.Random(seed)
        record = legal_match(rng, profile=any_profile(rng))
        book = read(write_match(record))
        report = referee(book)
        deals += report.deals
        wrong += bool(report.findings) or book.matches != (record,)
    print(f"legal: {count} matches ({deals} deals), {wrong} with a finding or a loss")
    return wrong


def slips(count: int = 1_000) -> int:
    """Slips that do not give exactly the expected finding at the expected span."""
    wrong = total = 0
    for rule in SLIPS:
        made = bad = 0
        for mutant in mutants(rule, count, tries=20_000):
            made += 1
            found = [(f.rule.name, f.span) for f in referee(read(mutant.text)).findings]
            bad += found != [(rule, mutant.span)]
        if bad or made < count:
            print(f"slips: {rule}: {made} made, {bad} told wrongly")
        wrong += bad + (count - made)
        total += made
    print(f"slips: {total} of {len(SLIPS)} kinds, {wrong} not exactly the expected finding")
    return wrong


def brute(count: int = 2_000) -> int:
    """Moments of play in which engine and brute force differ."""
    seen = wrong = 0
    for seed in range(count):
        moments, bad = differences(seed)
        seen, wrong = seen + moments, wrong + bad
    print(f"brute: {count} deals, {seen} leads and replies, {wrong} differences")
    return wrong


def edits(count: int = 100_000) -> int:
    """Edited samples that raise, hang, or change the verdict on an untouched deal."""
    rng = random.Random(0)
    files = [(path.read_bytes(), referee(read(path.read_bytes()))) for path in SAMPLES]
    files = [one for one in files if one[0]]
    wrong = 0
    for _ in range(count):
        if problem := trouble(*rng.choice(files), rng):
            wrong += 1
            print(f"edits: {problem[:2000]}")
    print(f"edits: {count} edits of {len(files)} samples, {wrong} in trouble")
    return wrong


def fixes(count: int = 2_000) -> int:
    """Edited samples that fixing breaks, damages, or changes once more in a second run."""
    rng = random.Random(1)
    files = [data for path in SAMPLES if (data := path.read_bytes())]
    wrong = 0
    for _ in range(count):
        if problem := unfixed(rng.choice(files), rng):
            wrong += 1
            print(f"fixes: {problem[:2000]}")
    print(f"fixes: {count} edits of {len(files)} samples, {wrong} in trouble")
    return wrong


def form(count: int = 4_000) -> int:
    """Edited samples that are damaged, judged otherwise, or not at rest in canonical form."""
    rng = random.Random(2)
    files = [data for path in SAMPLES if (data := path.read_bytes())]
    wrong = 0
    for _ in range(count):
        if problem := misshapen(rng.choice(files), rng):
            wrong += 1
            print(f"format: {problem[:2000]}")
    print(f"format: {count} edits of {len(files)} samples, {wrong} in trouble")
    return wrong


def search(count: int = 10) -> int:
    """Matches in which the referee misses a lawful reading of a card, or tells a wrong one."""
    wrong = 0
    for rule in KINDS:
        for mutant in mutants(rule, count, seed=1000):
            if problem := astray(mutant):
                wrong += 1
                print(f"search: {rule}: {problem[:1000]} in {str(mutant.text)[:2000]}")
    print(f"search: {count} slips of {len(KINDS)} kinds, {wrong} told otherwise than by trying all")
    return wrong


RUNS: dict[str, Callable[..., int]] = {
    "legal": legal,
    "slips": slips,
    "brute": brute,
    "edits": edits,
    "proof": proof,
    "fixes": fixes,
    "format": form,
    "search": search,
}


def main() -> int:
    words = sys.argv[1:]
    chosen = [RUNS[words[0]]] if words else list(RUNS.values())
    counts = [int(word) for word in words[1:2]]
    wrong = 0
    for run in chosen:
        start = time.monotonic()
        wrong += run(*counts)
        print(f"    {time.monotonic() - start:.0f} s", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
