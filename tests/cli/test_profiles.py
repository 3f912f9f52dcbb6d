"""`ecarte profiles`, and rules named on the command line."""

import json

import pytest

from ecarte_notation.games.ecarte.profiles import BOOKS, OVERLAYS
from ecarte_notation.games.ecarte.switches import switches
from tests.cli.test_command import CLEAN, ecarte
from tests.rules.examples import whole


def test_the_list_names_every_book_and_overlay() -> None:
    said = ecarte("profiles").stdout.decode()
    assert all(f"  {name} " in said for name in (*BOOKS, *OVERLAYS))
    assert max(map(len, said.splitlines())) <= 80


def test_one_profile_shows_every_switch_with_who_contradicts_it() -> None:
    said = ecarte("profiles", "dansk").stdout.decode()
    assert all(f"\n{name} (LAWS.md, " in said for name in switches())
    assert "Caution: " in said
    assert "not true: He must if he can." in said
    assert max(map(len, said.splitlines())) <= 80


def test_a_difference_shows_only_what_differs() -> None:
    said = ecarte("profiles", "--diff", "classic", "svensk, game_to=7").stdout.decode()
    heads = [line.split(" (")[0] for line in said.splitlines() if "(LAWS.md" in line]
    assert heads == ["stock_short", "game_to"]
    assert ecarte("profiles", "--diff", "classic", "Classic").stdout.endswith(b"no difference\n")


def test_json_says_the_same() -> None:
    every = json.loads(ecarte("profiles", "--json").stdout)
    assert [one["name"] for one in every["profiles"]] == list(BOOKS)
    (one,) = json.loads(ecarte("profiles", "ace-high", "--json").stdout)
    assert {s["name"]: s["value"] for s in one["switches"]}["rank_order"] == "AKQJT987"


@pytest.mark.parametrize(
    "words",
    [("profiles", "svnsk"), ("profiles", "--diff", "classic"), ("check", "--rules", "x", "-")],
)
def test_wrong_calls_are_2(words: tuple[str, ...]) -> None:
    done = ecarte(*words, data=CLEAN.encode())
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_house_rules_on_the_command_line_and_in_the_record() -> None:
    text = "deal 1 Klara\nturn 9H\ndealer KH 9S TH JC AC\nstand\nplay KS king dealer 9S\n"
    late = ecarte(
        "check", "--rules", "king_timing=before_first_lead", "-", data=whole(text).encode()
    )
    assert (late.returncode, b"K303" in late.stdout) == (1, True)
    tagged = whole(text).replace('"Leo"]\n', '"Leo"]\n[Rules "suomi, game_to=7"]\n')
    assert b"K303" in ecarte("check", "-", data=tagged.encode()).stdout
    wrong = tagged.replace("suomi", "suomy")
    assert b"did you mean `suomi`?" in ecarte("check", "-", data=wrong.encode()).stdout


def test_a_setting_without_a_value_is_explained_and_not_mended() -> None:
    text = whole("deal 1 Klara\n").replace('"Leo"]\n', '"Leo"]\n[Rules "suomi, game_toJC7"]\n')
    (found,) = json.loads(ecarte("check", "--format", "json", "-", data=text.encode()).stdout)[
        "findings"
    ]
    assert "did you mean the switch `game_to`?" in found["message"]
    assert found["fixes"] == []


def test_the_literal_danish_rules_come_with_a_caution() -> None:
    done = ecarte("check", "--rules", "dansk", "-", data=CLEAN.encode())
    assert done.returncode == 0
    assert done.stderr.startswith(b"ecarte: caution: The Danish text ")
    said = json.loads(
        ecarte("check", "--format", "json", "--rules", "dansk", "-", data=CLEAN.encode()).stdout
    )
    assert len(said["cautions"]) == 1
