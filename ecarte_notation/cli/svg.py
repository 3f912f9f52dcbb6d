"""`ecarte svg`: a picture of a match, a deal, a trick."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ecarte_notation.cli.exits import CANNOT_RUN
from ecarte_notation.cli.inputs import Input, gather
from ecarte_notation.cli.show import words_of
from ecarte_notation.games.ecarte.tale.events import MatchTale
from ecarte_notation.referee.tales import tales
from ecarte_notation.render.show.words import Words
from ecarte_notation.render.svg.course import course_picture
from ecarte_notation.render.svg.deal import deal_picture, trick_picture, tricks_of


def svg(
    path: Annotated[str, typer.Argument(help="A file, or - for stdin.")],
    deal: Annotated[int | None, typer.Option("--deal", help="This deal, not the match.")] = None,
    trick: Annotated[int | None, typer.Option("--trick", help="This trick of the deal.")] = None,
    match: Annotated[int, typer.Option("--match", help="Which match of the file.")] = 1,
    language: Annotated[str, typer.Option("--language", help="en, fr, da, fi, sv or de.")] = "en",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write to this file.")
    ] = None,
) -> None:
    """Draw the course of a match, one deal, or one trick, as SVG with a text alternative.

    Exit code 0; 2 for a wrong call or a file that cannot be opened or written.
    """
    words = words_of(language)
    if trick is not None and deal is None:
        raise typer.BadParameter("a trick is one of a deal: add --deal", param_hint="--trick")
    picture = _picture(_tale(path, match), words, deal, trick)
    if output is None:
        sys.stdout.write(picture)
        return
    try:
        output.write_text(picture, encoding="utf-8", newline="\n")
    except OSError as error:
        _fail(f"{output}: {error.strerror or error}")


def _tale(path: str, match: int) -> MatchTale:
    inputs = list(gather([path]))
    if len(inputs) != 1:
        raise typer.BadParameter("one file at a time", param_hint="PATH")
    try:
        if not isinstance(inputs[0], Input):
            _fail(f"{inputs[0].name}: {inputs[0].message}")
        else:
            for one in tales(inputs[0].read(), inputs[0].name):
                if one.tale.match == match:
                    tale: MatchTale = one.tale
                    return tale
    except OSError as error:
        _fail(f"{path}: {error.strerror or error}")
    raise typer.BadParameter(f"there is no match {match} with deals", param_hint="--match")


def _picture(tale: MatchTale, words: Words, deal: int | None, trick: int | None) -> str:
    if deal is None:
        return course_picture(tale, words)
    chosen = next((one for one in tale.deals if one.number == deal), None)
    if chosen is None:
        raise typer.BadParameter(f"there is no deal {deal}", param_hint="--deal")
    if trick is None:
        return deal_picture(chosen, words)
    if not 1 <= trick <= len(tricks_of(chosen)):
        raise typer.BadParameter(f"the deal has no trick {trick}", param_hint="--trick")
    return trick_picture(chosen, trick, words)


def _fail(message: str) -> None:
    sys.stderr.write(f"ecarte: {message}\n")
    raise typer.Exit(CANNOT_RUN)
