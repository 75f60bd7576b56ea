"""The crosstable: every result of every player, in the order of the pairing numbers."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.columns import ids, names, numbers, places, scores, teams
from xltiebreak.bulletin.crosstable_grid import columns_of, grid, meetings
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import (
    MARGINS,
    RESULT,
    Cell,
    Column,
    Part,
    across_the_page,
    figures,
    natural_width,
)
from xltiebreak.bulletin.word.text import LINE_BREAK, Runs, heading, run
from xltiebreak.bulletin.wording import (
    cell_text,
    entry,
    game,
    games,
    meanings,
    name_head,
    points_inside,
    titled,
)
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Player
from xltiebreak.ranking.standings import Standings

MOST_STACKED = 40
"""So many teams may have the points of a match under its result, to save turning the page; of more,
every row has one line."""


def crosstable(standings: Standings, level: int, room: Room, ids: bool) -> Part:
    """The table with its letter key; a grid where everybody met everybody. ``ids`` prints the
    members' ids as well."""
    table = _Crosstable(standings, room, ids)
    met = meetings(standings.section)
    if met is None:
        drawn = table.drawn()
    else:
        each = columns_of(standings, met, room)
        drawn = grid(standings, met, table.who_fits(each), each, table.what(), room)
    return drawn.under(heading(level, "Crosstable"))


class _Crosstable:
    """The rounds that were begun, beside who played them and what came of it."""

    def __init__(self, standings: Standings, room: Room, ids: bool) -> None:
        table = standings.section.crosstable
        self.standings = standings
        self.section = standings.section
        self.rounds = [r for r in range(1, table.rounds + 1) if table.started(r)]
        self.complete = frozenset(table.complete_rounds)
        self.rows = sorted(standings.rows, key=lambda row: row.player.number)
        self.results = table.rows
        self.counted = standings.context.scores.crosstable.rows
        self.room = room
        self.faces = room.faces
        self.ids = ids
        self.points_stand = "Behind"

    def drawn(self) -> Part:
        right = self.what()
        rounds = [self._round(round) for round in self.rounds]
        left = self.who_fits(rounds)
        if self.section.matches and len(self.rows) <= MOST_STACKED:
            stacked = [self._round(round, under=True) for round in self.rounds]
            beside, under = (
                natural_width([*left, *columns, *right]) for columns in (rounds, stacked)
            )
            if under <= self.room.upright < beside:
                rounds, self.points_stand = stacked, "Under"
                left = self.who_fits(rounds)
        return across_the_page(
            left,
            rounds,
            right,
            self.room,
            titled("Crosstable", self.section),
            f"One row for each {entry(self.section)} in order of the pairing numbers, one "
            f"column for each round: the result, the opponent's pairing number and "
            f"{'the points in the match' if self.section.matches else 'the color'}; "
            "then total and place.",
            notes=self._notes(),
        )

    def who_fits(self, between: Sequence[Column]) -> list[Column]:
        """The columns that say who a player is, as many as an upright page has room for beside
        these: first the club gives way, then the rating, then names take two lines. Where that
        does not help, the page is turned, and all of them are there."""
        everything = self.who()
        others = [*between, *self.what()]
        for is_wrapped in (False, True):
            for kept in (everything, self.who(club=False), self.who(club=False, rating=False)):
                columns = [*kept, *others]
                needs = natural_width(columns) if is_wrapped else sum(one.width for one in columns)
                if needs <= self.room.upright:
                    return kept
        return everything

    def who(self, *, club: bool = True, rating: bool = True) -> list[Column]:
        """The columns that say who a player is."""
        ratings = [_rating(row.player) for row in self.rows]
        return [
            numbers(self.faces, self.rows),
            names(self.faces, name_head(self.section), self.rows, last=0),
            *(ids(self.faces, self.rows) if self.ids else []),
            *([figures(self.faces, "Rating", ratings, share=0)] if rating and any(ratings) else []),
            *(teams(self.faces, self.rows, self.section) if club else []),
        ]

    def what(self) -> list[Column]:
        """The columns that say what came of it."""
        return [
            *scores(self.standings, self.faces, self.rows, "Total"),
            places(self.faces, self.rows),
        ]

    def _round(self, round: int, under: bool = False) -> Column:
        """The results of one round; in a team event with the points behind them, or ``under``."""
        results = [self.results[row.player.number][round - 1] for row in self.rows]
        complete = round in self.complete
        head = f"R{round}" if complete else f"R{round}*"
        needs = self.faces.head.width("R10*", bold=True)
        for result in results:
            colour = f" {result.colour}" if _shows_colour(result) else ""
            letters = self.faces.cell.width(cell_text(result))
            needs = max(needs, letters + self.faces.small.width(colour))
        cells = [
            _cell(result, complete, self._annulled(row.player.number, round))
            for row, result in zip(self.rows, results)
        ]
        points = [points_inside(self.standings, row.player.number, round) for row in self.rows]
        if any(points):
            face = self.faces.cell if under else self.faces.small
            widths = [face.width(said) for said in points]
            needs = max(needs, *widths) if under else needs + max(widths)
            cells = [
                cell._replace(runs=cell.runs + _behind(said, under)) if said else cell
                for cell, said in zip(cells, points)
            ]
        return Column(head, cells, needs + MARGINS, RESULT)

    def _annulled(self, number: int, round: int) -> bool:
        """Whether a game is shown but counts for nobody, as one of the two withdrew early."""
        is_game = self.results[number][round - 1].opponent is not None
        return is_game and self.counted[number][round - 1].outcome is Outcome.ANNULLED

    def _notes(self) -> list[str]:
        shown = [
            result
            for results in self.results.values()
            for round, result in enumerate(results, start=1)
            if round in self.complete or (round in self.rounds and result != BLANK)
        ]
        notes = []
        if shown:
            key = [f"{meanings(shown)}; the number is the opponent’s."]
            if any(_shows_colour(result) for result in shown):
                key.append("w, b: with White, Black.")
            if any(_unplayed(result) for result in shown):
                key.append(f"Shaded: no {game(self.section)}.")
            if any(self._annulled(number, r) for number in self.results for r in self.complete):
                key.append(
                    f"Struck out: annulled, as a {entry(self.section)} withdrew before half of the "
                    f"{games(self.section)}; counts for nobody."
                )
            if self.section.matches and any(
                points_inside(self.standings, number, round)
                for number in self.results
                for round in self.rounds
            ):
                key.append(f"{self.points_stand} them: the points made in the match.")
            notes.append(" ".join(key))
        left_out = [round for round in self.rounds if round not in self.complete]
        if left_out:
            rounds = ", ".join(str(round) for round in left_out)
            many = len(left_out) > 1
            notes.append(
                f"* Round{'s' * many} {rounds} {'are' if many else 'is'} not complete and left "
                "out of every sum."
            )
        return notes or ["No result is entered yet."]


def _cell(result: Result, complete: bool, annulled: bool) -> Cell:
    if result.blank and not complete:
        return Cell()
    look = "Bulletin Dropped" if annulled else "Bulletin Unplayed" if _unplayed(result) else ""
    runs = run(cell_text(result), look)
    if _shows_colour(result):
        runs += run(f" {result.colour}", "Bulletin Small")
    return Cell(runs)


def _behind(points: str, under: bool) -> Runs:
    """The points that a team made in its match."""
    if under:
        return LINE_BREAK + run(points.strip())
    return run(points, "Bulletin Small")


def _shows_colour(result: Result) -> bool:
    """Whether the color stands beside the letters; one that nobody played does not count."""
    return bool(result.colour) and not result.forfeit


def _unplayed(result: Result) -> bool:
    return not result.played and result.outcome is not Outcome.PENDING


def _rating(player: Player) -> str:
    if not player.rating:
        return ""
    return f"{player.rating}P{player.provisional}" if player.provisional else str(player.rating)
