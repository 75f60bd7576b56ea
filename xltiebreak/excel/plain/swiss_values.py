"""What the formulas of a Swiss give, to be stored with them: the figures of the core, so that they
show wherever a workbook is opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from xltiebreak.event.pairing import SWISS
from xltiebreak.excel.cells.formulas import Line, first_that_holds
from xltiebreak.excel.cells.layout import FIRST_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.next_step import typed_rows, values_of_rounds
from xltiebreak.excel.plain.arithmetic import CODES
from xltiebreak.excel.plain.placing import Figure, placed
from xltiebreak.excel.plain.result_cells import (
    PLAYED,
    RULINGS,
    WORTH_A_POINT,
    WORTH_HALF,
    Parts,
    taken_apart,
)
from xltiebreak.excel.plain.standings import PlainStandings, said_of_rounds
from xltiebreak.excel.plain.swiss import SwissTable
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import tie_break

_SHOWN = ("No.", "Name", "Score", *CODES)
_NO_FIGURES: Mapping[str, Figure] = dict.fromkeys(
    ("lowest", "highest", "Score", "Adj.", *CODES), ""
)


@dataclass(frozen=True)
class SwissValues:
    """The values of a section's table."""

    table: SwissTable

    def in_rows(self) -> Iterator[tuple[int, int, Figure]]:
        """Each formula's value with its row and column, for the players."""
        table = self.table
        for k, line in enumerate(self._lines):
            row = FIRST_ROW + k
            yield from ((row, self._column(name), value) for name, value in line.items())
            first = table.placing.first.at_column
            yield from ((row, first + j, value) for j, value in enumerate(self._placed[k]))
            for round in range(1, table.rounds + 1):
                for name, value in self._of_round(k, round).items():
                    yield row, table.block(name).of(round).at_column, value
                credited = self._credited(k, round)
                yield row, table.credited.of(round).at_column, credited

    def above(self) -> Iterator[tuple[int, int, Figure]]:
        """The same for the formulas over the hidden columns."""
        table, points = self.table, self.table.block("points")
        for round in range(1, table.rounds + 1):
            column = points.of(round).at_column
            yield TITLE_ROW, column, int(self.complete[round - 1])
            yield KEY_ROW, column, sum(self.complete[round - 1 :])
        yield from ((*table.figure(name), value) for name, value in self.figures.items())

    @cached_property
    def figures(self) -> Mapping[str, Figure]:
        """The cells over the hidden columns, by their names."""
        section, live = self.table.live.values.section, self.table.live.values
        faults = [sum(cell[-1] > 0 for cell in row) for row in self._parts]
        faulty = next((k for k, count in enumerate(faults, start=1) if count), 0)
        wrong_kind = section.kind not in ("", live.kind)
        room = live.other_kind if wrong_kind else ""
        unsuited = self.table.said_of_edition(live.edition)
        fault = ""
        if faulty:
            round = self._first_fault(faulty - 1)
            kind = self._parts[faulty - 1][round - 1][-1]
            typed = live.results[faulty - 1][round - 1]
            fault = self.table.said_of_fault(faulty, round, typed, kind, sum(faults))
        rounds = sum(self.complete)
        planned = max(section.scheduled_rounds or self.table.rounds, self._of_rounds["now"])
        needs = unsuited or self.table.said_of_needs(section)
        hold = room or unsuited or fault
        return {
            "rounds": rounds,
            "most_dropped": 2 if rounds >= 9 else 1,
            "planned": planned,
            "faults": sum(faults),
            "faulty": faulty,
            "games": self._count(PLAYED),
            "rulings": self._count(RULINGS),
            "room": room,
            "unsuited": unsuited,
            "fault": fault,
            "hold": hold,
            "needs": needs,
            "no_places": hold or needs,
            "progress": said_of_rounds(rounds, planned, self._of_rounds["incomplete"]),
            "is_final": int(0 < rounds >= planned),
        }

    def unless_wrong(self, line: Line) -> Line:
        """A line, and what it says instead as long as a cell is wrong."""
        cells = [self.table.seen(name) for name in ("room", "fault")]
        said = next((text for name in ("room", "fault") if (text := self.figures[name])), line[1])
        return first_that_holds([(f'{cell}<>""', cell) for cell in cells], line[0]), str(said)

    def standings(self) -> PlainStandings:
        """What the sheet ``Standings`` shows."""
        figures, lines = self.figures, self._lines
        return PlainStandings.of(self.table, _SHOWN, figures, lines, self._placed)

    @cached_property
    def _lines(self) -> Sequence[Mapping[str, Figure]]:
        return [self._figures_of(k) for k in range(self.table.players)]

    @cached_property
    def _placed(self) -> Sequence[Sequence[Figure]]:
        """The columns of the places."""
        ranked = [[line["Score"], *(line[code] for code in CODES)] for line in self._lines]
        return placed(ranked, self._numbers, CODES)

    @cached_property
    def complete(self) -> Sequence[bool]:
        """Whether each round counts."""
        rounds = zip(self._of_rounds["started"], self._of_rounds["missing"])
        counts = [bool(started) and not missing for started, missing in rounds]
        return counts[: self.table.rounds]

    @cached_property
    def _of_rounds(self) -> Mapping[str, Any]:
        live = self.table.live.values
        return values_of_rounds(live.names, live.section.crosstable)

    @cached_property
    def _numbers(self) -> Sequence[int]:
        return self.table.live.values.section.crosstable.numbers

    @cached_property
    def _here(self) -> Sequence[bool]:
        live = self.table.live.values
        return [bool(name) or any(row) for name, row in zip(live.names, live.results)]

    @cached_property
    def _parts(self) -> Sequence[Sequence[Parts]]:
        return taken_apart(self.table.live.values.results, self._numbers, self._here)

    @cached_property
    def _context(self) -> Context:
        """The section as US Chess looks at it: its complete rounds."""
        section = self.table.live.values.section
        crosstable = typed_rows(self.table.live.values.names, section.crosstable)
        players = tuple(section.by_number[number] for number in crosstable.numbers)
        plain = replace(section, kind=SWISS, players=players, crosstable=crosstable, withdrawn=())
        return context_of(plain, EDITIONS["uschess"])

    def _figures_of(self, k: int) -> Mapping[str, Figure]:
        """What stands in the row of the k-th player, but for his rounds and his place."""
        live, here = self.table.live.values, self._here[k]
        number = self._numbers[k]
        first_fault = self._first_fault(k)
        figures = {
            "k": k + 1,
            "here": int(here),
            "No.": number if here else "",
            "Name": (live.names[k] or f"Player {number}") if here else "",
            "first_fault": first_fault,
            "is_faulty": int(first_fault > 0),
        }
        return {**figures, **(self._sums(number) if self._is_shown(k) else _NO_FIGURES)}

    def _is_shown(self, k: int) -> bool:
        return self._here[k] and not self.figures["hold"]

    def _sums(self, number: int) -> Mapping[str, Figure]:
        """A player's figures, as the core has them."""
        context, dropped = self._context, self.figures["most_dropped"]
        if not context.rounds:
            return {**_NO_FIGURES, "Score": 0}
        sign = context.scores.sign(number)
        return {
            "Score": context.score(number),
            "Adj.": context.adjusted(number).amount,
            "lowest": dropped if sign >= 0 else 0,
            "highest": dropped if sign <= 0 else 0,
            **{code: self._tie_breaks[code][number] for code in CODES},
        }

    @cached_property
    def _tie_breaks(self) -> Mapping[str, Mapping[int, Figure]]:
        context = self._context
        numbers = context.scores.crosstable.numbers
        return {
            code: {
                number: float(value or 0)
                for number, value in tie_break(code).values(context, numbers).items()
            }
            for code in CODES
        }

    def _count(self, letters: str) -> int:
        """How many results against somebody have one of these letters."""
        cells = [cell for row in self._parts for cell in row]
        return sum(
            letter in letters and opponent > 0 for _, letter, _, opponent, _ in cells if letter
        )

    def _first_fault(self, k: int) -> int:
        """The first round with the fault that comes first among those of the row."""
        rounds = [round for round, cell in enumerate(self._parts[k], start=1) if cell[-1]]
        return rounds[0] if rounds else 0

    def _of_round(self, k: int, round: int) -> Mapping[str, Figure]:
        """What stands in the hidden columns of a round."""
        text, letter, named, opponent, fault = self._parts[k][round - 1]
        game: Figure = ""
        points = 0.0
        if self.complete[round - 1]:
            game = opponent if opponent > 0 and letter in PLAYED else 0
            worth = 1.0 if letter in WORTH_A_POINT else 0.5 if letter in WORTH_HALF else 0.0
            points = worth if letter else 0.0
        progress: Figure = 0
        if game and isinstance(game, int):
            shown = self._is_shown(game - 1)
            progress = self._tie_breaks["CUM"][self._numbers[game - 1]] if shown else ""
        return {
            "typed": text,
            "text": text,
            "letter": letter,
            "named": named,
            "opponent": opponent,
            "fault": fault,
            "game": game,
            "points": points,
            "progress": progress,
        }

    def _credited(self, k: int, round: int) -> Figure:
        """The adjusted score of the opponent of a round."""
        game = self._of_round(k, round)["game"]
        if not self._is_shown(k) or game == "":
            return ""
        if not isinstance(game, int) or game == 0:
            return 0
        return self._context.adjusted(self._numbers[game - 1]).amount

    def _column(self, name: str) -> int:
        of_page = name in self.table.heads
        return (self.table.page if of_page else self.table.helper)(name).at_column
