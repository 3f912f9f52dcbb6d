"""`ecarte convert` as a user runs it."""

import csv
import io
import json
import sys
from pathlib import Path

import jsonschema
import pytest

from ecarte_notation import from_json, read, write
from ecarte_notation.render.json import schema
from tests.cli.test_command import CLEAN, REVOKE, ecarte
from tests.rules.examples import whole

ROOT = Path(__file__).parents[2]
SAMPLES = sorted((ROOT / "samples" / "matches").glob("*.ecarte"))
LOST = whole("deal 1 Klara\nturn 9H\nelder -\nplay KS 9S\n")


def test_a_folder_to_json_and_back_to_notation(tmp_path: Path) -> None:
    matches = [one for path in SAMPLES for one in read(path.read_bytes()).matches]
    made = ecarte("convert", "samples/matches", "--to", "json", "-o", str(tmp_path / "all.json"))
    assert (made.returncode, made.stdout, made.stderr) == (0, b"", b"")
    data = json.loads((tmp_path / "all.json").read_bytes())
    jsonschema.validate(data, json.loads(schema("record")))
    assert [from_json(one) for one in data["matches"]] == matches
    back = ecarte("convert", str(tmp_path / "all.json"), "--to", "notation")
    assert back.returncode == 0
    assert back.stdout.decode() == "\n".join(map(write, matches))
    assert [one.deals for one in read(back.stdout).matches] == [one.deals for one in matches]


def test_ndjson_is_a_match_a_line_and_is_seen_by_content() -> None:
    lines = ecarte("convert", "-", "--to", "ndjson", data=(CLEAN + REVOKE).encode())
    assert lines.returncode == 0
    assert len(lines.stdout.splitlines()) == 2
    assert "Élise".encode() in lines.stdout
    again = ecarte("convert", "-", "--to", "notation", data=lines.stdout)
    assert read(again.stdout).matches == read(CLEAN + REVOKE).matches


def test_what_was_read_of_a_damaged_record_is_written_and_said() -> None:
    done = ecarte("convert", "-", "--to", "ndjson", data=(LOST + CLEAN).encode())
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr.decode() == (
        "ecarte: -: 1 match was not all read as written; `ecarte check` says why\n"
    )
    quiet = ecarte("convert", "-", "--to", "ndjson", "--quiet", data=LOST.encode())
    assert (quiet.returncode, quiet.stderr) == (1, b"")


def test_wrong_json_is_named_with_its_pointer() -> None:
    good = ecarte("convert", "-", "--to", "json", data=(CLEAN + CLEAN).encode()).stdout
    data = json.loads(good)
    deal = data["matches"][0]["entries"][0]
    at = next(at for at, one in enumerate(deal["items"]) if one["kind"] == "turn")
    deal["items"][at]["card"] = "KX"
    done = ecarte("convert", "-", "--to", "notation", data=json.dumps(data).encode())
    assert done.returncode == 1
    pointer = f"/matches/0/entries/0/items/{at}/card"
    assert done.stderr.decode() == f"ecarte: -: {pointer}: `KX` is no card\n"
    assert read(done.stdout).matches == read(CLEAN).matches


def test_what_the_notation_cannot_say_is_refused() -> None:
    glyphs = [{"kind": "glyph", "text": "!"}, {"kind": "glyph", "text": "!"}]
    items = [{"kind": "decision", "word": "stand", "marks": glyphs}]
    deal = {"kind": "deal", "number": 1, "dealer": "Klara", "items": items}
    data = json.dumps({"version": {"number": 1}, "entries": [deal]}).encode()
    done = ecarte("convert", "-", "--to", "notation", data=data)
    assert done.returncode == 1
    assert b"/entries/0/items/0/marks/0/text: the notation cannot say this here" in done.stderr


def test_matches_of_several_files_stay_apart(tmp_path: Path) -> None:
    texts = ["deal 1 Klara\nturn 9H\n", "deal 1 Leo\nturn 8H\n", '; so\n[Site "x"]\ndeal 1 A\n']
    names = []
    for at, text in enumerate(texts):
        (tmp_path / f"{at}.ecarte").write_text(text, encoding="utf-8")
        names.append(str(tmp_path / f"{at}.ecarte"))
    done = ecarte("convert", *names, "--to", "notation")
    assert done.returncode == 0
    first, second, third = read(done.stdout).matches
    assert [one.deals for one in (first, second, third)] == [
        read(text).matches[0].deals for text in texts
    ]
    assert second.version
    assert third.version
    assert third.version.marks[0].text == "so"


def test_csv_has_a_row_a_deal() -> None:
    done = ecarte("convert", "samples/slips/club-evening.ecarte", "--to", "csv")
    rows = list(csv.DictReader(io.StringIO(done.stdout.decode())))
    assert [row["deal"] for row in rows] == ["1", "2", "3", "4", "5"]
    assert [row["turn_up"] for row in rows] == ["AH", "TH", "QS", "TC", "KD"]
    assert [row["score_1"] + "-" + row["score_2"] for row in rows] == [
        "1-0",
        "1-1",
        "3-1",
        "4-1",
        "5-1",
    ]


def test_parquet_holds_the_same_as_csv(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    made = tmp_path / "plays.parquet"
    for table in ("deals", "decisions", "plays"):
        done = ecarte("convert", "samples/matches", "--table", table, "--to", "parquet", "-o", made)
        assert (done.returncode, done.stderr) == (0, b"")
        rows = parquet.read_table(made).to_pylist()
        lines = ecarte("convert", "samples/matches", "--table", table, "--to", "csv").stdout
        shown = list(csv.DictReader(io.StringIO(lines.decode())))
        assert len(rows) == len(shown) > 20
        for row, line in zip(rows, shown, strict=True):
            told = {key: "" if one is None else str(one) for key, one in row.items()}
            assert {k: v.lower() for k, v in told.items()} == {
                k: v.lower() for k, v in line.items()
            }


def test_without_pyarrow_the_extra_is_named(tmp_path: Path) -> None:
    (tmp_path / "pyarrow").mkdir()
    (tmp_path / "pyarrow" / "__init__.py").write_text("raise ImportError\n")
    paths = f"{tmp_path}{';' if sys.platform == 'win32' else ':'}{ROOT}"
    made = str(tmp_path / "x.parquet")
    done = ecarte("convert", "samples", "--to", "parquet", "-o", made, PYTHONPATH=paths)
    assert done.returncode == 2
    assert b"ecarte-notation[parquet]" in done.stderr
    assert not Path(made).exists()


@pytest.mark.parametrize(
    "words",
    [
        ("samples",),
        ("samples", "--to", "xml"),
        ("samples", "--to", "json", "--table", "deals"),
        ("nowhere.ecarte", "--to", "json"),
        ("samples/matches", "--to", "json", "-o", "no/such/folder/x.json"),
        ("samples/matches", "--to", "json", "--from", "json"),
    ],
)
def test_wrong_calls(words: tuple[str, ...]) -> None:
    done = ecarte("convert", *words)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert done.stderr


def test_an_old_file_stays_if_the_new_one_cannot_be_made(tmp_path: Path) -> None:
    old = tmp_path / "x.json"
    old.write_text("old")
    old.chmod(0o640)
    assert ecarte("convert", "nowhere", "--to", "json", "-o", str(old)).returncode == 2
    assert old.read_text() == "old"
    assert ecarte("convert", "-", "--to", "json", "-o", str(old), data=b"").returncode == 1
    assert json.loads(old.read_text()) == {"format": "ecarte-record-1", "matches": []}
    assert old.stat().st_mode & 0o777 == 0o640
    assert [one.name for one in tmp_path.iterdir()] == ["x.json"]


@pytest.mark.parametrize("data", [b"", b"hello world\n"])
def test_a_file_without_a_match(data: bytes) -> None:
    done = ecarte("convert", "-", "--to", "ndjson", data=data)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr
