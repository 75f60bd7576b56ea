"""Lists of games, one a row, on one sheet or several → a table of players with their results.

The players are listed on another sheet or above the games; else they follow from the games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from xltiebreak.event import letters as us
from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.letters import is_bare_number, tidy
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.words import bare, words_of
from xltiebreak.tables.cells import Cell, Row, whole_number
from xltiebreak.tables.grid import Block, Grid, is_a_list
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, Columns, columns_in
from xltiebreak.tables.meetings import (
    ROUND_ALONE,
    ROUND_IN,
    SIDES,
    UNREAD,
    Meeting,
    MeetingList,
    heads_players,
    is_game_list,
    lists_beside,
)
from xltiebreak.tables.people import Misfit, Roster, Side, Taken, doubtful_names
from xltiebreak.tables.player_rows import Entry, rating_of
from xltiebreak.tables.reading import Rows
from xltiebreak.tables.sheets import copied_sheet
from xltiebreak.tables.vocabulary import LISTS, PLAYERS, WHOLE


def with_games(grids: Sequence[Grid]) -> list[Grid]:
    """Return the sheets with a table of players and results in the place of those that list games.

    If there is a crosstable besides, it is read and not the lists; in a workbook of ours the list
    decides, and the crosstable shows it. The faults of the lists stand with the table.
    """
    ours = [grid for grid in grids if grid.kind == "games"]
    typed = (grid for grid in grids if not (grid.hidden or grid.columns or is_a_list(grid)))
    sheets = ours or [grid for grid in typed if is_game_list(grid)]
    others = [grid for grid in grids if grid not in sheets]
    crosstables = [] if ours else [*filter(_names_opponents, others)]
    read = max(crosstables, key=lambda grid: bare(grid.sheet).startswith("teams"), default=None)
    if read or not sheets:
        unread = tuple([_unread(each, read, crosstables) for each in sheets if read])
        return [
            replace(grid, faults=(*grid.faults, *unread)) if grid is read else grid
            for grid in grids
        ]
    lists = [MeetingList(piece) for grid in sheets for piece in lists_beside(grid)]
    lists = lists if ours else _without_copies(lists)
    sections = [("", [own], own.meetings) for own in lists] if ours else [*_sections(lists)]
    listed = [_players(name, own, others) for name, own, _ in sections]
    used = [players[0] for players in listed if players]
    is_shared = len(sections) > 1 and not ours
    made = [
        ListedGames(*section, is_shared=is_shared).of_players(players)
        for section, players in zip(sections, listed)
    ]
    are_apart = used and not any(own.players for own in lists)
    apart = [replace(own.grid, rows=own.above) for own in lists if own.above and are_apart]
    emptied = [replace(grid, rows=[]) for grid in ours]  # a copy of one is still told to be one
    return [*made, *apart, *emptied, *(grid for grid in others if grid not in used)]


def _unread(grid: Grid, read: Grid, crosstables: Sequence[Grid]) -> Finding:
    """Return the finding about a list of games beside ``crosstables``, of which one is ``read``, or
    that of the section with the longest name in its own: an error if it is named after a round for
    which these have no column."""
    lists = map(MeetingList, lists_beside(grid))
    typed = max((game.round for own in lists for game in own.meetings), default=0)
    words = f" {' '.join(words_of(grid.sheet))} "
    names = [
        (f" {' '.join(words_of(name))} ".removeprefix(" crosstable"), other)
        for other in crosstables
        for name in (other.sheet, other.title)
    ]
    fitting = [(name, other) for name, other in names if name.strip() and name in words]
    section = max((name for name, _ in fitting), key=len, default=" ")
    beside = [other for name, other in fitting if name == section] or [
        other for other in crosstables if bare(grid.sheet).startswith(bare(other.sheet))
    ]
    read = (beside or [read])[0]
    headers = [other.header for other in beside or crosstables if other.header]
    rounds = [max((0, *own.parts, 2 * len(own.against))) for own in headers]  # all meet twice
    words = words.replace(section, " ")
    alone = re.search(rf"\b{ROUND_ALONE}\b", words)
    last = typed or int(alone[1] if alone else 0)
    is_named = str(last) in re.findall(r"[1-9]\d*", words)
    is_later = is_named and last > max(rounds, default=0) > 0
    why = f", which has no column for round {last}" if is_later else ""
    message = (
        f"this sheet lists games and is not read, since the sheet {read.sheet!r} is{why}; type "
        "there what counts, and delete this sheet"
    )
    return Finding(ERROR if is_later else WARNING, "unread-games", grid.sheet, message)


def _names_opponents(grid: Grid) -> bool:
    """Whether a sheet is a crosstable that holds more than points, or a list of a team event."""
    if grid.hidden:
        return False
    if is_a_list(grid) and not bare(grid.sheet).startswith("players"):
        return True
    header = grid.header
    if header is None or not header.names_players:
        return False
    rows = grid.rows[header.row + 1 :]
    across = (column for both in header.against.values() for column in both)
    columns = [*header.wholes.values(), *across]
    texts = (tidy(row.cell(column).text) for row in rows for column in columns)
    return any(text and not is_bare_number(text) for text in texts) or (
        any(kinds.keys() - {WHOLE} for kinds in header.parts.values())
    )


_COPIED = (
    "this sheet is a copy of {}, with games of the same round, which are not counted; delete it, "
    "or name it by its own round, or by its section"
)


def _without_copies(lists: Sequence[MeetingList]) -> list[MeetingList]:
    """Return the lists without those on a copy of another's sheet that hold games of the same round
    and section, and report each copy with the list that is copied."""
    kept, sheets = [], {own.grid.sheet: own for own in lists if own.grid.sheet}
    for own in lists:
        other = sheets.get(copied_sheet(own.grid.sheet), own)
        rounds = {(game.round, game.text("Section")) for game in own.meetings}
        of_other = {(game.round, game.text("Section")) for game in other.meetings}
        if other is own or rounds.isdisjoint(of_other):
            kept.append(own)
        else:
            message = _COPIED.format(other.grid.sheet)
            other.faults.append(Finding(ERROR, "copied-sheet", own.grid.sheet, message))
    return kept


def _sections(
    lists: Sequence[MeetingList],
) -> Iterator[tuple[str, list[MeetingList], list[Meeting]]]:
    """Yield each section's name, its lists and its games: by the column Section, else, where two
    sheets hold games of the same round, by the names of the sheets."""
    games = [game for own in lists for game in own.meetings]
    named = {game.text("Section") for game in games} - {""}
    if len(named) > 1:
        by_name: dict[str, list[Meeting]] = {}
        for game in games:
            by_name.setdefault(game.text("Section") or next(iter(by_name), ""), []).append(game)
        for name, own in by_name.items():
            yield name, [*lists], own
        return
    groups: dict[str, list[MeetingList]] = {}
    for listed in lists:
        groups.setdefault(_section_of(listed.grid), []).append(listed)
    rounds = [{game.round for own in group for game in own.meetings} for group in groups.values()]
    if not any(mine & other for mine, other in combinations(rounds, 2)):
        groups = {next(iter(named), ""): [*lists]}
    for name, group in groups.items():
        yield name, group, [game for own in group for game in own.meetings]


def _section_of(grid: Grid) -> str:
    sheet = copied_sheet(grid.sheet) or grid.sheet  # the games of a copy stand twice then
    name = re.sub(ROUND_IN, " ", sheet.casefold())
    kept = [
        word
        for word in re.findall(r"[^\W_]+", sheet)
        if word.casefold() in name and bare(word) not in LISTS
    ]
    return " ".join(word for word in kept if not re.fullmatch(ROUND_ALONE, word.casefold()))


def _players(
    section: str, lists: Sequence[MeetingList], others: Sequence[Grid]
) -> tuple[Grid, Columns] | None:
    """Return the list of players that goes with a section: above its games, or on another sheet
    that has such a name, or numbers or ratings beside the names."""
    own = [grid for listed in lists if (grid := listed.players)]
    if lists[0].is_ours:
        number = lists[0].grid.section
        own = [grid for grid in others if (grid.kind, grid.section) == ("crosstable", number)]
        others = ()
    own += [grid for grid in others if section and bare(section) in bare(grid.sheet)]
    own += [grid for grid in others if bare(grid.sheet).startswith(tuple(PLAYERS))]
    for grid in (*own, *(grid for grid in others if not grid.hidden)):
        for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
            header = heads_players(row)
            if header and (grid in own or header.fields.keys() & {"No.", "Rating"}):
                return grid, header._replace(row=k)
    return None


_BOARDS = (
    "in each round every team meets one other on several boards, so these look like team matches; "
    "for the teams' standings type them on sheets Teams (No., Team), Players (No., Name, Team) and "
    "Boards (Round, Board, Player, Result, Opp. player); for those of the players state Kind swiss "
    "or roundrobin"
)
_NO_COLUMN = "round {} has no column on the sheet {}; correct it, or insert a column there"
_NOT_SHOWN = (
    "this cell shows {!r}, and the sheet {} says {!r}; type results there alone, and copy the "
    "formula of another cell of this column into this one"
)
_TWO_OF_A_NAME = "correct one of them, or, if two players are called so, give them numbers"


class Seated(NamedTuple):
    """The players who have games, their results by round, the full address of each result by the
    player's place and ``"R3"``, its board by his number and round, and what is wrong."""

    entries: Sequence[Entry]
    results: Rows
    cells: Mapping[tuple[int, str], str]
    boards: Mapping[tuple[int, int], int]
    faults: Sequence[Finding]


class ListedGames:
    """The games of one section; ``is_shared``: others stand in the same lists."""

    def __init__(
        self, name: str, lists: Sequence[MeetingList], games: Sequence[Meeting], *, is_shared: bool
    ) -> None:
        self.name, self.games, self.is_shared = name, games, is_shared
        self.first, self.is_ours = lists[0].grid, lists[0].is_ours
        self.above = [row for own in lists for row in own.above]
        self.faults = [fault for own in lists for fault in own.faults]
        self.sides = [side for game in games for side in game.sides if side]
        self._lists_players = any(own.players for own in lists)
        self._where = "in this list"

    @property
    def dates(self) -> str:
        """The first day of a game and the last one, in the order of the rounds."""
        in_order = sorted(self.games, key=lambda game: game.round)
        dates = [date for game in in_order if (date := game.text("Date"))]
        return " – ".join(dict.fromkeys([*dates[:1], *dates[-1:]]))

    @cached_property
    def numbers(self) -> frozenset[int]:
        """The numbers by which games name players."""
        return frozenset(side.number for side in self.sides) - {0}

    def of_players(self, listed: tuple[Grid, Columns] | None) -> Grid:
        """Return the table of the players, as they are ``listed`` or as the games name them, below
        the rows above the list of players, if it stands apart, or above the games."""
        how = [*self.first.how, f"a list of {counted(len(self.games), 'game')}"]
        above, is_apart = self.above, listed is not None and not self._lists_players
        table, header = listed or self._players_of_games()
        if listed:
            self._where = f"on the sheet {table.sheet}" if table.sheet else "in the list above"
        if is_apart:
            above = table.rows[: header.row]
        head, *rows = table.rows[header.row :]
        number = header.fields.get("No.", max(len(row.cells) for row in (head, *rows)))
        if "No." not in header.fields:
            rows = _numbered(Block(table, header), rows, number, how)
        head = head.put({number: Cell("No.")})
        parts = header.parts if self.is_ours else {}
        columns = columns_in([head])._replace(
            row=len(above), top=len(above), parts=parts, against={}
        )
        return replace(
            table,
            rows=[*above, head, *rows],
            typed=self.first.typed,
            columns=columns,
            title="" if self.is_ours else self.name or "Open",
            how=() if self.is_ours else tuple(how),
            faults=tuple(self.faults),
            games=self,
        )

    def _players_of_games(self) -> tuple[Grid, Columns]:
        """Return a table of the players in the games, by number if they have any, with all said."""
        numbered = any(side.number and side.name for side in self.sides)
        numbered = numbered or not any(side.name for side in self.sides)
        firsts: dict[str, Side] = {}
        differing: dict[str, Finding] = {}
        for side in self.sides:
            if bool(side.number) == numbered:
                known = firsts.get(side.key, side)
                known = Side._make(first or new for first, new in zip(known, side))
                firsts[side.key] = known
                if side.rating not in ("", known.rating):
                    name = known.name or f"player {known.number}"
                    rated = f"{side.rating} here and {known.rating} above, which counts"
                    message = f"{name!r} is rated {rated}"
                    fault = Finding(WARNING, "rating-differs", side.where, message)
                    differing.setdefault(side.key, fault)
        self.faults += differing.values()
        if not numbered:
            seen = ((side.key, game.round) for game in self.games for side in game.sides if side)
            self.faults += doubtful_names(firsts, seen)
        players = sorted(firsts.values(), key=lambda side: side.number)
        table = [("No.", "Name", "Rating", "Club", "ID")]
        table += [(str(p.number or ""), p.name, p.rating, p.team, p.id) for p in players]
        used = [k for k, column in enumerate(zip(*table)) if any(column[1:])]
        first = self.first.rows[-1].number + 1
        rows = [Row(n, [Cell(row[k]) for k in used]) for n, row in enumerate(table, start=first)]
        places = {first + n: player.where for n, player in enumerate(players, start=1)}
        return replace(self.first, rows=rows, places=places), columns_in(rows)

    def seated(self, block: Block, entries: Sequence[Entry], *, is_stated: bool) -> Seated:
        """Return the players of a table with their games, and report games that do not fit, and, if
        it is not ``is_stated`` that players play, games that look like matches of teams."""
        names = {entry.number: block.name(entry.row).text for entry in entries}
        roster = Roster(names.items(), self._where, formulas=self.is_ours)
        taken = Taken("player-twice", _TWO_OF_A_NAME)
        results: dict[tuple[int, int], Result] = {}
        boards: dict[tuple[int, int], int] = {}
        faults: list[Finding] = []
        if not (is_stated or self.is_ours) and are_boards(self.games):
            faults.append(Finding(ERROR, "boards-of-teams", self.games[0].where, _BOARDS))
        for game in self.games:
            numbers, misfits = _numbers_in(game, roster, taken)
            if self.is_ours and game.round > block.rounds:
                misfits.append(
                    Misfit("Round", "round", _NO_COLUMN.format(game.round, block.grid.sheet))
                )
            is_read, board = game.outcomes != UNREAD, whole_number(game.text("Board"))
            faults += [game.line.fault(misfit) for misfit in misfits if is_read]
            is_read = is_read and not misfits
            colours = "wb" if game.coloured and all(numbers) else ("", "")
            for own, other, outcome, colour in zip(numbers, numbers[::-1], game.outcomes, colours):
                seat = own, game.round
                if own and seat not in results:
                    played = Result(outcome, other or None, colour) if is_read else UNREADABLE
                    results[seat] = played
                    if board:
                        boards[seat] = board
        if self.is_shared:
            present = {number for number, _ in results}
            entries = [entry for entry in entries if entry.number in present]
        rounds = range(1, 1 + max([1, block.rounds, *(r for _, r in results if not self.is_ours)]))
        seats = [[(entry.number, round) for round in rounds] for entry in entries]
        rows = tuple([tuple([results.get(seat, BLANK) for seat in row]) for row in seats])
        if self.is_ours and not (faults or self.faults) and max(names, default=0) < UNNUMBERED:
            faults += _not_shown(block, entries, rows, self.first.sheet)
        cells = {
            (k, f"R{seat[1]}"): where
            for k, row in enumerate(seats)
            for seat in row
            if (where := taken.first.get(seat))
        }
        return Seated(entries, rows, cells, boards, faults)


def _numbers_in(game: Meeting, roster: Roster, taken: Taken) -> tuple[list[int], list[Misfit]]:
    """Return the numbers of the two, 0 for nobody, and what is wrong with them."""
    numbers, misfits = [0, 0], []
    for k, (title, side) in enumerate(zip(SIDES, game.sides)):
        try:
            if side:
                numbers[k] = roster.find(side.name, side.number, title)
                label = roster.names[numbers[k]] or f"player {numbers[k]}"
                if k and numbers[0] == numbers[1]:
                    message = f"{label} is both White and Black here; correct one of them"
                    raise Misfit(SIDES[0], "plays-self", message)
                taken.take(numbers[k], game.round, game.where, label, title)
        except Misfit as misfit:
            misfits.append(misfit)
    return numbers, misfits


def _not_shown(block: Block, entries: Sequence[Entry], rows: Rows, games: str) -> Iterator[Finding]:
    """Report the first cell of our own crosstable that differs from the list."""
    for entry, results in zip(entries, rows):
        for round, column in block.header.rounds.items():
            result, shown = results[round - 1], entry.row.cell(column)
            listed = us.write(result)
            if not shown.fault and result != UNREADABLE and shown.text != listed:
                message = _NOT_SHOWN.format(shown.text, games, listed)
                yield block.finding(ERROR, "game-not-shown", entry.row, column, message)
                return


_FEWEST_TEAMS = 3  # two clubs that meet may be two teams, or a tournament of their players


def are_boards(games: Sequence[Meeting]) -> bool:
    """Whether each team meets one other team in each round, mostly on two boards or more."""
    met: dict[tuple[int, str], list[str]] = {}
    for game in games:
        white, black = (bare(side.team) if side else "" for side in game.sides)
        if white and black and white != black:
            met.setdefault((game.round, white), []).append(black)
            met.setdefault((game.round, black), []).append(white)
    is_matched = all(len({*others}) == 1 for others in met.values())
    on_several = sum(len(others) > 1 for others in met.values())
    teams = {team for _, team in met}
    return len(teams) >= _FEWEST_TEAMS and is_matched and 2 * on_several >= len(met)


def _numbered(block: Block, rows: Sequence[Row], number: int, how: list[str]) -> list[Row]:
    """Return the players' rows by rating and name, numbered in this column; add that to ``how``."""
    rows = [row for row in rows if block.name(row).text]
    ratings = {row.number: rating_of(block, row, []).value or 0 for row in rows}
    rows.sort(key=lambda row: (-ratings[row.number], block.name(row).text.casefold()))
    by = "rating, then by name" if any(ratings.values()) else "name"
    how.append(f"players numbered by {by}")
    return [row.put({number: Cell(str(k))}) for k, row in enumerate(rows, start=1)]
