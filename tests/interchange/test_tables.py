"""The rows of the tables, worked out from the notation by hand."""

import re
from pathlib import Path
from typing import Any

import pytest

from ecarte_notation import read
from ecarte_notation.games.ecarte.statements import CardPlayed, Decision
from ecarte_notation.interchange.forms import TableName
from ecarte_notation.interchange.tables.columns import TABLES, Type
from ecarte_notation.interchange.tables.rows import rows
from ecarte_notation.interchange.writers import Place
from tests.rules.examples import whole

ROOT = Path(__file__).parents[2]
SAMPLES = sorted((ROOT / "samples").rglob("*.ecarte"))
TYPES = {Type.TEXT: str, Type.INTEGER: int, Type.BOOLEAN: bool}


def table(name: TableName, text: str) -> list[dict[str, Any]]:
    records = read(whole(text)).matches
    return [row for one in records for row in rows(one, Place("f", 1), name)]


def column(name: TableName, key: str, text: str) -> list[Any]:
    return [row.get(key) for row in table(name, text)]


EVENING = """deal 1 Klara
turn AH
elder TD JS JH 9H JD
dealer 9S 8C QH KC KS
propose 3 refuse! {bold} {or not}
king dealer
play JS KS, KC TD, QH 9H, 9S JH, JD 8C
points dealer 1
score 1-0
"""


def test_a_deal() -> None:
    """Klara trumps in and leads thrice; Leo's ten of diamonds breaches, the last two are his."""
    (row,) = table(TableName.DEALS, EVENING)
    told = {
        "file": "f",
        "match": 1,
        "deal_index": 1,
        "game": 1,
        "deal": 1,
        "rules": "classic",
        "player_1": "Klara",
        "player_2": "Leo",
        "dealer": "Klara",
        "elder": "Leo",
        "turn_up": "AH",
        "elder_hand": "TD JS JH 9H JD",
        "dealer_hand": "9S 8C QH KC KS",
        "decisions": 2,
        "proposals": 1,
        "accepted": 0,
        "refused": True,
        "stood": False,
        "king": "dealer",
        "cards_played": 10,
        "tricks_elder": 2,
        "tricks_dealer": 3,
        "void": False,
        "law_seat": "dealer",
        "law_points": 1,
        "sheet_seat": "dealer",
        "sheet_points": 1,
        "score_1": 1,
        "score_2": 0,
        "whole": True,
    }
    assert {key: row.get(key) for key in told} == told


def test_decisions() -> None:
    propose, refuse = table(TableName.DECISIONS, EVENING)
    assert (propose["decision"], propose["seat"], propose["player"]) == ("propose", "elder", "Leo")
    assert propose["cards_asked"] == 3
    assert propose["hand"] == "JS JH 9H JD TD"
    assert (refuse["decision"], refuse["player"], refuse["turn_up"]) == ("refuse", "Klara", "AH")
    assert (refuse["proposals_before"], refuse["exchanges_before"]) == (1, 0)
    assert (refuse["glyphs"], refuse["remarks"]) == ("!", "bold / or not")


def test_plays() -> None:
    plays = table(TableName.PLAYS, EVENING)
    assert "".join(row["seat"][0] for row in plays) == "eddededeed"
    assert [row["trick"] for row in plays] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert [row["lead"] for row in plays] == [True, False] * 5
    assert [row["winner"] for row in plays] == ["dealer"] * 6 + ["elder"] * 4
    assert [row["led"] for row in plays[1::2]] == ["JS", "KC", "QH", "9S", "JD"]
    assert {row["trump"] for row in plays} == {"H"}
    assert [row["breach"] for row in plays if row["breach"]] == ["trump"]
    assert plays[3]["card"] == "TD"
    assert plays[3]["hand"] == "JH 9H JD TD"


def test_what_is_not_known_is_empty() -> None:
    text = "deal ? ?\nturn xH\nelder xC xC Kx 7S xx\nplay xx xx\n"
    (deal,) = table(TableName.DEALS, text)
    assert (deal["deal"], deal["dealer"], deal["elder"], deal["refused"]) == (None,) * 4
    assert (deal["stood"], deal.get("law_seat"), deal.get("score_1")) == (None,) * 3
    assert deal["turn_up"] == "xH"
    first, second = table(TableName.PLAYS, text)
    assert (first["seat"], first["player"], first["winner"]) == ("elder", None, None)
    assert first["hand"] == "7S xC xC Kx xx"
    assert (second["seat"], second["led"]) == ("dealer", "xx")


def test_tricks_that_were_given_up() -> None:
    text = "deal 1 Klara\nturn 9H\nstand\nplay KS 9S, QS TS\nconcede dealer\n"
    assert column(TableName.DEALS, "tricks_elder", text) == [5]
    assert column(TableName.DEALS, "tricks_dealer", text) == [0]
    assert column(TableName.DEALS, "tricks_elder", "deal 1 Klara\nturn 9H\n") == [None]


def test_rounds_of_exchanges() -> None:
    text = """deal 1 Klara
turn 9H
propose accept
elder -2 +2
dealer -1 +1
propose accept
elder -1 +1
dealer -1 +1
stand
"""
    assert column(TableName.DECISIONS, "decision", text) == ["propose", "accept"] * 2 + ["stand"]
    assert column(TableName.DECISIONS, "proposals_before", text) == [0, 1, 1, 2, 2]
    assert column(TableName.DECISIONS, "exchanges_before", text) == [0, 0, 1, 1, 2]
    assert column(TableName.DEALS, "accepted", text) == [2]
    assert column(TableName.DEALS, "stood", text) == [False]


def test_void_and_damaged_deals() -> None:
    text = "deal 1 Klara\nturn 9H\nmisdeal\n\ndeal 2 Klara\nturn 9D\nelder -\nstand\n"
    assert column(TableName.DEALS, "void", text) == [True, False]
    assert column(TableName.DEALS, "whole", text) == [True, False]
    assert column(TableName.DEALS, "deal_index", text) == [1, 2]


def test_games_are_counted_as_numbered() -> None:
    text = "game 1\ndeal 1 Klara\nturn 9H\nscore 5-0\n\ngame 2\ndeal 1 Leo\nturn 9H\n"
    assert column(TableName.DEALS, "game", text) == [1, 2]


def test_another_version_is_not_judged() -> None:
    text = whole("deal 1 Klara\nturn 9H\nstand\nplay KS 9S\n").replace("ecarte 1", "ecarte 2")
    (record,) = read(text).matches
    (deal,) = rows(record, Place("f", 1), TableName.DEALS)
    assert (deal["turn_up"], deal.get("law_seat"), deal["cards_played"]) == ("9H", None, 2)
    assert [row.get("seat") for row in rows(record, Place("f", 1), TableName.PLAYS)] == [None] * 2


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_statement_has_its_row_and_every_cell_its_type(path: Path) -> None:
    for number, record in enumerate(read(path.read_bytes()).matches, 1):
        items = [item for deal in record.deals for item in deal.items]
        due = {
            TableName.DEALS: len(record.deals),
            TableName.DECISIONS: sum(isinstance(one, Decision) for one in items),
            TableName.PLAYS: sum(isinstance(one, CardPlayed) for one in items),
        }
        for name, columns in TABLES.items():
            made = list(rows(record, Place("f", number), name))
            assert len(made) == due[name]
            for row in made:
                assert set(row) <= {one.name for one in columns}
                for one in columns:
                    value = row.get(one.name)
                    assert value is None or type(value) is TYPES[one.type], (one.name, value)


def test_the_dictionary_names_every_column_once() -> None:
    page = (ROOT / "grammar" / "TABLES.md").read_text(encoding="utf-8")
    for columns in TABLES.values():
        assert len({one.name for one in columns}) == len(columns)
        for one in columns:
            assert re.search(
                rf"^\| `{one.name}` \| {one.type} \| {re.escape(one.words)} \|$", page, re.MULTILINE
            )
