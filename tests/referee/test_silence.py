"""`{[sic NAME]}` and `{[allow NAME]}`."""

import pytest

from ecarte_notation import check, read, referee
from ecarte_notation.referee.referee import catalogue
from tests.rules.examples import whole

REVOKE = "turn 9H\nelder QH 8H KS 7D 8C\ndealer 9S TH JD AC JC\nstand\nplay KS TH{}, JD 7D\n"


def names(text: str) -> list[str]:
    return [one.rule.name for one in referee(read(text)).findings]


@pytest.mark.parametrize(
    "mark", ["{[sic must-follow]}", "{[sic T404] it was}", "{ [ sic must-follow ] }"]
)
def test_sic_silences_the_finding_of_its_item(mark: str) -> None:
    text = whole("deal 1 Klara\n" + REVOKE.replace("{}", " " + mark))
    report = referee(read(text))
    assert report.findings == ()
    assert report.silenced == 1


def test_sic_at_another_item_silences_nothing() -> None:
    text = whole("deal 1 Klara\n" + REVOKE.replace("KS TH{}", "KS {[sic must-follow]} TH"))
    assert names(text) == ["unused-silence", "must-follow"]


def test_allow_silences_a_deal_and_no_other() -> None:
    plain = REVOKE.replace("{}", "")
    text = whole(f"deal 1 Klara {{[allow must-follow]}}\n{plain}\ndeal 2 Leo\n{plain}")
    (finding,) = [one for one in referee(read(text)).findings if one.rule.name == "must-follow"]
    assert finding.where.deal == 2


def test_allow_after_a_tag_silences_the_match() -> None:
    plain = REVOKE.replace("{}", "")
    text = (
        'ecarte 1\n[Players "Klara" "Leo"] {[allow T404]}\n'
        f"deal 1 Klara\n{plain}\ndeal 2 Leo\n{plain}\nresult *\nend\n"
    )
    assert "must-follow" not in names(text)


def test_a_rule_that_did_not_run_is_not_missed() -> None:
    text = whole("deal 1 Klara\nturn 9H {[allow must-follow]}\n")
    some = [rule for rule in catalogue() if rule.name == "unused-silence"]
    assert referee(read(text), only=some).findings == ()
    assert names(text) == ["unused-silence"]


def test_silence_holds_when_rules_are_chosen() -> None:
    plain = REVOKE.replace("{}", "")
    text = whole(f"deal 1 Klara {{[allow must-follow]}}\n{plain}")
    assert referee(read(text), only=catalogue().rules).findings == ()


def test_check_is_read_and_referee_in_one() -> None:
    text = "".join(whole("deal 1 Klara\n" + REVOKE.replace("{}", "")) for _ in range(3))
    seen: list[tuple[int, int]] = []
    report = check(text, "x", watch=lambda done, total: seen.append((done, total)))
    assert report == referee(read(text, "x"))
    assert report.matches == 3
    assert seen[-1] == (len(text), len(text))
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)


def test_a_name_broken_over_two_lines_is_no_name() -> None:
    text = whole("deal 1 Klara\n" + REVOKE.replace("{}", " {[sic must-\nfolow]}"))
    assert "unknown-silence" in names(text)


@pytest.mark.parametrize("between", ["", " "])
def test_sic_at_a_card_does_not_reach_the_card_close_before_it(between: str) -> None:
    deal = f"turn 9H\nelder QH 8H AS 7D 8C\nstand\nplay KS{between}9S {{[sic card-not-held]}}\n"
    assert names(whole("deal 1 Klara\n" + deal)) == ["card-not-held", "unused-silence"]


@pytest.mark.parametrize("order", ["allow", "sic", "allow \n"])
def test_an_order_that_names_no_rule_offers_nothing(order: str) -> None:
    found = check(whole(f"deal 1 Klara {{[{order}]}}\nturn 9H\n")).findings
    assert [(one.rule.name, one.fixes) for one in found] == [("unknown-silence", ())]
    assert found[0].message == f"`{order.split(maxsplit=1)[0]}` names no rule"
