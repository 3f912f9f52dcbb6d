"""The canonical form loses nothing, damages nothing, changes no finding, and is at rest.

Thousands of edited samples: `python -m tests.deep format`.
"""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_notation import format_text, write
from ecarte_notation.text.decode import decode
from tests.generate.decorate import decorated
from tests.generate.formatted import STYLES, trouble, unformed
from tests.generate.match import legal_match
from tests.generate.mended import SPELLINGS
from tests.generate.mutants import SLIPS, mutants
from tests.generate.profiles import any_profile

SAMPLES = sorted((Path(__file__).parents[2] / "samples").rglob("*.ecarte"))
TURN = list(zip(SAMPLES, list(SPELLINGS) * len(SAMPLES), STYLES * len(SAMPLES), strict=False))


@pytest.mark.parametrize(
    ("path", "spelling", "style"), TURN, ids=lambda one: str(getattr(one, "stem", ""))
)
def test_samples_in_every_spelling_and_style(path: Path, spelling: str, style: object) -> None:
    assert not unformed(path.read_bytes())
    assert not unformed(SPELLINGS[spelling](decode(path.read_bytes()).text), style)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_edited_samples(path: Path) -> None:
    rng = random.Random(f"form of {path.name}")
    data = path.read_bytes()
    for _ in range(2 if data else 0):
        assert not trouble(data, rng)


@pytest.mark.parametrize("rule", SLIPS)
def test_slips_stay(rule: str) -> None:
    for mutant in mutants(rule, 1):
        data = mutant.text if isinstance(mutant.text, bytes) else mutant.text.encode()
        assert not unformed(data)


@given(st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
def test_what_write_writes_is_at_rest(seed: int) -> None:
    rng = random.Random(seed)
    text = write(decorated(legal_match(rng, profile=any_profile(rng)), rng))
    assert format_text(text) == text
    assert not unformed(text.encode(), rng.choice(STYLES))


@given(st.text(alphabet='KS9H,(){};\n "[]!?deal1Atunpyxmr-\\', max_size=60))
@settings(max_examples=80, deadline=None)
def test_any_text(text: str) -> None:
    assert not unformed(f"ecarte 1\ndeal 1 A\n{text}\nstand".encode())
