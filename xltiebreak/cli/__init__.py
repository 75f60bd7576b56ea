"""The command line: data on stdout, messages on stderr, and exit codes that scripts can rely on."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from xltiebreak import __version__
from xltiebreak.cli.options import commands, meant, table
from xltiebreak.cli.output import PROGRAM, say, show_findings
from xltiebreak.cli.streams import make_usable, nowhere
from xltiebreak.disk.writing import why_not
from xltiebreak.event.findings import MOST_FIGURES, EventError, TieBreakError, visible
from xltiebreak.event.words import bare, for_a_shell, nearest

OK, FOUND_ERRORS, UNUSABLE, STOPPED = 0, 1, 2, 130


def _commands() -> list[str]:
    """Return the commands in the order of the help."""
    return [name for name in commands() if " " not in name]


_HELP = ("help", "-help", "-?", "/?", "/h", "/help", "?")
_VERSION = ("version", "-v", "-V")


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return _commands()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        name = cmd_name.lower()
        if name not in _commands():
            return None
        module = import_module(f"xltiebreak.cli.{table(name).get('file', 'asking')}")
        command = getattr(module, name) if hasattr(module, name) else module.asking(name)
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except EventError as error:
            show_findings(error.findings, err=True)
            say("Correct the errors first; nothing was computed from them.")
            ctx.exit(FOUND_ERRORS)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            name, command, rest = super().resolve_command(ctx, args)
        except click.UsageError as error:
            if len(args) == 1 and os.path.isfile(args[0]):
                from xltiebreak.cli.asking import tell_what_can_be_asked  # late: one file alone

                tell_what_can_be_asked(args[0])
                ctx.exit(UNUSABLE)
            hint = _command_meant(args)
            raise click.UsageError(f"{error.format_message()} {hint}", ctx) from None
        if command is not None:
            _refuse_what_is_given_twice(click.Context(command, ctx, name), rest)
        return name, command, rest


def _command_meant(args: Sequence[str]) -> str:
    """Return what to type where the first word is no command."""
    word, *others = args
    if os.path.exists(word):
        first = next((other for other in others if other.lower() in _commands()), "check")
        rest = [other for other in others if other != first] if first in others else []
        return f"Give a command first, as in: {PROGRAM} {for_a_shell(first, word, *rest)}"
    words = {bare(name): name for name in _commands()}
    called = ((name, table(name).get("called", "").split()) for name in commands())
    words |= {bare(word): name for name, others in called for word in others}
    near = nearest(word, words, most=1, cutoff=0.75)
    return f"Did you mean {near[0]!r}?" if near else f"'{PROGRAM} help' lists the commands."


def _refuse_what_is_given_twice(ctx: click.Context, arguments: Sequence[str]) -> None:
    try:
        *_, given = ctx.command.make_parser(ctx).parse_args(list(arguments))
    except click.UsageError:
        return  # the command reports it
    once = (parameter for parameter in given if isinstance(parameter, click.Option))
    for option, times in Counter(once).items():
        if times > 1 and not option.multiple and not option.is_flag:
            raise click.UsageError(f"{option.opts[-1]} is given twice; give it once", ctx)


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=f"""\b
Examples:
  {PROGRAM} new event.xlsx
  {PROGRAM} check event.xlsx
  {PROGRAM} explain event.xlsx 7
  {PROGRAM} bulletin event.xlsx

Exit codes: 0 fine, 1 errors found in the event, 2 wrong usage or a file that cannot be read.
""",
)
@click.version_option(__version__, prog_name="xltiebreak")
def cli() -> None:
    """Chess tie-breaks that show their arithmetic.

    From a crosstable workbook to places, explanations and a printed results bulletin.
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and exit; a user's mistake gives one sentence and an exit code."""
    make_usable()
    try:
        code = _run(arguments)
    except OSError as error:
        sys.stdout = nowhere()
        what = (
            f"{error.filename} cannot be used" if error.filename else "the output cannot be written"
        )
        say(f"Error: {what} ({why_not(error)})")
        code = UNUSABLE
    sys.exit(code)


def _run(arguments: Sequence[str] | None) -> int:
    color = False if os.environ.get("NO_COLOR") else None
    typed = sys.argv[1:] if arguments is None else list(arguments)
    try:
        _refuse_endless_numbers(typed)
        given = _as_usual(typed)  # what click reads itself, on Windows, may become another file
        code = cli.main(given, prog_name=PROGRAM, standalone_mode=False, color=color)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.message)
        return OK
    except click.Abort:
        click.echo("Stopped.", err=True)
        return STOPPED
    except click.UsageError as error:
        click.UsageError(visible(_with_an_example(error, typed)), error.ctx).show()
        return UNUSABLE
    except (click.ClickException, TieBreakError) as error:
        say(f"Error: {error}")
        return UNUSABLE
    return code or OK


def _as_usual(typed: Sequence[str]) -> list[str]:
    """Return the arguments with ``help standings``, ``standings help`` and ``version`` as the
    options that they mean."""
    words = [word.lower() for word in typed]
    if words[:1] and words[0] in _HELP:
        return [*typed[1:], "--help"]
    if len(typed) == 1 and typed[0] in _VERSION:
        return ["--version"]
    if len(typed) == 2 and words[1] in _HELP and not os.path.exists(typed[1]):
        return [typed[0], "--help"]
    return list(typed)


def _refuse_endless_numbers(arguments: Sequence[str]) -> None:
    for argument in arguments:
        if len(argument) > MOST_FIGURES and re.search(rf"\d{{{MOST_FIGURES + 1}}}", argument):
            raise TieBreakError(
                f"{argument[:60]!r}… holds a number of more than {MOST_FIGURES} figures"
            )


def _with_an_example(error: click.UsageError, typed: Sequence[str]) -> str:
    """Return the message of an error and, unless it is about a value, how the command is typed."""
    message = error.format_message()
    if type(error) is click.BadParameter or error.ctx is None or error.ctx.parent is None:
        return message
    line = meant(error.ctx.command, typed)
    example = re.findall(rf"{PROGRAM} .*", error.ctx.command.epilog or "")[0]
    how = f"Type it as: {PROGRAM} {line}" if line else f"Type it as in: {example}"
    return f"{message}{'' if message.endswith(('.', '?', '?)')) else '.'} {how}"
