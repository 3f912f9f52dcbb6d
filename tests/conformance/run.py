"""Runs an implementation over all cases and says where it differs.

`python -m tests.conformance.run [--command "ecarte check --format json -"] [--only TEXT]`
"""

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from ecarte_notation.referee.referee import check
from ecarte_notation.render.json import findings
from tests.conformance.case import Case, every_case
from tests.conformance.compare import difference

Implementation = Callable[[Case], list[dict[str, Any]]]


class UnusableError(Exception):
    """An implementation that gave no findings at all; the message says what it did."""


def in_process(case: Case) -> list[dict[str, Any]]:
    """Our own referee, without a process of its own."""
    return list(findings(check(case.input, case.id, case.rules)))


def command(words: list[str], seconds: float = 60) -> Implementation:
    """A program: the record on its standard input, the findings as JSON on its output.

    `--rules NAME` is put in front of a last argument `-`, or at the end, where a case names rules.
    """

    def run(case: Case) -> list[dict[str, Any]]:
        given = ["--rules", case.rules] if case.rules else []
        at = len(words) - (words[-1:] == ["-"])
        call = [*words[:at], *given, *words[at:]]
        try:
            done = subprocess.run(
                call, input=case.input, capture_output=True, timeout=seconds, check=False
            )
            return list(json.loads(done.stdout)["findings"])
        except (OSError, subprocess.TimeoutExpired) as error:
            raise UnusableError(str(error)) from None
        except (ValueError, KeyError, TypeError):
            said = done.stderr.decode(errors="replace").strip()
            raise UnusableError(f"no JSON object with `findings`; it said: {said[:300]}") from None

    return run


def verdict(case: Case, implementation: Implementation) -> list[str]:
    """What is wrong, line by line; nothing if the implementation agrees."""
    try:
        return difference(case.expected, implementation(case)).lines()
    except UnusableError as problem:
        return [f"    {problem}"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.run", description=__doc__)
    parser.add_argument("--command", help="the program to run; without it, this referee in process")
    parser.add_argument("--only", default="", help="only cases with this text in their id")
    said = parser.parse_args()
    implementation = command(shlex.split(said.command)) if said.command else in_process
    count = differ = 0
    for case in every_case():
        if said.only not in case.id:
            continue
        count += 1
        if wrong := verdict(case, implementation):
            differ += 1
            sys.stdout.write("\n".join([f"{case.id}: {case.title}", *wrong]) + "\n")
    sys.stdout.write(f"{count} cases, {count - differ} agree, {differ} differ\n")
    return 1 if differ or not count else 0


if __name__ == "__main__":
    sys.exit(main())
