"""`ecarte format`: records written anew in canonical form, in place."""

import sys
from enum import StrEnum
from typing import Annotated, NamedTuple

import typer

from ecarte_notation.cards.letters import LANGUAGES
from ecarte_notation.cli import fixing
from ecarte_notation.cli.console import put
from ecarte_notation.cli.exits import CANNOT_RUN, CLEAN, FINDINGS
from ecarte_notation.cli.inputs import STDIN, Input, Missing, gather
from ecarte_notation.formatting.file import FormattedFile, format_bytes
from ecarte_notation.formatting.letters import Style
from ecarte_notation.render.styled import Piece


class Cards(StrEnum):
    """How the suits of cards are written."""

    LETTERS = "letters"
    SIGNS = "signs"


class Mode(NamedTuple):
    """What is done with the new form: written, unless it is only asked for or shown."""

    check: bool = False
    diff: bool = False

    @property
    def writes(self) -> bool:
        """Whether files are changed."""
        return not (self.check or self.diff)


def format_(
    paths: Annotated[
        list[str], typer.Argument(help="Files, folders (all .ecarte files below), or - for stdin.")
    ],
    check: Annotated[
        bool, typer.Option("--check", help="Name the files that would change; change nothing.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Show what would change, and change nothing.")
    ] = False,
    cards: Annotated[
        Cards, typer.Option("--cards", help="Suits as letters, or as the signs ♠ ♥ ♦ ♣.")
    ] = Cards.LETTERS,
    language: Annotated[
        str, typer.Option("--language", help=f"Letters of cards: {', '.join(LANGUAGES)}.")
    ] = "",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No summary, no remarks.")] = False,
) -> None:
    """Write records in canonical form, in place; standard input goes to the output.

    What cannot be read stays as it is, and every finding of `check` stays what it was.

    Exit code 0, or with --check or --diff 1 if a file would change; 2: a wrong call or a
    file that cannot be opened or written.
    """
    try:
        style = Style(cards.value, language.lower()).checked()
    except ValueError as unknown:
        raise typer.BadParameter(str(unknown), param_hint="--language") from None
    session = _Session(style, Mode(check, diff), quiet=quiet)
    for one in gather(paths):
        session.take(one)
    session.close()
    raise typer.Exit(session.exit_code)


class _Session:
    """One run over many files."""

    def __init__(self, style: Style, mode: Mode, *, quiet: bool) -> None:
        self.style, self.mode, self.quiet = style, mode, quiet
        self.changed = self.same = 0
        self.failed = False

    def take(self, one: Input | Missing) -> None:
        if isinstance(one, Missing):
            self._fail(one.name, one.message)
            return
        try:
            old = one.read()
        except OSError as error:
            self._fail(one.name, error.strerror or str(error))
            return
        new = format_bytes(old, self.style)
        if self._done(one.name, old, new.data) and not self.quiet:
            self._remark(one.name, new)

    def _done(self, name: str, old: bytes, new: bytes) -> bool:
        if self.mode.writes and name == STDIN:
            fixing.write(name, new)
        elif self.mode.writes and new != old:
            try:
                fixing.write(name, new)
            except OSError as error:
                self._fail(name, f"cannot be written: {error.strerror or error}")
                return False
        elif self.mode.diff:
            put((Piece(line),) for line in fixing.diff(name, old, new))
        elif self.mode.check and new != old:
            sys.stdout.write(f"would reformat: {name}\n")
        self.changed += new != old
        self.same += new == old
        return True

    def _remark(self, name: str, new: FormattedFile) -> None:
        if new.problem:
            self._say(name, new.problem)
        if new.text.kept:
            lines = "1 line stays" if new.text.kept == 1 else f"{new.text.kept} lines stay"
            self._say(name, f"{lines} as written, not all read; `ecarte check` says why")
        if new.text.unturned:
            which = "1 match" if new.text.unturned == 1 else f"{new.text.unturned} matches"
            self._say(name, f"the cards of {which} stay in their letters, not all read")

    def _fail(self, name: str, message: str) -> None:
        self.failed = True
        self._say(name, message)

    def _say(self, name: str, message: str) -> None:
        sys.stderr.write(f"ecarte: {name}: {message}\n")

    def close(self) -> None:
        done, left = (
            ("reformatted", "left unchanged")
            if self.mode.writes
            else ("would be reformatted", "would be left unchanged")
        )
        counts = ((self.changed, done), (self.same, left))
        words = ", ".join(_files(number, deed) for number, deed in counts if number)
        if words and not self.quiet:
            sys.stderr.write(words + "\n")

    @property
    def exit_code(self) -> int:
        if self.failed:
            return CANNOT_RUN
        return FINDINGS if self.changed and not self.mode.writes else CLEAN


def _files(number: int, deed: str) -> str:
    return f"{number} {'file' if number == 1 else 'files'} {deed}"
