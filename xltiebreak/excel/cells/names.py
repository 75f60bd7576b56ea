"""What the sheets of a section are called, and its cells: names to type in formulas, too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    quote_sheetname,
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import MAX_BOARDS
from xltiebreak.excel.cells.layout import (
    FIRST_ROUND,
    FIRST_ROW,
    KEY_ROW,
    TITLE_ROW,
    WEIGHTS_COLUMN,
    TeamLayout,
    board_helper,
    column_of,
    match_helper,
    section_row,
    team_row,
)

EVENT_SHEET = "Event"

CROSSTABLE_SHEET = "Crosstable"

HELP_SHEET = "Help"

STANDINGS_SHEET = "Standings"

WORKSHEET_SHEET = "Worksheet"

CHECKS_SHEET = "Checks"

VERIFY_SHEET = "Verify"

TEAMS_SHEET = "Teams"

MATCHES_SHEET = "Matches"

PLAYERS_SHEET = "Players"

BOARDS_SHEET = "Boards"

TIE_BREAKS_SHEET = "Tie-breaks"

LONGEST = 31
"""Excel takes no longer name, counted in UTF-16 units."""

_FORBIDDEN = "[]:*?/\\'"


def sheet_names(sections: Sequence[str], kind: str = CROSSTABLE_SHEET) -> list[str]:
    """``Crosstable`` for the first section, ``Crosstable U1200`` for a further one; so, too,
    with the other kinds of sheet.

    Characters that Excel refuses become spaces, and a long name is cut.

    Raises:
        TieBreakError: two sections would need the same sheet.
    """
    names = [kind, *(_sheet_name(kind, section) for section in sections[1:])]
    first: dict[str, str] = {}
    for name, section in zip(names, sections):
        if name.casefold() in first:
            raise TieBreakError(
                f"The sections {first[name.casefold()]!r} and {section!r} would both need a sheet "
                f"{name!r}; give them names that differ within their first 20 letters."
            )
        first[name.casefold()] = section
    return names


def _sheet_name(kind: str, section: str) -> str:
    allowed = "".join(
        letter if letter.isprintable() and letter not in _FORBIDDEN else " " for letter in section
    )
    name = " ".join(f"{kind} {allowed}".split())
    while len(name.encode("utf-16-le")) > 2 * LONGEST:
        name = name[:-1]
    return name.rstrip()


TYPED_OF_TEAMS = (TEAMS_SHEET, MATCHES_SHEET, PLAYERS_SHEET, BOARDS_SHEET)

_TEAM_LIVE = (STANDINGS_SHEET, TIE_BREAKS_SHEET, CHECKS_SHEET, VERIFY_SHEET)

_TEAM_KINDS_OF_SHEET = (*TYPED_OF_TEAMS, CROSSTABLE_SHEET, WORKSHEET_SHEET, *_TEAM_LIVE)
"""The sheets of a team event, in their order."""


def sheets_of(sections: Sequence[str], k: int) -> dict[str, str]:
    """What the sheets of the k-th section (from 1) are called, by their kind."""
    return {kind: sheet_names(sections, kind)[k - 1] for kind in _TEAM_KINDS_OF_SHEET}


_KINDS = (CROSSTABLE_SHEET, STANDINGS_SHEET, WORKSHEET_SHEET, CHECKS_SHEET, VERIFY_SHEET)


def live_names(sections: Sequence[str], k: int) -> dict[str, str]:
    """What the sheets of the k-th section (from 1) are called, by their kind."""
    return {kind: sheet_names(sections, kind)[k - 1] for kind in _KINDS}


_CROSSTABLE_COLUMNS = {"Numbers": "number", "Players": "name", "Ratings": "rating"}

_EVENT_BOXES = {
    "Kind": "kind",
    "Edition": "edition",
    "Order": "order",
    "Lots": "lots",
    "Trophies": "trophies",
    "Unrated": "unrated",
    "Withdrawn": "withdrawn",
}


@dataclass(frozen=True)
class SectionNames:
    """The names of one section's cells: ``Results``, and ``Results_2`` for the second section."""

    section: int

    def __getitem__(self, name: str) -> str:
        """The name as this section has it."""
        return name if self.section == 1 else f"{name}_{self.section}"

    def cell(self, name: str, sheet: str, row: int, column: int) -> tuple[str, str]:
        """A name for one computed cell."""
        return (
            self[name],
            f"={quote_sheetname(sheet)}!{xl_rowcol_to_cell(row, column, True, True)}",
        )

    @property
    def rated(self) -> str:
        """The ratings, with the one that stands in for an unrated player where it is stated."""
        ratings, unrated = self["Ratings"], self["Unrated"]
        rated = f'({ratings}>0)*({ratings}<"A")'
        return f'IF({unrated}="",{ratings},IF({rated},{ratings},{unrated}))'


def typed_names(
    names: SectionNames, crosstable: str, players: int, columns: int
) -> Iterator[tuple[str, str]]:
    """What the names of the typed cells stand for, with a crosstable on a sheet of its own; never
    a whole column."""
    sheet = quote_sheetname(crosstable)
    last = FIRST_ROW + players - 1
    block = xl_range_abs(FIRST_ROW, FIRST_ROUND, last, FIRST_ROUND + columns - 1)
    yield names["Results"], f"={sheet}!{block}"
    for name, field in _CROSSTABLE_COLUMNS.items():
        column = column_of(field)
        yield names[name], f"={sheet}!{xl_range_abs(FIRST_ROW, column, last, column)}"
    for name, field in _EVENT_BOXES.items():
        box = xl_rowcol_to_cell(section_row(field), names.section, True, True)
        yield names[name], f"={EVENT_SHEET}!{box}"


_TEAM_EVENT_BOXES = ("kind", "edition", "order", "lots", "trophies", "unrated", "withdrawn")

_TEAM_BOXES = {
    "PlacedBy": "placed_by",
    "MatchPoints": "match_points",
    "BoardsStated": "boards",
    "BoardWeights": "board_weights",
}


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
        boxes = {field.capitalize(): section_row(field) for field in _TEAM_EVENT_BOXES}
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
