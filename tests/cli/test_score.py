"""`ecarte score` as a user runs it."""

import json
from pathlib import Path

import jsonschema
import pytest

from ecarte_notation.render.json import schema
from tests.cli.test_command import CLEAN, ecarte
from tests.rules.examples import whole

ROOT = Path(__file__).parents[2]
EVENING = str(ROOT / "samples" / "slips" / "club-evening.ecarte")
RIGHT = str(ROOT / "samples" / "matches" / "cafe.ecarte")
NASTY = whole("deal 1 K|a<b>*\nturn 9H\nstand\npoints dealer 2\n").replace(
    '"Klara" "Leo"', '"K|a<b>*" "`L_e`\\"o"'
)


def test_the_table_fits_eighty_columns_and_says_where_the_sheet_is_wrong() -> None:
    done = ecarte("score", EVENING)
    said = done.stdout.decode()
    assert done.returncode == 1
    assert max(map(len, said.splitlines())) <= 80
    assert "The sheet is wrong in deal 2." in said
    assert said.count("WRONG") == 1
    assert ecarte("score", RIGHT).returncode == 0


def test_the_table_under_latin_1() -> None:
    done = ecarte("score", RIGHT, PYTHONIOENCODING="latin-1")
    assert done.returncode == 0
    assert "?" not in done.stdout.decode("latin-1").replace("? ", "")


def test_json_holds_to_its_schema() -> None:
    done = ecarte("score", "--format", "json", EVENING, RIGHT, "-", data=CLEAN.encode())
    said = json.loads(done.stdout)
    jsonschema.validate(said, json.loads(schema("account")))
    assert ecarte("schema", "account").stdout.decode() == schema("account")
    evening, cafe, stdin = said["accounts"]
    assert [one["agrees"] for one in evening["deals"]] == [True, False, True, True, True]
    assert [one["score_by_law"] for one in evening["deals"]] == [
        ["1-0"],
        ["1-2"],
        ["3-2"],
        ["4-2"],
        ["5-2"],
    ]
    assert cafe["agrees"]
    assert stdin["path"] == "-"


def test_names_stay_text_in_markdown() -> None:
    said = ecarte("score", "--format", "markdown", "-", data=NASTY.encode()).stdout.decode()
    rows = [line for line in said.splitlines() if line.startswith("|")]
    assert len(rows) == 3
    assert all(line.replace("\\|", "").count("|") == 8 for line in rows)
    assert "<b>" not in said
    assert "\\<b\\>" in said


@pytest.mark.parametrize(
    ("words", "code"),
    [(("score", "nowhere.ecarte"), 2), (("score", "--rules", "x", EVENING), 2), (("score",), 2)],
)
def test_wrong_calls(words: tuple[str, ...], code: int) -> None:
    done = ecarte(*words)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr


def test_what_cannot_be_read_is_said() -> None:
    done = ecarte("score", "-", data=whole("deal 1 Klara\nturn 9H\nstnd zz\n").encode())
    assert done.returncode == 1
    assert b"could not be read" in done.stdout


@pytest.mark.parametrize("name", ["slips/king", "slips/club-evening", "sources/v6-match"])
@pytest.mark.parametrize(
    ("format_", "ending"), [("table", "txt"), ("markdown", "md"), ("json", "json")]
)
def test_what_was_checked_by_hand(name: str, format_: str, ending: str) -> None:
    """samples/score holds outputs that were held against the laws card by card."""
    path = ROOT / "samples" / f"{name}.ecarte"
    done = ecarte(
        "score", "-", "--format", format_, data=path.read_bytes(), PYTHONIOENCODING="utf-8"
    )
    golden = ROOT / "samples" / "score" / f"{path.stem}.{ending}"
    assert done.stdout.decode("utf-8") == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("data", [b"", b"hello world", b"\xff\xfe\0\1\2"])
def test_a_file_without_a_deal_is_no_success(data: bytes) -> None:
    done = ecarte("score", "-", data=data)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == "ecarte: -: no deal could be read in it\n"
    done = ecarte("score", "-", "--format", "json", data=data)
    said = json.loads(done.stdout)
    jsonschema.validate(said, json.loads(schema("account")))
    assert (done.returncode, said["empty"], done.stderr) == (1, ["-"], b"")


def test_another_version_is_not_counted() -> None:
    data = CLEAN.replace("ecarte 1", "ecarte 7").encode()
    done = ecarte("score", "-", "--format", "json", data=data)
    (match,) = json.loads(done.stdout)["accounts"]
    assert (done.returncode, match["whole"], match["deals"]) == (1, False, [])


def test_clauses_are_not_parted_and_no_line_ends_in_blanks() -> None:
    lines = ecarte("score", EVENING, PYTHONIOENCODING="utf-8").stdout.decode("utf-8").splitlines()
    assert not [line for line in lines if line.endswith(("§", " "))]
    assert any("§10.3" in line for line in lines)


def test_a_wrong_result_is_named() -> None:
    text = whole("deal 1 Klara\nturn 9H\nstand\npoints elder 1\nscore 0-1\n")
    said = ecarte("score", "-", data=text.replace("result *", "result 0-2").encode())
    assert said.returncode == 1
    assert b"The sheet is wrong in the result." in said.stdout
