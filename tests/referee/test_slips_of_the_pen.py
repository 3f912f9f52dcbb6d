"""How a thing is written: slips that were once told twice, or cost more than they should."""

import pytest

from ecarte_notation import read, referee
from tests.rules.examples import whole

CASES = [
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 6C\npropse accept\nelderr -1 +1\nstand\n",
        ["not-in-pack", "unknown-statement", "unknown-statement"],
        id="a mend does not repeat findings",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\npropose accept\nelder -2 +2\ndealerr -3 +3\nstand\n",
        ["unknown-statement"],
        id="misspelt seat",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplayy KS 9S, QH TH\n",
        ["unknown-statement"],
        id="misspelt play",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay KS 9S, QH TH\npointss dealer 2\n",
        ["tricks-missing", "unknown-statement"],
        id="misspelt points",
    ),
    pytest.param("deal 1 Klara\nturnn 8D\nstand\n", ["unknown-statement"], id="misspelt turn"),
    pytest.param(
        "deal 1 Klara\nturn 9H\nElder: QH 8H KS 7D 8C\nstand\n",
        ["unreadable-text"],
        id="colon after a word",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH 8H KSS 7D 8C\nstand\n",
        ["unreadable-text"],
        id="a card with a letter too many",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\npropose accept\nelder -2 +2\ndealer 4\nstand\n",
        ["unreadable-text"],
        id="count without its minus",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nking\nelder 7D QC 8C 9C TC\nstand\n",
        ["unreadable-text"],
        id="king without a seat",
    ),
    pytest.param('deal 1 "Klara\nturn 9H\nstand\n', ["unreadable-text"], id="name not closed"),
    pytest.param("deal 1, Klara\nturn 9H\nstand\n", ["unreadable-text"], id="comma in the heading"),
    pytest.param("deal 1: Klara\nturn 9H\nstand\n", ["unreadable-text"], id="colon in the heading"),
    pytest.param(
        'ecarte 1\n[Players "Anne Marie" "Leo"]\ndeal 1 Anne Marie\nturn 9H\nresult *\nend\n',
        ["unreadable-text"],
        id="name of two words",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nelder QH,8H,KS,7D,8C\nstand\n",
        ["unreadable-text"],
        id="commas in a hand",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay 1. KS 9S 2. QH TH\n",
        ["unreadable-text"],
        id="numbered tricks",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand }\nplay KS 9S\n", ["unreadable-text"], id="a brace too many"
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nStand.\nplay KS 9S\n",
        ["unreadable-text"],
        id="full stop after a word",
    ),
    pytest.param(
        'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\nturn 9H\nstand\nplay KS 9S\nresult\nend\n',
        ["unreadable-text"],
        id="result without a score",
    ),
    pytest.param(
        'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\nturn 9H\nstand\nplay KS 9S\nresult 1-\nend\n',
        ["unreadable-text"],
        id="result broken off",
    ),
    pytest.param(
        'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\nturn 9H\nresult *\nend.\n',
        ["unreadable-text"],
        id="full stop after end",
    ),
    pytest.param(
        'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\nturn 9H\nend\nresult *\n',
        ["out-of-order"],
        id="result after end",
    ),
    pytest.param(
        'ecarte\n[Players "Klara" "Leo"]\ndeal 1 Klara\nturn 9H\nresult *\nend\n',
        ["unreadable-text"],
        id="version without its number",
    ),
    pytest.param("ecarte 99\n", ["unknown-version"], id="a version and nothing else"),
    pytest.param("dael 1 Klara\nturn 9H\nstand\n", ["unknown-statement"], id="misspelt deal"),
    pytest.param("deal Klara\nturn 9H\nstand\n", ["unreadable-text"], id="deal without its number"),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay KS 9S, QH TH\nturn 8C\nelder KS QS JS AS TS\npropose refuse\nplay KS 7S\n",
        ["out-of-order"],
        id="heading of the second deal missing",
    ),
    pytest.param(
        "deal 1 Klara\ndeal 1 Klara\nturn 9H\nstand\n\ndeal 2 Leo\nturn 8C\n\ndeal 3 Klara\nturn 8D\n",
        ["deal-number"],
        id="heading written twice",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay KS 8S, Z9 QD\n",
        ["unreadable-text"],
        id="junk after a comma",
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay KS 8S (QS 9S), ZZ QD\n",
        ["unreadable-text"],
        id="junk after an alternative line",
    ),
    pytest.param("deal 1 Klara\nturn 9♥︎\nelder ♠︎K Q♥️ 8C 7C 9C\n", [], id="text signs of suits"),
    pytest.param(
        "deal 1 Klara {nice} turn ZZ\n", ["unreadable-text"], id="a bad card on the heading line"
    ),
    pytest.param("deal #1 Klara\nturn 9H\n", ["unreadable-text"], id="a number with a hash"),
    pytest.param("deal Klara 1\nturn 9H\n", ["unreadable-text"], id="a number behind the name"),
    pytest.param(
        "deal 1 Klara\nturn 9H\npropose no\nplay KS 9S\n", ["unknown-statement"], id="no for refuse"
    ),
    pytest.param("deal 1 Klara\ntrump 9H\nstand\n", ["unknown-statement"], id="trump for turn"),
    pytest.param("deal 1 Klara\nturn up 9H\nstand\n", ["unreadable-text"], id="turn up"),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\npoints 2 dealer\n",
        ["unreadable-text"],
        id="points before the seat",
    ),
    pytest.param("deal 1 Klara # nice\nturn 9H\n", ["unreadable-text"], id="a remark after a hash"),
    pytest.param("deal 1 Klara (nice)\nturn 9H\n", ["unreadable-text"], id="a remark in brackets"),
    pytest.param(
        "deal 1 Klara\nturn 9H // nice\n", ["unreadable-text"], id="a remark after slashes"
    ),
    pytest.param(
        "deal 1 Klara\nturn 9H\nstand\nplay KS 9S; QH TH\n",
        ["cards-in-comment"],
        id="semicolons between tricks",
    ),
    pytest.param(
        "deal 1 Klara\nturn \x1b9H\nstand\n", ["unreadable-text"], id="a control character"
    ),
    pytest.param(
        'ecarte 1\n[Players "Klara" "Leo"]\ndeal 1 Klara\nturn 9H\nstand\nscore 2-0\nresult 2-0 resign\nend\n',
        ["unknown-statement"],
        id="resign for resigned",
    ),
    pytest.param(
        "ecarte 1\n[Players “Klara” «Leo»]\ndeal 1 Klara\nturn 9H\nresult *\nend\n",
        [],
        id="typographic quotation marks",
    ),
]


@pytest.mark.parametrize(("text", "names"), CASES)
def test_one_slip_one_finding(text: str, names: list[str]) -> None:
    report = referee(read(whole(text)))
    assert [finding.rule.name for finding in report.findings] == names
