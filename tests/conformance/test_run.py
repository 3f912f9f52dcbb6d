"""The runner: any program may be held against the suite."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUN = [sys.executable, "-m", "tests.conformance.run"]
ECARTE = f"{sys.executable} -m ecarte_notation check --format json -"


def run(*words: str) -> tuple[int, list[str], str]:
    done = subprocess.run([*RUN, *words], capture_output=True, text=True, cwd=ROOT, check=False)
    return done.returncode, done.stdout.splitlines(), done.stderr


def test_the_command_of_this_project_agrees() -> None:
    for family, count in (("contradictions/C6-counts", 3), ("samples/slips-utf-16", 1)):
        code, said, _ = run("--command", ECARTE, "--only", family)
        assert (code, said) == (0, [f"{count} cases, {count} agree, 0 differ"])


def test_a_program_that_finds_nothing_is_told_what_it_missed(tmp_path: Path) -> None:
    silent = tmp_path / "silent.py"
    silent.write_text("print('{\"findings\": []}')")
    code, said, _ = run("--command", f"{sys.executable} {silent}", "--only", "examples/T406")
    assert code == 1
    assert said[0].startswith("examples/T406-wrong: ")
    assert "missing: {'code': 'T406', 'name': 'must-trump', 'line': 9" in said[1]
    assert said[-1] == "2 cases, 1 agree, 1 differ"


def test_the_rules_of_a_case_are_given_before_a_last_hyphen(tmp_path: Path) -> None:
    echo = tmp_path / "echo.py"
    echo.write_text("import sys\nsys.exit(' '.join(sys.argv[1:]))")
    code, said, _ = run("--command", f"{sys.executable} {echo} -", "--only", "C6-counts-svensk")
    assert code == 1
    assert said[1].endswith("it said: --rules svensk -")


def test_a_program_that_cannot_be_run_gives_no_traceback() -> None:
    code, said, problems = run("--command", "./no-such-program", "--only", "examples/T406")
    assert code == 1
    assert said[-1] == "2 cases, 0 agree, 2 differ"
    assert problems == ""


def test_no_case_is_no_success() -> None:
    assert run("--only", "no such case")[0] == 1
