"""Encodings, marks, indentation, empty lines, files joined end to end."""

import pytest

from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.referee.referee import read
from tests.robust.common import MATCH, OTHER, THREE, found, matches, rules

UTF_16 = {
    "little, marked": lambda text: b"\xff\xfe" + text.encode("utf-16-le"),
    "big, marked": lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    "little": lambda text: text.encode("utf-16-le"),
    "big": lambda text: text.encode("utf-16-be"),
    "little, a byte too many": lambda text: b"\xff\xfe" + text.encode("utf-16-le") + b"\n",
    "as a shell redirects": lambda text: ("\ufeff" + text.replace("\n", "\r\n")).encode(
        "utf-16-le"
    ),
}


@pytest.mark.parametrize("form", UTF_16)
def test_utf_16_is_one_finding_that_names_it(form: str) -> None:
    report = read(UTF_16[form](MATCH))
    assert rules(UTF_16[form](MATCH)) == ["wrong-encoding"]
    assert "UTF-16" in str(report.mishaps[0].facts)
    assert report.matches == matches(MATCH)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_mark_before_any_match_takes_no_column(count: int) -> None:
    marked = "".join("\ufeff" + one for one in (MATCH, OTHER, MATCH)[:count])
    assert found(marked) == []
    slip = marked.replace("play KS TH", "play KS KC", 1)
    plain = slip.replace("\ufeff", "")
    assert found(slip) == found(plain) != []


BLANKS = ("    ", "\t", "\xa0", " \t ", "\u3000")


@pytest.mark.parametrize("blank", BLANKS)
def test_a_file_indented_throughout_is_the_same(blank: str) -> None:
    assert matches("".join(blank + line for line in THREE.splitlines(keepends=True))) == matches(
        THREE
    )


@pytest.mark.parametrize("blank", ["", " ", "   \r", "\t", "\f", "\xa0", "\u2028"])
def test_a_line_of_blanks_anywhere_changes_nothing(blank: str) -> None:
    lines = MATCH.splitlines(keepends=True)
    whole = matches(MATCH)
    for at in range(len(lines) + 1):
        assert matches("".join([*lines[:at], blank + "\n", *lines[at:]])) == whole, at


@pytest.mark.parametrize("gap", ["", "\n", "\n\n\n", "; a remark\n"])
def test_a_match_without_deals_and_one_behind_it_are_two(gap: str) -> None:
    text = 'ecarte 1\n[Event "none"]\nend\n' + gap + MATCH
    assert [len(one.deals) for one in matches(text)] == [0, 3]
    assert rules(text) == ["empty-match"]


RESULTS = ("5 - 3", "5–3", "5:3", "5 : 3", "5 — 3", "5−3", "5-3")


@pytest.mark.parametrize("result", RESULTS)
def test_of_every_way_to_write_a_result_one_is_written(result: str) -> None:
    (one,) = matches(f"ecarte 1\ndeal ? Klara\nscore {result}\nresult {result}\nend\n")
    text = write_match(one)
    assert "\nscore 5-3\n" in text
    assert "\nresult 5-3\n" in text


NAMES = (
    'say "5-3"',
    "back\\",
    "\\",
    'a\\"b',
    '"',
    "Kh 7s",
    "deal 3",
    "end",
    "{x}",
    ";",
    "result *",
)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_stands_in_a_value_is_a_value(name: str) -> None:
    spelt = name.replace("\\", "\\\\").replace('"', '\\"')
    text = MATCH.replace("Klara", spelt).replace(f"deal 1 {spelt}", f'deal 1 "{spelt}"')
    text = text.replace(f"deal 3 {spelt}", f'deal 3 "{spelt}"')
    (one,) = matches(text)
    assert (one.tag("Players").values, one.deals[0].dealer) == ((name, "Leo"), name)
    assert found(text) == []
    assert matches(write_match(one)) == (one,)
