"""`ecarte profiles`: the rules a match may be judged by."""

from typing import Annotated

import typer

from ecarte_notation.cli.console import put
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.profiles import profile_named
from ecarte_notation.render.json import dumps
from ecarte_notation.render.profiles import (
    all_objects,
    all_profiles,
    difference,
    one_profile,
    profile_object,
)

_TWO = 2


def profiles(
    names: Annotated[
        list[str] | None,
        typer.Argument(help="Rules as in [Rules]: svensk+ace-high, 'classic, game_to=7'."),
    ] = None,
    diff: Annotated[bool, typer.Option("--diff", help="Compare two profiles.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the rule profiles, show all switches of one, or compare two."""
    chosen = [_known(name) for name in names or []]
    if diff and len(chosen) != _TWO:
        raise typer.BadParameter("give two names", param_hint="--diff")
    if as_json:
        typer.echo(dumps([profile_object(one) for one in chosen] if chosen else all_objects()))
    elif diff:
        put(difference(*chosen))
    elif not chosen:
        put(all_profiles())
    for place, one in enumerate(chosen if not (diff or as_json) else []):
        put([(), *one_profile(one)] if place else one_profile(one))


def _known(name: str) -> Profile:
    try:
        return profile_named(name)
    except ValueError as unknown:
        raise typer.BadParameter(str(unknown), param_hint="NAME") from None
