"""`ecarte schema`: the JSON Schemas of what other commands print."""

from enum import StrEnum
from typing import Annotated

import typer

from ecarte_notation.render.json import schema as schema_of


class Kind(StrEnum):
    """Of which output."""

    FINDINGS = "findings"
    ACCOUNT = "account"


def schema(
    kind: Annotated[
        Kind, typer.Argument(help="findings (of `ecarte check`) or account (of `ecarte score`).")
    ] = Kind.FINDINGS,
) -> None:
    """Print the JSON Schema of `ecarte check --format json`, or of `ecarte score`."""
    typer.echo(schema_of(kind.value), nl=False)
