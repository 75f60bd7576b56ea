"""The options that several commands share."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from xltiebreak.cli.streams import is_output
from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import NoCrosstable, TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.event.words import bare
from xltiebreak.formats import Format, announced_in, load, load_crosstable, readable
from xltiebreak.ranking.asked import MOST_COUNTING, MOST_RATING, Asked

Command = Callable[..., Any]
Option = Callable[[Command], Command]


def one_of(kinds: Iterable[Format]) -> str:
    """Return the codes of these kinds: ``xlsx, csv or trf``."""
    *codes, last = [kind.code for kind in kinds]
    return f"{', '.join(codes)} or {last}"


def file_name(text: str) -> str:
    """Return the name of a file; refuse an empty one. Used as the type of arguments."""
    if not text.strip():
        raise click.BadParameter("it is empty; give the name of a file")
    return text


def file_path(text: str) -> Path:
    """Return the path of a file; refuse an empty one. Used as the type of arguments."""
    return Path(file_name(text))


def refuse_other_ending(out: Path, ending: str, example: str) -> None:
    """Refuse a name whose ending belongs to another kind of file.

    Raises:
        TieBreakError: the name does not end so, or is nothing but that end.
    """
    if out.name.lower() == ending:
        raise TieBreakError(f"{out} is only the end of a name; expected one such as {example}")
    if out.suffix.lower() != ending:
        raise TieBreakError(f"{out} does not end in {ending}; expected a name such as {example}")


class _Word(click.Choice[str]):
    """One of several words, in capitals or not, with or without hyphens and blanks."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        spelled = {bare(word): word for word in self.choices}
        word = spelled.get(bare(str(value)))
        if word is None:
            from xltiebreak.cli.slips import accepted, answered  # late: few words are others

            name = param.name if param else None
            if answer := answered(name, str(value)):
                raise click.BadParameter(f"{value!r}: {answer}", ctx, param)
            word = accepted(name, str(value), self.choices)
        return super().convert(word, param, ctx)


def one_word_of(words: Iterable[str]) -> click.Choice[str]:
    """Return the type of an option that is one of these words, spelled in any way."""
    return _Word(list(words), case_sensitive=False)


def not_the_output(ctx: click.Context, parameter: click.Parameter, file: Any) -> Any:
    """Return the file to read; refuse it if the standard output goes into it."""
    if file and is_output(str(file)):
        raise TieBreakError(f"{file} is where the output goes; send that to another file")
    return file


file_argument = click.argument("file", metavar="FILE", type=file_name, callback=not_the_output)
from_option: Option = click.option(
    "--from",
    "kind",
    metavar="KIND",
    default="",
    help=f"What FILE is: {one_of(readable())}. [default: told by its content]",
)
force_option = click.option("--force", is_flag=True, help="Overwrite a file that exists.")
paper_option = click.option(
    "--paper",
    type=one_word_of(["letter", "a4"]),
    default="letter",
    show_default=True,
    help="The size of a page.",
)


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return the type of a whole number from ``least`` to ``most``; a sentence refuses others."""

    def number(text: str) -> int:
        typed = str(text).strip()
        value = int(typed) if typed.isdecimal() and len(typed) < 10 else least - 1
        if not least <= value <= most:
            raise click.BadParameter(f"{typed!r} is not a whole number from {least} to {most:,}")
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


def whole_numbers(least: int, most: int) -> Callable[[str], tuple[int, ...]]:
    """Return the type of one whole number, or of several with commas."""
    single = whole_number(least, most)
    return lambda text: tuple([single(part) for part in str(text).split(",")])


section_option = click.option(
    "--section", metavar="NAME", default="", help="Only this section. [default: all]"
)


def _form(how: str, *forms: str) -> Option:
    return click.option(
        "--format",
        "form",
        type=one_word_of(forms),
        default=forms[0],
        show_default=True,
        help=how,
    )


_RULES: Mapping[str, Option] = {
    "section": section_option,
    "edition": click.option(
        "--edition",
        metavar="EDITION",
        default="",
        help="Rule edition; 'xltiebreak editions' lists them. [default: the file's, else the "
        "order's]",
    ),
    "order": click.option(
        "--order",
        metavar="ORDER",
        default="",
        help="Tie-break order: a name (uschess, wintd …), or tie-breaks by code or name such as "
        "MM,SOLK,SB/A; 'xltiebreak systems' lists them. "
        "[default: the file's, else its rules']",
    ),
    "unrated": click.option(
        "--unrated",
        type=whole_number(1, MOST_RATING),
        metavar="ELO",
        help="Rating that stands in for unrated players, 1 to 4,000.",
    ),
    "lots": click.option(
        "--lots",
        metavar="SEED|3,1,2",
        default="",
        help="The drawn order of pairing numbers, or a seed to draw it from.",
    ),
}
"""The options of every command that ranks."""

_MORE: Mapping[str, Option] = {
    "round": click.option(
        "--round",
        type=round_number,
        metavar="N",
        help="As after this round. [default: the last complete one]",
    ),
    "counting": click.option(
        "--counting",
        type=whole_number(1, MOST_COUNTING),
        metavar="N",
        help="Rank the players' teams, too, by the top N of each. [default: the file's]",
    ),
    "prizes": click.option(
        "--prizes",
        "line",
        metavar="LINE",
        default="",
        help='The line that announces the prizes, such as "300-200-100, U1800 100-50", where FILE '
        "states none.",
    ),
    "fees": click.option(
        "--entry-fees",
        "fees",
        metavar="AMOUNT",
        default="",
        help="What was taken in entry fees in all, where prizes are a percentage of it. [default: "
        "the file's]",
    ),
    "seal": click.option(
        "--seal",
        metavar="CODE",
        default="",
        help="Say whether the event agrees with this seal of its announcement. [default: the "
        "file's]",
    ),
    "announced": click.option(
        "--announced",
        metavar="FILE",
        default="",
        callback=not_the_output,
        help="Say which lines of this announcement differ: as 'announce' wrote it, or the event's "
        "file of then.",
    ),
    "table": _form("How to print them.", "table", "csv", "json"),
    "text": _form("How to print it.", "text", "json"),
    "docx": click.option(
        "--docx",
        metavar="OUT.docx",
        type=click.Path(path_type=Path),
        help="Write it as a page to hand over, instead of printing it.",
    ),
    "html": click.option(
        "--html",
        metavar="OUT.html",
        type=click.Path(path_type=Path),
        help="Write it as a web page in one file, instead of printing it.",
    ),
    "paper": paper_option,
    "force": force_option,
    "from": from_option,
}
"""Further options of some of these commands, in the order of the help."""


@dataclass(frozen=True)
class Given:
    """The arguments of a command that ranks: the file and its kind, a section, the rules, the line
    that announces the prizes, what was taken in entry fees, and the file of the announcement."""

    section: str
    asked: Asked
    file: str
    kind: str
    line: str = ""
    fees: str = ""
    announced: str = ""

    def event(self) -> Event:
        """Return the event in the file."""
        return load_crosstable(self.file, self.kind)

    def with_prizes(self) -> Event:
        """Return the event in the file, or the list of scores without rounds that it holds, with
        the prizes of the line and the fees that were given.

        Raises:
            TieBreakError: the line is for one section, or the file states prizes itself.
        """
        try:
            event = load(self.file, self.kind)
        except NoCrosstable as error:
            raise TieBreakError(
                f"{error}; for prizes, a list with the headers Name, Rating, Score is enough"
            ) from error
        if not (self.line or self.fees):
            return event
        from xltiebreak.answers.prizes import as_asked  # late: few give a line

        return as_asked(event, self.line, self.fees, self.section)

    def sections(self, event: Event) -> tuple[Section, ...]:
        """Return the sections that the user chose.

        Raises:
            TieBreakError: there is no such section, or no player has a team.
        """
        from xltiebreak.answers.sections import sections_of  # late: byhand ranks nobody

        return sections_of(event, self.section, self.asked.counting)

    def beside(self, ending: str, what: str) -> Path:
        """Return the path beside the file, with this ending; ``what`` names it in the message.

        Raises:
            TieBreakError: it is the standard input.
        """
        if self.file == "-":
            raise TieBreakError(f"give the {what} a name with -o when the event is read from stdin")
        return Path(f"{Path(self.file).with_suffix('')}{ending}")


def ranking(*more: str) -> Callable[[Command], Command]:
    """Return a decorator that adds the options for sections and rules, and those of ``_MORE`` named
    ``more``; their values arrive as one argument ``given``."""

    def with_options(command: Command) -> Command:
        @functools.wraps(command)
        def with_given(
            *args: Any,
            section: str,
            edition: str,
            order: str,
            lots: str,
            unrated: int | None,
            round: int | None = None,
            counting: int | None = None,
            file: str = "",
            kind: str = "",
            line: str = "",
            fees: str = "",
            seal: str = "",
            announced: str = "",
            **others: Any,
        ) -> Any:
            stated = announced_in(announced) if announced else ((), "")
            asked = Asked(edition, order, lots, unrated, round, counting, seal, *stated)
            return command(
                *args, given=Given(section, asked, file, kind, line, fees, announced), **others
            )

        wrapped: Command = with_given
        for option in reversed((*_RULES.values(), *(_MORE[name] for name in more))):
            wrapped = option(wrapped)
        return wrapped

    return with_options
