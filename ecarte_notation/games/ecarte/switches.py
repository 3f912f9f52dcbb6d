"""What each switch of a profile means, its values, and which books hold them: `switches.toml`."""

import re
import tomllib
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any

from ecarte_notation.findings.authority import Cite
from ecarte_notation.games.ecarte import sources
from ecarte_notation.games.ecarte.profile import CLASSIC, Profile


@dataclass(frozen=True)
class Value:
    """One value of a switch: what it says, and the sources that say it (perhaps none)."""

    value: Any
    words: str
    sources: tuple[Cite, ...] = ()

    @property
    def spelling(self) -> str:
        """The value as it is written in `[Rules]`."""
        return spelling(self.value)


@dataclass(frozen=True)
class Switch:
    """One disputed point: its field of `Profile`, one sentence, the clause of LAWS.md, its values.

    `open_number` says that any whole number from 1 to 99 will do, not only those of a book.
    """

    name: str
    sentence: str
    clause: str
    values: tuple[Value, ...]
    open_number: bool = False

    def read(self, written: str) -> Any:
        """The value spelled `written`, in any case; KeyError if there is none."""
        found = {one.spelling.lower(): one.value for one in self.values}
        if self.open_number and re.fullmatch("[1-9][0-9]?", written):
            return int(written)
        return found[written.lower()]

    def of(self, profile: Profile) -> Value:
        """How a profile has it."""
        value = getattr(profile, self.name)
        plain = Value(value, f"{value}, by agreement.")
        return next((one for one in self.values if one.value == value), plain)


def spelling(value: Any) -> str:
    """A value as it is written: `first_proposal`, `true`, `5`."""
    if isinstance(value, Enum):
        return str(value.value)
    return str(value).lower()


@cache
def switches() -> dict[str, Switch]:
    """Every switch by its name, in the order of the laws."""
    text = files(__package__).joinpath("switches.toml").read_text(encoding="utf-8")
    return {row["name"]: _switch(row) for row in tomllib.loads(text)["switch"]}


def _switch(row: dict[str, Any]) -> Switch:
    kind = type(getattr(CLASSIC, row["name"]))
    values = tuple(
        Value(_typed(kind, one["value"]), one["words"], tuple(map(_cite, one["sources"])))
        for one in row["values"]
    )
    open_number = row.get("open_number", False)
    return Switch(row["name"], row["sentence"], row["clause"], values, open_number)


def _typed(kind: type, written: str) -> Any:
    return written == "true" if kind is bool else kind(written)


def _cite(text: str) -> Cite:
    key, _, clause = text.partition(": ")
    source = next(one for one in sources.ALL if one.key == key)
    return Cite(source, clause)
