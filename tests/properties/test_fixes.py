"""Fixes change what they name and nothing else, and fixing twice changes nothing more.

Two thousand edited samples: `python -m tests.deep fixes`.
"""

import random
from pathlib import Path

import pytest

from ecarte_notation.findings.fix import applied
from ecarte_notation.referee.referee import read, write
from ecarte_notation.text.decode import decode
from tests.generate.mended import SPELLINGS, judge, restless, trouble, unsound
from tests.generate.mutants import ONE_FOR_MANY, SLIPS, mutants

SAMPLES = sorted((Path(__file__).parents[2] / "samples").rglob("*.ecarte"))


TURN = list(zip(SAMPLES, list(SPELLINGS) * len(SAMPLES), strict=False))  # all: tests.deep fixes


@pytest.mark.parametrize(("path", "spelling"), TURN, ids=lambda one: getattr(one, "stem", one))
def test_samples_in_every_spelling(path: Path, spelling: str) -> None:
    data = SPELLINGS[spelling](decode(path.read_bytes()).text)
    text = decode(data).text
    for finding in judge(data).findings:
        for fix in finding.fixes:
            assert not unsound(fix, text)
    problem, _ = restless(data, unsafe=True)
    assert not problem


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_edited_samples(path: Path) -> None:
    data = path.read_bytes()
    rng = random.Random(f"fixes of {path.name}")
    for _ in range(1 if data else 0):
        assert not trouble(data, rng)


@pytest.mark.parametrize("rule", SLIPS)
def test_a_slip_that_can_be_fixed_is_gone_after_it(rule: str) -> None:
    for mutant in mutants(rule, 5):
        data = mutant.text if isinstance(mutant.text, bytes) else mutant.text.encode()
        (finding,) = judge(data).findings
        problem, mended = restless(data, unsafe=True)
        assert not problem
        if finding.fix:
            assert mended.report.findings == ()
            assert mended.fixed
        else:
            assert mended.data == data


@pytest.mark.parametrize("rule", ONE_FOR_MANY)
def test_one_correction_for_many_gives_the_match_back(rule: str) -> None:
    """The match as played is always among the lawful readings, so the only one must be it."""
    for mutant in mutants(rule, 8):
        text = str(mutant.text)
        (finding,) = judge(text.encode()).findings
        assert finding.fix
        assert not finding.fix.safe
        assert len(finding.related) > 1
        (mended,) = read(applied(text, finding.fix.edits)).matches
        assert write(mended) == mutant.whole
