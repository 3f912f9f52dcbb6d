"""`python -m tests.fuzz [INPUTS] [--jobs N] [--seed N]`: so many inputs (a million), then the count.

Needs atheris: `pip install -e '.[fuzz]'`. An input that breaks something is left in `fuzz-found/`.
"""

import argparse
import importlib.util
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz.seeds import LONGEST, write_seeds

ROOT = Path(__file__).parents[2]
HANG = 600  # seconds for one input in a watched process on a busy machine: a hang, no benchmark


def main() -> int:
    """0 if nothing broke, 1 if something did, 2 if it cannot run."""
    asked = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    asked.add_argument("inputs", nargs="?", type=int, default=1_000_000)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    if not importlib.util.find_spec("atheris"):
        sys.stderr.write("the fuzzer needs atheris: pip install -e '.[fuzz]'\n")
        return 2
    found = ROOT / "fuzz-found"
    shutil.rmtree(found, ignore_errors=True)
    found.mkdir()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder)
        count = write_seeds(corpus)
        share = max(count, given.inputs // given.jobs)
        jobs = [_job(corpus, found, share, given.seed + n) for n in range(given.jobs)]
        hung = [job for job in jobs if job.wait()]
        kept = sum(1 for _ in corpus.iterdir())
    minutes = (time.monotonic() - start) / 60
    sys.stdout.write(
        f"fuzz: {share * given.jobs} inputs from {count} seeds in {minutes:.0f} min, {kept} kept "
        f"for what they reach; {_left(found)} things broken, {len(hung)} processes broken off\n"
    )
    return 1 if hung or _left(found) else 0


def _left(found: Path) -> int:
    """How many different things broke."""
    return sum(1 for _ in found.glob("*.txt"))


def _job(corpus: Path, found: Path, runs: int, seed: int) -> "subprocess.Popen[bytes]":
    options = (
        f"-runs={runs}",
        f"-seed={seed}",
        f"-max_len={LONGEST}",
        f"-timeout={HANG}",
        f"-artifact_prefix={found}/",
        "-rss_limit_mb=4096",
        "-print_final_stats=1",
        "-verbosity=0",
    )
    command = [sys.executable, "-m", "tests.fuzz.worker", str(found), *options, str(corpus)]
    return subprocess.Popen(command, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
