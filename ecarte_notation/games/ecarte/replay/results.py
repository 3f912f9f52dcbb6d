"""The result of a match: a score, a tally, a pool taken, what was paid."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.laws.company import (
    TWO,
    chouette_worth,
    is_pool,
    one_against_all,
    one_waits,
    pool_worth,
    runs,
    scores_in_words,
)
from ecarte_notation.games.ecarte.replay.company import Company
from ecarte_notation.games.ecarte.steps import (
    GameStopped,
    PoolTaken,
    ResultClaimed,
    ResultMade,
    ScoresCounted,
    Settled,
)
from ecarte_notation.record.match import DealRecord, MatchRecord, Mishap, Result
from ecarte_notation.record.steps import Unread
from ecarte_notation.syntax.write import pair

if TYPE_CHECKING:
    from ecarte_notation.games.ecarte.replay.match import Replay

_NUMBER = re.compile(r"[0-9]{1,9}")


def after_result(entry: Any, where: Where) -> Unread:
    """A deal, a game or another result behind the result."""
    span = entry.head if isinstance(entry, DealRecord) else entry.span
    word = type(entry).__name__.replace("Record", "").replace("Opener", "").lower()
    facts = {"statement": word, "because": "the result has been written"}
    return Unread(Mishap("out-of-order", span, facts), where)


def result_steps(match: "Replay", result: Result) -> Iterator[Any]:
    """What is to be said of the result of a match that was replayed up to here."""
    bad = list(_form(result, match.company, match.where()))
    yield from bad
    if bad and (result.taker or is_pool(match.profile)):
        return
    if result.taker:
        yield from _taken(match, result)
    elif result.counts is not None:
        yield from _counted(match, result, result.counts)


def _taken(match: "Replay", result: Result) -> Iterator[Any]:
    if match.deals_in_game and not match.counted:
        yield from match.end_game(result.span)
    for name in result.taker:
        yield from match.said(name, result.taker_span)
    yield from _pool(result, match.company, match.played, match.record, match.where())


def _counted(match: "Replay", result: Result, counts: tuple[int | None, ...]) -> Iterator[Any]:
    written = pair(counts)
    several = match.games > 1 or (match.games == 1 and match.game > 1)
    if len(counts) != TWO:
        yield ScoresCounted(match.where(), written, TWO, scores_in_words(TWO), result.span)
    elif several or one_against_all(match.profile):
        yield from _tally(match, result, written)
    else:
        right = match.sheet.allows(counts)
        score, sure = match.score(), len(match.sheet.totals() or ()) == 1
        yield ResultClaimed(match.where(), written, score, False, right, sure, result.span)
        if right and not result.resigned and match.sheet.surely_unfinished():
            yield GameStopped(match.where(), score, result.span)


def _tally(match: "Replay", result: Result, written: str) -> Iterator[Any]:
    if not match.over and match.deals_in_game and not result.resigned:
        yield from match.end_game(result.span)
    tally = match.tally.words()
    told = tally is not None and "?" not in written and not result.resigned
    if tally is not None and told:
        right = written == tally
        yield ResultClaimed(match.where(), written, tally, True, right, True, result.span)
    if not told or written == tally:
        yield from _chouette(result, match.company, match.record, match.where())


def _form(result: Result, company: Company, where: Where) -> Iterator[ResultMade]:
    """A step where the result is not of the form that this kind of match has."""
    pool, single = is_pool(company.profile), one_against_all(company.profile)
    if pool and result.counts is not None:
        wanted = "`result` and the name of who took the pool, or `result *`"
        yield ResultMade(where, "a score", wanted, result.span)
    elif result.taker and not pool:
        wanted = "the tally of games" if single else "the score"
        yield ResultMade(where, "a name", f"{wanted}, as in `result 5-3`", result.span)
    elif result.amount is not None and not (pool or single):
        wanted = "the score alone; only in a chouette a sum stands behind it"
        yield ResultMade(where, "a sum", wanted, result.amount_span)


def _pool(
    result: Result, company: Company, games: int, record: MatchRecord, where: Where
) -> Iterator[Any]:
    """The steps for `result Leo 15`; `games` have been played."""
    (taker,) = result.taker
    takers = company.takers()
    if taker is not None and taker in company.players:
        running = runs(company.profile)[-1]
        surely = takers if company.surely_taken() or not takers else (*takers, "")
        yield PoolTaken(where, taker, surely, running, result.taker_span)
    stake = _stake(record)
    if result.amount is not None and stake and company.players and company.surely_taken():
        worth = pool_worth(stake, len(company.players), games, company.profile)
        because = f"{len(company.players)} stakes of {stake}"
        if one_waits(company.profile):
            because += ", perhaps one more from each who made room"
        yield Settled(where, result.amount, worth, because, result.amount_span)


def _chouette(
    result: Result, company: Company, record: MatchRecord, where: Where
) -> Iterator[Settled]:
    """The step for `result 3-1 won 20`, by the games as written."""
    stake, counts = _stake(record), result.counts or ()
    first, second = (*counts, None, None)[:2]
    if result.amount is None or not stake or not company.players:
        return
    if first is not None and second is not None:
        others = len(company.players) - 1
        worth = chouette_worth(stake, others, first - second)
        because = f"{first} games against {second}, {others} stakes of {stake} for each"
        yield Settled(where, result.amount, (worth,), because, result.amount_span)


def _stake(record: MatchRecord) -> int:
    """The one number in [Stake], 0 where there is none or more than one."""
    tag = record.tag("Stake")
    found = _NUMBER.findall(" ".join(tag.values)) if tag else []
    return int(found[0]) if len(found) == 1 else 0
