"""Statements to canonical text: one form of many that are read."""

from collections.abc import Callable, Iterator
from typing import Any

from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Cut,
    Decision,
    Exchanged,
    GivenUp,
    HandDealt,
    KingDeclared,
    Misdeal,
    Pack,
    Parcel,
    PlayOpened,
    Points,
    Score,
    TrickEnd,
    TurnUp,
)
from ecarte_notation.record.marks import Mark
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord, Result
from ecarte_notation.syntax.write import marks as shared_marks
from ecarte_notation.syntax.write import name, pair, result_line, tag_line


def marks(given: tuple[Mark, ...]) -> str:
    """What follows an item, alternative lines in écarté's own words."""
    return shared_marks(given, _part)


def _part(said: Any) -> str:
    return _SAID[type(said)](said) + marks(said.marks)


def write_match(record: MatchRecord) -> str:
    """The match in canonical notation, ending in a line end; reading it gives an equal record."""
    lines = [*_leading(record)]
    if record.version:
        lines.append(f"ecarte {record.version.number}" + marks(record.version.marks))
    lines += [tag_line(tag) for tag in record.tags]
    for entry in record.entries:
        if isinstance(entry, DealRecord | GameOpener):
            lines.append("")
        lines += _ENTRIES[type(entry)](entry)
    if record.end:
        lines.append("end" + marks(record.end.marks))
    return "".join(line if line.endswith("\n") else line + "\n" for line in lines)


def _leading(record: MatchRecord) -> Iterator[str]:
    for remark in record.leading:
        yield marks((remark,)).strip(" ")


def _deal(deal: DealRecord) -> Iterator[str]:
    number = "?" if deal.number is None else str(deal.number)
    yield f"deal {number} {name(deal.dealer)}" + marks(deal.marks)
    line = ""
    for item in deal.items:
        if line and not _joins(item):
            yield line
            line = ""
        line = _joined(line, _part(item), item)
    if line:
        yield line


def _joins(item: Any) -> bool:
    """Whether a statement goes on the line of the one before it."""
    answers = isinstance(item, Decision) and item.word.value in ("accept", "refuse")
    return answers or isinstance(item, CardPlayed | TrickEnd)


def _joined(line: str, said: str, item: Any) -> str:
    glue = "" if not line or line.endswith("\n") or isinstance(item, TrickEnd) else " "
    return line + glue + said


def _cards(cards: tuple[CardWritten, ...]) -> str:
    return " ".join(str(one.card) + marks(one.marks) for one in cards)


def _parcel(parcel: Parcel) -> str:
    return _cards(parcel.cards) if parcel.cards else str(parcel.count) + marks(parcel.marks)


def _exchange(said: Exchanged) -> str:
    parts = [f"{said.seat} -{_parcel(said.discarded)}"]
    if said.received:
        parts.append(f"+{_parcel(said.received)}")
    parts += [f"^{_parcel(parcel)}" for parcel in said.recovered]
    return " ".join(parts)


def _cut(cut: Cut) -> str:
    first, second = cut.names
    one, other = cut.cards
    return f"cut {name(first)} {one} {name(second)} {other}" + marks(cut.marks)


def _given_up(said: GivenUp) -> str:
    return f"{'claim' if said.claimed else 'concede'} {said.seat}"


_SAID: dict[type, Callable[[Any], str]] = {
    Pack: lambda said: f"pack {_cards(said.cards)}",
    TurnUp: lambda said: f"turn {_cards((said.card,))}",
    HandDealt: lambda said: f"{said.seat} {_cards(said.cards)}",
    Decision: lambda said: str(said.word.value),
    Exchanged: _exchange,
    KingDeclared: lambda said: f"king {'turned' if said.seat is None else said.seat}",
    PlayOpened: lambda _: "play",
    CardPlayed: lambda said: str(said.card),
    TrickEnd: lambda _: ",",
    GivenUp: _given_up,
    Misdeal: lambda _: "misdeal",
    Points: lambda said: f"points {said.seat} {said.number}",
    Score: lambda said: f"score {pair(said.counts)}",
    Cut: _cut,
}
_ENTRIES: dict[type, Callable[[Any], Any]] = {
    DealRecord: _deal,
    GameOpener: lambda game: [f"game {game.number}" + marks(game.marks)],
    Cut: lambda cut: [_cut(cut)],
    Result: lambda result: [result_line(result)],
}
