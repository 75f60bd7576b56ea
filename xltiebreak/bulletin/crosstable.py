"""The crosstable: every result of every player by pairing number; for a round-robin, a grid of the
players against each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xltiebreak.bulletin.standings_table import ids, names, numbers, places, scores, teams
from xltiebreak.bulletin.word.across import across_the_page
from xltiebreak.bulletin.word.columns import MARGINS, RESULT, Cell, Column, figures, natural_width
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import Part
from xltiebreak.bulletin.word.text import LINE_BREAK, Runs, heading, run
from xltiebreak.bulletin.wording import (
    MINUS,
    cell_text,
    entry,
    game,
    games,
    in_grid,
    meanings,
    name_head,
    points_inside,
    titled,
)
from xltiebreak.event.crosstable import rounds_of_a_cycle
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.roundrobin import played_less_than_half
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import Standings

MOST_STACKED = 40
"""The most teams for which the points of a match may be printed under its result, which saves
turning the page; with more, every row has one line."""


def crosstable(standings: Standings, level: int, room: Room, ids: bool) -> Part:
    """Return the table with the key to its letters; a grid if everybody met everybody. ``ids`` also
    prints the members' ids."""
    table = _Crosstable(standings, room, ids)
    met = meetings(standings.section)
    drawn = table.by_rounds() if met is None else table.by_players(_Grid(standings, met, room))
    return drawn.under(heading(level, "Crosstable"))


class _Crosstable:
    """The table of results: columns about the players, then the rounds or a grid, then the
    scores."""

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

    def by_players(self, grid: _Grid) -> Part:
        columns = [grid.column(number) for number in grid.numbers]
        who = entry(self.section)
        return across_the_page(
            self.who_fits(columns),
            columns,
            self.what(),
            self.room,
            titled("Crosstable", self.section),
            f"One row and one column for each {who}: what the {who} of the row has against the "
            f"{who} of the column; then total and place.",
            notes=[" ".join(grid.notes())],
        )

    def by_rounds(self) -> Part:
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
        """Return the columns about the players that leave room for ``between`` on an upright page:
        first without clubs, then without ratings, then with names in two lines. If that is not
        enough, return all of them: the page is then turned."""
        everything = self.who()
        others = [*between, *self.what()]
        for is_wrapped in (False, True):
            for kept in (everything, self.who(club=False), self.who(club=False, rating=False)):
                columns = [*kept, *others]
                needs = (
                    natural_width(columns)
                    if is_wrapped
                    else sum(column.width for column in columns)
                )
                if needs <= self.room.upright:
                    return kept
        return everything

    def who(self, *, club: bool = True, rating: bool = True) -> list[Column]:
        """Return the columns about the players: number, name, and those that are asked for."""
        ratings = [row.player.rated for row in self.rows]
        return [
            numbers(self.faces, self.rows),
            names(self.faces, name_head(self.section), self.rows, last=0),
            *(ids(self.faces, self.rows) if self.ids else []),
            *([figures(self.faces, "Rating", ratings, share=0)] if rating and any(ratings) else []),
            *(teams(self.faces, self.rows, self.section) if club else []),
        ]

    def what(self) -> list[Column]:
        """Return the columns after the results: scores and place."""
        return [
            *scores(self.standings, self.faces, self.rows, "Total"),
            places(self.faces, self.rows),
        ]

    def _round(self, round: int, under: bool = False) -> Column:
        """Return the column of one round; in a team event with points behind the results, or
        ``under`` them."""
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
            widths = [face.width(each) for each in points]
            needs = max(needs, *widths) if under else needs + max(widths)
            cells = [
                cell._replace(runs=cell.runs + _behind(made, under)) if made else cell
                for cell, made in zip(cells, points)
            ]
        return Column(head, cells, needs + MARGINS, RESULT)

    def _annulled(self, number: int, round: int) -> bool:
        """Return whether the game is printed but not counted, because one of the two withdrew
        early."""
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
    if under:
        return LINE_BREAK + run(points.strip())
    return run(points, "Bulletin Small")


def _shows_colour(result: Result) -> bool:
    """Return whether the color is printed with the letters; it is not for a forfeit."""
    return bool(result.colour) and not result.forfeit


def _unplayed(result: Result) -> bool:
    return not result.played and result.outcome is not Outcome.PENDING


_DIAGONAL = "■"
_TO_COME = "·"
_MEANINGS = {
    "1": "won",
    "½": "drew",
    "0": "lost",
    "+": "won by forfeit",
    MINUS: "lost by forfeit",
}
_WITHOUT_GAME = frozenset({Outcome.UNPAIRED, Outcome.ANNULLED})

Meetings = Mapping[int, Mapping[int, Sequence[tuple[int, Result]]]]
"""Round and result of each game of one player against another, by both pairing numbers."""


def meetings(section: Section) -> Meetings | None:
    """Return each player's games against each other player; None if a grid cannot hold the results,
    as in a Swiss or with byes that give points."""
    if not section.is_roundrobin:
        return None
    met: dict[int, dict[int, list[tuple[int, Result]]]] = {}
    for number, row in section.crosstable.rows.items():
        against = met.setdefault(number, {})
        for round, result in enumerate(row, start=1):
            if result.opponent is not None:
                against.setdefault(result.opponent, []).append((round, result))
            elif result.outcome not in _WITHOUT_GAME:
                return None
    return met


class _Grid:
    def __init__(self, standings: Standings, met: Meetings, room: Room) -> None:
        self.standings = standings
        self.section = standings.section
        self.met = met
        self.numbers = sorted(standings.section.crosstable.numbers)
        self.gone = {
            number
            for number in self.section.withdrawn
            if played_less_than_half(self.section, number)
        }
        self.cell_face, self.head_face = room.faces.cell, room.faces.head
        self.a_cycle = rounds_of_a_cycle(len(self.numbers))
        self.games = self._games()

    def _games(self) -> int:
        if self.section.origin.grid:
            return -(-self.section.crosstable.rounds // self.a_cycle)
        return max((len(games) for row in self.met.values() for games in row.values()), default=1)

    def column(self, opponent: int) -> Column:
        """Return the column of one opponent, with everybody's results against him under his
        number."""
        scores = [self._shown(number, opponent) for number in self.numbers]
        needs = max(self.cell_face.width(" ".join(row)) for row in scores)
        needs = max(needs, self.head_face.width(str(opponent), bold=True))
        cells = [
            Cell(run(_DIAGONAL, "Bulletin Unplayed"))
            if number == opponent
            else Cell(run(" ".join(row)) if set(row) != {_TO_COME} else ())
            for number, row in zip(self.numbers, scores)
        ]
        return Column(str(opponent), cells, needs + MARGINS, RESULT)

    def _against(self, number: int, opponent: int) -> Sequence[tuple[int, Result]]:
        return self.met[number].get(opponent, ())

    def _scores(self, number: int, opponent: int) -> list[str]:
        scores = [_TO_COME] * self.games
        for k, (round, result) in enumerate(self._against(number, opponent)):
            score = in_grid(result) or _TO_COME
            annulled = {number, opponent} & self.gone
            scores[self._place(k, round)] = f"({score})" if annulled else score
        return scores

    def _shown(self, number: int, opponent: int) -> list[str]:
        shown = self._scores(number, opponent)
        if self.section.matches:
            for k, (round, _) in enumerate(self._against(number, opponent)):
                shown[self._place(k, round)] += points_inside(self.standings, number, round)
        return shown

    def _place(self, k: int, round: int) -> int:
        """Return which game of the two players this is, from 0: in a file with a grid by the cycle
        of the round, else by the order of the rounds."""
        return (round - 1) // self.a_cycle if self.section.origin.grid else k

    def notes(self) -> list[str]:
        """Return what the signs in this grid mean."""
        pairs = [
            (number, other) for number in self.numbers for other in self.numbers if number != other
        ]
        scores = [score for number, other in pairs for score in self._scores(number, other)]
        seen = {score.strip("()") for score in scores}
        if not seen & _MEANINGS.keys():
            return ["No result is entered yet."]
        meant = "; ".join(f"{sign} {words}" for sign, words in _MEANINGS.items() if sign in seen)
        who, played = entry(self.section), games(self.section)
        notes = [f"The row’s {who} against the column’s: {meant}."]
        if self.section.matches and any(
            points_inside(self.standings, number, round)
            for number in self.numbers
            for round in self.section.crosstable.complete_rounds
        ):
            notes.append("Behind it: the points made in the match.")
        if self.games > 1:
            notes.append(f"The {played} of two {who}s stand in the order in which they met.")
        if _TO_COME in seen:
            some = any(_TO_COME in self._scores(*pair) != [_TO_COME] * self.games for pair in pairs)
            notes.append(f"Empty{f' or {_TO_COME}' if some else ''}: not played.")
        if self.gone:
            names = " and ".join(
                self.section.by_number[number].label for number in sorted(self.gone)
            )
            notes.append(
                f"In brackets: annulled, as {names} withdrew before half of the {played}; counts "
                "for nobody."
            )
        if self.section.origin.grid:
            notes.append("The rounds R1, R2 … are those of the Berger tables.")
        return notes
