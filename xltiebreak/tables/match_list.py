"""A list of matches, one a row → each team's result and points by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.notation import tidy
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.section import Points
from xltiebreak.event.team_match import MATCH_WORDS, State, Wrong, match_outcome
from xltiebreak.tables.cells import EMPTY, Row
from xltiebreak.tables.list_sheets import ListSheet, Misfit, Names, points_in

Seat = tuple[int, int]
"""A team's number and a round."""
SIDES, POINTS = ("Team", "Opponent"), ("Points", "Opp. points")
"""The columns of the two teams of a match, and of their points."""


@dataclass
class TeamRound:
    """What a team has in a round, as it was typed or follows, and the full addresses of the two
    cells."""

    result: Result = BLANK
    points: Points = None
    result_at: str = ""
    points_at: str = ""


TeamRounds = dict[Seat, TeamRound]


def read_matches(sheet: ListSheet, teams: Names, faults: list[Finding]) -> TeamRounds:
    """The matches of a list. A row that cannot be understood is told, and its teams' round is
    unreadable; one without points and without a result is a match to come."""
    rounds: TeamRounds = {}
    titles = [title for title in sheet.header.fields if title != "Round"]
    faults += _half_of_the_points(sheet)
    for row in sheet.rows:
        if any(sheet.cell(row, title) != EMPTY for title in titles):
            match = _Match(sheet, row, teams, rounds)
            try:
                match.read()
            except Misfit as misfit:
                faults.append(sheet.error(row, misfit.title, misfit.code, str(misfit)))
                for seat in match.seats:
                    rounds.setdefault(seat, TeamRound(UNREADABLE))
    return rounds


def _half_of_the_points(sheet: ListSheet) -> Iterator[Finding]:
    """A column of one team's points without that of the other's."""
    for there, missing in (POINTS, POINTS[::-1]):
        if there in sheet.header.fields and missing not in sheet.header.fields:
            message = (
                f"there is a column {there} but none {missing}; add it, since a match follows "
                "from the points of both teams"
            )
            heads = sheet.grid.rows[sheet.header.row]
            yield sheet.error(heads, there, "missing-column", message)


class _Match:
    """One row of the list; ``seats`` are its teams, as far as they are read."""

    def __init__(self, sheet: ListSheet, row: Row, teams: Names, rounds: TeamRounds) -> None:
        self.sheet, self.row, self.teams, self.rounds = sheet, row, teams, rounds
        self.seats: list[Seat] = []

    def read(self) -> None:
        """Add what the row says to what was typed.

        Raises:
            Misfit: it contradicts itself, or a row above it.
        """
        round = self.sheet.round(self.row)
        team, opponent = (self._team(title, round) for title in SIDES)
        if not team:
            raise Misfit("Team", "unknown-team", "the team is missing; type its number or name")
        if team == opponent:
            raise Misfit("Opponent", "plays-self", f"team {team} cannot play itself")
        self._refuse_a_second(round)
        text = self.sheet.text(self.row, "Result")
        results = self._results(text, team, opponent)
        points = [self._points(title) for title in POINTS]
        if points[1] is not None and not opponent:
            message = "there are points of an opponent, who is missing; type the opponent"
            raise Misfit("Opp. points", "points-without-match", message)
        for seat, result, got, title in zip(self.seats, results, points, POINTS):
            points_at = self.sheet.where(self.row, title)
            result_at = self.sheet.where(self.row, "Result") if text else points_at
            self.rounds[seat] = TeamRound(result, got, result_at, points_at)

    def _team(self, title: str, round: int) -> int:
        """The number of the team in a column; 0 where there is none."""
        team = self.sheet.named(self.row, title, self.teams)
        if team:
            self.seats.append((team, round))
        return team

    def _refuse_a_second(self, round: int) -> None:
        """A team has one match a round, or one bye."""
        again = [seat for seat in self.seats if seat in self.rounds and self.rounds[seat].points_at]
        if not again:
            return
        team, known = again[0][0], self.rounds[again[0]]
        if len(again) == 2 and known.result.opponent == again[1][0]:
            message = (
                f"the match of team {team} and team {again[1][0]} in round {round} is entered at "
                f"{known.points_at} already; delete one of them"
            )
            raise Misfit("Team", "match-twice", message)
        title = "Team" if again[0] == self.seats[0] else "Opponent"
        message = (
            f"team {team} stands at {known.points_at} in round {round} already; correct one of them"
        )
        raise Misfit(title, "paired-twice", message)

    def _points(self, title: str) -> Points:
        if not self.sheet.header.fields.keys() >= {*POINTS}:
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
