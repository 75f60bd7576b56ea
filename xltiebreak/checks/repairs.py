"""How tables go wrong as a whole: each repair is the table as it was probably meant, to be judged
by how many of its cells still contradict each other."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, islice
from typing import NamedTuple

from xltiebreak.event.crosstable import (
    Crosstable,
    Disagreement,
    Kind,
    contradictions,
    disagreements,
    same_game,
)
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Section

_FEWEST_ROWS = 6
"""Among fewer players some order or other makes everything agree."""
_MOST_ROWS = 400
"""In longer tables only whole columns are moved."""
_MOST_STEPS = 20_000
"""So often a row is given a number for trial."""
_MOSTLY = 0.75
"""So many of a row's games agree when it is where it should be, or contradict where it is wrong."""
_FEW = 4
"""At most one in so many cells of a round may stay wrong: those at the ends."""

Row = Sequence[Result]


class Repair(NamedTuple):
    """A table as it may have been meant; the cell where it went wrong, and a sentence. The faults
    at ``explains`` only follow from it."""

    code: str
    row: int
    column: str
    sentence: str
    table: Crosstable
    explains: frozenset[str] = frozenset()


def wrong_cells(table: Crosstable) -> list[Disagreement]:
    """Return the cells that contradict others by more than a color."""
    return [one for one in disagreements(table) if one.kind is not Kind.COLOUR]


def with_results(table: Crosstable, rows: Sequence[Row], numbers: Sequence[int] = ()) -> Crosstable:
    """Return the table with other results, or other numbers."""
    return Crosstable(tuple(numbers) or table.numbers, tuple(map(tuple, rows)))


def rows_missing(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table without the games against players who have no row, if several cells name them
    and nobody else can be meant."""
    table, noun = section.crosstable, section.origin.entry
    named_by = {(round, result.opponent) for _, _, round, result in table.cells()}
    cells = defaultdict(list)
    for row, round, kind, _ in wrong:
        opponent = table.results[row][round - 1].opponent
        if kind is Kind.NOBODY and opponent and (round, table.numbers[row]) not in named_by:
            cells[opponent].append((row, round))
    absent = sorted(cells)
    places = sorted(place for number in absent for place in cells[number])
    if len(places) < 2:
        return
    rows = [
        [BLANK if (k, round) in {*places} else result for round, result in enumerate(results, 1)]
        for k, results in enumerate(table.results)
    ]
    repaired = with_results(table, rows)
    last, first = max(table.numbers), quoted(section, *places[0])
    if len(absent) > 1 and absent[0] > last:
        sentence = (
            f"the list ends with this row, and its highest number is {last}, but {len(places)} "
            f"cells name {len(absent)} {noun}s beyond it, up to {absent[-1]} (the first is "
            f"{first}); the list is cut short: save or copy all of it, and use that"
        )
        yield Repair("list-cut-short", len(rows) - 1, called_by(section), sentence, repaired)
        return
    who = f"{noun}{'s' * (len(absent) > 1)} {listed(absent)}"
    sentence = (
        f"{len(places)} cells name {who}, who {'has' if len(absent) == 1 else 'have'} no row (the "
        f"first is {first}); add what is missing, or take the whole list anew"
    )
    row = max((k for k, number in enumerate(table.numbers) if number < absent[0]), default=0)
    yield Repair("rows-missing", row, called_by(section), sentence, repaired)


def other_numbers(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table with numbers that its results may name the players by."""
    table = section.crosstable
    if len(table.numbers) < _FEWEST_ROWS or section.origin.grid:
        return
    for numbers in _numberings(section):
        changed = [k for k, number in enumerate(numbers) if number != table.numbers[k]]
        known = {None, *numbers}
        games = [result for row in table.results for result in row if result.opponent]
        strangers = sum(result.opponent not in known for result in games)
        if not changed or len({*numbers}) < len(numbers) or 4 * strangers > len(games):
            continue
        rows = [[x if x.opponent in known else BLANK for x in row] for row in table.results]
        some = ", ".join(f"{row_called(section, row)} has {numbers[row]}" for row in changed[:3])
        sentence = (
            f"the results name opponents {_by_which(section)}: every game agrees if "
            f"{some}{' …' * (len(changed) > 3)}; the rows, or their numbers, were put into another "
            "order without the results, or a row was left out or put in: give the rows these "
            "numbers"
        )
        repaired = with_results(table, rows, numbers)
        zeros = frozenset(_naming_zero(section))
        yield Repair("other-numbers", changed[0], called_by(section), sentence, repaired, zeros)


def _by_which(section: Section) -> str:
    if not section.origin.rows:
        return "by other numbers than those of the rows, which are counted from the top"
    if "No." not in section.origin.columns:
        return "by numbers, and the table has no column No."
    return "by other numbers than stand beside the rows"


def _naming_zero(section: Section) -> Iterator[str]:
    """Yield the cells that could not be read as they name player 0."""
    row_of = {number: row for row, number in enumerate(section.crosstable.numbers)}
    for fault in section.faults:
        if fault.code == "unknown-code" and fault.place and section.origin.texts:
            text = section.origin.texts[row_of[fault.place.number]][fault.place.column - 1]
            if re.sub(r"\D", "", text) == "0":
                yield fault.where


def _numberings(section: Section) -> Iterator[Sequence[int]]:
    """Yield the numbers that the games give, and those that a mistake gives: counted from another
    one, of the row before or after, of the rows, by rating, by name, of another column."""
    table, players = section.crosstable, section.players
    shown, rows = table.numbers, range(len(table.numbers))
    if found := numbers_of_the_games(table):
        zero = [0] * any(_naming_zero(section))
        taken, above = {*found.values()}, max(*found.values(), *shown) + 1
        own = [row for row in rows if row not in found and shown[row] not in taken and not zero]
        known = {**{row: shown[row] for row in own}, **found}
        free = iter([*zero, *range(above, above + len(shown))])
        yield [known[row] if row in known else next(free) for row in rows]
    yield from ([number + step for number in shown] for step in (1, -1))
    yield from ([shown[(row - step) % len(shown)] for row in rows] for step in (1, -1))
    yield [row + 1 for row in rows]
    for order in (
        sorted(rows, key=lambda row: -(players[row].rating or 0)),
        sorted(rows, key=lambda row: players[row].name.casefold()),
    ):
        yield [number for number, _ in sorted(enumerate(order, 1), key=lambda pair: pair[1])]
    for texts in section.printed.values():
        column = [texts.get(number, "") for number in shown]
        if all(text.isdecimal() and len(text) < 6 for text in column):
            yield [*map(int, column)]


def numbers_of_the_games(table: Crosstable) -> dict[int, int]:
    """Return the numbers by row under which the cells of all games agree, whatever numbers stand
    beside the rows; nothing if there are no such numbers, or several."""
    namers = {
        (round, result.opponent): row
        for row, _, round, result in table.cells()
        if result.opponent is not None
    }
    games = [sum(result.opponent is not None for result in results) for results in table.results]
    order = sorted((row for row, count in enumerate(games) if count), key=lambda row: -games[row])
    named = sorted({number for _, number in namers})
    known: dict[int, int] = {}
    steps = _MOST_STEPS
    for start in order:
        if start in known:
            continue
        steps -= len(named)
        ways = [_following(table, namers, start, number, known) for number in named if steps > 0]
        fitting = [way for way in ways if way and (known or 2 * len(way) > len(order))]
        if len(fitting) == 1:
            known.update(fitting[0])
        elif not known:
            return {}
    return known if 10 * len(known) >= 9 * len(order) else {}


def _following(
    table: Crosstable,
    namers: Mapping[tuple[int, int], int],
    start: int,
    number: int,
    known: Mapping[int, int],
) -> dict[int, int]:
    """Return the numbers that follow if a row has this one: whoever names it in a round has the
    number that it names there. Nothing if a game then contradicts itself."""
    taken = {known[row]: row for row in known}
    made: dict[int, int] = {}
    waiting = [(start, number)]
    while waiting:
        row, number = waiting.pop()
        if row in made or row in known or number in taken:
            if made.get(row, known.get(row)) != number:
                return {}
            continue
        made[row], taken[number] = number, row
        for round, result in enumerate(table.results[row], start=1):
            namer = namers.get((round, number))
            twin = None if namer is None else table.results[namer][round - 1]
            if result.opponent is None:
                is_open = result.blank or result.outcome is Outcome.UNREADABLE
                if twin and not is_open and not (result.forfeit and twin.forfeit):
                    return {}
            elif result.opponent == number or (twin and not same_game(result, twin)):
                return {}
            elif namer is not None:
                waiting.append((namer, result.opponent))
    return made


def two_sections(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table with the opponents of its lower rows counted from the first of these."""
    table = section.crosstable
    players = len(table.numbers)
    if table.numbers != (*range(1, players + 1),) or not is_plain(section) or players > _MOST_ROWS:
        return
    for first in range(2, players - 1):
        rows = [
            [_counted_from(result, first) for result in row] if k >= first else row
            for k, row in enumerate(table.results)
        ]
        columns = zip(*rows)
        found = (one for column in columns for one in contradictions(column, table.numbers))
        if any(kind is not Kind.COLOUR for _, kind, _ in found):
            continue
        sentence = (
            "from here on the results name opponents by numbers that begin again: every game "
            f"agrees within this part, and within the rows above. {NEW_SECTION}"
        )
        repaired = with_results(table, rows)
        yield Repair("numbers-begin-again", first, called_by(section), sentence, repaired)


NEW_SECTION = (
    "If another section begins there, type its name alone in a row above it, or give it a table of "
    "its own"
)


def _counted_from(result: Result, first: int) -> Result:
    if result.opponent is None:
        return result
    return Result(result.outcome, result.opponent + first, result.colour)


def moved_column(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table with the cells of a round, or of several, a row higher, or lower."""
    if not is_plain(section):
        return
    table, by_round = section.crosstable, Counter(one.round for one in wrong)
    columns = [*table.columns]
    moved: dict[tuple[int, int], list[int]] = {}
    for round, count in sorted(by_round.items()):
        alone = sum(1 for _ in _alone(table, columns[round - 1]))
        if count > 1 and (best := _moved(table, columns[round - 1], alone // _FEW)):
            first, step, columns[round - 1] = best
            moved.setdefault((first, step), []).append(round)
    for (first, step), [round, *others] in islice(moved.items(), 1):
        others += [round for rounds in [*moved.values()][1:] for round in rounds]
        more = f"round{'s' * (len(others) > 1)} {', '.join(map(str, sorted(others)))}"
        also = f" (and so do cells of {more})" * bool(others)
        low, up = ("low", "up") if step > 0 else ("high", "down")
        begin = f"from {row_called(section, first)} on, " if first else ""
        sentence = (
            f"in {column_called(section, round)} the results stand one row too "
            f"{low}{also}: every game agrees if they are moved {up} by one row; "
            f"move them {up}, {begin}and type what is then missing"
        )
        repaired = with_results(table, [*zip(*columns)])
        yield Repair("column-moved", first, f"R{round}", sentence, repaired)


def _moved(
    table: Crosstable, column: Sequence[Result], most: int
) -> tuple[int, int, tuple[Result, ...]] | None:
    """Return from which row on the cells stand a row too low (1) or too high (-1), and the column
    after they are moved back, with at most so many cells that nobody names in return."""
    best = None
    for first in range(len(column)) if len(column) <= _MOST_ROWS else (0,):
        for step in (1, -1):
            if not column[first if step > 0 else -1].blank:
                continue  # a result would fall off the table
            rest = column[first + 1 :] if step > 0 else (BLANK, *column[first:-1])
            moved = (*column[:first], *rest, *([BLANK] if step > 0 else []))
            left = sum(1 for _ in islice(_alone(table, moved), most + 1))
            if left <= most:
                most, best = left - 1, (first, step, moved)
    return best


def _alone(table: Crosstable, column: Sequence[Result]) -> Iterator[int]:
    """Yield the rows of a round whose opponent does not name them in return for the same game."""
    rows = {number: row for row, number in enumerate(table.numbers)}
    for row, (number, result) in enumerate(zip(table.numbers, column)):
        if result.opponent is not None:
            twin = column[rows[result.opponent]] if result.opponent in rows else BLANK
            is_game = twin.opponent == number and same_game(result, twin)
            if not is_game and twin.outcome is not Outcome.UNREADABLE:
                yield row


def moved_row(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table with the results of a row a column further to the left, or to the right, or
    with two of them exchanged."""
    table = section.crosstable
    for row in _suspects(section, wrong) if is_plain(section) else ():
        results, number = table.results[row], table.numbers[row]
        least = _fitting(table, number, results) + 2
        for code, first, sentence, moved in _moves(section, row):
            games = sum(result.opponent is not None for result in moved)
            if _fitting(table, number, moved) < max(least, _MOSTLY * games):
                continue
            repaired = with_results(table, [*table.results[:row], moved, *table.results[row + 1 :]])
            columns = ("Rating", *section.origin.columns) if code == "row-moved" else ()
            own = frozenset(section.origin.cell(row, column, number) for column in columns)
            yield Repair(code, row, f"R{first}", sentence, repaired, own)


def _moves(section: Section, row: int) -> Iterator[tuple[str, int, str, Row]]:
    """Yield a code, the round of the first cell, what to do, and the row's results after it."""
    results, name = section.crosstable.results[row], row_called(section, row)
    for first in range(len(results)):
        for side, back, cure, moved in (
            ("right", "left", "delete the cell that is too many", (*results[first + 1 :], BLANK)),
            ("left", "right", "put in the missing cell", (BLANK, *results[first:-1])),
        ):
            sentence = (
                f"from here on the results of {name} stand one column too far to the {side}: the "
                f"games agree if they are moved to the {back}; {cure}"
            )
            yield "row-moved", first + 1, sentence, (*results[:first], *moved)
    for first, other in combinations(range(len(results)), 2):
        exchanged = [*results]
        exchanged[first], exchanged[other] = results[other], results[first]
        columns = f"{column_called(section, first + 1)} and {column_called(section, other + 1)}"
        sentence = f"{columns} hold each other's results in {name}; exchange these two cells"
        yield "cells-exchanged", first + 1, sentence, exchanged


def _suspects(section: Section, wrong: Sequence[Disagreement]) -> list[int]:
    """Return the rows with most wrong cells, each at least two."""
    count = Counter(row for one in wrong for row in {one.row, one.other} if row >= 0)
    return [row for row, times in count.most_common(5) if times > 1]


def _fitting(table: Crosstable, number: int, results: Row) -> int:
    """Count the results whose opponent names this player in the same round."""
    return sum(
        table.rows[result.opponent][round].opponent == number
        for round, result in enumerate(results)
        if result.opponent in table.rows and result.opponent not in (None, number)
    )


def one_row(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table without the games of a player with whom most opponents disagree."""
    table = section.crosstable
    for row in _suspects(section, wrong):
        number = table.numbers[row]
        times = sum(row in (one.row, one.other) for one in wrong)
        games = sum(result.opponent is not None for result in table.results[row])
        if times < max(3, _MOSTLY * games):
            continue
        rows = [
            [BLANK if k == row or x.opponent == number else x for x in results]
            for k, results in enumerate(table.results)
        ]
        sentence = (
            f"what does not agree is all about {section.origin.entry} {number}: the results of "
            f"{row_called(section, row)} and those of the opponents named there differ; correct "
            "this row first, or copy it anew"
        )
        repaired = with_results(table, rows)
        yield Repair("row-disagrees", row, called_by(section), sentence, repaired)


def some_rounds(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table without the rounds in which most cells are wrong."""
    table = section.crosstable
    by_round = Counter(one.round for one in wrong)
    rounds = [
        round
        for round, times in sorted(by_round.items())
        if times > 2 and 4 * times > sum(x.opponent is not None for x in table.columns[round - 1])
    ]
    if not 0 < len(rounds) < min(3, table.rounds):
        return
    rows = [
        [BLANK if round in rounds else x for round, x in enumerate(row, 1)] for row in table.results
    ]
    sentence = (
        "what does not agree is all in "
        f"{' and '.join(column_called(section, round) for round in rounds)}: "
        f"{sum(by_round[round] for round in rounds)} cells contradict those of their opponents; "
        f"correct {'these columns' if rounds[1:] else 'this column'} first"
    )
    row = min(one.row for one in wrong if one.round == rounds[0])
    yield Repair("columns-disagree", row, f"R{rounds[0]}", sentence, with_results(table, rows))


NEARLY_ALL, HALF, ALL = 10, 2, 10**9
REPAIRS = (
    (rows_missing, NEARLY_ALL),
    (other_numbers, NEARLY_ALL),
    (two_sections, ALL),
    (moved_row, NEARLY_ALL),
    (moved_column, NEARLY_ALL),
    (one_row, NEARLY_ALL),
    (some_rounds, NEARLY_ALL),
    (rows_missing, HALF),
)
"""Each is the cause if at most one in so many wrong cells stays wrong."""


def repaired(section: Section, repair: Repair) -> Section:
    """Return the section as it is once a repair is made; its cells keep their addresses."""
    players = tuple(
        replace(player, number=number)
        for player, number in zip(section.players, repair.table.numbers)
    )
    faults = tuple(fault for fault in section.faults if fault.where not in repair.explains)
    return replace(section, players=players, crosstable=repair.table, faults=faults)


def is_plain(section: Section) -> bool:
    """Whether each row of the table has its rounds in columns, which may be moved."""
    return not section.origin.grid and not section.origin.cells


# how rows and cells are called


def called_by(section: Section) -> str:
    """Return the column by which a row is called: that of the numbers, or of the names."""
    columns = section.origin.columns
    return "Name" if "Name" in columns and "No." not in columns else "No."


def row_called(section: Section, row: int) -> str:
    """Return ``line 7``, ``row 7``, or ``player 6`` where rows have no address."""
    origin = section.origin
    if row >= len(origin.rows):
        return f"{origin.entry} {section.crosstable.numbers[row]}"
    return f"{'line' if origin.lines else 'row'} {origin.rows[row]}"


def column_called(section: Section, round: int) -> str:
    """Return ``column F (round 3)``, or ``column R3`` of a text."""
    letter = section.origin.columns.get(f"R{round}")
    if letter is None:
        return f"round {round}"
    return f"column {letter}" if section.origin.lines else f"column {letter} (round {round})"


def quoted(section: Section, row: int, round: int) -> str:
    """Return ``D4 'W12'``, a cell with its text."""
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    texts = section.origin.texts
    return f"{cell} '{texts[row][round - 1].replace('|', ' ')}'" if texts else cell


_MOST_LISTED = 6


def listed(numbers: Sequence[int]) -> str:
    """Return ``7``, ``7, 9 and 12``, ``106 to 150``, or the first few of many."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    texts = [*map(str, numbers)]
    if len(texts) > _MOST_LISTED:
        return f"{', '.join(texts[:_MOST_LISTED])} and {len(texts) - _MOST_LISTED} more"
    return " and ".join(filter(None, (", ".join(texts[:-1]), texts[-1])))
