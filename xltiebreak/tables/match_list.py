"""A list of matches, one a row → each team's result and points by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.notation import tidy
from xltiebreak.event.results import UNREADABLE, Result
from xltiebreak.event.team_match import MATCH_WORDS, State, Wrong, match_outcome
from xltiebreak.tables.cells import EMPTY, Row
from xltiebreak.tables.list_sheets import ListSheet, Misfit, Names, points_in

Seat = tuple[int, int]
"""A team's number and a round."""
SIDES, POINTS = ("Team", "Opponent"), ("Points", "Opp. points")
"""The columns of the two teams of a match, and of their points."""


@dataclass
class Typed:
    """What was typed of each team's rounds, and where: results, points, and the full addresses of
    either's cell."""

    results: dict[Seat, Result] = field(default_factory=dict)
    points: dict[Seat, float] = field(default_factory=dict)
    result_cells: dict[Seat, str] = field(default_factory=dict)
    points_cells: dict[Seat, str] = field(default_factory=dict)


def read_matches(sheet: ListSheet, names: Names, faults: list[Finding]) -> Typed:
    """The matches of a list. A row that cannot be understood is told, and its teams' round is
    unreadable; one without points and without a result is a match to come."""
    typed = Typed()
    faults += _half_of_the_points(sheet)
    for row in sheet.rows:
        if any(sheet.cell(row, title) != EMPTY for title in sheet.columns if title != "Round"):
            match = _Match(sheet, row, names, typed)
            try:
                match.read()
            except Misfit as misfit:
                faults.append(sheet.error(row, misfit.title, misfit.code, str(misfit)))
                match.leave_unread()
    return typed


def _half_of_the_points(sheet: ListSheet) -> Iterator[Finding]:
    """A column of one team's points without that of the other's."""
    missing = [title for title in POINTS if title not in sheet.columns]
    if len(missing) == 1:
        (there,) = (title for title in POINTS if title not in missing)
        yield sheet.error(
            sheet.grid.rows[sheet.row],
            there,
            "missing-column",
            f"there is a column {there} but none {missing[0]}; add it, since a match follows from "
            "the points of both teams",
        )


class _Match:
    """One row of the list; ``seats`` are its teams, as far as they are read."""

    def __init__(self, sheet: ListSheet, row: Row, names: Names, typed: Typed) -> None:
        self.sheet, self.row, self.names, self.typed = sheet, row, names, typed
        self.seats: list[Seat] = []

    def read(self) -> None:
        """Add what the row says to what was typed.

        Raises:
            Misfit: it contradicts itself, or a row above it.
        """
        round = self.sheet.round(self.row)
        teams = [self._team(title, round) for title in SIDES]
        if not teams[0]:
            raise Misfit("Team", "unknown-team", "the team is missing; type its number or name")
        if teams[0] == teams[1]:
            raise Misfit("Opponent", "plays-self", f"team {teams[0]} cannot play itself")
        self._refuse_a_second(round)
        text = self.sheet.text(self.row, "Result")
        results = self._results(text, *teams)
        points = [self._points(title) for title in POINTS]
        if points[1] is not None and not teams[1]:
            message = "there are points of an opponent, who is missing; type the opponent"
            raise Misfit("Opp. points", "points-without-match", message)
        for seat, result, got, title in zip(self.seats, results, points, POINTS):
            where = self.sheet.address(self.row, title)
            self.typed.results[seat] = result
            self.typed.result_cells[seat] = (
                self.sheet.address(self.row, "Result") if text else where
            )
            self.typed.points_cells[seat] = where
            if got is not None:
                self.typed.points[seat] = got

    def leave_unread(self) -> None:
        """Mark the teams of a row that was told: nothing follows from their round."""
        for seat in self.seats:
            if seat not in self.typed.results:
                self.typed.results[seat] = UNREADABLE

    def _team(self, title: str, round: int) -> int:
        """The number of the team in a column; 0 where there is none."""
        text = self.sheet.text(self.row, title)
        if not text:
            return 0
        try:
            team = self.names.find(text)
        except TieBreakError as error:
            raise Misfit(title, "unknown-team", str(error)) from error
        self.seats.append((team, round))
        return team

    def _refuse_a_second(self, round: int) -> None:
        """A team has one match a round, or one bye."""
        again = [seat for seat in self.seats if seat in self.typed.points_cells]
        if not again:
            return
        team = again[0][0]
        where = self.typed.points_cells[again[0]]
        if len(again) == 2 and self.typed.results[again[0]].opponent == again[1][0]:
            message = (
                f"the match of team {team} and team {again[1][0]} in round {round} is entered at "
                f"{where} already; delete one of them"
            )
            raise Misfit("Team", "match-twice", message)
        title = "Team" if again[0] == self.seats[0] else "Opponent"
        message = f"team {team} stands at {where} in round {round} already; correct one of them"
        raise Misfit(title, "paired-twice", message)

    def _points(self, title: str) -> float | None:
        if not all(column in self.sheet.columns for column in POINTS):
            return None
        try:
            return points_in(self.sheet.cell(self.row, title))
        except TieBreakError as error:
            raise Misfit(title, "match-points", str(error)) from error

    def _results(self, text: str, team: int, opponent: int) -> list[Result]:
        """The results of both teams, of one where there is no opponent."""
        word = MATCH_WORDS.get(tidy(text).casefold())
        if word is None:
            message = (
                f"{text!r} is not the result of a match; leave the cell empty "
                "where the points say it, or type W, D or L from the first team's side, forfeit "
                "(the first team wins), double forfeit, bye or half bye"
            )
            raise Misfit("Result", "unknown-code", message)
        ended = match_outcome(word.outcome, State.NO_POINTS if opponent else State.ALONE)
        if ended is Wrong.HAS_OPPONENT:
            message = f"a {word.outcome.value} has no opponent; clear one of the two"
            raise Misfit("Result", "match", message)
        if ended is Wrong.NO_OPPONENT:
            message = f"the opponent of team {team} is missing; type it, or bye under Result"
            raise Misfit("Opponent", "points-without-match", message)
        if not opponent:
            return [Result(word.outcome)]
        return [
            Result(outcome, against, ruling=word.ruling)
            for outcome, against in zip(word.both, (opponent, team))
        ]
