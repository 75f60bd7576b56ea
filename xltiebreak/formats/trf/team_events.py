"""A report file with teams: a section of teams with matches, or of players with their clubs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.event.crosstable import MAX_ROUNDS, Crosstable
from xltiebreak.event.figures import decimal, points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    FIDE_MATCH_POINTS,
    MAX_BOARDS,
    MatchPoints,
    Section,
)
from xltiebreak.event.section import Matches as MatchesOf
from xltiebreak.formats.trf.layout import ABSENT, TEAM, round_column
from xltiebreak.formats.trf.players import Entry
from xltiebreak.formats.trf.records import Records, check_count, stated_order, states_byes
from xltiebreak.formats.trf.team_matches import Match, Matches
from xltiebreak.formats.trf.team_records import Team, TeamReader
from xltiebreak.rules.countings import by_match_points
from xltiebreak.tables.cells import plain

_PAIR = re.compile(r"(T[WDL]) ?=? ?(\d*[.,]?\d+)")
_NO_RULINGS = (
    "the arbiter gave or took away points (record 299), which is not taken into account in events "
    "of teams; enter the matches in a workbook"
)


class Teams:
    """The teams of a file; ``play_matches`` is false if they are only clubs of players."""

    def __init__(self, records: Records, entries: Sequence[Entry]) -> None:
        self.records = records
        self.entries = {entry.player.number: entry for entry in entries}
        self.reader = TeamReader(self.entries)
        self.teams = self.reader.read_teams(records)
        self.faults = self.reader.faults
        self.play_matches = self._play_matches()
        if self.play_matches:
            self.faults += self._cut_short()

    def in_place_of(self, section: Section) -> Section:
        """Return the section of the teams, with the players of ``section`` as members, or that
        section with the players' clubs. The entries must have all rounds."""
        club_of = {
            member: team.player.name or f"Team {team.player.number}"
            for team in self.teams
            for member in team.members
        }
        players = [
            replace(player, team=club_of.get(player.number, "")) for player in section.players
        ]
        section = replace(section, players=tuple(players))
        return self._section(section) if self.play_matches else section

    def _play_matches(self) -> bool:
        """Whether teams play matches: the type names teams, or there are records 310; else, unless
        it says individual, if each team meets one other in every round, once at two boards."""
        kind = f"{self.records.text('192')} {self.records.text('092')}".casefold()
        if any(word in kind for word in ("team", "scheveningen", "schiller")):
            return True
        if self.records.lines("310") or "individual" in kind:
            return "310" in self.records.by_code
        team_of = {member: team.player.number for team in self.teams for member in team.members}
        boards: dict[tuple[int, int | None, int | None], int] = {}
        for number, entry in self.entries.items():
            for round, result in enumerate(entry.results):
                if result.opponent is not None:
                    key = (round, team_of.get(number), team_of.get(result.opponent))
                    boards[key] = boards.get(key, 0) + 1
        if any(None in key or key[1] == key[2] for key in boards):
            return False
        one_opponent = len({key[:2] for key in boards}) == len(boards)
        return one_opponent and max(boards.values(), default=0) > 1

    def _cut_short(self) -> Iterator[Finding]:
        """Yield a fault for each game that only one of the two players' lines has."""
        for number, entry in self.entries.items():
            for round, result in enumerate(entry.results, start=1):
                named = self.entries.get(result.opponent or 0)
                if named is not None and named.result(round) is BLANK:
                    yield Finding(
                        ERROR,
                        "cut-line",
                        f"line {named.line}, column {round_column(round)}",
                        f"player {named.player.number} has nothing in round {round}, in which "
                        f"player {number} names him as the opponent (line {entry.line}); expected "
                        "the opponent, the color and the result; is the line cut short?",
                    )

    def _section(self, players: Section) -> Section:
        records = self.records
        scale, faults = read_match_points(records)
        colours, unclear = read_colours(records)
        old = len(self.faults)
        last = self.reader.read_rounds(records, scale or FIDE_MATCH_POINTS)
        rounds = min(max(players.crosstable.rounds, last), MAX_ROUNDS)
        matches = Matches(
            self.reader,
            self.entries,
            scale or FIDE_MATCH_POINTS,
            colours,
            states_byes(records),
        )
        by_number = matches.make(rounds)
        made = [by_number[team.player.number] for team in self.teams]
        faults += [
            Finding(ERROR, "abnormal-points", f"line {number}", _NO_RULINGS)
            for number, _ in records.lines("299")
        ]
        boards = min(matches.boards, MAX_BOARDS)
        section = replace(
            players,
            players=tuple(team.player for team in self.teams),
            crosstable=Crosstable(
                tuple(team.player.number for team in self.teams),
                tuple(tuple(match.result for match in row) for row in made),
            ),
            matches=MatchesOf(
                points=tuple(tuple(match.points for match in row) for row in made),
                boards=boards,
                placed_by=placed_by(records),
                match_points=scale,
                members=_members(players, made, rounds),
                rosters=tuple(team.members for team in self.teams),
                lineups=tuple(
                    tuple(
                        m.seats + (0,) * (matches.boards - len(m.seats)) if m.seats else ()
                        for m in row
                    )
                    for row in made
                ),
            ),
            origin=Origin(
                rows=tuple(team.line for team in self.teams),
                columns={name: f"column {field.first}" for name, field in TEAM.fields.items()},
                lines=True,
                labels=players.origin.labels,
                of_fide=players.origin.of_fide,
                entry="team",
            ),
        )
        faults += [*unclear, *self.faults[old:]]
        faults += check_count(records, "082", "team", len(self.teams))
        if not any(fault.is_error for fault in (*players.faults, *faults)):
            faults += _wrong_points(self.teams, section, matches.scale)
        return replace(section, faults=(*players.faults, *faults))


def read_match_points(records: Records) -> tuple[MatchPoints | None, list[Finding]]:
    """Return what record 362 says that matches are worth, and faults."""
    worth = dict(zip(("TW", "TD", "TL"), FIDE_MATCH_POINTS))
    faults = []
    for number, line in records.lines("362"):
        text = plain(line[3:].upper())
        try:
            worth.update({code: points(figure) for code, figure in _PAIR.findall(text)})
            odd = _PAIR.sub("", text).strip()
        except ValueError as error:
            odd = str(error)
        if odd or not worth["TW"] > worth["TD"] > worth["TL"]:
            message = f"{odd or text!r} is no worth of matches; expected TW 2.0   TD 1.0   TL 0.0"
            faults.append(Finding(ERROR, "scoring", f"line {number}", message))
    stated = records.lines("362") and not faults
    return (MatchPoints(*worth.values()) if stated else None), faults


def read_colours(records: Records) -> tuple[str, list[Finding]]:
    """Return the colors of record 352, by board, of the team with the first one, and faults."""
    colours = "".join(records.text("352").upper().split())
    if not set(colours) - {"W", "B"} and len(colours) <= MAX_BOARDS:
        return colours, []
    message = f"{colours!r} are not the colors of at most {MAX_BOARDS} boards, such as WBWB"
    return "", [Finding(ERROR, "setting", records.where("352"), message)]


def placed_by(records: Records) -> str:
    """Return which points place the teams: the first in the order, else that the type names."""
    named = [*stated_order(records)[1][:1], *records.text("192").split("_")]
    codes = [part.upper() for part in named]
    first = next((code[:2] for code in codes if code in ("MPTS", "GPTS", "MP", "GP")), "")
    return BY_GAME_POINTS if first == "GP" else BY_MATCH_POINTS


def _members(players: Section, made: Sequence[Sequence[Match]], rounds: int) -> Section:
    """Return the players of the teams; a forfeit loss without a board only means away."""
    seated = {(m, round) for row in made for round, match in enumerate(row) for m in match.seats}
    table = players.crosstable
    rows = [
        [
            ABSENT if result == Result(Outcome.FORFEIT_LOSS, colour=result.colour)
            and (number, round) not in seated else result
            for round, result in enumerate(row)
        ]
        for number, row in zip(table.numbers, table.results)
    ]  # fmt: skip
    more = [BLANK] * (rounds - table.rounds)
    table = Crosstable(table.numbers, tuple(tuple(row + more) for row in rows))
    return replace(players, name="Players", crosstable=table, kind="swiss", order="", faults=())


def _wrong_points(teams: Sequence[Team], section: Section, scale: MatchPoints) -> Iterator[Finding]:
    """Yield a warning for each stated sum of points that the matches do not make."""
    table, complete = section.crosstable, section.crosstable.complete_rounds
    by_match = by_match_points(table, scale).results
    points_inside = section.matches.points if section.matches else ()
    for team, results, inside in zip(teams, by_match, points_inside):
        both = ([result.points for result in results], [known or 0.0 for known in inside])
        for name, text, got in zip(("Match points", "Game points"), team.stated, both):
            counted = sum(got[round - 1] for round in complete)
            try:
                fits = not text or points(text) in (counted, sum(got))
            except ValueError:
                fits = False
            if not fits:
                yield Finding(
                    WARNING,
                    "printed-score",
                    f"line {team.line}, column {TEAM.fields[name].first}",
                    f"team {team.player.number} is printed with {text} {name.casefold()}, but its "
                    f"matches add up to {decimal(counted)}; check the matches",
                )
