"""The lists of a team event, one thing a row: teams and players, and matches → each team's result
and points by round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.findings import WARNING, Finding, Origin, TieBreakError
from xltiebreak.event.notation import tidy
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.section import Player, Points
from xltiebreak.event.team_match import MATCH_WORDS, State, Wrong, match_outcome
from xltiebreak.tables.cells import EMPTY, Row, whole_number
from xltiebreak.tables.list_sheets import ListSheet, Misfit, Names, points_in
from xltiebreak.tables.player_rows import EXPECTED_NUMBER, missing_number, rating_of
from xltiebreak.tables.printed_columns import Printed, further_columns


@dataclass(frozen=True)
class Listed:
    """The entries of a list, each with its row."""

    sheet: ListSheet
    entries: tuple[Player, ...]
    rows: tuple[Row, ...]

    @property
    def origin(self) -> Origin:
        """Where the entries stand."""
        return self.sheet.origin(self.rows)

    @property
    def printed(self) -> Printed:
        """The columns that have no title of ours."""
        numbers = [entry.number for entry in self.entries]
        return further_columns(self.sheet, list(zip(numbers, self.rows)))


@dataclass(frozen=True)
class Members(Listed):
    """The players of the teams: ``teams[k]`` is the number of entry k's team, 0 where it could not
    be read; ``places[k]`` his place in its order, 0 where the list states none."""

    teams: tuple[int, ...]
    places: tuple[int, ...]

    def rosters(self, teams: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """Return the numbers of each team's members: by their places, then those without one."""
        own: dict[int, list[int]] = {team: [] for team in teams}
        for k in sorted(range(len(self.entries)), key=lambda k: self.places[k] or UNNUMBERED):
            if self.teams[k] in own:
                own[self.teams[k]].append(self.entries[k].number)
        return tuple(tuple(own[team]) for team in teams)


def read_teams(sheet: ListSheet, faults: list[Finding]) -> Listed:
    """Return the teams of a list, or the players: its rows that have a name."""
    entries: list[Player] = []
    rows: list[Row] = []
    for row in sheet.rows:
        name = sheet.cell(row, "Name")
        if name.fault is not None and name.fault.code != "merged-cells":
            faults.append(sheet.error(row, "Name", name.fault.code, name.fault.message))
        elif not name.text:
            faults += _nameless(sheet, row)
        else:
            number = _number(sheet, row, len(entries) + 1, faults)
            rating = rating_of(sheet, row, faults)
            entries.append(Player(number, name.text, sheet.cell(row, "ID").text, *rating))
            rows.append(row)
    return Listed(sheet, tuple(entries), tuple(rows))


def _number(sheet: ListSheet, row: Row, count: int, faults: list[Finding]) -> int:
    """Return the number under ``No.``, without such a column the row's; report one that cannot be
    read, and return a stand-in for it."""
    if "No." not in sheet.header.fields:
        return count
    cell = sheet.cell(row, "No.")
    number = 0 if cell.fault else whole_number(cell.text)
    if number:
        return number
    message = f"{cell.text!r} is not the number of a {sheet.entry}; {EXPECTED_NUMBER}"
    if cell.fault:
        message = cell.fault.message
    elif not cell.text:
        message = missing_number(sheet)
    faults.append(sheet.error(row, "No.", "pairing-number", message))
    return UNNUMBERED + row.number


def _nameless(sheet: ListSheet, row: Row) -> Iterator[Finding]:
    for title in sheet.header.fields:
        cell = sheet.cell(row, title)
        if title != "No." and cell.text and not cell.fault:
            message = (
                f"there is an entry under {title} but no name, so the row is no {sheet.entry}; "
                "type the name, or clear the row"
            )
            yield Finding(WARNING, "no-name", sheet.where(row, "Name"), message)
            return


def read_members(
    sheet: ListSheet, teams: Sequence[Player], listed_on: str, faults: list[Finding]
) -> Members:
    """Return the players of the teams, in the order of a list; ``listed_on`` is the sheet that
    lists the teams."""
    listed = read_teams(sheet, faults)
    names = Names(teams, "team", listed_on)
    team_names = {team.number: team.name for team in teams}
    entries, numbers, places = [], [], []
    for player, row in zip(listed.entries, listed.rows):
        text, place = sheet.cell(row, "Team").text, sheet.cell(row, "Board").text
        number = 0
        try:
            if not text:
                raise TieBreakError(
                    f"player {player.number} has no team; type the team's number or its name"
                )
            number = names.find(text)
        except TieBreakError as error:
            faults.append(sheet.error(row, "Team", "unknown-team", str(error)))
        if place and not whole_number(place):
            message = f"{place!r} is no place in a team's order; expected 1, 2, 3 …, or nothing"
            faults.append(sheet.error(row, "Board", "board", message))
        entries.append(replace(player, team=team_names.get(number, "")))
        numbers.append(number)
        places.append(whole_number(place))
    return Members(sheet, tuple(entries), listed.rows, tuple(numbers), tuple(places))


Seat = tuple[int, int]
"""A team's number and a round."""
SIDES, POINTS = ("Team", "Opponent"), ("Points", "Opp. points")
"""The columns of the two teams of a match, and of their points."""


@dataclass
class TeamRound:
    """A team's result and points in a round, and the full addresses of the two cells."""

    result: Result = BLANK
    points: Points = None
    result_at: str = ""
    points_at: str = ""


TeamRounds = dict[Seat, TeamRound]


def read_matches(sheet: ListSheet, teams: Names, faults: list[Finding]) -> TeamRounds:
    """Return the matches of a list. A row that cannot be understood is reported, and its teams'
    round is unreadable; a row without points and result is a match to come."""
    rounds: TeamRounds = {}
    titles = [title for title in sheet.header.fields if title != "Round"]
    faults += _half_of_the_points(sheet)
    for row in sheet.rows:
        if any(sheet.cell(row, title) != EMPTY for title in titles):
            seats: list[Seat] = []
            try:
                _read_match(sheet, row, teams, rounds, seats)
            except Misfit as misfit:
                faults.append(sheet.misfit(row, misfit))
                for seat in seats:
                    rounds.setdefault(seat, TeamRound(UNREADABLE))
    return rounds


def _half_of_the_points(sheet: ListSheet) -> Iterator[Finding]:
    for there, missing in (POINTS, POINTS[::-1]):
        if there in sheet.header.fields and missing not in sheet.header.fields:
            message = (
                f"there is a column {there} but none {missing}; add it, since a match follows "
                "from the points of both teams"
            )
            heads = sheet.grid.rows[sheet.header.row]
            yield sheet.error(heads, there, "missing-column", message)


def _read_match(
    sheet: ListSheet, row: Row, teams: Names, rounds: TeamRounds, seats: list[Seat]
) -> None:
    """Add the match in a row to ``rounds``; ``seats`` get its teams, as far as they are read."""
    round = sheet.round(row)
    sides = []
    for title in SIDES:
        sides.append(_team_in(sheet, row, title, teams))
        seats += [(side, round) for side in sides[-1:] if side]
    team, opponent = sides
    if not team:
        raise Misfit("Team", "unknown-team", "the team is missing; type its number or name")
    if team == opponent:
        raise Misfit("Opponent", "plays-self", f"team {team} cannot play itself")
    _refuse_a_second(rounds, seats, round)
    text = sheet.text(row, "Result")
    results = _results(text, team, opponent)
    points = [_points(sheet, row, title) for title in POINTS]
    if points[1] is not None and not opponent:
        message = "there are points of an opponent, who is missing; type the opponent"
        raise Misfit("Opp. points", "points-without-match", message)
    for seat, result, made, title in zip(seats, results, points, POINTS):
        points_at = sheet.where(row, title)
        result_at = sheet.where(row, "Result") if text else points_at
        rounds[seat] = TeamRound(result, made, result_at, points_at)


def _team_in(sheet: ListSheet, row: Row, title: str, teams: Names) -> int:
    try:
        return sheet.named(row, title, teams)
    except Misfit as misfit:
        text = sheet.text(row, title)
        if title != "Opponent" or tidy(text).casefold() not in MATCH_WORDS:
            raise
        message = f"{text!r} is no team; for a bye clear this cell, and type it under Result"
        raise Misfit(title, misfit.code, message) from misfit


def _refuse_a_second(rounds: TeamRounds, seats: Sequence[Seat], round: int) -> None:
    again = [seat for seat in seats if seat in rounds and rounds[seat].points_at]
    if not again:
        return
    team, known = again[0][0], rounds[again[0]]
    if len(again) == 2 and known.result.opponent == again[1][0]:
        message = (
            f"the match of team {team} and team {again[1][0]} in round {round} is entered at "
            f"{known.points_at} already; delete one of them"
        )
        raise Misfit("Team", "match-twice", message)
    title = "Team" if again[0] == seats[0] else "Opponent"
    message = (
        f"team {team} stands at {known.points_at} in round {round} already; correct one of them"
    )
    raise Misfit(title, "paired-twice", message)


def _points(sheet: ListSheet, row: Row, title: str) -> Points:
    if not sheet.header.fields.keys() >= {*POINTS}:
        return None
    try:
        return points_in(sheet.cell(row, title))
    except TieBreakError as error:
        raise Misfit(title, "match-points", str(error)) from error


def _results(text: str, team: int, opponent: int) -> list[Result]:
    word = MATCH_WORDS.get(tidy(text).casefold())
    if word is None:
        message = (
            f"{text!r} is not the result of a match; leave the cell empty "
            "where the points say it, or type W, D or L from the first team's side, forfeit "
            "(the first team wins), double forfeit, bye or half bye"
        )
        raise Misfit("Result", "unknown-code", message)
    outcome = match_outcome(word.outcome, State.NO_POINTS if opponent else State.ALONE)
    if outcome is Wrong.HAS_OPPONENT:
        message = f"a {word.outcome.value} has no opponent; clear one of the two"
        raise Misfit("Result", "match", message)
    if outcome is Wrong.NO_OPPONENT:
        message = f"the opponent of team {team} is missing; type it, or bye under Result"
        raise Misfit("Opponent", "points-without-match", message)
    if not opponent:
        return [Result(word.outcome)]
    return [
        Result(outcome, against, ruling=word.ruling)
        for outcome, against in zip(word.both, (opponent, team))
    ]
