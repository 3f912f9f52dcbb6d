"""Legal matches from the generator: nothing may be found in them."""

import random
from collections.abc import Iterator

from ecarte_notation.games.ecarte.profiles import profile_named
from ecarte_notation.games.ecarte.write import write_match
from tests.conformance.case import Case
from tests.conformance.profiles import PROFILES
from tests.generate.decorate import decorated
from tests.generate.match import legal_match

_EACH = 12


def cases() -> Iterator[Case]:
    for rules in PROFILES:
        for number in range(1, _EACH + 1):
            yield Case(
                id=f"matches/{rules}-{number:02}",
                title=f"a legal match by the rules {rules}",
                input=_legal(rules, number).encode(),
                expected=(),
                origin=f"tests/generate, legal match {number}",
                rules=rules,
            )


def _legal(rules: str, number: int) -> str:
    """Every second one has remarks, glyphs and alternative lines strewn over it."""
    rng = random.Random(f"conformance:{rules}:{number}")
    record = legal_match(rng, profile=profile_named(rules))
    return write_match(decorated(record, rng) if number % 2 else record)
