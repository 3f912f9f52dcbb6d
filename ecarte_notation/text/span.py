"""A stretch of a text, in characters."""

from typing import NamedTuple


class Span(NamedTuple):
    """Characters `start` to `end` of a text, counted from 0, `end` not included."""

    start: int
    end: int
