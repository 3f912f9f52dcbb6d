"""`ecarte schema`: the JSON Schema of the findings."""

import typer

from ecarte_notation.render.json import schema as findings_schema


def schema() -> None:
    """Print the JSON Schema of `ecarte check --format json`."""
    typer.echo(findings_schema(), nl=False)
