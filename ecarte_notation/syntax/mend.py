"""A block that does not parse: what to say of it, and how to read on.

One mend answers one failure. It puts other characters of the same length into the text, so that
every offset stays what it was, and tries to lose as little as it can: a misspelt word is read
as the word it was meant to be, a thing that is no card as an unknown card; only where no such
reading offers itself is a statement blanked out.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from ecarte_notation.findings.fix import put
from ecarte_notation.findings.near import nearest
from ecarte_notation.syntax.failing import HEADINGS, Failing, Mend, blank, line_end
from ecarte_notation.syntax.mend_heading import mend_heading
from ecarte_notation.syntax.parser import Failure

_SMALL_CARD = re.compile(r"(?i:10|[kqjat7-9])[shdc]$")
_CARD_NEXT = re.compile(r"[ \t]+(?:10|[KQJAT7-9x])[SHDCx]\b")
_RANKS = ("K", "Q", "J", "A", "T", "10", "9", "8", "7")
_NUMBERING = re.compile(r"[0-9]+[.)]+")
_STOPS = ".,:/|'`_=*#~<>&"
_MEANT = {  # words of the table for words of the notation
    "no": "refuse",
    "declined": "refuse",
    "refused": "refuse",
    "yes": "accept",
    "ok": "accept",
    "accepted": "accept",
    "trump": "turn",
    "trumps": "turn",
    "stands": "stand",
    "proposes": "propose",
    "pass": "stand",
}
_DEALING = ("pack", "turn", "elder", "dealer")


def mend(text: str, failure: Failure, keywords: Mapping[str, str]) -> Mend:
    """Answer one parse failure in the text of a block (keywords: terminal name to word)."""
    case = Failing(text, failure, keywords)
    for answer in _CASES:
        if found := answer(case):
            return found
    return _junk(case)


# Most telling first; each answers None where it does not apply.


def _unclosed(case: Failing) -> Mend | None:
    """A remark, a quotation or an alternative line that is not closed."""
    if case.char == "{":
        end = line_end(case.text, case.at)
        fix = put("close it at the end of its line", (end, end, "}"), safe=False)
        step = case.blanked(case.at, len(case.text), "unclosed-remark", case.at + 1, {})
        return replace(step, fix=fix)
    if case.char == '"':
        found = "a quotation mark without its partner"
        end = line_end(case.text, case.at)
        return case.unreadable(case.at, end, case.at + 1, found, 'a closing `"`')
    if case.bracket >= 0:
        found = "an alternative line without its end"
        return case.unreadable(case.bracket, case.at, case.bracket + 1, found, "`)`")
    return None


def _numbering(case: Failing) -> Mend | None:
    """Tricks that were numbered: the numbers stand for the commas."""
    if not case.in_play or not (found := _NUMBERING.match(case.text, case.at)):
        return None
    stop = case.next_statement(case.at)
    first = True

    def instead(number: re.Match[str]) -> str:
        nonlocal first
        bare = first or case.blind[: case.at + number.start()].rstrip().endswith((",", "play"))
        first = False
        return ("" if bare else ",").ljust(len(number[0]))

    tricks = _NUMBERING.sub(instead, case.text[case.at : stop])
    text = case.text[: case.at] + tricks + case.text[stop:]
    facts = {"found": f"`{found[0]}` numbers a trick", "expected": "commas between the tricks"}
    return Mend(text, "unreadable-text", case.at, found.end(), facts, lost=False)


def _stop(case: Failing) -> Mend | None:
    """A stop or a comma where none belongs, through the whole statement; in the play a comma."""
    glued = case.word[1:2].isalnum() and case.char not in ",:"
    if case.char not in _STOPS or not case.char or glued:
        return None
    stop = case.next_statement(case.at)
    tricks = case.in_play and case.char in ".:/|" and "COMMA" in case.expected
    part = case.text[case.at : stop].replace(case.char, "," if tricks else " ")
    text = case.text[: case.at] + part + case.text[stop:]
    facts = {
        "found": f"`{case.char}` {'between tricks' if tricks else 'does not belong here'}",
        "expected": "a comma" if tricks else "",
        "remedy": "" if tricks else "Remove it.",
    }
    places = [i for i in range(case.at, stop) if case.blind[i] == case.char]
    edits = ((i, i + 1, "," if tricks else "") for i in places)
    fix = put("write commas" if tricks else "remove it", *edits)
    return Mend(text, "unreadable-text", case.at, case.at + 1, facts, lost=False, fix=fix)


def _keyword(case: Failing) -> Mend | None:
    """A word of the notation in a place where it cannot stand, or the end of the text."""
    known = case.letters.lower()
    if known not in case.words and case.at < len(case.text):
        return None
    if not case.complete or not known:
        return case.incomplete(case.at)
    end = case.at + len(known)
    if known in HEADINGS:
        because = "it must be the first thing on a line, with its number"
        return case.misplaced(known, line_end(case.text, case.at), because)
    if case.in_play and known in _DEALING:
        because = "it belongs before `play`; is the heading of a new deal missing?"
        return case.misplaced(known, len(case.text), because)
    if case.in_play and known == "play":
        stop = case.next_statement(end)
        while case.blind[stop : stop + 4].lower() == "king":  # declared in the play
            stop = case.next_statement(stop + 4, skip_seats=True)
        return case.misplaced(known, stop, "the play of this deal has been written")
    because = "it cannot follow what stands before it"
    return case.misplaced(known, case.next_statement(end), because)


def _misspelt(case: Failing) -> Mend | None:
    word = re.match(r"[^\W\d_]{2,}", case.word)
    if not word or (len(word[0]) == 2 and (case.cards_may_follow or not word[0].islower())):
        return None
    options = sorted(case.words - set(HEADINGS))
    written = word[0].lower()
    close = _MEANT.get(written) or nearest(written, options, 0.7)
    if not close and (not case.complete or (word[0][0].isupper() and case.cards_may_follow)):
        return None
    end = case.at + len(word[0])
    facts = {"word": word[0], "nearest": close, "read": ""}
    if close and (text := case.substitute(end, close)):
        facts["read"] = "; it was read so"
        return Mend(text, "unknown-statement", case.at, end, facts, lost=False)
    stop = case.next_statement(end, skip_seats=True)
    return case.blanked(case.at, stop, "unknown-statement", end, facts)


def _minus(case: Failing) -> Mend | None:
    """`dealer 4` for `dealer -4`."""
    free = case.at > 0 and case.text[case.at - 1] in " \t"
    if "MINUS" not in case.expected or not case.word.isdigit() or not free:
        return None
    text = case.text[: case.at - 1] + "-" + case.text[case.at :]
    facts = {"found": f"a number without a sign: `{case.word}`", "expected": f"-{case.word}"}
    fix = put(f"write `-{case.word}`", (case.at, case.at, "-"))
    end = case.at + len(case.word)
    return Mend(text, "unreadable-text", case.at, end, facts, lost=False, fix=fix)


def _no_minus(case: Failing) -> Mend | None:
    """`elder 7D 8C +JH TC`: the plus shows that a minus is missing."""
    start = case.last_statement(case.at)
    head = re.match(r"(?i:elder|dealer)[ \t]+(?![-–−])", case.blind[start : case.at])
    if case.char != "+" or not head:
        return None
    at = start + head.end() - 1
    text = case.text[:at] + "-" + case.text[at + 1 :]
    facts = {"found": "discards without a sign", "expected": "`-` before the cards laid aside"}
    fix = put("write `-` before the cards laid aside", (at + 1, at + 1, "-"))
    end = start + len(head[0].rstrip())
    return Mend(text, "unreadable-text", start, end, facts, lost=False, fix=fix)


def _lone_word(case: Failing) -> Mend | None:
    """`king` without its seat, before a line that begins with a seat."""
    before = re.search(
        r"\b(king|claim|concede)\s+(?:elder|dealer)\s*$", case.blind[: case.at], re.IGNORECASE
    )
    listed = case.char in ("-", "–", "−") or re.fullmatch(r"[0-9A-Z]\w{1,2}", case.word)
    if not before or not listed:
        return None
    start, end = before.span(1)
    if "\n" not in case.text[start : case.at].replace("\r", "\n"):
        return None
    found = f"`{before[1]}` is not complete"
    return case.unreadable(start, end, end, found, "`elder` or `dealer`")


def _no_card(case: Failing) -> Mend | None:
    if "CARD" not in case.expected or not any(char.isalnum() for char in case.word):
        return None
    if not case.cards_may_follow or not case.word.isprintable():
        return None
    end = case.at + len(case.word)
    small = _SMALL_CARD.match(case.word) is not None
    if (
        not small
        and case.word.isalpha()
        and case.word.islower()
        and _CARD_NEXT.match(case.text, end)
    ):
        found = f"`{case.word}` does not belong here"
        return case.unreadable(case.at, end, end, found, "", "Remove it.")
    hint = "a card such as KS or TC (xx if it is not known)"
    if small:
        hint = f"the rank as a capital, {case.word.upper()}"
    elif case.word in _RANKS:
        hint = f"{case.word}x if only the rank is known"
    elif "?" in case.word:
        hint = "x for what is not known, as in xH or xx"
    found, wanted = f"`{case.word}` is no card", hint
    text = case.substitute(end, "xx")
    if text is None:
        return case.unreadable(case.at, end, end, found, wanted)
    facts = {"found": found, "expected": wanted}
    capital = case.word.upper()
    fix = put(f"write {capital}", (case.at, end, capital)) if small else None
    return Mend(text, "unreadable-text", case.at, end, facts, lost=False, fix=fix)


def _junk(case: Failing) -> Mend:
    end = case.at + max(1, len(case.word))
    if not case.complete:
        return case.incomplete(end)
    stop = end if case.in_play else case.next_statement(end)
    if case.char == "}":
        found = "a `}` closes no remark"
        return case.unreadable(case.at, end, end, found, "", "Remove it, or add the opening {.")
    found = f"`{case.shown}` does not belong here"
    return case.unreadable(case.at, stop, end, found, case.wanted())


def _foreign_remark(case: Failing) -> Mend | None:
    """`# …`, `// …` and `( … )` where no alternative line can stand."""
    slashes = case.text.startswith("//", case.at)
    end = line_end(case.text, case.at)
    if case.char == "(":
        closing = case.text.find(")", case.at, end)
        end = closing + 1 if closing >= 0 else end
    elif case.char != "#" and not slashes:
        return None
    sign = "//" if slashes else case.char
    facts = {
        "found": f"`{sign}` opens no remark here",
        "expected": "",
        "remedy": "Put remarks in { } or after a semicolon.",
    }
    text = case.text[: case.at] + blank(case.text[case.at : end]) + case.text[end:]
    return Mend(text, "unreadable-text", case.at, case.at + len(sign), facts, lost=False)


_CASES = (
    mend_heading,
    _unclosed,
    _no_minus,
    _lone_word,
    _foreign_remark,
    _numbering,
    _stop,
    _keyword,
    _misspelt,
    _minus,
    _no_card,
)
