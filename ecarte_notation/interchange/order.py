"""What the shapes alone do not say: what may stand where in a deal, what goes together in a result."""

from typing import Any

from ecarte_notation.games.ecarte.statements import (
    CardPlayed,
    Cut,
    Exchanged,
    Faced,
    HandDealt,
    Pack,
    PlayOpened,
    TrickEnd,
    TurnUp,
)
from ecarte_notation.interchange.fault import RecordJsonError
from ecarte_notation.record.match import DealRecord, Result

_BEFORE = {
    Pack: "pack",
    TurnUp: "turn",
    HandDealt: "hand",
    Exchanged: "exchange",
    Faced: "faced",
    PlayOpened: "play",
}


def check_order(entry: Any, at: str) -> None:
    """RecordJsonError for a deal whose statements the notation could not be given in this order."""
    if not isinstance(entry, DealRecord):
        return
    play = False
    for index, item in enumerate(entry.items):
        if play and type(item) in _BEFORE:
            word = _BEFORE[type(item)]
            raise RecordJsonError(f"{at}/items/{index}", f"`{word}` cannot stand after `play`")
        if not play and isinstance(item, CardPlayed | TrickEnd):
            raise RecordJsonError(f"{at}/items/{index}", "it can only stand after `play`")
        play = play or isinstance(item, PlayOpened)
    if entry.items and isinstance(entry.items[-1], Cut):
        last = len(entry.items) - 1
        raise RecordJsonError(f"{at}/items/{last}", "a cut after a deal is an entry of its own")


def check_result(entry: Any, at: str) -> None:
    """RecordJsonError for a result that says two things at once."""
    if not isinstance(entry, Result):
        return
    if entry.taker and entry.counts is not None:
        raise RecordJsonError(f"{at}/taker", "a result has counts or a taker, not both")
    if entry.resigned and (entry.counts is None or entry.amount is not None):
        raise RecordJsonError(f"{at}/resigned", "only a result of counts alone can be resigned")
    if entry.amount is None:
        return
    if entry.counts is None and not entry.taker:
        raise RecordJsonError(f"{at}/amount", "an amount goes with counts or a taker")
    if entry.taker and entry.amount < 0:
        raise RecordJsonError(f"{at}/amount", "a pool holds no amount below 0")
