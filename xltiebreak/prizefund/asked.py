"""What is asked back of a line of prizes: a question, with lines that are understood, one for each
reading.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import LONGEST_PRIZES, table_beside
from xltiebreak.prizefund.money import MOST


class Question(NamedTuple):
    """A question or a statement, and the lines to type instead; both may name words in braces."""

    why: str
    lines: tuple[str, ...]


def _questions() -> Iterator[tuple[str, Question]]:
    for name, text in table_beside(__name__, "questions.rules"):
        why, *lines = text.split(" | ")
        yield name, Question(why, tuple(lines or ["1st 100, 2nd 50, U1600 25"]))


QUESTIONS = dict(_questions())
"""All that is asked of a line, by name."""

OF_A_SHELL = QUESTIONS["ZEROS"].why.partition("; ")[2]
_LIMITS = {"longest": f"{LONGEST_PRIZES:,}", "most": f"{MOST // 100:,}"}


class AnnouncementError(TieBreakError):
    """Raised for a line that is not understood or can be read in two ways: ``part`` quotes the
    words in question, ``question`` is the name of what is asked, ``lines`` are understood, one for
    each reading.
    """

    def __init__(self, part: str, question: str = "NOT_UNDERSTOOD", **words: object) -> None:
        self.part, self.question = " ".join(part.split()), question
        asked = QUESTIONS[question]
        self.lines = tuple(line.format(**words) for line in asked.lines)
        why = asked.why.format(**_LIMITS, **words)
        end = "" if why.endswith("?") else "."
        write = " or ".join(f'"{line}"' for line in self.lines)
        super().__init__(f'"{self.part}": {why}{end} Write such as {write}')


def ask_if(doubtful: object, part: str, question: str = "NOT_UNDERSTOOD", **words: object) -> None:
    """Ask back a part of the line if something about it is doubtful.

    Raises:
        AnnouncementError: it is.
    """
    if doubtful:
        raise AnnouncementError(part, question, **words)
