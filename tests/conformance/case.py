"""One case of the suite: a record, the rules it is judged by, the findings it must give."""

import base64
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

CASES = Path(__file__).parent / "cases"


@dataclass(frozen=True)
class Expected:
    """A finding that must be given; what is None (or missing in `where`) is left open.

    Lines and columns count from 1, columns in characters; the end is not included.
    """

    code: str
    name: str
    line: int | None = None
    column: int | None = None
    end_line: int | None = None
    end_column: int | None = None
    where: dict[str, Any] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """As JSON data, without what is left open."""
        return {key: value for key, value in asdict(self).items() if value not in (None, {})}


@dataclass(frozen=True)
class Case:
    """`rules` None: by the rules that the record names, or by the default. `origin`: whence known."""

    id: str
    title: str
    input: bytes
    expected: tuple[Expected, ...]
    origin: str
    rules: str | None = None

    @property
    def path(self) -> Path:
        return CASES / f"{self.id}.json"

    def dumps(self) -> str:
        """The case file, byte for byte."""
        text, encoding = _written(self.input)
        document = {
            "id": self.id,
            "title": self.title,
            "rules": self.rules,
            "encoding": encoding,
            "input": text,
            "expected": [one.data() for one in self.expected],
            "origin": self.origin,
        }
        return json.dumps(document, indent=1, ensure_ascii=True) + "\n"


def _written(data: bytes) -> tuple[str, str]:
    """Bytes as a JSON string: as they are if they are UTF-8, else in base64."""
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return base64.b64encode(data).decode("ascii"), "base64"


def loads(text: str) -> Case:
    """A case from its file."""
    said = json.loads(text)
    plain = said["encoding"] == "utf-8"
    data = said["input"].encode("utf-8") if plain else base64.b64decode(said["input"])
    expected = tuple(Expected(**one) for one in said["expected"])
    return Case(said["id"], said["title"], data, expected, said["origin"], said["rules"])


def every_case() -> Iterator[Case]:
    """All cases, in the order of their names."""
    for path in sorted(CASES.rglob("*.json")):
        yield loads(path.read_text(encoding="utf-8"))
