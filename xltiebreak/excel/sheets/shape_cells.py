"""Hidden cells of the sheets that tell what is wrong with the shape of their tables, by the rules
of ``shape.formulas``. Last come what stops the places, what only warns, and the first of both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.laid_section import LaidSection
from xltiebreak.excel.cells.layout import (
    FIRST_ROUND,
    FIRST_ROW,
    HEADER_ROW,
    WORKED_OUT,
    TeamLayout,
    block_of,
    cell_beside,
    column_of,
    first_beside,
    section_row,
)
from xltiebreak.excel.cells.names import TYPED_FOR_TEAMS, SectionNames, Sheets, event_box
from xltiebreak.excel.event_in import (
    CLUBS,
    HEADS,
    LOST,
    LOST_LABEL,
    NAMES,
    NUMBERS,
    RATINGS,
    ROUNDS,
)
from xltiebreak.excel.formulas.language import (
    Place,
    first_filled,
    first_that_holds,
    formula_file,
    listed,
    quoted,
)
from xltiebreak.excel.known_names import NEEDED, TYPED_INTO, TYPED_MATCHES, Block
from xltiebreak.excel.sheets.sheet import Cell, Sheet
from xltiebreak.tables.sheets import NO_EVENT_SHEET

_ROWS_BEYOND, _COLUMNS_BEYOND = 1001, 61
"""How many rows below and columns beside a table the rules search."""

_FILE = formula_file("abbreviations", "shape")
_OF_LISTS = 70
"""The first column of the figures about a team event's lists, in row 1 of Matches."""

_WORDS: Mapping[str, int] = {Sheets.MATCHES: 7, "Boards": 9}
"""By list: the column of its words, from 1."""

_PLACE = 5
"""The column of the sheet Players with a place in the team's order."""

_NO_NUMBER: Mapping[str, str] = {
    "player": "' is not a pairing number",
    "team": "' is not the number of a team",
}


@dataclass
class HiddenCells:
    """Formulas in cells of row 1, one behind the other from a column on, and the cells that say
    what ``stops`` the places, and what only ``warns``."""

    first: int
    stops: list[str] = field(default_factory=list)
    warns: list[str] = field(default_factory=list)
    drawn: Sheet = field(default_factory=Sheet)

    def keep(self, formula: str, name: str = "") -> str:
        """Put a formula into the next cell, which gets the name, and return its address."""
        at = 0, self.first + len(self.drawn.cells)
        cell, names = Cell(*at, "beside", formula=formula), {name: at} if name else {}
        self.drawn += Sheet(cells=[cell], names=names, hidden=[(at[1], at[1])])
        return str(xl_rowcol_to_cell(*at, True, True))

    def take(
        self, section: str, others: Mapping[str, str], title: str = "", *, warns: bool = False
    ) -> None:
        """Put the rules of a section of the file into the next cells. ``title`` stands before what
        they say; all of them only warn if ``warns``."""
        cells: dict[str, str] = {}
        place = Place(lambda name, *_: others[name], cells.__getitem__, str)
        for name, formula in _FILE.of(section, place):
            rule, _, how = name.partition(" ")
            if not how:
                cells[rule] = self.keep(formula)
                continue
            before = f'"{title}"&' if title else ""
            said = self.keep(f'IF(N({cells[rule]})>0,{before}{formula},"")')
            (self.warns if warns or how == "warns" else self.stops).append(said)

    def take_list(
        self, columns: Sequence[Block], words: int, sheet: str = "", title: str = ""
    ) -> None:
        """Put the rules of a list into the next cells: its typed ``columns``, and the column
        ``words`` with the meaning of each row, 0 if there is none. ``sheet`` is the sheet's name in
        formulas, with its exclamation mark."""
        first = min(columns, key=lambda column: column.left)
        right = max(column.right for column in columns)
        below = first._replace(top=HEADER_ROW + 1, bottom=first.bottom + _ROWS_BEYOND, right=right)
        filled = (f'(TRIM({sheet}{column.reference})<>"")' for column in columns)
        others = {
            "numbers": f"{sheet}{first.reference}",
            "head": f"{sheet}{_head(first.left - 1)}",
            "typed below": f"{sheet}{below.reference}",
            "entries": "+".join(["0", *filled]),
            "in words": f"{sheet}{first._replace(left=words, right=words).reference}",
        }
        self.take("list", others, title)
        if words:
            self.take("list with words", others, title)

    def take_titles(self, heads: Mapping[str, str], title: str = "") -> None:
        """Put the rule into the next cells that no column has the header of another one; ``heads``
        are the cells of the headers by their texts."""
        titles = [text.upper() for text in heads]
        wrong = {
            text: f'AND(UPPER(TRIM({at}))<>"{text.upper()}",{listed(f"UPPER(TRIM({at}))", titles)})'
            for text, at in heads.items()
        }
        columns = [(wrong[text], f"COLUMN({at})") for text, at in heads.items()]
        own = [(condition, f'"{text}"') for text, condition in wrong.items()]
        others = {
            "column with another title": first_that_holds(columns, "0"),
            "its own title": first_that_holds(own),
            "head": next(iter(heads.values())),
        }
        self.take("titles", others, title)


def shape_cells(book: LaidSection) -> tuple[Mapping[str, str], HiddenCells]:
    """Return the formulas of the hidden cells beside a crosstable, by the names of
    :data:`WORKED_OUT`, and behind these the cells of the rules."""
    columns, cycles, own_names = len(book.results[0]), book.cycles, book.names
    in_order = book.route.live  # row k has to be player k
    boxes = {
        field: event_box(section_row(field), own_names.section)
        for field in ("kind", "edition", "order", "scheduled_rounds")
    }
    numbers, names, ratings, clubs = (
        _block(column_of(field), book.players) for field in ("number", "name", "rating", "team")
    )
    results = _block(FIRST_ROUND, book.players, columns)
    head, last = HEADER_ROW + 1, numbers.bottom + _ROWS_BEYOND
    heads = results._replace(top=head, bottom=head)
    filled = [f'(TRIM({cells.reference})<>"")' for cells in (results, names)]
    others = {
        **{"numbers": numbers.reference, "names": names.reference, "results": results.reference},
        "heads": heads.reference,
        "header row": Block("", head, 1, head, results.right + _COLUMNS_BEYOND).reference,
        "numbers below": numbers._replace(top=head, bottom=last).reference,
        "names below": names._replace(top=head, bottom=last).reference,
        "results below": results._replace(top=head, bottom=last).reference,
        "stated rounds": boxes["scheduled_rounds"],
        **{"cycles": str(cycles), "rows": str(book.players), "columns": str(book.rounds)},
        # a list of games fills the results, which then tell nothing of what is typed
        "entries": f"0+{filled[1]}" if book.has_games else "+".join(filled),
        **_of_numbers("player"),
    }
    cells = HiddenCells(first_beside(columns) + len(WORKED_OUT))
    cells.take("grid" if cycles else "rounds", others)
    cells.take("numbers", others)
    if in_order or cycles:
        cells.take("order of numbers", others, warns=not cycles)
    titles = zip((NUMBERS, NAMES, ROUNDS, HEADS), (numbers, names, results, heads))
    lost_boxes = ",".join(f'ISERROR({box}&"")' for box in boxes.values())
    lost = [
        (f"AND({lost_boxes})", quoted(NO_EVENT_SHEET, capital=True)),
        (f"OR({lost_boxes})", quoted(LOST_LABEL, capital=True)),
        *(_lost(title, block.reference) for title, block in titles),
    ]
    games = [own_names["GameShape"]] if book.has_games else []
    lost_columns = [_lost(RATINGS, ratings.reference)]
    if in_order:
        lost_columns.append(_lost(CLUBS, clubs.reference))
    stops, shape, warned = (cell_beside(columns, name) for name in ("stops", "shape", "warned"))
    return {
        "stops": first_that_holds(lost, first_filled([*cells.stops, *games])),
        "shape": first_filled([stops, *([own_names["GameProblem"]] if book.has_games else [])]),
        "warned": first_that_holds(_filled(cells.warns), first_that_holds(lost_columns)),
        "whole": first_filled([shape, warned]),
    }, cells


def _of_numbers(entry: str) -> Mapping[str, str]:
    kind = "team" if entry == "team" else "player"
    return {"is no number": f'"{_NO_NUMBER[kind]}"', "noun": f'"{kind}"'}


def _filled(cells: Iterable[str]) -> Sequence[tuple[str, str]]:
    return [(f'{cell}<>""', cell) for cell in cells]


def _block(column: int, rows: int, width: int = 1) -> Block:
    return Block("", FIRST_ROW + 1, column + 1, FIRST_ROW + rows, column + width)


def _head(column: int) -> str:
    return str(xl_rowcol_to_cell(HEADER_ROW, column, True, True))


def _lost(what: str, cells: str, sheet: str = "") -> tuple[str, str]:
    words = f"{sheet}: {LOST.format(what)}" if sheet else LOST.format(what)
    return f"ISERROR(ROWS({cells}))", quoted(words, capital=not sheet)


def list_cells(
    names: SectionNames, layout: TeamLayout, *, in_order: bool
) -> tuple[HiddenCells, Mapping[str, str]]:
    """Return the hidden cells on the sheet Matches, and the addresses of the last three by name:
    what stops the places, what only warns, and the first of both."""
    cells = HiddenCells(_OF_LISTS)
    lost = [
        _lost(
            f"column {title}",
            f"{names.quoted(kind)}!{block_of(column, rows)}",
            names.sheets[kind],
        )
        for kind, rows in _rows(layout).items()
        for title, column in NEEDED[kind].items()
    ]
    for kind, rows in _rows(layout).items():
        first = NEEDED[kind][TYPED_INTO[kind][0]]
        typed = [_block(first + k, rows) for k in range(len(TYPED_INTO[kind]))]
        sheet, title = f"{names.quoted(kind)}!", f"{names.sheets[kind]}!"
        if kind == Sheets.MATCHES:
            titles = enumerate(TYPED_MATCHES.values())
            cells.take_titles({text: f"{sheet}{_head(column)}" for column, text in titles}, title)
        cells.take_list(typed, _WORDS.get(kind, 0), sheet, title)
    shown = f"{names.quoted(Sheets.CROSSTABLE)}!{block_of(0, layout.teams)}"
    numbers = {"team numbers": names["Numbers"], "team names": names["Players"], "shown": shown}
    title = f"{names.sheets[Sheets.TEAMS]}!"
    of_teams = {**numbers, **_entries(names["Numbers"], names["Players"]), **_of_numbers("team")}
    cells.take("numbers", of_teams, title)
    if in_order:
        cells.take("order of numbers", of_teams, title, warns=True)
    cells.take("teams shown", of_teams, title)
    if layout.members:
        places = f"{names.quoted(Sheets.PLAYERS)}!{block_of(_PLACE, layout.members)}"
        of_members = {
            **{**numbers, "teams": names["MemberTeams"], "places": places},
            **_entries(names["MemberNumbers"], names["MemberNames"]),
            **_of_numbers("member"),
        }
        for section in ("numbers", "members"):
            cells.take(section, of_members, f"{names.sheets[Sheets.PLAYERS]}!")
    ratings = [_lost(RATINGS, names["Ratings"], names.sheets[Sheets.TEAMS])]
    deleted = cells.keep(first_that_holds(lost))
    shape = cells.keep(first_filled([deleted, *cells.stops]), "ShapeStops")
    warned = cells.keep(first_that_holds([*_filled(cells.warns), *ratings]), "ShapeWarns")
    whole = cells.keep(first_filled([shape, warned]))
    return cells, {"shape": shape, "warned": warned, "whole": whole}


def _entries(numbers: str, names: str) -> Mapping[str, str]:
    # to Excel, FALSE>0
    return {"numbers": numbers, "names": names, "entries": f'0+(TRIM({names})<>"")'}


def _rows(layout: TeamLayout) -> Mapping[str, int]:
    boards = layout.matches * layout.boards
    rows = (layout.teams, layout.matches, layout.members, boards)
    return {kind: count for kind, count in zip(TYPED_FOR_TEAMS, rows) if count}
