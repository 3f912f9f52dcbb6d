"""Matches dealt from the laws give no finding, and are read back as they were written.

Ten thousand of them: `python -m tests.deep legal`.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.record.marks import Alternative, Glyph, Remark
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.referee.referee import read, referee
from tests.generate.decorate import decorated
from tests.generate.match import legal_match
from tests.generate.profiles import any_profile


@pytest.mark.parametrize("part", range(8))
def test_legal_matches_give_no_finding(part: int) -> None:
    for seed in range(part * 40, part * 40 + 40):
        rng = random.Random(seed)
        text = write_match(legal_match(rng, profile=any_profile(rng)))
        assert referee(read(text)).findings == (), f"seed {seed}"


@given(st.integers(0, 10**9))
@settings(max_examples=150, deadline=None)
def test_read_gives_back_what_write_wrote(seed: int) -> None:
    rng = random.Random(seed)
    record: MatchRecord = decorated(legal_match(rng, profile=any_profile(rng)), rng)
    text = write_match(record)
    book = read(text)
    assert book.matches == (record,)
    assert write_match(book.matches[0]) == text
    assert referee(book).findings == ()


@given(st.text(max_size=40), st.booleans())
@settings(max_examples=300, deadline=None)
def test_any_remark_survives(text: str, to_line_end: bool) -> None:
    rng = random.Random(1)
    plain = legal_match(rng)
    words = " ".join(text.split())
    remark = Remark(words, to_line_end=to_line_end)
    marks = (Glyph("!?"), remark, Alternative(()))
    tag = plain.tags[0]
    tags = (type(tag)(tag.name, (*tag.values[:1], words), (remark,)),)
    record = MatchRecord(plain.version, tags, plain.entries, type(plain.end)(marks[1:2]))
    assert read(write_match(record)).matches[0].tags == tags
