"""Legal pools and chouettes give no finding, and are written and read again unchanged."""

import random

import pytest

from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.referee.referee import read, referee
from tests.generate.company import FORMS, company_match


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(25))
def test_a_legal_match_of_several_yields_no_finding(form: str, seed: int) -> None:
    record = company_match(random.Random(f"{form}:{seed}"), form)
    text = write_match(record)
    book = read(text)
    assert [one.message for one in referee(book).findings] == [], text
    assert book.matches == (record,)
    assert write_match(book.matches[0]) == text
