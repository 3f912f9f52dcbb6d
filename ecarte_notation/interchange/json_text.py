"""JSON text to data, one match of a file after another."""

import json
from collections.abc import Iterator
from typing import Any, NoReturn

from ecarte_notation.interchange.fault import RecordJsonError, below, shown

_BLANKS = " \t\r\n"


def matches_of(text: str) -> Iterator[tuple[str, Any]]:
    """The matches of a file `{"format": …, "matches": […]}`, each with the pointer to it.

    A file that is one match itself gives that, with the pointer "". RecordJsonError for what is
    no JSON, or no such file; the matches before the fault have been given by then.
    """
    scanner = _Scanner(text)
    yield from scanner.file()


def loads(text: str) -> Any:
    """The data of a whole JSON text; RecordJsonError if it is none."""
    scanner = _Scanner(text)
    data = scanner.value()
    scanner.end()
    return data


class _Scanner:
    """Goes through a text from value to value."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self._decoder = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_constant)

    def file(self) -> Iterator[tuple[str, Any]]:
        """The members of the outermost object; `matches` are given one by one."""
        if self._next() != "{":
            raise RecordJsonError("", f"{shown(self.value())} where a file of matches should be")
        head: dict[str, Any] = {}
        seen = set()
        for key in self._members():
            if key in seen:
                raise RecordJsonError(below("", key), "the key stands twice")
            seen.add(key)
            if key == "matches" and self._next() == "[":
                yield from self._elements("/matches")
            else:
                head[key] = self.value()
        self.end()
        if "matches" not in seen:
            yield "", head
        else:
            _check_head(head)

    def _members(self) -> Iterator[str]:
        """Each key of an object, before its value is read."""
        self._take("{")
        while self._next() != "}":
            key = self.value()
            if not isinstance(key, str):
                self._fail("a key is no text")
            self._take(":")
            yield key
            if self._next() != "}":
                self._take(",")
        self._take("}")

    def _elements(self, pointer: str) -> Iterator[tuple[str, Any]]:
        self._take("[")
        index = 0
        while self._next() != "]":
            yield f"{pointer}/{index}", self.value()
            index += 1
            if self._next() != "]":
                self._take(",")
        self._take("]")

    def value(self) -> Any:
        """The value that begins here."""
        self._next()
        try:
            value, self.at = self._decoder.raw_decode(self.text, self.at)
        except json.JSONDecodeError as wrong:
            self.at = wrong.pos
            self._fail(wrong.msg[0].lower() + wrong.msg[1:])
        except RecursionError:
            self._fail("it is nested too deeply")
        except RecordJsonError:
            raise
        except ValueError:  # a number of thousands of digits
            self._fail("a number is too long")
        return value

    def end(self) -> None:
        """Nothing may follow."""
        if self._next():
            self._fail("something follows the end")

    def _next(self) -> str:
        while self.at < len(self.text) and self.text[self.at] in _BLANKS:
            self.at += 1
        return self.text[self.at : self.at + 1]

    def _take(self, sign: str) -> None:
        if self._next() != sign:
            self._fail(f"`{sign}` is missing")
        self.at += 1

    def _fail(self, words: str) -> NoReturn:
        line = self.text.count("\n", 0, self.at) + 1
        column = self.at - self.text.rfind("\n", 0, self.at)
        raise RecordJsonError("", f"no JSON at line {line}, column {column}: {words}")


def _check_head(head: dict[str, Any]) -> None:
    from ecarte_notation.interchange.match import FORMAT

    if "matches" in head:
        raise RecordJsonError("/matches", f"{shown(head['matches'])} where an array should be")
    if head.get("format", FORMAT) != FORMAT:
        raise RecordJsonError("/format", f"{shown(head['format'])} where `{FORMAT}` should be")
    for key in head:
        if key != "format":
            raise RecordJsonError(below("", key), f"the key {shown(key)} means nothing")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordJsonError("", f"the key {shown(twice)} stands twice in one object")
    return data


def _no_constant(word: str) -> NoReturn:
    raise RecordJsonError("", f"`{word}` is no number of JSON")
