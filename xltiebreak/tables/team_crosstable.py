"""A crosstable of teams: beside each round's result, the points inside the match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from xltiebreak.event.findings import ERROR, Finding, Place, TieBreakError
from xltiebreak.event.results import UNREADABLE
from xltiebreak.event.section import Section
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.columns import Columns
from xltiebreak.tables.header import Header
from xltiebreak.tables.list_sheets import points_in
from xltiebreak.tables.match_list import Typed
from xltiebreak.tables.player_rows import read_entries
from xltiebreak.tables.result_cells import read_results
from xltiebreak.tables.settings import Settings

_OPPONENT_ALONE = re.compile(r"[1-9]\d{0,5}(?:\.0)?")
_NOT_FINISHED = "?"


class TeamColumns(Columns):
    """Where everything stands in a crosstable of teams."""

    @cached_property
    def titles(self) -> dict[int, str]:
        """What each column is called in a message, the points of round 3 ``"P3"``."""
        titles = {column: f"P{round}" for round, column in self.header.points.items()}
        return {**titles, **super().titles}

    def _result(self, row: Row, round: int) -> Cell:
        """A round's cell; the opponent's number alone is enough where the points tell the rest."""
        cell = super()._result(row, round)
        if round in self.header.points and _OPPONENT_ALONE.fullmatch(cell.text):
            return Cell(cell.text.removesuffix(".0") + _NOT_FINISHED, cell.fault)
        return cell


def of_teams(columns: Columns) -> TeamColumns:
    """The same table with teams for its players; the column ``Team`` holds their names unless
    another one does."""
    fields = dict(columns.header.fields)
    if columns.names is None and "Team" in fields:
        fields["Name"] = fields.pop("Team")
    return TeamColumns(columns.grid, replace(columns.header, fields=fields), "team")


def has_points_inside_matches(columns: Columns, settings: Settings) -> bool:
    """Whether every round has a column of points that can only be those inside a match.

    Points that are each round's own, or their running total, are those of single players.
    """
    header = columns.header
    if not header.points or header.points.keys() != header.rounds.keys():
        return False
    entries = read_entries(columns, [])
    points = [points_of(columns.header, entry.row) for entry in entries]
    if not any(got is not None for row in points for got in row):
        return False
    results, _ = read_results(
        [entry.results for entry in entries], lambda row, round: ("", None), settings.notation
    )
    of_rounds = [[result.points for result in row] for row in results]
    running = [[sum(row[: k + 1]) for k in range(len(row))] for row in of_rounds]
    return not any(
        all(
            got in (None, one) for row, known in zip(points, single) for got, one in zip(row, known)
        )
        for single in (of_rounds, running)
    )


def points_of(header: Header, row: Row) -> list[float | None]:
    """The points of a row by round, nothing where there are none that can be read."""
    found: list[float | None] = []
    for round in range(1, max(header.rounds) + 1):
        try:
            found.append(points_in(row.cell(header.points.get(round))))
        except TieBreakError:
            found.append(None)
    return found


def typed_in(section: Section, columns: Columns, faults: list[Finding]) -> Typed:
    """What a crosstable that was read states of its matches; points that cannot be read, or that
    belong to no match, are told."""
    typed = Typed()
    origin, header = section.origin, columns.header
    rows = {row.number: row for row in columns.grid.rows}
    for k, (number, results) in enumerate(
        zip(section.crosstable.numbers, section.crosstable.results)
    ):
        row = rows[origin.rows[k]]
        for round, result in enumerate(results, start=1):
            seat = (number, round)
            typed.results[seat] = result
            typed.result_cells[seat] = origin.cell(k, f"R{round}", number)
            typed.points_cells[seat] = where = origin.cell(k, f"P{round}", number)
            try:
                points = points_in(row.cell(header.points.get(round)))
            except TieBreakError as error:
                fault = Finding(ERROR, "match-points", where, str(error), Place(number, round))
                faults.append(fault)
                typed.results[seat] = UNREADABLE
                continue
            if points and result.blank:
                message = (
                    f"there are points of team {number} but no match; type the opponent in the "
                    f"column R{round}, or what the team has instead, such as B for a bye"
                )
                faults.append(
                    Finding(ERROR, "points-without-match", where, message, Place(number, round))
                )
            elif points is not None and not result.blank:
                typed.points[seat] = points
    return typed


def points_without_round(columns: Columns) -> Iterator[Finding]:
    """A column of points beside which there is no column of results."""
    for round, column in columns.header.points.items():
        if round not in columns.header.rounds:
            row = columns.grid.rows[columns.header.row]
            message = f"there are points of round {round} but no results; add R{round} beside them"
            yield Finding(ERROR, "missing-round", columns.address(row, column), message)
