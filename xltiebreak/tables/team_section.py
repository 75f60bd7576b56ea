"""A section of teams, from lists, or from a crosstable with the points inside the matches beside
each round's result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event import letters as us
from xltiebreak.event.crosstable import SWISS, Crosstable, typed_by_hand
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE
from xltiebreak.event.section import Matches, Section
from xltiebreak.event.team_match import TeamRound
from xltiebreak.tables.grid import Block, Lists
from xltiebreak.tables.labels import COUNTING_LABEL
from xltiebreak.tables.reading import rulings_for_results
from xltiebreak.tables.settings import Settings
from xltiebreak.tables.team_lists import (
    Boards,
    Listed,
    Match,
    TeamRounds,
    points_in,
    read_boards,
    read_matches,
    read_members,
    read_teams,
    roster_of,
    settle,
)


def section_of_lists(lists: Lists, settings: Settings) -> Section:
    """Return a section whose teams and matches stand in lists.

    Raises:
        TieBreakError: there are more teams or players than any event has.
    """
    assert lists.teams is not None
    sheet = lists.teams.grid
    faults = [*sheet.faults]
    teams = read_teams(lists.teams, faults)
    roster = roster_of(teams.entries, "team", sheet.sheet)
    rounds = read_matches(lists.matches, roster, faults) if lists.matches else {}
    base = Section(
        players=teams.entries,
        crosstable=Crosstable(teams.numbers, ((),) * len(teams.entries)),
        printed=teams.printed,
        origin=replace(
            teams.origin,
            labels=settings.cells,
            # not where results follow from a sheet of boards alone
            typed=lists.matches is not None or sheet.games is not None,
            how=sheet.how,
        ),
        **{**settings.of_section, "kind": settings.kind or SWISS},
    )
    section = _with_lists(base, settings, lists, rounds, faults)
    letters = [] if settings.notation else _hardly_rulings(section.crosstable, rounds)
    return replace(section, faults=(*section.faults, *letters))


def _hardly_rulings(table: Crosstable, rounds: TeamRounds) -> Iterator[Finding]:
    """Report the first N, R or S where so many matches have one that they are hardly rulings."""
    texts = [us.write(result) for row in table.results for result in row]
    if refusal := rulings_for_results(texts, only_us=True):
        ruled = next(known for known in rounds.values() if known.result.ruling)
        message = refusal.why.replace(repr(refusal.text), repr(refusal.text[0]))
        yield Finding(ERROR, "ambiguous-notation", ruled.result_at, message)


def section_of_crosstable(
    section: Section, block: Block, settings: Settings, lists: Lists
) -> Section:
    """Return a section whose crosstable was read, with the points and boards of its matches."""
    faults = [*section.faults, *_points_without_round(block)]
    section = replace(section, kind=section.kind or SWISS, faults=())
    rounds = _rounds_of(section, block, faults)
    return _with_lists(section, settings, lists, rounds, faults)


def has_points_inside_matches(section: Section, block: Block) -> bool:
    """Whether every round has a column of points that can only be those inside a match.

    Points that are each round's own, or their running total, are those of single players.
    """
    header = block.header
    if not header.points or header.points.keys() != header.rounds.keys():
        return False
    rows = section.crosstable.rows
    points = {seat: known.points for seat, known in _rounds_of(section, block, []).items()}
    scores = {(k, r): [each.points for each in rows[k][:r]] for k, r in points}
    alone = (made in (None, scores[seat][-1]) for seat, made in points.items())
    running = (made in (None, sum(scores[seat])) for seat, made in points.items())
    return any(made is not None for made in points.values()) and not (all(alone) or all(running))


def _points_without_round(block: Block) -> Iterator[Finding]:
    head = block.grid.rows[block.header.row]
    for round, column in block.header.points.items():
        if round not in block.header.rounds:
            message = f"there are points of round {round} but no results; add R{round} beside them"
            yield block.finding(ERROR, "missing-round", head, column, message)


def _rounds_of(section: Section, block: Block, faults: list[Finding]) -> TeamRounds:
    """Return the matches that a crosstable states; report points that cannot be read, or that
    belong to no match."""
    rounds: TeamRounds = {}
    rows = {row.number: row for row in block.grid.rows}
    origin, table = section.origin, section.crosstable
    for k, (number, results) in enumerate(zip(table.numbers, table.results)):
        row = rows[origin.rows[k]]
        for round, result in enumerate(results, start=1):
            points_at = origin.cell(k, f"P{round}", number)
            known = TeamRound(result, None, origin.cell(k, f"R{round}", number), points_at)
            rounds[number, round] = known
            try:
                points = points_in(row.cell(block.header.points.get(round)))
            except TieBreakError as error:
                known.result = UNREADABLE
                faults.append(section.finding(ERROR, "match-points", k, f"P{round}", str(error)))
                continue
            if not result.blank:
                known.points = points
            elif points:
                code = "points-without-match"
                message = (
                    f"there are points of team {number} but no match; type the opponent in the "
                    f"column R{round}, or what the team has instead, such as B for a bye"
                )
                faults.append(section.finding(ERROR, code, k, f"P{round}", message))
    return rounds


def _without_match(matches: Sequence[Match], rounds: TeamRounds) -> Iterator[Finding]:
    """Report boards of ours whose match does not stand on the sheet Matches, which alone counts in
    the workbook."""
    for match in matches:
        if rounds.keys().isdisjoint((team, match.round) for team in match.teams):
            one, other = match.teams
            message = (
                f"teams {one} and {other} have no match in round {match.round} on the sheet "
                "Matches; type it there"
            )
            yield Finding(ERROR, "match-missing", match.where, message)


def _with_lists(
    base: Section, settings: Settings, lists: Lists, rounds: TeamRounds, faults: list[Finding]
) -> Section:
    """Return the section with the players and boards of the lists beside it, its matches and their
    line-ups."""
    faults += lists.faults
    teams = roster_of(base.players, "team", base.origin.sheet)
    members = read_members(lists.players, teams, faults) if lists.players else None
    sheet = lists.boards
    matches: Sequence[Match] = ()
    if members and members.entries and sheet:
        boards = Boards(dict(zip(members.numbers, members.teams)), rounds)
        players = roster_of(members.entries, "player", members.origin.sheet)
        most = settings.boards or len(settings.board_weights)
        read_boards(sheet, teams, players, boards, most, faults)
        matches = boards.matches
        if lists.matches and lists.matches.grid.kind:
            faults += _without_match(matches, rounds)
    elif sheet and any(sheet.cell(row, "Result").text for row in sheet.rows):
        message = (
            "there are results by board but no list of players; name them on a sheet Players, with "
            "No., Name and Team"
        )
        faults.append(Finding(ERROR, "no-players", sheet.grid.sheet, message))
    members = members if members and members.entries else None
    size, weights = _boards(settings, matches, faults)
    lineups = settle(rounds, matches, weights or (1.0,) * size, faults)
    last = base.crosstable.rounds
    for match in matches if last else ():
        if match.round > last:
            message = f"the crosstable has no column for round {match.round}; add it"
            faults.append(Finding(ERROR, "missing-round", match.where, message))
    last = last or max([settings.scheduled_rounds or 0, *(round for _, round in rounds)])
    numbers = base.crosstable.numbers
    seats = [[(number, round) for round in range(1, last + 1)] for number in numbers]
    known = [[rounds.get(seat, TeamRound()) for seat in row] for row in seats]
    table = Crosstable(numbers, tuple([tuple([each.result for each in row]) for row in known]))
    if base.origin.typed:
        one_idle = bool(lists.teams and lists.teams.grid.games and len(numbers) % 2)
        table = typed_by_hand(table, one_sits_out=one_idle)
    for name, label in COUNTING_LABEL.items():
        if name in settings.cells:
            message = (
                f"the label {label!r} is for events in which players play and teams are ranked by "
                "their top players; in this one the teams play, so it is passed over"
            )
            faults.append(Finding(WARNING, "team-label", settings.cells[name], message))
    return replace(
        base,
        crosstable=table,
        matches=Matches(
            points=tuple([tuple([each.points for each in row]) for row in known]),
            boards=size,
            weights=weights,
            placed_by=settings.placed_by,
            match_points=settings.match_points,
            members=_played(base, members, matches, last) if members else None,
            rosters=members.rosters(numbers) if members else (),
            lineups=tuple(tuple(lineups.get(seat, ()) for seat in row) for row in seats)
            if lineups
            else (),
        ),
        counting=None,
        team_minimum=None,
        teams_by=(),
        origin=replace(base.origin, cells=_apart(base, known)),
        faults=tuple(faults),
    )


def _boards(
    settings: Settings, matches: Sequence[Match], faults: list[Finding]
) -> tuple[int, tuple[float, ...]]:
    """Return how many boards a match has, and their weights."""
    weights, boards = settings.board_weights, settings.boards
    if weights and boards and len(weights) != boards:
        message = (
            f"{len(weights)} boards have a weight, but a match has {boards}; correct the label "
            "Board weights or the label Boards"
        )
        faults.append(Finding(ERROR, "setting", settings.cells["board_weights"], message))
        weights = ()
    listed = max((board for match in matches for board in match.boards), default=0)
    return boards or len(weights) or listed, weights


def _apart(base: Section, known: Sequence[Sequence[TeamRound]]) -> Mapping[tuple[int, str], str]:
    """Return the full addresses of the cells that do not stand in their team's row."""
    apart = dict(base.origin.cells)
    for k, (number, row) in enumerate(zip(base.crosstable.numbers, known)):
        for round, each in enumerate(row, start=1):
            for column, where in (("R", each.result_at), ("P", each.points_at)):
                title = f"{column}{round}"
                if where and where != base.origin.cell(k, title, number):
                    apart[k, title] = where
    return apart


def _played(base: Section, members: Listed, matches: Sequence[Match], rounds: int) -> Section:
    """Return the players of the teams with their own games."""
    rows = {number: [BLANK] * rounds for number in members.numbers}
    places = {number: k for k, number in enumerate(members.numbers)}
    cells = dict(members.origin.cells)
    for match in matches:
        for board in match.boards.values():
            for side, player in enumerate(board.players):
                if player in rows and match.round <= rounds:
                    rows[player][match.round - 1] = board.result(side)
                    cells[places[player], f"R{match.round}"] = board.where
    return Section(
        name=base.name,
        players=members.entries,
        crosstable=Crosstable(members.numbers, tuple([tuple(rows[k]) for k in members.numbers])),
        kind=base.kind,
        scheduled_rounds=base.scheduled_rounds,
        edition=base.edition,
        unrated=base.unrated,
        origin=replace(members.origin, cells=cells, typed=False),
    )
