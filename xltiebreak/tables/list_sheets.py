"""Sheets that are lists, with one team, match, player or board a row; and which belong together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.tables.cells import Cell, Grid, Row, bare
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, SYNONYMS

ROUND = ("round", "rd", "rnd", "r")
TEAM = ("team", "team no", "team number", "home team", "team 1")
OPPONENT = ("opponent", "opponents", "opp", "opp team", "opposing team", "away team", "team 2")
RESULT = ("result", "res", "results")

TEAMS: Mapping[str, Sequence[str]] = {
    "No.": SYNONYMS["No."],
    "Name": ("team", "team name", "teams", "name", "names", "school", "club"),
    "ID": SYNONYMS["ID"],
    "Rating": (*SYNONYMS["Rating"], "average", "average rating", "avg rating"),
}
MATCHES: Mapping[str, Sequence[str]] = {
    "Round": ROUND,
    "Team": TEAM,
    "Points": ("points", "pts", "team points", "points 1", "pts 1"),
    "Opp. points": (
        *("opp points", "opp. points", "opponent points", "opp pts", "opp. pts"),
        *("opponent's points", "points 2", "pts 2"),
    ),
    "Opponent": OPPONENT,
    "Result": RESULT,
}
PLAYERS: Mapping[str, Sequence[str]] = {
    **{title: SYNONYMS[title] for title in ("No.", "Name", "ID", "Rating")},
    "Team": ("team", "team no", "team number", "school", "club"),
    "Board": ("board", "bd", "board no", "board number"),
}
BOARDS: Mapping[str, Sequence[str]] = {
    "Round": ROUND,
    "Board": PLAYERS["Board"],
    "Team": TEAM,
    "Player": ("player", "player no", "player number", "player 1"),
    "Result": RESULT,
    "Opponent": OPPONENT,
    "Opp. player": (
        *("opp player", "opp. player", "opponent player", "opponent's player"),
        *("opposing player", "player 2"),
    ),
    "Color": ("color", "colour", "color of player"),
}
"""The columns of each list by the title that messages use, and what else heads them."""


class ListSheet(NamedTuple):
    """A grid read as a list; ``row`` is the place of its headers, ``columns`` each title's."""

    grid: Grid
    row: int
    columns: Mapping[str, int]

    @property
    def rows(self) -> Iterator[Row]:
        """The rows below the headers in which something stands."""
        return (row for row in self.grid.rows[self.row + 1 :] if not row.empty)

    def cell(self, row: Row, title: str) -> Cell:
        """The cell in the column of this title; empty where there is no such column."""
        return row.cell(self.columns.get(title))

    def address(self, row: Row, title: str) -> str:
        """The full address of a cell; without such a column, that of the row's first one."""
        return self.grid.address(row, self.columns.get(title, min(self.columns.values())))

    def text(self, row: Row, title: str) -> str:
        """The text of a cell.

        Raises:
            Misfit: it cannot be trusted.
        """
        cell = self.cell(row, title)
        if cell.fault is not None:
            raise Misfit(title, cell.fault.code, cell.fault.message)
        return cell.text

    def round(self, row: Row) -> int:
        """The round in which a row belongs.

        Raises:
            Misfit: it is none.
        """
        text = self.text(row, "Round")
        round = whole_number(text)
        if 0 < round <= MAX_ROUNDS:
            return round
        said = f"{text!r} is not a round" if text else "the round is missing"
        raise Misfit("Round", "round", f"{said}; expected a whole number such as 3")

    def error(self, row: Row, title: str, code: str, message: str) -> Finding:
        """What is wrong with a cell."""
        return Finding(ERROR, code, self.address(row, title), message)


def list_in(
    grid: Grid | None, titles: Mapping[str, Sequence[str]], needed: Sequence[str]
) -> ListSheet | None:
    """The list on a sheet whose headers hold at least the ``needed`` titles, or nothing."""
    for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS] if grid else ()):
        heads = [" ".join(cell.text.casefold().split()).rstrip(".: ") for cell in row.cells]
        columns = {
            title: heads.index(found)
            for title, names in titles.items()
            for found in [next((name for name in names if name in heads), None)]
            if found is not None
        }
        if grid and all(title in columns for title in needed):
            return ListSheet(grid, k, columns)
    return None


class Misfit(TieBreakError):
    """A cell that does not go with the others of its row or with a row above it; ``title`` is
    that of its column, ``code`` that of the finding."""

    def __init__(self, title: str, code: str, message: str) -> None:
        super().__init__(message)
        self.title, self.code = title, code


class Names:
    """Those who may be named in a list, by number or by a name that only one of them has.

    ``noun`` is what they are, ``sheet`` where they stand.
    """

    def __init__(self, entries: Iterable[tuple[int, str]], noun: str, sheet: str) -> None:
        self._noun, self._sheet = noun, sheet
        self._numbers: set[int] = set()
        self._named: dict[str, list[int]] = {}
        for number, name in entries:
            self._numbers.add(number)
            self._named.setdefault(folded(name), []).append(number)

    def find(self, text: str) -> int:
        """The number of the one that a text names.

        Raises:
            TieBreakError: it names nobody, or more than one.
        """
        number = whole_number(text)
        if number in self._numbers:
            return number
        called = self._named.get(folded(text), [])
        if len(called) == 1:
            return called[0]
        if called:
            raise TieBreakError(
                f"{len(called)} {self._noun}s are called {text!r}; type the number of one of them"
            )
        shown = number or repr(text)
        raise TieBreakError(
            f"there is no {self._noun} {shown} on the sheet {self._sheet}; correct it here, or "
            f"add the {self._noun} there"
        )


def folded(name: str) -> str:
    """A name without what does not tell it from another: case and spaces."""
    return " ".join(name.split()).casefold()


def whole_number(text: str) -> int:
    """The number of a team, a player, a round or a board; 0 where a text is none."""
    plain = text.removesuffix(".0").rstrip(".").removeprefix("#").strip()
    return int(plain) if plain.isdecimal() and len(plain) < 7 else 0


def points_in(cell: Cell) -> float | None:
    """The points that a cell states, nothing where it is empty.

    Raises:
        TieBreakError: it states none; the message says what was expected.
    """
    if cell.fault is not None:
        raise TieBreakError(cell.fault.message)
    if not cell.text:
        return None
    try:
        return points(cell.text)
    except ValueError:
        raise TieBreakError(
            f"{cell.text!r} are no points; expected a number such as 44.5, or an empty cell"
        ) from None


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
