"""`ecarte show`: a match told in words."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ecarte_notation.cli.console import put
from ecarte_notation.cli.exits import CANNOT_RUN, CLEAN
from ecarte_notation.cli.inputs import Input, gather
from ecarte_notation.games.ecarte.tale.events import MatchTale
from ecarte_notation.games.shelf import ONLY_GAME
from ecarte_notation.referee.tales import Judged, tales
from ecarte_notation.render.json import dumps
from ecarte_notation.render.page.page import replay_page
from ecarte_notation.render.show.blocks import Block, Paragraph
from ecarte_notation.render.show.compose import brief, report
from ecarte_notation.render.show.data import tale_object
from ecarte_notation.render.show.html import html_page
from ecarte_notation.render.show.markdown import markdown_report
from ecarte_notation.render.show.plain import plain_report
from ecarte_notation.render.show.words import Words, languages
from ecarte_notation.render.styled import plain


class Format(StrEnum):
    """How a report is written."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"


def show(
    paths: Annotated[
        list[str], typer.Argument(help="Files, folders (all .ecarte files below), or - for stdin.")
    ],
    format_: Annotated[
        Format, typer.Option("--format", help="text for people, markdown, html, or json.")
    ] = Format.TEXT,
    html: Annotated[
        bool,
        typer.Option("--html", help="A page that replays the match; the same as --format html."),
    ] = False,
    language: Annotated[
        str, typer.Option("--language", help="The language: en, fr, da, fi, sv or de.")
    ] = "en",
    deal: Annotated[
        int | None, typer.Option("--deal", help="Only the deal of this number.")
    ] = None,
    brief_: Annotated[bool, typer.Option("--brief", help="One paragraph a match.")] = False,
    tables_only: Annotated[
        bool, typer.Option("--tables-only", help="Only the table of the deals.")
    ] = False,
    rules: Annotated[
        str, typer.Option("--rules", help="Tell it by these rules, whatever the records name.")
    ] = "",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write to this file.")
    ] = None,
) -> None:
    """Tell matches in words: who played, each deal, the score, what the referee found.

    As HTML it is one page without outside files that also replays them card by card.

    Exit code 0; 2 for a wrong call or a file that cannot be opened or written.
    """
    words = words_of(language)
    try:
        ONLY_GAME.profile_named(rules or ONLY_GAME.default_profile)
    except ValueError as unknown:
        raise typer.BadParameter(str(unknown), param_hint="--rules") from None
    failures: list[str] = []
    told = _told(paths, rules, failures)
    if deal is not None:
        told = ((name, one._replace(tale=_only(one.tale, deal))) for name, one in told)
    form = Format.HTML if html else format_

    def blocks(one: Judged) -> Iterator[Block]:
        if brief_:
            return iter([Paragraph(brief(one.tale, words))])
        return report(one.tale, words, one.findings, deal=deal, tables_only=tables_only)

    if form is Format.TEXT and brief_:
        _write((brief(one.tale, words) for _, one in told), output, failures)
    elif form is Format.TEXT and not output:
        for _, one in told:
            put((*plain_report(blocks(one)), ()))
    else:
        page = not (brief_ or tables_only)
        _write(_lines(form, told, blocks, words, page=page), output, failures)
    raise typer.Exit(CANNOT_RUN if failures else CLEAN)


def _lines(
    form: Format,
    told: Iterator[tuple[str, Judged]],
    blocks: Callable[[Judged], Iterator[Block]],
    words: Words,
    *,
    page: bool,
) -> Iterator[str]:
    if form is Format.JSON:
        return (dumps(tale_object(one.tale, name)) for name, one in told)
    if form is Format.HTML:
        matches = [one for _, one in told]
        if page:
            return replay_page(matches, words)
        return html_page((block for one in matches for block in blocks(one)), words.language)
    if form is Format.MARKDOWN:
        return (line for _, one in told for line in markdown_report(blocks(one)))
    return (plain(line) for _, one in told for line in (*plain_report(blocks(one)), ()))


def _only(tale: MatchTale, deal: int) -> MatchTale:
    return replace(tale, deals=tuple(one for one in tale.deals if one.number == deal))


def words_of(language: str) -> Words:
    """The words of a language; BadParameter for one of which there is no catalogue."""
    try:
        return Words(language.lower())
    except KeyError:
        known = ", ".join(languages())
        raise typer.BadParameter(
            f"there is no language `{language}` (there are {known})", param_hint="--language"
        ) from None


def _told(paths: list[str], rules: str, failures: list[str]) -> Iterator[tuple[str, Judged]]:
    for one in gather(paths):
        try:
            if isinstance(one, Input):
                yield from (
                    (one.name, judged) for judged in tales(one.read(), one.name, rules or None)
                )
                continue
            message = one.message
        except OSError as error:
            message = error.strerror or str(error)
        failures.append(one.name)
        sys.stderr.write(f"ecarte: {one.name}: {message}\n")


def _write(lines: Iterator[str], output: Path | None, failures: list[str]) -> None:
    if output is None:
        sys.stdout.writelines(line + "\n" for line in lines)
        return
    try:
        with output.open("w", encoding="utf-8", newline="\n") as stream:
            stream.writelines(line + "\n" for line in lines)
    except OSError as error:
        failures.append(str(output))
        sys.stderr.write(f"ecarte: {output}: {error.strerror or error}\n")
