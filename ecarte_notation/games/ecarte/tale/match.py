"""A match as a tale: its deals beside their account, and what turned it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ecarte_notation.games.ecarte.account.account import Account, Row, account
from ecarte_notation.games.ecarte.laws.scoring import wins
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.order import replay
from ecarte_notation.games.ecarte.statements import Cut
from ecarte_notation.games.ecarte.steps import DealSettled, TrickCard
from ecarte_notation.games.ecarte.tale.deal import Told, seated
from ecarte_notation.games.ecarte.tale.events import DealTale, Event, MatchTale
from ecarte_notation.games.ecarte.tale.stage import Stage
from ecarte_notation.games.ecarte.tale.telling import told
from ecarte_notation.record.match import MatchRecord, Result
from ecarte_notation.syntax.write import result_line


def match_tale(record: MatchRecord, profile: Profile, match: int = 1) -> MatchTale:
    """The tale of a match, the `match`-th of its file, by the rules of `profile`."""
    proof = account(record, profile, match)
    deals = tuple(_deals(record, profile, match, proof.rows))
    result = next((one for one in record.entries if isinstance(one, Result)), None)
    cuts = [one for one in record.entries if isinstance(one, Cut)]
    remarks = [mark for one in (record.version, *record.tags) if one for mark in one.marks]
    opening = [told("remark", {}, record.span, (*record.leading, *remarks))]
    opening += [_cut(one) for one in cuts]
    return MatchTale(
        match,
        tuple((tag.name, ", ".join(tag.values)) for tag in record.tags if tag.name != "Players"),
        proof.names,
        proof.rules,
        tuple(one for one in opening if one.kind != "remark" or one.remarks),
        deals,
        tuple(_ends(result)),
        result_line(result).removeprefix("result ") if result else "",
        _winner(proof),
    )


def _winner(proof: Account) -> str:
    """Who of two has won more games; "" where that is nobody, or more than two play."""
    won = Counter(end.winner for end in proof.ends).most_common(2)
    level = len(won) > 1 and won[0][1] == won[1][1]
    return won[0][0] if won and not level and len(proof.names) == 2 else ""


def _cut(cut: Cut) -> Event:
    facts = {
        "first": cut.names[0],
        "one": cut.cards[0],
        "second": cut.names[1],
        "other": cut.cards[1],
    }
    return told("cut", facts, cut.span, cut.marks)


def _deals(
    record: MatchRecord, profile: Profile, match: int, rows: tuple[Row, ...]
) -> Iterator[DealTale]:
    plays: list[TrickCard] = []
    left = iter(rows)
    before: tuple[int, ...] = ()
    game = 0
    for step in replay(record, profile, match):
        if isinstance(step, TrickCard):
            plays.append(step)
        elif isinstance(step, DealSettled):
            row = next(left)
            if row.game != game:
                before, game = (0,) * len(step.names), row.game
            teller = Told(step, plays, profile)
            events = list(teller.events())
            after = score_after(row)
            outcome = [*_outcome(row, step), *_turn(before, after, step.names, profile)]
            frames = Stage(step, plays, before).frames(Told(step, plays, profile), outcome)
            yield DealTale(
                row.game,
                row.deal,
                step.record.dealer or "",
                seated(step)[0],
                (*events, *outcome),
                (teller.tricks[0], teller.tricks[1]),
                row,
                step.turn_up,
                step.record.span,
                tuple(frames),
            )
            before, plays = after or before, []


def score_after(row: Row) -> tuple[int, ...]:
    """The score after a deal: the sheet's, else what the laws leave; () where it is not known."""
    words = row.sheet_score if row.sheet_score and "?" not in row.sheet_score else ""
    if not words and len(row.law) == 1:
        words = row.law[0]
    return tuple(map(int, words.split("-"))) if words else ()


def _outcome(row: Row, step: DealSettled) -> Iterator[Event]:
    """What the deal earned, if that is certain, and how the score stands."""
    span = step.record.span._replace(start=step.record.span.end)
    for item in row.items:
        if len(item.shares) == 1 and not item.or_nothing:
            player, points = item.shares[0]
            facts = {"player": player, "points": points, "what": item.what}
            penal = any(clause in ("§ 10.3", "§ 10.4") for clause in item.clauses)
            yield Event("earned-penalty" if penal else "earned", facts, span)
    if score := score_after(row):
        yield Event("score", {"score": "-".join(map(str, score))}, span)


def _turn(
    before: tuple[int, ...], after: tuple[int, ...], names: tuple[str, ...], profile: Profile
) -> Iterator[Event]:
    """Who took the lead, drew level, stands before the last point, or won."""
    if not after or len(before) != len(after) or not all(names):
        return
    top, ahead = max(after), _ahead(after)
    if wins(top, profile):
        leader = names[after.index(top)]
        yield Event("game-won", {"player": leader, "score": "-".join(map(str, after))})
        return
    if ahead is None and _ahead(before) is not None:
        yield Event("level", {"points": top})
    elif ahead is not None and ahead != _ahead(before):
        yield Event("lead", {"player": names[ahead]})
    if ahead is not None and wins(top + 1, profile) and not wins(before[ahead] + 1, profile):
        yield Event("point-away", {"player": names[ahead]})


def _ahead(score: tuple[int, ...]) -> int | None:
    """The player who has more points than anybody else."""
    top = max(score)
    return score.index(top) if score.count(top) == 1 else None


def _ends(result: Result | None) -> Iterator[Event]:
    if result is None:
        return
    facts: dict[str, Any] = {"result": result_line(result).removeprefix("result ")}
    kind = "result"
    if result.unfinished:
        kind = "unfinished"
    elif result.resigned:
        kind = "resigned"
    elif result.taker:
        kind, facts = "pool", {"player": result.taker[0] or "", "amount": result.amount or 0}
    yield told(kind, facts, result.span, result.marks)
