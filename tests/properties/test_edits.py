"""Random byte edits of the samples: no exception, no hang, untouched deals judged as before.

A hundred thousand: `python -m tests.deep edits`.
"""

import random
from pathlib import Path

import pytest

from ecarte_notation.referee.referee import read, referee
from tests.generate.edits import trouble

SAMPLES = sorted((Path(__file__).parents[2] / "samples").rglob("*.ecarte"))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_edited_samples(path: Path) -> None:
    data = path.read_bytes()
    before = referee(read(data))
    rng = random.Random(path.name)
    for _ in range(4):
        assert not trouble(data, before, rng)


@pytest.mark.parametrize(
    "text",
    [
        "stand {" * 3000,
        "ecarte 1\ndeal 1 A\nplay " + "ZZ 9S, " * 2000,
        "ecarte 1\ndeal 1 A\n" + "(" * 5000,
        "ecarte 1\ndeal 1 A\nelder " + "KS " * 5000,
        "deal " * 5000,
        "{" * 20000,
        '"' * 5000,
        "deal 1 A\n" * 500,
        "\\" * 5000,
    ],
    ids=range(9),
)
def test_hostile_texts_end(text: str) -> None:
    import time

    start = time.monotonic()
    referee(read(text))
    assert time.monotonic() - start < 20  # a hang, not a benchmark
