"""What the formulas of a Swiss give, to be stored with them: the figures of the core, so that they
show wherever a workbook is opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.formulas import Line, first_that_holds
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.next_step import values_of_rounds
from xltiebreak.excel.plain.arithmetic import CODES, IN_A_ROUNDROBIN, OF_A_ROUNDROBIN
from xltiebreak.excel.plain.placing import Figure, placed
from xltiebreak.excel.plain.result_cells import (
    PLAYED,
    RULINGS,
    WORTH_A_POINT,
    WORTH_HALF,
    Parts,
    taken_apart,
)
from xltiebreak.excel.plain.standings import said_of_rounds
from xltiebreak.excel.plain.swiss import ODD, WITHDRAWN, SwissTable
from xltiebreak.excel.plain.table import spelled_out
from xltiebreak.excel.plain.two_orders import StandingsOfTwoOrders, TwoOrders
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import tie_break

_SHOWN = ("No.", "Name", "Score")
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
        for code, rank in zip(CODES, table.placing.ranks[1:]):
            yield HEADER_ROW, table.page(code).at_column, self.title(code)
            yield HEADER_ROW, rank.at_column, self.title(code)
        adjusted = "" if self.by_roundrobin else "Adj."
        yield HEADER_ROW, table.page("Adj.").at_column, adjusted

    @cached_property
    def figures(self) -> Mapping[str, Figure]:
        """The cells over the hidden columns, by their names."""
        section, live = self.table.live.values.section, self.table.live.values
        faults = [sum(cell[-1] > 0 for cell in row) for row in self._parts]
        faulty = next((k for k, count in enumerate(faults, start=1) if count), 0)
        room = live.other_kind if section.kind not in live.kinds else ""
        unsuited = self.table.said_of_edition(live.edition)
        fault = ""
        if faulty:
            round = self._first_fault(faulty - 1)
            kind = self._parts[faulty - 1][round - 1][-1]
            typed = live.results[faulty - 1][round - 1]
            fault = self.table.said_of_fault(faulty, round, typed, kind, sum(faults))
        rounds = sum(self.complete)
        planned = max(self._scheduled, self._of_rounds["now"])
        needs = unsuited or self._beyond_a_swiss or self.table.said_of_needs(section)
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
            "entries": sum(self._here),
            "scheduled": self._scheduled,
            "roundrobin": int(self._there.is_roundrobin),
            "by_roundrobin": int(self.by_roundrobin),
            "one_sits_out": self._one_sits_out,
        }

    @property
    def _scheduled(self) -> int:
        return self.table.live.values.section.scheduled_rounds or self.table.rounds

    @property
    def _there(self) -> Section:
        return self.table.live.values.there

    @property
    def _one_sits_out(self) -> int:
        return self._there.is_roundrobin * (len(self._there.players) % 2)

    @property
    def _beyond_a_swiss(self) -> str:
        """What keeps these formulas from placing a round-robin."""
        if self._there.is_roundrobin and self._there.withdrawn:
            return WITHDRAWN
        return ODD if self._one_sits_out > self.by_roundrobin else ""

    @cached_property
    def by_roundrobin(self) -> bool:
        """Whether the order is that of a round-robin."""
        order = spelled_out(self.table.live.values.section.order)
        return order == ROUNDROBIN if order else self._there.is_roundrobin

    def unless_wrong(self, line: Line) -> Line:
        """A line, and what it says instead as long as a cell is wrong."""
        cells = [self.table.seen(name) for name in ("room", "fault")]
        said = next((text for name in ("room", "fault") if (text := self.figures[name])), line[1])
        return first_that_holds([(f'{cell}<>""', cell) for cell in cells], line[0]), str(said)

    def standings(self) -> StandingsOfTwoOrders:
        """What the sheet ``Standings`` shows."""
        table = self.table
        is_short = f"{table.seen('by_roundrobin')}=1"
        orders = TwoOrders(OF_A_ROUNDROBIN, CODES, is_short, self.by_roundrobin)
        shown = (*_SHOWN, *CODES[: len(orders.codes)])
        rows = [[line[head] for head in shown] for line in self._lines], self._placed
        columns = _SHOWN, [table.page(code) for code in CODES]
        return StandingsOfTwoOrders.of_two(table, columns, orders, self.figures, rows)

    @cached_property
    def _lines(self) -> Sequence[Mapping[str, Figure]]:
        return [self._figures_of(k) for k in range(self.table.players)]

    @cached_property
    def _placed(self) -> Sequence[Sequence[Figure]]:
        """The columns of the places."""
        ranked = [[line["Score"], *(line[code] for code in CODES)] for line in self._lines]
        return placed(ranked, self._numbers, [self.title(code) for code in CODES])

    def title(self, code: str) -> str:
        """What stands over the column of a tie-break."""
        return IN_A_ROUNDROBIN[code] if self.by_roundrobin else code

    @cached_property
    def complete(self) -> Sequence[bool]:
        """Whether each round counts."""
        rounds = zip(self._of_rounds["started"], self._of_rounds["missing"])
        counts = [bool(started) and not missing for started, missing in rounds]
        return counts[: self.table.rounds]

    @cached_property
    def _of_rounds(self) -> Mapping[str, Any]:
        return values_of_rounds(self.table.live.values)

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
        return context_of(self._section, EDITIONS["uschess"])

    @cached_property
    def _section(self) -> Section:
        return replace(self._there, kind=SWISS, withdrawn=(), lots="", faults=())

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
            "most_met": self._most_met(k) if here else 0,
        }
        return {**figures, **(self._sums(number) if self._is_shown(k) else _NO_FIGURES)}

    def _is_shown(self, k: int) -> bool:
        return self._here[k] and not self.figures["hold"]

    def _sums(self, number: int) -> Mapping[str, Figure]:
        """A player's figures, as the core has them."""
        context, dropped = self._context, self.figures["most_dropped"]
        if not context.rounds:
            return {**_NO_FIGURES, "Score": 0}
        if self.by_roundrobin:
            return {
                **{"Score": context.score(number), "Adj.": "", "lowest": 0, "highest": 0},
                **dict(zip(CODES, (*self._in_a_roundrobin[number], ""))),
            }
        sign = context.scores.sign(number)
        return {
            "Score": context.score(number),
            "Adj.": context.adjusted(number).amount,
            "lowest": dropped if sign >= 0 else 0,
            "highest": dropped if sign <= 0 else 0,
            **{code: self._tie_breaks[code][number] for code in CODES},
        }

    @cached_property
    def _in_a_roundrobin(self) -> Mapping[int, Sequence[Figure]]:
        section = replace(self._section, kind=self._there.kind)
        rows = standings(section, order=ROUNDROBIN, edition="uschess").rows
        return {
            row.player.number: ["" if one is None else float(one) for one in row.values.values()]
            for row in rows
        }

    def _most_met(self, k: int) -> int:
        """How often the k-th player is to meet anybody at most."""
        met = Counter(cell[3] for cell in self._parts[k] if cell[3] > 0)
        return max(met.values(), default=0)

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
        if game and isinstance(game, int) and self.by_roundrobin:
            own, theirs = self._lines[k], self._lines[game - 1]
            progress = int(all(own[name] == theirs[name] for name in ("Score", "MM")))
        elif game and isinstance(game, int):
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
        game, points = map(self._of_round(k, round).__getitem__, ("game", "points"))
        if not self._is_shown(k) or game == "":
            return ""
        if not isinstance(game, int) or game == 0:
            return 0
        other = self._numbers[game - 1]
        if self.by_roundrobin:
            return float(points) * self._context.score(other)
        return self._context.adjusted(other).amount

    def _column(self, name: str) -> int:
        of_page = name in self.table.heads
        return (self.table.page if of_page else self.table.helper)(name).at_column
