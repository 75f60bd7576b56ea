"""The workbook of a team event: the sheets that one types into, and those that follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xlsxwriter import Workbook  # type: ignore[import-untyped]

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK
from xltiebreak.event.roundrobin import ROUNDROBIN
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    EQUAL_BOARDS,
    MAX_BOARDS,
    Event,
    Matches,
    Player,
    Section,
)
from xltiebreak.excel import next_step as of_players
from xltiebreak.excel.crosstable_sheet import Line
from xltiebreak.excel.labels import (
    BOARDS_SHEET,
    CROSSTABLE_SHEET,
    MATCHES_SHEET,
    PLAYERS_SHEET,
    TEAMS_SHEET,
    WORKSHEET_SHEET,
)
from xltiebreak.excel.live_sheets import write_live_sheets
from xltiebreak.excel.routes import Route
from xltiebreak.excel.styles import TAB_LIVE, TAB_TYPED, Styles
from xltiebreak.excel.teams import next_step, worksheet_sheet
from xltiebreak.excel.teams.boards_sheet import write_boards
from xltiebreak.excel.teams.cells import TeamCells, boards_known, typed_weights
from xltiebreak.excel.teams.crosstable_sheet import write_team_crosstable
from xltiebreak.excel.teams.entries_sheet import write_players, write_teams
from xltiebreak.excel.teams.frame import TeamBook
from xltiebreak.excel.teams.layout import TYPED, TeamNames, sheets_of
from xltiebreak.excel.teams.live import TeamLive
from xltiebreak.excel.teams.matches_sheet import write_matches
from xltiebreak.excel.teams.rows import check_size
from xltiebreak.excel.teams.values import TeamValues
from xltiebreak.excel.teams.worksheet_rows import Choice, system_of
from xltiebreak.tables.settings import TEAM_KINDS

IHSA_WEIGHTS = (12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0)
"""What the boards are worth at the Illinois final."""


@dataclass(frozen=True)
class TeamTop:
    """What stands above and below every sheet: the title, the dates, the footer; ``named`` is the
    title of an event that has a name."""

    title: Line
    dates: str
    footer: str
    named: str


def empty_team_event(
    teams: int = 8, rounds: int = 7, boards: int = 8, weights: Sequence[float] | None = None
) -> Event:
    """A team event that is still to be played, without names. Eight boards are weighted as at the
    Illinois final unless weights are given; others are worth the same.

    Raises:
        TieBreakError: there are more teams, rounds or boards than the sheets take, or the
            weights are not those of so many boards.
    """
    check_size("", teams, rounds)
    if not 1 <= boards <= MAX_BOARDS:
        raise TieBreakError(f"A match has 1 to {MAX_BOARDS} boards, not {boards:,}.")
    if weights is None and boards == len(IHSA_WEIGHTS):
        weights = IHSA_WEIGHTS
    worth = tuple(weights or ())
    if worth and len(worth) != boards:
        raise TieBreakError(
            f"There are {len(worth)} board weights for {boards} boards; give one for each board."
        )
    numbers = tuple(range(1, teams + 1))
    section = Section(
        name="",
        players=tuple(Player(number) for number in numbers),
        crosstable=Crosstable(numbers, ((BLANK,) * rounds,) * teams),
        scheduled_rounds=rounds,
        order="ihsa-team" if len(set(worth)) > 1 else "usat",
        matches=Matches(
            ((None,) * rounds,) * teams, boards, worth if set(worth) - {EQUAL_BOARDS} else ()
        ),
    )
    return Event(name="", sections=(section,))


def team_settings(section: Section) -> dict[str, str | int | None]:
    """What the sheet Event has for a team section besides what it has for all."""
    inside = section.matches
    assert inside is not None
    scale = inside.match_points
    return {
        "kind": TEAM_KINDS[section.kind == ROUNDROBIN],
        "placed_by": f"{inside.placed_by} points" if inside.placed_by == BY_GAME_POINTS else "",
        "match_points": str(scale).replace("½", "1/2") if scale else "",
        "boards": boards_known(inside) or None,
        "board_weights": typed_weights(inside),
    }


def write_team_section(
    book: Workbook,
    styles: Styles,
    sections: Sequence[Section],
    k: int,
    route: Route | None,
    top: TeamTop,
) -> None:
    """Write the sheets of the k-th section, from 1, whose row k is that of team k.

    Raises:
        TieBreakError: a match has results that the sheets cannot hold.
    """
    section = sections[k - 1]
    cells = TeamCells(section)
    sheets = sheets_of([one.name for one in sections], k)
    names = TeamNames(k, cells.layout, sheets)
    last = of_players.THEN_PRINT if route else of_players.THEN_CHECK
    step = next_step.of(cells, names, last)
    values = TeamValues(section, cells)
    live = TeamLive(route, names, values, sheets, top.named, cells) if route else None
    if live is not None:
        step = live.first(*step)
    team_book = TeamBook(styles, cells, names, top.title, step)
    pages = {kind: book.add_worksheet(sheets[kind]) for kind in (*TYPED, CROSSTABLE_SHEET)}
    write_teams(pages[TEAMS_SHEET], team_book)
    write_matches(pages[MATCHES_SHEET], team_book)
    write_players(pages[PLAYERS_SHEET], team_book)
    write_boards(pages[BOARDS_SHEET], team_book)
    write_team_crosstable(pages[CROSSTABLE_SHEET], team_book)
    pages[WORKSHEET_SHEET] = book.add_worksheet(sheets[WORKSHEET_SHEET])
    choice = Choice(values.leader, system_of(section.order), values.edition)
    worksheet_sheet.write_team_worksheet(pages[WORKSHEET_SHEET], team_book, choice)
    for kind, page in pages.items():
        page.set_tab_color(TAB_TYPED if kind in TYPED else TAB_LIVE)
        page.set_footer(f"&L{top.footer}&C&A&RPage &P of &N")
    for defined, formula in worksheet_sheet.defined_names(team_book):
        book.define_name(defined, formula)
    if live is not None:
        write_live_sheets(book, styles, live, top.dates, step[1], top.footer)
    else:
        for defined, formula in names.defined():
            book.define_name(defined, formula)
