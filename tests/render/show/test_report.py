"""Reports: in every language, whole for every sample, and what was written stays text."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ecarte_notation.cards.letters import LANGUAGES
from ecarte_notation.referee.tales import tales
from ecarte_notation.render.page.page import replay_page
from ecarte_notation.render.show.compose import brief, report
from ecarte_notation.render.show.data import tale_object
from ecarte_notation.render.show.html import html_page
from ecarte_notation.render.show.markdown import markdown_report
from ecarte_notation.render.show.plain import plain_report
from ecarte_notation.render.show.words import Words
from ecarte_notation.render.styled import WIDTH, cells, plain
from tests.robust.common import MATCH

SAMPLES = Path(__file__).parents[3] / "samples"
SHOWN = SAMPLES / "show"
GOLDEN = {"club-evening": "slips", "lettres-francaises": "matches"}


def written(name: str, form: str, language: str = "en") -> str:
    """A sample's report in one form."""
    path = SAMPLES / GOLDEN[name] / f"{name}.ecarte"
    words, lines = Words(language), []
    if form == "html":
        lines += replay_page(tales(path.read_bytes(), path.name), words)
    for one in tales(path.read_bytes(), path.name):
        blocks = list(report(one.tale, words, one.findings))
        if form == "txt":
            lines += [plain(line) for line in plain_report(blocks)]
        elif form == "md":
            lines += markdown_report(blocks)
        elif form == "json":
            lines.append(json.dumps(tale_object(one.tale, path.name), indent=1))
    return "".join(line + "\n" for line in lines)


CASES = [
    *((name, "txt", language) for name in GOLDEN for language in LANGUAGES),
    *((name, form, "en") for name in GOLDEN for form in ("md", "html", "json")),
]


@pytest.mark.parametrize(("name", "form", "language"), CASES)
def test_what_was_read_by_eye(name: str, form: str, language: str) -> None:
    golden = SHOWN / f"{name}.{language}.{form}"
    assert written(name, form, language) == golden.read_text("utf-8")


@pytest.mark.parametrize("path", sorted(SAMPLES.rglob("*.ecarte")), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sample_can_be_told(path: Path, language: str) -> None:
    words = Words(language)
    for one in tales(path.read_bytes(), path.name):
        lines = [plain(line) for line in plain_report(report(one.tale, words, one.findings))]
        assert all(cells(line) <= WIDTH or len(line.split()) == 1 for line in lines), lines
        told = "\n".join(lines)
        assert all(finding.rule.name in told for finding in one.findings)
        assert brief(one.tale, words)


HOSTILE = '<script>alert(1)</script> & "x" | *b* [l](javascript:1) `c` # \x1b[31m'


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list) -> None:
        self.seen.add(tag)
        assert not any(name.startswith("on") for name, _ in attrs)

    def handle_data(self, data: str) -> None:
        self.text += data


def test_names_and_remarks_stay_text() -> None:
    name = HOSTILE.replace("\\", "\\\\").replace('"', '\\"')
    text = MATCH.replace('"Klara"', f'"{name}"').replace(" Klara\n", f' "{name}"\n')
    text = text.replace("stand\n", "stand {<img src=x onerror=alert(1)> **b**}\n", 1)
    (one,) = tales(text)
    blocks = list(report(one.tale, Words(), one.findings))
    page = Tags()
    page.feed("\n".join(html_page(blocks, "en")))
    assert not {"script", "img", "a"} & page.seen
    assert HOSTILE.split("\x1b", maxsplit=1)[0].strip() in page.text
    marked = "\n".join(markdown_report(blocks))
    assert "<script" not in marked.replace("\\<", "")
    assert "[l](" not in marked
    assert all("\x1b" not in plain(line) for line in plain_report(blocks))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_deal_only(number: int) -> None:
    (one,) = tales(MATCH)
    told = [plain(x) for x in plain_report(report(one.tale, Words(), deal=number))]
    assert [line for line in told if line.startswith("Deal ")] == [f"Deal {number}"]


def test_tables_only() -> None:
    (one,) = tales(MATCH)
    told = "\n".join(plain(x) for x in plain_report(report(one.tale, Words(), tables_only=True)))
    assert "Trick" not in told
    assert "turn-up" in told
