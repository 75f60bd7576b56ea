"""The names of a section's sheets and of its cells; users may type them in formulas, too."""

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
    HEADER_ROW,
    KEY_ROW,
    ROUNDS_OF_TEAMS,
    TITLE_ROW,
    WEIGHTS_COLUMN,
    TeamLayout,
    block_of,
    board_helper,
    column_of,
    match_helper,
    section_row,
    team_row,
)
from xltiebreak.excel.known_names import TYPED_MATCHES
from xltiebreak.ranking.orders import PERFECT_SCORES, PLAYOFF

EVENT_SHEET, PRIZES_SHEET, HELP_SHEET = "Event", "Prizes", "Help"
CROSSTABLE_SHEET = "Crosstable"
STANDINGS_SHEET = "Standings"
ARITHMETIC_SHEET = "Arithmetic"
WORKSHEET_SHEET = "Worksheet"
CHECKS_SHEET = "Checks"
VERIFY_SHEET = "Verify"
TEAMS_SHEET = "Teams"
MATCHES_SHEET = "Matches"
PLAYERS_SHEET = "Players"
BOARDS_SHEET = "Boards"
GAMES_SHEET = "Games"
SCORES_SHEET = "Scores"
TIE_BREAKS_SHEET = "Tie-breaks"
"""The kinds of sheet; a section of teams shows its arithmetic on two."""

TYPED_FOR_TEAMS = (TEAMS_SHEET, MATCHES_SHEET, PLAYERS_SHEET, BOARDS_SHEET)
_OF_A_SECTION = (
    *(CROSSTABLE_SHEET, GAMES_SHEET, *TYPED_FOR_TEAMS, WORKSHEET_SHEET),
    *(STANDINGS_SHEET, ARITHMETIC_SHEET, TIE_BREAKS_SHEET, CHECKS_SHEET, VERIFY_SHEET),
    SCORES_SHEET,
)
_LONGEST = 31
"""The most UTF-16 units that Excel takes in the name of a sheet."""

_FORBIDDEN = "[]:*?/\\'"


def sheet_names(sections: Sequence[str], kind: str = CROSSTABLE_SHEET) -> list[str]:
    """Return the sheets' names: ``Crosstable`` for the first section, ``Crosstable U1200`` for a
    further one, and so on for the other kinds of sheet.

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
    while len(name.encode("utf-16-le")) > 2 * _LONGEST:
        name = name[:-1]
    return name.rstrip()


def sheets_of(sections: Sequence[str], k: int) -> dict[str, str]:
    """Return the names of the k-th section's sheets (from 1) by their kind."""
    return {kind: sheet_names(sections, kind)[k - 1] for kind in _OF_A_SECTION}


def event_box(row: int, column: int = 1) -> str:
    """Return the address of a box of the sheet ``Event``."""
    return f"{EVENT_SHEET}!{xl_rowcol_to_cell(row, column, True, True)}"


@dataclass(frozen=True)
class SectionNames:
    """The names of one section's cells: ``Results``, and ``Results_2`` for the second section.

    ``sheets`` has the names of its sheets by their kind.
    """

    section: int
    sheets: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        """Return the name as this section has it."""
        return name if self.section == 1 else f"{name}_{self.section}"

    def quoted(self, kind: str) -> str:
        """Return a sheet's name as formulas quote it."""
        return str(quote_sheetname(self.sheets[kind]))

    def of(self, name: str, kind: str, block: str) -> tuple[str, str]:
        """Return a name, and the range that it stands for on a sheet of this kind."""
        return self[name], f"={self.quoted(kind)}!{block}"

    def cell(self, name: str, kind: str, row: int, column: int) -> tuple[str, str]:
        """Return a name, and the cell that it stands for on a sheet of this kind."""
        return self.of(name, kind, xl_rowcol_to_cell(row, column, True, True))

    def at(self, cell: str, kind: str = EVENT_SHEET) -> str:
        """Return a formula for how a sentence about a cell of such a sheet begins: ``Event!B14:``
        and a space."""
        return f'"{self.sheets.get(kind, kind)}!"&ADDRESS(ROW({cell}),COLUMN({cell}),4)&": "'

    @property
    def stated_rounds(self) -> str:
        """The formula for how many rounds the sheet Event states; 0 if it states none."""
        return f"IFERROR(VALUE({self['Rounds']}),0)"

    @property
    def ranking(self) -> str:
        """The formula for the order, and behind it what the boxes say of play-offs."""
        parts = [(self["Playoff"], PLAYOFF), (self["PerfectScores"], PERFECT_SCORES)]
        behind = (f'IF({box}="","","; {label}: "&{box})' for box, label in parts)
        return "&".join([self["Order"], *behind])

    @property
    def rated(self) -> str:
        """The formula for the ratings, in which the sheet's substitute replaces missing ones."""
        ratings, unrated = self["Ratings"], self["Unrated"]
        rated = f'({ratings}>0)*({ratings}<"A")'
        return f'IF({unrated}="",{ratings},IF({rated},{ratings},{unrated}))'

    def defined(self) -> Iterator[tuple[str, str]]:
        """Yield each name with what it stands for, never a whole column; here, Event's boxes."""
        fields = (
            "kind",
            "edition",
            "order",
            "lots",
            "playoff",
            "perfect_scores",
            "trophies",
            "unrated",
            "withdrawn",
            "notation",
        )
        for field in fields:
            name = field.title().replace("_", "")
            yield self[name], f"={event_box(section_row(field), self.section)}"
        yield self["Rounds"], f"={event_box(section_row('scheduled_rounds'), self.section)}"


@dataclass(frozen=True)
class PlayerNames(SectionNames):
    """The names of a section of players, whose crosstable has ``columns`` of results; the last of
    them may be spare. ``live`` tells whether other sheets follow the crosstable."""

    players: int
    columns: int
    spare_rounds: int = 0
    live: bool = True

    def defined(self) -> Iterator[tuple[str, str]]:
        """Yield each name with what it stands for."""
        yield self._column("Results", FIRST_ROUND, self.columns)
        last = FIRST_ROUND + self.columns - 1
        heads = xl_range_abs(HEADER_ROW, FIRST_ROUND, HEADER_ROW, last)
        yield self.of("Heads", CROSSTABLE_SHEET, heads)
        if self.spare_rounds:
            spare = xl_range_abs(HEADER_ROW, last - self.spare_rounds + 1, HEADER_ROW, last)
            yield self.of("SpareRounds", CROSSTABLE_SHEET, spare)
        columns = {"Numbers": "number", "Players": "name", "Ratings": "rating"}
        if self.live:
            columns["Clubs"] = "team"
        for name, field in columns.items():
            yield self._column(name, column_of(field))
        yield from super().defined()

    def _column(self, name: str, column: int, width: int = 1) -> tuple[str, str]:
        return self.of(name, CROSSTABLE_SHEET, block_of(column, self.players, width))


_TYPED: Mapping[str, Mapping[str, int]] = {
    TEAMS_SHEET: {"Numbers": 0, "Players": 1, "Ratings": 3},
    MATCHES_SHEET: {name: column for column, name in enumerate(TYPED_MATCHES)},
    PLAYERS_SHEET: {"MemberNumbers": 0, "MemberNames": 1, "MemberTeams": 4},
}
"""The typed columns of a team event's lists, by the names of their ranges."""

_OF_MATCHES: Mapping[str, str] = {
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
_OF_BOARDS: Mapping[str, str] = {
    "BoardKeys": "key",
    "BoardOppKeys": "opponents_key",
    "BoardPoints": "points",
    "BoardOppPoints": "opponents_points",
    "BoardProblems": "problem",
}
"""The hidden columns that other cells read, by the names of their ranges."""

_BOXES_OF_TEAMS: Mapping[str, str] = {
    "PlacedBy": "placed_by",
    "MatchPoints": "match_points",
    "BoardsStated": "boards",
    "BoardWeights": "board_weights",
}


@dataclass(frozen=True)
class TeamNames(SectionNames):
    """The names of a section of teams."""

    layout: TeamLayout

    def defined(self) -> Iterator[tuple[str, str]]:
        """Yield each name with what it stands for."""
        layout = self.layout
        rows = {
            TEAMS_SHEET: layout.teams,
            MATCHES_SHEET: layout.matches,
            PLAYERS_SHEET: layout.members,
        }
        for kind, columns in _TYPED.items():
            for name, column in columns.items() if rows[kind] else ():
                yield self.of(name, kind, block_of(column, rows[kind]))
        for name, helper in _OF_MATCHES.items():
            yield self.of(name, MATCHES_SHEET, _letters(match_helper(helper), layout.matches))
        if boards := layout.matches * layout.boards:
            for name, helper in _OF_BOARDS.items():
                yield self.of(name, BOARDS_SHEET, _letters(board_helper(helper), boards))
        weights = xl_range_abs(KEY_ROW, WEIGHTS_COLUMN, KEY_ROW, WEIGHTS_COLUMN + MAX_BOARDS - 1)
        yield self.of("Weights", MATCHES_SHEET, weights)
        for column, name in enumerate(("MostPoints", "BoardCount", "BoardsUsed"), WEIGHTS_COLUMN):
            yield self.cell(name, MATCHES_SHEET, TITLE_ROW, column)
        for name, first, width in (
            ("MatchRows", layout.rows_used, layout.rounds),
            ("Results", layout.first_round, layout.rounds),
            ("Points", layout.first_points, layout.rounds),
            ("AdjustedScores", layout.adjusted, 1),
            ("CompleteScores", layout.adjusted + 1, 1),
        ):
            yield self.of(name, CROSSTABLE_SHEET, block_of(first, layout.teams, width))
        for name, row in ROUNDS_OF_TEAMS.items():
            block = xl_range_abs(row, layout.rows_used, row, layout.last_used)
            yield self.of(name, CROSSTABLE_SHEET, block)
        yield from super().defined()
        for name, field in _BOXES_OF_TEAMS.items():
            yield self[name], f"={event_box(team_row(field), self.section)}"


def _letters(column: str, rows: int) -> str:
    return f"${column}${FIRST_ROW + 1}:${column}${FIRST_ROW + rows}"
