"""A TRF's players and team records → the section of its teams, or of players with their clubs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.crosstable import MAX_ROUNDS, Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, MAX_BOARDS, Matches, Section
from xltiebreak.formats.trf.players import Entry, whole
from xltiebreak.formats.trf.records import Records
from xltiebreak.formats.trf.teams.layout import TEAM
from xltiebreak.formats.trf.teams.matches import ABSENT, Match, MatchMaker
from xltiebreak.formats.trf.teams.rosters import NEW, Roster
from xltiebreak.formats.trf.teams.scoring import placed_by, read_colours, read_match_points
from xltiebreak.formats.trf.teams.stated import Stated
from xltiebreak.rules.countings import by_match_points

MEMBERS = "Players"
_OF_TEAMS = ("team", "scheveningen", "schiller")


def is_team_event(records: Records, rosters: Sequence[Roster], entries: Sequence[Entry]) -> bool:
    """Whether teams play matches, and are not only the clubs of players who are paired one by one.

    So it is where the type of the tournament names teams, or TRF26 lists them (record 310). Records
    013 alone stand for both: there it is so where the type does not say "individual", and in every
    round whoever sits in a team meets members of one other team, at two boards at least.
    """
    if not rosters:
        return False
    stated = f"{records.text('192')} {records.text('092')}".casefold()
    if any(word in stated for word in _OF_TEAMS) or records.by_code.get(NEW):
        return True
    return "individual" not in stated and _teams_meet(rosters, entries)


def _teams_meet(rosters: Sequence[Roster], entries: Sequence[Entry]) -> bool:
    team_of = {member: one.team.number for one in rosters for member in one.members}
    met: dict[tuple[int, int], int] = {}
    most = 0
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
            most = max(most, boards[round, own])
    return most > 1


def with_clubs(section: Section, rosters: Sequence[Roster]) -> Section:
    """The section of players, each with the name of his club."""
    club_of = {
        member: one.team.name or f"Team {one.team.number}"
        for one in rosters
        for member in one.members
    }
    players = tuple(
        replace(player, team=club_of.get(player.number, "")) for player in section.players
    )
    return replace(section, players=players)


def team_section(
    section: Section, records: Records, rosters: Sequence[Roster], entries: Sequence[Entry]
) -> Section:
    """The section of the teams, whose members are the players of ``section``.

    ``entries`` are the players' records, with room for every round of the file.
    """
    scale, faults = read_match_points(records.by_code.get("362", ()))
    members = {one.team.number: one.members for one in rosters}
    stated = Stated(members, scale or FIDE_MATCH_POINTS)
    stated.read(records)
    colours, unclear = read_colours(records)
    maker = MatchMaker(rosters, entries, stated, colours, len(colours))
    rounds = min(max(section.crosstable.rounds, stated.rounds), MAX_ROUNDS)
    made = maker.make(rounds)
    numbers = tuple(one.team.number for one in rosters)
    matches = Matches(
        points=tuple(tuple(match.points for match in made[n]) for n in numbers),
        boards=min(maker.boards, MAX_BOARDS),
        placed_by=placed_by(records),
        match_points=scale,
        members=_members(section, rosters, made, rounds),
        rosters=tuple(one.members for one in rosters),
        lineups=tuple(
            tuple(_padded(match.seats, maker.boards) for match in made[n]) for n in numbers
        ),
    )
    teams = replace(
        section,
        players=tuple(one.team for one in rosters),
        crosstable=Crosstable(
            numbers, tuple(tuple(match.result for match in made[n]) for n in numbers)
        ),
        matches=matches,
        origin=Origin(
            rows=tuple(one.line for one in rosters),
            columns={name: f"column {field.first}" for name, field in TEAM.items()},
            lines=True,
            labels=section.origin.labels,
            entry="team",
        ),
    )
    faults += [*unclear, *stated.faults, *maker.faults, *_team_count(records, rosters)]
    if not any(fault.is_error for fault in (*section.faults, *faults)):
        faults += _stated_points(rosters, teams)
    return replace(teams, faults=(*section.faults, *faults))


def _padded(seats: tuple[int, ...], boards: int) -> tuple[int, ...]:
    return seats + (0,) * (boards - len(seats)) if seats else ()


def _members(
    section: Section, rosters: Sequence[Roster], made: Mapping[int, Sequence[Match]], rounds: int
) -> Section:
    """The players of the teams; a forfeit loss of somebody who sat at no board only says that he
    was away, as TRF26's own sample has it."""
    seated = {
        (member, round)
        for row in made.values()
        for round, match in enumerate(row)
        for member in match.seats
    }

    def of_member(member: int, round: int, result: Result) -> Result:
        lone = result.outcome is Outcome.FORFEIT_LOSS and result.opponent is None
        return ABSENT if lone and (member, round) not in seated else result

    table = section.crosstable
    more = (BLANK,) * (rounds - table.rounds)
    rows = tuple(
        tuple(of_member(member, round, result) for round, result in enumerate(row)) + more
        for member, row in zip(table.numbers, table.results)
    )
    clubs = with_clubs(section, rosters)
    return replace(
        clubs,
        name=MEMBERS,
        crosstable=Crosstable(table.numbers, rows),
        kind="swiss",
        order="",
        faults=(),
    )


def _team_count(records: Records, rosters: Sequence[Roster]) -> list[Finding]:
    """A file that was cut short has fewer teams than it says."""
    stated = records.text("082")
    if not whole(stated) or int(stated) == len(rosters):
        return []
    message = f"the file says {stated} teams and has {len(rosters)}; is it complete?"
    return [Finding(WARNING, "team-count", records.where("082"), message)]


def _stated_points(rosters: Sequence[Roster], section: Section) -> Iterator[Finding]:
    """The match and game points of a team's record have to be the sums of its matches."""
    matches = section.matches
    if matches is None:
        return
    table = section.crosstable
    if any(result.outcome is Outcome.UNREADABLE for row in table.results for result in row):
        return
    scale = matches.match_points or FIDE_MATCH_POINTS
    by_match = by_match_points(table, scale).results
    for one, results, points in zip(rosters, by_match, matches.points):
        for name, text, got in (
            ("Match points", one.stated_points[0], [result.points for result in results]),
            ("Game points", one.stated_points[1], [known or 0.0 for known in points]),
        ):
            counted = sum(got[round - 1] for round in table.complete_rounds)
            try:
                stated = read_points(text) if text else counted
            except ValueError:
                stated = None
            if stated is None or stated not in (counted, sum(got)):
                yield Finding(
                    WARNING,
                    "printed-score",
                    f"line {one.line}, column {TEAM[name].first}",
                    f"team {one.team.number} is printed with {text} {name.casefold()}, but its "
                    f"matches add up to {decimal(counted)}; check the matches",
                )
