"""The options of the questions, each once: how it is written, what it takes, and what it does.

Nothing here knows the command line's library, because the workbook's buttons ask the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.ranking.asked import MOST_COUNTING, MOST_RATING

SWITCH = ""
"""What an option takes that is only there or not."""


class Option(NamedTuple):
    """An option of a command: ``names`` as they are typed, behind them the name of the value where
    it is another; ``takes`` is what stands for the value in the help, or the words to choose from.

    ``read`` makes the value, and refuses it with a sentence; ``is_read`` marks a file to read, and
    ``many`` an option that may be given several times.
    """

    names: str
    takes: str | tuple[str, ...]
    help: str
    read: Callable[[str], Any] | None = None
    default: str = ""
    is_read: bool = False
    many: bool = False


def file_name(text: str) -> str:
    """Return the name of a file; refuse an empty one."""
    if not text.strip():
        raise TieBreakError("it is empty; give the name of a file")
    return text


def file_path(text: str) -> Path:
    """Return the path of a file; refuse an empty one."""
    return Path(file_name(text))


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


OPTIONS = {
    "section": Option("--section", "NAME", "Only this section. [default: all]"),
    "edition": Option(
        "--edition",
        "EDITION",
        "Rule edition; 'xltiebreak editions' lists them. [default: the file's, else the order's]",
    ),
    "order": Option(
        "--order",
        "ORDER",
        "Tie-break order: a name (uschess, wintd …), or tie-breaks by code or name such as "
        "MM,SOLK,SB/A; 'xltiebreak systems' lists them. [default: the file's, else its rules']",
    ),
    "unrated": Option(
        "--unrated",
        "ELO",
        "Rating that stands in for unrated players, 1 to 4,000.",
        whole_number(1, MOST_RATING),
    ),
    "lots": Option(
        "--lots", "SEED|3,1,2", "The drawn order of pairing numbers, or a seed to draw it from."
    ),
    "round": Option(
        "--round", "N", "As after this round. [default: the last complete one]", round_number
    ),
    "counting": Option(
        "--counting",
        "N",
        "Rank the players' teams, too, by the top N of each. [default: the file's]",
        whole_number(1, MOST_COUNTING),
    ),
    "system": Option(
        "--system systems",
        "CODE",
        "A tie-break, as often as wanted. [default: those of the order]",
        many=True,
    ),
    "prizes": Option(
        "--prizes line",
        "LINE",
        'The line that announces the prizes, such as "300-200-100, U1800 100-50", where FILE '
        "states none.",
    ),
    "fees": Option(
        "--entry-fees fees",
        "AMOUNT",
        "What was taken in entry fees in all, where prizes are a percentage of it. [default: the "
        "file's]",
    ),
    "seal": Option(
        "--seal",
        "CODE",
        "Say whether the event agrees with this seal of its announcement. [default: the file's]",
    ),
    "announced": Option(
        "--announced",
        "FILE",
        "Say which lines of this announcement differ: as 'announce' wrote it, or the event's file "
        "of then.",
        is_read=True,
    ),
    "upsets": Option("--upsets", SWITCH, "List the upsets, the largest first, with the games."),
    "hand-out": Option(
        "--hand-out",
        SWITCH,
        "The list to hand them out by: everybody once, from the last prize to the first.",
    ),
    "strict": Option("--strict", SWITCH, "Warnings count as errors, too."),
    "json-findings": Option("--json as_json", SWITCH, "Print the findings as JSON."),
    "json": Option("--json as_json", SWITCH, "Print the comparison as JSON."),
    "against": Option(
        "--against",
        "FILE2",
        "The printed table: players by name or number, and their tie-breaks; for a folder, the "
        "folder of their tables.",
        is_read=True,
    ),
    "columns": Option(
        "--columns",
        "LABEL=CODE,…",
        "What columns are whose header does not say it; PLACE, SCORE and PRIZE are codes, too.",
    ),
    "all": Option("--all every", SWITCH, "Work out every value that differs."),
    "table": Option(
        "--format form", ("table", "csv", "json"), "How to print them.", default="table"
    ),
    "text": Option("--format form", ("text", "json"), "How to print it.", default="text"),
    "wall-page": Option(
        "-o --output docx",
        "OUT.docx",
        "Write it as a page for the wall, instead of printing it.",
        file_path,
    ),
    "docx": Option(
        "--docx", "OUT.docx", "Write it as a page to hand over, instead of printing it.", Path
    ),
    "html": Option(
        "--html", "OUT.html", "Write it as a web page in one file, instead of printing it.", Path
    ),
    "paper": Option("--paper", ("letter", "a4"), "The size of a page.", default="letter"),
    "force": Option("--force", SWITCH, "Overwrite a file that exists."),
}
"""Every option of a question, by what it is called in the rows."""
