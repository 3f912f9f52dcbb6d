"""`ecarte check`: judge records and print what was found."""

import sys
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, NamedTuple, TextIO

import typer

from ecarte_notation.cli import fixing
from ecarte_notation.cli.console import put
from ecarte_notation.cli.exits import CANNOT_RUN, CLEAN, FINDINGS
from ecarte_notation.cli.inputs import EXTENSIONS, STDIN, Input, Missing, gather
from ecarte_notation.cli.progress import Bar, progress
from ecarte_notation.findings.rule import Rule
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.interchange.forms import Form
from ecarte_notation.referee.mending import Mended, mend
from ecarte_notation.referee.referee import catalogue
from ecarte_notation.referee.referee import check as check_record
from ecarte_notation.referee.report import Report
from ecarte_notation.render.concise import concise
from ecarte_notation.render.full import full
from ecarte_notation.render.json import FORMAT_VERSION, dumps, findings, left_open
from ecarte_notation.render.styled import Piece
from ecarte_notation.render.summary import Summary


class Format(StrEnum):
    """How findings are printed."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"


class Fixing(NamedTuple):
    """What is done about fixes: carry them out, the unsafe ones too, only show the difference."""

    fix: bool = False
    unsafe: bool = False
    diff: bool = False

    @property
    def wanted(self) -> bool:
        """Whether files are mended at all."""
        return self.fix or self.unsafe or self.diff


NO_FIXING = Fixing()


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
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Say too what cannot be told, and what would.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No summary, no progress.")] = False,
    fix: Annotated[bool, typer.Option("--fix", help="Carry out the safe fixes, in place.")] = False,
    unsafe_fixes: Annotated[
        bool, typer.Option("--unsafe-fixes", help="Carry out those too that guess what was meant.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Show what would be changed, and change nothing.")
    ] = False,
    form: Annotated[
        Form,
        typer.Option("--input-format", help="What the files hold; places in JSON are pointers."),
    ] = Form.NOTATION,
) -> None:
    """Hold records against the laws.

    Exit code 0: no slip (notes do not count), or with --diff no change; 1: findings, or changes;
    2: a wrong call or a file that cannot be opened or written. With --fix what is left counts.
    """
    fixes = Fixing(fix, unsafe_fixes, diff)
    try:
        chosen = _chosen(select, ignore or [])
        _known_rules(rules)
        _one_output(paths, format_, fixes)
        _fixes_notation(form, fixes)
    except typer.BadParameter as wrong:
        if format_ is not Format.JSON:
            raise
        session = _Session(format_, "", ())
        session.fail("", str(wrong))
        session.close(quiet=quiet)
        raise typer.Exit(CANNOT_RUN) from None
    session = _Session(format_, rules, chosen, fixes, thorough=verbose, form=form)
    inputs = list(gather(paths, EXTENSIONS[form]))
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

    def __init__(
        self,
        format_: Format,
        rules: str,
        chosen: tuple[Rule, ...],
        fixes: Fixing = NO_FIXING,
        *,
        thorough: bool = False,
        form: Form = Form.NOTATION,
    ) -> None:
        self.thorough, self.form = thorough, form
        self.unread: list[dict[str, str]] = []
        self.left_open: list[dict[str, Any]] = []
        self.format, self.rules, self.chosen, self.fixes = format_, rules, chosen, fixes
        self.changed = False
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
        if self.form is not Form.NOTATION:
            self._judge_json(data, one, bar)
            return
        done = 0.0

        def watch(read: int, length: int) -> None:
            nonlocal done
            share = one.size * read / max(1, length)
            bar.advance(share - done)
            done = share

        def judge(text: bytes) -> Report:
            return check_record(
                text,
                one.name,
                self.rules or None,
                only=self.chosen,
                watch=watch,
                thorough=self.thorough,
            )

        if self.fixes.wanted:
            mended = mend(data, judge, unsafe=self.fixes.unsafe)
            with bar.hidden():
                self._mended(one.name, data, mended)
            return
        self._judged(judge(data), bar)

    def _judged(self, report: Report, bar: Bar, *, more: bool = False) -> None:
        self.summary.add(report, more=more)
        self.cautions |= dict.fromkeys(report.cautions)
        if report.findings or report.left_open:
            with bar.hidden():
                self._put(report)

    def _judge_json(self, data: bytes, one: Input, bar: Bar) -> None:
        """A report for each match: the places of each are pointers into its own JSON."""
        from ecarte_notation.interchange.judging import check_json

        self.summary.files += 1
        told = check_json(
            data,
            self.form,
            one.name,
            self.rules or None,
            only=self.chosen,
            thorough=self.thorough,
        )
        for report in told:
            if isinstance(report, Report):
                self._judged(report, bar, more=True)
                continue
            self.unread.append({"path": one.name, "message": report})
            if self.format is not Format.JSON:
                with bar.hidden():
                    sys.stderr.write(f"ecarte: {one.name}: {report}\n")
        bar.advance(one.size)

    def _mended(self, name: str, old: bytes, new: Mended) -> None:
        self.summary.add(new.report, new.fixed)
        self.cautions |= dict.fromkeys(new.report.cautions)
        if self.fixes.diff:
            self.changed |= new.data != old
            put((Piece(line),) for line in fixing.diff(name, old, new.data))
            return
        try:
            if new.data != old or name == STDIN:
                fixing.write(name, new.data)
        except OSError as error:
            self.fail(name, f"cannot be written: {error.strerror or error}")
        self._put(new.report, sys.stderr if name == STDIN else None)

    def _put(self, report: Report, stream: TextIO | None = None) -> None:
        if self.format is Format.JSON:
            self._put_json(report)
        else:
            put(full(report) if self.format is Format.FULL else concise(report), stream)

    def _put_json(self, report: Report) -> None:
        for finding in findings(report):
            sys.stdout.write((",\n" if self.printed else "\n") + dumps(finding))
            self.printed += 1
        self.left_open += left_open(report)

    def close(self, *, quiet: bool) -> None:
        if self.format is Format.JSON:
            rest = {
                "errors": self.failures,
                **({"unread": self.unread} if self.form is not Form.NOTATION else {}),
                **({"left_open": self.left_open} if self.thorough else {}),
                "cautions": list(self.cautions),
                "summary": vars(self.summary),
            }
            sys.stdout.write("\n], " + dumps(rest)[1:] + "\n")
            return
        for words in self.cautions:
            sys.stderr.write(f"ecarte: caution: {words}\n")
        if self.summary.files and not quiet:
            words = self.summary.would_fix() if self.fixes.diff else self.summary.words()
            sys.stderr.write(words + "\n")

    @property
    def exit_code(self) -> int:
        if self.failures:
            return CANNOT_RUN
        wrong = self.changed if self.fixes.diff else self.unread or not self.summary.clean
        return FINDINGS if wrong else CLEAN


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


def _one_output(paths: list[str], format_: Format, fixes: Fixing) -> None:
    """The output stream holds JSON, a diff, or a mended record, but one of them only."""
    if format_ is Format.JSON and fixes.wanted and (fixes.diff or STDIN in paths):
        raise typer.BadParameter("JSON and a changed text cannot both go to the output")


def _fixes_notation(form: Form, fixes: Fixing) -> None:
    if form is not Form.NOTATION and fixes.wanted:
        raise typer.BadParameter("fixes are for notation, not for JSON", param_hint="--fix")
