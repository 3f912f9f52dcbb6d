"""The page for readers without a mouse, a wide screen, good eyes, scripts; and on paper."""

import pytest

from tests.render.page.chromium import Page
from tests.render.page.conftest import Maker
from tests.render.page.test_replay import SLIP
from tests.robust.common import MATCH

pytestmark = pytest.mark.xdist_group("browser")

# The contrast of every text with what lies behind it, by the formula of WCAG 2.
_CONTRASTS = """
const channel = (one) => (one /= 255, one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4);
const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
const ground = (one) => {
  for (; one; one = one.parentElement) {
    const colour = numbers(getComputedStyle(one).backgroundColor);
    if (colour.length < 4 || colour[3] > 0) return colour;
  }
  return [255, 255, 255];
};
const found = [];
for (const one of document.querySelectorAll("body *:not(svg):not(svg *):not(script)")) {
  const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!own || !one.checkVisibility()) continue;
  const [a, b] = [light(numbers(getComputedStyle(one).color)), light(ground(one))];
  found.push([(Math.max(a, b) + .05) / (Math.min(a, b) + .05), one.textContent.slice(0, 40)]);
}
return found;
"""
AA = 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast(page: Maker, scheme: str) -> None:
    shown = page(SLIP)
    shown.emulate(prefers_color_scheme=scheme)
    shown.open("deal-1-trick-1-reply")
    found = shown.run(_CONTRASTS)
    assert len(found) > 50
    assert [(ratio, text) for ratio, text in found if ratio < AA] == []


def test_dark_and_light_differ(page: Maker) -> None:
    shown = page(MATCH)
    grounds = []
    for scheme in ("light", "dark"):
        shown.emulate(prefers_color_scheme=scheme)
        grounds.append(shown.run("return getComputedStyle(document.body).backgroundColor"))
    assert grounds[0] != grounds[1]


def test_reduced_motion(page: Maker) -> None:
    shown = page(MATCH)
    moving = "return getComputedStyle(document.querySelector('.card')).animationName"
    assert shown.run(moving) == "come"
    shown.emulate(prefers_reduced_motion="reduce")
    assert shown.run(moving) == "none"


def test_a_telephone(page: Maker) -> None:
    shown = page(SLIP)
    shown.screen(360, 740)
    shown.open("deal-1-trick-1-reply")
    assert shown.run("return document.documentElement.scrollWidth") <= 360
    sizes = "return [...document.querySelectorAll('button, select')].map((one) => {"
    sizes += "const box = one.getBoundingClientRect(); return Math.min(box.width, box.height)})"
    assert min(shown.run(sizes)) >= 44


def test_by_keyboard_alone(page: Maker) -> None:
    """The way to the text, then the controls in the order in which they are seen."""
    shown = page(MATCH)
    order = []
    for _ in range(6):
        shown.press("TAB")
        order.append(_focus(shown))
    assert order == ["skip", "first", "back", "forward", "last", "jump"]
    shown.run("document.getElementById('forward').focus()")
    shown.press("ENTER", "SPACE")
    assert shown.current == "deal-1-step-3"
    assert _focus(shown) == "forward"
    outline = "return getComputedStyle(document.activeElement).outlineStyle"
    assert shown.run(outline) == "solid"
    shown.run("document.getElementById('jump').focus()")
    shown.press("ARROW_RIGHT")  # the list's own key
    assert shown.anchor != "deal-1-step-4"


def _focus(shown: Page) -> str:
    return str(shown.run("const one = document.activeElement; return one.id || one.className"))


def test_what_a_screen_reader_is_told(page: Maker) -> None:
    shown = page(MATCH)
    live = shown.driver.find_element("css selector", "[aria-live=polite]")
    shown.click("#forward")
    assert live.text == "Leo proposes."
    groups = shown.driver.find_elements("css selector", ".hand[role=group]")
    assert [one.get_attribute("aria-label") for one in groups] == ["Leo", "Klara"]
    unnamed = (
        "return [...document.querySelectorAll('button, select, img, svg[role=img], section#board')]"
    )
    unnamed += ".filter((one) => !one.ariaLabel && !one.alt && !one.labels?.length).length"
    assert shown.run(unnamed) == 0
    twice = "const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);"
    assert shown.run(twice + "return ids.length - new Set(ids).size") == 0


def test_on_paper(page: Maker) -> None:
    shown = page(MATCH)
    shown.emulate("print")
    hidden = "return getComputedStyle(document.querySelector(arguments[0])).display"
    assert shown.driver.execute_script(hidden, "#board") == "none"
    assert "Leo deals to Klara." in shown.text("#report")


def test_without_scripts(page: Maker) -> None:
    shown = page(MATCH)
    shown.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    shown.open("deal-2")
    assert not shown.driver.find_element("id", "board").is_displayed()
    assert shown.driver.find_element("id", "deal-2").is_displayed()
    shown.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_nothing_comes_from_outside(page: Maker) -> None:
    """Under its policy nothing could; and nothing is asked for."""
    shown = page(MATCH)
    text = shown.path.read_text("utf-8")
    assert "default-src 'none'" in text
    assert not [part for part in ("http://", "https://", "url(") if part in _own(text)]
    assert shown.run("return performance.getEntriesByType('resource')") == []


def _own(text: str) -> str:
    """All but the name that SVG bears by its standard."""
    return text.replace("http://www.w3.org/2000/svg", "")
