"""What the formulas of a team event's arithmetic give, to be stored with them: the figures of the
core, so that they show wherever a workbook is opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, TOURNAMENT_POINTS
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW
from xltiebreak.excel.cells.team_cells import TeamCells, typed_weights
from xltiebreak.excel.plain.placing import Figure, placed
from xltiebreak.excel.plain.standings import said_of_rounds
from xltiebreak.excel.plain.table import spelled_out
from xltiebreak.excel.plain.team_sums import IHSA, NO_MATCH, NO_POINTS, NOT_COUNTED, USAT
from xltiebreak.excel.plain.team_table import MAIN, THEN, TeamTable
from xltiebreak.excel.plain.two_orders import StandingsOfTwoOrders, TwoOrders
from xltiebreak.functions import standings_table
from xltiebreak.rules.systems.us_teams import ihsa_round

_SHOWN = ("No.", "Team", "Score")


@dataclass(frozen=True)
class TeamFigures:
    """The values of a section's table."""

    table: TeamTable

    @property
    def cells(self) -> TeamCells:
        """What stands in the cells of the section."""
        return self.table.live.cells

    def in_rows(self) -> Iterator[tuple[int, int, Figure]]:
        """Each formula's value with its row and column, for the teams."""
        table, sums = self.table, self.table.sums
        first = table.placing.first.at_column
        for k, line in enumerate(self._lines):
            row = FIRST_ROW + k
            yield from ((row, table.page(head).at_column, one) for head, one in line.items())
            yield row, table.helper("adjusted").at_column, self._adjusted[k]
            for code, one in zip(THEN, self._keys(line)):
                yield row, table.helper(f"key {code}").at_column, one
            yield from ((row, first + j, one) for j, one in enumerate(self._placed[k]))
            for round in range(1, table.width + 1):
                opponent = self._opponents[k][round - 1]
                yield row, sums.opponents.of(round).at_column, opponent
                yield row, sums.points.of(round).at_column, self._points[k][round - 1]
                yield row, sums.terms.of(round).at_column, self._term(k, round)
                credited = "" if opponent == NOT_COUNTED else self._credited(opponent)
                yield row, sums.scores.of(round).at_column, credited

    def above(self) -> Iterator[tuple[int, int, Figure]]:
        """The same for the formulas over the columns."""
        table = self.table
        for round in range(1, table.width + 1):
            at = table.block("opponent").of(round).at_column
            yield KEY_ROW, at, sum(self.cells.complete[round - 1 :])
        yield from ((*table.figure(name), one) for name, one in self.figures.items())
        for column in (table.placing.ranks[1], table.page(MAIN)):
            yield HEADER_ROW, column.at_column, self.main

    @cached_property
    def figures(self) -> Mapping[str, Figure]:
        """The cells over the hidden columns, by their names."""
        cells, section, inside = self.cells, self.cells.section, self.cells.inside
        by_games = inside.placed_by == BY_GAME_POINTS
        scale = inside.match_points or TOURNAMENT_POINTS
        win, draw, loss = (inside.most, inside.most / 2, 0.0) if by_games else scale
        missing = sum(
            opponent > NO_MATCH and got is None
            for row, points in zip(self._opponents, cells.points)
            for opponent, got in zip(row, points)
        )
        played = any(cell[:1] in ("W", "D", "L") for row in cells.results for cell in row)
        fault = NO_POINTS if by_games and missing else ""
        hold = self.table.live.values.hold or fault
        typed = str(inside.match_points or "").replace("-", " ")
        needs = self.table.said_of_needs(section)
        rounds = sum(cells.complete)
        begun = max((one for one in cells.rounds if cells.begun[one - 1]), default=0)
        planned = max(section.scheduled_rounds or self.table.width, begun)
        incomplete = next((one for one in cells.rounds[:begun] if not cells.complete[one - 1]), 0)
        return {
            "by_games": int(by_games),
            "scale": typed,
            **dict(zip(("scale_win", "scale_draw", "scale_loss"), scale if typed else (-1,) * 3)),
            "win": win,
            "draw": draw,
            "loss": loss,
            "rounds": rounds,
            "missing": missing,
            "known": int(played and not missing),
            "usat": int(spelled_out(section.order) == "usat"),
            "weights": typed_weights(inside),
            "fault": fault,
            "hold": hold,
            "needs": needs,
            "no_places": hold or needs,
            "planned": planned,
            "incomplete": incomplete,
            "progress": said_of_rounds(rounds, planned, incomplete),
            "is_final": int(0 < rounds >= planned),
        }

    @property
    def main(self) -> str:
        """The tie-break that is looked at first."""
        return USAT[0] if self.figures["usat"] else IHSA[0]

    def standings(self) -> StandingsOfTwoOrders:
        """What the sheet ``Standings`` shows."""
        table, by_usat = self.table, bool(self.figures["usat"])
        orders = TwoOrders(IHSA, USAT, f"{table.seen('usat')}<>1", not by_usat)
        heads = (*_SHOWN, MAIN, *(THEN if by_usat else ()))
        rows = [[line[head] for head in heads] for line in self._lines], self._placed
        columns = _SHOWN, [table.page(head) for head in (MAIN, *THEN)]
        return StandingsOfTwoOrders.of_two(table, columns, orders, self.figures, rows)

    @property
    def _numbers(self) -> Sequence[int]:
        return self.cells.section.crosstable.numbers

    @cached_property
    def _opponents(self) -> Sequence[Sequence[int]]:
        """The row of each opponent, from 1."""
        rows = {number: row for row, number in enumerate(self._numbers, start=1)}
        met = [
            [rows[one.opponent or 0] if one.played else NO_MATCH for one in row]
            for row in self.cells.crosstable.results
        ]
        counts = self.cells.complete
        return [[one if so else NOT_COUNTED for one, so in zip(row, counts)] for row in met]

    @cached_property
    def _points(self) -> Sequence[Sequence[float]]:
        """What each round brings to the score."""
        return [
            [self._worth(k, round) for round in range(self.table.width)]
            for k in range(self.table.players)
        ]

    def _worth(self, k: int, round: int) -> float:
        if self._opponents[k][round] == NOT_COUNTED:
            return 0
        if self.figures["by_games"]:
            return self.cells.points[k][round] or 0
        result = self.cells.crosstable.results[k][round]
        names = {1.0: "win", 0.5: "draw"}
        if result.points == 0 and not result.played:
            return 0
        return float(self.figures[names.get(result.points, "loss")])

    @cached_property
    def _adjusted(self) -> Sequence[float]:
        """The scores with unplayed matches as draws."""
        draw = float(self.figures["draw"])
        return [
            sum(
                got if opponent > NO_MATCH else draw * (opponent == NO_MATCH)
                for got, opponent in zip(*row)
            )
            for row in zip(self._points, self._opponents)
        ]

    def _credited(self, opponent: int) -> float:
        return self._adjusted[opponent - 1] if opponent else 0

    def _term(self, k: int, round: int) -> Figure:
        """What a match brings to the main tie-break."""
        opponent, points = self._opponents[k][round - 1], self.cells.points[k][round - 1]
        if opponent <= NO_MATCH or points is None:
            return ""
        score = self.cells.score(opponent - 1, draws=not self.figures["usat"])
        return points * score if self.figures["usat"] else float(ihsa_round(points, score))

    @cached_property
    def _sums(self) -> Mapping[int, Mapping[str, Figure]]:
        """The score and the tie-breaks of every team, by its number; nothing while they wait."""
        if self.figures["hold"]:
            return {}
        live = self.table.live.values
        found: dict[int, dict[str, Figure]] = {}
        for order in ("usat", "ihsa-team"):
            given = replace(live.given, order=order, edition="uschess", lots="")
            try:
                header, *rows = standings_table(given, [[name] for name in live.names])
            except TieBreakError:
                return {}
            for row in rows:
                found.setdefault(int(row[1]), {}).update(zip(header[3:-1], row[3:-1]))
        return found

    @cached_property
    def _lines(self) -> Sequence[Mapping[str, Figure]]:
        """What the page shows of each team, but for its matches."""
        lines = []
        for team in self.cells.section.players:
            sums = self._sums.get(team.number, {})
            score, main = sums.get("Score", ""), sums.get(self.main, "")
            then = {code: sums.get(code, "") for code in THEN}
            shown = (team.number if team.name else "", team.name, score)
            lines.append({**dict(zip(_SHOWN, shown)), MAIN: main, **then})
        return lines

    def _keys(self, line: Mapping[str, Figure]) -> Sequence[float]:
        """What the teams are ranked by behind the main tie-break."""
        if not self.figures["usat"]:
            return [0] * len(THEN)
        figures = (line[code] for code in THEN)
        return [-1 if isinstance(one, str) else one for one in figures]

    @cached_property
    def _placed(self) -> Sequence[Sequence[Figure]]:
        """The columns of the places."""
        ranked = [[line["Score"], line[MAIN], *self._keys(line)] for line in self._lines]
        return placed(ranked, self._numbers, (self.main, *THEN))
