"""Lists of games, one a row, on one sheet or several → a table of players with their results, or,
where teams meet on boards, their matches.

The players are listed on another sheet or above the games; else they follow from the games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from xltiebreak.event import letters as us
from xltiebreak.event.byes import is_bare_number, tidy
from xltiebreak.event.crosstable import KINDS, MAX_PLAYERS
from xltiebreak.event.figures import Rating, counted, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, TieBreakError
from xltiebreak.event.result_words import BOARD_SIGNS
from xltiebreak.event.results import UNREADABLE, Result
from xltiebreak.event.section import Player
from xltiebreak.event.team_match import TO_COME, Seat
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import EMPTY, Cell, Row, whole_number
from xltiebreak.tables.grid import Block, Grid, ListedGames, is_a_list
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, Columns, columns_in
from xltiebreak.tables.meetings import (
    ROUND_ALONE,
    ROUND_IN,
    Meeting,
    MeetingList,
    heads_players,
    is_game_list,
    lists_beside,
)
from xltiebreak.tables.people import (
    Misfit,
    Roster,
    Side,
    remarks_as_names,
    spelled,
    spelled_two_ways,
)
from xltiebreak.tables.player_rows import rating_of
from xltiebreak.tables.team_lists import Board, Boards, Listed, TeamGames
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
    if not sheets or (not ours and any(_names_opponents(grid) for grid in others)):
        return list(grids)
    lists = [MeetingList(piece) for grid in sheets for piece in lists_beside(grid)]
    sections = [("", [own], own.meetings) for own in lists] if ours else [*_sections(lists)]
    of_players = bool(ours) or _states_single_players(lists, others)
    made: list[Grid] = []
    used: list[Grid] = []
    for name, own, games in sections:
        listed = _players(name, own, others)
        section = _Section(name, own, games, is_shared=len(sections) > 1 and not ours)
        of_teams = None if listed or of_players or not are_boards(games) else section.of_teams()
        made.append(of_teams or section.of_players(listed))
        used += [listed[0]] if listed else []
    apart = [replace(own.grid, rows=own.above) for own in lists if own.above]
    apart = apart if used and not any(own.players for own in lists) else []
    emptied = [replace(grid, rows=[]) for grid in ours]  # a copy of one is still told to be one
    return [*made, *apart, *emptied, *(grid for grid in others if grid not in used)]


def _states_single_players(lists: Sequence[MeetingList], others: Sequence[Grid]) -> bool:
    """Whether a label says that the games are those of a Swiss or a round-robin of players."""
    sheets = [*(own.above for own in lists), *(grid.rows for grid in others)]
    rows = (row for rows in sheets for row in rows[:HEADER_WITHIN_ROWS])
    return any(bare(row.cell(0).text) == "kind" and row.cell(1).text in KINDS for row in rows)


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
    columns = [*header.rounds.values(), *across]
    texts = (tidy(row.cell(column).text) for row in rows for column in columns)
    return any(text and not is_bare_number(text) for text in texts) or (
        any(kinds.keys() - {WHOLE} for kinds in header.parts.values())
    )


def _sections(
    lists: Sequence[MeetingList],
) -> Iterator[tuple[str, list[MeetingList], list[Meeting]]]:
    """Yield each section's name, its lists and its games: by the column Section, else, where two
    sheets hold games of the same round, by the names of the sheets."""
    games = [game for own in lists for game in own.meetings]
    named = {game.section for game in games} - {""}
    if len(named) > 1:
        by_name: dict[str, list[Meeting]] = {}
        for game in games:
            by_name.setdefault(game.section or next(iter(by_name), ""), []).append(game)
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
    name = ROUND_IN.sub(" ", grid.sheet.casefold())
    kept = [word for word in re.findall(r"[^\W_]+", grid.sheet) if word.casefold() in name]
    kept = [word for word in kept if bare(word) not in LISTS]
    return " ".join(word for word in kept if not ROUND_ALONE.fullmatch(word.casefold()))


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


_BOARDS = (
    "in each round every team meets one other on several boards, so these look like team matches; "
    "they are read as games of single players; for the teams' standings type the matches on a "
    "sheet Matches (Round, Team, Points, Opp. points, Opponent)"
)
_NO_COLUMN = "round {} has no column on the sheet Crosstable; correct it, or insert a column there"
_NOT_SHOWN = (
    "this cell shows {!r}, and the sheet Games says {!r}; type results on the sheet Games alone, "
    "and copy the formula of another cell of this column into this one"
)


class _Section:
    """The games of one section; ``is_shared``: others stand in the same lists."""

    def __init__(
        self, name: str, lists: Sequence[MeetingList], games: Sequence[Meeting], *, is_shared: bool
    ) -> None:
        self.name, self.lists, self.games, self.is_shared = name, lists, games, is_shared
        self.first = lists[0].grid
        self.above = [row for own in lists for row in own.above]
        self.faults = [fault for own in lists for fault in own.faults]
        self.results: dict[Seat, Result] = {}
        self.cells: dict[Seat, str] = {}
        self.boards: dict[Seat, int] = {}
        self.places: dict[int, str] = {}

    def of_players(self, listed: tuple[Grid, Columns] | None) -> Grid:
        """Return the table of the players, as they are ``listed`` or as the games name them, with
        their games."""
        games, is_ours = self.games, bool(self.first.kind)
        if games and not is_ours and are_boards(games):
            self.faults.append(Finding(WARNING, "boards-of-teams", games[0].where, _BOARDS))
        how = [f"a list of {counted(len(games), 'game')}"]
        table, header = listed or self._players_of_games()
        rows = _numbered(table, header, how)
        where = "in this list"
        if listed:
            where = f"on the sheet {table.sheet}" if table.sheet else "in the list above"
        names = {k: Block(table, header).name(row).text for row, k in rows if k}
        most = max(header.rounds, default=0) if is_ours else 0
        self._seat(Roster(names.items(), where, formulas=is_ours), most)
        width = max(len(row.cells) for row in table.rows[header.row :])
        last = max([1, *header.rounds, *(round for _, round in self.results)])
        rounds = {k: header.rounds.get(k, width + k) for k in range(1, last + 1)}
        numbers = header.fields.get("No.", width)
        present = {number for number, _ in self.results}
        rows = [(row, k) for row, k in rows if not self.is_shared or k in present]
        if is_ours and not self.faults:
            self.faults += self._not_shown(table, rows, rounds)
        is_beside = listed is not None and not any(own.players for own in self.lists)
        above = table.rows[: header.row] if is_beside else self.above
        head = table.rows[header.row].put({numbers: Cell("No.")})
        own = [row.put({numbers: Cell(str(k))}) if k else row for row, k in rows]
        header = replace(
            columns_in([head]), row=len(above), top=len(above), rounds=rounds, against={}, parts={}
        )
        return replace(
            table,
            rows=[*above, head, *own],
            typed=self.first.typed,
            columns=header,
            title="" if is_ours else self.name or "Open",
            how=() if is_ours else (*self.first.how, *how),
            faults=tuple(self.faults),
            games=ListedGames(self.results, self.cells, self.places, self.boards, self._dates),
        )

    @property
    def _dates(self) -> str:
        """The first day of a game and the last one, in the order of the rounds."""
        dates = [game.date for game in sorted(self.games, key=lambda game: game.round) if game.date]
        return " – ".join(dict.fromkeys([*dates[:1], *dates[-1:]]))

    def _not_shown(
        self, table: Grid, rows: Sequence[tuple[Row, int]], rounds: Mapping[int, int]
    ) -> Iterator[Finding]:
        """Report the first cell of our own crosstable that differs from the list."""
        for row, number in rows:
            for round, column in rounds.items():
                result, shown = self.results.get((number, round)), row.cell(column)
                listed = us.write(result) if result else ""
                if not shown.fault and result != UNREADABLE and shown.text != listed:
                    message = _NOT_SHOWN.format(shown.text, listed)
                    yield table.finding(ERROR, "game-not-shown", row, column, message)
                    return

    def _firsts(self, *, numbered: bool) -> dict[str, Side]:
        """Return the players whom the games name, by number if they have numbers there, with what
        is said of each anywhere."""
        firsts: dict[str, Side] = {}
        for side in (side for game in self.games for side in game.sides if side):
            if bool(side.number) == numbered:
                both = zip(firsts.setdefault(side.key, side), side)
                firsts[side.key] = Side._make(known or new for known, new in both)
        return firsts

    def _players_of_games(self) -> tuple[Grid, Columns]:
        sides = [side for game in self.games for side in game.sides if side]
        numbered = any(side.number and side.name for side in sides)
        numbered = numbered or not any(side.name for side in sides)
        firsts = self._firsts(numbered=numbered)
        if len(firsts) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        if not numbered:
            self.faults += remarks_as_names(firsts.values())
            self.faults += spelled_two_ways(firsts, _keys(self.games))
        players = sorted(firsts.values(), key=lambda side: side.number)
        titles = ["No.", "Name", "Rating", "Club", "ID"]
        texts = [(str(p.number or ""), p.name, p.rating, p.team, p.id) for p in players]
        used = [k for k in range(len(titles)) if any(own[k] for own in texts)]
        below = self.first.rows[-1].number + 1
        rows = [Row(below, [Cell(titles[k]) for k in used])]
        for place, own in enumerate(texts, start=below + 1):
            rows.append(Row(place, [Cell(own[k]) if own[k] else EMPTY for k in used]))
            self.places[place] = players[place - below - 1].where
        return replace(self.first, rows=rows), columns_in(rows)

    def _seat(self, roster: Roster, most: int) -> None:
        """Add each game to the results of its players; report games that do not fit. ``most`` is
        how many rounds our own crosstable has."""
        for game in self.games:
            misfits: list[Misfit] = []
            numbers = [0, 0]
            for k, side in enumerate(game.sides):
                try:
                    numbers[k] = roster.find(side.name, side.number) if side else 0
                except TieBreakError as error:
                    title = side.title if side else ""
                    misfits.append(Misfit(title, "unknown-player", str(error)))
            misfits += self._seconds(game, numbers, roster.names)
            if most and game.round > most:
                misfits.append(Misfit("Round", "round", _NO_COLUMN.format(game.round)))
            places = {side.title: side.where for side in game.sides if side}
            places["Round"] = game.round_at
            for misfit in misfits if game.is_read else ():
                where = places.get(misfit.title, game.where)
                self.faults.append(Finding(ERROR, misfit.code, where, str(misfit)))
            is_read = game.is_read and not misfits
            for own, other, outcome, colour in zip(numbers, numbers[::-1], game.outcomes, "wb"):
                seat = own, game.round
                if own and seat not in self.results:
                    coloured = colour if game.coloured and other else ""
                    played = Result(outcome, other or None, coloured) if is_read else UNREADABLE
                    self.results[seat], self.cells[seat] = played, game.where
                    if game.board:
                        self.boards[seat] = game.board

    def _seconds(
        self, game: Meeting, numbers: Sequence[int], names: Mapping[int, str]
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
            if known := self.cells.get((number, game.round)):
                message = (
                    f"{label} stands in round {game.round} at {known} already; "
                    "correct one of them, or, if two players are called so, give them numbers"
                )
                yield Misfit(side.title, "player-twice", message)

    def of_teams(self) -> Grid | None:
        """Return the teams, numbered by name, with their players and boards; nothing if there are
        two teams alone, or a game that can be read is not one of two players with names and teams,
        or its result is none of a board."""
        games = [game for game in self.games if game.is_read]
        teams: dict[str, Side] = {}
        players: dict[tuple[str, str], Side] = {}
        for game in games:
            if game.outcomes not in _OF_BOARDS:
                return None
            for side in game.sides:
                if not (side and side.name and side.team):
                    return None
                teams[bare(side.team)] = side
                players.setdefault((bare(side.team), spelled(side.name)), side)
        if len(teams) < _FEWEST_TEAMS:
            return None
        number_of = {key: k for k, key in enumerate(sorted(players), start=1)}
        team_of = {key: k for k, key in enumerate(sorted(teams), start=1)}
        sides = [players[key] for key in number_of]
        members = Listed(
            tuple(
                Player(k, side.name, side.id, *self._rating(side), team=teams[bare(side.team)].team)
                for k, side in enumerate(sides, start=1)
            ),
            self._origin(sides, "player"),
            teams=tuple([team_of[bare(side.team)] for side in sides]),
            places=(0,) * len(sides),
        )
        boards = Boards(dict(zip(members.numbers, members.teams)), {})
        for game, number in zip(games, _numbers_of_boards(games)):
            both = [side for side in game.sides if side]
            first, second = (number_of[bare(side.team), spelled(side.name)] for side in both)
            own, other = (team_of[bare(side.team)] for side in both)
            over = None if game.outcomes == TO_COME else game.outcomes
            colours = ("w", "b") if game.coloured else ("", "")
            board = Board((first, second), over, colours, game.where)
            try:
                pair = boards.teams(game.round, board.players, (own, other))
                boards.add(game.round, number, pair, board)
            except Misfit as misfit:
                side = both[misfit.title.startswith("Opp")]
                where = game.where if misfit.title == "Board" else side.where
                self.faults.append(Finding(ERROR, misfit.code, where, str(misfit)))
        self.faults += spelled_two_ways({side.key: side for side in sides}, _keys(games))
        firsts = [teams[key] for key in team_of]
        entries = [Player(k, side.team) for k, side in enumerate(firsts, start=1)]
        listed = Listed(tuple(entries), self._origin(firsts, "team"))
        below = self.above[-1].number + 1 if self.above else 1
        head = Columns(len(self.above), {"Team": 0}, top=len(self.above))
        return replace(
            self.first,
            rows=[*self.above, Row(below, [])],
            title=(self.is_shared and self.name) or "Open",
            columns=head,
            how=(*self.first.how, f"a list of {len(games)} boards of teams", _BY_NAME),
            faults=tuple(self.faults),
            games=ListedGames(teams=TeamGames(listed, members, boards.matches)),
        )

    def _rating(self, side: Side) -> Rating:
        try:
            return rating(side.rating)
        except ValueError:
            message = f"{side.rating!r} is not a rating; the player is taken as unrated"
            self.faults.append(Finding(WARNING, "rating", side.where, message))
            return Rating(None)

    def _origin(self, sides: Sequence[Side], entry: str) -> Origin:
        """Return where teams or players stand of whom each has one cell, in one of his games."""
        cells = {(k, "Name"): side.where for k, side in enumerate(sides)}
        team = "Team" if entry == "player" else ""
        return Origin(self.first.sheet, lines=self.first.lines, entry=entry, cells=cells, team=team)


_ONE_MATCH, _FEWEST_TEAMS = 2, 3
"""Two clubs that meet may be two teams, or a tournament of their players."""
_OF_BOARDS = frozenset([*BOARD_SIGNS.values(), TO_COME])
_BY_NAME = "teams numbered by name"


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
    return len(met) > _ONE_MATCH and is_matched and 2 * on_several >= len(met)


def _keys(games: Sequence[Meeting]) -> Iterator[tuple[str, int]]:
    yield from ((side.key, game.round) for game in games for side in game.sides if side)


def _numbers_of_boards(games: Sequence[Meeting]) -> list[int]:
    """Return the number of each board within its match: as typed if every match has its own, else
    by the order of the list."""
    count: dict[tuple[int, frozenset[str]], int] = {}
    numbers = []
    for game in games:
        match = (game.round, frozenset(bare(side.team) for side in game.sides if side))
        count[match] = count.get(match, 0) + 1
        numbers.append(count[match])
    typed = [game.board for game in games]
    return typed if all(typed) and max(typed) <= max(numbers) else numbers


def _numbered(table: Grid, header: Columns, how: list[str]) -> list[tuple[Row, int]]:
    """Return the players' rows with their numbers; without any, by rating and name, as ``how``
    says then."""
    columns, body = Block(table, header), table.rows[header.row + 1 :]
    rows = [row for row in body if columns.name(row).text]
    if "No." in header.fields:
        numbered = [(row, whole_number(columns.cell(row, "No.").text)) for row in body]
        taken = {k for row, k in numbered if columns.name(row).text}
        return [
            (row, k)
            for row, k in numbered
            if columns.name(row).text or row.empty or (k and k not in taken)
        ]
    ratings = {row.number: rating_of(columns, row, []).value or 0 for row in rows}
    rows.sort(key=lambda row: (-ratings[row.number], columns.name(row).text.casefold()))
    by = "rating, then by name" if any(ratings.values()) else "name"
    how.append(f"players numbered by {by}")
    return [(row, number) for number, row in enumerate(rows, start=1)]
