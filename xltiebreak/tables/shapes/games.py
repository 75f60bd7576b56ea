"""Lists of games, one a row, on one sheet or several → the crosstable that the reader knows.

A list has a column for White and one for Black, by number or by name; the round stands in a column,
in a line above its games, or in the sheet's name. The players are listed on another sheet or above
the games; else they follow from the games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from xltiebreak.event.crosstable import KINDS, MAX_PLAYERS
from xltiebreak.event.figures import counted, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.notation.dialects import is_bare_number, tidy
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import EMPTY, Cell, Fault, Row, whole_number
from xltiebreak.tables.grid import Columns, Grid
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, Header, header_in
from xltiebreak.tables.list_sheets import Misfit, is_a_list
from xltiebreak.tables.shapes.game_heads import (
    PLAYERS,
    ROUND_ALONE,
    ROUND_IN,
    beside,
    heads_players,
    is_game_list,
)
from xltiebreak.tables.shapes.game_players import (
    Roster,
    remarks_as_names,
    spelled_two_ways,
)
from xltiebreak.tables.shapes.game_rows import Game, GameList
from xltiebreak.tables.shapes.game_sides import Side, spelled
from xltiebreak.tables.shapes.layout import find_layout
from xltiebreak.tables.shapes.team_boards import are_boards, team_lists


def with_games(grids: Sequence[Grid]) -> list[Grid]:
    """Return the sheets with a crosstable in the place of those that list games.

    If there is a crosstable besides, it is read and not the lists; in a workbook of ours the list
    decides, and the crosstable shows it. The faults of the lists stand with the crosstable.
    """
    ours = [grid for grid in grids if grid.kind == "games"]
    lists = ours or [grid for grid in grids if _may_list_games(grid)]
    others = [grid for grid in grids if grid not in lists]
    if not lists or (not ours and any(_names_opponents(grid) for grid in others)):
        return list(grids)
    readers = [GameList(piece) for grid in lists for piece in beside(grid)]
    made, used = [], []
    sections = list(_sections(readers))
    if ours:
        sections = [("", [reader], reader.games) for reader in readers]
    is_shared = len(sections) > 1 and not ours
    for name, own, games in sections:
        listed = _players(name, own, others)
        if not (ours or listed or _states_single_players(readers, others)) and are_boards(games):
            above = [row for reader in own for row in reader.above]
            faults = [fault for reader in own for fault in reader.faults]
            section = name if is_shared else ""
            if of_teams := team_lists(section, replace(own[0].grid, rows=above), games, faults):
                made += of_teams
                continue
        made.append(_Crosstable(name, own, games, listed, is_shared=is_shared).grid())
        used += [listed[0]] if listed else []
    apart = [replace(reader.grid, rows=reader.above) for reader in readers if reader.above]
    apart = apart if used and not any(reader.players for reader in readers) else []
    emptied = [replace(grid, rows=[]) for grid in ours]  # a copy of one is still told to be one
    return [*made, *apart, *emptied, *(grid for grid in others if grid not in used)]


def _states_single_players(readers: Sequence[GameList], others: Sequence[Grid]) -> bool:
    """Whether a label says that the games are those of a Swiss or a round-robin of players."""
    sheets = [*(reader.above for reader in readers), *(grid.rows for grid in others)]
    rows = (row for rows in sheets for row in rows[:HEADER_WITHIN_ROWS])
    return any(bare(row.cell(0).text) == "kind" and row.cell(1).text in KINDS for row in rows)


def _may_list_games(grid: Grid) -> bool:
    return not (grid.hidden or grid.known or is_a_list(grid)) and is_game_list(grid)


def _names_opponents(grid: Grid) -> bool:
    """Whether a sheet is a crosstable that holds more than points, or a list of a team event."""
    if grid.hidden:
        return False
    if is_a_list(grid) and not bare(grid.sheet).startswith("players"):
        return True
    layout = find_layout(grid)
    header = grid.header
    if header is None or not header.names_players:
        return layout is not None
    rows = grid.rows[header.row + 1 :]
    columns = [
        *header.rounds.values(),
        *(column for both in header.across.values() for column in both),
    ]
    texts = (tidy(row.cell(column).text) for row in rows for column in columns)
    return any(text and not is_bare_number(text) for text in texts) or (
        layout is not None and any(kinds.keys() - {""} for kinds in layout.rounds.values())
    )


def _sections(readers: Sequence[GameList]) -> Iterator[tuple[str, list[GameList], list[Game]]]:
    """Yield each section's name, its lists and its games: by the column Section, else, where two
    sheets hold games of the same round, by the names of the sheets."""
    named = {game.section for reader in readers for game in reader.games} - {""}
    if len(named) > 1:
        by_name: dict[str, list[Game]] = {}
        for reader in readers:
            for game in reader.games:
                by_name.setdefault(game.section or next(iter(by_name), ""), []).append(game)
        for name, games in by_name.items():
            yield name, list(readers), games
        return
    groups: dict[str, list[GameList]] = {}
    for reader in readers:
        groups.setdefault(_section_of(reader.grid), []).append(reader)
    rounds = [{game.round for own in group for game in own.games} for group in groups.values()]
    are_apart = any(mine & other for mine, other in combinations(rounds, 2))
    if not are_apart:
        groups = {next(iter(named), ""): list(readers)}
    for name, group in groups.items():
        yield name, group, [game for reader in group for game in reader.games]


_LIST_WORDS = frozenset(
    {"games", "game", "pairings", "pairing", "results", "paarungen", "paarung", "partien"}
    | {"byes", "all"}
    | {"ergebnisse", "appariements", "rencontres", "emparejamientos", "partidas", "partijen"}
)


def _section_of(grid: Grid) -> str:
    name = ROUND_IN.sub(" ", grid.sheet.casefold())
    kept = [word for word in re.findall(r"[^\W_]+", grid.sheet) if word.casefold() in name]
    kept = [word for word in kept if bare(word) not in _LIST_WORDS]
    return " ".join(word for word in kept if not ROUND_ALONE.fullmatch(word.casefold()))


def _players(
    section: str, readers: Sequence[GameList], others: Sequence[Grid]
) -> tuple[Grid, Header] | None:
    """Return the list of players that goes with a section: above its games, or on another sheet
    that has such a name, or numbers or ratings beside the names."""
    own = [grid for reader in readers if (grid := reader.players)]
    kind = readers[0].grid.kind
    if kind:
        number = readers[0].grid.section
        own = [grid for grid in others if (grid.kind, grid.section) == ("crosstable", number)]
        others = ()
    named = [grid for grid in others if any(bare(grid.sheet).startswith(word) for word in PLAYERS)]
    of_section = [grid for grid in others if section and bare(section) in bare(grid.sheet)]
    further = [grid for grid in others if not grid.hidden and grid not in named]
    for grid in (*own, *of_section, *named, *further):
        for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
            header = heads_players(row)
            is_listed = grid in own or grid in named or grid in of_section
            if header and (is_listed or header.fields.keys() & {"No.", "Rating"}):
                return grid, replace(header, row=k)
    return None


class _Crosstable:
    """Puts the games of a section into a crosstable: a row a player, a column a round.

    ``apart`` gets the full address of every cell that does not stand in its player's row.
    """

    def __init__(
        self,
        name: str,
        readers: Sequence[GameList],
        games: Sequence[Game],
        listed: tuple[Grid, Header] | None,
        *,
        is_shared: bool,
    ) -> None:
        self.name, self.readers, self.games = name, readers, games
        self.first = readers[0].grid
        self.faults = [fault for reader in readers for fault in reader.faults]
        if games and not self.first.kind and are_boards(games):
            self.faults.append(Finding(WARNING, "boards-of-teams", games[0].where, _BOARDS))
        self.how = [f"a list of {counted(len(games), 'game')}"]
        self.apart: dict[tuple[int, int], str] = {}
        self.boards: dict[tuple[int, int], int] = {}
        self.is_shared = is_shared
        self.table, self.header = listed or self._players_of_games()
        self.is_listed = listed is not None
        self.rows = self._numbered_rows()

    def grid(self) -> Grid:
        header, table = self.header, self.table
        cells = self._cells()
        last = max((round for _, round in cells), default=1)
        width = max(len(row.cells) for row in table.rows[header.row :])
        numbers = header.fields.get("No.", width)
        rounds = {
            round: header.rounds.get(round, width + round)
            for round in range(1, max([last, *header.rounds]) + 1)
        }
        heads = {column: Cell(f"R{round}") for round, column in rounds.items()}
        rows = [table.rows[header.row].put({**heads, numbers: Cell("No.")})]
        present = {number for number, _ in cells}
        for row, number in self.rows:
            if self.is_shared and number not in present:
                continue
            own = dict.fromkeys(rounds.values(), EMPTY)
            if number:
                own[numbers] = Cell(str(number))
            for round, column in rounds.items():
                if (number, round) in cells:
                    own[column], self.apart[row.number, column] = cells[number, round]
            rows.append(row.put(own))
            if table.kind and not self.faults:
                self.faults += self._not_shown(row, rows[-1], rounds)
        is_beside = self.is_listed and not any(reader.players for reader in self.readers)
        rows_above = [] if is_beside else [row for reader in self.readers for row in reader.above]
        return replace(
            table,
            rows=[*(table.rows[: header.row] if is_beside else rows_above), *rows],
            typed=self.first.typed,
            known=True,
            title="" if table.kind else self.name or "Open",
            how=() if table.kind else (*self.first.how, *self.how),
            faults=tuple(self.faults),
            apart=self.apart,
            dates=self._dates,
            boards=self.boards,
        )

    @property
    def _dates(self) -> str:
        """The first day of a game and the last one, in the order of the rounds."""
        dates = [game.date for game in sorted(self.games, key=lambda game: game.round) if game.date]
        return " – ".join(dict.fromkeys([*dates[:1], *dates[-1:]]))

    def _not_shown(self, row: Row, expected: Row, rounds: Mapping[int, int]) -> Iterator[Finding]:
        """Report the first cell in which a row of our own crosstable differs from the list."""
        for column in rounds.values():
            shown, listed = row.cell(column), expected.cell(column)
            if not (shown.fault or listed.fault) and shown.text != listed.text:
                message = _NOT_SHOWN.format(shown.text, listed.text)
                where = replace(self.table, apart={}).address(row, column)
                yield Finding(ERROR, "game-not-shown", where, message)
                return

    def _numbered_rows(self) -> list[tuple[Row, int]]:
        """Return the players' rows with their numbers; without any, by rating and name."""
        columns = Columns(self.table, self.header)
        rows = [row for row in self.table.rows[self.header.row + 1 :] if columns.name(row).text]
        if "No." in self.header.fields:
            bodies = self.table.rows[self.header.row + 1 :]
            numbered = [(row, whole_number(columns.cell(row, "No.").text)) for row in bodies]
            taken = {k for row, k in numbered if columns.name(row).text}
            return [
                (row, k)
                for row, k in numbered
                if columns.name(row).text or row.empty or (k and k not in taken)
            ]
        ratings = {row.number: _rating(columns.cell(row, "Rating").text) for row in rows}
        rows.sort(key=lambda row: (-ratings[row.number], columns.name(row).text.casefold()))
        by = "rating, then by name" if any(ratings.values()) else "name"
        self.how.append(f"players numbered by {by}")
        return [(row, number) for number, row in enumerate(rows, start=1)]

    def _players_of_games(self) -> tuple[Grid, Header]:
        sides = [side for game in self.games for side in game.sides if side is not None]
        has_numbers = any(side.number and side.name for side in sides) or not any(
            side.name for side in sides
        )
        firsts: dict[str, Side] = {}
        for side in sides:
            if bool(side.number) == has_numbers:
                key = str(side.number) if has_numbers else spelled(side.name)
                known = firsts.get(key, side)
                firsts[key] = known._replace(
                    name=known.name or side.name,
                    rating=known.rating or side.rating,
                    team=known.team or side.team,
                    id=known.id or side.id,
                )
        if len(firsts) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        if not has_numbers:
            self.faults += [
                *remarks_as_names(firsts.values()),
                *spelled_two_ways(self.games, firsts),
            ]
        titles = {"Name": "name", "Rating": "rating", "Club": "team", "ID": "id"}
        used = [
            title
            for title, field in titles.items()
            if any(getattr(side, field) for side in firsts.values())
        ]
        heads = [*(["No."] if has_numbers else []), *used]
        below = self.first.rows[-1].number
        rows = [Row(below + 1, [Cell(head) for head in heads])]
        players = sorted(firsts.values(), key=lambda side: side.number)
        for k, side in enumerate(players, start=below + 2):
            texts = [getattr(side, titles[title]) for title in used]
            texts = [*([str(side.number)] if has_numbers else []), *texts]
            rows.append(Row(k, [Cell(text) if text else EMPTY for text in texts]))
            self.apart.update({(k, column): side.where for column in range(len(heads) + 1)})
        return replace(self.first, rows=rows), header_in(0, rows[0])

    def _cells(self) -> dict[tuple[int, int], tuple[Cell, str]]:
        """Return each player's cell in each of his rounds, with its full address."""
        columns = Columns(self.table, self.header)
        names = {number: columns.name(row).text for row, number in self.rows if number}
        where = "in this list"
        if self.is_listed:
            where = f"on the sheet {self.table.sheet}" if self.table.sheet else "in the list above"
        roster = Roster(names, where, as_formulas=bool(self.table.kind))
        cells: dict[tuple[int, int], tuple[Cell, str]] = {}
        for game in self.games:
            numbers, outcomes = [0, 0], game.outcomes
            misfits: list[Misfit] = []
            for k, side in enumerate(game.sides):
                try:
                    numbers[k] = roster.find(side) if side else 0
                except Misfit as unknown_player:
                    misfits.append(unknown_player)
            misfits += _seconds(game, numbers, names, cells)
            if self.table.kind and game.round > max(self.header.rounds, default=0):
                misfits.append(Misfit("Round", "round", _NO_COLUMN.format(game.round)))
            if misfits and outcomes != _UNREAD:
                wheres = {side.title: side.where for side in game.sides if side}
                wheres["Round"] = game.round_at
                for misfit in misfits:
                    place = wheres.get(misfit.title, game.where)
                    self.faults.append(Finding(ERROR, misfit.code, place, str(misfit)))
            if misfits:
                outcomes = _UNREAD
            for own, other, outcome, colour in zip(numbers, numbers[::-1], outcomes, "wb"):
                if own and (own, game.round) not in cells:
                    cell = _cell(outcome, other, colour if game.coloured else "")
                    cells[own, game.round] = cell, game.where
                    if game.board:
                        self.boards[own, game.round] = game.board
        return cells


_BOARDS = (
    "in each round every team meets one other on several boards, so these look like team matches; "
    "they are read as games of single players; for the teams' standings type the matches on a "
    "sheet Matches (Round, Team, Points, Opp. points, Opponent)"
)


def _seconds(
    game: Game,
    numbers: Sequence[int],
    names: Mapping[int, str],
    cells: Mapping[tuple[int, int], tuple[Cell, str]],
) -> Iterator[Misfit]:
    """Yield faults: a game of a player against himself, or his second game in a round."""
    for number, side in zip(numbers, game.sides):
        label = names.get(number) or f"player {number}"
        if side is None or not number:
            continue
        if numbers[0] == numbers[1]:
            message = f"{label} is both White and Black here; correct one of them"
            yield Misfit(side.title, "plays-self", message)
            return
        if (number, game.round) in cells:
            message = (
                f"{label} stands in round {game.round} at {cells[number, game.round][1]} already; "
                "correct one of them, or, if two players are called so, give them numbers"
            )
            yield Misfit(side.title, "player-twice", message)


_NO_COLUMN = "round {} has no column on the sheet Crosstable; correct it, or insert a column there"
_NOT_SHOWN = (
    "this cell shows {!r}, and the sheet Games says {!r}; type results on the sheet Games alone, "
    "and copy the formula of another cell of this column into this one"
)
_UNREAD = (Outcome.UNREADABLE, Outcome.UNREADABLE)
_ALREADY_SAID = Cell("", Fault("", ""))
"""A cell that cannot be read; the faults of its table give the reason."""


def _cell(outcome: Outcome, opponent: int, colour: str) -> Cell:
    if outcome is Outcome.UNREADABLE:
        return _ALREADY_SAID
    if not opponent:
        return Cell(us.write(Result(outcome)))
    return Cell(us.write(Result(outcome, opponent, colour)))


def _rating(text: str) -> int:
    try:
        return rating(text).value or 0
    except ValueError:
        return 0
