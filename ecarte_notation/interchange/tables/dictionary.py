"""The data dictionary: `grammar/TABLES.md`."""

from collections.abc import Iterator

from ecarte_notation.interchange.forms import TableName
from ecarte_notation.interchange.tables.columns import KEY, TABLES, Column

_HEAD = """\
# Tables of records

`ecarte convert --to csv --table plays archive/` writes a row for each card played; `deals` and `decisions` are the other
tables. `--to parquet -o plays.parquet` writes the same with types (`pip install 'ecarte-notation[parquet]'`).

This page is generated from the code (`python -m ecarte_notation.render.generated`).

- CSV is in UTF-8; the first line names the columns, lines end with LF, quotation marks stand where a cell needs them. A cell
  that is empty is not known, not written, or not so; in Parquet it is null. Truth is `true` or `false`.
- Cards are in English letters whatever the record has: rank `KQJAT987`, suit `SHDC`, `x` for what nobody wrote down. Names
  of seats are `elder` and `dealer`.
- What stands in the record is told as written, right or wrong. Columns that say "surely", "proved" or "by the laws" are the
  referee's, by the rules that the record names; where more than one thing is possible they are empty.
- New columns may be added at the end; those there are keep their names, types and meaning.
"""
_WHAT = {
    TableName.DEALS: "A row for each deal, void ones too.",
    TableName.DECISIONS: "A row for each `stand`, `propose`, `accept` and `refuse` that is written.",
    TableName.PLAYS: "A row for each card behind `play`.",
}


def dictionary() -> str:
    """The page as Markdown."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield _HEAD
    yield "## The key, in every table\n"
    yield from _table(KEY)
    for name, columns in TABLES.items():
        yield f"\n## `{name}`\n\n{_WHAT[name]}\n"
        yield from _table(columns[len(KEY) :])


def _table(columns: tuple[Column, ...]) -> Iterator[str]:
    yield "| column | type | what it says |"
    yield "| --- | --- | --- |"
    for one in columns:
        yield f"| `{one.name}` | {one.type} | {one.words} |"
