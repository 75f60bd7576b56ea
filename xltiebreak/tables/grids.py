"""Grids of a round-robin, who × whom: their columns are players and not rounds, headed by numbers,
names, short names or initials; their games have ``1 ½ 0`` or ``+ = -``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cached_property

from xltiebreak.event.crosstable import ROUNDROBIN, UNNUMBERED
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, Place, TieBreakError
from xltiebreak.event.letters import (
    EXPECTED,
    IN_GRID,
    expected_twin,
    games_in,
    is_diagonal,
    is_mark,
    made_a_date,
    tidy,
    write_in_grid,
)
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.roundrobin import SITS_OUT, berger_round, by_round
from xltiebreak.tables.cells import (
    EMPTY,
    MADE_A_DATE,
    MAX_COLUMNS,
    Cell,
    Fault,
    Row,
    column_letter,
    whole_number,
)
from xltiebreak.tables.further_columns import is_tie_break
from xltiebreak.tables.grammar import SIGNS
from xltiebreak.tables.grid import Block, Grid
from xltiebreak.tables.header import Columns, headers_in, scores_in
from xltiebreak.tables.labels import Settings
from xltiebreak.tables.people import Names
from xltiebreak.tables.player_rows import Entry, read_entries
from xltiebreak.tables.vocabulary import GRID, NO_GAMES, NOTATIONS, WHOLE, heading, known_name
from xltiebreak.tables.ways import in_known_notations

Rows = tuple[tuple[Result, ...], ...]
Places = tuple[tuple[int, ...], ...]

_SMALLEST_SWISS, _FEWEST_ROUNDS = 6, 2
"""The fewest players of a grid that may be a Swiss, and the fewest games of most of them."""

_HALF_OF_IT = 3
"""If so many games stand in one of their two cells alone, half of the grid is missing."""


_FEWEST, _CORNER = 3, 3


def with_numbers_across(grid: Grid) -> Grid:
    """Return the grid with the players' numbers above their columns, if names head them."""
    for header in headers_in(grid.rows):
        fields = {**_corner(grid, header.row), **header.fields}
        if "Name" in fields and (numbered := _numbered(grid, header._replace(fields=fields))):
            return numbered
    return grid


def _corner(grid: Grid, k: int) -> Mapping[str, int]:
    """Return the column of the names, if the corner of the grid above them is empty."""
    head = grid.rows[k]
    for row in grid.rows[k + 1 : k + 2] if len(head.texts) >= _FEWEST else ():
        for column in range(_CORNER):
            text = row.cell(column).text
            if not head.cell(column).text and len(text) > 1 and text[0].isalpha():
                return {"Name": column}
    return {}


def _numbered(grid: Grid, header: Columns) -> Grid | None:
    head, body = grid.rows[header.row], grid.rows[header.row + 1 :]
    name, key = header.fields["Name"], header.fields.get("No.")
    rows = [row for row in body if row.cell(name).text and (key is None or row.cell(key).text)]
    if len(rows) > MAX_COLUMNS:
        return None
    named = [row.cell(name).text for row in rows]
    names = Names(dict(enumerate(named)))
    heads = [column for column in range(len(head.cells) + 1) if column not in header.used]
    meant = {column: who for column in heads if (who := names.find(head.cell(column).text))}
    other = _headed_otherwise(head, rows, heads, meant)
    enough = _FEWEST - (len(meant) + len(other) == len(rows) >= _FEWEST)  # each has a column
    if len(meant) < max(enough, (len(rows) + 1) // 2):
        return None
    slips = {k: repr(named[min(who)]) if who else "the name of a row" for k, who in other.items()}
    meant = {column: who for column, who in sorted({**meant, **other}.items()) if who}
    places, faults = [min(who) for who in meant.values()], grid.faults
    numbers = [whole_number(rows[k].cell(key).text) or k + 1 for k in places]
    in_order = key is None or numbers == [*range(1, len(numbers) + 1)]
    if sum(map(len, meant.values())) > len({*places}) or not in_order:
        message = (
            "a column is headed by a name that may mean more than one player, or the columns stand "
            "in another order than the players' numbers; head them by the numbers 1, 2, 3 …"
        )
        faults = (*faults, grid.finding(ERROR, "grid-order", head, min(meant), message))
    across = {number: [column] for number, column in enumerate(meant, start=1)}
    parts = {number: {WHOLE: column} for number, (column,) in across.items()}
    header = header._replace(parts=parts, against=across, twice={}, slips=slips)
    grid = replace(grid, columns=header, how=(*grid.how, "a grid headed by names"), faults=faults)
    own = {rows[k].number: str(number) for number, k in enumerate(places, start=1)}
    return grid if key is not None else grid.with_column("No.", own)


def _headed_otherwise(
    head: Row, rows: Sequence[Row], heads: Sequence[int], meant: Mapping[int, Set[int]]
) -> Mapping[int, Set[int]]:
    """Return the columns of games whose header names no row, each with the first of the rows that
    no column names; with none if there is no such row."""
    left = sorted({*range(len(rows))}.difference(*meant.values()))
    within = range(min(meant, default=0), max(meant, default=0))
    others: dict[int, Set[int]] = {}
    for column in heads:
        texts = {row.number: text for row in rows if (text := row.cell(column).text)}
        title = head.cell(column).text
        is_told = bool(title) or (bool(texts) and bool(left))  # else it is between two of others
        if column in meant or not is_told or heading(title) in NO_GAMES or is_tie_break(title):
            continue
        is_beside = not {column - 1, column + 1}.isdisjoint({*meant, *others})
        are_games = bool(scores_in(texts)) or all(map(is_diagonal, texts.values()))
        if are_games and (column in within or (texts and is_beside and left)):
            others[column] = {left.pop(0)} if left else set()
    return others


# The grid as a table


Pair = tuple[int, int]  # a player's number and his opponent's

Game = tuple[Result, int]
"""A result, and the column that it stands in; ``_NO_COLUMN`` if in none."""

_NO_COLUMN = -1

_BY_SIGNS = "+ = - as games won, drawn and lost"
_ALL_FORFEITS = (
    "all games of this grid have + or -, which are forfeits; type 1, ½ and 0 for games that were "
    "played, or state the notation forfeits"
)
_ONE_IN = 10  # one game, or one in ten, may be no sign
_FORFEITS = frozenset("+-")
_BYES = frozenset("BHUXFZ")


@dataclass(frozen=True, eq=False)
class Square(Block):
    """A grid: ``header.against`` has each player's column by his pairing number, or his two in a
    double round-robin; ``entries`` are its rows. ``faults`` gets what is wrong with its cells."""

    entries: Sequence[Entry] = ()
    faults: list[Finding] = field(default_factory=list)

    @cached_property
    def titles(self) -> dict[int, str]:
        """The name of each column in messages, ``"column of player 3"`` …"""
        titles = {
            column: f"{'second ' * place}column of {self.entry} {number}"
            for number, columns in self.header.against.items()
            for place, column in enumerate(columns)
        }
        return {**super().titles, **titles}

    @cached_property
    def places(self) -> Mapping[int, int]:
        """The columns of the players in their order, each with its place among them, from 1."""
        columns = [column for both in self.header.against.values() for column in both]
        return {column: place for place, column in enumerate(columns, start=1)}

    def origin(self, rows: Sequence[Row]) -> Origin:
        """Return where rows and columns stand; the players' columns are ``"C1"``, ``"C2"`` …"""
        origin = super().origin(rows)
        columns = {
            f"C{place}": self.titles[column] if origin.lines else column_letter(column)
            for column, place in self.places.items()
        }
        return origin._replace(columns={**origin.columns, **columns})

    def results(self, row: Row) -> tuple[Cell, ...]:
        """Return the cells against each player, as the columns stand; none but marks are empty."""
        cells = tuple([row.cell(column) for column in self.places])
        if all(not cell.fault and (not cell.text or is_mark(cell.text)) for cell in cells):
            return (EMPTY,) * len(cells)
        return cells

    @cached_property
    def _known(self) -> Mapping[int, Entry]:
        """The rows by their numbers."""
        return {entry.number: entry for entry in self.entries if entry.number < UNNUMBERED}

    @cached_property
    def _is_misnumbered(self) -> bool:
        """Whether a row's number stands twice, has no column or cannot be read, and a column has no
        row: what stands there against nobody follows from that number."""
        are_known, across = len(self._known) == len(self.entries), self.header.against.keys()
        return not (across <= self._known.keys() or (are_known and self._known.keys() <= across))

    @cached_property
    def _cells(self) -> Sequence[tuple[Pair, Cell]]:
        """Each cell that holds anything: its row's number, the opponent's, and the cell."""
        return [
            ((entry.number, number), cell)
            for entry in self.entries
            for number, columns in self.header.against.items()
            for cell in map(entry.row.cell, columns)
            if cell != EMPTY
        ]

    @cached_property
    def games(self) -> Sequence[tuple[Pair, str]]:
        """The texts of the games of two players."""
        return [(pair, cell.text) for pair, cell in self._cells if cell.text and len({*pair}) > 1]

    @cached_property
    def met(self) -> Set[Pair]:
        """The numbers of each two entries with a game in the first one's row."""
        return {pair for pair, _ in self.games if pair[1] in self._known}

    @cached_property
    def signs(self) -> Set[str]:
        """The texts of games if nearly all are signs, else none."""
        games = [tidy(text) for _, text in self.games]
        others = sum(text not in SIGNS for text in games)
        is_so = len(games) >= _FEWEST and others <= max(1, len(games) // _ONE_IN)
        return {*games} if is_so else set()

    def scores(self, text: str, *, double: bool = False) -> tuple[str, ...]:
        """Return the score of each game in a cell; + is a win among other signs, else a forfeit."""
        sign = SIGNS.get(tidy(text)) if self.signs != _FORFEITS and self.signs else None
        return (sign,) if sign else games_in(text, double=double)

    @property
    def understood(self) -> tuple[int, int]:
        """How many cells can be read as a grid, and how many as rounds in the best notation."""
        texts = [(pair, cell.text) for pair, cell in self._cells if not cell.fault]
        in_grid = sum(is_diagonal(text) for (own, other), text in texts if own == other)
        scores = [self.scores(text) for (own, other), text in texts if own != other]
        in_grid += sum(0 < len(each) < 3 and IN_GRID.keys() >= {*each} for each in scores)
        return in_grid, max(in_known_notations([text for _, text in texts]))

    @cached_property
    def _times(self) -> int:
        """How often any two players meet: twice if players have two columns, or cells two games."""
        if any(len(columns) > 1 for columns in self.header.against.values()):
            return 2
        double = {pair for pair, text in self.games if len(games_in(text)) == 2}
        in_both = any(pair[::-1] in double for pair in double)
        return 2 if in_both or (double and 2 * len(double) >= len(self.games)) else 1

    def read_pairs(
        self, entries: Sequence[Entry], faults: list[Finding], *, is_stated: bool = True
    ) -> tuple[Rows, Places]:
        """Return each entry's results by round, and the place of each among the players' columns.

        Places count from 1; 0 where there is no opponent. A game without a result is blank. A game
        with only one of its two cells filled is blank, too, and reported: nothing is mirrored.
        Unless it ``is_stated`` that this is a round-robin, a grid that looks like a Swiss is
        reported.
        """
        if len(entries) > MAX_COLUMNS:
            raise TieBreakError(
                f"a grid has a column for each of its rows, at most {MAX_COLUMNS}, and this one "
                f"has {len(entries):,} rows"
            )
        by_number = sorted(entries, key=lambda entry: entry.number)
        told = [] if self.header.slips else faults  # under a wrong header cells say nothing
        square = replace(self, entries=by_number, faults=told)
        square._report_missing_columns()
        games = [square._games(entry) for entry in by_number]
        if not is_stated:
            square._report_swiss()
        to_come = ((BLANK, _NO_COLUMN),) * square._times
        table = [[row.get(other.number, to_come) for other in by_number] for row in games]
        rows = by_round(table, (SITS_OUT, _NO_COLUMN))
        square._take_away_one_sided(rows)
        in_order = [rows[k] for k in map(by_number.index, entries)]
        return (
            tuple([tuple([result for result, _ in row]) for row in in_order]),
            tuple([tuple([self.places.get(column, 0) for _, column in row]) for row in in_order]),
        )

    def _games(self, entry: Entry) -> Mapping[int, Sequence[Game]]:
        """Return a row's games by opponent, as many as all meet; report what else stands there."""
        games = {}
        for number, columns in self.header.against.items():
            if number == entry.number or number not in self._known:
                if not self._is_misnumbered:
                    self._examine_no_game(entry, number, columns)
                continue
            most = self._times // len(columns)
            read = [result for k in columns for result in self._read(entry, number, k, most)]
            games[number] = [*zip([*read, *[BLANK] * self._times], [*columns] * most)]
        return games

    def _read(self, entry: Entry, number: int, column: int, most: int) -> Sequence[Result]:
        """Return the results in a cell, at ``most`` so many."""
        cell = entry.row.cell(column)
        scores = self.scores(cell.text, double=self._times > 1) or ("",)
        if most > 1 and self._lost_a_zero(entry.number, number, cell.text):
            scores = ("0", cell.text)
        fault = MADE_A_DATE if made_a_date(cell.text) else cell.fault
        if fault is None and not (len(scores) <= most and {"", *IN_GRID} >= {*scores}):
            what = "a result" if len(scores) <= most else "one result"
            two = "; two games as 1 ½" if most > 1 else ""
            fault = Fault("unknown-code", f"{cell.text!r} is not {what}; expected {EXPECTED}{two}")
        if fault is not None:
            self._report(ERROR, fault.code, entry, column, fault.message)
            return [UNREADABLE]
        return [Result(IN_GRID[score], number) if score else BLANK for score in scores]

    def _lost_a_zero(self, own: int, other: int, text: str) -> bool:
        """Whether a spreadsheet made 0 or 1 of 00 or 01, as the twin cell says."""
        twins = {"0": "11", "1": "10"}
        cells = map(self._known[other].row.cell, self.header.against.get(own, ()))
        games = (games_in(cell.text, double=True) for cell in cells)
        return text in twins and twins[text] in map("".join, games)

    def _examine_no_game(self, entry: Entry, number: int, columns: Sequence[int]) -> None:
        """Report what is more than a mark on the diagonal, or against nobody."""
        is_self = number == entry.number
        for column in columns if is_self or entry.number in self._known else ():
            cell = entry.row.cell(column)
            is_wrong = is_self and cell.fault and cell.fault.code != "merged-cells"
            is_fine = is_mark(cell.text or "*") or (is_self and is_diagonal(cell.text))
            if is_wrong or not is_fine:
                noun, code = self.entry, "plays-self" if is_self else "unknown-opponent"
                whom = "himself" if noun == "player" else "itself"
                why = (
                    f"{whom}; leave the cell empty or mark it with *, or correct the numbers of "
                    "the rows and columns"
                )
                if not is_self:
                    why = (
                        f"{noun} {number}, but there is no {noun} {number}; clear the cell, or add "
                        f"the {noun}"
                    )
                message = f"{noun} {entry.number} has {cell.text!r} against {why}"
                self._report(ERROR, code, entry, column, message)

    def _report(self, severity: str, code: str, entry: Entry, column: int, message: str) -> None:
        place = self.places.get(column)
        at = Place(entry.number, place) if place else None
        finding = self.finding(severity, code, entry.row, column, message)
        self.faults.append(finding._replace(place=at))

    def _report_missing_columns(self) -> None:
        across, title = self.header.against, self.header.fields.get("No.", self.header.name)
        for number, entry in self._known.items():
            if number not in across and title is not None:
                message = (
                    f"{self.entry} {number} has no column, the last one is headed {max(across)}; "
                    "add the column, or the number above it, or correct the number"
                )
                self._report(ERROR, "missing-column", entry, title, message)

    def _take_away_one_sided(self, rows: Sequence[list[Game]]) -> None:
        """Take the results away whose twin cell is empty; report them if nothing else is wrong."""
        index = {entry.number: k for k, entry in enumerate(self.entries)}
        games = [
            (k, column, round, index[result.opponent], result)
            for k, row in enumerate(rows)
            for round, (result, column) in enumerate(row)
            if result.opponent
        ]
        one_sided = sorted(game for game in games if rows[game[3]][game[2]][0].blank)
        is_half = len(one_sided) == len(games) >= _HALF_OF_IT
        has_errors = self._is_misnumbered or any(fault.is_error for fault in self.faults)
        for k, _, round, other, result in [] if has_errors else one_sided[: 1 if is_half else None]:
            entry, noun, twin = self.entries[other], self.entry, expected_twin(result)
            own, him = f"{noun} {self.entries[k].number}", "him" if noun == "player" else "it"
            severity, code = WARNING, "one-sided"
            message = (
                f"{noun} {entry.number} has nothing against {own}, who has {write_in_grid(result)} "
                f"against {him}; expected {twin}. Until both cells are filled, the "
                "game counts for nobody"
            )
            if is_half:
                severity, code = ERROR, "half-empty"
                message = (
                    f"only half of the grid is filled: all {len(games)} games stand in one of "
                    f"their two cells only; type each game for both {noun}s, as here {twin} "
                    f"against {own}"
                )
            self._report(severity, code, entry, rows[other][round][1], message)
        for k, column, round, *_ in one_sided:
            rows[k][round] = BLANK, column

    def _report_swiss(self) -> None:
        """Report that the grid may hold a Swiss: nobody has met all others, a third of the pairs or
        more have not met, and the games are not the first rounds of a round-robin."""
        players = len(self.entries)
        met = Counter(own for own, _ in self.met)
        games = sorted(met[entry.number] for entry in self.entries)
        pairs = players * (players - 1) // 2
        empty = pairs - len({frozenset(pair) for pair in self.met})
        places = {entry.number: place for place, entry in enumerate(self.entries, start=1)}
        rounds = Counter(berger_round(players, places[a], places[b]) for a, b in self.met)
        in_full = sum(cells for cells in rounds.values() if cells == players // 2 * 2)
        if (
            players < _SMALLEST_SWISS
            or games[players // 2] < _FEWEST_ROUNDS
            or games[-1] > players - 2
            or 3 * empty < pairs
            or 4 * in_full >= 3 * len(self.met)
        ):
            return
        listed = " to ".join(map(str, sorted({games[0], games[-1]})))
        message = (
            f"{empty} of {pairs} pairs have no game, everybody has {listed} games "
            f"and nobody has met all others: this looks like a Swiss written {self.entry} against "
            f"{self.entry}, which does not say in which round a game was played. Give it a column "
            "for each round (R1, R2 …) with cells such as W12; or, if these are the first games of "
            "a round-robin, state Kind roundrobin"
        )
        column = min(self.header.against.get(self.entries[1].number, [0]))
        self._report(ERROR, "swiss-in-a-grid", self.entries[0], column, message)


def square_in(block: Block, settings: Settings, faults: list[Finding]) -> Square | None:
    """Return the table as a grid if it is one: the notation says so, or more cells fit a grid.

    ``faults`` gets a stated notation that cannot be, and a table that could be a grid or not.
    """
    header = block.header
    is_stated = settings.notation.strip().lower() == GRID
    if is_stated and not header.against:
        message = (
            "the notation is stated as grid, whose columns are headed by the pairing numbers 1, 2, "
            "3 …, and this table has rounds; correct the headers or the notation"
        )
        faults.append(_at_the_first(block, "notation", message))
    is_other = settings.notation and known_name(settings.notation) in NOTATIONS and not is_stated
    if not header.against or (is_other and header.rounds):
        return None
    parts = {number: {WHOLE: heads[0]} for number, heads in header.against.items()}
    if header.twice and _is_copied(block):
        header = header._replace(against={k: heads[:1] for k, heads in header.against.items()})
    else:
        header = header._replace(twice={})
    square = Square(block.grid, header._replace(parts=parts), block.entry)
    square = replace(square, entries=read_entries(square, []))
    if square.signs == _FORFEITS and not settings.notation:
        faults.append(_at_the_first(square, "ambiguous-notation", _ALL_FORFEITS))
    if square.signs not in (_FORFEITS, set()):
        square = replace(square, grid=replace(square.grid, how=(*square.grid.how, _BY_SIGNS)))
    is_grid = is_stated or not block.header.rounds  # two columns a number are players or nothing
    return square if is_grid or _is_square(square, settings, faults) else None


def _is_copied(block: Block) -> bool:
    """Whether the second columns of all players hold the same games as the first ones."""
    rows = block.grid.rows[block.header.row + 1 :]
    both = block.header.against.values()
    texts = [[row.cell(column).text for column in own] for row in rows for own in both]
    has_games = any(text and not is_mark(text) for text, _ in texts)
    return has_games and all(first == second for first, second in texts)


def _is_square(square: Square, settings: Settings, faults: list[Finding]) -> bool:
    is_roundrobin = settings.kind == ROUNDROBIN
    as_many = len(square.entries) == len(square.header.against)
    if not is_roundrobin and (not as_many or "kind" in settings.cells):
        return False
    letters = {text.upper() for _, text in square.games}
    if letters - _BYES and all(text.isalpha() and len(text) == 1 for text in letters):
        return True  # each is told what a grid has
    in_grid, by_rounds = square.understood
    if in_grid == by_rounds and in_grid and not is_roundrobin:
        message = (
            "the columns headed 1, 2, 3 … could be rounds or, in a round-robin, players, and "
            "nothing in the table decides; state Kind roundrobin, or head them R1, R2, R3 …"
        )
        faults.append(_at_the_first(square, "ambiguous-notation", message))
    return in_grid > by_rounds or (in_grid == by_rounds and is_roundrobin)


def _at_the_first(block: Block, code: str, message: str) -> Finding:
    row = block.grid.rows[block.header.row]
    return block.finding(ERROR, code, row, min(block.header.rounds.values(), default=0), message)
