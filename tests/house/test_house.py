"""The house rules: documents true, rooms small, every rule cited, a second game possible."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ecarte_notation.games.ecarte import rules as some_rules
from ecarte_notation.games.ecarte.build import EcarteBuilder
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.referee.referee import catalogue, read, referee
from tests.rules.examples import whole

ROOT = Path(__file__).parents[2]
FENCES = re.compile(r"^```ecarte(?: finds (\S+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def fences(name: str) -> list[tuple[str, str]]:
    return FENCES.findall((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("finds", "text"), fences("grammar/NOTATION.md") + fences("README.md"), ids=lambda one: one[:20]
)
def test_examples_in_the_documents(finds: str, text: str) -> None:
    book = read(whole(text))
    found = [one.rule.name for one in referee(book).findings]
    assert found == ([finds] if finds else [])
    if not finds:
        assert read("".join(write_match(one) for one in book.matches)).matches == book.matches


def test_every_clause_that_is_cited_exists() -> None:
    laws = (ROOT / "grammar/LAWS.md").read_text(encoding="utf-8")
    notation = (ROOT / "grammar/NOTATION.md").read_text(encoding="utf-8")
    clauses = {
        "LAWS.md": set(re.findall(r"\*\*(\d+\.\d+)\*\*", laws)),
        "NOTATION.md": set(re.findall(r"\*\*(\d+\.\d+)\*\*", notation))
        | set(re.findall(r"^## (\d+)\.", notation, re.MULTILINE)),
    }
    for rule in catalogue():
        for cite in rule.authority:
            if cite.source.key in clauses:
                assert cite.clause.removeprefix("§ ") in clauses[cite.source.key], str(cite)


def test_the_handbook_is_current() -> None:
    command = [sys.executable, "-m", "ecarte_notation.render.generated", "--check"]
    assert subprocess.run(command, check=False).returncode == 0


def test_every_switch_is_read_in_one_law_module() -> None:
    code = {
        path.relative_to(ROOT): path.read_text(encoding="utf-8")
        for path in (ROOT / "ecarte_notation").rglob("*.py")
        if path.name != "profile.py"
    }
    for switch in fields(Profile):
        if switch.name == "name":
            continue
        read_here = re.compile(rf"\bprofile\.{switch.name}\b")
        readers = [path for path, text in code.items() if read_here.search(text)]
        assert len(readers) == 1, (switch.name, readers)
        assert readers[0].parent.name == "laws"


def test_rooms_are_small() -> None:
    for path in (*ROOT.glob("ecarte_notation/**/*.py"), *ROOT.glob("bench/*.py")):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 300, f"{path} has {lines} lines"


def test_the_documents_name_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = (
        "check",
        "convert",
        "explain",
        "format",
        "profiles",
        "rules",
        "schema",
        "score",
        "show",
        "svg",
    )
    for command in commands:
        assert f"ecarte {command}" in readme


@dataclass(frozen=True)
class OneTrick:
    """Another game in ten lines: it borrows écarté's spelling, knows no laws, has one rule."""

    name: str = "one-trick"
    grammars: tuple[str, ...] = ("match", "cards", "ecarte")
    builder: Any = EcarteBuilder
    tags: tuple[str, ...] = ("Players",)
    rules: ModuleType = some_rules
    sources: tuple[()] = ()
    default_profile: str = "any"

    def profile_named(self, name: str) -> str:
        return name

    def caution(self, _: str) -> str:
        return ""

    def account(self, *_: Any) -> None:
        return None

    def tale(self, *_: Any) -> None:
        return None

    def replay(self, *_: Any, **__: Any) -> Iterator[Any]:
        return iter(())

    def write(self, record: MatchRecord) -> str:
        return ONLY_GAME.write(record)


def test_the_referee_knows_games_only_through_the_protocol() -> None:
    text = whole("deal 1 Klara\nturn 9H\nplay KS KS\n")
    book = read(text, game=OneTrick())
    assert referee(book, game=OneTrick()).findings == ()
    assert referee(read(text)).findings != ()


def test_what_the_readme_shows_is_what_comes_out() -> None:
    """Every console block, and every Python block with the text that it is said to print."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(
        r"^```console\n\$ ecarte (.*?)\n(.*?)^```", readme, re.MULTILINE | re.DOTALL
    )
    assert blocks
    for words, shown in blocks:
        command = [sys.executable, "-m", "ecarte_notation", *words.split()]
        assert _output(command) == shown
    programs = re.findall(
        r"^```python\n(.*?)^```\n\nprints\n\n```text\n(.*?)^```", readme, re.MULTILINE | re.DOTALL
    )
    assert programs
    for program, shown in programs:
        assert _output([sys.executable, "-c", program]) == shown


def _output(command: list[str]) -> str:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, capture_output=True, cwd=ROOT, env=environment, check=False)
    return (done.stdout + done.stderr).decode("utf-8")
