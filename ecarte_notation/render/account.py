"""The proof of the score as rows of a table, as Markdown, as JSON data."""

import re
from collections.abc import Iterator
from typing import Any

from ecarte_notation.games.ecarte.account.account import Account, Item, Row

HEADINGS = ("deal", "dealer", "turn-up", "earned by the laws", "law", "sheet", "")
VERDICTS = {True: "agrees", False: "WRONG", None: "–"}
CARRIED = "carried"
FORMAT_VERSION = 1
_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&!])")
_MANY = 3


def heading(account: Account, name: str) -> str:
    """What stands above the table of a match."""
    names = _listed(account.names) or "players not named"
    return f"{name}, match {account.match}: {names}, by the rules `{account.rules}`"


def table(account: Account) -> Iterator[tuple[str, ...]]:
    """One row of seven cells for each deal, in the order of HEADINGS."""
    for row in account.rows:
        yield (
            _number(row, account),
            row.dealer or "?",
            row.turn_up,
            "\n".join(_item(item) for item in row.items),
            _scores(row.law),
            _sheet(row),
            CARRIED if row.carried and row.agrees else VERDICTS[row.agrees],
        )


def _number(row: Row, account: Account) -> str:
    """The number of a deal, with its game's where the match has several."""
    number = "?" if row.deal is None else str(row.deal)
    return f"{row.game}.{number}" if len({one.game for one in account.rows}) > 1 else number


def closing(account: Account) -> Iterator[str]:
    """Lines below the table: who won which game, and whether the result fits."""
    for end in account.ends:
        stake = {1: "the single stake", 2: "the double stake", 3: "the treble stake"}[end.stakes]
        winner = end.winner or "the player whose name is not known"
        pair = f", {_listed(end.names)}" if len(account.names) > len(end.names) else ""
        yield f"game {end.game}{pair}: won by {winner}, {stake}"
    if account.result:
        fits = {True: "agrees", False: "WRONG", None: "cannot be told"}[account.result_right]
        single = len({row.game for row in account.rows}) == 1
        carried = single and account.rows[-1].carried and account.result_right
        yield f"result {account.result}: {CARRIED if carried else fits}"
    if any(row.carried and row.agrees for row in account.rows):
        yield "carried: the deal is right, an earlier slip is still in the score"
    wrong = [_number(row, account) for row in account.rows if row.agrees is False]
    places = [f"deal {', '.join(wrong)}"] if wrong else []
    places += ["the result"] if account.result_right is False else []
    if places:
        yield f"The sheet is wrong in {' and '.join(places)}."
    else:
        yield "The sheet contradicts the laws nowhere."


def _listed(names: tuple[str, ...]) -> str:
    *before, last = [name for name in names if name] or [""]
    return f"{', '.join(before)} and {last}" if before else last


def _item(item: Item) -> str:
    clauses = ", ".join(item.clauses).replace("§ ", "§")  # the two are never parted
    return f"{_shares(item)}: {item.what} ({item.proof}; {clauses})"


def _shares(item: Item) -> str:
    if not item.shares:
        return "nothing"
    shares = [f"{player} {points}" for player, points in item.shares]
    return " or ".join([*shares, "nothing"] if item.or_nothing else shares)


def _scores(scores: tuple[str, ...]) -> str:
    if not scores:
        return "?"
    if len(scores) > _MANY:
        return f"{scores[0]} … {scores[-1]} ({len(scores)} possible)"
    return " or ".join(scores)


def _sheet(row: Row) -> str:
    return "; ".join(one for one in (row.sheet_points, row.sheet_score) if one) or "–"


def markdown(account: Account, name: str) -> Iterator[str]:
    """The account as a Markdown section; names and whatever else was written stay text."""
    yield f"## {_plain(heading(account, name))}"
    yield ""
    yield "| " + " | ".join(HEADINGS[:-1]) + " | verdict |"
    yield "| " + " | ".join("---" for _ in HEADINGS) + " |"
    for row in table(account):
        yield "| " + " | ".join("<br>".join(map(_plain, cell.split("\n"))) for cell in row) + " |"
    yield ""
    yield from (f"- {_plain(line)}" for line in closing(account))
    yield ""


def _plain(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def account_object(account: Account, name: str, *, whole: bool = True) -> dict[str, Any]:
    """The account as JSON data; its schema is account.schema.json."""
    return {
        "path": name,
        "match": account.match,
        "players": list(account.names),
        "rules": account.rules,
        "whole": whole,
        "agrees": account.agrees,
        "deals": [_row_object(row) for row in account.rows],
        "games": [
            {
                "game": end.game,
                "players": list(end.names),
                "winner": end.winner,
                "stakes": end.stakes,
            }
            for end in account.ends
        ],
        "result": {"written": account.result, "right": account.result_right},
    }


def _row_object(row: Row) -> dict[str, Any]:
    return {
        "game": row.game,
        "deal": row.deal,
        "dealer": row.dealer,
        "turn_up": row.turn_up,
        "earned": [
            {
                "what": item.what,
                "shares": [{"player": player, "points": points} for player, points in item.shares],
                "or_nothing": item.or_nothing,
                "laws": list(item.clauses),
                "proof": item.proof,
            }
            for item in row.items
        ],
        "score_by_law": list(row.law),
        "sheet": {"points": row.sheet_points, "score": row.sheet_score},
        "agrees": row.agrees,
        "carried": row.carried,
    }
