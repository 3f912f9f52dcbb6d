"""The search for single corrections finds what trying every card in every place finds.

More kinds and more matches: `python -m tests.deep search`.
"""

import pytest

from tests.generate.mutants import mutants
from tests.generate.readings import astray


@pytest.mark.parametrize("rule", ["must-trump", "card-not-held"])
def test_the_search_against_every_card_everywhere(rule: str) -> None:
    (mutant,) = mutants(rule, 1, seed=7)
    assert not astray(mutant)
