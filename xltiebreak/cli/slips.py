"""What to type instead of a command line that is not understood.

What may be meant is made of the words that were typed, in each way in which people mistype them;
the first that the command takes, of a file that is there, is shown.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Any

import click

from xltiebreak.cli.output import PROGRAM
from xltiebreak.disk.shipped import table_in
from xltiebreak.event.figures import listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import bare, for_a_shell
from xltiebreak.tables.settings import understood

_MOST_TRIED = 25
"""The most ways to read a command line that are tried."""

_MOST_BLANKS = 8
"""The most blanks in a name."""

_ENDINGS = (".xlsx", ".xlsm", ".csv", ".trf", ".ods", ".html", ".docx", ".pdf", ".txt", ".json")

_NO_NAME = re.compile(r"^(-|\d+ )| -|\.\w{3,5}( |$)")
"""What is in no name with blanks: an option, a number before it, the ending of a file."""

_GLUED = re.compile("[=:]")
"""What parts an option from a value that is glued to it."""

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


def _command_first(arguments: Sequence[str], commands: Sequence[str]) -> str:
    """Return the arguments from the command on; or with one, if a file stands in its place."""
    if arguments[0].startswith("-"):
        return ""
    if os.path.isfile(arguments[0]) and len(arguments) == 1:
        return ""  # it could not be read
    behind = next((k for k, word in enumerate(arguments[:4]) if word.lower() in commands), 0)
    file = [word for word in arguments[:behind] if os.path.exists(word)]
    if behind:
        typed = [arguments[behind], *file, *arguments[behind + 1 :]]
        return f"Type it as: {PROGRAM} {for_a_shell(*typed)}"
    if os.path.exists(arguments[0]):
        return f"Give a command first, as in: {PROGRAM} check {for_a_shell(arguments[0])}"
    known = command_meant(arguments[0], commands)
    return "" if known else f"'{PROGRAM} help' lists the commands."


def _options_of(command: click.Command | None) -> dict[str, click.Option]:
    """Return the options of a command by each of their names."""
    parameters = command.params if command else ()
    options = (each for each in parameters if isinstance(each, click.Option))
    return {name: each for each in options for name in each.opts}


def _is_order(word: str) -> bool:
    from xltiebreak.rules.called import order_called  # late: few commands know orders
    from xltiebreak.rules.systems.names import named_exactly  # late: as above

    return bool(order_called(word) or named_exactly(word))


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
    typed = _Typed(arguments[0].lower(), list(arguments[1:]), command)
    return next(filter(None, typed.answers(error, commands, find)), "")


class _Typed:
    """A command with what was typed behind its name."""

    def __init__(self, name: str, words: list[str], command: click.Command) -> None:
        self.name, self.words, self.command = name, words, command
        self.options = _options_of(command)

    def answers(self, error: Exception, commands: Sequence[str], find: Find) -> Iterator[str]:
        """Yield what may be meant, the likeliest first; empty sentences among them."""
        ending = os.path.splitext((self.words or [""])[-1].lower())[1]
        if self.name == "convert" and len(self.words) > 1 and ending in _table()["written"]:
            written = _table()["written"][ending].replace("FILE", self.words[0])
            yield f"For such a file type: {PROGRAM} {written}"
        extra = re.match(r"Got unexpected extra arguments? \((.*)\)", getattr(error, "message", ""))
        is_of_words = isinstance(error, (click.NoSuchOption, click.MissingParameter)) or bool(extra)
        if is_of_words or isinstance(error, TieBreakError):
            yield self._meant_to_be(is_of_words)
        if isinstance(error, click.NoSuchOption):
            yield self._option(error.option_name, commands, find)
        elif isinstance(error, click.BadOptionUsage):
            metavar = self.options[error.option_name].metavar
            yield f"It is written {error.option_name} {metavar}." if metavar else ""
        elif isinstance(error, click.MissingParameter):
            command = error.ctx.command if error.ctx else self.command
            if example := re.search(rf"{PROGRAM} .*", command.epilog or ""):
                yield f"Type it as in: {example[0]}"
        elif extra:
            yield self._about_more(extra[1].split())
            yield "One file is read at a time." * (sum(map(os.path.isfile, self.words)) > 1)

    def _meant_to_be(self, is_of_words: bool) -> str:
        """Return the first command line that may be meant, and that the command takes; with one
        slip or, after the command line's own error, with two."""
        meant = list(islice(self._otherwise(self.words, is_of_words), _MOST_TRIED))
        if is_of_words:
            meant += [
                words
                for once in meant
                for words in islice(self._otherwise(once, True), _MOST_TRIED)
            ]
        typed = (words for words in meant if words != self.words)
        words = next(filter(self._takes, typed), None)
        return f"Type it as: {PROGRAM} {for_a_shell(self.name, *words)}" if words else ""

    def _takes(self, words: list[str]) -> bool:
        try:
            given = self.command.make_context(self.name, [*words]).params
        except (click.ClickException, click.exceptions.Exit, TieBreakError):
            return False
        files = (given.get(name) for name in ("file", "old", "new"))
        return all(os.path.exists(file) for file in files if file)

    def _otherwise(self, words: list[str], is_of_words: bool) -> Iterator[list[str]]:
        """Yield the words in other orders, with what was left out, or without what was added."""
        end = next((k for k, word in enumerate(words) if word.startswith("-")), len(words))
        before, behind = words[:end], words[end:]
        file = next(filter(os.path.isfile, before), "")
        if self.name == "whatif" and file and len(before) > 2 and " " not in "".join(before):
            yield [file, " ".join(word for word in before if word != file), *behind]
        if file and before[0] != file:
            others = [word for word in before if word != file]
            yield [file, *others, *behind]
            if len(others) == 1 and _is_order(others[0]):
                yield [file, "--order", *others, *behind]
            if not any(map(os.path.exists, " ".join(others).split())):
                yield [file, *behind]
        if is_of_words:
            yield from self._joined(words, 0, os.path.exists)
            yield from self._with_options(words)
            yield [word for word in words if word.lower() not in _table()["between"].split()]
            yield [word for word in words if word not in ("-o", "--output")]
            yield from self._with_output(words)
            if self.name == "explain" and _is_order((before or [""])[-1]):
                yield [*before[:-1], "--system", before[-1], *behind]
            yield from self._joined(words, 1, lambda text: not _NO_NAME.search(text))

    def _joined(
        self, words: list[str], first: int, is_one: Callable[[str], bool]
    ) -> Iterator[list[str]]:
        """Yield the words with some as one: of a name, or of the value of an option."""
        for k in range(first, len(words)):
            option = self.options.get(words[k - 1]) if k else None
            is_list = option and ("," in (option.metavar or "") or option.name == "sections")
            for last in range(k + 2, min(k + _MOST_BLANKS, len(words)) + 1):
                if is_list:
                    yield [*words[:k], ",".join(words[k:last]), *words[last:]]
                one = " ".join(words[k:last])
                if is_one(re.sub("^--[a-z-]+=", "", one)):
                    yield [*words[:k], one, *words[last:]]

    def _with_options(self, words: list[str]) -> Iterator[list[str]]:
        """Yield the words with an option as it is written: with two dashes, by its own name."""
        for k, word in enumerate(words):
            name, *value = _GLUED.split(word.lstrip("-/—–"), maxsplit=1)
            rest = [*filter(None, value), *words[k + 1 :]]
            if f"--{name.lower()}" in self.options and word.partition("=")[0] != f"--{name}":
                yield [*words[:k], f"--{name.lower()}", *rest]
            if word[0:1] not in ("-", "—", "–") or self._label(self._name_in(word)):
                continue
            for meant, called in _table()["options"].items():
                option, *values = meant.split()
                if bare(name) in map(bare, called.split()) and option in self.options:
                    stated = [value for value in values if not value.isupper()]
                    yield [*words[:k], option, *stated, *rest]

    def _with_output(self, words: list[str]) -> Iterator[list[str]]:
        """Yield the words with one as the file to write."""
        for k, word in enumerate(words if "-o" in self.options else ()):
            if k and word.lower().endswith(_ENDINGS) and not os.path.exists(word):
                others = [*words[:k], *words[k + 1 :]]
                if word.lower().endswith(".pdf"):
                    others = [*(other for other in others if other != "--pdf"), "--pdf"]
                yield [*others, "-o", re.sub(r"\.pdf$", ".docx", word, flags=re.IGNORECASE)]

    def _about_more(self, extra: Sequence[str]) -> str:
        """Return what is to be known about words for which there is no room."""
        for switch, word in zip(self.words, self.words[1:]):
            if (option := self.options.get(switch)) and option.is_flag and word in extra:
                keep = f"to keep what it prints, type {switch} > {word}"
                instead = keep if switch == "--json" else f"leave {word!r} out."
                return f"{switch} takes no value; {instead}"
        pattern, answer = _table()["extra"].get(self.name, ("$^", ""))
        between = _table()["between"].split()
        more = [word for word in self.words[1:] or extra if word.lower() not in between]
        if not re.fullmatch(pattern, " ".join(more)):
            return ""
        without_sign = extra[-1].replace("$", "")  # which shells read in quotation marks
        return str(answer.format(without_sign, all=",".join(more)))

    def _option(self, typed: str, commands: Sequence[str], find: Find) -> str:
        """Return what an unknown option may mean: an option of this command, or of others."""
        whole = next((word for word in self.words if word.startswith(typed)), typed)
        if not typed.startswith("--") and os.path.exists(whole):
            return f"The file {whole} is given as ./{whole}."
        name = self._name_in(whole)
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

    def _name_in(self, word: str) -> str:
        """Return the name in what was typed as an option."""
        name = _GLUED.split(word.lstrip("-/—–"))[0].lower()
        return "prize-rule" if (self.name, name) == ("prizes", "rule") else name

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
