"""Commands of click, made of rows: the words and options that they take, and how each is read."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from xltiebreak.cli.output import as_typed, ending
from xltiebreak.cli.streams import is_output
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import bare
from xltiebreak.scripts import OPTIONS, SWITCH, Option, file_name, file_path

Run = Callable[..., None]


def _reading(read: Callable[[str], Any]) -> Callable[[str], Any]:
    """Return a type of click; the sentence of ``read`` says what is wrong."""

    def convert(text: str) -> Any:
        try:
            return read(text)
        except TieBreakError as error:
            raise click.BadParameter(str(error)) from None

    return convert


class _Word(click.Choice[str]):
    """One of several words, in capitals or not, with or without hyphens and blanks."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        spelled = {bare(word): word for word in self.choices}
        word = spelled.get(bare(str(value)))
        if word is None:
            from xltiebreak.cli.slips import accepted, answered  # late: few words are others

            name = param.name if param else None
            if answer := answered(name, str(value)):
                self.fail(f"{value!r}: {answer}", param, ctx)
            word = accepted(name, str(value), self.choices)
        return super().convert(word, param, ctx)


def _not_the_output(ctx: click.Context, parameter: click.Parameter, file: Any) -> Any:
    """Return the file to read; refuse it if the standard output goes into it."""
    if file and is_output(str(file)):
        raise TieBreakError(f"{file} is where the output goes; send that to another file")
    return file


def refuse_other_ending(out: Path, ending: str, example: str) -> None:
    """Refuse a name whose ending belongs to another kind of file.

    Raises:
        TieBreakError: the name does not end so, or is nothing but that end.
    """
    if out.name.lower() == ending:
        raise TieBreakError(f"{out} is only the end of a name; expected one such as {example}")
    if out.suffix.lower() != ending:
        raise TieBreakError(f"{out} does not end in {ending}; expected a name such as {example}")


def one_of(codes: Iterable[str]) -> str:
    """Return the codes of kinds of files: ``xlsx, csv or trf``."""
    *others, last = codes
    return f"{', '.join(others)} or {last}"


def _option(row: str | Option) -> click.Option:
    """Return the option of a row, or that which the table of options calls so."""
    if row == "from":
        from xltiebreak.formats import readable  # late: some commands read no event

        kinds = one_of(kind.code for kind in readable())
        row = Option(
            "--from kind", "KIND", f"What FILE is: {kinds}. [default: told by its content]"
        )
    names, takes, help, read, default, is_read, many = OPTIONS[row] if isinstance(row, str) else row
    words = isinstance(takes, tuple)
    return click.Option(
        names.split(),
        help=as_typed(help),
        metavar=takes if takes and not words else None,
        type=_Word([*takes], case_sensitive=False) if words else _reading(read) if read else None,
        is_flag=takes == SWITCH,
        default=False if takes == SWITCH else default or (None if words or read or many else ""),
        show_default=bool(default),
        multiple=many,
        callback=_not_the_output if is_read else None,
    )


def _argument(word: str, name: str) -> click.Argument:
    types: dict[str, Any] = dict.fromkeys(("FILE", "OLD", "NEW", "OUT"), _reading(file_name))
    types["[WORKBOOK]"] = click.Path(exists=True, dir_okay=False, path_type=Path)
    return click.Argument(
        [name],
        metavar=word,
        required=not word.startswith("["),
        nargs=-1 if word.endswith("...") else 1,
        type=types.get(word) or (_reading(file_path) if "OUT." in word else None),
        callback=_not_the_output if word in ("FILE", "OLD", "NEW") else None,
    )


def made(
    name: str,
    run: Run,
    words: str,
    options: Iterable[str | Option],
    help: str,
    examples: Sequence[str],
    codes: str,
) -> click.Command:
    """Return the command that calls ``run`` with what was typed."""
    arguments: dict[str, str] = {}
    for word in words.split():
        own = word.strip("[].").partition(".")[0].lower()
        arguments["other" if own in arguments else own] = word
    params: list[click.Parameter] = [_argument(word, own) for own, word in arguments.items()]
    params += map(_option, options)
    end = ending(*examples, codes=codes)
    return click.Command(name, params=params, callback=run, help=inspect.cleandoc(help), epilog=end)


def command(
    name: str, words: str, *options: str | Option, examples: Sequence[str], codes: str
) -> Callable[[Run], click.Command]:
    """Return the decorator that makes a command of a function, whose docstring is its help."""

    def of(run: Run) -> click.Command:
        return made(name, run, words, options, run.__doc__ or "", examples, codes)

    return of
