"""Turns blocks of cell values, as a spreadsheet passes them, into a section: results by round or
those of a grid of players, and points inside the matches of teams."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, islice

from xltiebreak.checks import FEW
from xltiebreak.event.crosstable import (
    ROUNDROBIN,
    SWISS,
    Crosstable,
    everybody_meets,
    rounds_of_a_cycle,
)
from xltiebreak.event.figures import Rating, counted, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, Place, TieBreakError
from xltiebreak.event.letters import UnknownCell, read
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.roundrobin import typed_by_round
from xltiebreak.event.section import (
    BY_MATCH_POINTS,
    Matches,
    Player,
    Points,
    Section,
    without_spare_rounds,
)
from xltiebreak.event.team_match import TeamRound, decide
from xltiebreak.functions.values import (
    BLOCKS,
    MOST_WRONG,
    ONLY_US,
    PLAYER,
    TEAM,
    TEXTS,
    Entered,
    Key,
    column_of,
    text_of,
    value_cell,
)
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns, columns_in
from xltiebreak.tables.labels import boards_of
from xltiebreak.tables.labels import understood as setting
from xltiebreak.tables.vocabulary import GRID, US, WHOLE, known_name

Cells = Sequence[Sequence[Cell]]


@lru_cache(maxsize=BLOCKS)
def section_of(entered: Entered) -> Section:
    """Return the section of the arguments: row k is player k, or team k.

    An empty row is no player unless the column of names, or an opponent, names him.

    Raises:
        TieBreakError: the blocks do not go together, what goes with the results cannot be read, or
            the block holds something else than results.
    """
    if entered.ratings:
        section = section_of(entered._replace(ratings=()))
        rows, entry = len(entered.results), entered.entry
        return replace(section, players=with_beside(section.players, rows, entered.ratings, entry))
    cells = _cells(entered.results)
    if not (why := _headers(entered, cells[0])):
        section = _read_section(entered, cells)
        is_read = not any(fault.is_error for fault in section.faults)
        if not (is_read and (why := _columns_that_decide(entered, section))):
            return section
    raise TieBreakError(f"the block of results: {why}")


def _cells(block: Key) -> Cells:
    return [[*map(value_cell, row)] for row in block]


def _headers(entered: Entered, first: Sequence[Cell]) -> str:
    """Return what to do about a first row of headers; an empty text where it is none. On our own
    sheets it holds results, and where people state US letters ``R1`` is one."""
    if entered.notation.casefold() in (ONLY_US, US):
        return ""
    from xltiebreak.tables.ways import is_result  # late: most are read without it

    header = columns_in([Row(1, [*first])])
    filled = {k: cell.text for k, cell in enumerate(first) if cell.text}
    heads = {k for k in filled if k in header.used or k == header.place}
    results = {k for k, text in filled.items() if is_result(text) and k != header.wholes.get(1)}
    words = [filled[k] for k in heads - results if any(map(str.isalpha, filled[k]))]
    if results - heads or not any(len(word) > 1 for word in words):
        return ""
    listed = ", ".join([*filled.values()][:_LISTED]) + " …" * (len(filled) > _LISTED)
    return (
        f"the first row holds headers ({listed}), not results: select the cells of the rounds alone"
    )


_LISTED = 6


def _read_section(entered: Entered, cells: Cells) -> Section:
    kind = setting("kind", entered.kind) if entered.kind and not entered.of_teams else ""
    rows, columns = len(cells), len(cells[0])
    if rows > 1 and columns in (rows, 2 * rows) and not (entered.of_teams or kind == SWISS):
        grid = _grid_section(cells, entered.named)
        if grid is not None:
            return _without(grid, entered.withdrawn)
    read, faults = _read_rounds(cells, entered.entry, entered.notation)
    inside: Sequence[Sequence[Points]] = [[None] * columns] * rows
    if entered.points:
        rounds = _with_points(read, _cells(entered.points), faults)
        read = [[each.result for each in row] for row in rounds]
        inside = [[each.points for each in row] for row in rounds]
    numbers = tuple(_taking_part(read, entered.named))
    # where many cells cannot be read, a cause quotes them
    quoted = [cells[number - 1] for number in numbers] if len(faults) >= FEW else []
    matches = None
    if entered.of_teams:
        matches = Matches(
            tuple([tuple(inside[number - 1]) for number in numbers]),
            *boards_of(entered.boards),
            setting("placed_by", entered.placed_by or BY_MATCH_POINTS),
            setting("match_points", entered.match_points) if entered.match_points else None,
        )
    section = Section(
        name="",
        players=tuple(map(Player, numbers)),
        crosstable=Crosstable(numbers, tuple([tuple(read[number - 1]) for number in numbers])),
        kind=kind,
        scheduled_rounds=setting("scheduled_rounds", entered.planned) if entered.planned else None,
        matches=matches,
        origin=Origin(
            entry=entered.entry,
            typed=True,
            texts=tuple([tuple([cell.text for cell in row]) for row in quoted]),
        ),
        faults=tuple(faults),
    )
    section = section if entered.of_teams else without_spare_rounds(section)
    is_roundrobin = section.is_roundrobin and not entered.of_teams
    return typed_by_round(_without(section, entered.withdrawn) if is_roundrobin else section)


class _GridOfValues(Grid):
    """The rows of a grid whose columns have no headers."""

    def address(self, row: Row, column: int, header: str = "") -> str:
        """Return ``player 7, column 3``: a function sees values and no addresses."""
        return f"player {row.number}, column {column + 1}"


def _grid_section(cells: Cells, named: Sequence[int]) -> Section | None:
    """Return the section of a block with a column or two for each row, if it is a grid; None if its
    cells make more sense as rounds.

    A row without results, to which no other row's result refers, is a player only if ``named``.
    """
    from xltiebreak.tables.grids import Square  # late: for grids alone
    from xltiebreak.tables.player_rows import Entry  # late: as above

    last = len(cells[0])
    width = last // len(cells)
    across = {k + 1: range(k * width, (k + 1) * width) for k in range(len(cells))}
    rounds = {number: {WHOLE: heads[0]} for number, heads in across.items()}
    header = Columns(0, {"No.": last}, rounds, against=across)
    rows = [Row(k, [*row, Cell(str(k))]) for k, row in enumerate(cells, start=1)]
    everybody = [Entry(row, row.number, tuple(row.cells)) for row in rows]
    square = Square(_GridOfValues("", [Row(0, []), *rows]), header, entries=everybody)
    in_grid, by_rounds = square.understood
    if in_grid <= by_rounds:
        return None
    playing = {number for pair in square.met for number in pair}.union(named)
    here = [entry for entry in everybody if entry.number in playing]
    faults: list[Finding] = []
    results, columns = square.read_pairs(here, faults)
    numbers = tuple(entry.number for entry in here)
    return Section(
        name="",
        players=tuple(map(Player, numbers)),
        crosstable=Crosstable(numbers, results),
        kind=ROUNDROBIN,
        origin=Origin(grid=columns),
        faults=tuple(faults),
    )


def with_those_named(section: Section, entered: Entered) -> Section:
    """Return the section with the players who are named, if there is no result yet: the block alone
    has no players then."""
    if section.players or not entered.named:
        return section
    numbers, rounds = entered.named, len(entered.results[0])
    if is_grid := entered.notation.casefold() == GRID:
        rounds = rounds_of_a_cycle(len(numbers)) * (rounds // len(entered.results))
    no_points = ((None,) * rounds,) * len(numbers)
    return replace(
        section,
        players=tuple(map(Player, numbers)),
        crosstable=Crosstable(numbers, ((BLANK,) * rounds,) * len(numbers)),
        matches=section.matches and replace(section.matches, points=no_points),
        origin=section.origin._replace(grid=((0,) * rounds,) * len(numbers) * is_grid),
    )


def _columns_that_decide(entered: Entered, section: Section) -> str:
    """Return why a block is refused whose empty last columns decide whether it is a Swiss or a
    round-robin; a function cannot know whether rounds are still to come."""
    table, stated = section.crosstable, section.kind or section.scheduled_rounds
    used = [k for row in table.results for k, result in enumerate(row, 1) if not result.blank]
    if entered.of_teams or entered.notation == ONLY_US or stated or not used:
        return ""
    for rounds in range(max(used), 0 if section.is_roundrobin else table.rounds):
        if everybody_meets(table, rounds):
            return (
                f"everybody can meet everybody in {counted(rounds, 'round')}, and the block is "
                f"empty from column {rounds + 1} on: select the columns of the rounds alone, or "
                "state the kind, roundrobin or swiss"
            )
    return ""


def _taking_part(rows: Sequence[Sequence[Result]], named: Sequence[int]) -> list[int]:
    """Return the numbers of the rows with results or a name; if no names are given, also those of
    named opponents."""
    opponents = set() if named else {result.opponent for row in rows for result in row}
    there = [
        number
        for number, row in enumerate(rows, start=1)
        if number in opponents or not all(result.blank for result in row)
    ]
    return sorted({*there, *named}) if there else there


def with_beside(
    players: Sequence[Player],
    rows: int,
    ratings: Key,
    entry: str = PLAYER,
    names: Key | None = None,
    teams: Key = (),
) -> tuple[Player, ...]:
    """Return the players with what stands in columns beside the results of so many ``rows``.

    Raises:
        TieBreakError: a column has another length, or a text is no rating.
    """
    blank = [""] * rows
    rated = column_of(ratings, rows, "ratings") if ratings else blank
    values = [_rating(f"{entry} {k}", text) for k, text in enumerate(rated, start=1)]
    named = blank if names is None else column_of(names, rows, "names")
    in_teams = any(text_of(value) for row in teams for value in row)
    whose = column_of(teams, rows, "teams") if in_teams else blank
    return tuple(
        replace(player, name=named[k], rating=values[k][0], provisional=values[k][1], team=whose[k])
        for player in players
        for k in [player.number - 1]
    )


def _rating(who: str, text: str) -> Rating:
    try:
        return rating(text)
    except ValueError:
        raise TieBreakError(
            f"{who}: {text!r} is not a rating; expected one such as 1641, 1641P17 or nothing"
        ) from None


def _read_rounds(
    cells: Cells, entry: str, notation: str
) -> tuple[Sequence[Sequence[Result]], list[Finding]]:
    """Return the results of a block row by row, and a finding for each unreadable cell.

    A block in which all cells read as US letters is in US letters, unless too many of them are
    rulings and no ``notation`` is given. Messages call a row ``entry``.

    Raises:
        TieBreakError: there is no notation of that name, or too many cells are no results.
    """
    known = known_name(notation) if notation not in ("", ONLY_US) else ""
    made = [[*map(_in_us, row)] for row in cells]
    left = [cell for cell, result in zip(chain(*cells), chain(*made)) if result is UNREADABLE]
    is_ruled = any(result.ruling for result in chain(*made))
    if known in ("", US, GRID) and not (left or is_ruled):
        return made, []
    in_us = all(cell.fault for cell in left)
    if not in_us:
        _refuse_other_cells(cells, entry)
    from xltiebreak.tables.reading import read as judge  # late: most are in US letters

    reading = judge(
        cells,
        where=lambda row, round: (f"{entry} {row + 1}, round {round}", Place(row + 1, round)),
        notation="" if known == GRID else known,  # this block is no grid
        how_to_state="as the argument notation of the function",
        numbers=range(1, len(cells) + 1),
        only_us=in_us or notation == ONLY_US,
        others_can_be_stated=notation != ONLY_US,
    )
    return reading.results, reading.faults


def _refuse_other_cells(cells: Cells, entry: str) -> None:
    each = ((k, r, cell) for k, row in enumerate(cells, 1) for r, cell in enumerate(row, 1))
    wrong = (place for place in each if place[2].fault or not _is_result(place[2].text))
    [*places] = islice(wrong, MOST_WRONG + 1)
    if len(places) > MOST_WRONG:
        number, round, cell = places[0]
        raise TieBreakError(
            f"{entry} {number}, round {round}: {cell.text[:40]!r} is not a result, and "
            f"neither are more than {MOST_WRONG:,} other cells; select the results alone, a row a "
            f"{entry} and a column a round, with letters such as W12"
        )


@lru_cache(maxsize=TEXTS)
def _is_result(text: str) -> bool:
    from xltiebreak.tables.ways import in_known_notations  # late: as above

    return any(in_known_notations([text]))


@lru_cache(maxsize=TEXTS)
def _in_us(cell: Cell) -> Result:
    try:
        return UNREADABLE if cell.fault else read(cell.text)
    except UnknownCell:
        return UNREADABLE


def _without(section: Section, withdrawn: str) -> Section:
    left: tuple[int, ...] = setting("withdrawn", withdrawn)
    strangers = [number for number in left if number not in section.crosstable.rows]
    if strangers:
        raise TieBreakError(f"there is no player {strangers[0]} who could have withdrawn")
    return replace(section, withdrawn=left)


def _with_points(
    results: Sequence[Sequence[Result]], cells: Cells, faults: list[Finding]
) -> list[list[TeamRound]]:
    """Return the results and the points inside the matches; report each cell that cannot be read,
    and each missing half of a match's points. If a match has no result (``5w``), the points of both
    teams decide it; points beside an empty cell of the ``results`` do not count.

    Raises:
        TieBreakError: too many cells cannot be read.
    """
    from xltiebreak.tables.teams import with_points  # late: for teams alone

    def wrong(row: int, round: int, code: str, message: str) -> None:
        where = f"{TEAM} {row + 1}, points of round {round}"
        severity = ERROR if code == "match-points" else WARNING
        faults.append(Finding(severity, code, where, message, Place(row + 1, round)))
        if len(faults) > MOST_WRONG:
            raise TieBreakError(
                f"{where}: {message}; there are more than {MOST_WRONG:,} such cells, so select the "
                "block of points alone"
            )

    teams = range(1, len(cells) + 1)
    rounds = with_points(teams, results, cells, wrong)
    for (team, round), why in decide(rounds):
        wrong(team - 1, round, "match-points", why)
    return [[rounds[team, round] for round in range(1, len(cells[0]) + 1)] for team in teams]
