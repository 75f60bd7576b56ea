"""The results of all rounds as columns of a table: round by round, or for a round-robin as a grid
of the players against each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.bulletin.word.columns import MARGINS, RESULT, Cell, Column
from xltiebreak.bulletin.word.styles import Faces
from xltiebreak.bulletin.word.text import LINE_BREAK, Runs, run
from xltiebreak.bulletin.wording import (
    MINUS,
    entry,
    game,
    games,
    in_grid,
    points_inside,
)
from xltiebreak.event.crosstable import rounds_of_a_cycle
from xltiebreak.event.letters import cell_text, meanings
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.roundrobin import played_less_than_half
from xltiebreak.event.section import Section
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings

MOST_STACKED = 40
"""The most teams for which the points of a match may be printed under its result, which saves
turning the page; with more, every row has one line."""


class Way(NamedTuple):
    """One way to show the results: the columns, what they are in a few words, and sentences that
    explain the signs in them."""

    columns: Sequence[Column]
    what: str
    notes: Sequence[str]


def ways(
    standings: Standings, faces: Faces, rows: Sequence[Standing], *, without_colours: bool = False
) -> Iterator[Way]:
    """Yield the ways to show the results of these rows, the widest first: a grid if everybody met
    everybody, else round by round; at last ``without_colours``, if these may be left out."""
    who = entry(standings.section)
    met = meetings(standings.section)
    if met is not None:
        grid = _Grid(standings, met, faces, rows)
        what = f"one column for each {who}: what the {who} of the row has against the {who} there"
        yield Way([grid.column(number) for number in grid.numbers], what, [" ".join(grid.notes())])
        return
    what = "one column for each round: the result and the opponent's pairing number"
    if standings.section.matches:
        for under in (False, True)[: 1 + (len(rows) <= MOST_STACKED)]:
            rounds = _Rounds(standings, faces, rows, under=under)
            yield Way(rounds.columns(), f"{what}, and the points in the match", rounds.notes())
        return
    rounds = _Rounds(standings, faces, rows)
    yield Way(rounds.columns(), f"{what}, and the color", rounds.notes())
    if without_colours and rounds.shows_colours:
        rounds = _Rounds(standings, faces, rows, colours=False)
        yield Way(rounds.columns(), what, rounds.notes())


class _Rounds:
    """The rounds in which a result is entered. In a team event the points of a match stand behind
    the results or ``under`` them."""

    def __init__(
        self,
        standings: Standings,
        faces: Faces,
        rows: Sequence[Standing],
        *,
        colours: bool = True,
        under: bool = False,
    ) -> None:
        table = standings.section.crosstable
        self.standings = standings
        self.section = standings.section
        self.rounds = [r for r in range(1, table.rounds + 1) if table.started(r)]
        self.complete = frozenset(table.complete_rounds)
        self.rows = rows
        self.results = table.rows
        self.counted = standings.context.scores.crosstable.rows
        self.faces = faces
        self.colours = colours
        self.under = under

    @property
    def shows_colours(self) -> bool:
        """Whether a color is printed anywhere."""
        return any(self._colour(result) for result in self._shown())

    def columns(self) -> list[Column]:
        """Return a column for each round."""
        return [self._round(round) for round in self.rounds]

    def _round(self, round: int) -> Column:
        results = [self.results[row.player.number][round - 1] for row in self.rows]
        complete = round in self.complete
        head = f"R{round}" if complete else f"R{round}*"
        needs = self.faces.head.width(max((head, "R1"), key=len), bold=True)
        for result in results:
            letters = self.faces.cell.width(cell_text(result))
            needs = max(needs, letters + self.faces.small.width(self._colour(result)))
        cells = [
            self._cell(result, complete, self._annulled(row.player.number, round))
            for row, result in zip(self.rows, results)
        ]
        points = [points_inside(self.standings, row.player.number, round) for row in self.rows]
        if any(points):
            face = self.faces.cell if self.under else self.faces.small
            widths = [face.width(each) for each in points]
            needs = max(needs, *widths) if self.under else needs + max(widths)
            cells = [
                cell._replace(runs=cell.runs + self._points(made)) if made else cell
                for cell, made in zip(cells, points)
            ]
        return Column(head, cells, needs + MARGINS, RESULT)

    def _annulled(self, number: int, round: int) -> bool:
        """Return whether the game is printed but not counted, because one of the two withdrew
        early."""
        is_game = self.results[number][round - 1].opponent is not None
        return is_game and self.counted[number][round - 1].outcome is Outcome.ANNULLED

    def _cell(self, result: Result, complete: bool, annulled: bool) -> Cell:
        if result.blank and not complete:
            return Cell()
        look = "Bulletin Dropped" if annulled else "Bulletin Unplayed" if _unplayed(result) else ""
        colour = self._colour(result)
        return Cell(run(cell_text(result), look) + (run(colour, "Bulletin Small") * bool(colour)))

    def _colour(self, result: Result) -> str:
        """Return the color as it is printed behind the letters; it is not for a forfeit."""
        shown = self.colours and result.colour and not result.forfeit
        return f" {result.colour}" if shown else ""

    def _points(self, points: str) -> Runs:
        if self.under:
            return LINE_BREAK + run(points.strip())
        return run(points, "Bulletin Small")

    def _shown(self) -> list[Result]:
        return [
            result
            for results in self.results.values()
            for round, result in enumerate(results, start=1)
            if round in self.complete or (round in self.rounds and result != BLANK)
        ]

    def notes(self) -> list[str]:
        """Return what the letters in these rounds mean, and which rounds do not count."""
        shown = self._shown()
        notes = []
        if shown:
            key = [f"{meanings(shown)}; the number is the opponent’s No."]
            if self.shows_colours:
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
                stands = "Under" if self.under else "Behind"
                key.append(f"{stands} them: the points made in the match.")
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
    def __init__(
        self, standings: Standings, met: Meetings, faces: Faces, rows: Sequence[Standing]
    ) -> None:
        self.standings = standings
        self.section = standings.section
        self.met = met
        self.numbers = [row.player.number for row in rows]
        self.gone = {
            number
            for number in self.section.withdrawn
            if played_less_than_half(self.section, number)
        }
        self.cell_face, self.head_face = faces.cell, faces.head
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
