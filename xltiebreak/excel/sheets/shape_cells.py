"""Hidden cells of the sheets that tell what is wrong with the shape of their tables, by the rules
of ``shape.formulas``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.section import Section
from xltiebreak.excel.cells.laid_section import LaidSection
from xltiebreak.excel.cells.layout import (
    EVENT_NAME_ROW,
    FIRST_ROUND,
    FIRST_ROW,
    HEADER_ROW,
    SECTION_NAME_ROW,
    block_of,
    column_of,
    first_beside,
    section_row,
)
from xltiebreak.excel.cells.names import TYPED_FOR_TEAMS, SectionNames, Sheets, event_box
from xltiebreak.excel.cells.typed_lists import GAMES
from xltiebreak.excel.event_in import LOST, LOST_LABEL
from xltiebreak.excel.formulas.language import (
    Place,
    first_filled,
    first_that_holds,
    formula_file,
    listed,
    quoted,
)
from xltiebreak.excel.known_names import NEEDED, TYPED_GAMES, TYPED_INTO
from xltiebreak.excel.sheets.event_sheet import BOXES, labels_of
from xltiebreak.excel.sheets.section_book import TeamBook
from xltiebreak.excel.sheets.sheet import Cell, Sheet
from xltiebreak.excel.sheets.typed_table import list_named
from xltiebreak.tables.sheets import NO_EVENT_SHEET

_ROWS_BEYOND, _COLUMNS_BEYOND = 1001, 61
"""How many rows below and columns beside a table the rules search."""

_FILE = formula_file("abbreviations", "shape")
_OF_LISTS = 70
"""The first column of the figures about a team event's lists, in row 1 of Matches."""

_OF_SCORES = 30
"""The first column of the figures about a list of scores, in its row 1."""

_RATING, _PLACE = 3, 5
"""The columns of the sheet Players with ratings, and with places in the team's order."""

_TYPE_IT = '"type the entry"'
_COPY_IT = '"copy the formula of another cell of this column into this one"'
"""What is done about an error, and about one in a result that a list of games has to fill."""

_OF_PLAYERS = {"is no number": '"\' is not a pairing number"', "noun": '"player"'}
_OF_TEAMS = {"is no number": '"\' is not the number of a team"', "noun": '"team"'}


@dataclass
class HiddenCells:
    """Formulas in cells of row 1, one behind the other from a column on, and the cells that say
    what ``stops`` the places, also of a file that is read, or ``waits`` on the sheet alone, and
    what only ``warns``."""

    names: SectionNames
    first: int
    stops: list[str] = field(default_factory=list)
    waits: list[str] = field(default_factory=list)
    warns: list[str] = field(default_factory=list)
    drawn: Sheet = field(default_factory=Sheet)

    def keep(self, formula: str, name: str = "") -> str:
        """Put a formula into the next cell, which gets the name, and return its address."""
        at = 0, self.first + len(self.drawn.cells)
        cell, names = Cell(*at, "beside", formula=formula), {name: at} if name else {}
        self.drawn += Sheet(cells=[cell], names=names, hidden=[(at[1], at[1])])
        return str(xl_rowcol_to_cell(*at, True, True))

    def take(
        self, section: str, others: Mapping[str, str], kind: str = "", *, warns: bool = False
    ) -> None:
        """Put the rules of a section of the file into the next cells. What they say begins with the
        name of the sheet of this ``kind``, if given; all of them only warn if ``warns``."""
        cells, given = dict[str, str](), {**self.names.in_brackets, **others}
        place = Place(lambda name, *_: given[name], cells.__getitem__, self.names.__getitem__)
        said_by = {"says": self.stops, "waits": self.waits, "warns": self.warns}
        for name, formula in _FILE.of(section, place):
            rule, _, how = name.partition(" ")
            if not how:
                cells[rule] = self.keep(formula)
                continue
            before = f'"{self.names.sheets.get(kind, kind)}!"&' if kind else ""
            said = self.keep(f'IF(IFERROR(N({cells[rule]}),0)>0,{before}{formula},"")')
            said_by["warns" if warns else how].append(said)

    def take_list(self, kind: str, rows: int) -> None:
        """Put the rules of a list of so many rows into the next cells."""
        sheet, table, typed = f"{self.names.quoted(kind)}!", list_named(kind), TYPED_INTO[kind]
        words, first = table.printed, typed[0]
        below = xl_range_abs(HEADER_ROW, first, FIRST_ROW + rows + _ROWS_BEYOND - 1, typed[-1])
        wide = xl_range_abs(HEADER_ROW, 0, FIRST_ROW + rows - 1, words - 1)
        self.take("errors", {"typed": f"{sheet}{wide}", "cure": _TYPE_IT}, kind)
        filled = (f'(TRIM({sheet}{block_of(column, rows)})<>"")' for column in typed)
        others = {
            "numbers": f"{sheet}{block_of(first, rows)}",
            "head": f"{sheet}{_head(first)}",
            "typed below": f"{sheet}{below}",
            "entries": "+".join(["0", *filled]),
            "in words": f"{sheet}{block_of(words, rows)}",
            "grows": str(kind != Sheets.TEAMS).upper(),
        }
        self.take("list", others, kind)
        if words < len(table.heads):
            self.take("list with words", others, kind)

    def take_boxes(self, sections: Sequence[Section], others: Mapping[str, str], kind: str) -> None:
        """Put the rules of the boxes of ``sections`` into the next cells, those of this ``kind`` of
        section too; ``others`` is what stands in brackets in the rules of numbers."""
        column, labels = self.names.section, labels_of(sections)
        boxes = {name: event_box(row, column) for row, name in enumerate(labels, SECTION_NAME_ROW)}
        end = SECTION_NAME_ROW + len(labels)
        typed = xl_range_abs(EVENT_NAME_ROW, column, end, column)
        self.take("errors", {"typed": f"{Sheets.EVENT}!{typed}", "cure": _TYPE_IT}, Sheets.EVENT)
        for name, cell in boxes.items():
            if figures := BOXES[name].figures:
                least, most = map(str, figures)
                self.take("count", {"box": cell, "least": least, "most": most}, Sheets.EVENT)
        boxes["seal"] = event_box(end)
        for name in ("boxes", f"boxes of {kind}"):
            self.take(name, {**others, **boxes}, Sheets.EVENT)

    def take_titles(self, kind: str, columns: Mapping[str, int]) -> None:
        """Put the rule into the next cells that no column of a list has the header of another one;
        ``columns`` go by their headers."""
        sheet, titles = f"{self.names.quoted(kind)}!", [text.upper() for text in columns]
        heads = {text: f"{sheet}{_head(column)}" for text, column in columns.items()}
        wrong = {
            text: f'AND(UPPER(TRIM({at}))<>"{text.upper()}",{listed(f"UPPER(TRIM({at}))", titles)})'
            for text, at in heads.items()
        }
        at_fault = [(wrong[text], f"COLUMN({at})") for text, at in heads.items()]
        others = {
            "column with another title": first_that_holds(at_fault, "0"),
            "its own title": first_that_holds([(wrong[text], f'"{text}"') for text in heads]),
            "head": next(iter(heads.values())),
        }
        self.take("titles", others, kind)

    def finished(
        self,
        lost: list[tuple[str, str]],
        lost_columns: list[tuple[str, str]],
        shapes: Sequence[str] = (),
        problems: Sequence[str] = (),
    ) -> Sheet:
        """Return all cells, at the end those with names, from which others read what is wrong.

        ``lost`` are the cells that were deleted, with what is said of it, ``lost_columns`` those
        that only some need; ``shapes`` and ``problems`` are cells of other sheets that stop the
        places, too.
        """
        stops, warns, fault = (self.names[f"Shape{name}"] for name in ("Stops", "Warns", "Fault"))
        warnings = [(f'{cell}<>""', cell) for cell in self.warns]
        self.keep(
            first_filled([self.keep(first_that_holds(lost)), *self.stops, *shapes]), "ShapeStops"
        )
        self.keep(first_that_holds([*warnings, *lost_columns]), "ShapeWarns")
        self.keep(first_filled([stops, *self.waits, *problems]), "ShapeFault")
        self.keep(first_filled([fault, warns]), "ShapeWhole")
        return self.drawn


def shape_cells(book: LaidSection) -> Sheet:
    """Return the hidden cells beside a crosstable."""
    rows, columns, cycles, own = book.players, len(book.results[0]), book.cycles, book.names
    in_order = book.route.live  # row k has to be player k
    boxes = {
        field: event_box(section_row(field), own.section)
        for field in ("kind", "edition", "order", "scheduled_rounds")
    }
    numbers, names, ratings, clubs = (
        block_of(column_of(field), rows) for field in ("number", "name", "rating", "team")
    )
    results, end = block_of(FIRST_ROUND, rows, columns), FIRST_ROUND + columns - 1
    heads = xl_range_abs(HEADER_ROW, FIRST_ROUND, HEADER_ROW, end)
    beyond = FIRST_ROW + rows + _ROWS_BEYOND - 1
    searched = {"numbers": (0, 0), "names": (1, 1), "results": (FIRST_ROUND, end)}
    filled = [f'(TRIM({cells})<>"")' for cells in (names, results)]
    if book.has_games:  # which fill the results; who is named in one is there without a name, too
        typed = (f"COUNTIF({own[name]},{numbers})" for name in ("WhitesTyped", "BlacksTyped"))
        filled[1] = f'(TRIM({numbers})<>"")*({"+".join(typed)})'
    others = {
        **{"numbers": numbers, "names": names, "results": results, "heads": heads},
        **{
            f"{name} below": xl_range_abs(HEADER_ROW, left, beyond, right)
            for name, (left, right) in searched.items()
        },
        "header row": xl_range_abs(HEADER_ROW, 0, HEADER_ROW, end + _COLUMNS_BEYOND),
        "stated rounds": boxes["scheduled_rounds"],
        **{"cycles": str(cycles), "rows": str(rows), "columns": str(book.rounds)},
        **{"entries": "+".join(filled), **_OF_PLAYERS},
    }
    cells = HiddenCells(own, first_beside(columns))
    cures = {0: _TYPE_IT, FIRST_ROUND: _COPY_IT if book.has_games else _TYPE_IT}
    for (first, cure), last in zip(cures.items(), (FIRST_ROUND - 1, end)):
        typed = xl_range_abs(HEADER_ROW, first, FIRST_ROW + rows - 1, last)
        cells.take("errors", {"typed": typed, "cure": cure}, Sheets.CROSSTABLE)
    cells.take("grid" if cycles else "rounds", others, Sheets.CROSSTABLE)
    cells.take("numbers", others, Sheets.CROSSTABLE)
    if in_order or cycles:
        cells.take("order of numbers", others, Sheets.CROSSTABLE, warns=not cycles)
    cells.take_boxes(book.sections, others, "players")
    lost_boxes = ",".join(f"ISERROR(ROW({box}))" for box in boxes.values())
    titles = "column No.", "column Name", "columns of results", "row of headers"
    lost = [
        (f"AND({lost_boxes})", quoted(NO_EVENT_SHEET, capital=True)),
        (f"OR({lost_boxes})", quoted(LOST_LABEL, capital=True)),
        *map(_lost, titles, (numbers, names, results, heads)),
    ]
    needed = {"column Rating": ratings, **({"column Team": clubs} if in_order else {})}
    of_games = ([own[name]] * book.has_games for name in ("GameShape", "GameProblem"))
    return cells.finished(lost, [*map(_lost, needed, needed.values())], *of_games)


def _head(column: int) -> str:
    return str(xl_rowcol_to_cell(HEADER_ROW, column, True, True))


def _lost(what: str, cells: str, sheet: str = "") -> tuple[str, str]:
    words = f"{sheet}: {LOST.format(what)}" if sheet else LOST.format(what)
    return f"ISERROR(ROWS({cells}))", quoted(words, capital=not sheet)


def games_cells(names: SectionNames, rows: int, first: int) -> HiddenCells:
    """Return the hidden cells above a list of games; the last one says what is wrong with its
    shape."""
    cells, title = HiddenCells(names, first), names.sheets[Sheets.GAMES]
    columns = dict(zip(TYPED_GAMES.values(), GAMES.typed.values()))
    cells.take_titles(Sheets.GAMES, columns)
    cells.take_list(Sheets.GAMES, rows)
    lost = [_lost(f"column {head}", block_of(at, rows), title) for head, at in columns.items()]
    cells.keep(first_that_holds(lost, first_filled(cells.stops)), "GameShape")
    return cells


def score_cells(names: SectionNames, rows: int) -> HiddenCells:
    """Return the hidden cells above a list of scores; the last one says what is wrong with it."""
    cells = HiddenCells(names, _OF_SCORES)
    others = {**_entries(block_of(0, rows), names["Players"]), **_OF_PLAYERS}
    others["entries"] += f'+(TRIM({names["Scores"]})<>"")*(TRIM({names["Scores"]})<>"0")'
    for section in ("scores", "numbers"):
        cells.take(section, others, Sheets.SCORES)
    cells.keep(first_filled(cells.stops), "ShapeStops")
    return cells


def list_cells(book: TeamBook) -> Sheet:
    """Return the hidden cells on the sheet Matches, about all lists of a team event."""
    names, layout = book.names, book.layout
    cells = HiddenCells(names, _OF_LISTS)
    sizes = (layout.teams, layout.matches, layout.members, layout.matches * layout.boards)
    rows = {kind: count for kind, count in zip(TYPED_FOR_TEAMS, sizes) if count}
    for kind, count in rows.items():
        if kind == Sheets.MATCHES:
            cells.take_titles(kind, NEEDED[kind])
            cells.take("rounds of matches", {}, kind)
        cells.take_list(kind, count)
    shown, page = (
        f"{names.quoted(Sheets.CROSSTABLE)}!{block_of(0, layout.teams, width)}"
        for width in (1, layout.totals)
    )
    numbers = {"team numbers": names["Numbers"], "team names": names["Players"], "shown": shown}
    of_teams = {**numbers, **_entries(names["Numbers"], names["Players"]), **_OF_TEAMS}
    cells.take("numbers", of_teams, Sheets.TEAMS)
    cells.take_boxes(book.sections, of_teams, "teams")
    if book.route.live:
        cells.take("order of numbers", of_teams, Sheets.TEAMS, warns=True)
    cells.take("typed over", {}, Sheets.CROSSTABLE)
    cells.take("errors", {"typed": page, "cure": _COPY_IT}, Sheets.CROSSTABLE)
    cells.take("teams shown", of_teams, Sheets.TEAMS)
    if layout.members:
        places, rated = (
            f"{names.quoted(Sheets.PLAYERS)}!{block_of(column, layout.members)}"
            for column in (_PLACE, _RATING)
        )
        of_members = {
            **{**numbers, "teams": names["MemberTeams"], "places": places, "ratings": rated},
            **_entries(names["MemberNumbers"], names["MemberNames"]),
            **_OF_PLAYERS,
        }
        for section in ("numbers", "members"):
            cells.take(section, of_members, Sheets.PLAYERS)
    lost = [
        _lost(
            f"column {title}", f"{names.quoted(kind)}!{block_of(column, count)}", names.sheets[kind]
        )
        for kind, count in rows.items()
        for title, column in NEEDED[kind].items()
    ]
    ratings = _lost("column Rating", names["Ratings"], names.sheets[Sheets.TEAMS])
    problem = cells.keep(book.formula(f"problem of {[*rows][-1].lower()}"))
    return cells.finished(lost, [ratings], problems=[problem])


def _entries(numbers: str, names: str) -> Mapping[str, str]:
    # to Excel, FALSE>0
    return {"numbers": numbers, "names": names, "entries": f'0+(TRIM({names})<>"")'}
