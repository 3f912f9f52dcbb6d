"""Which form a file is in, and what of broken JSON is told and read all the same."""

import io
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_notation import to_json
from ecarte_notation.interchange.forms import Form
from ecarte_notation.interchange.reading import items_of, items_of_stream, recognised
from tests.generate.match import legal_match

MATCH = json.dumps(to_json(legal_match(random.Random(1))))
FILE = f'{{"format": "ecarte-record-1", "matches": [{MATCH},\n {MATCH}]}}'


@pytest.mark.parametrize(
    ("data", "name", "form"),
    [
        ("ecarte 1\n", "-", Form.NOTATION),
        ("", "-", Form.NOTATION),
        ('[Event "x"]\n', "-", Form.NOTATION),
        ("{a remark} ecarte 1", "-", Form.NOTATION),
        ('{"Oho", he said} ecarte 1', "-", Form.NOTATION),
        (FILE, "-", Form.JSON),
        ("\ufeff\n " + FILE, "-", Form.JSON),
        (FILE.replace("\n", ""), "-", Form.JSON),
        (json.dumps(json.loads(MATCH), indent=2), "-", Form.JSON),
        (MATCH, "-", Form.NDJSON),
        (f"{MATCH}\n{MATCH}\n", "-", Form.NDJSON),
        ('[{"format": 1}]', "-", Form.JSON),
        (FILE, "x.ecarte", Form.NOTATION),
        ("ecarte 1", "x.JSON", Form.JSON),
        ("ecarte 1", "x.jsonl", Form.NDJSON),
    ],
)
def test_the_form_is_seen(data: str, name: str, form: Form) -> None:
    assert recognised(data.encode(), name) is form


def problems(text: str, form: Form = Form.JSON) -> list[str]:
    return [one.problem for one in items_of(text.encode(), form) if one.fault]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no JSON at line 1, column 1"),
        ("{", "no JSON at line 1, column 2"),
        ('{"matches": [}', "no JSON at line 1, column 14: expecting value"),
        ('{\n"matches": [] x}', "no JSON at line 2, column 15: `,` is missing"),
        ('{"matches": []} x', "column 17: something follows the end"),
        ('{"matches": [], "matches": []}', "/matches: the key stands twice"),
        ('{"matches": [{"end": {}, "end": {}}]}', "the key `end` stands twice"),
        ('{"matches": {}}', "/matches: an object where an array should be"),
        ('{"format": "ecarte-record-9", "matches": []}', "/format: `ecarte-record-9`"),
        ('{"matches": [], "more": 1}', "/more: the key `more` means nothing"),
        ('{"matches": [7]}', "/matches/0: 7 where a match should be"),
        ("[]", "an array where a file of matches should be"),
        ("NaN", "`NaN` is no number of JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a": ' + "9" * 5_000 + "}", "a number is too long"),
        ("{3: 4}", "a key is no text"),
    ],
)
def test_broken_json(text: str, words: str) -> None:
    (problem,) = problems(text)
    assert words in problem


def test_one_wrong_match_does_not_hide_the_others() -> None:
    wrong = MATCH.replace('"kind": "turn"', '"kind": "tunr"')
    text = f'{{"matches": [{MATCH}, {wrong}, {MATCH}]}}'
    items = list(items_of(text.encode(), Form.JSON))
    assert [one.at for one in items] == ["/matches/0", "/matches/1", "/matches/2"]
    assert [one.record is not None for one in items] == [True, False, True]
    assert "/matches/1/entries/" in items[1].problem
    assert "did you mean `turn`?" in items[1].problem


def test_a_line_that_is_none_does_not_hide_the_others() -> None:
    items = list(items_of(f"{MATCH}\n\nnonsense\n{MATCH}".encode(), Form.NDJSON))
    assert [(one.line, one.record is not None) for one in items] == [
        (1, True),
        (3, False),
        (4, True),
    ]
    assert items[1].problem.startswith("line 3: no JSON at line 1, column 1")


@given(st.integers(0, 10**9))
@settings(max_examples=150, deadline=None)
def test_bytes_cut_out_and_put_in_never_end_in_a_traceback(seed: int) -> None:
    rng = random.Random(seed)
    data = bytearray((FILE if rng.random() < 0.5 else f"{MATCH}\n{MATCH}\n").encode())
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(data))
        data[at : at + rng.randrange(3)] = rng.choice((b"", b'"', b"{", b"\xff", b"]", b",", b"9"))
    for form in Form:
        for one in items_of(bytes(data), form):
            assert one.record is not None or one.problem or not one.whole


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_streams_in_the_encodings_that_are_sure(codec: str, end: str) -> None:
    data = (MATCH.replace("Klara", "\u00c9lise") + end + end + MATCH + end).encode(codec)
    items = list(items_of_stream(io.BytesIO(data)))
    assert [one.line for one in items] == [1, 3]
    assert all(one.record for one in items)


def test_what_is_in_no_sure_encoding_is_said() -> None:
    data = MATCH.replace("Klara", "\u00c9lise").encode("latin-1") + b"\n" + MATCH.encode()
    first, second = items_of_stream(io.BytesIO(data))
    assert first.problem == "line 1: it is not in UTF-8"
    assert second.record
    (whole,) = items_of(data, Form.JSON)
    assert whole.problem == "it is not in UTF-8"


def test_a_long_match_on_the_first_line_is_seen() -> None:
    long = MATCH.replace(
        '"entries"', '"leading": [{"kind": "remark", "text": "' + "x" * 10**6 + '"}], "entries"'
    )
    assert recognised(f"{long}\n{MATCH}".encode()) is Form.NDJSON


def test_a_stream_is_read_as_it_comes() -> None:
    class Stream(io.BytesIO):
        read_on = 0

        def readline(self, *_: object) -> bytes:
            self.read_on += 1
            return super().readline()

        __next__ = readline

    stream = Stream(f"{MATCH}\n".encode() * 50)
    next(iter(items_of_stream(stream)))
    assert stream.read_on == 1
