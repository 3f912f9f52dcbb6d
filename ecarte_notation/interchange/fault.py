"""What is wrong with JSON that should be a record."""

from collections.abc import Iterable

from ecarte_notation.findings.near import nearest


class RecordJsonError(ValueError):
    """JSON that is no record: `pointer` (RFC 6901, "" for the whole) says where, `words` what."""

    def __init__(self, pointer: str, words: str) -> None:
        super().__init__(f"{pointer}: {words}" if pointer else words)
        self.pointer, self.words = pointer, words


def below(pointer: str, key: str | int) -> str:
    """The pointer to a member or element."""
    if isinstance(key, int):
        return f"{pointer}/{key}"
    return f"{pointer}/{key.replace('~', '~0').replace('/', '~1')}"


def shown(data: object) -> str:
    """A value of JSON in a few words for a message."""
    if isinstance(data, str):
        return f"`{data if len(data) <= 40 else data[:37] + '...'}`"
    if data is None or isinstance(data, bool):
        return {None: "null", True: "true", False: "false"}[data]
    if isinstance(data, int | float):
        return f"{data:.6g}" if abs(data) > 10**12 else str(data)
    return "an object" if isinstance(data, dict) else "an array"


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean …?`, or ""."""
    near = nearest(word, known)
    return f"; did you mean `{near}`?" if near else ""
