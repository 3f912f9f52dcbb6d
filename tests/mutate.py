"""Mutation testing of the laws: `python -m tests.mutate [FILE]` (needs mutmut: `pip install -e '.[test,mutate]'`).

FILE is one module of the laws, such as `company.py`; left out, all of them.

Every survivor is explained in tests/MUTANTS.md.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).parents[1]
CONFIG = """
[tool.mutmut]
source_paths = ["ecarte_notation/games/ecarte/laws/FILE"]
also_copy = ["ecarte_notation", "grammar", "samples", "tests", "README.md"]
pytest_add_cli_args = ["-x"]
pytest_add_cli_args_test_selection = [
  "tests/games", "tests/referee/test_contradictions.py", "tests/rules/test_examples.py"
]
"""


def main() -> int:
    """Break every expression of the laws in a copy of the project; list what no test noticed."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        subprocess.run(["git", "clone", "--quiet", TOP, copy], check=True)
        project = copy / "pyproject.toml"
        text = project.read_text(encoding="utf-8")
        text = re.sub(r"^addopts = .*$", 'addopts = ["-q"]', text, flags=re.MULTILINE)
        text = re.sub(r"^filterwarnings = .*$", "", text, flags=re.MULTILINE)
        config = CONFIG.replace("FILE", "".join(sys.argv[1:2]))
        project.write_text(text + config, encoding="utf-8")
        mutmut = shutil.which("mutmut", path=str(Path(sys.executable).parent)) or "mutmut"
        run = subprocess.run([mutmut, "run"], cwd=copy, capture_output=True, text=True, check=False)
        counts = re.findall(r"(\d+)/(\d+)  \S+ (\d+)", run.stdout)
        if not counts:
            sys.stderr.write(run.stdout[-2000:] + run.stderr[-2000:])
            return 2
        survivors = subprocess.run(
            [mutmut, "results"], cwd=copy, capture_output=True, text=True, check=False
        )
        sys.stdout.write(f"{counts[-1][1]} mutants, {counts[-1][2]} noticed; the others:\n")
        sys.stdout.write(survivors.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
