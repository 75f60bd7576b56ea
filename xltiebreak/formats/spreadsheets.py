"""Text tables (CSV), read and written, and workbooks and lists of games, written: labels, then a
row a player, or the players and a row a game."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice, zip_longest
from typing import Any

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import AWAITED, BLANK, Outcome, Result
from xltiebreak.event.roundrobin import typed_by_round
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.kinds import LONGEST_LINE, THE_FILE, Written, decoded, lines_of, named_after
from xltiebreak.tables.cells import (
    MAX_CELLS,
    MAX_COLUMNS,
    Cell,
    Row,
    SameCells,
    harmless,
    plain,
    text_cell,
)
from xltiebreak.tables.events import read_event
from xltiebreak.tables.grid import AT_SPACES, Grid
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, columns_in, header_of_scores
from xltiebreak.tables.labels import COLUMN_HEADERS, OF_A_SECTION, OF_THE_EVENT
from xltiebreak.tables.meetings import games_below, is_game_list, is_title
from xltiebreak.tables.vocabulary import FIELD_OF, PRIZES, ROUND, heading

_DELIMITERS = ",;\t|"
_SPACES = r"\t| {2,}"
_OWN_COLUMNS = {field: header for field, header in COLUMN_HEADERS.items() if field != "score"}
"""The headers of a player's own columns, by field."""


def read_csv(content: bytes, name: str) -> Event:
    """Return the event in a text file with commas, semicolons, tabs or bars; ``name`` is the
    file's.

    Raises:
        TieBreakError: it is not text, its quotation marks do not match, or it has no crosstable.
    """
    return read_event(named_after(name), [_grid(decoded(content))])


_TABLES: Sequence[Callable[[Grid], object]] = (
    lambda grid: grid.header and grid.header.names_players,
    is_game_list,
    lambda grid: grid.header,
    lambda grid: header_of_scores(grid.rows),
)
"""What tells a table, the surest first. A header without players comes late, since at commas a list
such as ``Lots 3,1,2`` is one."""


def _grid(text: str) -> Grid:
    """Return a text parted at the first sign that gives a table, else with columns aligned by
    spaces, else parted at the most frequent sign."""
    begun = {sign: _beginning(text, sign) for sign in filter(text.count, _DELIMITERS)}
    fitting = (sign for is_table in _TABLES for sign, grid in begun.items() if is_table(grid))
    sign = next(fitting, "")
    if not sign and (rows_of_columns := aligned_rows(text)):
        return Grid("", rows_of_columns, lines=True, how=("columns aligned with spaces",))
    return Grid("", [*_rows(text, sign or max(_DELIMITERS, key=text.count))], lines=True)


def _beginning(text: str, delimiter: str) -> Grid:
    """Return the rows in which a header is sought, up to one that cannot be read."""
    grid = Grid("", [], lines=True)
    with suppress(TieBreakError):  # told if the sign is the one
        grid.rows.extend(islice(_rows(text, delimiter), HEADER_WITHIN_ROWS))
    return grid


def _rows(text: str, delimiter: str) -> Iterator[Row]:
    line = 1
    try:
        for row in _as_rows(_records(text, delimiter=delimiter, strict=True)):
            yield row
            line = row.number + 1
    except csv.Error as error:
        raise TieBreakError(
            f"line {line} cannot be read as CSV ({error}); where a quotation mark begins a cell, "
            "another has to end it"
        ) from error


def parted(text: str) -> Iterator[Grid]:
    """Yield a text as a grid in each way to part its columns: by aligned columns with rounds, at
    commas, semicolons, tabs, bars, at two spaces or more, by other aligned columns."""
    grid = partial(Grid, "", lines=True, typed=False)
    with suppress(TieBreakError):  # each way below reads on where it can
        if (aligned := _grid(text)).how:
            yield grid(aligned.rows)
    lines = enumerate(lines_of(text), start=1)
    at_spaces = ((number, re.split(_SPACES, line.strip())) for number, line in lines)
    ways = [(_records(text, delimiter=sign), ()) for sign in _DELIMITERS]
    for records, how in (*ways, (at_spaces, (AT_SPACES,))):
        with suppress(csv.Error):
            yield grid(list(_as_rows(records)), how=how)
    if players := aligned_rows(text, without_rounds=True):
        yield grid(players)


def _records(text: str, **format: Any) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines as their numbers and fields; a text in quotation marks may go over several,
    of which the last counts."""
    taken = 0

    def fed() -> Iterator[str]:
        nonlocal taken
        for line in lines_of(text):
            taken += len(line)
            if taken > LONGEST_LINE:
                raise csv.Error(f"more than {LONGEST_LINE:,} characters in one row")
            yield line

    reader = csv.reader(fed(), **format)
    for fields in reader:
        taken = 0
        yield reader.line_num, fields


def _as_rows(records: Iterator[tuple[int, list[str]]]) -> Iterator[Row]:
    """Yield the rows of a table; of several empty rows only the first."""
    same = SameCells(text_cell)
    left, gap = MAX_CELLS, False
    for number, fields in records:
        left -= len(fields)
        if left < 0:
            raise TieBreakError(f"the table has more than {MAX_CELLS:,} cells")
        if not any(fields) or not any(map(str.strip, fields)):
            if not gap:
                yield Row(number, [])
            gap = True
            continue
        if len(fields) > 1 and fields[1][:1] in ("-", "=", ":", "+") and _is_rule(fields):
            continue
        if len(fields) > MAX_COLUMNS and any(map(str.strip, fields[MAX_COLUMNS:])):
            raise TieBreakError(f"line {number} has more than {MAX_COLUMNS} columns")
        gap = False
        yield Row(number, [same[field] for field in fields[:MAX_COLUMNS]])


def _is_rule(fields: Sequence[str]) -> bool:
    """Whether a line only separates rows, as ``|---|---|``."""
    return sum(map(len, fields)) > len(fields) and not any(field.strip("-=:+ ") for field in fields)


_FEWEST_COLUMNS, _WIDEST, _MOST_TRIED = 3, 1_000, 5


def aligned_rows(text: str, *, without_rounds: bool = False) -> list[Row]:
    """Return the rows of the first block of lines that begins with headers and of further ones with
    the same headers, or of all blocks in a list of games; without a block there are no rows.
    Columns are parted where every line has a space; lines around the blocks are rows of one cell.
    ``without_rounds`` looks for a list of players instead, in which no cell holds two."""
    lines = [line.rstrip().replace("\t", " ") for line in lines_of(text)]
    rows: list[Row] = []
    table: list[str] = []
    end = tried = 0
    for first, line in enumerate(lines):
        if not rows and first >= HEADER_WITHIN_ROWS:
            break
        if first < end:
            continue
        words = [heading(word) for word in line[:_WIDEST].split()]
        is_head = len(words) >= _FEWEST_COLUMNS and any(map(is_title, words))
        if not is_head or (table and words != table):
            continue
        tried += not rows
        if tried > _MOST_TRIED:
            break
        below = next((k for k in range(first, len(lines)) if not lines[k].strip()), len(lines))
        block = _block(lines, first, below, gaps=not without_rounds)
        header = columns_in(block) if block else None
        of_games = bool(block) and games_below(block[0]) is not None
        is_table = header and header.names_players and bool(header.wholes) != without_rounds
        if of_games or (is_table and (table or not rows)):
            rows += [*_single(lines[end:first], end + 1), *block]
            end = below
            if not of_games:
                table = words
    return [*rows, *_single(lines[end:], end + 1)] if rows else []


def _block(lines: Sequence[str], first: int, end: int, *, gaps: bool) -> list[Row]:
    """Return lines as rows with their columns parted; nothing where they are too wide, or a cell
    has a gap inside without ``gaps``."""
    kept = [(k + 1, lines[k]) for k in range(first, end) if not re.fullmatch("[-=_+* ]+", lines[k])]
    if max(len(line) for _, line in kept) > _WIDEST:
        return []
    starts = _merged(lines[first], list(_starts([line for _, line in kept])))
    cells = [(number, _cut(line, starts)) for number, line in kept]
    if not gaps and any(re.search(_SPACES, text) for _, texts in cells for text in texts):
        return []
    return [Row(number, [*map(text_cell, texts)]) for number, texts in cells]


def _starts(block: Sequence[str]) -> Iterator[int]:
    """Yield where columns begin: after a place that is blank in every line."""
    is_blank = [set(column) == {" "} for column in zip_longest(*block, fillvalue=" ")]
    yield from (k for k, blank in enumerate(is_blank) if not blank and (not k or is_blank[k - 1]))


def _merged(line: str, starts: Sequence[int]) -> list[int]:
    """Join the parts of a header such as ``Rd 1`` and return where the columns begin."""
    kept: list[int] = []
    for k, start in enumerate(starts):
        end = starts[k + 1] if k + 1 < len(starts) else len(line)
        text = line[start:end].strip()
        together = heading(line[kept[-1] : end]) if kept else ""
        before = heading(line[kept[-1] : start]) if kept else ""
        is_one = _is_known(together) and not _is_known(before)
        if not kept or (text and not is_one):
            kept.append(start)
    return kept


def _is_known(text: str) -> bool:
    return text in FIELD_OF or ROUND.fullmatch(text) is not None


def _cut(line: str, starts: Sequence[int]) -> list[str]:
    return [line[start:end].strip() for start, end in zip(starts, [*starts[1:], len(line)])]


def _single(lines: Sequence[str], first: int) -> Iterator[Row]:
    """Yield lines outside of the table as rows; of several empty lines only the first."""
    for k, line in enumerate(lines):
        if line.strip() or k == 0 or lines[k - 1].strip():
            yield Row(first + k, [Cell(plain(line))] if line.strip() else [])


def write_xlsx(event: Event) -> Written:
    """Return the event as a workbook for typing, without functions; it has only its own columns."""
    from xltiebreak.excel.writer import write_workbook  # late: XlsxWriter takes a tenth of a second

    return Written({THE_FILE: write_workbook(spelled_for_a_workbook(event), route="plain")})


def spelled_for_a_workbook(event: Event) -> Event:
    """Return the event with everything stated that an empty cell of a workbook would leave open."""
    from xltiebreak.excel.cells.typed_results import cycles_in  # late: for writers alone

    spelled = (
        section if section.matches or cycles_in(section) else _spelled_out(section)
        for section in map(_with_a_round, map(_scores_by_number, event.sections))
    )
    return replace(event, sections=tuple(spelled))


def write_csv(event: Event) -> Written:
    """Return the event as a text table with results in US letters, in UTF-8 with the mark by which
    Excel recognizes it.

    Raises:
        TieBreakError: the event has several sections, or a result that could not be read.
    """
    return _labelled(event, lambda section: _table(_spelled_out(section)))


def _labelled(
    event: Event, table: Callable[[Section], Iterator[list[str]]], *, keeps_columns: bool = True
) -> Written:
    """Return the labels of the event's only section, the rows of its ``table``, and its prizes. A
    label says who can win a prize unless the table ``keeps_columns`` that say it."""
    from xltiebreak.answers.sections import only_section  # late: readers do not need it
    from xltiebreak.prizefund.stated import stated_prizes  # late: as above

    why = "a text table holds one section; write a workbook, or one of these at a time"
    section = _with_a_round(only_section(event.sections, why))
    prizes, file = stated_prizes(section), io.StringIO(newline="")
    has_columns = prizes.as_labels.keys() - prizes.words.keys() if prizes and keeps_columns else ()
    labels = _labels(event, section, has_columns)
    for row in (*labels, [], *table(section), *_prizes(prizes.rows if prizes else ())):
        csv.writer(file).writerow(map(harmless, row))
    return Written({THE_FILE: file.getvalue().encode("utf-8-sig", "replace")})


def _scores_by_number(section: Section) -> Section:
    """Return a list of scores in the order of the numbers, which its sheet has."""
    if not section.has_only_scores:
        return section
    players = tuple(sorted(section.players, key=lambda player: player.number))
    numbers = tuple(player.number for player in players)
    return replace(section, players=players, crosstable=Crosstable(numbers, ((),) * len(numbers)))


def _with_a_round(section: Section) -> Section:
    """Return the section with at least one round, so that its table has a column for it."""
    if section.crosstable.rounds or section.has_only_scores or section.matches:
        return section
    table = section.crosstable
    first_round = Crosstable(table.numbers, ((BLANK,),) * len(table.numbers))
    return replace(section, crosstable=first_round)


def _spelled_out(section: Section) -> Section:
    """Return the section with "not paired" typed where an empty cell of the last round would mean a
    result to come."""
    table = section.crosstable
    rows = [list(row) for row in table.results]
    missing = [frozenset(table.missing(round)) for round in range(1, table.rounds + 1)]
    for k, row in enumerate(typed_by_round(section).crosstable.results):
        for round, read_back in enumerate(row):
            if read_back == AWAITED and table.numbers[k] not in missing[round]:
                rows[k][round] = Result(Outcome.UNPAIRED)
    return replace(section, crosstable=Crosstable(table.numbers, tuple(map(tuple, rows))))


def _labels(event: Event, section: Section, left_out: Iterable[str]) -> Iterator[list[str]]:
    """Yield the labels with values, as they stand in the boxes of a workbook."""
    from xltiebreak.excel.sheets.event_sheet import boxes_of  # late: readers do not need it

    boxes = {**boxes_of(section), "notation": "us", **dict.fromkeys(left_out)}
    of_event = {label: getattr(event, field) for field, label in OF_THE_EVENT.items()}
    of_section = {label: boxes.get(field) for field, label in OF_A_SECTION.items()}
    for label, value in {**of_event, **of_section}.items():
        if value not in ("", None):
            yield [label, str(value)]


def _prizes(rows: Sequence[Mapping[str, str]]) -> Iterator[list[str]]:
    titles = [title for title in PRIZES if any(title in row for row in rows)]
    if rows:
        yield from ([], titles)
        yield from ([row.get(title, "") for title in titles] for row in rows)


def _own_cells(player: Player) -> list[str]:
    """Return the cells of a player's own columns."""
    return [str(player.number), player.name, player.id, player.rated, player.team]


def _table(section: Section) -> Iterator[list[str]]:
    from xltiebreak.excel.cells.typed_results import letters  # late: as above

    headers = dict(_OWN_COLUMNS)
    if section.teams_by:
        headers["team"] = section.origin.team or headers["team"]
    rounds = range(1, section.crosstable.rounds + 1)
    scores = any(player.printed_score is not None for player in section.players)
    inside = None if section.matches is None else section.matches.points
    if inside is not None:
        headers["name"] = "Team"
    yield [
        *headers.values(),
        *(f"R{round}" for round in rounds),
        *(f"P{round}" for round in rounds if inside is not None),
        *([COLUMN_HEADERS["score"]] if scores else []),
        *section.printed,
    ]
    for k, (player, results) in enumerate(zip(section.players, section.crosstable.results)):
        row = _own_cells(player)
        row += [letters(player, round, result) for round, result in zip(rounds, results)]
        if inside is not None:
            row += ["" if got is None else decimal(got) for got in inside[k]]
        if scores:
            row.append("" if player.printed_score is None else decimal(player.printed_score))
        yield [*row, *(column.get(player.number, "") for column in section.printed.values())]


def write_games(event: Event) -> Written:
    """Return the event as a text table with one row for each game and each bye.

    Raises:
        TieBreakError: the event has several sections, its teams play matches, or a list of games
            cannot say a result.
    """
    for section in event.sections:
        if section.matches is not None or section.origin.grid:
            what = "matches of teams" if section.matches is not None else "no rounds"
            raise TieBreakError(
                f"a list of games is for players who meet in rounds, and this event has {what}; "
                "write a table as text (csv) or a workbook"
            )
    return _labelled(event, _players_and_games, keeps_columns=False)


def _players_and_games(section: Section) -> Iterator[list[str]]:
    """Yield the rows of the players, an empty one, and the rows of the games."""
    from xltiebreak.excel.cells.typed_results import names_to_type, typed_games  # late: as above

    yield [*_OWN_COLUMNS.values()]
    yield from map(_own_cells, section.players)
    yield []
    boards = ["Board"] if section.origin.boards else []
    yield ["Round", *boards, "White", "Result", "Black"]
    numbers = {player.number: str(player.number) for player in section.players}
    called = {**numbers, **names_to_type(section.players)}
    for game in typed_games(section):
        white, black = called.get(game.white or 0, ""), called.get(game.black or 0, "")
        board = [str(game.board or "")] if boards else []
        yield [str(game.round), *board, white, game.result, black]
