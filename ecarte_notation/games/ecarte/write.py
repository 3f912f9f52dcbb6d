"""Statements to canonical text: one form of many that are read."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.letters import ENGLISH, LANGUAGES, Letters
from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    CardWritten,
    Cut,
    Decision,
    Exchanged,
    Faced,
    GivenUp,
    HandDealt,
    HandThrown,
    KingDeclared,
    Misdeal,
    Pack,
    Parcel,
    PlayOpened,
    Points,
    Replayed,
    Revoked,
    Score,
    TrickEnd,
    TurnUp,
)
from ecarte_notation.record.marks import Mark
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord, Result
from ecarte_notation.syntax.write import game_line, marks, name, pair, result_line, tag_line


def write_match(record: MatchRecord) -> str:
    """The match in canonical notation, ending in a line end; reading it gives an equal record.

    Cards are written in the letters of the match's own [Cards] tag.
    """
    tag = record.tag("Cards")
    language = tag.values[0].strip().lower() if tag else ENGLISH.language
    writer = _writer(LANGUAGES.get(language, ENGLISH))
    return "".join(line if line.endswith("\n") else line + "\n" for line in writer.match(record))


@cache
def _writer(letters: Letters) -> "_Writer":
    return _Writer(letters)


class _Writer:
    """Writes in the letters of one language; a method for each statement."""

    def __init__(self, letters: Letters) -> None:
        self.letters = letters
        self.said: dict[type, Callable[[Any], str]] = {
            Pack: lambda said: f"pack {self.cards(said.cards)}",
            TurnUp: lambda said: f"turn {self.cards((said.card,))}",
            HandDealt: lambda said: f"{said.seat} {self.cards(said.cards)}",
            Decision: self.decision,
            Faced: lambda said: f"faced {self.cards((said.card,))}",
            Revoked: lambda said: f"revoke {said.seat}",
            HandThrown: lambda said: f"throw {said.seat}",
            Replayed: lambda _: "replay",
            Exchanged: self.exchange,
            KingDeclared: lambda said: f"king {'turned' if said.seat is None else said.seat}",
            PlayOpened: lambda _: "play",
            CardPlayed: lambda said: self.card(said.card),
            TrickEnd: lambda _: ",",
            GivenUp: lambda said: f"{'claim' if said.claimed else 'concede'} {said.seat}",
            Misdeal: lambda said: f"misdeal {said.cause}".rstrip(),
            Points: lambda said: f"points {said.seat} {said.number}",
            Score: lambda said: f"score {pair(said.counts)}",
            Cut: self.cut,
        }

    def match(self, record: MatchRecord) -> Iterator[str]:
        for remark in record.leading:
            yield marks((remark,)).strip(" ")
        if record.version:
            yield f"ecarte {record.version.number}" + self.marks(record.version.marks)
        yield from (tag_line(tag) for tag in record.tags)
        for entry in record.entries:
            yield from self.entry(entry)
        if record.end:
            yield "end" + self.marks(record.end.marks)

    def entry(self, entry: Any) -> Iterator[str]:
        if isinstance(entry, DealRecord):
            yield ""
            yield from self.deal(entry)
        elif isinstance(entry, GameOpener):
            yield ""
            yield game_line(entry)
        elif isinstance(entry, Result):
            yield result_line(entry)
        else:
            yield self.part(entry)

    def deal(self, deal: DealRecord) -> Iterator[str]:
        number = "?" if deal.number is None else str(deal.number)
        yield f"deal {number} {name(deal.dealer)}" + self.marks(deal.marks)
        line = ""
        for item in deal.items:
            if line and not _joins(item):
                yield line
                line = ""
            line = _joined(line, self.part(item), item)
        if line:
            yield line

    def part(self, item: Any) -> str:
        return self.said[type(item)](item) + self.marks(item.marks)

    def marks(self, given: tuple[Mark, ...]) -> str:
        return marks(given, self.part)

    def card(self, one: Card) -> str:
        return str(one) if self.letters is ENGLISH else self.letters.write(one)

    def cards(self, cards: tuple[CardWritten, ...]) -> str:
        return " ".join(self.card(one.card) + self.marks(one.marks) for one in cards)

    def parcel(self, parcel: Parcel) -> str:
        if parcel.cards:
            return self.cards(parcel.cards)
        return str(parcel.count) + self.marks(parcel.marks)

    def decision(self, said: Decision) -> str:
        count = "" if said.count is None else f" {said.count}"
        return f"{said.word.value}{count}"

    def exchange(self, said: Exchanged) -> str:
        parts = [f"{said.seat} -{self.parcel(said.discarded)}"]
        if said.received:
            parts.append(f"+{self.parcel(said.received)}")
        parts += [f"^{self.parcel(parcel)}" for parcel in said.recovered]
        return " ".join(parts)

    def cut(self, cut: Cut) -> str:
        (first, second), (one, other) = cut.names, cut.cards
        return f"cut {name(first)} {self.card(one)} {name(second)} {self.card(other)}"


def _joins(item: Any) -> bool:
    """Whether a statement goes on the line of the one before it."""
    answers = isinstance(item, Decision) and item.word.value in ("accept", "refuse")
    return answers or isinstance(item, CardPlayed | TrickEnd)


def _joined(line: str, said: str, item: Any) -> str:
    glue = "" if not line or line.endswith("\n") or isinstance(item, TrickEnd) else " "
    return line + glue + said
