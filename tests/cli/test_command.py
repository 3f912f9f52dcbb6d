"""The command as a user runs it: a process of its own, its two streams, its exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from ecarte_notation.render.json import schema
from tests.rules.examples import whole

ROOT = Path(__file__).parents[2]
CLEAN = whole("deal 1 Klara\nturn 9H\nstand\nplay KS 9S, QH TH\n")
REVOKE = whole("deal 1 Klara {♥ – Élise}\nturn 9H\nstand\nplay KS 9C, QH TH, JD 8S\n")


def ecarte(
    *words: str, data: bytes = b"", cwd: Path = ROOT, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    environment = {"PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(
        [sys.executable, "-m", "ecarte_notation", *words],
        input=data,
        cwd=cwd,
        capture_output=True,
        env={**os.environ, "COLUMNS": "80", **environment},
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "clean.ecarte").write_text(CLEAN, encoding="utf-8")
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "revoke.ecarte").write_text(REVOKE, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no record", encoding="utf-8")
    return tmp_path


def test_clean_is_0(folder: Path) -> None:
    done = ecarte("check", str(folder / "clean.ecarte"))
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.decode() == "No slip in 1 file, 1 match, 1 deal.\n"


def test_findings_are_1_and_a_folder_is_searched(folder: Path) -> None:
    done = ecarte("check", str(folder), "--format", "concise")
    assert done.returncode == 1
    (line,) = done.stdout.decode().splitlines()
    assert line.startswith(str(folder / "below" / "revoke.ecarte") + ":7:9: T404 must-follow: ")


def test_what_cannot_be_told_is_said_on_request_and_is_no_fault() -> None:
    text = whole("deal 1 Klara\nturn 9H\nstand\npoints elder 1\n\ndeal 2 Leo\nmisdeal\n").encode()
    silent = ecarte("check", "-", data=text)
    assert (silent.returncode, silent.stdout) == (0, b"")
    full = ecarte("check", "-", "--verbose", data=text)
    assert full.returncode == 0
    assert b"open: whether `points elder 1` is right" in full.stdout
    assert b"\n  ask: Who took which trick would settle it.\n" in full.stdout
    line = ecarte("check", "-", "-v", "--format", "concise", data=text)
    assert line.stdout.startswith(b"-:7:1: open: whether `points elder 1` is right")
    document = json.loads(ecarte("check", "-", "-v", "--format", "json", data=text).stdout)
    jsonschema.validate(document, json.loads(schema()))
    (one,) = document["left_open"]
    assert (one["location"]["line"], one["where"]["deal"]) == (7, 1)
    assert "left_open" not in json.loads(ecarte("check", "-", "--format", "json", data=text).stdout)


def test_standard_input(folder: Path) -> None:
    done = ecarte("check", "-", "--format", "concise", "--quiet", data=REVOKE.encode())
    assert done.returncode == 1
    assert done.stdout.startswith(b"-:7:9: T404 ")
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check"], "Missing argument"),
        (["check", "x.ecarte", "--format", "xml"], "--format"),
        (["check", "x.ecarte", "--rules", "clasic"], "did you mean `classic`"),
        (["check", "x.ecarte", "--select", "must-folow"], "did you mean `must-follow`"),
        (["check", "x.ecarte"], "no such file or folder"),
        (["explain", "must-folow"], "did you mean `must-follow`"),
        (["chek"], "chek"),
    ],
)
def test_a_wrong_call_is_2(words: list[str], said: str) -> None:
    done = ecarte(*words)
    assert done.returncode == 2
    shown = " ".join(done.stderr.decode().replace("│", " ").split())
    assert said in shown
    assert "Traceback" not in shown


def test_a_folder_without_records_is_2(tmp_path: Path) -> None:
    done = ecarte("check", str(tmp_path))
    assert done.returncode == 2
    assert b"no .ecarte file" in done.stderr


def test_a_missing_file_does_not_hide_the_others(folder: Path) -> None:
    done = ecarte("check", "gone.ecarte", str(folder / "below"), "--format", "concise")
    assert done.returncode == 2
    assert b"T404" in done.stdout


def test_json_holds_findings_and_errors(folder: Path) -> None:
    done = ecarte("check", "gone.ecarte", str(folder), "--format", "json")
    assert done.returncode == 2
    document = json.loads(done.stdout)
    jsonschema.validate(document, json.loads(schema()))
    assert [one["name"] for one in document["findings"]] == ["must-follow"]
    assert document["errors"] == [{"path": "gone.ecarte", "message": "no such file or folder"}]
    assert document["summary"]["files"] == 2
    assert document["findings"][0]["location"] == {
        "line": 7,
        "column": 9,
        "offset": REVOKE.index("9C"),
    }


def test_a_wrong_call_is_json_too() -> None:
    done = ecarte("check", "x.ecarte", "--format", "json", "--select", "must-folow")
    assert done.returncode == 2
    document = json.loads(done.stdout)
    jsonschema.validate(document, json.loads(schema()))
    assert "did you mean `must-follow`" in document["errors"][0]["message"]


def test_select_and_ignore(folder: Path) -> None:
    for words in (["--ignore", "must-follow"], ["--ignore", "T"], ["--select", "D,X,S505"]):
        assert ecarte("check", str(folder), *words).returncode == 0
    assert ecarte("check", str(folder), "--select", "T404").returncode == 1


def test_rules_override_the_record() -> None:
    short = "deal 1 Klara\nturn 9H\n" + "propose accept\nelder -5 +5\ndealer -5 +5\n" * 2
    text = whole(short + "propose accept\nelder -3 +1 ^2\ndealer -0\n").encode()
    assert ecarte("check", "-", data=text).returncode == 0
    done = ecarte("check", "-", "--rules", "svensk", "--format", "concise", data=text)
    assert done.returncode == 1
    assert b"X209" in done.stdout


def test_a_latin_1_stream_gets_letters_for_signs(folder: Path) -> None:
    done = ecarte("check", str(folder), PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert done.returncode == 1
    shown = done.stdout.decode("latin-1")
    assert "deal 1, trick 1, dealer" in shown
    assert "Traceback" not in done.stderr.decode("latin-1")
    ascii_only = ecarte("explain", "D101", PYTHONIOENCODING="ascii")
    assert ascii_only.returncode == 0
    assert b"ecarte" in ascii_only.stdout


def test_no_colour_when_piped(folder: Path) -> None:
    assert b"\x1b[" not in ecarte("check", str(folder)).stdout


def test_a_broken_pipe_is_quiet() -> None:
    shell = f"{sys.executable} -m ecarte_notation rules --json | head -c 100 > /dev/null"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, check=False)
    assert b"Traceback" not in done.stderr


def test_encodings_are_named_once_and_judged() -> None:
    for codec, name in (("utf-16", "UTF-16"), ("latin-1", "Latin-1")):
        data = CLEAN.replace("Klara", "Élise").encode(codec)
        done = ecarte("check", "-", "--format", "concise", data=data)
        assert done.returncode == 1
        (line,) = done.stdout.decode().splitlines()
        assert line.startswith(f"-:1:1: R011 wrong-encoding: the file is in {name}")


def test_explain_rules_schema_version() -> None:
    assert "T404 must-follow" in ecarte("explain", "t404").stdout.decode()
    assert json.loads(ecarte("explain", "must-follow", "--json").stdout)["code"] == "T404"
    listed = json.loads(ecarte("rules", "--json").stdout)
    assert len({one["code"] for one in listed}) == len(listed) > 60
    assert json.loads(ecarte("schema").stdout)["title"]
    assert ecarte("--version").stdout.startswith(b"ecarte ")
    assert ecarte().returncode in (0, 2)
