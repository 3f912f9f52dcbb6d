"""`ecarte check`: judge records and print what was found."""

import sys
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

import typer

from ecarte_notation.cli.console import put
from ecarte_notation.cli.exits import CANNOT_RUN, CLEAN, FINDINGS
from ecarte_notation.cli.inputs import Input, Missing, gather
from ecarte_notation.cli.progress import Bar, progress
from ecarte_notation.findings.rule import Rule
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.referee.referee import catalogue
from ecarte_notation.referee.referee import check as check_record
from ecarte_notation.referee.report import Report
from ecarte_notation.render.concise import concise
from ecarte_notation.render.full import full
from ecarte_notation.render.json import FORMAT_VERSION, dumps, findings
from ecarte_notation.render.summary import Summary


class Format(StrEnum):
    """How findings are printed."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"


def check(
    paths: Annotated[
        list[str], typer.Argument(help="Files, folders (all .ecarte files below), or - for stdin.")
    ],
    rules: Annotated[
        str, typer.Option("--rules", help="Judge by these rules, whatever the records name.")
    ] = "",
    format_: Annotated[
        Format, typer.Option("--format", help="full for people, concise for editors, or json.")
    ] = Format.FULL,
    select: Annotated[
        list[str] | None, typer.Option("--select", help="Only these rules: codes, names, letters.")
    ] = None,
    ignore: Annotated[list[str] | None, typer.Option("--ignore", help="Not these rules.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No summary, no progress.")] = False,
) -> None:
    """Hold records against the laws.

    Exit code 0: no slip (notes do not count); 1: findings; 2: a wrong call or an unopened file.
    """
    try:
        chosen = _chosen(select, ignore or [])
        _known_rules(rules)
    except typer.BadParameter as wrong:
        if format_ is not Format.JSON:
            raise
        session = _Session(format_, "", ())
        session.fail("", str(wrong))
        session.close(quiet=quiet)
        raise typer.Exit(CANNOT_RUN) from None
    session = _Session(format_, rules, chosen)
    inputs = list(gather(paths))
    good = [one for one in inputs if isinstance(one, Input)]
    for missing in inputs:
        if isinstance(missing, Missing):
            session.fail(missing.name, missing.message)
    with progress(sum(one.size for one in good), quiet=quiet) as bar:
        for one in good:
            session.judge(one, bar)
    session.close(quiet=quiet)
    raise typer.Exit(session.exit_code)


class _Session:
    """One run over many files."""

    def __init__(self, format_: Format, rules: str, chosen: tuple[Rule, ...]) -> None:
        self.format, self.rules, self.chosen = format_, rules, chosen
        self.summary = Summary()
        self.failures: list[dict[str, str]] = []
        self.printed = 0
        self.cautions: dict[str, None] = {}
        if format_ is Format.JSON:
            sys.stdout.write(f'{{"version": {FORMAT_VERSION}, "findings": [')

    def fail(self, name: str, message: str) -> None:
        self.failures.append({"path": name, "message": message})
        if self.format is not Format.JSON:
            sys.stderr.write(f"ecarte: {name}: {message}\n")

    def judge(self, one: Input, bar: Bar) -> None:
        try:
            data = one.read()
        except OSError as error:
            self.fail(one.name, error.strerror or str(error))
            return
        done = 0.0

        def watch(read: int, length: int) -> None:
            nonlocal done
            share = one.size * read / max(1, length)
            bar.advance(share - done)
            done = share

        report = check_record(data, one.name, self.rules or None, only=self.chosen, watch=watch)
        self.summary.add(report)
        self.cautions |= dict.fromkeys(report.cautions)
        if not report.findings:
            return
        with bar.hidden():
            self._put(report)

    def _put(self, report: Report) -> None:
        if self.format is Format.JSON:
            self._put_json(report)
        else:
            put(full(report) if self.format is Format.FULL else concise(report))

    def _put_json(self, report: Report) -> None:
        for finding in findings(report):
            sys.stdout.write((",\n" if self.printed else "\n") + dumps(finding))
            self.printed += 1

    def close(self, *, quiet: bool) -> None:
        if self.format is Format.JSON:
            rest = {
                "errors": self.failures,
                "cautions": list(self.cautions),
                "summary": vars(self.summary),
            }
            sys.stdout.write("\n], " + dumps(rest)[1:] + "\n")
            return
        for words in self.cautions:
            sys.stderr.write(f"ecarte: caution: {words}\n")
        if self.summary.files and not quiet:
            sys.stderr.write(self.summary.words() + "\n")

    @property
    def exit_code(self) -> int:
        if self.failures:
            return CANNOT_RUN
        return CLEAN if self.summary.clean else FINDINGS


def _chosen(select: list[str] | None, ignore: list[str]) -> tuple[Rule, ...]:
    every = catalogue()
    try:
        wanted = every.rules if select is None else every.chosen(_split(select))
        unwanted = every.chosen(_split(ignore))
    except KeyError as unknown:
        name = unknown.args[0]
        near = every.nearest(name)
        hint = f"; did you mean `{near}`?" if near else "; `ecarte rules` lists all"
        raise typer.BadParameter(f"no rule is called `{name}`{hint}") from None
    chosen = tuple(rule for rule in wanted if rule not in unwanted)
    if not chosen:
        raise typer.BadParameter("no rule is selected")
    return chosen


def _split(given: list[str]) -> Iterator[str]:
    for one in given:
        yield from (part.strip() for part in one.split(",") if part.strip())


def _known_rules(name: str) -> None:
    try:
        ONLY_GAME.profile_named(name or ONLY_GAME.default_profile)
    except ValueError as unknown:
        raise typer.BadParameter(str(unknown), param_hint="--rules") from None
