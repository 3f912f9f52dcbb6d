"""Letters of other languages are never taken for other cards; signs before a slip move no column."""

import pytest

from ecarte_notation.cards.card import PACK
from ecarte_notation.cards.letters import ENGLISH, LANGUAGES
from ecarte_notation.referee.referee import read, referee
from tests.robust.common import MATCH, matches

HEAD = 'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\nturn 9H\n'


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_a_foreign_card_is_never_another_card(language: str) -> None:
    """Without the tag it is unknown, or it is spelt alike in English and read as English."""
    letters = LANGUAGES[language]
    for card in PACK:
        written = letters.write(card)
        (one,) = matches(f"{HEAD}elder {written}\nresult *\nend\n")
        (hand,) = [item for item in one.deals[0].items if hasattr(item, "cards")]
        seen = hand.cards[0].card
        assert seen == (ENGLISH.read(written) or seen)
        assert not seen.known or ENGLISH.read(written) == seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_tag_every_card_is_itself(language: str) -> None:
    letters = LANGUAGES[language]
    tag = f'[Cards "{language}"]\n'
    for card in PACK:
        text = HEAD.replace("[Players", f"{tag}[Players").replace("9H", letters.write(card))
        (one,) = matches(f"{text}result *\nend\n")
        assert one.deals[0].items[0].card.card == card


BEFORE = ("é", "♥", "🂮", "e\u0301", "王", "\u200b", "ﷺ", "👩‍👩‍👧")


@pytest.mark.parametrize("sign", BEFORE)
def test_columns_are_characters_whatever_stands_before(sign: str) -> None:
    text = MATCH.replace("play KS TH", f"play {{{sign}{sign}}} KS {{{sign}}} KC")
    finding = next(one for one in referee(read(text)).findings if one.span)
    report = referee(read(text))
    spoilt = [one for one in report.findings if report.source.text[one.span.start :][:2] == "KC"]
    assert spoilt, finding
    line = next(one for one in text.split("\n") if sign in one and "KC" in one)
    place = report.source.place(spoilt[0].span.start)
    assert place.column == line.index("KC") + 1
