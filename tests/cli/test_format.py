"""`ecarte format`: files, streams, exit codes."""

import subprocess
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ecarte_notation.cli.app import app
from tests.cli.test_command import ecarte

LOOSE = "ecarte 1\ndeal 1 A\nTURN 9♥\nsatnd\n"
CANONICAL = "ecarte 1\n\ndeal 1 A\nturn 9H\nsatnd\n"
KEPT = "1 line stays as written, not all read; `ecarte check` says why\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "loose.ecarte").write_text(LOOSE, encoding="utf-8", newline="")
    (tmp_path / "right.ecarte").write_text("ecarte 1\nend\n", encoding="utf-8", newline="")
    return tmp_path


def test_files_are_written_in_place(folder: Path) -> None:
    path = folder / "loose.ecarte"
    path.chmod(0o640)
    done = ecarte("format", ".", cwd=folder)
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.decode() == (
        f"ecarte: loose.ecarte: {KEPT}1 file reformatted, 1 file left unchanged\n"
    )
    assert path.read_bytes() == CANONICAL.encode()
    assert path.stat().st_mode & 0o777 == 0o640
    assert len(list(folder.iterdir())) == 2


def test_a_second_run_touches_nothing(folder: Path) -> None:
    ecarte("format", str(folder))
    before = [(one.stat().st_ino, one.stat().st_mtime_ns) for one in sorted(folder.iterdir())]
    done = ecarte("format", "--quiet", str(folder))
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    after = [(one.stat().st_ino, one.stat().st_mtime_ns) for one in sorted(folder.iterdir())]
    assert after == before


def test_a_link_is_followed(folder: Path) -> None:
    link = folder / "link.ecarte"
    link.symlink_to(folder / "loose.ecarte")
    assert ecarte("format", str(link)).returncode == 0
    assert link.is_symlink()
    assert (folder / "loose.ecarte").read_bytes() == CANONICAL.encode()


def test_check_names_files_and_changes_nothing(folder: Path) -> None:
    done = ecarte("format", "--check", "--quiet", ".", cwd=folder)
    assert (done.returncode, done.stdout) == (1, b"would reformat: loose.ecarte\n")
    assert (folder / "loose.ecarte").read_bytes() == LOOSE.encode()
    done = ecarte("format", "--check", "right.ecarte", cwd=folder)
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr == b"1 file would be left unchanged\n"


@pytest.mark.parametrize("text", [LOOSE, LOOSE.replace("\n", "\r\n"), LOOSE.removesuffix("\n")])
def test_patch_makes_of_the_diff_what_format_makes(folder: Path, text: str) -> None:
    path = folder / "loose.ecarte"
    path.write_bytes(text.encode())
    done = ecarte("format", "--diff", "loose.ecarte", cwd=folder)
    assert done.returncode == 1
    assert path.read_bytes() == text.encode()
    ecarte("format", "loose.ecarte", cwd=folder)
    wanted = path.read_bytes()
    path.write_bytes(text.encode())
    subprocess.run(["patch", "-s", "loose.ecarte"], input=done.stdout, check=True, cwd=folder)
    assert path.read_bytes() == wanted != text.encode()


def test_a_stream_goes_to_the_output(folder: Path) -> None:
    done = ecarte("format", "-", data=LOOSE.encode())
    assert (done.returncode, done.stdout) == (0, CANONICAL.encode())
    done = ecarte("format", "-", "--quiet", data=CANONICAL.encode())
    assert (done.stdout, done.stderr) == (CANONICAL.encode(), b"")


def test_cards_and_language(folder: Path) -> None:
    done = ecarte(
        "format", "-", "--cards", "signs", "--language", "FR", data=b"deal 1 A\nturn QH\n"
    )
    assert done.stdout.decode() == '[Cards "fr"]\n\ndeal 1 A\nturn D♥\n'


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--language", "la", "-"], "the letters of 'la' are not known"),
        (["--cards", "pips", "-"], "pips"),
        ([], "Missing argument"),
    ],
)
def test_a_wrong_call_is_2(words: list[str], said: str) -> None:
    done = ecarte("format", *words)
    assert done.returncode == 2
    assert said in done.stderr.decode()
    assert b"Traceback" not in done.stderr


def test_a_missing_file_does_not_hide_the_others(folder: Path) -> None:
    done = ecarte("format", "nowhere.ecarte", "loose.ecarte", cwd=folder)
    assert done.returncode == 2
    assert b"ecarte: nowhere.ecarte: no such file or folder\n" in done.stderr
    assert (folder / "loose.ecarte").read_bytes() == CANONICAL.encode()


def test_a_file_that_cannot_be_written_is_2(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, since for root no file is read-only."""
    opened = Path.open

    def refuse(path: Path, mode: str = "r", **more: Any) -> Any:
        if "+" in mode:
            raise PermissionError(13, "Permission denied")
        return opened(path, mode, **more)

    monkeypatch.setattr(Path, "open", refuse)
    done = CliRunner().invoke(app, ["format", str(folder)])
    assert done.exit_code == 2
    assert "loose.ecarte: cannot be written: Permission denied" in done.stderr
    assert "1 file left unchanged" in done.stderr
    assert (folder / "loose.ecarte").read_bytes() == LOOSE.encode()


def test_a_diff_of_signs_on_a_latin_1_stream(folder: Path) -> None:
    done = ecarte("format", "--diff", "--cards", "signs", str(folder), PYTHONIOENCODING="latin-1")
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"+turn 9H" in done.stdout


def test_what_is_left_is_said(tmp_path: Path) -> None:
    path = tmp_path / "x.ecarte"
    path.write_bytes("ecarte 1\n\ndeal 1 A\nelder QH 8T\nend {Élise}\n".encode("latin-1"))
    done = ecarte("format", "--language", "fr", "x.ecarte", cwd=tmp_path)
    assert b"x.ecarte: the cards of 1 match stay in their letters, not all read\n" in done.stderr
    done = ecarte("format", "--cards", "signs", "x.ecarte", cwd=tmp_path)
    assert done.returncode == 0
    path.write_bytes("ecarte 1\n\ndeal 1 A\nturn QH\nend {Élise}\n".encode("latin-1"))
    done = ecarte("format", "--cards", "signs", "x.ecarte", cwd=tmp_path)
    assert b"Latin-1 has no suit signs; save it as UTF-8\n" in done.stderr
