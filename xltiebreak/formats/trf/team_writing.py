"""Team events as records of a TRF26: members' results, teams, line-ups, byes, forfeits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, OTHER_COLOUR, Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, Matches, Section
from xltiebreak.event.team_match import Both
from xltiebreak.formats.trf import layout
from xltiebreak.formats.trf.layout import ABSENT
from xltiebreak.formats.trf.team_records import FORFEITS
from xltiebreak.ranking.asked import AS_IN_THE_FILE, edition_of
from xltiebreak.rules.context import by_match_points
from xltiebreak.tables.cells import plain

_AS_BYE = {1.0: "F", 0.5: "H", 0.0: "Z"}
"""The letter of a bye by its worth; of a second pairing bye in a round, too, since record 320 has
room for one."""
Seats = tuple[int, ...]


class TeamWriter:
    """The records of one team event.

    Raises:
        TieBreakError: only the matches are known, or a team's number is above 999.
    """

    def __init__(self, section: Section, matches: Matches) -> None:
        if matches.members is None or not matches.members.players:
            raise TieBreakError(
                "a TRF holds the games of players, and of this team event only the matches are "
                "known; enter the players and the boards first, or write a table"
            )
        self.section, self.table, self.matches = section, section.crosstable, matches
        self.numbers = self.table.numbers
        if max(self.numbers) > layout.LARGEST_TEAM:
            raise TieBreakError(
                f"a TRF has no team {max(self.numbers)}; {layout.LARGEST_TEAM} is the last"
            )
        self.scale = matches.match_points or edition_of(section, AS_IN_THE_FILE).match_points
        self.boards = matches.boards or max(
            (len(seats) for row in matches.lineups for seats in row), default=0
        )
        self.members = matches.members
        self.rows = {number: list(row) for number, row in self.members.crosstable.rows.items()}
        for row in self.rows.values():
            row.extend([BLANK] * (self.table.rounds - len(row)))
        self.seats: dict[tuple[int, int], Seats] = {}
        for round in range(self.table.rounds):
            self._complete(round)

    def _complete(self, round: int) -> None:
        """Give the members the results that the file has to state of a round."""
        for member_row in self.rows.values() if self.table.started(round + 1) else ():
            member_row[round] = ABSENT if member_row[round].blank else member_row[round]
        for k, row in enumerate(self.table.results):
            stated = self.matches.lineups[k][round : round + 1] if self.matches.lineups else ()
            seats = stated[0] if stated and any(stated[0]) else ()
            self.seats[k, round] = seats + (0,) * (self.boards - len(seats)) if seats else ()
            if row[round].played and not seats:
                raise TieBreakError(
                    f"the match of teams {self.numbers[k]} and {row[round].opponent} in round "
                    f"{round + 1} has no boards; a TRF holds the games of the players, so enter "
                    "them first"
                )
        for k, other in self._pairs(round):
            for team in (k, other):
                outcome = self.table.results[team][round].outcome
                if outcome is Outcome.FORFEIT_WIN and not self.seats[team, round]:
                    self.seats[team, round] = self._first(team, round)
                    for member in self.seats[team, round]:
                        self.rows[member][round] = Result(Outcome.FORFEIT_WIN)
            self._give_colours(k, other, round)

    def _first(self, k: int, round: int) -> Seats:
        """Return a team's first members who have nothing else in the round, one a board."""
        free = (m for m in self.matches.rosters[k] if self.rows[m][round].outcome.bye)
        return tuple(free)[: self.boards]

    def _pairs(self, round: int) -> Iterator[tuple[int, int]]:
        """Yield the rows of the two teams of each match."""
        place = {number: k for k, number in enumerate(self.numbers)}
        for k, row in enumerate(self.table.results):
            other = place.get(row[round].opponent or 0, -1)
            if other >= k:
                yield k, other

    def _white(self, k: int, other: int, round: int) -> bool:
        """Whether the first team has White on board 1: by the match, its boards, else by turns."""
        for row, colour in ((k, "w"), (other, "b")):
            if own := self.table.results[row][round].colour:
                return own == colour
        for row, colour in ((k, "w"), (other, "b")):
            for board, member in enumerate(self.seats[row, round]):
                if member and (own := self.rows[member][round].colour):
                    return (own == colour) == (board % 2 == 0)
        return round % 2 == 0

    def _give_colours(self, k: int, other: int, round: int) -> None:
        white = self._white(k, other, round)
        for row, first in ((k, white), (other, not white)):
            for board, member in enumerate(self.seats[row, round]):
                result = self.rows[member][round] if member else BLANK
                if result.opponent is None or result.colour:
                    continue
                theirs = self.rows.get(result.opponent)
                known = OTHER_COLOUR[theirs[round].colour] if theirs else ""
                colour = known or ("w" if first == (board % 2 == 0) else "b")
                self.rows[member][round] = replace(result, colour=colour)

    # The records

    def players(self) -> Section:
        """Return the members with the results that are written."""
        rows = tuple(tuple(self.rows[number]) for number in self.members.crosstable.numbers)
        return replace(
            self.members,
            crosstable=Crosstable(self.members.crosstable.numbers, rows),
            kind=self.section.paired_as,
            scheduled_rounds=self.section.scheduled_rounds,
            order=self.section.order,
        )

    def header(self) -> Iterator[str]:
        """Yield records 352 and 362: the colors of the boards by turns, the worth of matches."""
        if self.boards:
            yield f"352 {('WB' * self.boards)[: self.boards]}"
        if self.matches.match_points is not None or self.scale != FIDE_MATCH_POINTS:
            win, draw, loss = map(layout.figure, self.scale)
            yield f"362 TW{win:>4}   TD{draw:>4}   TL{loss:>4}"

    def records(self, places: Mapping[int, int | None]) -> Iterator[str]:
        """Yield the teams, their line-ups, byes and forfeited matches.

        Raises:
            TieBreakError: pairing byes are worth different points.
        """
        by_match = by_match_points(self.table, self.scale).results
        for k, (team, roster) in enumerate(zip(self.section.players, self.matches.rosters)):
            game_points = sum(self._points(k, round) for round in range(self.table.rounds))
            texts = {
                "No.": team.number,
                "Name": plain(team.name),
                "ID": plain(team.id),
                "Rating": team.rating or "",
                "Match points": layout.figure(sum(result.points for result in by_match[k])),
                "Game points": layout.figure(game_points),
                "Place": places.get(team.number) or "",
            }
            yield layout.TEAM.write(texts, roster)
        for round in range(self.table.rounds):
            yield from self._lineups(round)
        yield from self._byes()
        for round in range(self.table.rounds):
            yield from self._forfeited(round)

    def _points(self, k: int, round: int) -> float:
        """Return a team's game points as a reader of the file finds them."""
        result, seats = self.table.results[k][round], self.seats[k, round]
        if seats:
            return sum(self.rows[member][round].points for member in seats if member)
        if result.outcome is Outcome.PAIRING_BYE:
            return self.matches.points[k][round] or 0.0
        return result.points * self.boards

    def _lineups(self, round: int) -> Iterator[str]:
        """Yield both line-ups of each match in which a team changed its order or left a board
        empty: other programs do not find that out from the games, as gacrux shows."""
        for k, other in self._pairs(round):
            seats = {row: self.seats[row, round] for row in (k, other)}
            if not any(seats.values()) and self.table.results[k][round].forfeit:
                continue
            if any(self._present(row, round) != side for row, side in seats.items()):
                for row, against in ((k, other), (other, k)):
                    teams = {"Team": self.numbers[row], "Opponent": self.numbers[against]}
                    lineup = seats[row] or (0,) * self.boards
                    yield layout.LINEUP.write({"Round": round + 1, **teams}, lineup)

    def _present(self, k: int, round: int) -> Seats:
        """Return the members with a game or a forfeit of their own, in their order."""
        results = ((member, self.rows[member][round]) for member in self.matches.rosters[k])
        return tuple(
            member
            for member, result in results
            if result.outcome.may_name_opponent
            and (result.opponent or result.outcome is not Outcome.FORFEIT_LOSS)
        )

    def _byes(self) -> Iterator[str]:
        """Yield records 240 by round and kind, and the one record 320."""
        allocated = ["000"] * self.table.rounds
        worth: set[tuple[float, float]] = set()
        for round in range(self.table.rounds):
            teams: dict[str, list[int]] = {}
            has_begun = self.table.started(round + 1)
            for k, row in enumerate(self.table.results):
                result, letter = row[round], _AS_BYE.get(row[round].points, "")
                if result.outcome is Outcome.PAIRING_BYE and allocated[round] == "000":
                    allocated[round] = f"{self.numbers[k]:03}"
                    worth.add((result.points, self.matches.points[k][round] or 0.0))
                    continue
                is_bye = result.outcome.bye or result.outcome is Outcome.FORFEIT_DRAW
                is_absence = result.outcome is Outcome.UNPAIRED and has_begun
                games = (self.rows[member][round] for member in self.seats[k, round] if member)
                is_played = any(game.opponent for game in games)
                if is_bye and letter and not (result.blank or is_absence or is_played):
                    teams.setdefault(letter, []).append(self.numbers[k])
            for letter, numbers in teams.items():
                yield layout.BYE.write({"Kind": letter, "Round": round + 1}, numbers)
        in_points = {1.0: self.scale.win, 0.5: self.scale.draw, 0.0: 0.0}
        if len(worth) > 1 or any(match not in in_points for match, _ in worth):
            listed = " and ".join(f"{decimal(m)} and {decimal(g)}" for m, g in sorted(worth))
            raise TieBreakError(
                f"pairing byes of teams are worth {listed} points of a match and in games here; in "
                "a TRF they are all worth the same, as much as a match won, drawn or lost"
            )
        for match, game in worth:
            figures = map(layout.figure, (in_points[match], game))
            texts = dict(zip(layout.PAIRING_BYES.fields, figures))
            yield layout.PAIRING_BYES.write(texts, allocated)

    def _forfeited(self, round: int) -> Iterator[str]:
        kinds = {outcomes: kind for kind, outcomes in FORFEITS.items()}
        for k, other in self._pairs(round):
            rows = (k, other) if self._white(k, other, round) else (other, k)
            white, black = (self.table.results[row][round] for row in rows)
            kind = kinds.get(Both(white.outcome, black.outcome))
            if kind and white.forfeit:
                teams = dict(zip(("White", "Black"), (self.numbers[row] for row in rows)))
                yield layout.FORFEIT.write({"Forfeit": kind, "Round": round + 1, **teams})
