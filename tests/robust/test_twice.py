"""One card in two places, every pair of places; a card counted twice in one list; glyphs kept."""

from itertools import combinations

import pytest

from ecarte_notation.games.ecarte.write import write_match
from tests.robust.common import matches, rules

PLACES = {
    "the turn-up": "turn {}\n",
    "elder's hand": "elder {} 8H KC 7D 8C\n",
    "dealer's hand": "dealer {} TH AH JC AC\n",
    "elder's draw": "elder -7D +{}\n",
    "dealer's draw": "dealer -TH +{}\n",
}
DEFAULT = {
    "the turn-up": "turn 9H\n",
    "elder's hand": "elder QH 8H KC 7D 8C\n",
    "dealer's hand": "dealer 9S TH AH JC AC\n",
    "elder's draw": "elder -7D +QS\n",
    "dealer's draw": "dealer -TH +TD\n",
}
HEAD = 'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\n'


def deal(card: str, *places: str) -> str:
    lines = [PLACES[one].format(card) if one in places else DEFAULT[one] for one in PLACES]
    lines.insert(3, "propose accept\n")
    return HEAD + "".join(lines) + "stand\nresult *\nend\n"


@pytest.mark.parametrize("pair", list(combinations(PLACES, 2)), ids=" and ".join)
def test_a_card_in_two_places_is_found_wherever_they_are(pair: tuple[str, str]) -> None:
    assert rules(deal("JS", pair[0])) == []
    said = rules(deal("JS", *pair))
    assert said
    assert set(said) <= {"card-in-two-places", "draw-seen-before", "misread-card"}


@pytest.mark.parametrize("count", [2, 3])
def test_a_discard_named_twice_is_one_card(count: int) -> None:
    """Held once, it cannot be laid aside twice."""
    gone, come = " ".join(["8H"] * count), " ".join(["xx"] * count)
    text = deal("JS").replace("elder -7D +QS", f"elder -{gone} +{come}")
    assert rules(text)


@pytest.mark.parametrize("glyph", ["!", "?", "!!", "??", "!?", "?!", "$7", "!$14"])
def test_a_glyph_stays_behind_its_card(glyph: str) -> None:
    text = deal("JS").replace("stand\n", f"stand{glyph}\nplay KC{glyph} JC, QH{glyph} AH{glyph}\n")
    (once,) = matches(text)
    written = write_match(once)
    assert f"KC{glyph} JC, QH{glyph} AH{glyph}" in written
    (twice,) = matches(written)
    assert write_match(twice) == written


@pytest.mark.parametrize("line", ["(KC JC)", "(KC)", "()", "(KC JC, QH AH)", "(stand)"])
def test_an_alternative_that_says_the_same_is_kept(line: str) -> None:
    text = deal("JS").replace("stand\n", f"stand\nplay KC {line} JC\n")
    (one,) = matches(text)
    assert line in write_match(one)
