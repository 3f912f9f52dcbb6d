"""Tables as Parquet, by pyarrow, which is an optional extra."""

import importlib
from typing import Any, BinaryIO

from ecarte_notation.interchange.forms import TableName
from ecarte_notation.interchange.reading import Item
from ecarte_notation.interchange.tables.columns import TABLES, Type
from ecarte_notation.interchange.tables.rows import Row, rows
from ecarte_notation.interchange.writers import Place

GROUP = 10_000


class NoPyarrowError(Exception):
    """Parquet was asked for, and pyarrow is not installed."""

    def __init__(self) -> None:
        super().__init__("Parquet needs pyarrow: pip install 'ecarte-notation[parquet]'")


class ParquetWriter:
    """A table in groups of 10,000 rows, each written when it is full."""

    def __init__(self, out: BinaryIO, table: TableName) -> None:
        self.arrow, parquet = _module("pyarrow"), _module("pyarrow.parquet")
        self.table, self.rows = table, list[Row]()
        self.schema = self._schema()
        self.writer = parquet.ParquetWriter(out, self.schema)

    def _schema(self) -> Any:
        types = {
            Type.TEXT: self.arrow.string(),
            Type.INTEGER: self.arrow.int32(),
            Type.BOOLEAN: self.arrow.bool_(),
        }
        return self.arrow.schema(
            [
                self.arrow.field(one.name, types[one.type], metadata={"description": one.words})
                for one in TABLES[self.table]
            ]
        )

    def put(self, item: Item, place: Place) -> None:
        """Take the rows of a match."""
        assert item.record is not None
        self.rows += rows(item.record, place, self.table)
        if len(self.rows) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        if self.rows:
            self.writer.write_table(self.arrow.Table.from_pylist(self.rows, self.schema))
        self.rows = []

    def close(self) -> None:
        """Write the last group and the foot of the file."""
        self._flush()
        self.writer.close()


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        raise NoPyarrowError from None
