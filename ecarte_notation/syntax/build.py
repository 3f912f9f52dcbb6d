"""The half of tree to record that every game shares: tags, games, result, cards, marks.

Methods are named after the grammar's rules and are called with the children of a reduction.
A remark is attached to the thing before it: by the time something is reduced, the remarks that
follow it have been seen, since the token after them had to be read first.
"""

import re
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.letters import Reader
from ecarte_notation.record.marks import Alternative, Glyph, Mark, Remark
from ecarte_notation.record.match import End, GameOpener, Result, Tag, Version
from ecarte_notation.text.span import Span

_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_WRAP = re.compile(r"[ \t]*(?:\r\n|\r|\n)\s*")
_CARDS = re.compile(r";\s*(?:[a-z]+\s+)?(?:(?:10|[KQJATRDVBEx7-9])[SHDCPKTRshdcx♠♥♦♣][!\s,;]*){2,}")
_REMARK_ESCAPE = re.compile(r"\\([}\\])")


class Lexeme(Protocol):
    """A token: a string that knows its terminal and its offsets in the block."""

    type: str
    start_pos: int
    end_pos: int


class SeenCard(NamedTuple):
    """A card as read: which, where, what follows it."""

    card: Card
    span: Span
    marks: tuple[Mark, ...]


class Name(NamedTuple):
    """A player's name, None where it was written `?`."""

    text: str | None
    span: Span


class Builder:
    """Call `begin` before each block; the statements come back with offsets of the file."""

    def __init__(self) -> None:
        """Start at offset 0 with English letters."""
        self.reader = Reader()
        self.cards_in_comments: list[Span] = []
        self._base = 0
        self._pending: list[Remark] = []

    def begin(self, base: int) -> None:
        """A new block whose text starts at offset `base` of the file."""
        self._base = base
        self._pending = []
        self.cards_in_comments = []

    # -- shared by all rules

    def trivia(self, token: Any) -> Any:
        """A remark or line comment was read."""
        span = self.span(token, token)
        if token.type == "COMMENT":
            if _CARDS.fullmatch(str(token)):
                self.cards_in_comments.append(Span(span.start, span.end))
            self._pending.append(Remark(str(token)[1:].strip(), to_line_end=True, span=span))
        else:
            self._pending.append(Remark(remark_text(str(token)[1:-1]), span=span))
        return token

    def span(self, first: Lexeme, last: Lexeme) -> Span:
        """From the start of one token to the end of another, in the file."""
        return Span(self._base + first.start_pos, self._base + last.end_pos)

    def marks(self, *given: Any) -> tuple[Mark, ...]:
        """The given marks and the remarks read since, in the order in which they stand."""
        if not self._pending and not given:
            return ()
        due, self._pending = self._pending, []
        marks: list[Mark] = [one for one in given if isinstance(one, Remark | Glyph | Alternative)]
        return tuple(sorted([*marks, *due], key=lambda mark: mark.span.start))

    # -- match.lark

    def start(self, children: list[Any]) -> list[Any]:
        """The block's entries: an opener, then what stands between it and the next."""
        return children[0] if isinstance(children[0], list) else children

    def version(self, children: list[Any]) -> Version:
        """`ecarte 1`."""
        word, number = children
        return Version(count_of(number), self.marks(), span=self.span(word, number))

    def tag(self, children: list[Any]) -> Tag:
        """`[Name "value" …]`."""
        opening, name, *values, closing = children
        return Tag(
            str(name),
            tuple(unquote(value) for value in values),
            self.marks(),
            span=self.span(opening, closing),
            name_span=self.span(name, name),
        )

    def game(self, children: list[Any]) -> GameOpener:
        """`game 2`, `game 2: Klara Max`."""
        word, number, *names = children
        players: list[Name] = names[1:]
        end = players[-1].span if players else self.span(number, number)
        return GameOpener(
            count_of(number),
            self.marks(),
            players=tuple(one.text for one in players),
            span=Span(self.span(word, word).start, end.end),
            player_spans=tuple(one.span for one in players),
        )

    def result(self, children: list[Any]) -> Result:
        """`result 3-5` or `result 3-4 resigned`."""
        word, pair, *resigned = children
        span = self.span(word, (resigned or [pair])[-1])
        return Result(read_pair(pair), resigned=bool(resigned), marks=self.marks(), span=span)

    def settled(self, children: list[Any]) -> Result:
        """`result 3-1 won 20`."""
        word, pair, way, number = children
        amount = count_of(number) if way.type == "WON" else -count_of(number)
        return Result(
            read_pair(pair),
            marks=self.marks(),
            amount=amount,
            span=self.span(word, number),
            amount_span=self.span(way, number),
        )

    def taken(self, children: list[Any]) -> Result:
        """`result Leo 15`."""
        word, taker, *number = children
        start = self.span(word, word).start
        end = self.span(number[0], number[0]) if number else taker.span
        return Result(
            None,
            marks=self.marks(),
            amount=count_of(number[0]) if number else None,
            taker=(taker.text,),
            span=Span(start, end.end),
            amount_span=end,
            taker_span=taker.span,
        )

    def unfinished(self, children: list[Any]) -> Result:
        """`result *`."""
        word, star = children
        return Result(None, marks=self.marks(), span=self.span(word, star))

    def end(self, children: list[Any]) -> End:
        """`end`."""
        return End(self.marks(), span=self.span(children[0], children[0]))

    def name(self, children: list[Any]) -> Name:
        """A bare or quoted name."""
        token = children[0]
        text = unquote(token) if token.type == "STRING" else str(token)
        return Name(None if token.type == "UNKNOWN" else text, self.span(token, token))

    player = name

    def glyph(self, children: list[Any]) -> Glyph:
        """`!`, `$6` and so on."""
        return Glyph(str(children[0]), self.span(children[0], children[0]))

    def alternative(self, children: list[Any]) -> Alternative:
        """`( … )`."""
        opening, *parts, closing = children
        span = self.span(opening, closing)
        if parts:  # what stands before the bracket was still waiting when the first part came
            first = parts[0]
            self._pending = [one for one in first.marks if one.span < span] + self._pending
            parts[0] = replace(first, marks=tuple(one for one in first.marks if one.span > span))
        return Alternative(tuple(parts), span)

    # -- cards.lark

    def card(self, children: list[Any]) -> SeenCard:
        """A card and what follows it."""
        token, *marks = children
        span = self.span(token, token)
        return SeenCard(self.reader.read(str(token), span.start), span, self.marks(*marks))


def remark_text(inside: str) -> str:
    """The text of a remark: escapes resolved, a line break and the blanks around it one blank."""
    return _WRAP.sub(" ", _REMARK_ESCAPE.sub(r"\1", inside)).strip()


def unquote(token: Any) -> str:
    """The text of a quoted string, its escapes resolved (there are none in other marks than "")."""
    inside = str(token)[1:-1]
    return _ESCAPE.sub(r"\1", inside) if str(token)[0] == '"' else inside


def read_pair(token: Any) -> tuple[int | None, ...]:
    """The counts of `3-2` or `3-2-0`, None for `?`."""
    counts = re.split(r"[ \t]*[-–—−:][ \t]*", str(token))
    return tuple(None if one == "?" else count_of(one) for one in counts)


def count_of(token: Any) -> int:
    """A count of any length, held to nine digits: no score, deal or number of cards is larger."""
    return int(str(token).lstrip("0")[:9] or "0")
