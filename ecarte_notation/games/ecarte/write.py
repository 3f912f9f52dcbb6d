"""Statements to canonical text: one form of many that are read."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.letters import ENGLISH, Letters
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
from ecarte_notation.games.writer import Writer
from ecarte_notation.record.marks import Mark
from ecarte_notation.record.match import (
    DealRecord,
    End,
    GameOpener,
    MatchRecord,
    Result,
    Tag,
    Version,
)
from ecarte_notation.syntax.write import (
    NO_LAYOUT,
    Layout,
    ended,
    game_line,
    letters_of,
    marks,
    name,
    pair,
    result_line,
    spaced,
    tag_line,
)


def write_match(record: MatchRecord) -> str:
    """The match in canonical notation, ending in a line end; reading it gives an equal record.

    Cards are written in the letters of the match's own [Cards] tag.
    """
    return ended(writer(letters_of(record)).match(record))


def writer(letters: Letters, layout: Layout = NO_LAYOUT) -> Writer:
    """A writer of cards in these letters."""
    return _Writer(letters, layout)


class _Writer:
    """Writes in the letters of one language; a method for each statement."""

    def __init__(self, letters: Letters, layout: Layout) -> None:
        self.letters, self.layout = letters, layout
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
            Version: lambda said: f"ecarte {said.number}",
            GameOpener: game_line,
            End: lambda _: "end",
        }

    def match(self, record: MatchRecord) -> Iterator[str]:
        for remark in record.leading:
            yield self.leading(remark)
        heads = [*([record.version] if record.version else []), *record.tags]
        begun = bool(record.leading or heads)
        for entry in (*heads, *record.entries, *([record.end] if record.end else [])):
            yield from self.entry(entry, apart=begun)
            begun = True

    def leading(self, remark: Mark) -> str:
        text = self.marks((remark,))
        return "\n" * text.startswith("\n\n") + text.strip(" \n")

    def entry(self, entry: Any, *, apart: bool = True) -> Iterator[str]:
        parted = isinstance(entry, DealRecord | GameOpener) and self.layout.apart(entry)
        if parted and apart:
            yield ""
        yield self.opening(entry)
        if isinstance(entry, DealRecord):
            yield from self.statements(entry.items)

    def opening(self, entry: Any) -> str:
        return self.opened(entry) + self.marks(entry.marks)

    def opened(self, entry: Any) -> str:
        if isinstance(entry, DealRecord):
            number = "?" if entry.number is None else str(entry.number)
            return f"deal {number} {name(entry.dealer)}"
        if isinstance(entry, Tag):
            return tag_line(entry)
        if isinstance(entry, Result):
            return result_line(entry)
        return self.said[type(entry)](entry)

    def statements(self, items: Iterable[Any]) -> Iterator[str]:
        line = ""
        for item in items:
            if line and not _joins(item):
                yield line
                line = ""
            line = spaced((line, self.part(item)))
        if line:
            yield line

    def part(self, item: Any) -> str:
        return self.said[type(item)](item) + self.marks(item.marks)

    def marks(self, given: tuple[Mark, ...]) -> str:
        return marks(given, self.part, self.layout) if given else ""

    def card(self, one: Card) -> str:
        return str(one) if self.letters is ENGLISH else self.letters.write(one)

    def cards(self, cards: tuple[CardWritten, ...]) -> str:
        return spaced(self.card(one.card) + self.marks(one.marks) for one in cards)

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
        return spaced(parts)

    def cut(self, cut: Cut) -> str:
        (first, second), (one, other) = cut.names, cut.cards
        return f"cut {name(first)} {self.card(one)} {name(second)} {self.card(other)}"


def _joins(item: Any) -> bool:
    """Whether a statement goes on the line of the one before it."""
    answers = isinstance(item, Decision) and item.word.value in ("accept", "refuse")
    return answers or isinstance(item, CardPlayed | TrickEnd)
