"""`ecarte check --fix`, `--unsafe-fixes`, `--diff`: files, streams, exit codes."""

import json
import subprocess
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner

from ecarte_notation.cli import fixing
from ecarte_notation.cli.app import app
from ecarte_notation.render.json import schema
from tests.cli.test_command import CLEAN, ecarte
from tests.rules.examples import whole

TWICE = whole("deal 1 Klara\nsatnd\nplay KS 9S, QH QH\n")
FIXED = TWICE.replace("satnd", "stand")
NUMBER = whole("deal 1 Klara\nturn 9H\n\ndeal 3 Leo\nturn 9H\n\ndeal 3 Klara\nturn 8C\n")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.ecarte"
    path.write_bytes(TWICE.replace("\n", "\r\n").encode("utf-8-sig"))
    return path


def test_fix_writes_in_place_and_what_is_left_decides(file: Path) -> None:
    file.chmod(0o640)
    done = ecarte("check", "--fix", "--format", "concise", str(file))
    assert done.returncode == 1
    assert file.read_bytes() == FIXED.replace("\n", "\r\n").encode("utf-8-sig")
    assert file.stat().st_mode & 0o777 == 0o640
    assert b"T402" in done.stdout
    assert b"R002" not in done.stdout
    assert "; 1 fixed." in done.stderr.decode()
    assert list(file.parent.iterdir()) == [file]


def test_all_fixed_is_0_and_a_second_run_does_not_touch_the_file(tmp_path: Path) -> None:
    path = tmp_path / "numbers.ecarte"
    path.write_text(NUMBER, encoding="utf-8")
    assert ecarte("check", "--fix", str(path)).returncode == 0
    assert path.read_text(encoding="utf-8") == NUMBER.replace("deal 3 Leo", "deal 2 Leo")
    before = path.stat()
    assert ecarte("check", "--fix", str(path)).returncode == 0
    after = path.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_link_is_followed(tmp_path: Path) -> None:
    path, link = tmp_path / "real.ecarte", tmp_path / "link.ecarte"
    path.write_text(NUMBER, encoding="utf-8")
    link.symlink_to(path)
    assert ecarte("check", "--fix", str(link)).returncode == 0
    assert link.is_symlink()
    assert "deal 2 Leo" in path.read_text(encoding="utf-8")


def test_diff_shows_and_changes_nothing(file: Path) -> None:
    before = file.read_bytes()
    done = ecarte("check", "--diff", str(file))
    assert done.returncode == 1
    assert file.read_bytes() == before
    lines = done.stdout.decode().split("\n")
    assert lines[:2] == [f"--- {file}", f"+++ {file}"]
    assert "-satnd\r" in lines
    assert "+stand\r" in lines
    assert done.stderr == b"1 slip would be fixed.\n"


def test_diff_of_nothing_is_0(tmp_path: Path) -> None:
    path = tmp_path / "clean.ecarte"
    path.write_text(CLEAN, encoding="utf-8")
    done = ecarte("check", "--diff", str(path))
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr == b"Nothing would be fixed.\n"


@pytest.mark.parametrize("text", [TWICE, TWICE.removesuffix("\n"), TWICE.replace("\nend\n", "")])
def test_patch_makes_of_the_diff_what_fix_makes(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.ecarte"
    path.write_bytes(text.encode())
    shown = ecarte("check", "--diff", "--unsafe-fixes", "x.ecarte", cwd=tmp_path).stdout
    ecarte("check", "--unsafe-fixes", "x.ecarte", cwd=tmp_path)
    wanted = path.read_bytes()
    path.write_bytes(text.encode())
    subprocess.run(["patch", "-s", "x.ecarte"], input=shown, check=True, cwd=tmp_path)
    assert path.read_bytes() == wanted != text.encode()


def test_a_stream_is_mended_to_the_output(file: Path) -> None:
    done = ecarte("check", "--fix", "-", "--format", "concise", data=file.read_bytes())
    assert done.stdout == FIXED.replace("\n", "\r\n").encode("utf-8-sig")
    assert b"-:6:16: T402" in done.stderr
    assert done.returncode == 1


def test_json_says_what_can_be_fixed_and_what_was(file: Path) -> None:
    done = ecarte("check", "--format", "json", str(file))
    document = json.loads(done.stdout)
    jsonschema.validate(document, json.loads(schema()))
    (fix,) = document["findings"][0]["fixes"]
    offset = TWICE.replace("\n", "\r\n").index("satnd")
    assert fix["safe"] is True
    assert fix["edits"] == [
        {
            "location": {"line": 5, "column": 1, "offset": offset},
            "end_location": {"line": 5, "column": 6, "offset": offset + 5},
            "text": "stand",
        }
    ]
    assert document["summary"]["fixable"] == 1
    document = json.loads(ecarte("check", "--fix", "--format", "json", str(file)).stdout)
    assert document["summary"]["fixed"] == 1


def test_concise_marks(file: Path) -> None:
    lines = ecarte("check", "--format", "concise", str(file)).stdout.decode().splitlines()
    assert [line[-4:] for line in lines if "R002" in line] == [" [*]"]


@pytest.mark.parametrize("words", [["--diff"], ["--fix", "-"]])
def test_json_and_a_text_do_not_share_the_output(file: Path, words: list[str]) -> None:
    done = ecarte("check", "--format", "json", str(file), *words)
    assert done.returncode == 2
    assert json.loads(done.stdout)["errors"]
    assert b"satnd" in file.read_bytes()


def test_a_file_that_cannot_be_written_is_2(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, since for root no file is read-only."""
    before, opened = file.read_bytes(), Path.open

    def refuse(path: Path, mode: str = "r", **more: Any) -> Any:
        if "+" in mode:
            raise PermissionError(13, "Permission denied")
        return opened(path, mode, **more)

    monkeypatch.setattr(Path, "open", refuse)
    done = CliRunner().invoke(app, ["check", "--fix", str(file)])
    assert done.exit_code == 2
    assert "cannot be written: Permission denied" in done.stderr
    assert file.read_bytes() == before


def test_a_failure_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        fixing.write(str(file), b"new")
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_another_encoding_is_named_in_the_diff(tmp_path: Path) -> None:
    path = tmp_path / "x.ecarte"
    path.write_bytes(CLEAN.encode("utf-16"))
    lines = ecarte("check", "--diff", str(path)).stdout.decode().splitlines()
    assert lines == [f"--- {path} (UTF-16)", f"+++ {path} (UTF-8)"]
    assert ecarte("check", "--fix", str(path)).returncode == 0
    assert path.read_bytes() == CLEAN.encode()


def test_latin_1_is_a_guess(tmp_path: Path) -> None:
    path = tmp_path / "x.ecarte"
    path.write_bytes(CLEAN.replace("Klara", "Élise").encode("latin-1"))
    assert ecarte("check", "--fix", str(path)).returncode == 1
    assert path.read_bytes() == CLEAN.replace("Klara", "Élise").encode("latin-1")
    assert ecarte("check", "--unsafe-fixes", str(path)).returncode == 0
    assert path.read_text(encoding="utf-8") == CLEAN.replace("Klara", "Élise")
