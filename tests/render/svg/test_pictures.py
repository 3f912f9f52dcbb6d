"""Pictures: well-formed, every card where it belongs, names only text, the same told in words."""

import random
from xml.etree import ElementTree as ET

import pytest

from ecarte_notation.cards.letters import LANGUAGES
from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.referee.tales import tales
from ecarte_notation.render.show.words import Words
from ecarte_notation.render.svg.course import course_picture
from ecarte_notation.render.svg.deal import deal_picture, trick_picture
from tests.generate.blanks import blanked
from tests.generate.company import FORMS, company_match
from tests.generate.match import legal_match
from tests.robust.common import MATCH

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def texts(picture: str) -> list[str]:
    return [one.text or "" for one in parsed(picture).iter(f"{SVG}text")]


def test_a_deal_shows_both_hands_the_turn_up_and_the_tricks() -> None:
    (one,) = tales(MATCH)
    picture = deal_picture(one.tale.deals[0], Words())
    assert len(list(parsed(picture).iter(f"{SVG}rect"))) == 1 + 5 + 5 + 2 * 5
    won = [rect for rect in parsed(picture).iter(f"{SVG}rect") if "won" in rect.get("class", "")]
    assert len(won) == 5
    told = parsed(picture).find(f"{SVG}desc")
    assert told is not None
    assert "Klara trumps with T♥" in (told.text or "")
    winners = [text for text in texts(picture) if text in ("Klara", "Leo")]
    assert winners[2:] == ["Klara", "Klara", "Leo", "Leo", "Leo"]  # behind the names of the hands


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_trick(number: int, language: str) -> None:
    (one,) = tales(MATCH)
    picture = trick_picture(one.tale.deals[0], number, Words(language))
    assert len(list(parsed(picture).iter(f"{SVG}rect"))) == 2


def test_the_course_has_a_point_for_each_player_and_deal() -> None:
    """0-1, 0-4, 0-6 of two players: three circles each, the last at six."""
    (one,) = tales(MATCH)
    circles = list(parsed(course_picture(one.tale, Words())).iter(f"{SVG}circle"))
    heights = [int(circle.get("cy", 0)) for circle in circles]
    assert len(heights) == 6
    assert heights[0] == heights[1] == heights[2]
    unit = (heights[0] - heights[5]) // 6
    assert [(heights[0] - one) // unit for one in heights[3:]] == [1, 4, 6]


@pytest.mark.parametrize("seed", range(6))
def test_any_record_can_be_drawn(seed: int) -> None:
    rng = random.Random(seed)
    for record in (blanked(legal_match(rng), rng), company_match(rng, FORMS[seed % 4])):
        for one in tales(write_match(record)):
            parsed(course_picture(one.tale, Words()))
            for deal in one.tale.deals:
                parsed(deal_picture(deal, Words("fi")))


def test_a_hostile_name_is_text() -> None:
    name = '</text><script>alert(1)</script>&\\"'
    text = MATCH.replace('"Leo"', f'"{name}"').replace(" Leo\n", f' "{name}"\n')
    (one,) = tales(text)
    for picture in (course_picture(one.tale, Words()), deal_picture(one.tale.deals[0], Words())):
        assert not list(parsed(picture).iter(f"{SVG}script"))
    assert any("<script>" in shown for shown in texts(deal_picture(one.tale.deals[0], Words())))
