"""Where the books contradict each other: one record, judged by two or more rules.

Each case is a fragment of a match of Klara against Leo with the names of the rules that speak
under each profile. The expectations were derived from the clauses of LAWS.md, not from output.
The places of the findings are marked with « and »; `at` says for a rule which mark is its own
(from 1, in the order in which the marks close), where that is not the first.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Contradiction(NamedTuple):
    """A marked record and, for each profile, the names of the rules that must speak, in order."""

    id: str
    about: str
    text: str
    found: dict[str, list[str]]
    at: Mapping[str, int] = MappingProxyType({})


_TWO_LEFT = "propose accept\nelder -5 +5\ndealer -5 +5\npropose accept\nelder -5 +5\ndealer -4 +4\n"
_STOCK = _TWO_LEFT + "propose accept\n"
_DEALER_WINS = "play KS 9S, 8H JH, KC 8C, QC 7C, AD KD\n"
_ELDER_WINS = "play KS 9S, KC 8C, QC 7C, 8H JH, KD AD\n"
_PACK = (
    "pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD\n"
    "  JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C\n"
)
_REVOKE = (
    "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer 9S TH AH JC AC\nstand\n"
    "play KS TH, JC 8C, AC QH, 8H AH, 9S 7D\nrevoke dealer\n"
)

_POOL = (
    'ecarte 1\n[Players "Klara" "Leo" "Max"]\ngame 1: Klara Leo\ndeal 1 Klara\nturn 9H\n'
    "propose refuse\npoints elder 2\nscore 0-2\n"
    "game 2: Leo Max\ndeal 1 Max\nturn 8C\npropose refuse\npoints elder 2\nscore 2-0\n"
)

CONTRADICTIONS = (
    Contradiction(
        "C1",
        "dealer's king after elder's lead",
        "deal 1 Klara\nturn 9H\ndealer KH 9S TH JC AC\nstand\nplay KS «king dealer» 9S\n",
        {
            "classic": ["king-after-lead"],
            "svensk": ["king-after-lead"],
            "classic, king_timing=before_first_lead": ["king-declared-late"],
            "suomi": ["king-declared-late"],
        },
    ),
    Contradiction(
        "C1-led",
        "elder declares the king that he has led",
        "deal 1 Klara\nturn 9H\nelder KH 8H KS 7D 8C\nstand\nplay KH «king elder» TH\n",
        {
            "classic": ["king-declared-late"],
            "suomi": ["king-declared-late"],
            "london1878": [],
            "dansk": [],
        },
    ),
    Contradiction(
        "C2",
        "a turned king not claimed and not counted",
        "deal 1 Klara\n«turn KH»\nstand\nplay KS 9S\n«score 0-0»\n",
        {
            "classic": ["king-point-left-out"],
            "dansk": ["unclaimed-turned-king"],
            "classic, turned_king_claim=claim_before_next_deal": ["unclaimed-turned-king"],
        },
        {"king-point-left-out": 2},
    ),
    Contradiction(
        "C3",
        "a trump withheld by a player void of the suit",
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer QC TH AH JC AC\nstand\nplay KS «JC»\n",
        {
            "classic": ["must-trump"],
            "dansk": [],
            "svensk+free-trump": [],
            "london1878": ["must-trump"],
        },
    ),
    Contradiction(
        "C4",
        "elder stands and loses: two points to dealer",
        f"deal 1 Klara\nturn 9H\nstand\n{_DEALER_WINS}«points dealer 2»\n",
        {"classic": [], "dansk": ["wrong-award"], "suomi": [], "london1878": []},
    ),
    Contradiction(
        "C4-wins",
        "elder stands and wins: two points to himself",
        f"deal 1 Klara\nturn 9H\nstand\n{_ELDER_WINS}«points elder 2»\n",
        {"classic": ["wrong-award"], "dansk": [], "svensk": ["wrong-award"]},
    ),
    Contradiction(
        "C5",
        "a second proposal refused and lost",
        "deal 1 Klara\nturn 9H\npropose accept\nelder -2 +2\ndealer -1 +1\npropose refuse\n"
        f"{_ELDER_WINS}«points elder 1»\n",
        {
            "classic": [],
            "dansk": ["penalty-forgotten"],
            "svensk, refusal_scope=any_proposal": ["penalty-forgotten"],
        },
    ),
    Contradiction(
        "C6",
        "elder asks for more than the stock holds, and takes discards back",
        f"deal 1 Klara\nturn 9H\n{_STOCK}«elder -4 +2 ^2»\n",
        {"classic": [], "svensk": ["recovery-not-due"], "london1878": ["recovery-not-due"]},
    ),
    Contradiction(
        "C6-dealer",
        "dealer asks for more than the stock holds, and takes discards back",
        f"deal 1 Klara\nturn 9H\n{_STOCK}elder -1 +1\n«dealer -3 +1 ^2»\n",
        {
            "classic": ["recovery-not-due"],
            "svensk": ["recovery-not-due"],
            "london1878": [],
            "classic, stock_short=dealer_random_from_discards_once": [],
        },
    ),
    Contradiction(
        "C6-too-many",
        "elder asks for four with two in the stock and recovers three",
        f"deal 1 Klara\nturn 9H\n{_STOCK}«elder -4 +1 ^3»\n",
        {"classic": ["recovery-not-due"], "svensk": ["recovery-not-due"]},
    ),
    Contradiction(
        "C6-counts",
        "elder discards three with two in the stock, and what came is not written",
        f"deal 1 Klara\nturn 9H\n{_STOCK}«elder -3»\n",
        {"classic": [], "svensk": ["stock-exceeded"], "paris": ["stock-exceeded"]},
    ),
    Contradiction(
        "C6-draws",
        "elder draws three with two in the stock",
        f"deal 1 Klara\nturn 9H\n{_STOCK}«elder -3 +3»\n",
        {"classic": ["stock-exceeded"], "svensk": ["stock-exceeded"]},
    ),
    Contradiction(
        "C7",
        "dealer keeps all his cards",
        "deal 1 Klara\nturn 9H\npropose accept\nelder -2 +2\ndealer «-0»\nstand\n",
        {"classic": [], "classic+dealer-must-change": ["dealer-discard-count"]},
    ),
    Contradiction(
        "C8",
        "dealer exchanges fewer cards than elder",
        "deal 1 Klara\nturn 9H\npropose accept\nelder -3 +3\ndealer «-1» +1\nstand\n",
        {"classic": [], "svensk+equal-exchange": ["unequal-exchange"]},
    ),
    Contradiction(
        "C9",
        "a deal in packets of two, then three",
        f"deal 1 Klara\n{_PACK}«elder KS 9S TH 9H 7D»\nstand\n",
        {"classic": ["hand-against-pack"], "london1878": [], "dansk": []},
    ),
    Contradiction(
        "C9-one-by-one",
        "a deal card by card",
        f"deal 1 Klara\n{_PACK}«elder KS 8S TH 7D KC»\nstand\n",
        {"classic": ["hand-against-pack"], "london1878": ["hand-against-pack"], "dansk": []},
    ),
    Contradiction(
        "C10",
        "the player who cut the lower card deals",
        "cut Klara KS Leo 9H\ndeal 1 «Leo»\nturn 9H\n",
        {
            "classic": [],
            "london1878": ["wrong-dealer"],
            "paris": ["wrong-dealer"],
            "classic, cut_deals=lowest": [],
            "classic, cut_deals=highest_chooses": [],
        },
    ),
    Contradiction(
        "C10-higher",
        "the player who cut the higher card deals",
        "cut Klara KS Leo 9H\ndeal 1 «Klara»\nturn 9H\n",
        {"classic": [], "london1878": [], "classic, cut_deals=lowest": ["wrong-dealer"]},
    ),
    Contradiction(
        "C11",
        "a vole against a refusal counted three",
        "deal 1 Klara\nturn 9H\npropose refuse\nplay KS 9S, KC 8C, QC 7C, QH 8H, KD 7D\n"
        "«points elder 3»\n",
        {
            "classic": ["penalty-and-vole"],
            "paris": [],
            "classic, refusal_vole_points=3": [],
            "london1878": ["penalty-and-vole"],
        },
    ),
    Contradiction(
        "C12",
        "a second exchange",
        "deal 1 Klara\nturn 9H\npropose accept\nelder -2 +2\ndealer -1 +1\n«propose» refuse\n",
        {"classic": [], "classic+single-exchange": ["second-exchange"]},
    ),
    Contradiction(
        "C12-two-left",
        "a proposal with two cards left in the stock",
        f"deal 1 Klara\nturn 9H\n{_TWO_LEFT}«propose» refuse\n",
        {"classic": [], "classic, exchange_closed_at=2": ["proposal-without-stock"]},
    ),
    Contradiction(
        "C13",
        "a deal after a player has five points",
        "deal 1 Klara\nscore 2-0\ndeal 2 Leo\nscore 4-0\ndeal 3 Klara\nscore 6-0\n"
        "«deal 4 Leo»\nstand\n",
        {"classic": ["game-not-stopped"], "classic, game_to=7": []},
    ),
    Contradiction(
        "C14",
        "elder exchanges fewer cards than he named",
        "deal 1 Klara\nturn 9H\npropose 3 accept\nelder «-2» +2\ndealer -1 +1\n",
        {"classic": [], "suomi": ["exchange-against-proposal"]},
    ),
    Contradiction(
        "C15",
        "the knave not beaten with the ace",
        "deal 1 Klara\nturn 9H\nelder JS QH 8H KC 7D\ndealer AS 7S TH AH JC\nstand\nplay JS «7S»\n",
        {"classic": [], "classic+ace-high": ["must-beat"], "suomi+ace-high": ["must-beat"]},
    ),
    Contradiction(
        "V9",
        "no proposal, three tricks and two points; void, with a trump, and discarding",
        "deal 1 Klara\nturn 9H\nelder KS KC QC 8H KD\ndealer 9S 8C JH 7C AD\nstand\n"
        "play KS 9S, KC 8C, QC 7C, KD AD, 8H JH\n«points elder 2»\n",
        {"dansk": [], "classic": ["wrong-award"]},
    ),
    Contradiction(
        "V9-void",
        "void of clubs dealer throws a diamond and keeps his trump",
        "deal 1 Klara\nturn 9H\nelder KS KC QC 8H KD\ndealer 9S 8C JH 7D AD\nstand\n"
        "play KS 9S, KC 8C, QC «7D», KD AD, 8H JH\n«points elder 2»\n",
        {"dansk": [], "classic": ["must-trump", "wrong-award"]},
        {"wrong-award": 2},
    ),
    Contradiction(
        "revoke",
        "a revoke claimed: the offender's two points against a stand become one",
        f"{_REVOKE}«points dealer 1»\n",
        {"london1878": [], "classic": ["penalty-forgotten"], "svensk": ["penalty-forgotten"]},
    ),
    Contradiction(
        "revoke-in-full",
        "a revoke claimed and paid in full",
        f"{_REVOKE}«points dealer 2»\n",
        {"london1878": ["revoke-award"], "classic": []},
    ),
    Contradiction(
        "replay",
        "after a revoke the hands are played again",
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer 9S TH AH JC AC\nstand\n"
        "play KS TH, JC 8C revoke dealer «replay» KS 9S, QH TH, 8H AH, JC 8C, AC 7D\n"
        "points dealer 2\n",
        {"london1878": [], "classic": ["replay-not-allowed"]},
    ),
    Contradiction(
        "throw-one",
        "a hand thrown in after the adversary's first trick",
        "deal 1 Klara\nturn 9H\npropose refuse\nplay KS 9S\nthrow dealer\n«points elder 1»\n",
        {"london1878": [], "classic": ["wrong-award"]},
    ),
    Contradiction(
        "throw-own",
        "a hand thrown in after one trick of one's own",
        "deal 1 Klara\nturn 9H\npropose accept\nelder -1 +1\ndealer -1 +1\nplay KS 9S\n"
        "throw elder\npoints dealer 1\n",
        {"london1878": [], "classic": []},
    ),
    Contradiction(
        "throw-at-once",
        "a hand thrown in before the first trick",
        "deal 1 Klara\nturn 9H\npropose accept\nelder -1 +1\ndealer -1 +1\nthrow elder\npoints dealer 2\n",
        {"london1878": [], "classic": []},
    ),
    Contradiction(
        "faced",
        "a card faced in the deal, and the deal played",
        "deal 1 Klara\n«faced 8S»\nturn 9H\nstand\n",
        {"classic": [], "london1878": ["faced-card-kept"]},
    ),
    Contradiction(
        "false-king",
        "a king declared and not held: a point to the adversary",
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\npropose refuse\n"
        "king elder {[sic king-not-held]}\nplay KS 9S «score 1-0», QH TH\n",
        {"classic, false_king=adversary_1": [], "classic": ["wrong-score"]},
    ),
    Contradiction(
        "false-king-nothing",
        "a king declared and not held: no point to anybody",
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\npropose refuse\n"
        "king elder {[sic king-not-held]}\nplay KS 9S «score 0-0», QH TH\n",
        {"classic, false_king=adversary_1": ["wrong-score"], "classic": [], "london1878": []},
    ),
    Contradiction(
        "loser-minus-two",
        "a lost stand sets the loser back",
        f"deal ? Klara\nscore 2-3\ndeal 2 Leo\nturn 9H\nstand\n{_DEALER_WINS}«score 0-4»\n",
        {"classic, refusal_mode=loser_minus_2": [], "classic": ["wrong-score"]},
    ),
    Contradiction(
        "no-duty-to-trump",
        "a card thrown off by one who held a trump",
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\ndealer QC TH AH JC AC\nstand\n"
        "play KS «JC», QH TH\n",
        {"classic": ["must-trump"], "classic+free-trump": [], "dansk": []},
    ),
    Contradiction(
        "no-duty-to-trump-counted",
        "two cards thrown off by one who by counting held a trump",
        "deal 1 Klara\nturn 9H\nelder KS KC KD QD AD\npropose accept\nelder -AD +JD\n"
        "dealer -0\nplay KS 7D, KC «8D»\n",
        {"classic": ["unlawful-somewhere"], "classic+free-trump": [], "dansk": []},
    ),
    Contradiction(
        "no-penalty-for-elder",
        "three for a vole after a stand: a penalty added, or a number without reason",
        "deal 1 Klara\nturn 9H\nstand\nplay 7S KS, QC 8C, JC 7C, KD 8D, QD 7D\n«points dealer 3»\n",
        {"classic": ["penalty-and-vole"], "dansk": ["wrong-award"], "paris": []},
    ),
    Contradiction(
        "recovered-strange",
        "a card taken back that was not discarded, or where nothing is taken back",
        f"deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 8C\n{_STOCK}"
        "«elder -TS QS KD +9C JC ^«7C»»\ndealer -0\n",
        {
            "classic": ["recovered-not-own"],
            "svensk": ["recovery-not-due"],
            "suomi": ["recovery-not-due"],
            "paris": ["recovery-not-due"],
        },
        {"recovery-not-due": 2},
    ),
    Contradiction(
        "pool-running",
        "two games running, and the pool given: enough, or one too few",
        f"{_POOL}result «Leo»\nend\n",
        {"pool3, game_to=2": [], "pool3, game_to=2, pool_wins=3": ["wrong-pool-winner"]},
    ),
    Contradiction(
        "three-at-table",
        "three named: for two, for a pool, for a chouette",
        'ecarte 1\n«[Players "Klara" "Leo" "Max"]»\ndeal 1 Klara\nturn 9H\nresult *\nend\n',
        {
            "classic": ["not-two-players"],
            "pool3": [],
            "pool3-by-deal": [],
            "chouette": [],
        },
    ),
    Contradiction(
        "who-makes-room",
        "the loser plays on: out of turn in a pool, as he may in a chouette",
        'ecarte 1\n[Players "Klara" "Leo" "Max"]\ngame 1: Klara Leo\ndeal 1 Klara\n'
        "turn 9H\npropose refuse\npoints elder 2\nscore 0-2\ngame 2: «Klara Leo»\n"
        "deal 1 Klara\nturn 8C\nresult *\nend\n",
        {"pool3, game_to=2": ["wrong-players"], "chouette, game_to=2": []},
    ),
)
