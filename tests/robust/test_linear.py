"""Hostile inputs of a size at which a square would be felt; the limit is for hangs only.

How the time grows is measured by `python -m bench.hostile`.
"""

import time

import pytest

from bench.hostile import KINDS
from ecarte_notation import check

HANG = 60.0  # seconds; each takes one or two here, and would take minutes if it grew by the square
SIZES = {
    "a hand": 150_000,
    "a pack": 150_000,
    "plays": 150_000,
    "plays without commas": 150_000,
    "unknown words": 150_000,
    "exchanges of named cards": 100_000,
    "kings": 50_000,
    "growing scores": 100_000,
    "results": 100_000,
    "cuts": 300_000,
    "tags of other names": 300_000,
    "foreign letters, a deal each": 60_000,
    "deals without a name": 50_000,
    "remarks not closed, a line each": 1_000_000,
    "a line of letters": 2_000_000,
    "a line of (": 1_000_000,
    "a number": 1_000_000,
}


@pytest.mark.parametrize("kind", SIZES)
def test_no_kind_of_input_takes_minutes(kind: str) -> None:
    data = KINDS[kind](SIZES[kind]).encode("utf-8", "surrogateescape")
    start = time.monotonic()
    check(data)
    assert time.monotonic() - start < HANG


@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_of_input_breaks_anything(kind: str) -> None:
    check(KINDS[kind](3_000).encode("utf-8", "surrogateescape"))
