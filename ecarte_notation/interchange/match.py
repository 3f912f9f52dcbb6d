"""A match record as JSON and back: `to_json`, `from_json`, and the schema of both."""

import json
from collections.abc import Iterator
from typing import Any

from ecarte_notation.interchange.fault import RecordJsonError, shown
from ecarte_notation.interchange.order import check_order, check_result
from ecarte_notation.interchange.scalars import Choice, Count, Flag, Text
from ecarte_notation.interchange.shapes import Key, Listed, Maybe, OneOf, Shape
from ecarte_notation.interchange.statements import COUNTS, CUT, MARK, MARKS, NAME, STATEMENT
from ecarte_notation.record.match import (
    DealRecord,
    End,
    GameOpener,
    MatchRecord,
    Result,
    Tag,
    Version,
)
from ecarte_notation.text.span import Span

FORMAT_VERSION = 1
_NUMBER = Count()

_TAG = Shape(
    Tag,
    "",
    (
        Key("name", Text("a tag's name", "^[A-Za-z][A-Za-z0-9_-]*$"), spans="name_span"),
        Key("values", Listed(Text("a value"), 1)),
        MARKS,
    ),
    name="tag",
)
_VERSION = Shape(Version, "", (Key("number", _NUMBER), MARKS), name="version")
_END = Shape(End, "", (MARKS,), name="end")
_GAME = Shape(
    GameOpener,
    "game",
    (
        Key("number", _NUMBER),
        Key("players", Listed(Maybe(NAME), 2, 2), (), words="Who plays it; null for `?`."),
        MARKS,
    ),
)
_DEAL = Shape(
    DealRecord,
    "deal",
    (
        Key("number", Maybe(_NUMBER), spans="number_span", words="null for `?`."),
        Key("dealer", Maybe(NAME), spans="dealer_span", words="null for `?`."),
        MARKS,
        Key("items", Listed(STATEMENT), (), words="The statements, in the order of the record."),
        Key("lost", Flag(), False, words="Some statement of the original could not be read."),
        Key("vague", Flag(), False, words="One of those stood before the play."),
    ),
    words="A deal. Nothing is concluded from what is absent in a deal that is `lost`.",
)


class _Taker(Maybe):
    """The taker of a pool: a tuple of one name, or of None."""

    def put(self, value: Any) -> Any:
        """The name, or null for `?`."""
        return super().put(value[0])

    def take(self, data: Any, at: str) -> Any:
        """A tuple of it."""
        return (super().take(data, at),)


_RESULT = Shape(
    Result,
    "result",
    (
        Key("counts", COUNTS, None, words="Without counts and taker: `result *`."),
        Key("resigned", Flag(), False),
        Key("taker", _Taker(NAME), (), spans="taker_span", words="Of a pool; null for `?`."),
        Key(
            "amount",
            Count(-999_999_999),
            None,
            spans="amount_span",
            words="What the pool held, or was won; below 0 if lost.",
        ),
        MARKS,
    ),
)
_ENTRY = OneOf((_DEAL, _GAME, CUT, _RESULT), "entry", "entry")
MATCH = Shape(
    MatchRecord,
    "",
    (
        Key("leading", Listed(MARK), (), words="Remarks before the first word."),
        Key("version", Maybe(_VERSION), None, words="Of the notation; absent if not written."),
        Key("tags", Listed(_TAG), ()),
        Key("entries", Listed(_ENTRY), ()),
        Key("end", Maybe(_END), None),
    ),
    name="match",
    words="One match, as written.",
)
_FORMAT = Choice({f"ecarte-record-{FORMAT_VERSION}": FORMAT_VERSION})
FORMAT = _FORMAT.put(FORMAT_VERSION)


def to_json(record: MatchRecord) -> dict[str, Any]:
    """A match as JSON data; its schema is `ecarte schema record`."""
    return {"format": FORMAT, **MATCH.put(record)}


def from_json(data: Any, pointer: str = "") -> MatchRecord:
    """The match of JSON data; `from_json(to_json(record)) == record`.

    RecordJsonError, a ValueError, where it is none; `pointer` is where the data stand in a file.
    """
    if not isinstance(data, dict):
        raise RecordJsonError(pointer, f"{shown(data)} where a match should be, an object")
    if "format" in data:
        _FORMAT.take(data["format"], f"{pointer}/format")
    own = {key: value for key, value in data.items() if key != "format"}
    record: MatchRecord = MATCH.take(own, pointer)
    for at, entry in enumerate(record.entries):
        check_order(entry, f"{pointer}/entries/{at}")
        check_result(entry, f"{pointer}/entries/{at}")
    return record


def places(record: MatchRecord, pointer: str) -> Iterator[tuple[Span, str]]:
    """The spans in a record that was read from a text, with pointers into its JSON."""
    return MATCH.places(record, pointer)


def record_schema() -> str:
    """The JSON Schema of a file of matches, or of one match."""
    defs: dict[str, Any] = {}
    match = MATCH.schema(defs)
    named = {"description": "The version of this form.", **_FORMAT.schema(defs)}
    defs["match"]["properties"] = {"format": named, **defs["match"]["properties"]}
    matches = {"type": "array", "items": match}
    file = {
        "description": "A file of `ecarte convert --to json`.",
        "type": "object",
        "required": ["format", "matches"],
        "properties": {"format": named, "matches": matches},
        "additionalProperties": False,
    }
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:ecarte-notation:record:{FORMAT_VERSION}",
        "title": f"Records of écarté as JSON, version {FORMAT_VERSION}",
        "description": "A file of matches, or one match (a line of NDJSON).",
        "anyOf": [file, match],
        "$defs": dict(sorted(defs.items())),
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
