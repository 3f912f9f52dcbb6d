"""A block that does not parse: what to say of it, and how to read on.

One mend answers one failure. It puts other characters of the same length into the text, so that
every offset stays what it was, and tries to lose as little as it can: a misspelt word is read
as the word it was meant to be, a thing that is no card as an unknown card; only where no such
reading offers itself is a statement blanked out.
"""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from ecarte_notation.syntax.parser import Failure

_WORD = re.compile(r"[^\s,;{}()\[\]\"]+")
_SEATS = ("elder", "dealer", "turned")
_HEADINGS = ("ecarte", "game", "deal", "result", "end")
_SMALL_CARD = re.compile(r"(?i:10|[kqjat7-9])[shdc]\b")
_NUMBERING = re.compile(r"[0-9]+[.)]+$")
_SAID = {
    "CARD": "a card",
    "NUMBER": "a number",
    "PAIR": "a score such as 3-2",
    "NAME": "a name",
    "STRING": "a name",
    "STAR": "`*`",
    "ELDER": "`elder` or `dealer`",
    "DEALER": "`elder` or `dealer`",
    "TURNED": "`turned`",
    "RBRACKET": "`]`",
    "RPAR": "`)`",
}


class Mend(NamedTuple):
    """The text to read on with; a finding of `kind` at `start`–`end`; what was `lost`."""

    text: str
    kind: str
    start: int
    end: int
    facts: dict[str, Any]
    lost: bool


def mend(text: str, failure: Failure, keywords: Mapping[str, str]) -> Mend:
    """Answer one parse failure in the text of a block (keywords: terminal name to word)."""
    return _Mender(text, failure, keywords).mend()


class _Mender:
    def __init__(self, text: str, failure: Failure, keywords: Mapping[str, str]) -> None:
        self.text, self.at = text, failure.at
        self.expected = failure.expected
        self.words = set(keywords.values())
        self.statements = self.words - {*_SEATS, *_HEADINGS, "resigned"} | {"elder", "dealer"}
        self.complete = (
            any(
                keywords.get(name) in self.statements - {"elder", "dealer"}
                for name in self.expected
            )
            and "RPAR" not in self.expected
        )
        self.blind = _blank_trivia(text)
        while self.at < len(text) and text[self.at].isspace():
            self.at += 1
        found = _WORD.match(text, self.at)
        self.word = found[0] if found else text[self.at : self.at + 1]

    def mend(self) -> Mend:
        return (
            self.dealer_missing()
            or self.unclosed()
            or self.stop_for_comma()
            or self.keyword()
            or self.misspelt()
            or self.no_card()
            or self.junk()
        )

    # -- the cases, most telling first; each answers None where it does not apply

    def dealer_missing(self) -> Mend | None:
        head = re.match(r"\s*deal[ \t]+(?:[0-9]+|\?)(\s+|$)([A-Za-z]*)", self.blind, re.IGNORECASE)
        if not head or (head[2].lower() not in self.words and self.at > head.end(1)):
            return None
        if not head[1] or (head[2] and head[2].lower() not in self.words):
            return None
        gap = head.start(1)
        return Mend(
            self.text[:gap] + "?" + self.text[gap + 1 :],
            "unreadable-text",
            head.start(),
            gap,
            {"found": "the dealer's name is missing", "expected": "a name or `?` after the number"},
            False,
        )

    def unclosed(self) -> Mend | None:
        char = self.text[self.at : self.at + 1]
        if char == "{":
            return self.blanked(self.at, len(self.text), "unclosed-remark", self.at + 1, {})
        if char == '"':
            end = _line_end(self.text, self.at)
            facts = {"found": "a quotation mark without its partner", "expected": 'a closing `"`'}
            return self.blanked(self.at, end, "unreadable-text", self.at + 1, facts)
        if "RPAR" in self.expected:
            start = self.blind.rfind("(", 0, self.at)
            facts = {"found": "an alternative line without its end", "expected": "`)`"}
            return self.blanked(start, self.at, "unreadable-text", start + 1, facts)
        return None

    def stop_for_comma(self) -> Mend | None:
        if self.word not in (".", "/", "|", ":") or "COMMA" not in self.expected:
            return None
        facts = {"found": f"`{self.word}` between tricks", "expected": "a comma"}
        mended = self.text[: self.at] + "," + self.text[self.at + 1 :]
        return Mend(mended, "unreadable-text", self.at, self.at + 1, facts, False)

    def keyword(self) -> Mend | None:
        word = re.match(r"[A-Za-z]*", self.word)
        known = (word[0] if word else "").lower()
        if known and known not in self.words:
            return None
        if not known and self.at < len(self.text):
            return None
        if not self.complete:
            return self.incomplete(self.at)
        if known in _HEADINGS:
            end = _line_end(self.text, self.at)
            return self.blanked(
                self.at,
                end,
                "out-of-order",
                self.at + len(known),
                {"statement": known, "because": "it must be the first thing on a line"},
            )
        end = self.next_statement(self.at + len(known))
        return self.blanked(
            self.at,
            end,
            "out-of-order",
            self.at + len(known),
            {"statement": known, "because": self.why_not()},
        )

    def misspelt(self) -> Mend | None:
        word = re.match(r"[^\W\d_]{3,}", self.word)
        if not word:
            return None
        options = self.words - set(_HEADINGS)
        close = get_close_matches(word[0].lower(), sorted(options), n=1, cutoff=0.7)
        if not close and (not self.complete or word[0][0].isupper()):
            return None
        end = self.at + len(word[0])
        facts = {"word": word[0], "nearest": close[0] if close else ""}
        if close and (mended := self.substitute(end, close[0])):
            return Mend(mended, "unknown-statement", self.at, end, facts, False)
        stop = self.next_statement(end, skip_seats=True)
        return self.blanked(self.at, stop, "unknown-statement", end, facts)

    def no_card(self) -> Mend | None:
        if "CARD" not in self.expected or _NUMBERING.match(self.word):
            return None
        end = self.at + len(self.word)
        hint = "a card such as KS or TC"
        if _SMALL_CARD.match(self.word):
            hint = f"the rank as a capital: {self.word.upper()}"
        facts = {"found": f"`{self.word}` is no card", "expected": f"{hint}; an unknown one is xx"}
        mended = self.substitute(end, "xx")
        if mended is None:
            return self.blanked(self.at, end, "unreadable-text", end, facts)
        return Mend(mended, "unreadable-text", self.at, end, facts, False)

    def junk(self) -> Mend:
        end = self.at + max(1, len(self.word))
        if not self.complete:
            return self.incomplete(end)
        facts = {"found": f"`{self.word}` can stand for nothing here", "expected": self.wanted()}
        numbering = bool(_NUMBERING.match(self.word))
        return self.blanked(self.at, end, "unreadable-text", end, facts)._replace(
            lost=not numbering
        )

    # -- what the cases share

    def incomplete(self, stop: int) -> Mend:
        """Blank the statement that broke off or went wrong before `stop`."""
        start = self.last_statement(self.at)
        end = self.next_statement(max(stop, start + 1))
        if stop == self.at:
            begun = self.text[start:stop].split()
            found, shown = f"`{begun[0] if begun else ''}` is not complete", (start, stop)
        else:
            found, shown = f"`{self.word}` does not belong here", (self.at, stop)
        facts = {"found": found, "expected": self.wanted()}
        tail = len(self.text[shown[0] : shown[1]].rstrip()) or 1
        mended = self.blanked(start, max(end, start + 1), "unreadable-text", shown[0] + tail, facts)
        return mended._replace(start=shown[0])

    def blanked(self, start: int, stop: int, kind: str, end: int, facts: dict[str, Any]) -> Mend:
        gap = re.sub(r"[^\r\n]", " ", self.text[start:stop])
        return Mend(self.text[:start] + gap + self.text[stop:], kind, start, end, facts, True)

    def substitute(self, end: int, word: str) -> str | None:
        """The text with `word` in place of what stands up to `end`, if there is room for it."""
        room = end
        while room < len(self.text) and self.text[room] in " \t\r\n" and room - self.at < len(word):
            room += 1
        if room - self.at < len(word):
            return None
        return self.text[: self.at] + word.ljust(room - self.at) + self.text[room:]

    def last_statement(self, before: int) -> int:
        """Where the statement begins that is under way at `before`."""
        starts = [m.start() for m in self.keywords_in() if m.start() < before]
        seat = starts and self.blind[starts[-1] :].lower().startswith(_SEATS)
        if seat and len(starts) > 1 and self.takes_seat(starts[-2], starts[-1]):
            return starts[-2]
        return starts[-1] if starts else 0

    def next_statement(self, after: int, *, skip_seats: bool = False) -> int:
        """Where the next statement begins at or after `after`, else the end of the text."""
        for found in self.keywords_in():
            if found.start() < after:
                continue
            seat = found[0].lower() in _SEATS
            if skip_seats and seat and not self.blind[after : found.start()].strip():
                continue
            if found[0].lower() == "turned":
                continue
            return found.start()
        return len(self.text)

    def takes_seat(self, first: int, second: int) -> bool:
        return self.blind[first:second].strip().lower() in {"king", "claim", "concede", "points"}

    def keywords_in(self) -> list[re.Match[str]]:
        options = "|".join(sorted(self.statements | {"turned"}, key=len, reverse=True))
        return list(re.finditer(rf"\b(?:{options})\b", self.blind, re.IGNORECASE))

    def wanted(self) -> str:
        names = [_SAID[name] for name in sorted(self.expected) if name in _SAID]
        if self.complete:
            names.append("the next statement")
        return " or ".join(dict.fromkeys(names)) or "nothing more"

    def why_not(self) -> str:
        if re.search(r"\bplay\b", self.blind[: self.at], re.IGNORECASE):
            return "it belongs before `play`"
        return "it cannot follow what stands before it"


def _blank_trivia(text: str) -> str:
    """`text` with remarks, line comments and strings blanked, of the same length."""
    trivia = r"\{(?:[^}\\]|\\[\s\S])*\}|;[^\r\n]*|\"(?:[^\"\\\r\n]|\\[^\r\n])*\""
    return re.sub(trivia, lambda found: " " * len(found[0]), text)


def _line_end(text: str, at: int) -> int:
    found = re.compile(r"[\r\n]|$").search(text, at)
    return found.start() if found else len(text)
