"""Line-ups and results by board: match by match, in a large event team by team."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xltiebreak.bulletin.word.fonts import INCH
from xltiebreak.bulletin.word.markup import heading, run, text
from xltiebreak.bulletin.word.page import Part, Room
from xltiebreak.bulletin.word.tables import (
    MARGINS,
    RESULT,
    Block,
    Cell,
    Column,
    banded,
    side_by_side,
    words,
)
from xltiebreak.bulletin.wording import MINUS, cell_text, in_grid, listed, points_inside, points_of
from xltiebreak.event.figures import on_paper
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Lineup, Matches, Section
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings

MOST_MATCHES = 120
"""So many matches with line-ups are printed one by one, eight or nine a page; of more, every team
has one table of its players and their results."""

_NAME_IN_MATCH = round(1.1 * INCH)
_EMPTY = "nobody"


class Match(NamedTuple):
    """Two teams that met in a round, and who sat at their boards."""

    round: int
    left: int
    right: int
    lineups: tuple[Lineup, Lineup]


def matches_by_board(standings: Standings, level: int, room: Room) -> Part:
    """Every match whose line-ups are known; nothing where none are."""
    section = standings.section
    if section.matches is None or section.matches.members is None:
        return Part("")
    met = list(_met(section, section.matches))
    if not met:
        return Part("")
    title = heading(level, "Line-ups and results by board")
    if len(met) > MOST_MATCHES:
        rosters = _rosters(standings, section.matches, section.matches.members, room)
        return Part(title + rosters)
    parts = [title, text("Bulletin Text", _how_to_read(section, section.matches))]
    for round in sorted({match.round for match in met}):
        of_round = [match for match in met if match.round == round]
        parts.append(heading(level + 1, f"Round {round}"))
        parts.append(_matches(standings, of_round, section.matches.members, room))
        rest = "; ".join(_without_boards(standings, round, of_round))
        if rest:
            parts.append(text("Bulletin Note", f"Without boards: {rest}."))
    return Part("".join(parts))


def _met(section: Section, matches: Matches) -> Iterator[Match]:
    """The matches with a line-up of either team, by rounds and by the lower team number."""
    seats = dict(zip(section.crosstable.numbers, matches.lineups))
    for round in range(1, section.crosstable.rounds + 1):
        for number in sorted(seats):
            opponent = section.crosstable.rows[number][round - 1].opponent
            if opponent is None or opponent < number or opponent not in seats:
                continue
            lineups = (seats[number][round - 1], seats[opponent][round - 1])
            if any(lineups):
                yield Match(round, number, opponent, lineups)


def _how_to_read(section: Section, matches: Matches) -> str:
    said = "The points made in the match stand between the names of the teams. "
    if matches.weights and len(set(matches.weights)) > 1:
        said += (
            f"The boards are worth {listed([on_paper(one) for one in matches.weights])} points. "
        )
    members = matches.members
    results = [result for row in members.crosstable.results for result in row] if members else []
    if any(result.forfeit for result in results):
        said += f"+ and {MINUS}: won and lost by forfeit. "
    if any(result.colour and result.played for result in results):
        said += "w, b beside the board: the color of the player on the left."
    return said.strip()


def _matches(standings: Standings, met: Sequence[Match], members: Section, room: Room) -> str:
    blocks = [_match(standings, match, members, room) for match in met]
    return side_by_side(
        blocks,
        room.upright,
        f"Round {met[0].round}, matches by board",
        "Two matches beside each other, one row for each board: the two players and their result.",
    )


def _match(standings: Standings, match: Match, members: Section, room: Room) -> Block:
    """One match: board, player, result, player."""
    faces = room.faces
    boards = max(map(len, match.lineups))
    left, right = (
        [lineup[k] if k < len(lineup) else 0 for k in range(boards)] for lineup in match.lineups
    )
    names = members.by_number
    players = [
        [names[member].label if member in names else _EMPTY for member in side]
        for side in (left, right)
    ]
    heads = [_named(standings.section, number) for number in (match.left, match.right)]
    results = [_score(members, match.round, *pair) for pair in zip(left, right)]
    return [
        _boards(members, match.round, left, room),
        words(faces, heads[0], players[0], most=_NAME_IN_MATCH, share=3),
        words(faces, _points_of_match(standings, match), results, RESULT),
        words(faces, heads[1], players[1], most=_NAME_IN_MATCH, share=3),
    ]


def _named(section: Section, number: int) -> str:
    return f"{number} {section.by_number[number].label}"


def _boards(members: Section, round: int, left: Sequence[int], room: Room) -> Column:
    """The number of each board, with the color of the player on the left."""
    cells, needs = [], room.faces.head.width("Bd", bold=True)
    for board, member in enumerate(left, start=1):
        result = _result_of(members, member, round)
        colour = f" {result.colour}" if result and result.played and result.colour else ""
        cells.append(Cell(run(str(board)) + (run(colour, "Bulletin Small") if colour else "")))
        width = room.faces.cell.width(str(board)) + room.faces.small.width(colour)
        needs = max(needs, width)
    return Column("Bd", cells, needs + MARGINS, RESULT, share=0)


def _points_of_match(standings: Standings, match: Match) -> str:
    """``44½ – 23½`` on one line, or a dash where the points are not known."""
    sides = (
        points_inside(standings, number, match.round).strip()
        for number in (match.left, match.right)
    )
    return "\N{NO-BREAK SPACE}–\N{NO-BREAK SPACE}".join(sides).strip("\N{NO-BREAK SPACE}")


def _result_of(members: Section, member: int, round: int) -> Result | None:
    row = members.crosstable.rows.get(member, ())
    return row[round - 1] if len(row) >= round else None


def _score(members: Section, round: int, left: int, right: int) -> str:
    """``1 – 0``, ``+ / −``; nothing while the game is still to be played."""
    sides = [_result_of(members, member, round) for member in (left, right)]
    shown = [in_grid(one) if one and one.outcome is not Outcome.PENDING else "" for one in sides]
    for k, (mine, theirs) in enumerate((sides, sides[::-1])):
        if mine is None and theirs is not None and theirs.outcome is Outcome.FORFEIT_WIN:
            shown[k] = MINUS
    between = " / " if MINUS in shown else " – "
    return between.join(shown) if all(shown) else "".join(shown)


def _without_boards(standings: Standings, round: int, met: Sequence[Match]) -> Iterator[str]:
    """What else there was in the round: ``5 Elm Park: full-point bye``."""
    seen = {number for match in met for number in (match.left, match.right)}
    section = standings.section
    for number in sorted(set(section.crosstable.numbers) - seen):
        result = section.crosstable.rows[number][round - 1]
        if not result.blank:
            against = f" against {result.opponent}" if result.opponent else ""
            points = points_inside(standings, number, round).strip()
            with_points = f" ({points})" if points and result.opponent else ""
            yield f"{_named(section, number)}: {result.outcome.value}{against}{with_points}"


_NAME_IN_ROSTER = round(1.5 * INCH)


def _rosters(standings: Standings, matches: Matches, members: Section, room: Room) -> str:
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
    position = standings.context.by.rows
    for row in rows:
        roster = those_who_sat(matches, position[row.player.number])
        if roster:
            parts.append(_roster(standings, row, matches, members, roster, room))
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


def _roster(
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
            most=_NAME_IN_ROSTER,
            share=4,
        )
    ]
    table_of = standings.section.crosstable
    right = [_own_points(members, roster, table_of.complete_rounds, room)]
    rounds = [
        _round_of_team(standings, number, round, matches, members, roster, room)
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


def _own_points(
    members: Section, roster: Sequence[int], complete: Sequence[int], room: Room
) -> Column:
    """``5½ of 7``: the points of the complete rounds, and the games that were played or
    forfeited."""
    rows = members.crosstable.rows
    texts = []
    for member in roster:
        counted = [rows[member][round - 1] for round in complete]
        games = [one for one in counted if one.played or one.forfeit]
        texts.append(f"{on_paper(sum(one.points for one in games))} of {len(games)}")
    return words(room.faces, "Points", texts, RESULT)


def _round_of_team(
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
