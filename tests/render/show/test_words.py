"""The catalogues: the same sentences with the same facts in every language; cards in its letters."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from ecarte_notation.cards.card import PACK, card
from ecarte_notation.cards.letters import LANGUAGES
from ecarte_notation.render.show.words import Words, languages

FACT = re.compile(r"\{\s*\$([a-z]+)")


def catalogue(language: str) -> dict[str, set[str]]:
    """Each message with the facts that it uses."""
    text = files("ecarte_notation.locales").joinpath(f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), (language, entry.content)
        if isinstance(entry, ast.Message):
            body = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(FACT.findall(body))
    return found


def test_there_is_a_catalogue_for_every_language_of_cards() -> None:
    assert set(languages()) == set(LANGUAGES)


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_there_with_the_same_facts(language: str) -> None:
    assert catalogue(language) == catalogue("en")


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_sentences_are_translated(language: str) -> None:
    words, english = Words(language), Words("en")
    facts = {"player": "A", "count": 2, "cause": "none", "score": "1-0"}
    for name in ("stand", "propose", "accept", "refuse", "king", "misdeal", "level", "unfinished"):
        assert words.say(name, **facts) != english.say(name, **facts)


@pytest.mark.parametrize("language", languages())
def test_numbers_choose_their_form(language: str) -> None:
    words = Words(language)
    one, two = (words.cards((), count) for count in (1, 2))
    assert "1" not in one
    assert "2" in two
    assert one.split()[-1] != two.split()[-1] or language in ("da", "sv")  # kort, kort


@pytest.mark.parametrize("language", languages())
def test_cards_are_spoken_of_in_the_letters_of_the_language(language: str) -> None:
    words = Words(language)
    spoken = {words.card(one) for one in PACK}
    assert len(spoken) == 32
    assert all(LANGUAGES[language].read(text) in PACK for text in spoken)
    vague = [words.card(card(text)) for text in ("xx", "xH", "Kx")]
    assert len(set(vague)) == 3
