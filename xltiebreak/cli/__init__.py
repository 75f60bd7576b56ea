"""The command line: data on stdout, talk on stderr, exit codes that scripts can rely on."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import click

from xltiebreak import __version__
from xltiebreak.errors import EventError, TieBreakError

OK, FOUND_ERRORS, UNUSABLE = 0, 1, 2

_COMMANDS = {
    "new": "workbooks",
    "check": "events",
    "standings": "events",
    "explain": "events",
    "byhand": "reference",
    "bulletin": "bulletins",
    "systems": "reference",
    "editions": "reference",
    "excel": "excel",
}


class _Commands(click.Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        module = _COMMANDS.get(cmd_name)
        if module is None:
            return None
        found = getattr(import_module(f"xltiebreak.cli.{module}"), cmd_name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            import difflib

            near = difflib.get_close_matches(args[0], _COMMANDS, n=1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise click.UsageError(error.format_message() + hint, ctx) from None


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Begin with: xltiebreak new event.xlsx. "
    "Exit codes: 0 fine, 1 errors found in the event, 2 wrong usage or a file that cannot be read.",
)
@click.version_option(__version__, prog_name="xltiebreak")
def cli() -> None:
    """Chess tie-breaks that show their arithmetic.

    From a crosstable workbook to places, explanations and a printed results bulletin.
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line; a user's mistake ends in one sentence and an exit code."""
    color = False if os.environ.get("NO_COLOR") else None
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = cli.main(arguments, prog_name="xltiebreak", standalone_mode=False, color=color) or OK
    except click.Abort:
        click.echo("Stopped.", err=True)
        code = FOUND_ERRORS
    except click.ClickException as error:
        error.show()
        code = UNUSABLE
    except EventError as error:
        from xltiebreak.cli.output import show_findings

        show_findings(error.findings, err=True)
        click.echo("Correct the errors first; nothing was computed from them.", err=True)
        code = FOUND_ERRORS
    except TieBreakError as error:
        click.echo(f"Error: {error}", err=True)
        code = UNUSABLE
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - the reader has gone
        code = OK
    sys.exit(code)
