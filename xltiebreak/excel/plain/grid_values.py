"""What the formulas of a round-robin's grid give, to be stored with them: the figures of the core,
so that they show wherever a workbook is opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import Line
from xltiebreak.excel.cells.layout import FIRST_ROUND, FIRST_ROW, KEY_ROW
from xltiebreak.excel.plain.grid_games import (
    DISAGREES,
    HALF_EMPTY,
    HALF_OF_IT,
    LETTERS,
    NOBODY,
    ONE_SIDED,
    SAID,
    TWINS,
)
from xltiebreak.excel.plain.grid_table import CODES, GridTable
from xltiebreak.excel.plain.placing import Figure, placed
from xltiebreak.excel.plain.standings import PlainStandings
from xltiebreak.functions import standings_table

_SHOWN = ("No.", "Name", "Score", *CODES)


@dataclass(frozen=True)
class GridValues:
    """The values of a section's table."""

    table: GridTable

    def in_rows(self) -> Iterator[tuple[int, int, Figure]]:
        """Each formula's value with its row and column, for the players."""
        table = self.table
        first = table.placing.first.at_column
        for k, line in enumerate(self._lines):
            row = FIRST_ROW + k
            yield from ((row, table.page(head).at_column, one) for head, one in line.items())
            helpers = {
                "here": int(self._here[k]),
                "stated": int(self._here[k] and self._numbers[k] in self._withdrawn),
                "gone": self._gone[k],
                "fault": self._faults[k],
                "is_faulty": int(self._faults[k] > 0),
            }
            yield from ((row, table.helper(name).at_column, one) for name, one in helpers.items())
            yield from ((row, first + j, one) for j, one in enumerate(self._placed[k]))
            for column in range(1, table.width + 1):
                for name, block in (("code", self._codes), ("letter", self._letters)):
                    yield row, table.block(name).of(column).at_column, block[k][column - 1]
                brought = self._brought(k, column)
                yield row, table.games.brought.of(column).at_column, brought

    def above(self) -> Iterator[tuple[int, int, Figure]]:
        """The same for the formulas over the hidden columns."""
        table = self.table
        for column in range(1, table.width + 1):
            at = table.block("letter").of(column).at_column
            yield KEY_ROW, at, self._gone[table.games.against(column)]
        yield from ((*table.figure(name), one) for name, one in self.figures.items())

    @cached_property
    def figures(self) -> Mapping[str, Figure]:
        """The cells over the hidden columns, by their names."""
        needs = self.table.said_of_needs(self.table.live.values.section)
        stay = [gone == 0 for gone in self._gone]
        games = sum(
            len(letter) == 1 and stay[k] and stay[self.table.games.against(column)]
            for k, row in enumerate(self._letters)
            for column, letter in enumerate(row, start=1)
        )
        players = sum(self._here) - sum(self._gone)
        games, planned = games // 2, players * (players - 1) * self.table.cycles // 2
        return {
            "faulty": self._faulty,
            "hold": self._hold,
            "needs": needs,
            "no_places": self._hold or needs,
            "games": games,
            "planned": planned,
            "progress": self.table.said_of_progress(games, planned),
            "is_final": int(0 < games == planned),
        }

    def unless_wrong(self, line: Line) -> Line:
        """A line, and what it says instead as long as a cell is wrong."""
        cell, said = self.table.seen("hold"), str(self.figures["hold"])
        return f'IF({cell}<>"",{cell},{line[0]})', said or line[1]

    def standings(self) -> PlainStandings:
        """What the sheet ``Standings`` shows."""
        figures, lines = self.figures, self._lines
        return PlainStandings.of(self.table, _SHOWN, figures, lines, self._placed)

    @cached_property
    def _hold(self) -> str:
        """Why nothing can be worked out."""
        live = self.table.live.values
        if live.section.kind not in live.kinds:
            return live.other_kind
        if self._faulty:
            row, column = self._faulty - 1, self._faults[self._faulty - 1]
            at = xl_rowcol_to_cell(FIRST_ROW + row, FIRST_ROUND + column - 1)
            return f"{at}: {SAID[self._letters[row][column - 1]]}"
        states = [letter for row in self._letters for letter in row]
        entered = sum(map(bool, states))
        return HALF_EMPTY if HALF_OF_IT <= entered == states.count(ONE_SIDED) else ""

    @cached_property
    def _faults(self) -> Sequence[int]:
        """The first column with a fault in each row, from 1; 0 where there is none."""
        wrong = [[k for k, one in enumerate(row, 1) if one in SAID] for row in self._letters]
        return [min(columns, default=0) for columns in wrong]

    @property
    def _faulty(self) -> int:
        return next((k for k, column in enumerate(self._faults, start=1) if column), 0)

    @property
    def _withdrawn(self) -> Sequence[int]:
        return self.table.live.values.section.withdrawn

    @property
    def _numbers(self) -> Sequence[int]:
        return self.table.live.values.section.crosstable.numbers

    @cached_property
    def _here(self) -> Sequence[bool]:
        live = self.table.live.values
        return [bool(name) or any(row) for name, row in zip(live.names, live.results)]

    @cached_property
    def _codes(self) -> Sequence[Sequence[str]]:
        texts = self.table.live.values.results
        return [[LETTERS[text] if text else "" for text in row] for row in texts]

    @cached_property
    def _letters(self) -> Sequence[Sequence[str]]:
        """What counts, and what is the matter with the other cells."""
        columns = range(1, self.table.width + 1)
        return [
            [self._letter(k, column) if row[column - 1] else "" for column in columns]
            for k, row in enumerate(self._codes)
        ]

    def _letter(self, k: int, column: int) -> str:
        other, across = self.table.games.twin(k, column)
        own, twin = self._codes[k][column - 1], self._codes[other][across - 1]
        if not self._here[other]:
            return NOBODY
        if not twin:
            return ONE_SIDED
        return own if own + twin in TWINS.split() else DISAGREES

    @cached_property
    def _gone(self) -> Sequence[int]:
        """Who withdrew before half of his games."""
        due = (sum(self._here) - 1) * self.table.cycles
        completed = [sum(one in ("W", "D", "L", "X") for one in row) for row in self._letters]
        return [
            int(number in self._withdrawn and 2 * played < due)
            for number, played in zip(self._numbers, completed)
        ]

    @cached_property
    def _scores(self) -> Mapping[int, Sequence[Figure]]:
        """The score and the tie-breaks of everybody, by number; nothing while they wait."""
        if self._hold:
            return {}
        given = replace(self.table.live.values.given, order=ROUNDROBIN, edition="uschess", lots="")
        rows = standings_table(given, [[name] for name in self.table.live.values.names])[1:]
        return {int(row[1]): row[3 : 4 + len(CODES)] for row in rows}

    @cached_property
    def _lines(self) -> Sequence[Mapping[str, Figure]]:
        """What the page shows of each player, but for his games."""
        lines = []
        for number, name, here in zip(self._numbers, self.table.live.values.names, self._here):
            sums = self._scores.get(number, [""] * (1 + len(CODES)))
            shown = (number, name or f"Player {number}") if here else ("", "")
            lines.append(dict(zip(_SHOWN, (*shown, *sums))))
        return lines

    @cached_property
    def _placed(self) -> Sequence[Sequence[Figure]]:
        """The columns of the places."""
        ranked = [[line[head] for head in ("Score", *CODES)] for line in self._lines]
        return placed(ranked, self._numbers, CODES)

    def _brought(self, k: int, column: int) -> Figure:
        other = self.table.games.against(column)
        theirs = self._lines[other]["Score"]
        if self._gone[k] or self._gone[other] or isinstance(theirs, str):
            return ""
        amounts: Mapping[str, Figure] = {"W": theirs, "D": theirs / 2, "L": 0, "X": "+", "F": "–"}
        return amounts.get(self._letters[k][column - 1], "")
