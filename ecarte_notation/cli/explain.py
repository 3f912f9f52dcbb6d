"""`ecarte explain`: a rule in full."""

import textwrap
from typing import Annotated

import typer

from ecarte_notation.cli.console import put
from ecarte_notation.referee.referee import catalogue
from ecarte_notation.render.explanation import explanation
from ecarte_notation.render.json import dumps, rule_object


def explain(
    rule: Annotated[str, typer.Argument(help="The code or the name of a rule.")],
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Explain a rule: the law, its sources, a wrong and a right example."""
    every = catalogue()
    found = every.find(rule)
    if not found:
        near = every.nearest(rule)
        hint = f"; did you mean `{near}`?" if near else ""
        raise typer.BadParameter(
            textwrap.shorten(f"no rule is called `{rule}`{hint}", 200), param_hint="RULE"
        )
    if as_json:
        typer.echo(dumps(rule_object(found)))
    else:
        put(explanation(found))
