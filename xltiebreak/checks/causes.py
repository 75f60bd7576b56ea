"""One cause of many findings: rows that are missing, numbers of another order, totals as a round.
It is reported in the place of what only follows from it.

Where cells contradict each other, a cause is a repair: the table as it was probably meant, in which
hardly a cell contradicts another. Some mistakes are repaired, such as a column a row too low; of
others the cells themselves say where they are: all in one row, or in one round.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from xltiebreak.event.crosstable import (
    Crosstable,
    Disagreement,
    Kind,
    contradictions,
    disagreements,
)
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import BLANK, TWIN, UNREADABLE, Result
from xltiebreak.event.section import Section

_OF_GAMES = {"plays-self", "unknown-opponent", "paired-twice", "twins-disagree", "colours-disagree"}
_OF_CELLS = _OF_GAMES | {"forgotten-cell", "incomplete-round", "unknown-code"}
"""What else may make the sums too low."""
_OF_TOTALS = {"printed-score", "totals-disagree", "running-score"}
_MOST_CELLS = 60_000
"""In larger tables no repair is sought: an answer must not take seconds."""
_MOST_ROWS = 200
"""In longer tables no repair is sought that may begin at any row."""
_FEWEST_ROWS = 6
"""Among fewer players some order or other makes everything agree."""
_FEWEST_WRONG, _FEWEST, _MANY, _HALF = 3, 4, 8, 0.5
_NEARLY = 0.9
_LEFT = 10
"""A repair is the cause if at most one in so many wrong cells stays wrong."""

Check = Callable[[Section], Sequence[Finding]]
Cause = tuple[Finding, Sequence[Finding]]
"""A sentence, and the findings that only follow from what it says."""
Row = Sequence[Result]


class Repair(NamedTuple):
    """A table as it may have been meant; the cell where it went wrong, and a sentence."""

    code: str
    row: int
    column: str
    sentence: str
    table: Crosstable


def with_causes(section: Section, findings: Sequence[Finding], check: Check) -> list[Finding]:
    """Return the findings with each cause first, and without those that only follow from it.
    ``check`` gives the findings of a section in which a cause is repaired."""
    left, causes = [*findings], list[Finding]()

    def replaced_by(cause: Finding, explains: Sequence[Finding]) -> None:
        gone = {*explains}
        causes.append(cause._replace(follows=tuple(each for each in left if each in gone)))
        left[:] = [each for each in left if each not in gone]

    for look in _OF_THE_WHOLE:
        for cause in look(section, left):
            replaced_by(*cause)
    for repairs in () if section.crosstable.unclear or _is_large(section) else _REPAIRS:
        wrong = _wrong_cells(section.crosstable)
        if len(wrong) < _FEWEST_WRONG:
            break  # a wrong game, or two, says best itself what is wrong
        for repair in repairs(section, wrong):
            if _agrees(repair.table, len(wrong) // _LEFT):
                finding = section.finding(ERROR, *repair[:-1])
                section = _repaired(section, repair)
                again = {(finding.code, finding.where) for finding in check(section)}
                replaced_by(finding, [one for one in left if (one.code, one.where) not in again])
                break
    return [*causes, *left]


def _is_large(section: Section) -> bool:
    return len(section.players) * section.crosstable.rounds > _MOST_CELLS


def _wrong_cells(table: Crosstable) -> list[Disagreement]:
    """Return the cells that contradict others by more than a color."""
    return [one for one in disagreements(table) if one.kind is not Kind.COLOUR]


def _agrees(table: Crosstable, most: int) -> bool:
    """Whether at most so many cells of a table contradict others."""
    found = (
        kind for column in table.columns for _, kind, _ in contradictions(column, table.numbers)
    )
    wrong = (kind for kind in found if kind is not Kind.COLOUR)
    return sum(1 for _ in islice(wrong, most + 1)) <= most


def _repaired(section: Section, repair: Repair) -> Section:
    """Return the section as it is once a repair is made; its cells keep their addresses."""
    players = tuple(
        replace(player, number=number)
        for player, number in zip(section.players, repair.table.numbers)
    )
    return replace(section, players=players, crosstable=repair.table)


# tables whose cells contradict each other


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
    absent, places = sorted(cells), sorted(place for named in cells.values() for place in named)
    if len(places) < 2:
        return
    who = f"{noun} {absent[0]}, who has no row"
    if absent[1:]:
        who = f"{len(absent)} {noun}s, {absent[0]} to {absent[-1]}, who have no row"
    sentence = (
        f"{len(places)} cells name {who} (the first is {_quoted(section, *places[0])}); add what "
        "is missing, or, if the list is cut short, take the whole list anew"
    )
    row = max((k for k, number in enumerate(table.numbers) if number < absent[0]), default=0)
    yield Repair("rows-missing", row, _called_by(section), sentence, _without(table, {*places}))


def other_numbers(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table with numbers that its results may name the players by."""
    table = section.crosstable
    if not _FEWEST_ROWS <= len(table.numbers) <= _MOST_ROWS or section.origin.grid:
        return
    for numbers in _numberings(section):
        changed = [k for k, number in enumerate(numbers) if number != table.numbers[k]]
        known = {None, *numbers}
        games = [result for row in table.results for result in row if result.opponent]
        strangers = sum(result.opponent not in known for result in games)
        if not changed or len({*numbers}) < len(numbers) or 4 * strangers > len(games):
            continue
        rows = [[x if x.opponent in known else BLANK for x in row] for row in table.results]
        cells = [section.origin.short(row, "No.", table.numbers[row]) for row in changed[:3]]
        some = ", ".join(f"{cell} is {numbers[row]}" for cell, row in zip(cells, changed))
        sentence = (
            f"{_OTHER_NUMBERS}: every game agrees if {some}{' …' * (len(changed) > 3)}; {_SORTED}, "
            "or a row was left out or put in: give the rows these numbers"
        )
        repaired = Crosstable(tuple(numbers), tuple(map(tuple, rows)))
        yield Repair("other-numbers", changed[0], _called_by(section), sentence, repaired)


_OTHER_NUMBERS = "the results name opponents by other numbers than those of the rows"
_SORTED = "the rows, or their numbers, were put into another order without the results"


def _numberings(section: Section) -> Iterator[Sequence[int]]:
    """Yield the numbers that a mistake gives: of the rows, by rating, by name, counted from another
    one, or without a row that was left out, or put in."""
    shown, players = section.crosstable.numbers, section.players
    rows = range(len(shown))
    yield [row + 1 for row in rows]
    for order in (
        sorted(rows, key=lambda row: -(players[row].rating or 0)),
        sorted(rows, key=lambda row: players[row].name.casefold()),
    ):
        yield [number for number, _ in sorted(enumerate(order, 1), key=lambda pair: pair[1])]
    for first in rows:
        for step in (1, -1):
            yield [number + step * (row >= first) for row, number in enumerate(shown)]


_NEW_SECTION = (
    "If another section begins there, type its name alone in a row above it, or give it a table of "
    "its own"
)


def moved_cells(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table with the results of a row a column further to the left, or to the right; and
    with those of a round a row higher, or lower."""
    table = section.crosstable
    if section.origin.grid or section.origin.cells or len(table.numbers) > _MOST_ROWS:
        return
    for row in _suspects(wrong):
        for first, is_late, moved in _moved(table.results[row]):
            side, back = ("right", "left") if is_late else ("left", "right")
            sentence = (
                f"from here on the results of this row stand one column too far to the {side}: the "
                f"games agree if they are moved to the {back}"
            )
            rows = [*table.results[:row], moved, *table.results[row + 1 :]]
            yield Repair("row-moved", row, f"R{first + 1}", sentence, _with_rows(table, rows))
    for round in sorted({one.round for one in wrong}):
        for first, is_late, moved in _moved(table.columns[round - 1]):
            side, back = ("low", "up") if is_late else ("high", "down")
            sentence = (
                f"from here on the results of round {round} stand one row too {side}: every game "
                f"agrees if they are moved {back} by one row; then type what is missing"
            )
            rows = [*zip(*table.columns[: round - 1], moved, *table.columns[round:])]
            yield Repair("column-moved", first, f"R{round}", sentence, _with_rows(table, rows))


def _suspects(wrong: Sequence[Disagreement]) -> list[int]:
    """Return the rows with most wrong cells, each at least two."""
    count = Counter(row for one in wrong for row in {one.row, one.other} if row >= 0)
    return [row for row, times in count.most_common(5) if times > 1]


def _moved(line: Row) -> Iterator[tuple[int, bool, Row]]:
    """Yield the cells of a row or a column moved by one place from ``first`` on: back, if they
    stand too late, or forth. Only an empty cell, or one that cannot be read, may fall off."""
    for first in range(len(line)):
        if line[first].blank or line[first] == UNREADABLE:
            yield first, True, (*line[:first], *line[first + 1 :], BLANK)
        if line[-1].blank or line[-1] == UNREADABLE:
            yield first, False, (*line[:first], BLANK, *line[first:-1])


def one_place(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Repair]:
    """Yield the table without the games of a player, or without those of one or two rounds; or
    without any, if a third of the cells there are wrong."""
    table, noun, name = section.crosstable, section.origin.entry, _called_by(section)
    games = {(row, round): x.opponent for row, _, round, x in table.cells() if x.opponent}
    places = []
    for row in _suspects(wrong):
        number = table.numbers[row]
        own = {cell for cell in games if cell[0] == row or games[cell] == number}
        places.append(("row-disagrees", row, name, f"about {noun} {number}", own))
    rounds = [round for round, _ in Counter(one.round for one in wrong).most_common(2)]
    for chosen in (rounds[:1], sorted(rounds)):
        row = min(one.row for one in wrong if one.round == chosen[0])
        own = {cell for cell in games if cell[1] in chosen}
        where = f"in {' and '.join(f'round {round}' for round in chosen)}"
        places.append(("columns-disagree", row, f"R{chosen[0]}", where, own))
    for code, row, column, where, own in places:
        sentence = (
            f"what does not agree is all {where}: {len(wrong)} cells contradict those of their "
            "opponents; correct these first"
        )
        if 3 * len(wrong) >= len(own) and len(own) < len(games):
            yield Repair(code, row, column, sentence, _without(table, own))
    sentence = (
        f"{_OTHER_NUMBERS}: {len(wrong)} cells contradict those of their opponents (the first is "
        f"{_quoted(section, wrong[0].row, wrong[0].round)}); {_SORTED}, or two sections stand in "
        "one table: give the rows the numbers by which the results go"
    )
    if 3 * len(wrong) >= len(games) > _MANY and not section.origin.grid:
        yield Repair("other-numbers", 0, name, sentence, _without(table, {*games}))


_REPAIRS = (rows_missing, other_numbers, moved_cells, one_place)


def _with_rows(table: Crosstable, rows: Sequence[Row]) -> Crosstable:
    return Crosstable(table.numbers, tuple(map(tuple, rows)))


def _without(table: Crosstable, cells: set[tuple[int, int]]) -> Crosstable:
    """Return the table without the results in these cells, each its row, from 0, and its round."""
    rows = [
        [BLANK if (row, round) in cells else result for round, result in enumerate(results, 1)]
        for row, results in enumerate(table.results)
    ]
    return _with_rows(table, rows)


def _called_by(section: Section) -> str:
    """Return the column by which a row is called: that of the numbers, or of the names."""
    columns = section.origin.columns
    return "Name" if "Name" in columns and "No." not in columns else "No."


def _quoted(section: Section, row: int, round: int) -> str:
    """Return ``D4 'W12'``, a cell with its text."""
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    return f"{cell} '{_text(section, row, round)}'" if section.origin.texts else cell


def _text(section: Section, row: int, round: int) -> str:
    return section.origin.texts[row][round - 1].replace("|", " ").strip()


# what is the same throughout


def numbered_anew(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report the rows at which the numbers begin again."""
    doubled = [finding for finding in findings if finding.code == "duplicate-number"]
    if len(doubled) < 2:
        return
    begins, part = [], set[int]()
    for row, number in enumerate(section.crosstable.numbers):
        if number in part:
            part.clear()
            begins.append(row)
        part.add(number)
    cells = [section.origin.short(row, "No.", section.players[row].number) for row in begins]
    message = (
        f"the numbers begin again at {' and '.join(cells)}: {len(doubled)} of them stand twice. "
        f"{_NEW_SECTION}; otherwise give every {section.origin.entry} a number that no other has"
    )
    follows = [
        finding
        for finding in findings
        if finding.code in _OF_GAMES or finding.code.startswith(("match-", "met-"))
    ]
    cause = section.finding(ERROR, "numbers-begin-again", begins[0], "No.", message)
    yield cause, (*doubled, *follows)


# totals


def other_totals(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once why the printed totals are not the sums of the results."""
    follows = [finding for finding in findings if finding.code in _OF_TOTALS]
    rows = [k for k, player in enumerate(section.players) if player.printed_score is not None]
    if len(follows) < 3 or len(rows) < 3:
        return
    printed = [section.players[row].printed_score or 0.0 for row in rows]
    results = [section.crosstable.results[row] for row in rows]
    sums = [sum(result.points for result in row) for row in results]
    wrong = sum(total != own for total, own in zip(printed, sums))
    ways = (way for way in _other_ways(results) if [*way[-1]] == printed)
    code, message, _ = next(ways, ("", "", ()))
    ranked = sorted({*zip(printed, sums)})
    is_other = any(a[0] == b[0] or a[1] >= b[1] for a, b in zip(ranked, ranked[1:]))
    if code == _SCALE:
        cure = (
            "their points are others, so our places may be others, too; if the event counts as "
            "printed, take the places of its own program, otherwise clear the totals"
            if is_other
            else "our places and tie-breaks follow these; nothing is to be done for the places"
        )
        message = f"the printed totals count {message}, and here a win is 1, a draw ½: {cure}"
    elif not message and _are_of_others(printed, sums, results):
        code = "" if any(finding.code in _OF_CELLS for finding in findings) else "totals-disagree"
        message = (
            f"{wrong} of {len(rows)} printed totals are not the sums of their rows; totals, or "
            "results, are those of other rows or rounds, or the column of a round is missing: put "
            "them right, or clear the totals"
        )
    severity = ERROR if code == "totals-disagree" or (code == _SCALE and is_other) else WARNING
    if code:
        yield section.finding(severity, code, rows[0], "Score", message), follows


def _are_of_others(printed: Sequence[float], sums: Sequence[float], results: Sequence[Row]) -> bool:
    """Whether totals are those of other rows, of the opponents, of one round more, or of another
    round than one that stands twice. Points that a program gives otherwise do not stop anything."""
    wrong = sum(total != own for total, own in zip(printed, sums))
    if [*printed] == [sum(map(_of_the_opponent, row)) for row in results]:
        return True
    rounds = [*zip(*results)]
    for one, other in zip(rounds, rounds[1:]):
        if one == other and any(result.opponent for result in one):
            return True
    more = [total - own for total, own in zip(printed, sums)]
    is_one_round = {*more} <= {0.0, _HALF, 1.0} and 0.35 <= sum(more) / len(more) <= 0.75
    of_others = 3 * wrong >= len(printed) and sorted(printed) == sorted(sums)
    return len(printed) >= _MANY and (is_one_round or of_others)


def _of_the_opponent(result: Result) -> float:
    is_game = result.opponent is not None and result.outcome in TWIN
    return 1 - result.points if is_game else result.points


_SCALE = "points-for-a-win"
_SCALES = ((2, 1, 0), (3, 1, 0), (3, 2, 1), (4, 2, 1), (10, 5, 0), (1, 0, 0))
"""What a win, a draw and a loss count elsewhere."""


def _other_ways(results: Sequence[Row]) -> Iterator[tuple[str, str, Iterator[float]]]:
    """Yield other ways to add up the rows, each a code, words, and the totals."""
    for win, draw, loss in _SCALES:
        for bye in dict.fromkeys((win, 1, draw)):
            words = f"{win} for a win, {draw} for a draw, {loss} for a loss"
            words += f", {bye} for a bye" * (bye != win)
            totals = (sum(_worth(x, win, draw, loss, bye) for x in row) for row in results)
            yield _SCALE, words, totals
    for round in range(len(results[0]) - 1, 0, -1):
        words = (
            f"the printed totals are those after round {round}, and the table has results of "
            f"{len(results[0])} rounds; bring the totals up to date, or clear them"
        )
        yield "totals-of-a-round", words, (sum(x.points for x in row[:round]) for row in results)


def _worth(result: Result, win: float, draw: float, loss: float, bye: float) -> float:
    if result.points == 1:
        return bye if result.outcome.bye else win
    return draw if result.points == _HALF else loss * result.played


# cells that are no results

WHICH_PAGE = (
    "save the table that names the opponents: at chess-results.com 'Starting rank crosstable' or "
    "'Ranking crosstable after round …', at US Chess the crosstable of the section (MSA), in "
    "Swiss-Manager the list 'Starting rank crosstable' as Excel file, in other programs the "
    "crosstable or wall chart"
)
_SIGN = re.compile(r"[kf+=-]$|^-+$")


def unreadable_tables(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once what the cells hold instead of results: of a column, or of most."""
    texts = section.origin.texts
    if not texts or section.origin.cells or len(section.faults) < _FEWEST:
        return
    reported = {fault.where: fault for fault in section.faults}
    unread: dict[tuple[int, int], Finding] = {}
    for row, number, round, _ in section.crosstable.cells():
        fault = reported.get(section.origin.cell(row, f"R{round}", number))
        if fault is not None and fault.code in ("unknown-code", "unknown-opponent"):
            unread[row, round] = fault
    filled = [sum(bool(text.strip()) for text in column) for column in zip(*texts)]
    follows = [finding for finding in findings if finding.code == "totals-disagree"]
    if len(unread) >= max(_FEWEST, _HALF * sum(filled)):
        codes = _OF_CELLS - {"unknown-code"} | {"ambiguous-notation"}
        follows += [finding for finding in findings if finding.code in codes]
        columns = [[*unread]]
    else:
        counts = Counter(round for _, round in unread)
        full = [r for r in counts if counts[r] >= max(_FEWEST, _NEARLY * filled[r - 1])]
        columns = [[cell for cell in unread if cell[1] == round] for round in full]
    for cells in columns:
        row, round = min(cells)
        message = _no_results(section, cells) or (
            f"{unread[row, round].message}; {len(cells) - 1:,} more cells are no results, either: "
            "state the notation that they are in, spell opponents as the column of names does, or "
            "give a column that is no round another header"
        )
        cause = section.finding(ERROR, "unknown-code", row, f"R{round}", message)
        yield cause, (*map(unread.__getitem__, cells), *follows)


def _no_results(section: Section, cells: Sequence[tuple[int, int]]) -> str:
    """Return what to do about cells that hold totals or points; nothing if they hold others."""
    figures = [(_figure(_text(section, *cell)), *cell) for cell in cells]
    first = _quoted(section, *min(cells))
    sums = [sum(result.points for result in row) for row in section.crosstable.results]
    are_totals = sum(figure == sums[row] for figure, row, _ in figures) >= _NEARLY * len(cells)
    if are_totals and len({round for _, round in cells}) == 1:
        return f"this column holds the totals and no round (the first is {first}); head it Score"
    if any(figure is None or figure > round for figure, _, round in figures):
        return ""
    return (
        f"{len(cells):,} cells hold points without opponents (the first is {first}), and no "
        f"tie-break can be worked out without them; {WHICH_PAGE}"
    )


def _figure(text: str) -> float | None:
    """Return the points in a text, of a game or after several rounds: 1 for ``+`` and ``1k``."""
    try:
        return points(_SIGN.sub("", text) or ("1" if text == "+" else "0"))
    except ValueError:
        return None


_OF_THE_WHOLE = (numbered_anew, unreadable_tables, other_totals)
