"""Whether a player's record has its fields in their columns."""

from __future__ import annotations

import re
from collections.abc import Callable

from xltiebreak.formats.trf.layout import (
    BLANK_COLUMNS,
    BLANK_IN_ROUND,
    PLAYER_CODE,
    ROUND_1,
    ROUND_TEXT,
    ROUND_WIDTH,
    round_column,
)

_IN_COLUMNS = re.compile(
    "".join(" " if column in BLANK_COLUMNS else "." for column in range(1, ROUND_1))
    + "(?:"
    + "".join(" " if column in BLANK_IN_ROUND else "." for column in range(ROUND_TEXT))
    + "(?:"
    + " " * (ROUND_WIDTH - ROUND_TEXT)
    + "|$))*"
)
"""A record as nearly all are: every field in its columns, every round in full."""


def misalignment(line: str) -> tuple[int, str] | None:
    """The first column that is not as it should be, and what to do; nothing if all are."""
    if not line.startswith(PLAYER_CODE):
        return 1, f"expected {PLAYER_CODE} in the first three columns; remove what is before it"
    if "\t" in line:
        message = "a tab stands here; expected blanks, so that every field is in its columns"
        return line.index("\t") + 1, message
    column = _overlap(line)
    if not column:
        return None
    return column, (
        f"expected a blank between two fields, found {line[column - 1]!r}; "
        "move the fields of this line to their columns"
    )


def _overlap(line: str) -> int:
    """The first column that should be blank and is not; 0 if there is none."""
    if _IN_COLUMNS.fullmatch(line):
        return 0
    taken = [c for c in BLANK_COLUMNS if c <= len(line) and not line[c - 1].isspace()]
    for offset in BLANK_IN_ROUND:
        between = line[ROUND_1 - 1 + offset :: ROUND_WIDTH]
        if between.strip():
            rounds_before = len(between) - len(between.lstrip())
            taken.append(round_column(rounds_before + 1) + offset)
    return min(taken, default=0)


def aligned(line: str) -> tuple[str, Callable[[str], str]]:
    """The line by its columns, and how to read a text that stands in them.

    Some programs count the bytes of a letter outside ASCII instead of the letters: their
    fields are in place only where every byte is a column.
    """
    if not line.isascii() and _overlap(line):
        by_bytes = line.encode("utf-8", "replace").decode("latin-1")
        if not _overlap(by_bytes):
            return by_bytes, _from_bytes
    return line, str


def _from_bytes(text: str) -> str:
    return text.encode("latin-1").decode("utf-8", "replace")
