"""`ecarte score`: deal by deal, who earned what by which law, beside what the sheet says."""

import sys
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

import typer

from ecarte_notation.cli.exits import CANNOT_RUN, CLEAN, FINDINGS
from ecarte_notation.cli.inputs import Input, Missing, gather
from ecarte_notation.games.ecarte.account.account import Account
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.referee.accounts import Accounted, accounts
from ecarte_notation.render.account import (
    FORMAT_VERSION,
    HEADINGS,
    account_object,
    closing,
    heading,
    markdown,
    table,
)
from ecarte_notation.render.json import dumps

_UNREAD = "Something in this match could not be read; `ecarte check` says what."


class Format(StrEnum):
    """How accounts are printed."""

    TABLE = "table"
    JSON = "json"
    MARKDOWN = "markdown"


def score(
    paths: Annotated[
        list[str], typer.Argument(help="Files, folders (all .ecarte files below), or - for stdin.")
    ],
    rules: Annotated[
        str, typer.Option("--rules", help="Count by these rules, whatever the records name.")
    ] = "",
    format_: Annotated[
        Format, typer.Option("--format", help="table for people, json, or markdown.")
    ] = Format.TABLE,
) -> None:
    """Prove the score: who earned what by which law, beside the sheet.

    Exit code 0: the sheet agrees; 1: it does not, or something could not be read; 2: a wrong
    call or an unopened file.
    """
    try:
        ONLY_GAME.profile_named(rules or ONLY_GAME.default_profile)
    except ValueError as unknown:
        raise typer.BadParameter(str(unknown), param_hint="--rules") from None
    failures: list[dict[str, str]] = []
    empty: list[str] = []
    good = True
    printer = _PRINTERS[format_]()
    for one in gather(paths):
        counted = 0
        for done in _of_input(one, rules, failures, quiet=format_ is Format.JSON):
            printer.put(done.account, one.name, whole=done.whole)
            good = good and done.whole and done.account.agrees
            counted += 1
        if not counted and one.name not in {failure["path"] for failure in failures}:
            empty.append(one.name)
    printer.close(failures, empty)
    raise typer.Exit(CANNOT_RUN if failures else CLEAN if good and not empty else FINDINGS)


def _of_input(
    one: Input | Missing, rules: str, failures: list[dict[str, str]], *, quiet: bool
) -> Iterator[Accounted]:
    message = one.message if isinstance(one, Missing) else ""
    try:
        if isinstance(one, Input):
            yield from accounts(one.read(), one.name, rules or None)
    except OSError as error:
        message = error.strerror or str(error)
    if message:
        failures.append({"path": one.name, "message": message})
        if not quiet:
            sys.stderr.write(f"ecarte: {one.name}: {message}\n")


class _Table:
    """Tables by rich, which wraps cells and falls back to plain characters where it must."""

    def put(self, account: Account, name: str, *, whole: bool) -> None:
        from rich import box
        from rich.console import Console
        from rich.table import Table

        console = Console(highlight=False, markup=False, emoji=False)
        shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        for heading_ in HEADINGS:
            shown.add_column(heading_, overflow="fold", ratio=1 if "laws" in heading_ else None)
        for row in table(account):
            shown.add_row(*row, style="bold red" if row[-1] == "WRONG" else None)
        with console.capture() as captured:
            console.print(heading(account, name))
            console.print(shown)
            for line in closing(account):
                console.print(line)
        for line in captured.get().splitlines():
            sys.stdout.write(line.rstrip() + "\n")
        sys.stdout.write("\n" if whole else f"{_UNREAD}\n\n")

    def close(self, _: list[dict[str, str]], empty: list[str]) -> None:
        for name in empty:
            sys.stderr.write(f"ecarte: {name}: no deal could be read in it\n")


class _Markdown(_Table):
    """Markdown sections."""

    def put(self, account: Account, name: str, *, whole: bool) -> None:
        for line in markdown(account, name):
            sys.stdout.write(line + "\n")
        sys.stdout.write("" if whole else f"{_UNREAD}\n\n")


class _Json(_Table):
    """One JSON object, written piece by piece."""

    def __init__(self) -> None:
        self.printed = 0
        sys.stdout.write(f'{{"version": {FORMAT_VERSION}, "accounts": [')

    def put(self, account: Account, name: str, *, whole: bool) -> None:
        said = dumps(account_object(account, name, whole=whole))
        sys.stdout.write((",\n" if self.printed else "\n") + said)
        self.printed += 1

    def close(self, failures: list[dict[str, str]], empty: list[str]) -> None:
        sys.stdout.write("\n], " + dumps({"errors": failures, "empty": empty})[1:] + "\n")


_PRINTERS = {Format.TABLE: _Table, Format.MARKDOWN: _Markdown, Format.JSON: _Json}
