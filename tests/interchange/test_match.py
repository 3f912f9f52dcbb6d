"""Records as JSON and back."""

import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_notation import MatchRecord, RecordJsonError, from_json, read, to_json
from ecarte_notation.render.json import schema
from tests.generate.blanks import blanked
from tests.generate.company import FORMS, company_match
from tests.generate.decorate import decorated
from tests.generate.match import legal_match
from tests.generate.profiles import any_profile
from tests.rules.examples import whole

SAMPLES = sorted((Path(__file__).parents[2] / "samples").rglob("*.ecarte"))
SCHEMA = jsonschema.Draft202012Validator(json.loads(schema("record")))

EVERYTHING = """\
; before all
ecarte 1 {[allow unclaimed-king]}
[Players "Klara" "Leo" "Max"]
[X-own "a \\"b\\"" "c"] {of our own}
[Cards "fr"]
cut Klara RP Leo 9C {cut}
game 1: Klara ?
deal ? "Leo B"
pack RP 9P
turn 9C!
elder DC xC RP 7K Rx
dealer xx
propose 3? (stand {bold}, RP! xx)
accept
elder -7K 8T! +VC ^8T
dealer -1 {one} +1 ^1
king turned king elder king dealer
faced RP
play RP 9P; to the end
, replay
revoke dealer throw elder claim dealer concede elder
misdeal exposed
points elder 2
score 1-?-0
result Leo 15
result ?
result 3-1 won 20
result 3-1 lost 2
result 2-? resigned
result *
end {over}
"""


def same(record: MatchRecord) -> dict[str, Any]:
    """The JSON of a record, after it was held against the schema and read back."""
    data = json.loads(json.dumps(to_json(record)))
    assert SCHEMA.is_valid(data), str(jsonschema.exceptions.best_match(SCHEMA.iter_errors(data)))
    assert from_json(data) == record
    lost = [(deal.lost, deal.vague) for deal in record.deals]
    assert [(deal.lost, deal.vague) for deal in from_json(data).deals] == lost
    return data


def test_the_schema_is_a_schema() -> None:
    SCHEMA.check_schema(SCHEMA.schema)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples(path: Path) -> None:
    for record in read(path.read_bytes()).matches:
        same(record)


@given(st.integers(0, 10**9))
@settings(max_examples=60, deadline=None)
def test_any_match(seed: int) -> None:
    rng = random.Random(seed)
    record = legal_match(rng, profile=any_profile(rng))
    if rng.random() < 0.3:
        record = company_match(rng, rng.choice(FORMS))
    if rng.random() < 0.5:
        record = blanked(record, rng)
    same(decorated(record, rng))


def test_what_stands_where() -> None:
    (record,) = read(EVERYTHING).matches
    data = same(record)
    assert data["format"] == "ecarte-record-1"
    assert data["leading"] == [{"kind": "remark", "text": "before all", "to_line_end": True}]
    assert data["version"]["marks"] == [{"kind": "remark", "text": "[allow unclaimed-king]"}]
    assert data["tags"][1]["values"] == ['a "b"', "c"]
    cut, game, deal, *results = data["entries"]
    assert cut["names"] == ["Klara", "Leo"]
    assert cut["cards"] == ["KS", "9H"]
    assert game == {"kind": "game", "number": 1, "players": ["Klara", None]}
    assert (deal["number"], deal["dealer"]) == (None, "Leo B")
    items = {}
    for one in deal["items"]:
        items.setdefault(one["kind"], one)
    assert items["turn"]["card"] == {"card": "9H", "marks": [{"kind": "glyph", "text": "!"}]}
    assert items["hand"] == {
        "kind": "hand",
        "seat": "elder",
        "cards": ["QH", "xH", "KS", "7D", "Kx"],
    }
    line = items["decision"]["marks"][1]["parts"]
    assert items["decision"]["count"] == 3
    assert [one["kind"] for one in line] == ["decision", "comma", "card", "card"]
    exchange = items["exchange"]
    assert exchange["discarded"]["cards"][0] == "7D"
    assert exchange["recovered"] == [{"cards": ["8C"]}]
    assert items["king"] == {"kind": "king", "who": "turned"}
    assert items["misdeal"]["cause"] == "exposed"
    assert items["score"]["counts"] == [1, None, 0]
    assert [{k: v for k, v in one.items() if k != "kind"} for one in results] == [
        {"taker": "Leo", "amount": 15},
        {"taker": None},
        {"counts": [3, 1], "amount": 20},
        {"counts": [3, 1], "amount": -2},
        {"counts": [2, None], "resigned": True},
        {},
    ]
    assert data["end"]["marks"] == [{"kind": "remark", "text": "over"}]


def test_what_was_lost_stays_lost() -> None:
    (record,) = read(whole("deal 1 Klara\nturn 9H\nelder -\nplay KS 9S\n")).matches
    (deal,) = [one for one in same(record)["entries"] if one["kind"] == "deal"]
    assert deal["lost"]
    assert deal["vague"]


GOOD = {
    "entries": [
        {"kind": "game", "number": 1},
        {
            "kind": "deal",
            "number": 1,
            "dealer": "Klara",
            "items": [
                {"kind": "hand", "seat": "elder", "cards": ["KS", {"card": "QS"}]},
                {"kind": "exchange", "seat": "elder", "discarded": {"count": 2}},
                {"kind": "play"},
                {"kind": "card", "card": "KS"},
            ],
        },
        {"kind": "result", "counts": [5, 3]},
    ],
}
HAND, SWAP, DEAL, RESULT = (
    "/entries/1/items/0",
    "/entries/1/items/1",
    "/entries/1",
    "/entries/2",
)


@pytest.mark.parametrize(
    ("at", "new", "pointer", "words"),
    [
        (f"{HAND}/cards/1", "KX", f"{HAND}/cards/1", "`KX` is no card"),
        (f"{HAND}/cards/1", {"card": "K"}, f"{HAND}/cards/1/card", "`K` is no card"),
        (f"{HAND}/cards/1", ["KS"], f"{HAND}/cards/1", "an array is no card"),
        (f"{HAND}/cards", [], f"{HAND}/cards", "0 elements"),
        (f"{HAND}/cards", "KS", f"{HAND}/cards", "`KS` where an array should be"),
        (f"{HAND}/seat", "Elder", f"{HAND}/seat", "did you mean `elder`?"),
        (f"{HAND}/kind", "hnd", f"{HAND}/kind", "did you mean `hand`?"),
        (f"{HAND}/kind", 7, f"{HAND}/kind", "7 is no kind of statement"),
        (HAND, {"seat": "elder"}, HAND, "the key `kind` is missing"),
        (HAND, None, HAND, "null where statement should be, an object"),
        (f"{HAND}/crds", [], f"{HAND}/crds", "did you mean `cards`?"),
        (f"{HAND}/a~1b~0", [], f"{HAND}/a~1b~0", "the key `a/b~` means nothing"),
        (f"{SWAP}/discarded", {}, f"{SWAP}/discarded", "the key `count` is missing"),
        (f"{SWAP}/discarded/cards", ["KS"], f"{SWAP}/discarded/count", "their number follows"),
        (f"{SWAP}/discarded/count", -1, f"{SWAP}/discarded/count", "-1 where a whole number"),
        (f"{SWAP}/discarded/count", True, f"{SWAP}/discarded/count", "true where a whole"),
        (f"{SWAP}/discarded/count", 1.5, f"{SWAP}/discarded/count", "1.5 where a whole"),
        (f"{SWAP}/discarded/count", 10**30, f"{SWAP}/discarded/count", "1e+30 where a whole"),
        (f"{SWAP}/marks", [{"kind": "glyph", "text": "x"}], f"{SWAP}/marks/0/text", "no glyph"),
        (f"{SWAP}/marks", [{"kind": "remark", "text": "a\nb"}], f"{SWAP}/marks/0/text", "no rem"),
        (f"{DEAL}/dealer", "a\nb", f"{DEAL}/dealer", "is no name"),
        (f"{DEAL}/dealer", "\ud800", f"{DEAL}/dealer", "half a surrogate pair"),
        (f"{DEAL}/items/2", {"kind": "comma"}, f"{DEAL}/items/2", "only stand after `play`"),
        (f"{DEAL}/items/3/kind", "play", f"{DEAL}/items/3/card", "means nothing"),
        (f"{DEAL}/items/3", {"kind": "play"}, f"{DEAL}/items/3", "`play` cannot stand after"),
        (f"{RESULT}/taker", "Leo", f"{RESULT}/taker", "not both"),
        (f"{RESULT}/counts", [1], f"{RESULT}/counts", "1 elements where 2 to 3"),
        (f"{RESULT}", {"kind": "result", "amount": 3}, f"{RESULT}/amount", "goes with"),
        ("/format", "ecarte-record-2", "/format", "where one of `ecarte-record-1`"),
    ],
)
def test_wrong_json_is_named_where_it_stands(at: str, new: Any, pointer: str, words: str) -> None:
    data = json.loads(json.dumps(GOOD))
    from_json(data)
    *path, last = at.split("/")[1:]
    holder = data
    for key in path:
        holder = holder[int(key) if isinstance(holder, list) else key]
    last = last.replace("~1", "/").replace("~0", "~")
    holder[int(last) if isinstance(holder, list) else last] = new
    with pytest.raises(RecordJsonError) as wrong:
        from_json(data)
    assert wrong.value.pointer == pointer
    assert words in wrong.value.words


@pytest.mark.parametrize("data", [None, 3, "x", [], True, {"entries": {}}, {"end": []}])
def test_what_is_no_match_at_all(data: Any) -> None:
    with pytest.raises(RecordJsonError):
        from_json(data)


JUNK = (None, True, -1, 0, 7, 1.5, 10**12, "", "KX", "elder", "a\nb", "deal", [], {}, [[]])


@given(st.integers(0, 10**9))
@settings(max_examples=100, deadline=None)
def test_spoilt_json_never_ends_in_anything_but_its_own_error(seed: int) -> None:
    rng = random.Random(seed)
    data = json.loads(json.dumps(to_json(decorated(legal_match(rng), rng))))
    spoil(data, rng)
    try:
        record = from_json(data)
    except RecordJsonError:
        return
    assert SCHEMA.is_valid(data)
    same(record)


def spoil(data: Any, rng: random.Random) -> None:
    """Something else somewhere, or a key taken out."""
    keys = list(data) if isinstance(data, dict) else range(len(data))
    key = rng.choice(keys)
    if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.9:
        spoil(data[key], rng)
    elif rng.random() < 0.3:
        del data[key]
    else:
        data[key] = rng.choice(JUNK)
