"""The teams on a sheet ``Teams``, and their members on a sheet ``Players``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.findings import WARNING, Finding, TieBreakError
from xltiebreak.event.ratings import Rating, rating
from xltiebreak.event.section import Player
from xltiebreak.tables.cells import Row, column_letter
from xltiebreak.tables.list_sheets import ListSheet, Names, whole_number
from xltiebreak.tables.printed_columns import told_apart


@dataclass(frozen=True)
class Listed:
    """The entries of a list, each with the row in which it stands."""

    sheet: ListSheet
    entries: tuple[Player, ...]
    rows: tuple[Row, ...]

    @property
    def columns(self) -> Mapping[str, str]:
        """The letter of each title's column."""
        return {title: column_letter(column) for title, column in self.sheet.columns.items()}

    @property
    def further(self) -> Mapping[str, Mapping[int, str]]:
        """The columns that have no title of ours: by header, the text of each number."""
        found: dict[str, Mapping[int, str]] = {}
        used = self.sheet.columns.values()
        for column, title in enumerate(self.sheet.grid.rows[self.sheet.row].cells):
            if column in used or not title.text:
                continue
            cells = [(one.number, row.cell(column)) for one, row in zip(self.entries, self.rows)]
            texts = {number: cell.text for number, cell in cells if cell.text and not cell.fault}
            if texts:
                found[told_apart(title.text, found)] = texts
        return found


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
    """The teams of a list: its rows that have a name."""
    return _read(sheet, "team", faults)


def read_members(
    sheet: ListSheet, teams: Sequence[Player], listed_on: str, faults: list[Finding]
) -> Members:
    """The players of the teams, in the order of a list; ``listed_on`` is the sheet on which the
    teams stand."""
    listed = _read(sheet, "player", faults)
    names = Names(((team.number, team.name) for team in teams), "team", listed_on)
    called = {team.number: team.name for team in teams}
    numbers, places = [], []
    entries: list[Player] = []
    for player, row in zip(listed.entries, listed.rows):
        number = 0
        try:
            number = _team_of(player, sheet.cell(row, "Team").text, names)
        except TieBreakError as error:
            faults.append(sheet.error(row, "Team", "unknown-team", str(error)))
        place = sheet.cell(row, "Board").text
        if place and not whole_number(place):
            message = f"{place!r} is no place in a team's order; expected 1, 2, 3 …, or nothing"
            faults.append(sheet.error(row, "Board", "board", message))
        entries.append(replace(player, team=called.get(number, "")))
        numbers.append(number)
        places.append(whole_number(place))
    return Members(sheet, tuple(entries), listed.rows, tuple(numbers), tuple(places))


def _team_of(player: Player, text: str, names: Names) -> int:
    if not text:
        raise TieBreakError(
            f"player {player.number} has no team; type the team's number or its name"
        )
    return names.find(text)


def _read(sheet: ListSheet, noun: str, faults: list[Finding]) -> Listed:
    entries: list[Player] = []
    rows: list[Row] = []
    for row in sheet.rows:
        name = sheet.cell(row, "Name")
        if name.fault is not None and name.fault.code != "merged-cells":
            faults.append(sheet.error(row, "Name", name.fault.code, name.fault.message))
        elif not name.text:
            faults += _without_name(sheet, row, noun)
        else:
            number = _number(sheet, row, len(entries) + 1, noun, faults)
            rated = _rating(sheet, row, noun, faults)
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


def _number(sheet: ListSheet, row: Row, count: int, noun: str, faults: list[Finding]) -> int:
    """The number in the column ``No.``, without such a column the row's; one that cannot be read
    is told and gets a stand-in."""
    if "No." not in sheet.columns:
        return count
    cell = sheet.cell(row, "No.")
    number = 0 if cell.fault else whole_number(cell.text)
    if number:
        return number
    found = f"{cell.text!r} is not the number of a {noun}" if cell.text else "the number is missing"
    message = cell.fault.message if cell.fault else f"{found}; expected a whole number such as 12"
    faults.append(sheet.error(row, "No.", "pairing-number", message))
    return UNNUMBERED + row.number


def _rating(sheet: ListSheet, row: Row, noun: str, faults: list[Finding]) -> Rating:
    cell = sheet.cell(row, "Rating")
    try:
        if cell.fault is None:
            return rating(cell.text)
        message = cell.fault.message
    except ValueError:
        message = f"{cell.text!r} is not a rating"
    message = f"{message}; the {noun} is taken as unrated"
    faults.append(Finding(WARNING, "rating", sheet.address(row, "Rating"), message))
    return Rating(None)


def _without_name(sheet: ListSheet, row: Row, noun: str) -> list[Finding]:
    """What to say of a row without a name in which something else than its number stands."""
    stated = [
        title
        for title in sheet.columns
        if title != "No." and sheet.cell(row, title).text and not sheet.cell(row, title).fault
    ]
    if not stated:
        return []
    return [
        Finding(
            WARNING,
            "no-name",
            sheet.address(row, "Name"),
            f"there is an entry under {stated[0]} but no name, so the row is no {noun}; type the "
            "name, or clear the row",
        )
    ]
