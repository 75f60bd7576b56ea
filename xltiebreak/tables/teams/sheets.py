"""Which sheets of a workbook belong to a team section: its teams, matches, players and boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.tables.grid import Grid, bare
from xltiebreak.tables.teams.lists import BOARDS, MATCHES, PLAYERS, TEAMS, ListSheet, list_in

CROSSTABLE, TEAMS_SHEET = "crosstable", "teams"
_LONGEST = 31
"""Excel cuts the names of sheets here."""


class Lists(NamedTuple):
    """The lists of one section, each where there is one; ``unread`` are sheets that are named so
    and have no row of headers that is known."""

    teams: ListSheet | None = None
    matches: ListSheet | None = None
    players: ListSheet | None = None
    boards: ListSheet | None = None
    unread: tuple[Grid, ...] = ()


NO_LISTS = Lists()

_KINDS: Mapping[str, tuple[Mapping[str, Sequence[str]], Sequence[str]]] = {
    "teams": (TEAMS, ("Name",)),
    "matches": (MATCHES, ("Round", "Team", "Opponent")),
    "players": (PLAYERS, ("Name", "Team")),
    "boards": (BOARDS, ("Round", "Board", "Player", "Opp. player")),
}
"""Each list's columns, and those without which it is none; a sheet is called after its list."""


def lists_beside(table: Grid, grids: Sequence[Grid]) -> Lists:
    """The lists that go with a section's crosstable or with its sheet ``Teams``."""
    found: dict[str, ListSheet | None] = {}
    unread = []
    for kind, (titles, needed) in _KINDS.items():
        grid = next((grid for grid in grids if _go_together(grid, kind, table)), None)
        found[kind] = list_in(grid, titles, needed)
        if grid is not None and found[kind] is None and any(not row.empty for row in grid.rows):
            unread.append(grid)
    return Lists(**found, unread=tuple(unread))


def without_headers(lists: Lists) -> Iterator[Finding]:
    """What is wrong with the lists that cannot be read."""
    return (_without_headers(grid) for grid in lists.unread)


def _without_headers(grid: Grid) -> Finding:
    kind = next(kind for kind in _KINDS if part_of(grid.sheet, kind) is not None)
    titles, needed = _KINDS[kind]
    expected = ", ".join("Team" if kind == "teams" and t == "Name" else t for t in titles)
    return Finding(
        ERROR,
        "no-headers",
        grid.sheet,
        f"the sheet {grid.sheet!r} has no row of headers that can be read; expected {expected}, "
        f"of which {', '.join(needed)} cannot be missing",
    )


def lists_of_teams(grids: Sequence[Grid]) -> list[Grid]:
    """The sheets ``Teams`` of the sections that are typed as lists: with a list of matches, or,
    where there is no crosstable, with one of boards."""
    found = []
    for grid in grids:
        if part_of(grid.sheet, TEAMS_SHEET) is not None:
            lists = lists_beside(grid, grids)
            has_crosstable = any(_go_together(other, CROSSTABLE, grid) for other in grids)
            if lists.teams and (lists.matches or (lists.boards and not has_crosstable)):
                found.append(grid)
    return found


def wanting(grids: Sequence[Grid]) -> str:
    """What a workbook without a crosstable lacks for a team event, where it has matches or a
    list of teams."""
    for grid in grids:
        if part_of(grid.sheet, "matches") is None:
            continue
        if not is_list_of_matches(grid):
            return _without_headers(grid).message
        return (
            f"the sheet {grid.sheet!r} holds matches, but there is no list of teams; name them on "
            "a sheet Teams, with the headers No. and Team"
        )
    for grid in grids:
        if part_of(grid.sheet, TEAMS_SHEET) is not None and list_in(grid, TEAMS, ("Name",)):
            return (
                f"the sheet {grid.sheet!r} lists teams, but there are no matches; type them on a "
                "sheet Matches, with the headers Round, Team, Points, Opp. points and Opponent"
            )
    return ""


def is_list_of_matches(grid: Grid) -> bool:
    """Whether a sheet is a list of matches or of boards, whose figures are no crosstable."""
    return any(
        part_of(grid.sheet, kind) is not None and list_in(grid, *_KINDS[kind]) is not None
        for kind in ("matches", "boards")
    )


def is_named_as_list(grid: Grid) -> bool:
    """Whether a sheet has the name of a list of teams, matches, players or boards."""
    return any(part_of(grid.sheet, kind) is not None for kind in _KINDS)


def is_computed(crosstable: Grid, lists: Sequence[Grid]) -> bool:
    """Whether a crosstable only shows what is typed in lists."""
    return any(_go_together(crosstable, CROSSTABLE, grid) for grid in lists)


def part_of(sheet: str, kind: str) -> str | None:
    """What is left of the name of a sheet of this kind: ``u1200`` of ``Teams U1200``; nothing
    where it is of another kind."""
    first, _, rest = " ".join(sheet.split()).partition(" ")
    return bare(rest) if first.casefold() == kind else None


def _go_together(grid: Grid, kind: str, table: Grid) -> bool:
    """Whether a sheet is of this kind and for the same section as a crosstable or ``Teams``."""
    own = part_of(grid.sheet, kind)
    section = part_of(table.sheet, TEAMS_SHEET)
    if section is None:
        section = part_of(table.sheet, CROSSTABLE) or ""
    if own is None:
        return False
    cut = _LONGEST in (len(grid.sheet), len(table.sheet)) and bool(own and section)
    return own == section or (cut and (own.startswith(section) or section.startswith(own)))
