"""Debian's Chromium, installed if it is not there, and how the tests drive it."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

_PACKAGES = ("chromium", "chromium-driver")
_APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "-q", "-y")
_QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def missing() -> str:
    """Why there is no browser, "" once there is one."""
    if _there():
        return ""
    if os.geteuid() or not shutil.which("apt-get"):
        return "no chromium and chromedriver here: install Debian's chromium and chromium-driver"
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for steps in (("install", *_PACKAGES), ("update",), ("install", *_PACKAGES)):
        done = subprocess.run([*_APT, *steps], env=environment, capture_output=True, check=False)
        if _there():
            return ""
    return f"chromium could not be installed: {done.stderr.decode(errors='replace')[-300:]}"


def _there() -> bool:
    return all(map(shutil.which, ("chromium", "chromedriver")))


def start() -> webdriver.Chrome:
    """A browser without a window."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or ""
    for one in _QUIET:
        options.add_argument(one)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


def give_up(reason: str) -> None:
    """Skip, but fail where the browser is required."""
    if os.environ.get("ECARTE_BROWSER") == "required":
        pytest.fail(reason)
    pytest.skip(reason)


class Page:
    """A replay page in the browser."""

    def __init__(self, driver: webdriver.Chrome, path: Path) -> None:
        """`path` is the file of the page."""
        self.driver, self.path = driver, path

    def open(self, anchor: str = "") -> "Page":
        """Load it afresh, at an address in it."""
        self.driver.get("about:blank")
        self.driver.get(self.path.as_uri() + (f"#{anchor}" if anchor else ""))
        return self

    def run(self, script: str) -> Any:
        """What a script in the page answers."""
        return self.driver.execute_script(script)

    def texts(self, selector: str) -> list[str]:
        """The visible texts of elements."""
        return [one.text for one in self.driver.find_elements(By.CSS_SELECTOR, selector)]

    def text(self, selector: str) -> str:
        """The visible text of the one element."""
        (found,) = self.texts(selector)
        return found

    def click(self, selector: str) -> None:
        """Press the one element."""
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def press(self, *keys: str) -> None:
        """Press keys, whatever has the focus."""
        for key in keys:
            self.driver.switch_to.active_element.send_keys(getattr(Keys, key))

    def cards(self, place: str) -> list[str]:
        """The cards of `.seat`, `.trick` or `.middle` as a screen reader names them."""
        cards = self.driver.find_elements(By.CSS_SELECTOR, f"{place} svg")
        return [one.get_attribute("aria-label") or "" for one in cards]

    @property
    def anchor(self) -> str:
        """Where the address points."""
        return str(self.run("return decodeURIComponent(location.hash.slice(1))"))

    @property
    def current(self) -> str:
        """The moment that is shown."""
        return str(self.run("return document.querySelector('li[aria-current]').id"))

    def emulate(self, media: str = "", **features: str) -> None:
        """Show it as on paper, or to a reader who prefers something."""
        wanted = [{"name": key.replace("_", "-"), "value": one} for key, one in features.items()]
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"media": media, "features": wanted}
        )

    def screen(self, width: int, height: int) -> None:
        """On a screen of that size."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def complaints(self) -> list[str]:
        """What the browser had to say against the page."""
        return [json.dumps(one) for one in self.driver.get_log("browser")]
