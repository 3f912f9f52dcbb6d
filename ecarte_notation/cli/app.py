"""The command `ecarte`: its subcommands, one file each."""

import os
import sys

import typer

from ecarte_notation.cli import check, convert, explain, profiles, rules, schema, score, show, svg
from ecarte_notation.cli.console import prepare_streams
from ecarte_notation.cli.exits import CANNOT_RUN, INTERRUPTED
from ecarte_notation.cli.format import format_

app = typer.Typer(
    name="ecarte",
    help="Check records of the card game écarté against its laws.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("check")(check.check)
app.command("score")(score.score)
app.command("show")(show.show)
app.command("svg")(svg.svg)
app.command("format")(format_)
app.command("convert")(convert.convert)
app.command("explain")(explain.explain)
app.command("rules")(rules.rules)
app.command("profiles")(profiles.profiles)
app.command("schema")(schema.schema)


def _version(wanted: bool) -> None:
    if wanted:
        from ecarte_notation import __version__

        typer.echo(f"ecarte {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Show the version and exit."
    ),
) -> None:
    """Check records of the card game écarté against its laws."""


def main() -> None:
    """Run the command; a broken pipe is quiet, nothing ends in a traceback."""
    prepare_streams()
    try:
        app()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(CANNOT_RUN)
    except OSError as error:
        sys.stderr.write(f"ecarte: cannot write the output: {error.strerror or error}\n")
        sys.exit(CANNOT_RUN)
    except KeyboardInterrupt:
        sys.stderr.write("ecarte: interrupted\n")
        sys.exit(INTERRUPTED)
    except Exception as error:  # noqa: BLE001 - the last line of defence
        sys.stderr.write(
            f"ecarte: internal error: {type(error).__name__}: {error}\n"
            "This is a fault of the program, not of your record; please report it.\n"
        )
        sys.exit(CANNOT_RUN)
