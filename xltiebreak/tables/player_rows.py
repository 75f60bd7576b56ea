"""The rows that hold a player or a team, and who that is: in a crosstable, where other rows hold
a note, a total or nothing, and in the lists of teams and of their players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.figures import Rating, points, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.tables.cells import EMPTY, Cell, Row, column_letter, number_in, whole_number
from xltiebreak.tables.grid import Columns
from xltiebreak.tables.header import header_in
from xltiebreak.tables.list_sheets import ListSheet, Names
from xltiebreak.tables.notes import is_about_tie_breaks, is_note, passed_over
from xltiebreak.tables.printed_columns import Printed, further_columns

NO_NUMBER = "the number is missing; type {}, which nobody has"
_EXPECTED_NUMBER = "expected a whole number such as 12"


class Entry(NamedTuple):
    """One player's row, its number worked out, its results still text."""

    row: Row
    number: int
    results: tuple[Cell, ...]


def lowest_free(numbers: Iterable[str]) -> int:
    """The lowest number that is not among these texts."""
    taken = set(map(number_in, numbers))
    return next(k for k in range(1, len(taken) + 2) if str(k) not in taken)


def read_entries(columns: Columns, faults: list[Finding]) -> list[Entry]:
    """The rows that hold a player; empty rows, pre-numbered ones and notes hold none.

    A row that looks like a player but cannot be taken for one is added to ``faults``; so are notes,
    which are quoted.
    """
    rows = list(_rows(columns, faults))
    notes: list[Row] = []
    read = _numbered if "No." in columns.header.fields else _counted
    entries = list(read(columns, rows, faults, notes))
    notes = [row for row in notes if not is_about_tie_breaks(row)]
    if notes and not columns.grid.kind:
        faults.append(passed_over(columns, notes))
    return entries


def _rows(columns: Columns, faults: list[Finding]) -> Iterator[Row]:
    """The rows below the header, up to a second table, without a header that is repeated."""
    grid, header = columns.grid, columns.header
    titled = header.fields.get("No.", columns.names)
    mark = min(header.rounds.values()) if titled is None else titled
    title = grid.rows[header.row].cell(mark).text
    numbers: set[str] = set()
    rows = grid.rows[header.row + 1 :]
    for k, row in enumerate(rows):
        if not title or row.cell(mark).text != title or not header_in(0, row).rounds:
            numbers.add(columns.cell(row, "No.").text)
            yield row
            continue
        following = next((row for row in rows[k + 1 :] if not row.empty), None)
        again = following and columns.cell(following, "No.").text
        second = again in numbers if again else k > 0 and rows[k - 1].empty
        message = "the row of headers stands here once more; delete it"
        if second:
            message = (
                "a second table begins here, and only the first is read; give each section a sheet "
                "of its own"
            )
        faults.append(columns.finding(ERROR, "repeated-header", row, mark, message))
        if second:
            return


def _numbered(
    columns: Columns, rows: Sequence[Row], faults: list[Finding], notes: list[Row]
) -> Iterator[Entry]:
    """The players of a table with pairing numbers; without one, only notes after a gap."""
    after_gap = False
    unnamed: list[Row] = []
    named = False
    for row in rows:
        after_gap = after_gap or row.empty
        named = named or bool(columns.name(row).text)
        results = columns.results(row)
        number, filled = columns.cell(row, "No."), _filled(results)
        has_number = bool(number.text or number.fault)
        if is_note(columns, row, filled=filled):
            notes.append(row)
        elif filled or columns.name(row).text:
            if has_number or filled or not after_gap:
                if has_number and columns.name(row) == EMPTY:
                    unnamed.append(row)
                yield Entry(row, _pairing_number(columns, row, faults), results)
            else:
                notes.append(row)
        elif has_number:
            faults += _without_name(columns, row)
    if named and columns.names is not None:
        for row in unnamed:
            message = f"this {columns.entry} has results but no name; type the name"
            faults.append(columns.finding(WARNING, "no-name", row, columns.names, message))


def _counted(
    columns: Columns, rows: Sequence[Row], faults: list[Finding], notes: list[Row]
) -> Iterator[Entry]:
    """The players of a table without pairing numbers, numbered by their rows."""
    cells = [columns.results(row) for row in rows]
    last_played = max((k for k, results in enumerate(cells) if _filled(results)), default=-1)
    after_gap = False
    count = 0
    for k, row in enumerate(rows):
        after_gap = after_gap or row.empty
        name, filled = columns.name(row), _filled(cells[k])
        is_below = k > last_played and (
            after_gap or (last_played >= 0 and is_note(columns, row, filled=filled))
        )
        if is_below or not (name.text or name.fault or filled):
            notes += [row] if name.text else []
            continue
        count += 1
        if columns.names is not None and last_played >= 0 and not filled:
            message = (
                f"{name.text!r} counts as {columns.entry} {count} but has no result; is this a "
                "row of totals or a note? Leave an empty row above it; or, for a "
                f"{columns.entry} who was not paired, type what is meant (U in US letters)"
            )
            faults.append(columns.finding(WARNING, "no-results", row, columns.names, message))
        yield Entry(row, count, cells[k])


def _filled(results: Sequence[Cell]) -> bool:
    return any(cell.text.strip("| ") or cell.fault for cell in results)


def _without_name(columns: Columns, row: Row) -> Iterator[Finding]:
    """What to say of a numbered row with neither name nor result: nothing, unless somebody
    stands in it all the same."""
    name, column = columns.name(row), columns.names
    if name.fault is not None and column is not None:
        message = f"{name.fault.message}; until then, the row is no {columns.entry}"
        yield columns.finding(WARNING, name.fault.code, row, column, message)
        return
    column = columns.header.fields["No."] if column is None else column
    for title in ("ID", "Rating", "Team"):
        if _stated(columns.cell(row, title), title):
            message = (
                f"there is a number and an entry under {title}, but no name and no result, so the "
                f"row is no {columns.entry}; type the name, or clear the row"
            )
            yield columns.finding(WARNING, "no-name", row, column, message)
            return


def _stated(cell: Cell, title: str) -> bool:
    if cell.fault is not None or title != "Rating":
        return bool(cell.text) and cell.fault is None
    try:
        return rating(cell.text).value is not None
    except ValueError:
        return False


def _pairing_number(columns: Columns, row: Row, faults: list[Finding]) -> int:
    """The number under ``No.``; one that cannot be read is told and gets a stand-in."""
    column = columns.header.fields["No."]
    cell = row.cell(column)
    code, message = "pairing-number", f"{cell.text!r} is not a pairing number; {_EXPECTED_NUMBER}"
    if cell.fault is not None:
        code, message = cell.fault
    elif not cell.text:
        below = columns.grid.rows[columns.header.row + 1 :]
        message = NO_NUMBER.format(lowest_free(row.cell(column).text for row in below))
    text = number_in(cell.text)
    is_number = text.isdecimal() and len(text) < 7 and int(text)
    if cell.fault is not None or not is_number:
        faults.append(columns.finding(ERROR, code, row, column, message))
    return int(text) if is_number else UNNUMBERED + row.number


def hidden_parts(columns: Columns, entries: Sequence[Entry]) -> Iterator[str]:
    """What to say of rows and columns that Excel does not show, and that are read all the same."""
    grid = columns.grid
    rows = [str(one.row.number) for one in entries if one.row.number in grid.hidden_rows]
    own = sorted(column for column in columns.header.own if column + 1 in grid.hidden_columns)
    letters = [column_letter(column) for column in own]
    for what, hidden in (("row", rows), ("column", letters)):
        if hidden and not grid.kind:
            listed = ", ".join(hidden[:_LISTED]) + (" …" if len(hidden) > _LISTED else "")
            yield f"hidden {what}{'s' * (len(hidden) > 1)} {listed}, read as the others"


_LISTED = 8


def read_player(columns: Columns, entry: Entry, faults: list[Finding]) -> Player:
    """Who stands in a row of a crosstable; what is not meant to be read is told and left out."""
    row, fields = entry.row, columns.header.fields
    rated = _rating(columns, row, faults)
    texts = []
    for cell, column in (
        (columns.name(row), columns.names),
        (columns.cell(row, "ID"), fields.get("ID")),
        (columns.cell(row, "Team"), fields.get("Team")),
    ):
        text = cell.text
        if cell.fault is not None and column is not None:
            message = cell.fault.message
            if cell.fault.code != "merged-cells":
                text, message = "", f"{message}; until then, it is left out"
            faults.append(columns.finding(WARNING, cell.fault.code, row, column, message))
        texts.append(text)
    name, id, team = texts
    return Player(
        number=entry.number,
        name=name,
        id=id,
        rating=rated.value,
        provisional=rated.provisional,
        team=team,
        printed_score=printed_score(columns.cell(row, "Score")),
    )


def _rating(columns: Columns, row: Row, faults: list[Finding]) -> Rating:
    cell = columns.cell(row, "Rating")
    try:
        if cell.fault is None:
            return rating(cell.text)
        message = cell.fault.message
    except ValueError:
        message = f"{cell.text!r} is not a rating"
    message = f"{message}; the {columns.entry} is taken as unrated"
    faults.append(columns.finding(WARNING, "rating", row, columns.header.fields["Rating"], message))
    return Rating(None)


def printed_score(cell: Cell) -> float | None:
    """The total beside the results; a formula or a text that is no score is not compared."""
    try:
        return points(cell.text) if cell.text and not cell.fault else None
    except ValueError:
        return None


@dataclass(frozen=True)
class Listed:
    """The entries of a list, each with the row in which it stands."""

    sheet: ListSheet
    entries: tuple[Player, ...]
    rows: tuple[Row, ...]

    @property
    def origin(self) -> Origin:
        """Where they stand."""
        return self.sheet.origin(self.rows)

    @property
    def printed(self) -> Printed:
        """The columns that have no title of ours."""
        numbers = [entry.number for entry in self.entries]
        return further_columns(self.sheet, list(zip(numbers, self.rows)))


@dataclass(frozen=True)
class Members(Listed):
    """The players of the teams: ``teams[k]`` is the number of entry k's team, 0 where it could
    not be read; ``places[k]`` his place in its order, 0 where nothing is stated."""

    teams: tuple[int, ...]
    places: tuple[int, ...]

    def rosters(self, teams: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """The numbers of each team's members: by their places, then those without one."""
        own: dict[int, list[int]] = {team: [] for team in teams}
        for k in sorted(range(len(self.entries)), key=lambda k: self.places[k] or UNNUMBERED):
            if self.teams[k] in own:
                own[self.teams[k]].append(self.entries[k].number)
        return tuple(tuple(own[team]) for team in teams)


def read_teams(sheet: ListSheet, faults: list[Finding]) -> Listed:
    """The teams of a list, or the players: its rows that have a name."""
    entries: list[Player] = []
    rows: list[Row] = []
    for row in sheet.rows:
        name = sheet.cell(row, "Name")
        if name.fault is not None and name.fault.code != "merged-cells":
            faults.append(sheet.error(row, "Name", name.fault.code, name.fault.message))
        elif not name.text:
            faults += _nameless(sheet, row)
        else:
            number = _number_in_list(sheet, row, len(entries) + 1, faults)
            rated = _rating(sheet, row, faults)
            entries.append(
                Player(
                    number=number,
                    name=name.text,
                    id=sheet.cell(row, "ID").text,
                    rating=rated.value,
                    provisional=rated.provisional,
                )
            )
            rows.append(row)
    return Listed(sheet, tuple(entries), tuple(rows))


def _number_in_list(sheet: ListSheet, row: Row, count: int, faults: list[Finding]) -> int:
    """The number in the column ``No.``, without such a column the row's; one that cannot be read
    is told and gets a stand-in."""
    if "No." not in sheet.header.fields:
        return count
    cell = sheet.cell(row, "No.")
    number = 0 if cell.fault else whole_number(cell.text)
    if number:
        return number
    message = f"{cell.text!r} is not the number of a {sheet.entry}; {_EXPECTED_NUMBER}"
    if cell.fault:
        message = cell.fault.message
    elif not cell.text:
        below = sheet.grid.rows[sheet.header.row + 1 :]
        message = NO_NUMBER.format(lowest_free(sheet.cell(row, "No.").text for row in below))
    faults.append(sheet.error(row, "No.", "pairing-number", message))
    return UNNUMBERED + row.number


def _nameless(sheet: ListSheet, row: Row) -> Iterator[Finding]:
    """What to say of a row without a name in which something else than its number stands."""
    for title in sheet.header.fields:
        cell = sheet.cell(row, title)
        if title != "No." and cell.text and not cell.fault:
            yield Finding(
                WARNING,
                "no-name",
                sheet.where(row, "Name"),
                f"there is an entry under {title} but no name, so the row is no {sheet.entry}; "
                "type the name, or clear the row",
            )
            return


def read_members(
    sheet: ListSheet, teams: Sequence[Player], listed_on: str, faults: list[Finding]
) -> Members:
    """The players of the teams, in the order of a list; ``listed_on`` is the sheet on which the
    teams stand."""
    listed = read_teams(sheet, faults)
    names = Names(teams, "team", listed_on)
    called = {team.number: team.name for team in teams}
    numbers, places = [], []
    for player, row in zip(listed.entries, listed.rows):
        text, place = sheet.cell(row, "Team").text, sheet.cell(row, "Board").text
        number = 0
        try:
            if not text:
                raise TieBreakError(
                    f"player {player.number} has no team; type the team's number or its name"
                )
            number = names.find(text)
        except TieBreakError as error:
            faults.append(sheet.error(row, "Team", "unknown-team", str(error)))
        if place and not whole_number(place):
            message = f"{place!r} is no place in a team's order; expected 1, 2, 3 …, or nothing"
            faults.append(sheet.error(row, "Board", "board", message))
        numbers.append(number)
        places.append(whole_number(place))
    entries = [
        replace(player, team=called.get(number, ""))
        for player, number in zip(listed.entries, numbers)
    ]
    return Members(sheet, tuple(entries), listed.rows, tuple(numbers), tuple(places))
