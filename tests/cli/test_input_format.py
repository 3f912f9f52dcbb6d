"""`ecarte check --input-format` as a user runs it."""

import json
from pathlib import Path

import jsonschema
import pytest

from ecarte_notation import read, to_json
from ecarte_notation.render.json import schema
from tests.cli.test_command import CLEAN, REVOKE, ecarte


def lines(*texts: str) -> bytes:
    records = [record for text in texts for record in read(text).matches]
    return b"".join(json.dumps(to_json(one)).encode() + b"\n" for one in records)


def test_a_clean_record_is_0() -> None:
    done = ecarte("check", "-", "--input-format", "ndjson", data=lines(CLEAN, CLEAN))
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.decode() == "No slip in 1 file, 2 matches, 2 deals.\n"


def test_a_finding_is_1_and_has_a_pointer() -> None:
    words = ("check", "-", "--input-format", "ndjson")
    done = ecarte(*words, "--format", "concise", data=lines(CLEAN, REVOKE))
    assert done.returncode == 1
    assert done.stdout.startswith(b"-:2:/entries/0/items/4: T404 must-follow: ")
    full = ecarte(*words, data=lines(CLEAN, REVOKE)).stdout.decode()
    assert "  at -:2:/entries/0/items/4 (deal 1, trick 1, dealer)\n  |\n  | play KS 9C" in full
    assert "--fix" not in full


def test_json_to_json() -> None:
    data = lines(REVOKE) + b"[]\n"
    done = ecarte("check", "-", "--input-format", "ndjson", "--format", "json", data=data)
    assert done.returncode == 1
    said = json.loads(done.stdout)
    jsonschema.validate(said, json.loads(schema()))
    (finding,) = [one for one in said["findings"] if one["code"] == "T404"]
    assert finding["location"] == {"pointer": "/entries/0/items/4", "line": 1}
    (unread,) = said["unread"]
    assert unread["message"] == "line 2: an array where a match should be, an object"


def test_json_that_is_no_record_is_1(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"matches": [{"entries": 3}]}')
    done = ecarte("check", str(tmp_path), "--input-format", "json", "--quiet")
    assert done.returncode == 1
    assert done.stderr.decode() == (
        f"ecarte: {tmp_path / 'x.json'}: /matches/0/entries: 3 where an array should be\n"
    )


@pytest.mark.parametrize("option", ["--fix", "--unsafe-fixes", "--diff"])
def test_fixes_are_for_notation(option: str) -> None:
    done = ecarte("check", "-", "--input-format", "json", option)
    assert done.returncode == 2
    assert b"notation" in done.stderr
