"""What to type instead of a command line that is not understood."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import click

from xltiebreak.cli.output import PROGRAM
from xltiebreak.disk.shipped import table_in
from xltiebreak.event.figures import listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import bare, for_a_shell
from xltiebreak.tables.settings import understood

_OUT_FIRST = ("new", "convert", "byhand", "changes", "help")
"""Commands whose first word need not be a file that exists."""

_MOST_BLANKS = 8
"""The most blanks in the name of a file that is looked for."""

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
    meant = [choice for choice, words in others.items() if bare(word) in map(bare, words)]
    if parameter == "kind" and not meant and not re.search("team|double", bare(word)):
        with suppress(TieBreakError):
            meant.append(understood("kind", word))
    return next((choice for choice in meant if choice in choices), word)


def answered(parameter: str | None, word: str) -> str:
    """Return the sentence that answers a word for a parameter; empty if it is none of the known."""
    answers = _table()["answers"].get(parameter or "", {})
    key = bare(re.sub(r"(?<=\D) ?\d{3,4}$", "", word))  # Excel 2016
    return next((what for what, words in answers.items() if key in map(bare, words)), "")


def what_to_type(
    error: Exception, arguments: Sequence[str], commands: Sequence[str], find: Find
) -> str:
    """Return what to type after an error about the arguments, as a sentence; empty if nothing
    is known."""
    if not arguments:
        return ""
    command = find(arguments[0].lower())
    if command is None:
        return _command_first(arguments, commands)
    return next(filter(None, _Typed(arguments, command).answers(error, commands, find)), "")


def _command_first(arguments: Sequence[str], commands: Sequence[str]) -> str:
    """Return the arguments from the command on; or with one, if a file stands in its place."""
    if arguments[0].startswith("-"):
        return ""
    if os.path.isfile(arguments[0]) and len(arguments) == 1:
        return ""  # it could not be read
    if os.path.exists(arguments[0]):
        return f"Give a command first, as in: {PROGRAM} check {for_a_shell(arguments[0])}"
    behind = next((k for k, word in enumerate(arguments[:4]) if word.lower() in commands), 0)
    if behind:
        return f"Type it as: {PROGRAM} {for_a_shell(*arguments[behind:])}"
    known = command_meant(arguments[0], commands)
    return "" if known else f"'{PROGRAM} help' lists the commands."


def _until_option(words: Sequence[str]) -> list[str]:
    end = next((k for k, word in enumerate(words) if word.startswith("-")), len(words))
    return list(words[:end])


def _options_of(command: click.Command | None) -> dict[str, click.Option]:
    """Return the options of a command by each of their names."""
    parameters = command.params if command else ()
    options = (each for each in parameters if isinstance(each, click.Option))
    return {name: each for each in options for name in each.opts}


def _is_order(word: str) -> bool:
    from xltiebreak.rules.called import order_called  # late: few commands know orders
    from xltiebreak.rules.systems.names import named_exactly  # late: as above

    return bool(order_called(word) or named_exactly(word))


def _is_like_a_file(name: str) -> bool:
    return os.path.exists(name) or name.lower().endswith(_ENDINGS) or "*" in name


class _Typed:
    """A command with what was typed behind its name."""

    def __init__(self, arguments: Sequence[str], command: click.Command) -> None:
        self.arguments = arguments
        self.name = arguments[0].lower()
        self.words = list(arguments[1:])
        self.command = command
        self.options = _options_of(command)

    def answers(self, error: Exception, commands: Sequence[str], find: Find) -> Iterator[str]:
        """Yield what may be meant, the likeliest first; empty sentences among them."""
        yield self._one_dash()
        yield self._for_printing()
        yield self._file_first()
        if isinstance(error, click.NoSuchOption):
            yield self._option(error.option_name, commands, find)
        elif isinstance(error, click.BadOptionUsage):
            metavar = self.options[error.option_name].metavar
            yield f"It is written {error.option_name} {metavar}." if metavar else ""
        elif isinstance(error, click.MissingParameter):
            yield self._in_quotes()
            command = error.ctx.command if error.ctx else self.command
            if example := re.search(rf"{PROGRAM} .*", command.epilog or ""):
                yield f"Type it as in: {example[0]}"
        elif extra := re.search(
            r"unexpected extra arguments? \((.*)", getattr(error, "message", "")
        ):
            yield from self._too_many(extra[1][:-1].split())
        elif self.name == "whatif" and len(self.words) > 2 and " " not in "".join(self.words[1:]):
            yield f'A change is given in quotes: "{" ".join(self.words[1:])}"'

    def _one_dash(self) -> str:
        """Return how to write an option with one dash, of which -o would take the rest."""
        names = (f"-{re.split('[=:]', word)[0].lower()}" for word in self.words if word[:1] == "-")
        meant = next((name for name in names if name in self.options), "")
        return meant and f"It is written {meant}, with two dashes and a blank behind it."

    def _for_printing(self) -> str:
        """Return which command writes the file that ``convert`` does not."""
        ending = os.path.splitext(self.arguments[-1].lower())[1]
        written = {
            ".pdf": "bulletin FILE --pdf",
            ".docx": "bulletin FILE",
            ".html": "page FILE",
            ".json": "standings FILE --format json",
            ".xlsm": "new OUT.xlsm --for classic --from FILE",
        }
        if self.name != "convert" or ending not in written or len(self.words) < 2:
            return ""
        typed = written[ending].replace("FILE", self.words[0])
        return f"For such a file type: {PROGRAM} {typed}"

    def _file_first(self) -> str:
        """Return the command with the file before what stands before it, if that is no file."""
        words = _until_option(self.words)
        file = next(filter(os.path.isfile, words), "")
        before = words[: words.index(file)] if file else []
        if not before or any(map(_is_like_a_file, before)) or self.name in _OUT_FIRST:
            return ""
        others = [word for word in words if word != file]
        if self.name not in ("explain", "why", "whatif"):
            others = ["--order", *others] if len(others) == 1 and _is_order(others[0]) else []
        return f"The file comes first, as in: {PROGRAM} {for_a_shell(self.name, file, *others)}"

    def _in_quotes(self) -> str:
        """Return how to name an existing file whose name has blanks."""
        for k, first in enumerate(self.words):
            longer = () if os.path.exists(first) else range(k + 2, k + 2 + _MOST_BLANKS)
            for end in longer:
                if os.path.exists(whole := " ".join(self.words[k:end])):
                    return f'A name with blanks is given in quotes: "{whole}".'
        return ""

    def _option(self, typed: str, commands: Sequence[str], find: Find) -> str:
        """Return what an unknown option may mean: an option of this command, or of others."""
        whole = next((word for word in self.words if word.startswith(typed)), typed)
        if not typed.startswith("--") and os.path.exists(whole):
            return f"The file {whole} is given as ./{whole}."
        name = re.split("[=:]", whole.lstrip("-"))[0].lower()
        name = "prize-rule" if (self.name, name) == ("prizes", "rule") else name
        if f"--{name}" in self.options:
            return f"It is written --{name}, with two dashes and a blank behind it."
        for meant, words in _table()["options"].items():
            if bare(name) in map(bare, words.split()) and meant.split()[0] in self.options:
                return f"It is written {meant}."
        if bare(name) in ("docx", "word") and self.name == "bulletin":
            return "It writes a Word file, and with --pdf a PDF, too."
        if bare(name) in ("pdf", "docx", "word", "html"):
            return self._page_as(name)
        having = [other for other in commands if f"--{name}" in _options_of(find(other))]
        several = "s" * (len(having) > 1)
        elsewhere = f"--{name} is an option of the command{several} {listed(having)}."
        return self._label(name) or (elsewhere if having else "")

    def _label(self, name: str) -> str:
        """Return at which label an event states what was typed as an option of this command."""
        from xltiebreak.tables import labels  # late: for a message alone

        if self.name == "new":
            return ""
        of_players = {**labels.EVENT_LABELS, **labels.SECTION_LABELS, **labels.PRIZE_LABELS}
        of_teams = {**labels.TEAM_LABELS, **labels.MATCH_LABELS}
        known = {bare(label): label for label in (*of_players.values(), *of_teams.values())}
        label = known.get(bare(name)) or known.get(f"{bare(name)}s")
        where = "on the sheet Event, or as a line above the table"
        return f"The event states it at the label {label}, {where}." if label else ""

    def _page_as(self, ending: str) -> str:
        """Return how a file with this ending is written."""
        output = self.options.get("-o")
        if output and output.metavar and output.metavar.lower().endswith(f".{ending}"):
            return f"The file to write is given with -o: -o {output.metavar}"
        return "A Word file and a PDF are written by the command bulletin, a web page by page."

    def _too_many(self, extra: Sequence[str]) -> Iterator[str]:
        """Yield what may be meant by the ``extra`` arguments, for which there is no room."""
        yield self._in_quotes()
        words = _until_option(self.words)
        between = [word for word in words if word.lower() in _table()["between"].split()]
        if between:
            others = [word for word in words if word not in between]
            typed = for_a_shell(self.name, *others)
            yield f"Leave out {' and '.join(map(repr, between))}: {PROGRAM} {typed}"
        yield from self._options_without_dashes()
        yield from self._values_with_blanks()
        yield self._behind_a_switch(extra)
        if to_write := self._to_write(extra[-1]):
            yield f"The {to_write}"
        if self.name == "explain" and len(words) > 2:
            yield self._player(words[1:])
        pattern, answer = _table()["extra"].get(self.name, ("$^", ""))
        if re.fullmatch(pattern, " ".join(words[1:] or extra)):
            without_sign = extra[-1].replace("$", "")  # which shells read in quotation marks
            yield answer.format(without_sign, all=",".join(words[1:] or extra))
        if sum(map(os.path.isfile, words)) > 1:
            yield "One file is read at a time."

    def _behind_a_switch(self, extra: Sequence[str]) -> str:
        """Return what to type if an extra word was meant as the value of an option without one."""
        for switch, word in zip(self.words, self.words[1:]):
            option = self.options.get(switch)
            if option and option.is_flag and word in extra:
                to_file = f"to keep what it prints, type {switch} > {word}"
                instead = to_file if switch == "--json" else f"leave {word!r} out"
                if to_write := self._to_write(word, switch):
                    return f"{switch} takes no value; the {to_write}"
                return f"{switch} takes no value; {instead}."
        return ""

    def _to_write(self, word: str, switch: str = "") -> str:
        """Return how to name the file to write, if the word is like one."""
        if "-o" not in self.options or not word.lower().endswith(_ENDINGS):
            return ""
        pdf = word.lower().endswith(".pdf") and "--pdf" in self.options
        out = f"{word[:-4]}.docx --pdf" if pdf else f"{word} {switch}".rstrip()
        return f"file to write is given with -o: -o {out}"

    def _options_without_dashes(self) -> Iterator[str]:
        for k, word in enumerate(self.words):
            name, _, value = word.lstrip("/—–").partition("=")
            if f"--{name.lower()}" in self.options and not word.startswith("-"):
                value = value or next(iter(self.words[k + 1 :]), "VALUE")
                yield f"An option has two dashes, as in --{name.lower()} {value}"

    def _values_with_blanks(self) -> Iterator[str]:
        for k, word in enumerate(self.words):
            option, _, glued = word.partition("=")
            values = [glued] * bool(glued) + _until_option(self.words[k + 1 :])
            if option.startswith("--") and option in self.options and len(values) > 1:
                if "," in (self.options[option].metavar or "") or option == "--sections":
                    yield f"Several are parted by commas: {option} {','.join(values)}"
                yield f'A value with blanks is given in quotes: {option} "{" ".join(values)}"'

    @staticmethod
    def _player(words: Sequence[str]) -> str:
        """Return how to type a name with blanks, or a tie-break beside a player."""
        if _is_order(words[-1]):
            return f"A tie-break is given with --system: --system {words[-1]}"
        return f'A name with blanks is given in quotes: "{" ".join(words)}"'
