"""One cause of many findings: rows that are missing, numbers of another order, totals as a round.
It is reported in the place of what only follows from it.

Where cells contradict each other, a cause is a place without which hardly a cell contradicts
another: the games against players who have no row, those of one row, or those of one round.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable, Disagreement, Kind, disagreements
from xltiebreak.event.figures import listed
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.letters import is_bare_number, tidy
from xltiebreak.event.results import BLANK, TWIN, Result
from xltiebreak.event.section import Section

_OF_CELLS = {"plays-self", "unknown-opponent", "paired-twice", "twins-disagree", "colours-disagree"}
_OF_CELLS |= {"forgotten-cell", "incomplete-round"}
_OF_TOTALS = {"printed-score", "totals-disagree", "running-score"}
_MOST_CELLS = 60_000
"""In larger tables no place is sought: an answer must not take seconds."""
_FEWEST_WRONG, _FEWEST, _MANY, _HALF = 3, 4, 8, 0.5
_NEARLY, _NEARLY_ALL, _MOST = 0.9, 0.1, 2 / 3
"""What share of the wrong cells may be elsewhere: little, or where more speaks for it, much."""
_MOST_NAMED = 6

Check = Callable[[Section], Sequence[Finding]]
Cause = tuple[Finding, Sequence[Finding]]
"""A sentence, and the findings that only follow from what it says."""
Row = Sequence[Result]


class Place(NamedTuple):
    """Cells, by row and round, that may all be wrong by one mistake; the cell that is named for it,
    and a sentence; what share of the wrong cells may be elsewhere."""

    code: str
    row: int
    column: str
    sentence: str
    cells: AbstractSet[tuple[int, int]]
    elsewhere: float = _NEARLY_ALL


def with_causes(section: Section, findings: Sequence[Finding], check: Check) -> list[Finding]:
    """Return the findings with each cause first, and without those that only follow from it.
    ``check`` gives the findings of a section without the cells of a cause."""
    left, causes = [*findings], list[Finding]()
    for cause, follows in _causes(section, left, check):
        gone = {*follows}
        causes.append(cause._replace(follows=tuple(each for each in left if each in gone)))
        left[:] = [each for each in left if each not in gone]
    return [*causes, *left]


def _causes(section: Section, left: Sequence[Finding], check: Check) -> Iterator[Cause]:
    """Yield the causes; ``left`` are the findings without those that follow from one before."""
    for look in (unreadable_tables, other_totals):
        yield from look(section, left)
    is_large = len(section.players) * section.crosstable.rounds > _MOST_CELLS
    for places in () if section.crosstable.unclear or is_large else _PLACES:
        wrong = _wrong_cells(section.crosstable)
        if len(wrong) < _FEWEST_WRONG:
            return  # a wrong game, or two, says best itself what is wrong
        for place in places(section, wrong):
            rest = replace(section, crosstable=_without(section.crosstable, place.cells))
            still_wrong = len(_wrong_cells(rest.crosstable))
            if still_wrong <= place.elsewhere * len(wrong) and 3 * len(wrong) >= len(place.cells):
                section, cause = rest, section.finding(ERROR, *place[:4])
                again = {(finding.code, finding.where) for finding in check(section)}
                yield cause, [each for each in left if (each.code, each.where) not in again]
                break


def _wrong_cells(table: Crosstable) -> list[Disagreement]:
    """Return the cells that contradict others by more than a color."""
    return [one for one in disagreements(table) if one.kind is not Kind.COLOUR]


# tables whose cells contradict each other


def rows_missing(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Place]:
    """Yield the games against players who have no row, if several cells name each of them, or all
    that come behind the last, and nobody else can be meant."""
    table, noun = section.crosstable, section.origin.entry
    named_by = {(round, result.opponent) for _, _, round, result in table.cells()}
    named: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for row, round, kind, _ in wrong:
        opponent = table.results[row][round - 1].opponent
        if kind is Kind.NOBODY and opponent and (round, table.numbers[row]) not in named_by:
            named[opponent].append((row, round))
    last = max(table.numbers)
    absent = [
        number
        for number, cells in sorted(named.items())
        if len({round for _, round in cells}) == len(cells) > (number < last)
    ]
    places = {place for number in absent for place in named[number]}
    if len(places) < 2:
        return
    numbers = [str(number) for number in absent]
    if numbers[_MOST_NAMED:]:
        numbers[_MOST_NAMED:] = [f"{len(numbers) - _MOST_NAMED} more"]
    who = f"{noun}{'s' * (len(absent) > 1)} {listed(numbers)}, who ha{'ve' if absent[1:] else 's'}"
    row = max((k for k, number in enumerate(table.numbers) if number < absent[0]), default=0)
    sentence = (
        f"{len(places)} cells name {who} no row (the first is {_quoted(section, *min(places))}); "
        "add the row, or correct its number; if the list is cut short, take the whole list anew"
    )
    yield Place("rows-missing", row, _called_by(section), sentence, places, _MOST)


def number_mistyped(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Place]:
    """Yield the games of a row whose opponents all name one number without a row, not its own."""
    table, noun = section.crosstable, section.origin.entry
    rows = {number: row for row, number in enumerate(table.numbers)}
    named = {result.opponent for _, _, _, result in table.cells()}
    for row, number in enumerate(table.numbers):
        met = [(round, x.opponent) for round, x in enumerate(table.results[row], 1) if x.opponent]
        games = [(rows[opponent], round) for round, opponent in met if opponent in rows]
        by = {table.results[other][round - 1].opponent for other, round in games}
        if number not in named and len(games) == len(met) > 1 == len(by) and not by & {None, *rows}:
            [meant] = by
            sentence = (
                f"the {len(games)} opponents of {noun} {number} name {noun} {meant}, who has no "
                f"row (the first is {_quoted(section, *games[0])}); type {meant} there"
            )
            cells = {*games, *((row, round) for round, _ in met)}
            yield Place("other-numbers", row, "No.", sentence, cells, _MOST)


def one_place(section: Section, wrong: Sequence[Disagreement]) -> Iterator[Place]:
    """Yield the games of the player, or the two, with most wrong cells, those of the round or the
    two, and all; of the places but the last, those that do not hold most games."""
    table, noun, name = section.crosstable, section.origin.entry, _called_by(section)
    games = {(row, round): x.opponent for row, _, round, x in table.cells() if x.opponent}
    by_row = Counter(row for one in wrong for row in {one.row, one.other} if row >= 0)
    by_round = Counter(one.round for one in wrong)
    sentence = (
        f"what does not agree is all {{}}: {len(wrong)} cells contradict those of their opponents; "
        "correct these first"
    )
    places = []
    for several in (1, 2):
        rows = sorted(row for row, times in by_row.most_common(several) if times > 1)
        rounds = [round for round, _ in by_round.most_common(several)]
        numbers = [table.numbers[row] for row in rows]
        own = {cell for cell in games if cell[0] in rows or games[cell] in numbers}
        whose = f"about {noun}{'s' * (several - 1)} {listed([*map(str, numbers)])}"
        whose += ", which may have been exchanged" * (several - 1)
        if len(rows) == several:
            places.append(Place("row-disagrees", rows[0], name, sentence.format(whose), own))
        row = min(one.row for one in wrong if one.round in rounds)
        at = f"in {' and '.join(f'round {round}' for round in sorted(rounds))}"
        own = {cell for cell in games if cell[1] in rounds}
        places.append(Place("columns-disagree", row, f"R{min(rounds)}", sentence.format(at), own))
    yield from (place for place in places if 5 * len(place.cells) <= 3 * len(games))
    sentence = (
        "the results name opponents by other numbers than those of the rows: "
        f"{len(wrong)} cells contradict those of their opponents (the first is "
        f"{_quoted(section, wrong[0].row, wrong[0].round)}); the rows, or their numbers, were put "
        "into another order without the results, a row was left out or put in, or two sections "
        "stand in one table: give the rows the numbers by which the results go"
    )
    if len(games) > _MANY and not section.origin.grid:
        yield Place("other-numbers", 0, name, sentence, {*games})


_PLACES = (number_mistyped, rows_missing, one_place)


def _without(table: Crosstable, cells: AbstractSet[tuple[int, int]]) -> Crosstable:
    """Return the table without the results in these cells, each its row, from 0, and its round."""
    rows = [[*row] for row in table.results]
    for row, round in cells:
        rows[row][round - 1] = BLANK
    return Crosstable(table.numbers, tuple(map(tuple, rows)))


def _called_by(section: Section) -> str:
    """Return the column by which a row is called: that of the numbers, or of the names."""
    return "Name" if section.origin.columns.keys() & {"Name", "No."} == {"Name"} else "No."


def _quoted(section: Section, row: int, round: int) -> str:
    """Return ``D4 'W12'``, a cell with its text."""
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    return f"{cell} '{_text(section, row, round)}'" if section.origin.texts else cell


def _text(section: Section, row: int, round: int) -> str:
    return section.origin.texts[row][round - 1].replace("|", " ").strip()


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
    if scale := _scale_of(printed, results):
        ranked = sorted({*zip(printed, sums)})
        is_other = any(a[0] == b[0] or a[1] >= b[1] for a, b in zip(ranked, ranked[1:]))
        cure = (
            "their points are others, so our places may be others, too; if the event counts as "
            "printed, take the places of its own program, otherwise clear the totals"
            if is_other
            else "our places and tie-breaks follow these; nothing is to be done for the places"
        )
        severity, code = ERROR if is_other else WARNING, "points-for-a-win"
        message = f"the printed totals count {scale}, and here a win is 1, a draw ½: {cure}"
    elif _are_of_others(printed, sums, results) and _OF_CELLS.union({"unknown-code"}).isdisjoint(
        finding.code for finding in findings
    ):
        severity, code = ERROR, "totals-disagree"
        wrong = sum(total != own for total, own in zip(printed, sums))
        message = (
            f"{wrong} of {len(rows)} printed totals are not the sums of their rows; totals, or "
            "results, are those of other rows or rounds, or the column of a round is missing: put "
            "them right, or clear the totals"
        )
    else:
        return
    yield section.finding(severity, code, rows[0], "Score", message), follows


def _are_of_others(printed: Sequence[float], sums: Sequence[float], results: Sequence[Row]) -> bool:
    """Whether totals are those of other rows, of the opponents, of some rounds more, or of another
    round than one that stands twice. Points that a program gives otherwise do not stop anything."""
    of_opponents = [
        sum(1 - x.points if x.opponent and x.outcome in TWIN else x.points for x in row)
        for row in results
    ]
    rounds = [*zip(*results)]
    again = [one for one, other in zip(rounds, rounds[1:]) if one == other]
    if printed == of_opponents or any(result.opponent for one in again for result in one):
        return True
    more = [total - own for total, own in zip(printed, sums)]
    missing = max(1, round(2 * sum(more) / len(more)))  # rounds, half a point a player in each
    are_rounds = all(0 <= each <= missing and 2 * each % 1 == 0 for each in more)
    are_more = are_rounds and 0.35 <= sum(more) / len(more) / missing <= 0.75
    of_others = 3 * sum(map(bool, more)) >= len(more) and sorted(printed) == sorted(sums)
    return len(printed) >= _MANY and (are_more or of_others)


_SCALES = ((2, 1, 0), (3, 1, 0), (3, 2, 1), (4, 2, 1), (10, 5, 0), (1, 0, 0))
"""What a win, a draw and a loss count elsewhere."""


def _scale_of(printed: Sequence[float], results: Sequence[Row]) -> str:
    """Return in words what a win, a draw, a loss and a bye count if these are the totals of the
    rows by it; an empty text if no scale gives them."""
    for win, draw, loss in _SCALES:
        for bye in dict.fromkeys((win, 1, draw)):
            if printed == [sum(_worth(x, win, draw, loss, bye) for x in row) for row in results]:
                words = f"{win} for a win, {draw} for a draw, {loss} for a loss"
                return words + f", {bye} for a bye" * (bye != win)
    return ""


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


def unreadable_tables(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once what cells hold instead of results: those of columns, or most of all."""
    texts = section.origin.texts
    if not texts or section.origin.cells or len(section.faults) < _FEWEST:
        return
    reported = {
        x.where: x for x in section.faults if x.code in ("unknown-code", "unknown-opponent")
    }
    places = {
        section.origin.cell(row, f"R{round}", number): (row, round)
        for row, number, round, _ in section.crosstable.cells()
    }
    unread = {places[where]: reported[where] for where in places if where in reported}
    filled = [sum(bool(text.strip()) for text in column) for column in zip(*texts)]
    counts = Counter(round for _, round in unread)
    codes = {"totals-disagree"}
    if len(unread) >= max(_FEWEST, _HALF * sum(filled)):
        codes |= _OF_CELLS | {"ambiguous-notation"}
    else:
        full = {r for r in counts if counts[r] >= max(_FEWEST, _NEARLY * filled[r - 1])}
        unread = {cell: fault for cell, fault in unread.items() if cell[1] in full}
    if unread:
        first = min(unread)
        message = (
            f"{unread[first].message}; {len(unread) - 1:,} more cells are no results, either: "
            "state the notation that they are in, spell opponents as the column of names does, or "
            "give a column that is no round another header"
        )
        met = {
            (str(section.crosstable.numbers[k]), r): tidy(_text(section, k, r)) for k, r in unread
        }
        if all(map(is_bare_number, met.values())):
            cure = (
                "type W2, D2 or L2 for 2, or head the points of each round R1 Pts, R2 Pts …"
                if 2 * sum(own == met.get((text, r)) for (own, r), text in met.items()) > len(met)
                else "totals are headed Score"
            )
            message = (
                f"{len(unread):,} cells hold numbers alone (the first is "
                f"{_quoted(section, *first)}), which do not say both the opponent and the result: "
                f"{cure}; for results, {WHICH_PAGE}"
            )
        cause = section.finding(ERROR, "unknown-code", first[0], f"R{first[1]}", message)
        yield cause, (*unread.values(), *(each for each in findings if each.code in codes))
