"""The replay page in a real browser: steps, jumps, findings, links, unknown cards."""

import random

import pytest

from ecarte_notation import write
from tests.generate.deal import DETAILS
from tests.generate.match import Game, Sheet
from tests.render.page.conftest import Maker
from tests.robust.common import MATCH
from tests.rules.examples import whole

pytestmark = pytest.mark.xdist_group("browser")

SLIP = MATCH.replace("play KS TH", "play KS QD")  # spades are led, dealer has trumps and no spade


def test_the_beginning(page: Maker) -> None:
    shown = page(MATCH)
    assert shown.current == "deal-1-step-1"
    assert shown.text("#score") == "Klara 0 – Leo 0"
    assert [len(shown.cards(f".seat:nth-of-type({at})")) for at in (1, 3)] == [5, 5]
    assert shown.texts(".seat .name") == ["Leo", "Klara"]  # who is named first sits below
    assert shown.text("#caption").startswith("Klara deals to Leo.\n9♥ is turned")
    assert shown.text("figure:first-child figcaption") == "stock: 21"
    assert shown.text("#step").startswith("1 / ")


def test_steps_by_button_and_by_arrow_key(page: Maker) -> None:
    shown = page(MATCH)
    shown.click("#forward")
    assert shown.text("#caption") == "Leo proposes."
    shown.driver.switch_to.active_element.send_keys("x")  # any other key is left alone
    shown.press("ARROW_RIGHT", "ARROW_RIGHT")
    assert shown.anchor == shown.current == "deal-1-step-4"
    shown.press("ARROW_LEFT")
    assert shown.text("#caption") == "Klara accepts."
    shown.click("#last")
    assert shown.run("return document.getElementById('forward').getAttribute('aria-disabled')")
    last = shown.current
    shown.click("#forward")
    shown.press("ARROW_RIGHT")
    assert shown.current == last
    shown.click("#first")
    shown.click("#back")
    assert shown.current == "deal-1-step-1"


def test_every_step_leads_to_the_next(page: Maker) -> None:
    shown = page(MATCH)
    ids = shown.run("return [...document.querySelectorAll('li[id]')].map((one) => one.id)")
    seen = [shown.current]
    for _ in ids[1:]:
        shown.press("ARROW_RIGHT")
        seen.append(shown.current)
    assert seen == ids
    assert shown.text("#step") == f"{len(ids)} / {len(ids)}"
    assert shown.text("#score") == "Klara 0 – Leo 6"


def test_the_cards_of_a_trick(page: Maker) -> None:
    """Spades led, trumped with the ten: it goes to Klara, who deals, and she leads next."""
    shown = page(MATCH, anchor="deal-1-trick-1-reply")
    assert shown.current == "deal-1-trick-1-reply"
    assert shown.cards(".trick") == ["K♠", "T♥"]
    assert len(shown.driver.find_elements("css selector", ".trick .below .won")) == 1
    assert "tricks: 1" in shown.texts(".seat > p")[1]
    assert [len(shown.cards(f".seat:nth-of-type({at})")) for at in (1, 3)] == [4, 4]
    shown.press("ARROW_RIGHT")
    assert shown.anchor == "deal-1-trick-2"
    assert shown.cards(".trick .below") == ["J♣"]


def test_jumps_to_a_deal_and_a_trick(page: Maker) -> None:
    shown = page(MATCH)
    pick = "const one = document.getElementById('jump'); one.value = arguments[0];"
    pick += "one.dispatchEvent(new Event('change'));"
    for anchor in ("deal-2-step-1", "deal-1-trick-3"):
        shown.driver.execute_script(pick, anchor)
        assert shown.current == shown.anchor == anchor
    options = shown.run("return [...document.querySelectorAll('#jump option')].map((o) => o.text)")
    assert options[:3] == ["Deal 1", "Deal 1, trick 1", "Deal 1, trick 2"]
    shown.press("ARROW_RIGHT")
    assert shown.run("return document.getElementById('jump').value") == "deal-1-trick-3"


def test_links_name_a_deal_or_a_moment(page: Maker) -> None:
    assert page(MATCH, anchor="deal-2").current == "deal-2-step-1"
    shown = page(MATCH, anchor="nothing-here")
    assert shown.current == "deal-1-step-1"
    shown.click("table a[href='#deal-3']")
    assert shown.current == "deal-3-step-1"
    shown.click("#deal-1-trick-4")
    assert shown.anchor == "deal-1-trick-4"


def test_a_finding_at_its_card_with_its_law(page: Maker) -> None:
    shown = page(SLIP, anchor="deal-1-trick-1-reply")
    assert shown.cards(".trick") == ["K♠", "Q♦ !"]
    assert len(shown.driver.find_elements("css selector", ".trick .marked")) == 1
    said = shown.text("#caption")
    assert "T406 must-trump" in said
    assert "A player who holds none of the suit led must trump if he can." in said
    assert "§ 9.4" in said
    shown.press("ARROW_RIGHT")
    assert "T406" not in shown.text("#caption")


def test_a_finding_at_a_card_of_a_hand(page: Maker) -> None:
    text = whole("deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer QC TH AH QH AC\n")
    shown = page(text)
    assert [one for one in shown.cards(".seat") if "!" in one] == ["Q♥ !"]
    assert "D101" in shown.text("#caption")


def test_a_finding_outside_the_deals_stands_at_the_end(page: Maker) -> None:
    shown = page(MATCH.replace("result 0", "result 1"))
    assert "S509" in shown.text(".closing")


def test_unknown_cards_are_backs(page: Maker) -> None:
    text = whole("deal 1 Klara\nturn 9H\nelder xx xH Kx 7D xx\nstand\nplay 7D xx\n")
    shown = page(text)
    unknown = "an unknown card"
    assert shown.cards(".seat:nth-of-type(1)") == [unknown, "?♥", "K?", "7♦", unknown]
    assert len(shown.driver.find_elements("css selector", ".seat .back")) == 7


def test_the_alternative_line_on_demand(page: Maker) -> None:
    text = whole("deal 1 Klara\nturn 9H\npropose? (stand) {too bold} refuse\nplay KS 9S\n")
    shown = page(text)
    shown.press("ARROW_RIGHT")
    assert "?" in shown.text("#caption p b")
    assert "too bold" in shown.text("#caption")
    assert "stands" not in shown.text("#caption")
    shown.click("#caption summary")
    assert "stands" in shown.text("#caption")


HOSTILE = "</script><script>document.title='taken'</script><img src=x onerror=alert(1)>&amp;'"


def test_a_hostile_name_stays_text(page: Maker) -> None:
    text = MATCH.replace("Klara", f'"{HOSTILE}"').replace('""', '"').replace("KS TH", "KS {<b>} TH")
    shown = page(text)
    assert HOSTILE in shown.texts(".seat .name")
    assert HOSTILE in shown.text("h1")
    assert HOSTILE in shown.driver.title
    assert not shown.driver.find_elements("css selector", "img[src=x]")
    shown.open("deal-1-trick-1")
    assert "<b>" in shown.text("#caption")


def test_a_match_of_thirty_deals(page: Maker) -> None:
    game = Game(random.Random(5), DETAILS[0], Sheet(), games=8)
    game.play()
    assert game.deals >= 30
    shown = page(write(game.record()))
    deals = shown.driver.find_elements("css selector", "section.deal")
    assert len(deals) == game.deals
    last = deals[-1].get_attribute("id")
    shown.open(last or "")
    assert shown.current == f"{last}-step-1"
    shown.click("#last")
    assert shown.current.startswith(f"{last}-")


def test_several_matches_and_unnumbered_deals(page: Maker) -> None:
    loose = whole("deal ? ?\nturn 9H\nstand\nplay KS 9S\ndeal ? ?\nturn 9H\nstand\nplay KS 9S\n")
    shown = page(MATCH, MATCH, loose)
    sections = shown.run("return [...document.querySelectorAll('section.deal')].map((s) => s.id)")
    assert sections == [
        *(f"deal-{at}" for at in (1, 2, 3)),
        *(f"match-2-deal-{at}" for at in (1, 2, 3)),
        "match-3-deal-unnumbered",
        "match-3-deal-unnumbered-again-2",
    ]
    shown.open("match-3-deal-unnumbered-again-2-trick-1")
    assert shown.cards(".trick") == ["K♠"]


@pytest.mark.parametrize(("language", "king"), [("fr", "R♠"), ("sv", "K♠"), ("de", "K♠")])
def test_letters_and_words_of_a_language(page: Maker, language: str, king: str) -> None:
    shown = page(MATCH, language=language, anchor="deal-1-trick-1")
    assert shown.cards(".trick") == [king]
    assert shown.run("return document.documentElement.lang") == language


def test_a_record_without_deals_is_a_page_too(page: Maker) -> None:
    assert page("ecarte 1\n").text("h1") == "Écarté"
