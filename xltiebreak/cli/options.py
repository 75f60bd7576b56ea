"""Commands of click, made of the table ``commands.rules``: words, options, help and examples."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

import click

from xltiebreak.cli.output import PROGRAM, as_typed
from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import bare, for_a_shell, sections_beside

if TYPE_CHECKING:
    from pathlib import Path

Run = Callable[..., None]

_RULES = "section edition order unrated lots"
_CODES = "0 fine, 1 errors in the event, 2 wrong usage or unreadable"


@cache
def _tables() -> dict[str, dict[str, str]]:
    """Return what is said of each command and option, what stands on several lines in as many."""
    tables = sections_beside(__name__, "commands.rules").items()
    return {name: {key: "\n".join(said) for key, said in row.items()} for name, row in tables}


def table(name: str) -> dict[str, str]:
    """Return what is said of a command, or of an option: ``options.force``; nothing of others."""
    return _tables().get(name, {})


def commands() -> list[str]:
    """Return the names of the commands in the order of the help, ``excel install`` among them."""
    return [name for name in _tables() if "." not in name]


class _Word(click.Choice[str]):
    """One of several words, in capitals or not, with or without hyphens and blanks."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        spelled = {bare(word): word for word in self.choices}
        return super().convert(spelled.get(bare(str(value)), value), param, ctx)


def refuse_other_ending(out: Path, ending: str, example: str) -> None:
    """Refuse a name whose ending belongs to another kind of file.

    Raises:
        TieBreakError: the name does not end so, or is nothing but that end.
    """
    if out.name.lower() == ending:
        raise TieBreakError(f"{out} is only the end of a name; expected one such as {example}")
    if out.suffix.lower() != ending:
        raise TieBreakError(f"{out} does not end in {ending}; expected a name such as {example}")


def _file(text: str) -> str:
    if not text.strip():
        raise click.BadParameter("it is empty; give the name of a file")
    return text


def _path(text: str) -> Path:
    from pathlib import Path  # late: for files to be written

    return Path(_file(text))


def _whole_number(text: str, least: int, most: int) -> int:
    typed = text.strip()
    value = int(typed) if typed.isdecimal() and len(typed) < 10 else least - 1
    if not least <= value <= most:
        raise click.BadParameter(f"{typed!r} is not a whole number from {least} to {most:,}")
    return value


def _round(text: str) -> int | None:
    """Return the number of a round, in words as people type it: ``3``, ``R3``, ``round 3``,
    ``3rd``; None for the last."""
    words = text.strip().lower()
    if words in ("last", "final", "latest", "current", "the last"):
        return None
    number = re.sub(
        r"^(?:after )?(?:round|rd|r)? ?\.? ?(?=\d)|(?<=\d)(?:st|nd|rd|th)(?: round)?$", "", words
    )
    return _whole_number(number, 1, MAX_ROUNDS)


def _type(named: str) -> Callable[[str], Any]:
    """Return what reads a value: ``path``, ``round``, ``number 1 20``; of ``numbers 1 20`` there
    may be several with commas. It refuses others by a sentence."""
    what, *limits = named.split()

    def number(text: str) -> int:
        return _whole_number(text, *map(int, limits))

    readers: dict[str, Callable[[str], Any]] = {
        "text": str,
        "file": _file,
        "path": _path,
        "round": _round,
        "number": number,
        "numbers": lambda text: tuple([number(part) for part in text.split(",")]),
    }
    return readers[what]


def _option(key: str) -> click.Option:
    """Return an option of the table. Where what stands for its value is in small letters, it is one
    of these words; where nothing does, the option is a switch."""
    row = table(f"options.{key}")
    *names, takes = row["typed"].split()
    if takes.startswith("-"):
        names, takes = [*names, takes], ""
    words = takes.split("|") if takes.islower() else []
    type = _Word(words, case_sensitive=False) if words else _type(row.get("read", "text"))
    is_text = takes and not words and not {"read", "many"} & row.keys()
    return click.Option(
        [*names, *filter(None, [row.get("value")])],
        help=as_typed(row["help"]),
        metavar=takes if takes and not words else None,
        type=type if takes else None,
        is_flag=not takes,
        default=row.get("default", "" if is_text else None) if takes else False,
        show_default="default" in row,
        multiple="many" in row,
    )


def _argument(word: str, name: str) -> click.Argument:
    type: Any = None
    if word == "[WORKBOOK]":
        type = click.Path(exists=True, dir_okay=False)
    elif word in ("FILE", "OLD", "NEW", "OUT"):
        type = _type("file")
    elif "OUT." in word:
        type = _type("path")
    return click.Argument(
        [name],
        metavar=word,
        required=not word.startswith("["),
        nargs=-1 if word.endswith("...") else 1,
        type=type,
    )


def _options_of(name: str) -> list[str]:
    return table(name).get("options", "").replace("RULES", _RULES).split()


_LIKE = {"against": r".+\.\w+", "prizes": r"\$?\d.*", "order": r"[A-Z]{2,5}(/\S+)?|\w.*,.+"}
"""How a word looks that belongs behind an option; else as one of its words, or with its ending."""


def meant(command: click.Command, typed: Sequence[str]) -> str:
    """Return a command line with the option that was left out before a word, or that was called
    otherwise; empty if the command takes none such."""
    for k, key in product(range(len(typed) - 1, 0, -1), _options_of(command.name or "")):
        row = table(f"options.{key}")
        *names, takes = row["typed"].split()
        word, *value = typed[k].removeprefix("--").split("=", 1)
        if word not in row.get("called", "").split() or word == typed[k]:
            value = [word]
            if not re.fullmatch(_LIKE.get(key, takes.replace("OUT.", r".+\.")), word):
                continue
        words = [*typed[1:k], *names[:1], *value, *typed[k + 1 :]]
        with suppress(click.ClickException, TieBreakError):
            file = command.make_context("", [*words]).params.get("file", ".")
            if names and names[0] not in typed and os.path.exists(file):
                return for_a_shell(typed[0], *words)
    return ""


def made(name: str, run: Run) -> click.Command:
    """Return the command of this name, such as ``excel install``, that calls ``run``."""
    row = table(name)
    arguments: dict[str, str] = {}
    for word in row.get("words", "").split():
        own = word.strip("[].").partition(".")[0].lower()
        arguments["other" if own in arguments else own] = word
    params: list[click.Parameter] = [_argument(word, own) for own, word in arguments.items()]
    params += map(_option, _options_of(name))
    return click.Command(name.rsplit(maxsplit=1)[-1], params=params, callback=run, **texts_of(name))


def command(name: str) -> Callable[[Run], click.Command]:
    """Return the decorator that makes the command of this name of a function."""
    return lambda run: made(name, run)


def texts_of(name: str) -> dict[str, Any]:
    """Return the help of a command, with the examples and exit codes that end it."""
    row = table(name)
    examples = [f"  {PROGRAM} {example}\n" for example in row["example"].splitlines()]
    several = "s" * (len(examples) > 1)
    end = f"\b\nExample{several}:\n{''.join(examples)}\nExit codes: {row.get('codes', _CODES)}."
    return {"help": row["help"].replace("\n", "\n\n"), "epilog": end}
