"""What people and programs see of a report."""

import json

import jsonschema

from ecarte_notation.referee.referee import catalogue, read, referee
from ecarte_notation.render.concise import concise
from ecarte_notation.render.explanation import explanation
from ecarte_notation.render.full import full
from ecarte_notation.render.handbook import handbook
from ecarte_notation.render.json import findings, schema
from ecarte_notation.render.listing import listing
from ecarte_notation.render.styled import cells, plain
from tests.rules.examples import example, whole

REVOKE = """\
deal 1 Klara {Élise ♥ looks on}
turn 9H
elder QH 8H KS 7D 8C
dealer 9S TH JD AC JC
stand
play KS TH, JD 7D
"""


def test_the_full_report_word_for_word() -> None:
    report = referee(read(whole(REVOKE), "evening.ecarte"))
    assert [plain(line) for line in full(report)] == [
        "error[T404 must-follow]: dealer plays TH on KS, holding 9S",
        "  at evening.ecarte:9:9 (deal 1, trick 1, dealer)",
        "  |",
        "9 | play KS TH, JD 7D",
        "  |         ^^",
        "  law: A player who holds the suit led must follow it. (LAWS.md, §\u00a09.3;",
        "       Cavendish 1878, law 43; Britannica 1911, article «Écarté»)",
        "  do:  Correct the card; {[sic must-follow]} if it really was played.",
        "  fix: could be: write 9D for 9S; write 9C for 9S",
        "",
    ]


def test_concise() -> None:
    report = referee(read(whole(REVOKE), r"C:\club\1885.ecarte"))
    (line,) = concise(report)
    assert plain(line) == (
        r"C:\club\1885.ecarte:9:9: T404 must-follow: dealer plays TH on KS, holding 9S"
    )


def test_every_line_fits_80_columns() -> None:
    for rule in catalogue():
        report = referee(
            read(example(rule, "Wrong").data, "samples/slips/of-a-long-evening.ecarte")
        )
        for line in (*full(report), *explanation(rule)):
            assert cells(plain(line)) <= 80, plain(line)
    for line in listing(catalogue()):
        assert cells(plain(line)) <= 80, plain(line)


def test_a_long_line_is_cut_around_the_span() -> None:
    long = "deal 1 Klara {" + "x" * 300 + "} turn 9H turn 8C {" + "y" * 300 + "}\n"
    lines = [plain(line) for line in full(referee(read(whole(long))))]
    shown = next(i for i, line in enumerate(lines) if line.startswith("4 | "))
    at = lines[shown + 1].index("^")
    assert lines[shown][at:].startswith("turn 8C")
    assert cells(lines[shown]) <= 80


def test_carets_stand_under_wide_characters() -> None:
    text = "deal 1 Klara {王様} turn 9H turn 8C\n"
    lines = [plain(line) for line in full(referee(read(whole(text))))]
    shown = next(i for i, line in enumerate(lines) if line.startswith("4 | "))
    before = lines[shown][: lines[shown].index("turn 8C")]
    assert cells(before) == lines[shown + 1].index("^")


def test_json_follows_its_schema() -> None:
    form = json.loads(schema())
    jsonschema.Draft202012Validator.check_schema(form)
    for rule in catalogue():
        report = referee(read(example(rule, "Wrong").data, "x.ecarte"))
        document = {
            "version": 1,
            "findings": list(findings(report)),
            "errors": [],
            "summary": dict.fromkeys(form["properties"]["summary"]["required"], 0),
        }
        jsonschema.validate(json.loads(json.dumps(document, default=str)), form)


def test_the_handbook_names_every_rule() -> None:
    text = handbook(catalogue())
    for rule in catalogue():
        assert f"### {rule.code} {rule.name}" in text
