"""What to type instead of a command line that is not understood."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import click

from xltiebreak.cli.output import PROGRAM
from xltiebreak.disk.shipped import table_in
from xltiebreak.event.words import bare

_OUT_FIRST = ("new", "convert", "byhand", "changes", "help")
"""Commands whose first word need not be a file that exists."""

_ENDINGS = (".xlsx", ".xlsm", ".csv", ".trf", ".ods", ".html", ".docx", ".pdf", ".txt", ".json")

Find = Callable[[str], click.Command | None]
"""What gives the command of a name."""


@cache
def _table() -> dict[str, Any]:
    return table_in("cli/slips.toml")


def command_meant(word: str, commands: Sequence[str]) -> str:
    """Return which command a word that is none may mean, as a question; empty if it is like
    none."""
    meant = _meant("commands", word)
    near = difflib.get_close_matches(word.lower(), commands, n=1)
    instead = near[0] if near and not meant else meant
    return f" Did you mean {instead!r}?" if instead else ""


def _meant(table: str, word: str) -> str:
    listed = _table()[table].items()
    return next((what for what, words in listed if bare(word) in map(bare, words.split())), "")


def accepted(parameter: str | None, word: str, choices: Sequence[str]) -> str:
    """Return the choice of a parameter that a word means, else the word."""
    others = _table()["accepted"].get(parameter or "", {})
    meant = (choice for choice, words in others.items() if bare(word) in map(bare, words))
    return next((choice for choice in meant if choice in choices), word)


def answered(parameter: str | None, word: str) -> str:
    """Return the sentence that answers a word for a parameter; empty if it is none of the known."""
    answers = _table()["answers"].get(parameter or "", {})
    return next((what for what, words in answers.items() if bare(word) in map(bare, words)), "")


def what_to_type(
    error: Exception, arguments: Sequence[str], commands: Sequence[str], find: Find
) -> str:
    """Return what to type after an error about the arguments, as a sentence; empty if nothing
    is known."""
    command = find(arguments[0].lower()) if arguments else None
    hints = (
        _no_command(arguments, commands),
        _for_printing(arguments) if command else "",
        _file_first(arguments) if command else "",
        *(_of_usage(error, arguments, command, commands, find) if command else ()),
    )
    return next(filter(None, hints), "")


def _no_command(arguments: Sequence[str], commands: Sequence[str]) -> str:
    """Return how to name an existing file that was taken for a command."""
    if not arguments or arguments[0].lower() in commands or not os.path.exists(arguments[0]):
        return ""
    return f'Give a command first, as in: {PROGRAM} check "{arguments[0]}".'


def _for_printing(arguments: Sequence[str]) -> str:
    """Return which command writes the file that ``convert`` does not."""
    ending = os.path.splitext(arguments[-1].lower())[1]
    written = {".pdf": "bulletin FILE --pdf", ".docx": "bulletin FILE", ".html": "page FILE"}
    if arguments[0].lower() != "convert" or ending not in written:
        return ""
    typed = written[ending].replace("FILE", arguments[1])
    return f"For such a file type: {PROGRAM} {typed}"


def _of_usage(
    error: Exception,
    arguments: Sequence[str],
    command: click.Command,
    commands: Sequence[str],
    find: Find,
) -> Iterator[str]:
    if isinstance(error, click.NoSuchOption):
        yield _option(error.option_name, arguments, command, commands, find)
    elif isinstance(error, click.MissingParameter):
        yield _in_quotes(arguments)
        if example := re.search(rf"{PROGRAM} .*", command.epilog or ""):
            yield f"Type it as in: {example[0].partition('     ')[0]}"
    elif "unexpected extra" in str(getattr(error, "message", "")):
        yield from _too_many(arguments, command)


def _in_quotes(arguments: Sequence[str]) -> str:
    """Return how to name an existing file whose name has blanks."""
    for k, first in enumerate(arguments):
        for end in range(k + 2, len(arguments) + 1):
            if not os.path.exists(first) and os.path.exists(whole := " ".join(arguments[k:end])):
                return f'A name with blanks is given in quotes: "{whole}".'
    return ""


def _file_first(arguments: Sequence[str]) -> str:
    """Return the command with the file before what stands before it, if that is no file."""
    name, words = arguments[0].lower(), _until_option(arguments[1:])
    file = next(filter(os.path.isfile, words), "")
    before = words[: words.index(file)] if file else []
    if not before or any(map(_is_like_a_file, before)) or name in _OUT_FIRST:
        return ""
    others = [word for word in words if word != file]
    if name not in ("explain", "why", "whatif"):
        others = ["--order", *others] if len(others) == 1 and _is_order(others[0]) else []
    typed = " ".join(f'"{word}"' if " " in word else word for word in (file, *others))
    return f"The file comes first, as in: {PROGRAM} {name} {typed}"


def _is_order(word: str) -> bool:
    from xltiebreak.rules.called import order_called  # late: few commands know orders
    from xltiebreak.rules.systems.names import named_exactly  # late: as above

    return bool(order_called(word) or named_exactly(word))


def _is_like_a_file(name: str) -> bool:
    return os.path.exists(name) or name.lower().endswith(_ENDINGS) or "*" in name


def _option(
    typed: str,
    arguments: Sequence[str],
    command: click.Command,
    commands: Sequence[str],
    find: Find,
) -> str:
    """Return what an unknown option may mean: an option of this command, or of others."""
    whole = next((word for word in arguments if word.startswith(typed)), typed)
    if not typed.startswith("--") and os.path.exists(whole):
        return f"The file {whole} is given as ./{whole}."
    name = re.split("[=:]", whole.lstrip("-"))[0]
    own = _options_of(command)
    if f"--{name.lower()}" in own:
        return f"It is written --{name.lower()}, with two dashes and a blank behind it."
    for meant, words in _table()["options"].items():
        if bare(name) in map(bare, words.split()) and meant.split()[0] in own:
            return f"It is written {meant}."
    if bare(name) in ("pdf", "docx", "word", "html"):
        return "A Word file and a PDF are written by the command bulletin, a web page by page."
    having = [other for other in commands if f"--{name}" in _options_of(find(other))]
    if having:
        several = "s" if len(having) > 1 else ""
        return f"--{name} is an option of the command{several} {', '.join(having)}."
    return ""


def _options_of(command: click.Command | None) -> set[str]:
    parameters = command.params if command else ()
    return {name for each in parameters if isinstance(each, click.Option) for name in each.opts}


def _too_many(arguments: Sequence[str], command: click.Command) -> Iterator[str]:
    """Yield what may be meant by arguments for which there is no room."""
    yield _in_quotes(arguments)
    own, words = _options_of(command), arguments[1:]
    for word in words:
        name, _, value = word.lstrip("/").partition("=")
        if (value or word.startswith("/")) and f"--{name.lower()}" in own and word[:1] != "-":
            yield f"An option has two dashes, as in --{name.lower()} {value or 'VALUE'}."
    for k, word in enumerate(words):
        option, _, glued = word.partition("=")
        values = [glued] * bool(glued) + _until_option(words[k + 1 :])
        if option in own and option.startswith("--") and len(values) > 1:
            yield f'A value with blanks is given in quotes: {option} "{" ".join(values)}"'
    last = words[-1] if words else ""
    if "-o" in own and last.lower().endswith(_ENDINGS):
        yield f"The file to write is given with -o: -o {last}"
    if any(each.name == "player" for each in command.params):
        yield _player(words)
    if all(word.isdecimal() for word in words[1:]):
        if "--rounds" in own and "--players" in own:
            yield "Numbers are given as --players 20 --rounds 5."
        if "--opponents" in own:
            yield f"The opponents' figures are given as --opponents {','.join(words[1:])}"
    others = [word for word in words if os.path.isfile(word)]
    if len(others) > 1 and command.name != "changes":
        yield "One file is read at a time."


def _until_option(words: Sequence[str]) -> list[str]:
    end = next((k for k, word in enumerate(words) if word.startswith("-")), len(words))
    return list(words[:end])


def _player(words: Sequence[str]) -> str:
    """Return how to type a name with blanks, or a tie-break beside a player."""
    *names, last = _until_option(words[1:])
    if names and _is_order(last):
        return f"A tie-break is given with --system: --system {last}"
    return f'A name with blanks is given in quotes: "{" ".join([*names, last])}"'
