"""A progress bar on the error stream, for long work on a terminal only."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
_LONG = 300_000  # bytes: about a second's work


def with_progress(
    items: Iterable[T], size: Callable[[T], int], *, quiet: bool = False
) -> Iterator[T]:
    """Pass items on, showing how far their sizes (bytes) have come."""
    items = list(items)
    total = sum(size(one) for one in items)
    if quiet or total < _LONG or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TimeRemainingColumn

    columns = ("checking", BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("checking", total=total)
        for one in items:
            yield one
            bar.advance(task, size(one))
