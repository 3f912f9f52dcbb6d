"""Expected findings against those that were given."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tests.conformance.case import Expected


class Difference(NamedTuple):
    """What is wrong: expected and not given, given and not expected."""

    missing: tuple[Expected, ...]
    unexpected: tuple[dict[str, Any], ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.unexpected)

    def lines(self) -> list[str]:
        return [f"    missing: {one.data()}" for one in self.missing] + [
            f"    unexpected: {_flat(one)} {one.get('message', '')}" for one in self.unexpected
        ]


def difference(expected: Iterable[Expected], given: Iterable[dict[str, Any]]) -> Difference:
    """Each expected finding takes one of those given (in the form of the findings schema).

    The order is no matter. The most exact expectations choose first.
    """
    left = list(given)
    missing = []
    for one in sorted(expected, key=lambda one: len(str(one.data())), reverse=True):
        fit = next((other for other in left if _fits(one, other)), None)
        if fit is None:
            missing.append(one)
        else:
            left.remove(fit)
    return Difference(tuple(missing), tuple(left))


def _fits(expected: Expected, given: dict[str, Any]) -> bool:
    wanted, flat = expected.data(), _flat(given)
    where = wanted.pop("where", {})
    own = given.get("where", {})
    return all(flat.get(key) == value for key, value in wanted.items()) and all(
        own.get(key) == value for key, value in where.items()
    )


def _flat(given: dict[str, Any]) -> dict[str, Any]:
    start, end = given.get("location", {}), given.get("end_location", {})
    return {
        "code": given.get("code"),
        "name": given.get("name"),
        "line": start.get("line"),
        "column": start.get("column"),
        "end_line": end.get("line"),
        "end_column": end.get("column"),
    }
