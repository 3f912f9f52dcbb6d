"""`ecarte convert`: records as JSON, as notation, as tables."""

import sys
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from ecarte_notation.cli.exits import CANNOT_RUN, CLEAN, FINDINGS
from ecarte_notation.cli.inputs import EXTENSIONS, STDIN, Input, Missing, gather
from ecarte_notation.cli.output import opened
from ecarte_notation.interchange.forms import Form, TableName

if TYPE_CHECKING:  # all the rest is loaded by this command alone
    from ecarte_notation.interchange.reading import Item
    from ecarte_notation.interchange.writers import Place, Writer


class To(StrEnum):
    """What is written."""

    JSON = "json"
    NDJSON = "ndjson"
    NOTATION = "notation"
    CSV = "csv"
    PARQUET = "parquet"


def convert(
    paths: Annotated[
        list[str], typer.Argument(help="Files, folders (all .ecarte files below), or - for stdin.")
    ],
    to: Annotated[To, typer.Option("--to", help="What to write.")],
    from_: Annotated[
        Form | None,
        typer.Option("--from", help="What the files are; else it is seen by name and content."),
    ] = None,
    output: Annotated[str, typer.Option("--output", "-o", help="The file to write.")] = STDIN,
    table: Annotated[
        TableName | None, typer.Option("--table", help="Which table, for csv and parquet.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only errors are told.")] = False,
) -> None:
    """Write records as JSON, as notation, or as a table of deals, decisions or plays.

    Exit code 0; 1: something could not be read, and what was read is written all the same;
    2: a wrong call or a file that cannot be opened or written.
    """
    _fitting(to, table, output)
    session = _Session(quiet=quiet, judged=to not in (To.JSON, To.NDJSON))
    try:
        with opened(output) as out:
            writer = _writer(to, out, table or TableName.DEALS)
            for one in gather(paths, EXTENSIONS[from_ or Form.NOTATION]):
                session.take(one, from_, writer)
            if session.failed and not session.written and output != STDIN:
                raise typer.Exit(CANNOT_RUN)  # an old file stays
            writer.close()
    except BrokenPipeError:
        raise
    except OSError as error:
        session.fail(output, f"cannot be written: {error.strerror or error}")
    raise typer.Exit(session.exit_code)


def _writer(to: To, out: BinaryIO, table: TableName) -> "Writer":
    from ecarte_notation.interchange.tables.parquet import NoPyarrowError, ParquetWriter
    from ecarte_notation.interchange.tables.rows import CsvWriter
    from ecarte_notation.interchange.writers import JsonWriter, NdjsonWriter, NotationWriter

    if to is To.PARQUET:
        try:
            return ParquetWriter(out, table)
        except NoPyarrowError as missing:
            raise typer.BadParameter(str(missing), param_hint="--to") from None
    if to is To.CSV:
        return CsvWriter(out, table)
    plain: dict[To, Callable[[BinaryIO], Writer]] = {
        To.JSON: JsonWriter,
        To.NDJSON: NdjsonWriter,
        To.NOTATION: NotationWriter,
    }
    return plain[to](out)


def _fitting(to: To, table: TableName | None, output: str) -> None:
    """BadParameter for options that do not go together."""
    if table and to not in (To.CSV, To.PARQUET):
        raise typer.BadParameter(f"{to} holds whole records, no table", param_hint="--table")
    if to is To.PARQUET and output == STDIN and sys.stdout.isatty():
        raise typer.BadParameter("Parquet is not for a terminal; use -o FILE", param_hint="--to")


class _Session:
    """One run over many files."""

    def __init__(self, *, quiet: bool, judged: bool) -> None:
        """`judged` says that records have to be such as reading notation gives."""
        self.quiet, self.judged = quiet, judged
        self.failed = self.wrong = self.written = False

    def take(self, one: Input | Missing, form: Form | None, writer: "Writer") -> None:
        if isinstance(one, Missing):
            self.fail(one.name, one.message)
            return
        from ecarte_notation.interchange.writers import Place

        items = damaged = 0
        failed, self.failed = self.failed, False
        for items, (item, again) in enumerate(self._items(one, form), 1):
            damaged += not item.whole
            self._put(item, Place(one.name, items), writer, again=again)
        if not (items or self.failed):
            self._say(one.name, "no match in it")
        if damaged:
            which = "1 match was" if damaged == 1 else f"{damaged} matches were"
            self._say(one.name, f"{which} not all read as written; `ecarte check` says why")
        self.failed |= failed

    def _items(self, one: Input, form: Form | None) -> Iterator[tuple["Item", bool]]:
        """The matches of an input, and whether each is to be read again as notation."""
        from ecarte_notation.interchange import reading

        try:
            with one.stream() as stream:
                form = form or reading.form_of_name(one.name)
                again = self.judged and form is not Form.NOTATION
                if form is Form.NDJSON:
                    yield from ((item, again) for item in reading.items_of_stream(stream))
                    return
                data = stream.read()
            form = form or reading.recognised(data)
            again = self.judged and form is not Form.NOTATION
            yield from ((item, again) for item in reading.items_of(data, form))
        except OSError as error:  # of reading only: what writes does not run in here
            self.fail(one.name, error.strerror or str(error))

    def _put(self, item: "Item", place: "Place", writer: "Writer", *, again: bool) -> None:
        from ecarte_notation.interchange.fault import RecordJsonError
        from ecarte_notation.interchange.notation import reread

        if item.fault:
            self._say(place.file, item.problem)
        if not item.record:
            return
        try:
            if again:
                item = item._replace(record=reread(item.record, item.at)[1])
            writer.put(item, place)
            self.written = True
        except RecordJsonError as fault:
            self._say(place.file, item._replace(fault=fault).problem)

    def _say(self, name: str, message: str) -> None:
        self.wrong = True
        if not self.quiet:
            sys.stderr.write(f"ecarte: {name}: {message}\n")

    def fail(self, name: str, message: str) -> None:
        self.failed = True
        sys.stderr.write(f"ecarte: {name}: {message}\n")

    @property
    def exit_code(self) -> int:
        return CANNOT_RUN if self.failed else FINDINGS if self.wrong else CLEAN
