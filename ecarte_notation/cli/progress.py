"""A progress bar on the error stream, for long work on a terminal only."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_LONG = 300_000  # bytes: about two seconds' work


class Bar:
    """What has been done; without a `bar` it shows nothing."""

    def __init__(self, bar: "Progress | None" = None, task: "TaskID | None" = None) -> None:
        self._bar, self._task = bar, task

    def advance(self, done: float) -> None:
        """So many bytes more are done."""
        if self._bar and self._task is not None:
            self._bar.advance(self._task, done)

    @contextmanager
    def hidden(self) -> Iterator[None]:
        """Out of the way while something is printed."""
        if self._bar:
            self._bar.stop()
        yield
        if self._bar:
            self._bar.start()


@contextmanager
def progress(total: int, *, quiet: bool = False) -> Iterator[Bar]:
    """A bar for `total` bytes, shown if there is much to do and somebody to see it."""
    if quiet or total < _LONG or not sys.stderr.isatty():
        yield Bar()
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TimeRemainingColumn

    columns = ("checking", BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,  # findings may go down a pipe
        redirect_stderr=False,
    ) as bar:
        yield Bar(bar, bar.add_task("checking", total=total))
