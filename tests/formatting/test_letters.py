"""Cards in other letters or signs: the same cards, and a tag that says which letters they are."""

import pytest

from ecarte_notation import MatchRecord, check, format_text, read
from ecarte_notation.cards.card import PACK, RANKS, SUITS, card
from ecarte_notation.cards.letters import LANGUAGES, signed
from ecarte_notation.formatting.letters import OWN, Style
from ecarte_notation.formatting.text import formatted

FRENCH = 'ecarte 1\n[Players "A" "B"]\n[Cards "fr"]\n\ndeal 1 A\nturn 10T {RP}\nelder DC (VP, AK)\n'
SIGNS = "♠♥♦♣"


@pytest.mark.parametrize(
    ("text", "cards", "language", "wanted"),
    [
        (FRENCH, "letters", "en", 'ecarte 1\n[Players "A" "B"]\n\ndeal 1 A\nturn TC {RP}\nelder QH (JS, AD)\n'),
        (FRENCH, "letters", "de", FRENCH.replace("DC (VP, AK)", "DH (BP, AK)").replace('"fr"', '"de"')),
        (FRENCH, "signs", "", FRENCH.replace("10T", "10♣").replace("DC (VP, AK)", "D♥ (V♠, A♦)")),
        (FRENCH, "letters", "", FRENCH),
        ("deal 1 A\ncut A KS B 9H\n", "letters", "fi", '[Cards "fi"]\n\ndeal 1 A\ncut A Kpa B 9he\n'),
        ('[Cards "fr"] {why}\n\ndeal 1 A\nturn RP\n', "letters", "en", '[Cards "en"] {why}\n\ndeal 1 A\nturn KS\n'),
        ("; r\ndeal 1 A\nturn QH\n", "letters", "sv", '; r\n[Cards "sv"]\n\ndeal 1 A\nturn DH\n'),
    ],
)  # fmt: skip
def test_cards_and_tag(text: str, cards: str, language: str, wanted: str) -> None:
    assert format_text(text, cards=cards, language=language) == wanted
    assert _items(wanted) == _items(text)


def _items(text: str) -> list[MatchRecord]:
    return [one.entries for one in read(text).matches]


@pytest.mark.parametrize("cards", ["letters", "signs"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_a_match(language: str, cards: str) -> None:
    """Known cards, and those of which rank, suit or both are not known, as a hand and as a lead."""
    every = [*PACK, *(card(rank + "x") for rank in RANKS), card("xx")]
    every += [card("x" + suit) for suit in SUITS]
    hand = " ".join(str(one) for one in every)
    text = f"ecarte 1\n\ndeal 1 A\nelder {hand}\nplay {hand}\nresult *\nend\n"
    new = format_text(text, cards=cards, language=language)
    assert (f'[Cards "{language}"]' in new) == (language != "en")
    assert _items(new) == _items(text)
    assert [one.rule.code for one in check(new).findings] == [
        one.rule.code for one in check(text).findings
    ]
    assert any(sign in new for sign in SIGNS) == (cards == "signs")
    assert format_text(new, language="en") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_back(language: str) -> None:
    for letters in (LANGUAGES[language], signed(LANGUAGES[language])):
        for rank in RANKS + "x":
            for suit in SUITS + "x":
                one = card(rank + suit)
                assert LANGUAGES[language].read(letters.write(one)) == one


def test_cards_in_a_line_that_is_kept_are_rewritten_if_they_were_read() -> None:
    text = "ecarte 1\n\ndeal 1 A\nturn  KS satnd\nelder  QH 6C\n"
    wanted = '[Cards "fr"]\n\ndeal 1 A\nturn  RP satnd\nelder  DC 6C\n'
    assert format_text(text, language="fr") == "ecarte 1\n" + wanted
    assert format_text(text, cards="signs") == text


@pytest.mark.parametrize(
    "text",
    [
        "ecarte 1\n\ndeal 1 A\nelder QH 8T\n",  # no card in English, the eight of clubs in French
        "ecarte 1\ndeal 1 A\nelder DC 8C RP 7K 8T\n",
    ],
)
def test_a_match_that_would_be_read_otherwise_keeps_its_letters(text: str) -> None:
    done = formatted(text, Style("letters", "fr"))
    assert done.text == format_text(text)
    assert done.unturned == 1
    assert formatted(text, OWN).unturned == 0


@pytest.mark.parametrize("asked", [{"cards": "pips"}, {"language": "pips"}])
def test_unknown_letters_are_a_wrong_call(asked: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="pips"):
        format_text("", **asked)
