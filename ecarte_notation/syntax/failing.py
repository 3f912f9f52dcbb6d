"""A place where a block failed to parse, and what can be seen from there."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ecarte_notation.findings.fix import Fix
from ecarte_notation.syntax.parser import Failure
from ecarte_notation.text.source import BLANKS

SEATS = ("elder", "dealer", "turned")
HEADINGS = ("ecarte", "game", "deal", "result", "end")
_TAKE_A_SEAT = ("king", "claim", "concede", "points")
_TRIVIA = re.compile(
    r"\{[^}\\]*(?:\\[\s\S][^}\\]*)*(?:\}|\Z|\\\Z)"
    r"|;[^\r\n]*"
    r"|\"[^\"\\\r\n]*(?:\\[^\r\n][^\"\\\r\n]*)*\""
)
_ROOM = re.compile(r"\r\n|[ \t\r\n]")  # a line end is one blank, however it is written
_WORD = re.compile(r"[^\s,;:{}()\[\]\"]+")
_SAID = {
    "CARD": "a card",
    "NUMBER": "a number",
    "PAIR": "a score such as 3-2",
    "NAME": "a name",
    "COLON": "`:` and two names",
    "STRING": "a value in quotation marks",
    "STAR": "`*`",
    "ELDER": "`elder` or `dealer`",
    "DEALER": "`elder` or `dealer`",
    "TURNED": "`turned`",
    "RBRACKET": "`]`",
}


@dataclass(frozen=True)
class Mend:
    """The text to read on with; a finding of `kind` at `start`–`end`; whether anything was lost.

    `fix` is what ought to be written, with offsets of the block.
    """

    text: str
    kind: str
    start: int
    end: int
    facts: dict[str, Any]
    lost: bool
    fix: Fix | None = None


@dataclass
class Failing:
    """One failure: `at` where the word begins that cannot stand there.

    `blind` is the text with remarks and quotations blanked. `complete` says that the statement
    before was complete; `bracket` is the start of an alternative line under way, else -1.
    """

    text: str
    failure: Failure
    keywords: Mapping[str, str]
    at: int = field(init=False)
    blind: str = field(init=False)
    word: str = field(init=False)
    words: set[str] = field(init=False)
    bracket: int = field(init=False)
    complete: bool = field(init=False)

    def __post_init__(self) -> None:
        """Find the word, widened to the left where the lexer cut it in two."""
        self.blind = blank_trivia(self.text)
        self.at = self.failure.at
        while self.char and self.char in BLANKS:
            self.at += 1
        if self.char.isalnum():
            while self.at and self.text[self.at - 1].isalnum() and self.blind[self.at - 1] != " ":
                self.at -= 1
        found = _WORD.match(self.text, self.at)
        self.word = found[0] if found else self.char
        self.words = set(self.keywords.values()) - {"won", "lost"}  # words of other sentences too
        before = self.blind[: self.at]
        self.bracket = before.rfind("(") if before.count("(") > before.count(")") else -1
        decisive = self.statements - {"elder", "dealer"}
        self.complete = any(self.keywords.get(name) in decisive for name in self.expected)

    @property
    def expected(self) -> frozenset[str]:
        """The terminals that might have stood there, and perhaps some more."""
        return self.failure.expected

    @property
    def char(self) -> str:
        """The first character that cannot stand there; "" at the end of the text."""
        return self.text[self.at : self.at + 1]

    @property
    def shown(self) -> str:
        """The word as a message may show it."""
        return self.word if self.word.isprintable() else f"U+{ord(self.char):04X}"

    @property
    def letters(self) -> str:
        """The letters with which the word begins."""
        found = re.match(r"[A-Za-z]*", self.word)
        return found[0] if found else ""

    @property
    def statements(self) -> set[str]:
        """The words with which a statement begins."""
        return self.words - {*SEATS, *HEADINGS, "resigned"} | {"elder", "dealer"}

    @property
    def in_play(self) -> bool:
        """Whether the word `play` stands before the place."""
        return bool(re.search(r"\bplay\b", self.blind[: self.at], re.IGNORECASE))

    # -- ways to read on

    @property
    def cards_may_follow(self) -> bool:
        """Whether the statement under way holds cards."""
        begun = self.blind[self.last_statement(self.at) :].lower()
        return self.in_play or begun.startswith(("elder", "dealer", "turn", "pack", "cut"))

    def unreadable(
        self, start: int, stop: int, end: int, found: str, expected: str, remedy: str = ""
    ) -> Mend:
        """Blank `start` to `stop`; the finding ends at `end`. `remedy` stands for `expected`."""
        facts = {"found": found, "expected": expected, "remedy": remedy}
        return self.blanked(start, stop, "unreadable-text", end, facts)

    def misplaced(self, word: str, stop: int, because: str) -> Mend:
        """Blank a statement that cannot stand here."""
        facts = {"statement": word, "because": because}
        return self.blanked(self.at, stop, "out-of-order", self.at + len(word), facts)

    def blanked(self, start: int, stop: int, kind: str, end: int, facts: dict[str, Any]) -> Mend:
        """Blank `start` to `stop`, which loses what stood there."""
        text = self.text[:start] + blank(self.text[start:stop]) + self.text[stop:]
        return Mend(text, kind, start, end, facts, lost=True)

    def incomplete(self, stop: int) -> Mend:
        """Blank the statement that broke off or went wrong before `stop`."""
        start = self.last_statement(self.at)
        seated = self.blind[start:].lower().startswith(_TAKE_A_SEAT)
        end = self.next_statement(max(stop, start + 1), skip_seats=seated)
        begun = self.text[start:stop].split()
        found, shown = f"`{begun[0]}` is not complete" if begun else "something is missing", start
        if stop != self.at:
            found, shown = f"`{self.shown}` does not belong here", self.at
        tail = len(self.text[shown:stop].rstrip()) or 1
        text = self.text[:start] + blank(self.text[start:end]) + self.text[end:]
        facts = {"found": found, "expected": self.wanted()}
        return Mend(text, "unreadable-text", shown, shown + tail, facts, lost=True)

    def substitute(self, end: int, word: str) -> str | None:
        """The text with `word` in place of what stands up to `end`, if there is room for it."""
        room, wanting = end, len(word) - (end - self.at)
        while wanting > 0 and (gap := _ROOM.match(self.text, room)):
            room, wanting = gap.end(), wanting - 1
        start = self.at
        if wanting > 0 and start > 1 and self.text[start - 1] in " \t":
            start, wanting = start - 1, wanting - 1  # the blank before it may be spared as well
        if wanting > 0:
            return None
        return self.text[:start] + word.ljust(room - start) + self.text[room:]

    # -- where things stand

    def last_statement(self, before: int) -> int:
        """Where the statement begins that is under way at `before`."""
        starts = [one.start() for one in self._keywords() if one.start() < before]
        seated = len(starts) > 1 and self.blind[starts[-1] :].lower().startswith(SEATS)
        if seated and self.blind[starts[-2] : starts[-1]].strip().lower() in _TAKE_A_SEAT:
            return starts[-2]
        return starts[-1] if starts else 0

    def next_statement(self, after: int, *, skip_seats: bool = False) -> int:
        """Where the next statement begins at or after `after`, else the end of the text."""
        for found in self._keywords():
            near = skip_seats and not self.blind[after : found.start()].strip()
            if found.start() >= after and not (near and found[0].lower() in SEATS):
                return found.start()
        return len(self.text)

    def _keywords(self) -> list[re.Match[str]]:
        options = "|".join(sorted(self.statements, key=len, reverse=True))
        return list(re.finditer(rf"\b(?:{options})\b", self.blind, re.IGNORECASE))

    def wanted(self) -> str:
        """What might have stood there, in words."""
        names = [_SAID[name] for name in sorted(self.expected) if name in _SAID]
        if self.complete:
            names.append("the next statement")
        return " or ".join(dict.fromkeys(names)) or "nothing more"


def blank(text: str) -> str:
    """Blanks of the same length, line ends kept."""
    return re.sub(r"[^\r\n]", " ", text)


def blank_trivia(text: str) -> str:
    """`text` with remarks (also one not closed), comments and quotations blanked."""
    return _TRIVIA.sub(lambda found: " " * len(found[0]), text)


def line_end(text: str, at: int) -> int:
    """Where the line of `at` ends."""
    found = re.compile(r"[\r\n]|$").search(text, at)
    return found.start() if found else len(text)
