"""One browser for all tests of the page; they run in one worker."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium import webdriver

from ecarte_notation.referee.tales import tales
from ecarte_notation.render.page.page import replay_page
from ecarte_notation.render.show.words import Words
from tests.render.page.chromium import Page, give_up, missing, start

Maker = Callable[..., Page]


@pytest.fixture(scope="session")
def driver() -> Iterator[webdriver.Chrome]:
    if reason := missing():
        give_up(reason)
    one = start()
    yield one
    one.quit()


@pytest.fixture
def page(driver: webdriver.Chrome, tmp_path: Path) -> Iterator[Maker]:
    """Makes a page of records and shows it."""

    def make(*texts: str, language: str = "en", anchor: str = "", name: str = "m.ecarte") -> Page:
        told = [one for text in texts for one in tales(text, name)]
        file = tmp_path / "page.html"
        file.write_text("\n".join(replay_page(told, Words(language))), encoding="utf-8")
        return Page(driver, file).open(anchor)

    yield make
    shown = Page(driver, tmp_path)
    shown.emulate()
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    assert not shown.complaints()
