"""`ecarte schema`: the JSON Schemas of what other commands print."""

from enum import StrEnum
from typing import Annotated

import typer

from ecarte_notation.render.json import schema as schema_of


class Kind(StrEnum):
    """Of which output."""

    FINDINGS = "findings"
    ACCOUNT = "account"
    RECORD = "record"


def schema(
    kind: Annotated[
        Kind,
        typer.Argument(
            help="findings (of `ecarte check`), account (of `ecarte score`) "
            "or record (of `ecarte convert`)."
        ),
    ] = Kind.FINDINGS,
) -> None:
    """Print the JSON Schema of what `check`, `score` or `convert` prints."""
    typer.echo(schema_of(kind.value), nl=False)
