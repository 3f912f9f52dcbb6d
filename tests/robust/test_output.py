"""What is printed under locales that lack signs, and paths that hold colons."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.robust.common import MATCH

SPOILT = MATCH.replace("play KS TH", "play KS QD {♥ Élise}")


def ecarte(
    *words: str, data: bytes, cwd: Path, **environment: str
) -> "subprocess.CompletedProcess":
    command = [sys.executable, "-m", "ecarte_notation", *words]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **environment}
    return subprocess.run(
        command, input=data, capture_output=True, env=environment, cwd=cwd, check=False
    )


@pytest.mark.parametrize("codec", ["latin-1", "cp1252", "ascii", "utf-8", "cp437"])
@pytest.mark.parametrize("form", ["full", "concise", "json"])
def test_any_stream_can_carry_the_findings(codec: str, form: str, tmp_path: Path) -> None:
    words = ("check", "-", "-v", "--format", form)
    done = ecarte(*words, data=SPOILT.encode(), cwd=tmp_path, PYTHONIOENCODING=codec, NO_COLOR="1")
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"must-trump" in done.stdout
    done.stdout.decode(codec)


@pytest.mark.parametrize("name", ["C:1885.ecarte", "a b.ecarte", "évening.ecarte", "1:2:3.ecarte"])
def test_a_path_with_colons_is_whole_in_every_form(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(SPOILT, encoding="utf-8")
    line = ecarte("check", name, "--format", "concise", data=b"", cwd=tmp_path)
    assert line.stdout.decode().splitlines()[0].startswith(f"{name}:13:9: T406 must-trump")
    document = json.loads(ecarte("check", name, "--format", "json", data=b"", cwd=tmp_path).stdout)
    assert document["findings"][0]["path"] == name
