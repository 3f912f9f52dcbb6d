"""`ecarte rules`: all rules, a line each."""

from typing import Annotated

import typer

from ecarte_notation.cli.console import put
from ecarte_notation.referee.referee import catalogue
from ecarte_notation.render.json import dumps, rule_object
from ecarte_notation.render.listing import listing


def rules(
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the rules by family."""
    if as_json:
        typer.echo(dumps([rule_object(rule) for rule in catalogue()]))
    else:
        put(listing(catalogue()))
