"""One process of the fuzzer: atheris (libFuzzer) over the instrumented package.

`python -m tests.fuzz.worker FOUND [libFuzzer options] CORPUS`: coverage guides which inputs are kept;
those that break something are left in the folder FOUND, one for each place where it broke.
"""

import hashlib
import sys
import traceback
from pathlib import Path

import atheris

# The proof's inner loops have few branches and many rounds: watched, they would take all the time.
with atheris.instrument_imports(
    include=["ecarte_notation"], exclude=["ecarte_notation.games.ecarte.proof"]
):
    from tests.fuzz.target import hold

from tests.fuzz.mutate import mutated


def main() -> None:
    """Hand over to libFuzzer; a quarter of the mutations are its own."""
    found = Path(sys.argv.pop(1))

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        return atheris.Mutate(data, most) if seed % 4 == 0 else mutated(data, most, seed)

    def target(data: bytes) -> None:
        try:
            hold(data)
        except Exception as error:  # noqa: BLE001 - that is the question
            _keep(found, data, error)

    atheris.Setup(sys.argv, target, custom_mutator=mutate)
    atheris.Fuzz()


def _keep(found: Path, data: bytes, error: Exception) -> None:
    """Leave the input and what it broke, unless the same has been left before."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{type(error).__name__}:{frames[-1].name}:{frames[-1].lineno}:{str(error)[:20]}"
    name = hashlib.sha1(place.encode(), usedforsecurity=False).hexdigest()[:10]
    if not (found / name).exists():
        (found / name).write_bytes(data)
        (found / f"{name}.txt").write_text("".join(traceback.format_exception(error)), "utf-8")


if __name__ == "__main__":
    main()
