"""The sheets ``Teams`` and ``Players``: who takes part, and who plays for whom."""

from __future__ import annotations

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.section import Player
from xltiebreak.excel.cells.formulas import number_of
from xltiebreak.excel.cells.layout import FIRST_ROW
from xltiebreak.excel.cells.names import PLAYERS_SHEET, TEAMS_SHEET
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.excel.sheets.page import Head, Table, TeamBook, colour, fill, offer, write_table

_TEAM_HEADS = (
    Head(
        "No.",
        6,
        "Matches and standings name a team by this number. Leave the numbers as they are.",
        centred=True,
    ),
    Head("Team", 34, "The team's name, as it is to be printed."),
    Head("ID", 12, "A school's or club's code; may stay empty."),
    Head("Rating", 9, "The team's average rating; may stay empty.", centred=True),
)
_TEAMS = Table(_TEAM_HEADS, "A row a team. Rows without a name do no harm.")
_PLAYER_HEADS = (
    Head("No.", 7, "The sheet Boards names a player by this number, or by his name.", centred=True),
    Head("Name", 28, "The player's name, as it is to be printed."),
    Head("ID", 12, "The membership number; it is not printed in a bulletin unless asked for."),
    Head("Rating", 9, "1641, 1641P17, or empty for an unrated player.", centred=True),
    Head("Team", 22, "The team's number or name."),
    Head(
        "Board",
        8,
        "His place in the team's order; alternates have numbers above the last board.",
        centred=True,
    ),
)
_PLAYERS = Table(
    _PLAYER_HEADS,
    "Only needed where the sheet Boards is filled in, and for board prizes. Rows without a name "
    "do no harm.",
)


def write_teams(sheet: Worksheet, book: TeamBook) -> None:
    """Write the teams, row k being team k."""
    write_table(sheet, book.styles, _TEAMS, book.layout.teams, book.above(TEAMS_SHEET))
    for row, player in enumerate(book.cells.section.players, FIRST_ROW):
        _entry(sheet, book, row, player)
    sheet.set_selection(FIRST_ROW, 1, FIRST_ROW, 1)


def write_players(sheet: Worksheet, book: TeamBook) -> None:
    """Write the players of the teams; a hidden column has the number of each one's team."""
    styles, names = book.styles, book.names
    write_table(sheet, styles, _PLAYERS, book.layout.members, book.above(PLAYERS_SHEET))
    for row, member in enumerate(book.cells.members, FIRST_ROW):
        _entry(sheet, book, row, member.player)
        fill(sheet, row, 4, book.cells.called.get(member.team or 0), styles.row_text)
        fill(sheet, row, 5, member.board, styles.rating)
        team = number_of(f"E{row + 1}", names["Numbers"], names["Players"])
        known = member.team if member.team is not None else ""
        sheet.write_formula(row, 6, team, styles.beside, known)
    sheet.set_column(6, 6, None, None, {"hidden": True})
    last = FIRST_ROW + book.layout.members - 1
    teams = (FIRST_ROW, 4, last, 4)
    offer(sheet, teams, f"={names['Players']}")
    colour(sheet, styles, teams, [("unreadable", f"$G{FIRST_ROW + 1}=0")])
    sheet.set_selection(FIRST_ROW, 1, FIRST_ROW, 1)


def _entry(sheet: Worksheet, book: TeamBook, row: int, player: Player) -> None:
    """Number, name, id and rating."""
    styles = book.styles
    sheet.write_number(row, 0, player.number, styles.number)
    for column, text in ((1, player.name), (2, player.id)):
        fill(sheet, row, column, text, styles.text)
    fill(sheet, row, 3, rating_text(player), styles.rating)
