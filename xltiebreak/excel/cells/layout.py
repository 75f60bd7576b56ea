"""Where everything stands on the sheets that users type into."""

from __future__ import annotations

from dataclasses import dataclass

from xlsxwriter.utility import xl_range_abs  # type: ignore[import-untyped]

from xltiebreak.tables.labels import COLUMN_HEADERS, EVENT_LABELS, MATCH_LABELS, SECTION_LABELS

TITLE_ROW, KEY_ROW, HEADER_ROW, FIRST_ROW = 1, 2, 3, 4
"""The rows above a table, and the table's first row."""

EVENT_NAME_ROW = 1
SECTION_NAME_ROW = EVENT_NAME_ROW + len(EVENT_LABELS) + 1
"""The first rows of the event's and a section's boxes on the sheet ``Event``, below headings."""

FIELDS = tuple(field for field in COLUMN_HEADERS if field != "score")
FIRST_ROUND = len(FIELDS)
"""The columns of a crosstable: those of a player, then the rounds."""


def event_row(field: str) -> int:
    """Return the row of a box of the event."""
    return EVENT_NAME_ROW + tuple(EVENT_LABELS).index(field)


def section_row(field: str) -> int:
    """Return the row of a section's box; the last ones are those that only team events have."""
    return SECTION_NAME_ROW + (*SECTION_LABELS, *MATCH_LABELS).index(field)


def column_of(field: str) -> int:
    """Return the column of a player's number, name and so on."""
    return FIELDS.index(field)


def block_of(column: int, rows: int, width: int = 1) -> str:
    """Return the range of a table's first ``rows`` rows, ``width`` columns from this one on."""
    return str(xl_range_abs(FIRST_ROW, column, FIRST_ROW + rows - 1, column + width - 1))


A_ROUND = 1_000_000
"""The key of a player or a team in a round is the round times this, plus the number."""

_BESIDE = 40
"""Columns between a crosstable and the hidden cells beside it: room for pasted ones."""


def first_beside(columns: int) -> int:
    """Return the first hidden column, given the number of result columns."""
    return FIRST_ROUND + columns + _BESIDE


ROUNDS_OF_TEAMS = {"BegunSoFar": 0, "BegunRounds": 1, "CompleteRounds": 2, "WithoutMatch": 3}
"""The rows above the hidden columns of a team crosstable, by the names of their ranges. They hold
for each round: the last round that has begun by then; whether it has begun and counts; whether it
is complete; how many teams still need a match."""


@dataclass(frozen=True)
class TeamLayout:
    """The numbers of rows and columns on the sheets of a team event. ``boards`` counts the rows of
    a match on the sheet ``Boards``, ``members`` those of ``Players``: 0 without these sheets."""

    teams: int
    rounds: int
    boards: int
    matches: int
    members: int

    first_round = 3
    """The column of the first result in the crosstable."""

    @property
    def first_points(self) -> int:
        """The column of the points inside the matches of round 1."""
        return self.first_round + self.rounds

    @property
    def totals(self) -> int:
        """The column with the sum of match points; the next has the sum of the points."""
        return self.first_points + self.rounds

    @property
    def rows_used(self) -> int:
        """The first of the hidden columns with the row of each match on the sheet ``Matches``; the
        row is negative if the team is the opponent there."""
        return self.totals + 3

    @property
    def last_used(self) -> int:
        """The last of the hidden columns with the rows of matches."""
        return self.rows_used + self.rounds - 1

    @property
    def adjusted(self) -> int:
        """The hidden column of the tournament points with unplayed matches as draws."""
        return self.rows_used + self.rounds
