"""Where everything stands in a workbook of a team event, and the names of these cells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    quote_sheetname,
    xl_col_to_name,
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.event.section import MAX_BOARDS
from xltiebreak.excel.event_sheet import section_row, team_row
from xltiebreak.excel.labels import (
    BOARDS_SHEET,
    CHECKS_SHEET,
    CROSSTABLE_SHEET,
    EVENT_SHEET,
    MATCHES_SHEET,
    PLAYERS_SHEET,
    STANDINGS_SHEET,
    TEAMS_SHEET,
    TIE_BREAKS_SHEET,
    VERIFY_SHEET,
    WORKSHEET_SHEET,
)
from xltiebreak.excel.names import SectionNames
from xltiebreak.excel.sheet_names import sheet_names

TITLE_ROW, KEY_ROW, HEADER_ROW, FIRST_ROW = 1, 2, 3, 4
"""The rows above a table, and its first."""

TYPED = (TEAMS_SHEET, MATCHES_SHEET, PLAYERS_SHEET, BOARDS_SHEET)
_LIVE = (STANDINGS_SHEET, TIE_BREAKS_SHEET, CHECKS_SHEET, VERIFY_SHEET)
KINDS = (*TYPED, CROSSTABLE_SHEET, WORKSHEET_SHEET, *_LIVE)
"""The sheets of a team event, in their order."""

MATCH_HELPERS = (
    *("round", "first", "second", "typed", "own", "theirs", "letter", "first_cell", "second_cell"),
    *("first_key", "second_key", "boards", "boards_own", "boards_theirs"),
    *("first_name", "second_name", "problem"),
)
"""What is worked out in hidden columns of the sheet ``Matches``, from left to right."""

FIRST_MATCH_HELPER = 8

BOARD_HELPERS = (
    *("key", "opponents_key", "player", "opponent", "own", "points", "opponents_points"),
    "problem",
)
"""The same of the sheet ``Boards``."""

FIRST_BOARD_HELPER = 10
WEIGHTS_COLUMN = FIRST_BOARD_HELPER + len(BOARD_HELPERS) + 1
"""From here on, what each board is worth, in the row of the key."""

_EVENT_BOXES = ("kind", "edition", "order", "lots", "trophies", "unrated", "withdrawn")
_TEAM_BOXES = {
    "PlacedBy": "placed_by",
    "MatchPoints": "match_points",
    "BoardsStated": "boards",
    "BoardWeights": "board_weights",
}


def match_helper(name: str) -> str:
    """The letter of a hidden column of the sheet ``Matches``."""
    return str(xl_col_to_name(FIRST_MATCH_HELPER + MATCH_HELPERS.index(name)))


def board_helper(name: str) -> str:
    """The letter of a hidden column of the sheet ``Boards``."""
    return str(xl_col_to_name(FIRST_BOARD_HELPER + BOARD_HELPERS.index(name)))


def sheets_of(sections: Sequence[str], k: int) -> dict[str, str]:
    """What the sheets of the k-th section (from 1) are called, by their kind."""
    return {kind: sheet_names(sections, kind)[k - 1] for kind in KINDS}


@dataclass(frozen=True)
class TeamLayout:
    """How many rows and columns the sheets of a team event have; ``boards`` are the rows of the
    sheet ``Boards`` for each match, ``members`` the players' rows."""

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
        """The column of the matches' sum; that of the points is the next."""
        return self.first_points + self.rounds

    @property
    def rows_used(self) -> int:
        """The first of the hidden columns that say in which row of ``Matches`` a result stands:
        below zero where the team stands there as the opponent."""
        return self.totals + 3

    @property
    def adjusted(self) -> int:
        """The hidden column of the tournament points with unplayed matches as draws; the next
        has them as they are."""
        return self.rows_used + self.rounds


@dataclass(frozen=True)
class TeamNames(SectionNames):
    """The names of a team section's cells, on its sheets by kind."""

    layout: TeamLayout
    sheets: Mapping[str, str]

    def quoted(self, kind: str) -> str:
        """The name of a sheet as formulas have it."""
        return str(quote_sheetname(self.sheets[kind]))

    def defined(self) -> Iterator[tuple[str, str]]:
        """What the names stand for; never a whole column."""
        for name, (kind, block) in {**self._typed(), **self._worked_out()}.items():
            yield self[name], f"={quote_sheetname(self.sheets[kind])}!{block}"
        boxes = {field.capitalize(): section_row(field) for field in _EVENT_BOXES}
        boxes |= {name: team_row(field) for name, field in _TEAM_BOXES.items()}
        for name, row in boxes.items():
            yield self[name], f"={EVENT_SHEET}!{xl_rowcol_to_cell(row, self.section, True, True)}"

    def _typed(self) -> dict[str, tuple[str, str]]:
        """The columns of the sheets Teams and Players."""
        teams = {"Numbers": 0, "Players": 1, "Ratings": 3}
        members = {"MemberNumbers": 0, "MemberNames": 1, "MemberTeams": 6}
        return {
            **{
                name: (TEAMS_SHEET, _column(column, self.layout.teams))
                for name, column in teams.items()
            },
            **{
                name: (PLAYERS_SHEET, _column(column, self.layout.members))
                for name, column in members.items()
            },
        }

    def _worked_out(self) -> dict[str, tuple[str, str]]:
        one = self.layout
        matches = {
            "FirstKeys": "first_key",
            "SecondKeys": "second_key",
            "FirstCells": "first_cell",
            "SecondCells": "second_cell",
            "FirstPoints": "own",
            "SecondPoints": "theirs",
            "MatchLetters": "letter",
            "MatchRounds": "round",
            "MatchProblems": "problem",
        }
        boards = {
            "BoardKeys": "key",
            "BoardOppKeys": "opponents_key",
            "BoardPoints": "points",
            "BoardOppPoints": "opponents_points",
            "BoardProblems": "problem",
        }
        rows = one.matches * one.boards
        weights = xl_range_abs(KEY_ROW, WEIGHTS_COLUMN, KEY_ROW, WEIGHTS_COLUMN + MAX_BOARDS - 1)
        cells = ("MostPoints", "BoardCount", "BoardsUsed")
        return {
            **{
                name: (MATCHES_SHEET, _letters(match_helper(column), one.matches))
                for name, column in matches.items()
            },
            **{
                name: (BOARDS_SHEET, _letters(board_helper(column), rows))
                for name, column in boards.items()
            },
            "Weights": (BOARDS_SHEET, weights),
            **{
                name: (BOARDS_SHEET, xl_rowcol_to_cell(TITLE_ROW, WEIGHTS_COLUMN + k, True, True))
                for k, name in enumerate(cells)
            },
            "MatchTeams": (MATCHES_SHEET, _column(1, one.matches)),
            "MatchRows": (CROSSTABLE_SHEET, self._block(one.rows_used)),
            "Results": (CROSSTABLE_SHEET, self._block(one.first_round)),
            "Points": (CROSSTABLE_SHEET, self._block(one.first_points)),
            "AdjustedScores": (CROSSTABLE_SHEET, _column(one.adjusted, one.teams)),
            "CompleteScores": (CROSSTABLE_SHEET, _column(one.adjusted + 1, one.teams)),
            "CompleteRounds": (
                CROSSTABLE_SHEET,
                xl_range_abs(KEY_ROW, one.rows_used, KEY_ROW, one.rows_used + one.rounds - 1),
            ),
        }

    def _block(self, column: int) -> str:
        last = FIRST_ROW + self.layout.teams - 1
        return str(xl_range_abs(FIRST_ROW, column, last, column + self.layout.rounds - 1))


def _column(column: int, rows: int) -> str:
    return str(xl_range_abs(FIRST_ROW, column, FIRST_ROW + rows - 1, column))


def _letters(column: str, rows: int) -> str:
    return f"${column}${FIRST_ROW + 1}:${column}${FIRST_ROW + rows}"
