"""The sheets ``Teams`` and ``Players``: who takes part, and who plays for whom."""

from __future__ import annotations

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel import typed
from xltiebreak.excel.labels import MATCHES_SHEET
from xltiebreak.excel.teams.frame import (
    Head,
    TeamBook,
    colour,
    set_team_page,
    write_heads,
    write_top,
)
from xltiebreak.excel.teams.layout import FIRST_ROW
from xltiebreak.excel.teams.match_rules import number_of
from xltiebreak.model import Player

_TEAMS: tuple[Head, ...] = (
    ("No.", "Matches and standings name a team by this number. Leave the numbers as they are.", 6),
    ("Team", "The team's name, as it is to be printed.", 34),
    ("ID", "A school's or club's code; may stay empty.", 12),
    ("Rating", "The team's average rating; may stay empty.", 9),
)
_TEAMS_KEY = "A row a team. Rows without a name do no harm."
_PLAYERS: tuple[Head, ...] = (
    ("No.", "The sheet Boards names a player by this number, or by his name.", 7),
    ("Name", "The player's name, as it is to be printed.", 28),
    ("ID", "The membership number; it is not printed in a bulletin unless asked for.", 12),
    ("Rating", "1641, 1641P17, or empty for an unrated player.", 9),
    ("Team", "The team's number or name.", 22),
    ("Board", "His place in the team's order; alternates have numbers above the last board.", 8),
)
_PLAYERS_KEY = (
    "Only needed where the sheet Boards is filled in, and for board prizes. Rows without a name "
    "do no harm."
)


def write_teams(sheet: Worksheet, book: TeamBook) -> None:
    """Write the teams, row k being team k."""
    styles = book.styles
    write_heads(sheet, styles, _TEAMS, ("No.", "Rating"))
    matches = f"{book.names.quoted(MATCHES_SHEET)}!$A$1"
    write_top(sheet, book, "Teams", _TEAMS_KEY, link=matches)
    for row, player in enumerate(book.cells.section.players, FIRST_ROW):
        _entry(sheet, book, row, player)
    set_team_page(sheet, book.layout.teams, len(_TEAMS), frozen=2)
    sheet.set_selection(FIRST_ROW, 1, FIRST_ROW, 1)


def write_players(sheet: Worksheet, book: TeamBook) -> None:
    """Write the players of the teams; a hidden column has the number of each one's team."""
    styles, names = book.styles, book.names
    write_heads(sheet, styles, _PLAYERS, ("No.", "Rating", "Board"))
    matches = f"{names.quoted(MATCHES_SHEET)}!$A$1"
    write_top(sheet, book, "Players", _PLAYERS_KEY, link=matches)
    for row, member in enumerate(book.cells.members, FIRST_ROW):
        _entry(sheet, book, row, member.player)
        sheet.write(row, 4, book.cells.called.get(member.team or 0), styles.row_text)
        sheet.write(row, 5, member.board, styles.rating)
        team = number_of(f"E{row + 1}", names["Numbers"], names["Players"])
        known = member.team if member.team is not None else ""
        sheet.write_formula(row, 6, f"={team}", styles.beside, known)
    sheet.set_column(6, 6, None, None, {"hidden": True})
    last = FIRST_ROW + book.layout.members - 1
    sheet.data_validation(
        *(FIRST_ROW, 4, last, 4),
        {"validate": "list", "source": f"={names['Players']}", "show_error": False},
    )
    first = FIRST_ROW + 1
    colour(sheet, styles, (FIRST_ROW, 4, last, 4), f"$G{first}=0", "unreadable")
    set_team_page(sheet, book.layout.members, len(_PLAYERS), frozen=2)
    sheet.set_selection(FIRST_ROW, 1, FIRST_ROW, 1)


def _entry(sheet: Worksheet, book: TeamBook, row: int, player: Player) -> None:
    """Number, name, id and rating."""
    styles = book.styles
    sheet.write_number(row, 0, player.number, styles.number)
    for column, text in ((1, player.name), (2, player.id)):
        if text:
            sheet.write_string(row, column, text, styles.text)
        else:
            sheet.write_blank(row, column, None, styles.text)
    rating = typed.rating(player)
    if isinstance(rating, str):
        sheet.write_string(row, 3, rating, styles.rating)
    else:
        sheet.write(row, 3, rating, styles.rating)
