"""The sheet ``Event``: what the event is, and how each of its sections is played and ranked. The
hints of its boxes stand in ``event.toml``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.crosstable import KINDS, ROUNDROBIN
from xltiebreak.event.section import Event, Section
from xltiebreak.excel.cells.laid_section import GAMES, SCORES, SWISS, TEAMS
from xltiebreak.excel.cells.layout import EVENT_NAME_ROW, SECTION_NAME_ROW
from xltiebreak.excel.cells.rows import lists_scores
from xltiebreak.excel.cells.typed_results import cycles_in, notation_of
from xltiebreak.excel.plain.swiss import KNOWN, NAMED_HERE
from xltiebreak.excel.plain.teams import ORDERS as TEAM_ORDERS
from xltiebreak.excel.sheets.section_book import SectionBook, boards_known, typed_weights
from xltiebreak.excel.sheets.sheet import Cell, Looks, Opened, Sheet, between, note
from xltiebreak.excel.sheets.styles import LONGEST_SENTENCE
from xltiebreak.prizefund.fund import RULES
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.tables.labels import (
    COUNTING_LABEL,
    EVENT_HEADINGS,
    EVENT_LABELS,
    LIMITS,
    MATCH_LABELS,
    PRIZE_LABELS,
    SEAL_LABEL,
    SECTION_LABELS,
    TEAM_KINDS,
)
from xltiebreak.tables.prizes import name_to_write
from xltiebreak.tables.vocabulary import GRID, NOTATIONS


class Box(NamedTuple):
    """A box of a section: its hint, the texts that it offers or its lowest and highest figure. A
    ``seldom`` box is folded away while it is empty."""

    hint: str
    offered: Sequence[str] = ()
    figures: tuple[int, int] | None = None
    seldom: bool = False


_TEXTS = table_in("excel/sheets/event.toml")
_OFFERED: Mapping[str, Sequence[Any]] = {
    "kinds": KINDS,
    "team_kinds": TEAM_KINDS,
    "editions": tuple(EDITIONS),
    "orders": tuple(NAMED_ORDERS),
    "known": KNOWN,
    "swiss_orders": tuple(NAMED_HERE),
    "grid_orders": (ROUNDROBIN,),
    "team_orders": tuple(TEAM_ORDERS),
    "notations": NOTATIONS,
    "prize_rules": tuple(RULES),
}
_LISTED = {
    name: (" or " if "kinds" in name else ", ").join(map(str, texts))
    for name, texts in _OFFERED.items()
}


def _filled_in(value: Any) -> Any:
    """Return the list that a text names, else the text with lists for the names in braces."""
    if not isinstance(value, str):
        return value
    return _OFFERED.get(value) or value.format(**_LISTED)


def _boxes_in(group: str) -> Mapping[str, Box]:
    return {
        field: Box(
            **{name: _filled_in(value) for name, value in box.items()},
            figures=LIMITS.get(field),
            seldom=field in _TEXTS["seldom"],
        )
        for field, box in _TEXTS[group].items()
    }


EVENT_HINTS: Mapping[str, str] = _TEXTS["event"]
SECTION_BOXES, TEAM_BOXES = _boxes_in("section"), _boxes_in("teams")
BOXES = {**_boxes_in("prizes"), **TEAM_BOXES, **SECTION_BOXES}
_WITHOUT_FUNCTIONS = _boxes_in("without_functions")
_USUAL_OF_PRIZES = (
    *("prizes", "announced_total", "prize_rule", "based_on", "entry_fees"),
    *("trophy_rule", "upset_draws"),
)
"""The labels of prizes in every workbook; others appear where a file states them."""

_OF_RESULTS = ("kind", "edition", "order", "notation")
"""The labels that a list of scores does not need."""

WHO_IS_PAID = (
    "Who is paid is not worked out here: drop this file on the page in a browser, run xltiebreak "
    "prizes, or use a workbook with functions."
)
"""What a workbook without functions answers where prizes are typed."""

_BY_FUNCTIONS = "Functions work out the order: see the sheet {Standings}."


def event_sheet(event: Event, books: Sequence[SectionBook], *, live: bool) -> Sheet:
    """Return the labels and their values, a column for each section. ``books`` are those of the
    sections; ``live`` tells whether functions follow the results. Rows have no heights of their
    own: they grow with what is typed."""
    sections = event.sections
    width = 54 if len(sections) == 1 else 30
    about = _heading(EVENT_NAME_ROW, EVENT_HEADINGS[0], len(sections))
    for row, (field, label) in enumerate(EVENT_LABELS.items(), EVENT_NAME_ROW):
        style = "value_title" if field == "name" else "value"
        about += Sheet(
            cells=[Cell(row, 0, "label", label), Cell(row, 1, style, getattr(event, field))],
            boxes=[note(row, 1, label, EVENT_HINTS[field])],
        )
    labels = {**labels_of(sections), **SEAL_LABEL}
    kinds = {SWISS if book.cycles else book.kind for book in books}
    typed = next(kind for kind in (TEAMS, GAMES, SWISS, SCORES) if kind in kinds)
    ending = "prizes" if typed == SCORES else "live" if live else "plain"
    below = SECTION_NAME_ROW + len(labels) + 1
    how = "\n".join(_TEXTS["how_to"][name] for name in ("begin", typed, ending))
    return (
        about
        + _of_sections(sections, labels, event.seal, live=live)
        + _orders_read(books, SECTION_NAME_ROW + len(labels), width, _BY_FUNCTIONS if live else "")
        + (Sheet() if live else _who_is_paid(labels, len(sections), width))
        + Sheet(
            widths={0: 18, **dict.fromkeys(range(1, len(sections) + 1), width)},
            # drawn, since text in a cell might be read as a value; where a small screen shows it
            draw=lambda sheet: sheet.insert_textbox(
                EVENT_NAME_ROW, len(sections) + 1, how, _TEXTS["instructions"]
            ),
            opened=[
                _boxes_where_typed(EVENT_NAME_ROW, len(EVENT_LABELS), 1),
                _boxes_where_typed(SECTION_NAME_ROW, len(labels), len(sections)),
            ],
            whole=True,
            printed=(0, 0, below - live, len(sections)),
        )
    )


def _boxes_where_typed(first: int, rows: int, columns: int) -> Opened:
    """Return the rows of labels; those without a value are faint."""
    left, right = (xl_rowcol_to_cell(first, column, col_abs=True) for column in (1, columns))
    return Opened((first, 0, first + rows - 1, columns), f"COUNTA({left}:{right})>0", "faint")


def _heading(row: int, text: str, columns: int) -> Sheet:
    """Return the heading above the boxes that begin in this row."""
    cells = [Cell(row - 1, k, "heading", "" if k else text) for k in range(columns + 1)]
    return Sheet(cells=cells, heights={row - 1: 20})


def _of_sections(
    sections: Sequence[Section], labels: Mapping[str, str], seal: str, *, live: bool
) -> Sheet:
    """Return the boxes of all sections, and below them the seal of the event, if it has one; seldom
    needed ones are folded where they are empty."""
    first, *others = map(boxes_of, sections)
    values = [{**first, "seal": seal}, *others]
    leaves = any(map(cycles_in, sections))
    cells, boxes, folds, was_folded = [], [], {}, False
    for row, (field, label) in enumerate(labels.items(), SECTION_NAME_ROW):
        box = BOXES[field]
        is_seldom = box.seldom and not (field == "withdrawn" and leaves)
        is_seldom |= field in _OF_RESULTS and all(map(lists_scores, sections))
        is_folded = is_seldom and not any(typed.get(field) for typed in values)
        if is_folded:
            folds[row] = {"level": 1, "hidden": True}
        elif was_folded:
            folds[row] = {"collapsed": True}
        was_folded = is_folded
        style = "value_figure" if box.figures else "value"
        cells.append(Cell(row, 0, "label", label))
        for column, (section, typed) in enumerate(zip(sections, values), start=1):
            cells.append(Cell(row, column, style, typed.get(field)))
            own_box = _box_of(field, section, live=live)
            boxes.append(((row, column, row, column), _prompt(label, own_box)))
    return _heading(SECTION_NAME_ROW, EVENT_HEADINGS[1], len(sections)) + Sheet(
        cells=cells, boxes=boxes, folds=folds
    )


_OF_SCORES = '"Cash goes by score, trophies by the column Place of the sheet Scores."'
"""Scores have no order of tie-breaks."""


def _orders_read(books: Sequence[SectionBook], row: int, width: int, otherwise: str) -> Sheet:
    """Return the line below the boxes: how each section's order is read, or why it is not."""
    lines = [
        _OF_SCORES if book.kind == SCORES else book.arithmetic.order_read(otherwise)
        for book in books
    ]
    return Sheet(
        cells=[Cell(row, k, "subtitle", formula=line) for k, line in enumerate(lines, start=1)],
        sentences={row: (width, LONGEST_SENTENCE)},
        looks=[
            Looks((row, k, row, k), [("notice", f'{book.arithmetic.seen("needs")}<>""')])
            for k, book in enumerate(books, start=1)
            if not otherwise
        ],
    )


def _who_is_paid(labels: Mapping[str, str], sections: int, width: int) -> Sheet:
    """Return the red line, below that of the orders, where a line of prizes is typed."""
    row, at = SECTION_NAME_ROW + len(labels) + 1, SECTION_NAME_ROW + [*labels].index("prizes")
    typed = f'SUMPRODUCT(--({xl_range_abs(at, 1, at, sections)}<>""))>0'
    line = f'IFERROR(IF({typed},"{WHO_IS_PAID}",""),"")'
    return Sheet(
        cells=[Cell(row, 1, "subtitle", formula=line, size=(1, sections))],
        sentences={row: (width * sections, len(WHO_IS_PAID))},
        looks=[Looks((row, 1, row, 1), [("wrong", typed)])],
    )


def _box_of(field: str, section: Section, *, live: bool) -> Box:
    """Return the box of a field, where it depends on the kind of the section that of its kind."""
    if field == "edition" and not live:
        return BOXES[field]._replace(hint=_WITHOUT_FUNCTIONS["edition"].hint)
    if field == "order" and not live:
        kind = "grid" if cycles_in(section) else "swiss"
        return _WITHOUT_FUNCTIONS["teams" if section.matches else kind]
    return TEAM_BOXES[field] if field == "kind" and section.matches else BOXES[field]


def labels_of(sections: Sequence[Section]) -> Mapping[str, str]:
    """Return the labels of the sections' boxes by field, in the order of their rows."""
    teams, players = (
        any((section.matches is not None) is are_teams for section in sections)
        for are_teams in (True, False)
    )
    stated = [prizes.as_labels for prizes in map(stated_prizes, sections) if prizes]
    return {
        **SECTION_LABELS,
        **(MATCH_LABELS if teams else {}),
        **(COUNTING_LABEL if players else {}),
        **{
            name: label
            for name, label in PRIZE_LABELS.items()
            if name in _USUAL_OF_PRIZES or any(labels.get(name) for labels in stated)
        },
    }


def boxes_of(section: Section) -> Mapping[str, str | int | None]:
    """Return the values of a section's boxes by field."""
    prizes = stated_prizes(section)
    # who left a round-robin, or who in a Swiss gets no prize because he left
    boxes: dict[str, str | int | None] = {
        **{field: getattr(section, field) for field in SECTION_LABELS if field != "notation"},
        "name": name_to_write(section),
        "notation": GRID if cycles_in(section) else notation_of(section),
        "withdrawn": ", ".join(map(str, section.withdrawn or (prizes.withdrawn if prizes else ()))),
        "counting": None if section.teams_by else section.counting,
        "team_minimum": section.team_minimum,
        "teams_by": ", ".join(map(str, section.teams_by)),
        **(prizes.as_labels if prizes else {}),
    }
    inside = section.matches
    if inside is None:
        return boxes
    scale = inside.match_points
    return {
        **boxes,
        "kind": TEAM_KINDS[section.is_roundrobin],
        "notation": notation_of(section),
        "placed_by": f"{inside.placed_by} points" if section.by_game_points else "",
        "match_points": str(scale).replace("½", "1/2") if scale else "",
        "boards": boards_known(inside) or None,
        "board_weights": typed_weights(inside),
    }


def _prompt(label: str, box: Box) -> Mapping[str, Any]:
    """Return XlsxWriter's settings for a box: its hint, and what may be typed."""
    prompt = {"input_title": label, "input_message": box.hint}
    if box.offered:  # others are taken, too: Excel would stop "Swiss" where the list has "swiss"
        offered = {"source": [*box.offered], "error_title": label, "error_message": box.hint}
        return {**prompt, "validate": "list", "error_type": "information", **offered}
    if box.figures:
        return {**prompt, **between(label, *box.figures)}
    return {**prompt, "validate": "any"}
