"""Writes the case files from their sources: `python -m tests.conformance.build`; `--check` compares."""

import shutil
import sys

from tests.conformance.case import CASES, Case
from tests.conformance.sources import SOURCES


def built() -> dict[str, Case]:
    """All cases by their ids; ValueError if two have the same."""
    made: dict[str, Case] = {}
    for source in SOURCES:
        for case in source.cases():
            if case.id in made:
                raise ValueError(f"two cases are called {case.id}")
            made[case.id] = case
    return made


def stale(made: dict[str, Case]) -> list[str]:
    """Case files that are missing, different, or no longer made."""
    written = {
        path.relative_to(CASES).with_suffix("").as_posix(): path.read_text(encoding="utf-8")
        for path in CASES.rglob("*.json")
    }
    current = {name: case.dumps() for name, case in made.items()}
    return sorted(name for name in written | current if written.get(name) != current.get(name))


def write(made: dict[str, Case]) -> None:
    """All files anew."""
    shutil.rmtree(CASES, ignore_errors=True)
    for case in made.values():
        case.path.parent.mkdir(parents=True, exist_ok=True)
        case.path.write_text(case.dumps(), encoding="utf-8", newline="\n")


def main() -> int:
    made = built()
    if "--check" not in sys.argv:
        write(made)
        sys.stdout.write(f"{len(made)} cases written\n")
        return 0
    wrong = stale(made)
    for name in wrong:
        sys.stderr.write(f"not current: {name} (run this command without --check)\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
