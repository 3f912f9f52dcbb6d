"""The whole check beside python-chess replaying PGN, and the wall time of checking one file."""

import io
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench.archive import archive
from ecarte_notation import read, referee

ROUNDS = 5
DEALS = 2_000
GAMES = 60


def chess_games(count: int) -> str:
    """Random legal chess games as PGN."""
    import chess.pgn

    rng = random.Random(0)
    games = []
    for _ in range(count):
        board = chess.Board()
        game = chess.pgn.Game()
        node: chess.pgn.GameNode = game
        while not board.is_game_over() and board.ply() < 80:
            move = rng.choice(list(board.legal_moves))
            board.push(move)
            node = node.add_variation(move)
        games.append(str(game))
    return "\n\n".join(games) + "\n"


def replay_chess(text: str) -> int:
    """Read and replay every game, as python-chess's reader does; the number of games."""
    import chess.pgn

    stream, count = io.StringIO(text), 0
    while chess.pgn.read_game(stream):
        count += 1
    return count


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def one_file(*words: str) -> list[float]:
    """Wall times of an `ecarte` command on one match, bytecode compiled, in milliseconds."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "one.ecarte"
        path.write_text(archive(3), encoding="utf-8")
        command = [sys.executable, "-m", "ecarte_notation", *words, str(path), "-q"]
        run = lambda: subprocess.run(command, env=environment, capture_output=True, check=False)  # noqa: E731
        run()
        return [1000 * timed(run) for _ in range(15)]


def main() -> None:
    """Print the figures."""
    ours, theirs = archive(DEALS), chess_games(GAMES)
    deals = ours.count("\ndeal ")
    read("")  # the parser is built once
    ratios, own, other = [], [], []
    for _ in range(ROUNDS):
        own.append(timed(lambda: referee(read(ours))))
        other.append(timed(lambda: replay_chess(theirs)))
        ratios.append((len(ours) / own[-1]) / (len(theirs) / other[-1]))
    mine, chess_time = statistics.median(own), statistics.median(other)
    print(f"ecarte check     {deals / mine:8.0f} deals/s {len(ours) / mine / 1e6:6.2f} MB/s")
    print(
        f"python-chess     {GAMES / chess_time:8.0f} games/s {len(theirs) / chess_time / 1e6:6.2f} MB/s"
    )
    print(f"ratio in MB/s    {statistics.median(ratios):8.2f}")
    for words in (("check",), ("format", "--check")):
        times = one_file(*words)
        print(
            f"{words[0]:6} one file  {statistics.median(times):8.0f} ms (whole process, {min(times):.0f} at best)"
        )


if __name__ == "__main__":
    main()
