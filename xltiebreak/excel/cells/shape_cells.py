"""Hidden cells of the sheets that apply the rules of :mod:`xltiebreak.excel.shape_rules`. One more
cell says what is wrong first; it is empty if nothing is.

In a formula, a range whose rows or columns were deleted is an error; one into which some were
inserted has grown.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel import shape_rules as rules
from xltiebreak.excel.cells.formulas import first_filled, first_that_holds, quoted
from xltiebreak.excel.cells.layout import (
    FIRST_ROUND,
    FIRST_ROW,
    HEADER_ROW,
    TeamLayout,
    block_of,
    cell_beside,
    column_of,
    section_row,
)
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import (
    CROSSTABLE_SHEET,
    MATCHES_SHEET,
    PLAYERS_SHEET,
    TEAMS_SHEET,
    TYPED_FOR_TEAMS,
    TeamNames,
    event_box,
)
from xltiebreak.excel.known_names import NEEDED, TYPED_INTO, TYPED_MATCHES, Block
from xltiebreak.tables.sheets import NO_EVENT_SHEET

_ROWS_BEYOND, _COLUMNS_BEYOND = 1001, 61
"""How many rows below and columns beside a table the rules search."""


def shape_formulas(live: Live) -> Mapping[str, str]:
    """Return the formulas of the hidden cells by the names of :data:`WORKED_OUT`."""
    columns = len(live.values.results[0])
    in_order = live.route.live  # row k has to be player k
    boxes = {
        field: event_box(section_row(field), live.names.section)
        for field in ("kind", "edition", "order", "scheduled_rounds")
    }
    numbers, names, ratings, clubs = (
        _block(column_of(field), live.players) for field in ("number", "name", "rating", "team")
    )
    results = _block(FIRST_ROUND, live.players, columns)
    ranges = rules.table_ranges(
        (numbers, names, results),
        HEADER_ROW + 1,
        (numbers.bottom + _ROWS_BEYOND, results.right + _COLUMNS_BEYOND),
        live.values.cycles,
        (live.players, live.rounds),
        fills=live.has_games,
    )

    def cell(kind: str) -> str:
        return cell_beside(columns, kind)

    table = [*rules.rules_of_table(ranges, boxes["scheduled_rounds"], cell)]
    is_needed = in_order or bool(ranges.cycles)
    stops, warns = _cases(
        (cell(rule.kind), rule.sentence, rule.warns)
        for rule in table
        if rule.words and (is_needed or rule.kind != "another_row")
    )
    titles = (rules.NUMBERS, rules.NAMES, rules.ROUNDS, rules.HEADS)
    lost = zip(titles, (*ranges.table, ranges.heads))
    lost_boxes = ",".join(f'ISERROR({box}&"")' for box in boxes.values())
    before_places = [
        (f"AND({lost_boxes})", quoted(NO_EVENT_SHEET, capital=True)),
        (f"OR({lost_boxes})", quoted(rules.LOST_LABEL, capital=True)),
        *itertools.starmap(_lost, lost),
        *stops,
    ]
    reasons = [cell("stops")]
    if live.has_games:
        games = live.names["GameShape"]
        before_places.append((f'{games}<>""', games))
        reasons.append(live.names["GameProblem"])
    warns.append(_lost(rules.RATINGS, ratings.reference))
    if in_order:
        warns.append(_lost(rules.CLUBS, clubs.reference))
    return {
        **{rule.kind: rule.figure for rule in table},
        "stops": first_that_holds(before_places),
        "shape": first_filled(reasons),
        "warned": first_that_holds(warns),
        "whole": first_filled([cell("shape"), cell("warned")]),
    }


def _cases(
    faults: Iterable[tuple[str, str, str]],
) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return the cases in which faults stop the places, and those in which they only warn: each
    condition with its sentence. A fault has a cell, its sentence and whether it ``warns``."""
    stops, warnings = [], []
    for cell, sentence, warns in faults:
        is_there = f"N({cell})>0"
        if warns != "TRUE":
            stops.append((f"IF({is_there},NOT({warns}),FALSE)", sentence))
        if warns != "FALSE":
            warnings.append((is_there, sentence))
    return stops, warnings


def _block(column: int, rows: int, width: int = 1) -> Block:
    return Block("", FIRST_ROW + 1, column + 1, FIRST_ROW + rows, column + width)


def _head(column: int) -> str:
    return str(xl_rowcol_to_cell(HEADER_ROW, column, True, True))


def _lost(what: str, cells: str) -> tuple[str, str]:
    return f"ISERROR(ROWS({cells}))", quoted(rules.LOST.format(what), capital=True)


_OF_LISTS = 70
"""The first column of the figures about a team event's lists, in row 1 of Matches."""

_LISTS: Mapping[str, tuple[int, int]] = dict(zip(TYPED_FOR_TEAMS, ((1, 0), (1, 7), (1, 0), (3, 9))))
"""By list: the first column that every typed row fills (from 0), and the column of its words (from
1, or 0 if it has none)."""


_PLACE = 5
"""The column of the sheet Players with a place in the team's order."""


def list_formulas(
    names: TeamNames, *, in_order: bool
) -> tuple[Mapping[tuple[int, int], str], Sequence[str]]:
    """Return the formulas of the hidden cells on the sheet Matches by row and column, and the
    addresses of the last three: what stops the places, what only warns, and what is wrong with the
    lists first."""
    lost = [
        (
            f"ISERROR(ROWS({names.quoted(kind)}!{block_of(column, rows)}))",
            quoted(f"{names.sheets[kind]}: {rules.LOST.format(f'column {title}')}"),
        )
        for kind, rows in _rows(names.layout).items()
        for title, column in NEEDED[kind].items()
    ]
    formulas: dict[tuple[int, int], str] = {}
    faults: list[tuple[str, str, str]] = []

    def place(_: str) -> str:
        """Return the address of the next cell; each rule is taken before another calls this."""
        return str(xl_rowcol_to_cell(0, _OF_LISTS + len(formulas), True, True))

    def take(kind: str, rule: rules.Rule) -> None:
        faults.append((place(""), f'"{names.sheets[kind]}!"&{rule.sentence}', rule.warns))
        formulas[0, _OF_LISTS + len(formulas)] = rule.figure

    for kind, rows in _rows(names.layout).items():
        column, words = _LISTS[kind]
        typed = [_block(column + k, rows) for k in range(len(TYPED_INTO[kind]))]
        sheet, last = f"{names.quoted(kind)}!", typed[0].bottom + _ROWS_BEYOND
        if kind == MATCHES_SHEET:
            titles = enumerate(TYPED_MATCHES.values())
            heads = {title: f"{sheet}{_head(column)}" for column, title in titles}
            take(kind, rules.rule_of_titles(heads, place))
        for rule in rules.rules_of_list(typed, HEADER_ROW + 1, last, words, place, sheet):
            take(kind, rule)
    numbers = names["Numbers"], (names["Players"],), "team"
    for rule in rules.rules_of_numbers(*numbers, place):
        if in_order or rule.kind != "another_row":
            take(TEAMS_SHEET, rule)
    shown = f"{names.quoted(CROSSTABLE_SHEET)}!{block_of(0, names.layout.teams)}"
    take(TEAMS_SHEET, rules.rule_of_shown_teams(names["Numbers"], names["Players"], shown, place))
    if names.layout.members:
        of_members, of_names = names["MemberNumbers"], names["MemberNames"]
        places = f"{names.quoted(PLAYERS_SHEET)}!{block_of(_PLACE, names.layout.members)}"
        members = of_members, of_names, names["MemberTeams"], places
        for rule in itertools.chain(
            rules.rules_of_numbers(of_members, (of_names,), "member", place),
            rules.rules_of_members(members, (names["Numbers"], names["Players"]), place),
        ):
            if rule.kind != "another_row":
                take(PLAYERS_SHEET, rule)
    ratings = f"{names.sheets[TEAMS_SHEET]}: {rules.LOST.format(rules.RATINGS)}"
    stops, warns = _cases(faults)

    def kept(formula: str) -> str:
        """Put a formula into the next cell, and return its address."""
        address = place("")
        formulas[0, _OF_LISTS + len(formulas)] = formula
        return address

    half = len(stops) // 2  # Excel takes 8,192 characters in a formula
    deleted, later = kept(first_that_holds(lost)), kept(first_that_holds(stops[half:]))
    shape = kept(first_that_holds([(f'{deleted}<>""', deleted), *stops[:half]], later))
    warned = kept(
        first_that_holds([*warns, (f"ISERROR(ROWS({names['Ratings']}))", quoted(ratings))])
    )
    return formulas, (shape, warned, kept(first_filled([shape, warned])))


def _rows(layout: TeamLayout) -> Mapping[str, int]:
    boards = layout.matches * layout.boards
    rows = (layout.teams, layout.matches, layout.members, boards)
    return {kind: count for kind, count in zip(TYPED_FOR_TEAMS, rows) if count}
