"""A TRF with teams: a section of teams that play matches, or of players with their clubs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.event.crosstable import MAX_ROUNDS, Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    FIDE_MATCH_POINTS,
    MAX_BOARDS,
    Matches,
    MatchPoints,
    Section,
)
from xltiebreak.formats.trf.layout import TEAM, round_column
from xltiebreak.formats.trf.match_making import Match, MatchMaker
from xltiebreak.formats.trf.players import Entry
from xltiebreak.formats.trf.records import (
    GAME_POINTS,
    MATCH_POINTS,
    Records,
    check_count,
    stated_order,
    states_byes,
)
from xltiebreak.formats.trf.rounds import ABSENT
from xltiebreak.formats.trf.rulings import read_match_rulings
from xltiebreak.formats.trf.team_records import Roster, RosterReader, RoundRecords
from xltiebreak.rules.countings import by_match_points
from xltiebreak.tables.cells import plain

_OF_TEAMS = ("team", "scheveningen", "schiller")
_PAIR = re.compile(r"(T[WDL]) ?=? ?(\d*[.,]?\d+)")


class Teams:
    """The teams of a file. ``play_matches`` is false if they are only clubs of players who are
    paired one by one; ``faults`` are those of their records, ``entries`` the players' records."""

    def __init__(self, records: Records, entries: Sequence[Entry]) -> None:
        self.records = records
        self.entries = entries
        reader = RosterReader(entries)
        self.rosters = reader.read(records)
        self.faults = reader.faults
        self.play_matches = _play_matches(records, self.rosters, entries)
        if self.play_matches:
            self.faults += _cut_short(entries)

    def in_place_of(self, section: Section) -> Section:
        """Return the section of the teams, with the players of ``section`` as members; if teams
        play no matches, the section with the players' clubs.

        The entries must have all rounds of the file.
        """
        clubs = _with_clubs(section, self.rosters)
        return self._section(clubs) if self.play_matches else clubs

    def _section(self, players: Section) -> Section:
        rosters, records = self.rosters, self.records
        scale, faults = _read_match_points(records)
        members = {roster.team.number: roster.members for roster in rosters}
        round_records = RoundRecords(members, scale or FIDE_MATCH_POINTS)
        round_records.read(records)
        colours, unclear = _read_colours(records)
        maker = MatchMaker(
            rosters, self.entries, round_records, colours, len(colours), states_byes(records)
        )
        rounds = min(max(players.crosstable.rounds, round_records.rounds), MAX_ROUNDS)
        matches_of = maker.make(rounds)
        faults += read_match_rulings(records, matches_of, scale or FIDE_MATCH_POINTS)
        made = [matches_of[roster.team.number] for roster in rosters]
        matches = Matches(
            points=tuple(tuple(match.points for match in row) for row in made),
            boards=min(maker.boards, MAX_BOARDS),
            placed_by=_placed_by(records),
            match_points=scale,
            members=_members(players, made, rounds),
            rosters=tuple(roster.members for roster in rosters),
            lineups=tuple(
                tuple(_padded(match.seats, maker.boards) for match in row) for row in made
            ),
        )
        teams = replace(
            players,
            players=tuple(roster.team for roster in rosters),
            crosstable=Crosstable(
                tuple(roster.team.number for roster in rosters),
                tuple(tuple(match.result for match in row) for row in made),
            ),
            matches=matches,
            origin=Origin(
                rows=tuple(roster.line for roster in rosters),
                columns={name: f"column {field.first}" for name, field in TEAM.fields.items()},
                lines=True,
                labels=players.origin.labels,
                of_fide=players.origin.of_fide,
                entry="team",
            ),
        )
        faults += [*unclear, *round_records.faults, *maker.faults]
        faults += check_count(records, "082", "team", len(rosters))
        if not any(fault.is_error for fault in (*players.faults, *faults)):
            faults += _stated_points(rosters, teams)
        return replace(teams, faults=(*players.faults, *faults))


def _cut_short(entries: Sequence[Entry]) -> Iterator[Finding]:
    """Yield a fault for each game that only one of the two players' lines has: the other line was
    cut short, and its match would be decided without that board."""
    by_number = {entry.player.number: entry for entry in entries}
    for entry in entries:
        for round, result in enumerate(entry.results, start=1):
            named = by_number.get(result.opponent or 0)
            if named is not None and named.result(round) is BLANK:
                yield Finding(
                    ERROR,
                    "cut-line",
                    f"line {named.line}, column {round_column(round)}",
                    f"player {named.player.number} has nothing in round {round}, in which player "
                    f"{entry.player.number} names him as the opponent (line {entry.line}); "
                    "expected the opponent, the color and the result; is the line cut short?",
                )


def _play_matches(records: Records, rosters: Sequence[Roster], entries: Sequence[Entry]) -> bool:
    """Whether teams play matches: the type of the tournament names teams, or TRF26 lists them
    (record 310).

    Records 013 may also be clubs. With them alone, teams play if the type does not say "individual"
    and if in every round the players of each team meet only one other team, at two boards at least.
    """
    type_words = f"{records.text('192')} {records.text('092')}".casefold()
    if any(word in type_words for word in _OF_TEAMS) or records.lines("310"):
        return True
    return "individual" not in type_words and _teams_meet(rosters, entries)


def _teams_meet(rosters: Sequence[Roster], entries: Sequence[Entry]) -> bool:
    team_of = {member: roster.team.number for roster in rosters for member in roster.members}
    met: dict[tuple[int, int], int] = {}
    boards: dict[tuple[int, int], int] = {}
    for entry in entries:
        own = team_of.get(entry.player.number)
        for round, result in enumerate(entry.results):
            if result.opponent is None:
                continue
            other = team_of.get(result.opponent)
            if own is None or other is None or own == other:
                return False
            if met.setdefault((round, own), other) != other:
                return False
            boards[round, own] = boards.get((round, own), 0) + 1
    return max(boards.values(), default=0) > 1


def _with_clubs(section: Section, rosters: Sequence[Roster]) -> Section:
    club_of = {
        member: roster.team.name or f"Team {roster.team.number}"
        for roster in rosters
        for member in roster.members
    }
    players = tuple(
        replace(player, team=club_of.get(player.number, "")) for player in section.players
    )
    return replace(section, players=players)


def _padded(seats: tuple[int, ...], boards: int) -> tuple[int, ...]:
    return seats + (0,) * (boards - len(seats)) if seats else ()


def _members(players: Section, made: Sequence[Sequence[Match]], rounds: int) -> Section:
    """Return the players of the teams; a player's forfeit loss without a board only means that he
    was away, as in TRF26's own sample."""
    seated = {
        (member, round) for row in made for round, match in enumerate(row) for member in match.seats
    }

    def of_member(member: int, round: int, result: Result) -> Result:
        lone = result.outcome is Outcome.FORFEIT_LOSS and result.opponent is None
        return ABSENT if lone and (member, round) not in seated else result

    table = players.crosstable
    more = (BLANK,) * (rounds - table.rounds)
    rows = tuple(
        tuple(of_member(member, round, result) for round, result in enumerate(row)) + more
        for member, row in zip(table.numbers, table.results)
    )
    return replace(
        players,
        name="Players",
        crosstable=Crosstable(table.numbers, rows),
        kind="swiss",
        order="",
        faults=(),
    )


def _read_match_points(records: Records) -> tuple[MatchPoints | None, list[Finding]]:
    lines = records.lines("362")
    worth = dict(zip(("TW", "TD", "TL"), FIDE_MATCH_POINTS))
    faults = []
    for number, line in lines:
        text = plain(line[3:].upper())
        try:
            worth.update({code: read_points(figure) for code, figure in _PAIR.findall(text)})
            odd = _PAIR.sub("", text).strip()
        except ValueError as error:
            odd = str(error)
        if odd:
            message = f"{odd!r} cannot be read; expected points such as TW 2.0   TD 1.0   TL 0.0"
            faults.append(Finding(ERROR, "scoring", f"line {number}", message))
    scale = MatchPoints(worth["TW"], worth["TD"], worth["TL"])
    if lines and not scale.win > scale.draw > scale.loss:
        message = f"a match won, drawn and lost is worth {scale} here; expected less and less"
        faults.append(Finding(ERROR, "scoring", f"line {lines[0][0]}", message))
    return (scale, faults) if lines and not faults else (None, faults)


def _read_colours(records: Records) -> tuple[str, list[Finding]]:
    """Return the colors of record 352, by board, of the team with the first one (``WBWB``), and
    faults."""
    colours = "".join(records.text("352").upper().split())
    if not set(colours) - {"W", "B"} and len(colours) <= MAX_BOARDS:
        return colours, []
    message = (
        f"{colours!r} are not the colors of the boards; expected W or B for each, at most "
        f"{MAX_BOARDS}, such as WBWB"
    )
    return "", [Finding(ERROR, "setting", records.where("352"), message)]


def _placed_by(records: Records) -> str:
    """Return which points place the teams: the first in the order, else the first that the type of
    the event names."""
    _, codes = stated_order(records)
    first = codes[0].upper() if codes else ""
    if first in (MATCH_POINTS, GAME_POINTS):
        return BY_GAME_POINTS if first == GAME_POINTS else BY_MATCH_POINTS
    named = [part for part in records.text("192").upper().split("_") if part in ("MP", "GP")]
    return BY_GAME_POINTS if named[:1] == ["GP"] else BY_MATCH_POINTS


def _stated_points(rosters: Sequence[Roster], section: Section) -> Iterator[Finding]:
    matches = section.matches
    table = section.crosstable
    if matches is None or any(
        result.outcome is Outcome.UNREADABLE for row in table.results for result in row
    ):
        return
    by_match = by_match_points(table, matches.match_points or FIDE_MATCH_POINTS).results
    for roster, results, points in zip(rosters, by_match, matches.points):
        for name, text, got in (
            ("Match points", roster.stated_points[0], [result.points for result in results]),
            ("Game points", roster.stated_points[1], [known or 0.0 for known in points]),
        ):
            counted = sum(got[round - 1] for round in table.complete_rounds)
            try:
                points_stated = read_points(text) if text else counted
            except ValueError:
                points_stated = None
            if points_stated is None or points_stated not in (counted, sum(got)):
                yield Finding(
                    WARNING,
                    "printed-score",
                    f"line {roster.line}, column {TEAM.fields[name].first}",
                    f"team {roster.team.number} is printed with {text} {name.casefold()}, but its "
                    f"matches add up to {decimal(counted)}; check the matches",
                )
