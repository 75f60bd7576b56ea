"""The players of every team with their results, one table a team: the line-ups of large events."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.amounts import score_text
from xltiebreak.bulletin.banded import banded
from xltiebreak.bulletin.entries import points_inside, points_of
from xltiebreak.bulletin.letters import MINUS, cell_text, in_grid
from xltiebreak.bulletin.measure import INCH
from xltiebreak.bulletin.page import Room
from xltiebreak.bulletin.tables import MARGINS, RESULT, Cell, Column, words
from xltiebreak.bulletin.wordml import run, text
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Matches, Section
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings

_NAME = round(1.5 * INCH)


def rosters(
    standings: Standings, matches: Matches, members: Section, level: int, room: Room
) -> str:
    """A table for each team that has line-ups, in the order of the team numbers: every player who
    sat at a board, round by round the result and the board."""
    parts = [
        text(
            "Bulletin Text",
            "There are too many matches to print one by one, so every team has a table of its "
            "players. Under each round stands the team’s match; in a cell the player’s result, and "
            "in small print the board. The other player is found under the opponent’s number, same "
            f"round and board. + and {MINUS}: won and lost by forfeit.",
        )
    ]
    rows = sorted(standings.rows, key=lambda row: row.player.number)
    position = standings.context.teams.rows if standings.context.teams else {}
    for row in rows:
        roster = those_who_sat(matches, position[row.player.number])
        if roster:
            parts.append(_team(standings, row, matches, members, roster, room))
    return "".join(parts)


def those_who_sat(matches: Matches, position: int) -> list[int]:
    """The members of a team who sat at a board, in the order of the roster."""
    if matches.members is None or position >= len(matches.lineups):
        return []
    seated = {
        member
        for lineup in matches.lineups[position]
        for member in lineup
        if member in matches.members.by_number
    }
    roster = matches.rosters[position] if position < len(matches.rosters) else ()
    return [*(one for one in roster if one in seated), *sorted(seated - set(roster))]


def _team(
    standings: Standings,
    row: Standing,
    matches: Matches,
    members: Section,
    roster: Sequence[int],
    room: Room,
) -> str:
    number = row.player.number
    left = [
        words(
            room.faces,
            "Player",
            [members.by_number[one].label for one in roster],
            most=_NAME,
            share=4,
        )
    ]
    table_of = standings.section.crosstable
    right = [_points(members, roster, table_of.complete_rounds, room)]
    rounds = [
        _round(standings, number, round, matches, members, roster, room)
        for round in range(1, table_of.rounds + 1)
        if table_of.started(round)
    ]
    points = points_of(standings.section, row.score)
    caption = text("Bulletin Caption", f"{number} {row.player.label}: place {row.places}, {points}")
    return caption + banded(
        left,
        rounds,
        right,
        room.upright,
        f"Players of {row.player.label}",
        "One row for each player, one column for each round: the result and the board; then "
        "the points.",
    )


def _points(members: Section, roster: Sequence[int], complete: Sequence[int], room: Room) -> Column:
    """``5½ of 7``: the points of the complete rounds, and the games that were played or
    forfeited."""
    rows = members.crosstable.rows
    texts = []
    for member in roster:
        counted = [rows[member][round - 1] for round in complete]
        games = [one for one in counted if one.played or one.forfeit]
        texts.append(f"{score_text(sum(one.points for one in games))} of {len(games)}")
    return words(room.faces, "Points", texts, RESULT)


def _round(
    standings: Standings,
    number: int,
    round: int,
    matches: Matches,
    members: Section,
    roster: Sequence[int],
    room: Room,
) -> Column:
    """The results of one round under the match: ``R3 W12 44½``."""
    match = standings.section.crosstable.rows[number][round - 1]
    incomplete = "*" * (round not in standings.section.crosstable.complete_rounds)
    said = f"R{round}{incomplete} {cell_text(match)}{points_inside(standings, number, round)}"
    cells = []
    for member in roster:
        board = matches.board_of(member, round)
        result = members.crosstable.rows[member][round - 1]
        if board is None:
            cells.append(Cell())
            continue
        score = "" if result.outcome is Outcome.PENDING else in_grid(result)
        cells.append(Cell(run(f"{score} ") + run(str(board), "Bulletin Small")))
    needs = room.faces.head.longest_word(said, bold=True)
    needs = max(needs, room.faces.cell.width("½ ") + room.faces.small.width("10"))
    return Column(said, cells, needs + MARGINS, RESULT)
