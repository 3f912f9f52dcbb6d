"""Small records to begin with: every rule's examples, and the shorter conformance cases."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path

_CASES = Path(__file__).parents[1] / "conformance" / "cases"
LONGEST = 400


def seeds() -> Iterator[bytes]:
    """The inputs of the conformance suite that are short enough, in a fixed order."""
    for path in sorted(_CASES.rglob("*.json")):
        case = json.loads(path.read_text(encoding="utf-8"))
        coded = case["encoding"] == "base64"
        data = base64.b64decode(case["input"]) if coded else case["input"].encode()
        if len(data) <= LONGEST:
            yield data


def write_seeds(folder: Path) -> int:
    """The seeds as files of a folder; how many there are."""
    count = 0
    for count, data in enumerate(seeds(), 1):
        (folder / f"{count:04}").write_bytes(data)
    return count
