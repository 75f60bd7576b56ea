"""Lists of games in which teams meet on boards → the lists of teams, players and boards that the
reader of team events knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.findings import Finding
from xltiebreak.event.results import Outcome
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import EMPTY, Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.shapes.game_players import spelled_two_ways
from xltiebreak.tables.shapes.game_rows import Game
from xltiebreak.tables.shapes.game_sides import Side, spelled

_ONE_MATCH, _FEWEST_TEAMS = 2, 3
"""Two clubs that meet may be two teams, or a tournament of their players."""

_SIGNS: Mapping[tuple[Outcome, Outcome], str] = {
    (Outcome.WIN, Outcome.LOSS): "1",
    (Outcome.DRAW, Outcome.DRAW): "½",
    (Outcome.LOSS, Outcome.WIN): "0",
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS): "+",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN): "-",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS): "--",
    (Outcome.PENDING, Outcome.PENDING): "",
}
_BOARDS = ("Round", "Board", "Team", "Player", "Result", "Opp. player", "Opponent", "Color")
_PLAYERS = ("No.", "Name", "Team", "Rating", "ID")


class _Board(NamedTuple):
    game: Game
    white: Side
    black: Side


def are_boards(games: Sequence[Game]) -> bool:
    """Whether each team meets one other team in each round, mostly on two boards or more."""
    met: dict[tuple[int, str], list[str]] = {}
    for game in games:
        white, black = (bare(side.team) if side else "" for side in game.sides)
        if white and black and white != black:
            met.setdefault((game.round, white), []).append(black)
            met.setdefault((game.round, black), []).append(white)
    is_matched = all(len({*others}) == 1 for others in met.values())
    on_several = sum(len(others) > 1 for others in met.values())
    return len(met) > _ONE_MATCH and is_matched and 2 * on_several >= len(met)


def team_lists(
    name: str, grid: Grid, games: Sequence[Game], faults: Sequence[Finding]
) -> list[Grid]:
    """Return the sheets ``Teams``, ``Players`` and ``Boards`` of a section, numbered by name.

    ``grid`` is the first sheet that lists the games, with its rows above them, which follow as a
    sheet of their own. Of each board it is said where it stands in the list. There are none if
    there are two teams alone, or a game that can be read is not one of two players with names and
    teams, or its result is none of a board.
    """
    games = [game for game in games if Outcome.UNREADABLE not in game.outcomes]
    boards = [*_boards(games)]
    teams = {bare(side.team): side for board in boards for side in (board.white, board.black)}
    if len(boards) < len(games) or len(teams) < _FEWEST_TEAMS:
        return []
    team_of = {key: k for k, key in enumerate(sorted(teams), start=1)}
    players: dict[tuple[int, str], Side] = {}
    for board in boards:
        for side in (board.white, board.black):
            players.setdefault((team_of[bare(side.team)], spelled(side.name)), side)
    number_of = {key: k for k, key in enumerate(sorted(players), start=1)}
    last = grid.rows[-1].number if grid.rows else 0
    listed = [
        _listed(last, ("No.", "Team"), [(team_of[key], teams[key].team) for key in sorted(teams)]),
        _listed(
            last,
            _PLAYERS,
            [
                (number_of[key], side.name, key[0], side.rating, side.id)
                for key, side in sorted(players.items())
            ],
        ),
    ]
    typed = _numbers_of_boards(boards)
    rows: list[tuple[object, ...]] = []
    apart: dict[tuple[int, int], str] = {}
    for k, (board, number) in enumerate(zip(boards, typed), start=last + 2):
        keys = [(team_of[bare(side.team)], spelled(side.name)) for side in board[1:]]
        sign = _SIGNS[board.game.outcomes]
        own, other = ((key[0], number_of[key]) for key in keys)
        colour = "w" if board.game.coloured else ""
        rows.append((board.game.round, number, *own, sign, *other[::-1], colour))
        where = board.game.where
        wheres = (board.game.round_at, where, *[board.white.where] * 2, where)
        wheres = (*wheres, *[board.black.where] * 2, where)
        apart.update({(k, column): at for column, at in enumerate(wheres)})
    listed.append(_listed(last, _BOARDS, rows))
    alike = spelled_two_ways(games, {side.key: side for side in players.values()})
    behind = f" {name}" if name else ""
    base = replace(grid, rows=[], title=name or "Open", known=True, apart={}, faults=())
    sheets = [
        replace(base, sheet=f"{kind}{behind}", rows=own)
        for kind, own in zip(("Teams", "Players", "Boards"), listed)
    ]
    how = (*grid.how, f"a list of {len(games)} boards of teams", "teams numbered by name")
    sheets[0] = replace(sheets[0], how=how, faults=(*faults, *alike))
    sheets[2] = replace(sheets[2], apart=apart)
    labels = replace(grid, sheet="Event") if grid.lines else grid
    return [*sheets, *([labels] if grid.rows else [])]


def _boards(games: Sequence[Game]) -> Iterator[_Board]:
    for game in games:
        white, black = game.sides
        named = [bool(side and side.name and side.team) for side in game.sides]
        if white and black and all(named) and game.outcomes in _SIGNS:
            yield _Board(game, white, black)


def _numbers_of_boards(boards: Sequence[_Board]) -> list[int]:
    """Return the number of each board within its match: as typed if every match has its own, else
    by the order of the list."""
    counted: dict[tuple[int, frozenset[str]], int] = {}
    numbers = []
    for board in boards:
        match = (board.game.round, frozenset(bare(side.team) for side in board[1:]))
        counted[match] = counted.get(match, 0) + 1
        numbers.append(counted[match])
    typed = [board.game.board for board in boards]
    return typed if all(typed) and max(typed) <= max(numbers) else numbers


def _listed(last: int, titles: Sequence[str], entries: Sequence[Sequence[object]]) -> list[Row]:
    lines: list[Sequence[object]] = [titles, *entries]
    return [
        Row(k, [Cell(str(value)) if value not in ("", None) else EMPTY for value in line])
        for k, line in enumerate(lines, start=last + 1)
    ]
