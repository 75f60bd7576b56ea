"""Commands of click, made of the table ``commands.toml``: words, options, help and examples."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import click

from xltiebreak.cli.output import PROGRAM, as_typed
from xltiebreak.cli.streams import is_output
from xltiebreak.disk.shipped import table_in
from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import bare

Run = Callable[..., None]

_RULES = "section edition order unrated lots"
_CODES = "0 fine, 1 errors in the event, 2 wrong usage or unreadable"


@cache
def table() -> dict[str, Any]:
    """Return the commands, and all options under ``options``."""
    return table_in("cli/commands.toml")


class _Word(click.Choice[str]):
    """One of several words, in capitals or not, with or without hyphens and blanks."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        spelled = {bare(word): word for word in self.choices}
        return super().convert(spelled.get(bare(str(value)), value), param, ctx)


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


def file_name(text: str) -> str:
    """Return the name of a file; refuse an empty one."""
    if not text.strip():
        raise TieBreakError("it is empty; give the name of a file")
    return text


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number from ``least`` to ``most``; a sentence refuses others."""

    def number(text: str) -> int:
        typed = text.strip()
        value = int(typed) if typed.isdecimal() and len(typed) < 10 else least - 1
        if not least <= value <= most:
            raise TieBreakError(f"{typed!r} is not a whole number from {least} to {most:,}")
        return value

    return number


def round_number(text: str) -> int | None:
    """Return the number of a round, in words as people type it: ``3``, ``R3``, ``round 3``,
    ``3rd``; None for the last."""
    words = text.strip().lower()
    if words in ("last", "final", "latest", "current", "the last"):
        return None
    number = re.sub(
        r"^(?:after )?(?:round|rd|r)? ?\.? ?(?=\d)|(?<=\d)(?:st|nd|rd|th)(?: round)?$", "", words
    )
    return whole_number(1, MAX_ROUNDS)(number)


def _reader(named: str) -> Callable[[str], Any]:
    """Return what reads a value: ``path``, ``round``, ``number 1 20``; of ``numbers 1 20`` there
    may be several with commas."""
    what, *limits = named.split()
    if limits:
        number = whole_number(*map(int, limits))
        if what == "number":
            return number
        return lambda text: tuple([number(part) for part in text.split(",")])
    readers: dict[str, Callable[[str], Any]] = {"file": file_name, "round": round_number}
    readers |= {"path": lambda text: Path(file_name(text)), "text": str}
    return readers[what]


def _type(named: str) -> Callable[[str], Any]:
    """Return the type of a value; a sentence says what is wrong with it."""
    read = _reader(named)

    def convert(text: str) -> Any:
        try:
            return read(text)
        except TieBreakError as error:
            raise click.BadParameter(str(error)) from None

    return convert


def one_of(codes: Iterable[str]) -> str:
    """Return the codes of kinds of files: ``xlsx, csv or trf``."""
    *others, last = codes
    return f"{', '.join(others)} or {last}"


def _option(key: str) -> click.Option:
    """Return an option of the table. Where what stands for its value is in small letters, it is one
    of these words; where nothing does, the option is a switch."""
    row = table()["options"][key]
    *names, takes = row["typed"].split()
    if takes.startswith("-"):
        names, takes = [*names, takes], ""
    words = takes.split("|") if takes.islower() else []
    type = _Word(words, case_sensitive=False) if words else _type(row.get("read", "text"))
    is_text = takes and not words and not {"read", "many"} & row.keys()
    return click.Option(
        [*names, *filter(None, [row.get("value")])],
        help=as_typed(_with_kinds(" ".join(row["help"].split()))),
        metavar=takes if takes and not words else None,
        type=type if takes else None,
        is_flag=not takes,
        default=row.get("default", "" if is_text else None) if takes else False,
        show_default="default" in row,
        multiple=row.get("many", False),
        callback=_not_the_output if row.get("is_read") else None,
    )


def _with_kinds(help: str) -> str:
    if "READABLE" not in help and "WRITABLE" not in help:
        return help
    from xltiebreak.formats import readable, writable  # late: some commands read no event

    for word, kinds in (("READABLE", readable()), ("WRITABLE", writable())):
        help = help.replace(word, one_of(kind.code for kind in kinds))
    return help


_READ = ("FILE", "OLD", "NEW")


def _argument(word: str, name: str) -> click.Argument:
    type: Any = None
    if word == "[WORKBOOK]":
        type = click.Path(exists=True, dir_okay=False, path_type=Path)
    elif word in (*_READ, "OUT"):
        type = _type("file")
    elif "OUT." in word:
        type = _type("path")
    return click.Argument(
        [name],
        metavar=word,
        required=not word.startswith("["),
        nargs=-1 if word.endswith("...") else 1,
        type=type,
        callback=_not_the_output if word in _READ else None,
    )


def made(name: str, run: Run) -> click.Command:
    """Return the command of this name, such as ``excel install``, that calls ``run``."""
    row = table()[name]
    arguments: dict[str, str] = {}
    for word in row.get("words", "").split():
        own = word.strip("[].").partition(".")[0].lower()
        arguments["other" if own in arguments else own] = word
    params: list[click.Parameter] = [_argument(word, own) for own, word in arguments.items()]
    params += map(_option, row.get("options", "").replace("RULES", _RULES).split())
    return click.Command(name.rsplit(maxsplit=1)[-1], params=params, callback=run, **texts_of(name))


def command(name: str) -> Callable[[Run], click.Command]:
    """Return the decorator that makes the command of this name of a function."""
    return lambda run: made(name, run)


def texts_of(name: str) -> dict[str, Any]:
    """Return the help of a command, with the examples and exit codes that end it."""
    row = table()[name]
    examples = "\n".join(f"  {PROGRAM} {example}" for example in row["examples"])
    several = "s" * (len(row["examples"]) > 1)
    codes = " ".join(row.get("codes", _CODES).split())
    end = f"\b\nExample{several}:\n{examples}\n\nExit codes: {codes}."
    return {"help": row["help"].strip(), "epilog": end}
