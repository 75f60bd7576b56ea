"""The columns and figures that the sheets ``Arithmetic`` of all kinds of events share, and the page
``Standings`` that lists their rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import ClassVar

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.byes import A_DATE, NO_DATE
from xltiebreak.excel.cells.formulas import first_filled, first_that_holds, short
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import ARITHMETIC_SHEET, CROSSTABLE_SHEET
from xltiebreak.excel.formulas.language import FormulaFile, Place, formula_file
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.rules import editions
from xltiebreak.rules.called import edition_spellings

CELLS = ("no_places", "needs", "progress", "is_final")
"""Figures that other sheets show: why there are no places; why these would not be the places of the
stated order; how far the event is; 1 where it is over."""

THEN = (
    "Next: check the colors, then print Standings.",
    "Next: Checks, then print Standings.",
)
"""What follows the last results, without and with functions, if there are places."""

_PLACING = ("place", "other", "decided", "position")
_SHARED = ("playoff above", "above all")


@dataclass(frozen=True)
class ArithmeticTable:
    """The page and the hidden columns beside it: helpers, the ranks and places, then blocks as wide
    as the results. Above the helpers stand figures of the whole section.

    The formulas stand in a ``file`` by sections: those of a row in ``of_a_row``, those of a round
    or a game in ``of_a_round``, those above in ``above``. ``ranked_by`` are the headers of the
    tie-breaks.
    """

    live: Live

    file: ClassVar[FormulaFile] = formula_file("abbreviations", "table")
    of_a_row: ClassVar[Sequence[str]] = ()
    of_a_round: ClassVar[str] = ""
    above: ClassVar[Sequence[str]] = ()
    further_figures: ClassVar[Sequence[str]] = ()
    """Figures above the columns that stand in no section: constants, and those by number."""

    warnings: ClassVar[Sequence[str]] = ()
    """The figures with a sentence for each kind of warning, the first one first."""

    wrong_cells: ClassVar[tuple[str, str]] = "", ""
    """The blocks with the letter of each typed result, and with the number of what is wrong."""

    noun: ClassVar[str] = "player"
    """What stands in a row."""

    ranked_by: ClassVar[Sequence[str]] = ()
    may_be_missing: ClassVar[bool] = False
    """Whether a row may have no value for a tie-break; its score then stands in the helper
    ``unclear``."""

    @property
    def players(self) -> int:
        """How many rows the table has."""
        return self.live.players

    @property
    def width(self) -> int:
        """How many columns a block has."""
        return self.live.rounds

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        raise NotImplementedError

    @property
    def keys(self) -> Sequence[Column]:
        """The columns of the tie-breaks."""
        return [self.page(head) for head in self.ranked_by]

    @property
    def all_points(self) -> str:
        """A formula for the points of who won in all scheduled rounds."""
        return self.cell("planned")

    @cached_property
    def helpers(self) -> Sequence[str]:
        """The names of the hidden columns before the ranks."""
        names = (*self.of_a_row, "warnings", "playoff")
        sections = (self.file.sections[name] for name in names)
        return ["k", *(name for name in chain.from_iterable(sections) if name not in self.heads)]

    @cached_property
    def blocks(self) -> Sequence[str]:
        """The names of the hidden blocks."""
        return [
            name for name in self.file.sections[self.of_a_round] if f"{name}1" not in self.heads
        ]

    @cached_property
    def figures(self) -> Sequence[str]:
        """The names of the figures above."""
        sections = (self.file.sections[name] for name in (*self.above, *_SHARED))
        return [*chain.from_iterable(sections), "warning", *self.further_figures]

    def page(self, head: str) -> Column:
        """Return the column of the page with this header."""
        return self.column(self.heads.index(head))

    def helper(self, name: str) -> Column:
        """Return the hidden column of this name."""
        if name in _PLACING:
            return self.ranks.of(self.ranks.rounds + 1 + _PLACING.index(name))
        return self.column(self.first_hidden + self.helpers.index(name))

    @cached_property
    def ranks(self) -> Rounds:
        """The columns of ranks: by the score, by the score and the first tie-break, and so on."""
        return Rounds(self.column(self.first_hidden + len(self.helpers)), 1 + len(self.ranked_by))

    def block(self, name: str) -> Rounds:
        """Return the hidden block of this name."""
        first = self.helper(_PLACING[-1]).at_column + 1
        return Rounds(self.column(first + self.blocks.index(name) * self.width), self.width)

    def column(self, at: int) -> Column:
        """Return the table's cells in a column of the sheet, counted from 0."""
        return Column(at, FIRST_ROW, self.players)

    @property
    def first_hidden(self) -> int:
        """The first hidden column, behind a narrow empty one."""
        return len(self.heads) + 1

    @property
    def last_hidden(self) -> int:
        """The last hidden column."""
        last = self.block(self.blocks[-1]).of(self.width).at_column
        return max(last, self.first_hidden + len(self.figures) - 1)

    @property
    def titles(self) -> Sequence[str]:
        """The headers of the hidden columns."""
        names = [f"{name} {k}" for name in self.blocks for k in range(1, self.width + 1)]
        return (*self.helpers, "", *self.ranked_by, *_PLACING, *names)

    def written(
        self,
        section: str,
        others: Mapping[str, str | Column],
        row: int | None = None,
        round: int = 0,
    ) -> Iterator[tuple[str, str]]:
        """Yield the names and formulas of a section of the file, for one round or for none; without
        ``row`` they are the same in all rows. ``others`` is what else stands in brackets, where
        ``[at Order]`` is how a sentence about a box of the sheet Event begins."""

        def address(name: str, is_own: bool, part: str, round: int) -> str:
            column = others.get(name)
            if isinstance(column, str):
                return column
            if name.startswith("at "):
                return self.live.names.at(self.live.names[name[3:]])
            if part == ":":
                block = self.ranks if name == "rank" else self.block(name)
                return block.row(row) if is_own else block.all
            if column is None:
                column = self.block(name).of(round) if part else self.named(name)
            return column.at(row) if is_own else column.all

        place = Place(address, self.cell, self.live.names.__getitem__, round)
        return self.file.of(section, place)

    def named(self, name: str) -> Column:
        """Return the column of the page or the hidden one of this name."""
        return self.page(name) if name in self.heads else self.helper(name)

    def figure(self, name: str) -> tuple[int, int]:
        """Return the row and column of this figure above the helpers."""
        return 0, self.first_hidden + self.figures.index(name)

    def cell(self, name: str) -> str:
        """Return the address of a figure for formulas on the same sheet."""
        return str(xl_rowcol_to_cell(*self.figure(name), True, True))

    @property
    def sheet(self) -> str:
        """The name of the sheet, quoted for formulas."""
        return self.live.names.quoted(ARITHMETIC_SHEET)

    def seen(self, name: str) -> str:
        """Return the address of a figure for formulas on other sheets."""
        return f"{self.sheet}!{self.cell(name)}"

    def copied_down(self) -> Iterator[tuple[Column, str]]:
        """Yield the formulas that are the same in all rows, with their columns."""
        return iter(())

    def formulas(self, row: int) -> Iterator[tuple[Column, str]]:
        """Yield the other formulas in a row of the sheet, with their columns."""
        return iter(())

    def placed(
        self, others: Mapping[str, str], row: int | None = None
    ) -> Iterator[tuple[Column, str]]:
        """Yield the formulas of a row that warn and that place it, with their columns."""
        ranks = self.ranks
        known: Mapping[str, str | Column] = {
            "typed names": self.typed_names,
            "shown name": self.page(self.heads[1]),
            "by score": ranks.of(1),
            "by all": ranks.of(ranks.rounds),
            "heads": ranks.above(HEADER_ROW),
            **others,
        }
        for section in ("warnings", "playoff", "placing"):
            for name, formula in self.written(section, known, row):
                yield self.named(name), formula
        for k, figure in enumerate([self.page("Score"), *self.keys], start=1):
            head = xl_rowcol_to_cell(HEADER_ROW, ranks.of(k).at_column, True, True)
            own = {"figure": figure, "head": head, "before": ranks.of(max(1, k - 1))}
            section = "by score" if k == 1 else "by a tie-break"
            [(_, formula)] = self.written(section, own, row)
            yield ranks.of(k), formula

    @property
    def typed_names(self) -> str:
        """The range of the names that the page repeats."""
        return self.live.names["Players"]

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the columns, with their cells."""
        raise NotImplementedError

    def figures_above(self, others: Mapping[str, str]) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas of the figures; ``others`` is what else stands in brackets."""
        names = self.live.names
        known: Mapping[str, str | Column] = {
            "shown name": self.page(self.heads[1]),
            "noun": f'"{self.noun}"',
            "a date": f'"{A_DATE}."',
            "no date": str(NO_DATE),
            "all points": self.all_points,
            "by functions": str(self.live.route.live).upper(),
            "usual editions": f'"|{"|".join(edition_spellings(editions.USUAL))}|"',
            "reasons to wait": first_that_holds(
                self.live.reasons_to_wait(f'LOWER(TRIM({names["Kind"]}&""))', for_functions=False)
            ),
            "nothing wrong": self._nothing_wrong(),
            "then": f'IF({self.stops}="","{THEN[self.live.route.live]}","")',
            "by score": self.ranks.of(1),
            f"on {CROSSTABLE_SHEET}": f'"{names.sheets[CROSSTABLE_SHEET]}!"',
            **others,
        }
        for section in (*self.above, *_SHARED):
            for name, formula in self.written(section, known):
                safe = f'IFERROR({formula},"")' if name in self.warnings else formula
                yield self.figure(name), safe
        warning = first_filled([self.cell(name) for name in self.warnings])
        yield self.figure("warning"), warning

    def standings(self) -> PlainStandings:
        """Return what the sheet ``Standings`` shows."""
        raise NotImplementedError

    @property
    def stops(self) -> str:
        """The cell that says why the stated order gives no places."""
        live = self.live
        return live.names["Refusal"] if live.route.live else self.seen("needs")

    @property
    def wrong(self) -> Sequence[str]:
        """The cells that say what is wrong in a cell into which one types."""
        return [self.seen("hold")]

    def first_line(self) -> str:
        """Return a formula for what is wrong in a cell; else for what stops the places, the next
        step, and behind it a warning, of which the functions of a live sheet may have their own."""
        live, stops, step = self.live, self.stops, self.seen("step")
        hold = live.names["Hold"]
        holds = [f'IF({hold}={live.shape},"",{hold})'] if live.route.live else []
        ended = f'IF(ISNUMBER(FIND(RIGHT("."&{stops}),".?!")),"",".")'
        warning = first_filled([live.shape_warning, self.seen("warning")])
        warned = f'IF({warning}="","","Warning: "&{warning})'
        line = f'TRIM(IF({stops}<>"",{stops}&{ended}&" "&{step},{step}&" "&{warned}))'
        return first_filled([live.shape_for_places, *self.wrong, *holds, line])

    def _nothing_wrong(self) -> str:
        """Return a formula's arguments: that the first line says of nothing that it is wrong, or
        stops the places. Where the shape of a table only makes the functions wait, nothing is."""
        live, hold = self.live, self.live.names["Hold"]
        waits = [f'OR({hold}="",{hold}={live.shape})'] if live.route.live else []
        empty = [f'{cell}=""' for cell in (live.shape_for_places, *self.wrong, self.stops)]
        return ",".join([*empty, *waits])


@dataclass(frozen=True)
class PlainStandings:
    """A page that lists the rows of a table in place order.

    Its columns are ``heads`` (up to the score), the tie-breaks, read from ``sums``, and what
    decided. ``titles`` are formulas for the codes above the tie-breaks, ``used`` one for how many
    of them the order has; ``codes`` are all that may stand there.
    """

    table: ArithmeticTable
    heads: Sequence[str]
    sums: Sequence[Column]
    titles: Sequence[str]
    used: str
    codes: Sequence[str]

    @property
    def columns(self) -> int:
        """How many columns the page has for the longest order."""
        return 1 + len(self.heads) + len(self.sums) + 1

    def order_read(self, otherwise: str = "") -> str:
        """Return a formula for how the typed order is read, or for why these formulas do not work
        it out; then ``otherwise``, if given, where functions do."""
        needs = self.table.seen("needs")
        further = "&".join(
            f'IF({self.used}<{k},"",", "&{title})' for k, title in enumerate(self.titles[1:], 2)
        )
        codes = "&".join(filter(None, (self.titles[0], further)))
        why = f'"{otherwise}"' if otherwise else needs
        return f'IF({needs}<>"",{why},"{_READ}"&{codes}&".")'

    @property
    def cells(self) -> Mapping[str, str]:
        """The addresses of :data:`CELLS` for other sheets."""
        return {name: self.table.seen(name) for name in CELLS}

    def header(self, reason: str) -> Iterator[str]:
        """Yield formulas for the header. ``reason`` is the address of the cell that tells why there
        are no places; the first formula shows it in place of the headers."""
        own = [f'"{head}"' for head in ("Place", *self.heads)]
        for k, head in enumerate([*own, *self._in_use(self.titles, f'"{_DECIDED}"')]):
            instead = reason if k == 0 else '""'
            yield f'IF({reason}<>"",{instead},{head})'

    def row_at(self, position: int, reason: str) -> str:
        """Return a formula for the table's row at this position; "" where there is none."""
        positions = self.table.helper("position")
        row = short("row_with", str(position), f"{self.table.sheet}!{positions.all}")
        return f'IF({reason}<>"","",IFERROR({row},""))'

    def line(self, row: str, stale: str) -> Iterator[str]:
        """Yield formulas for a line; ``row`` is the address of the table's row number, ``stale``
        that of the cell without which there is no place."""
        table = self.table

        def looked_up(column: Column) -> str:
            return f"INDEX({table.sheet}!{column.all},{row})"

        places, place = (
            f"{table.sheet}!{table.helper('place').all}",
            looked_up(table.helper("place")),
        )
        count = f"SUMPRODUCT(--({places}={place}))"
        shown = f'IF({count}>1,{place}&"–"&({place}+{count}-1),{place})'
        decided = looked_up(table.helper("decided"))
        for formula in (
            f'IF({stale}<>"","",{shown})',
            *(looked_up(table.page(head)) for head in self.heads),
            *self._in_use([*map(looked_up, self.sums)], decided),
        ):
            yield f'IF({row}="","",{formula})'

    def shared(self, head: int) -> str:
        """Return a formula for how many lines have the figures of the line above, and so its place;
        a line in the wrong order counts as two. The header stands in the row ``head``.

        The first figure by which two lines differ decides, as it weighs more than all behind it
        together; else the numbers do. What decided is the same where a place is shared. The first
        line is below the header: texts are more than figures.
        """
        above, below = self._lines(head), self._lines(head + 1)
        pairs = [*zip(above, below)][len(self.heads) :]
        weighed = (f"{2**k}*{_sign(*pair)}" for k, pair in enumerate(reversed(pairs), start=1))
        order = f"{'+'.join(weighed)}+({above[1]}<{below[1]})-1"
        alike = "*".join(f"({upper}={lower})" for upper, lower in pairs)
        scores = below[len(self.heads)]
        by_figures = f"(1-{self._not_by_figures(scores)}*({above[len(self.heads)]}={scores}))"
        lines = f'({above[1]}<>"")*({below[1]}<>"")*{by_figures}'
        return f"SUMPRODUCT({lines}*(2*({order}<0)+{alike}))"

    def _lines(self, first: int) -> Sequence[str]:
        """Return the columns of the page from a row on, as far as there are rows in the table."""
        return [Column(at, first, self.table.players).all for at in range(self.columns)]

    def stale(self, head: int, shared: str, reason: str) -> str:
        """Return a formula for what to do about a page that does not list everybody once, in the
        order of the figures that it shows, and on the places that these give; "" where it does, or
        where there are no places for a ``reason``. ``shared`` is the cell with :meth:`shared`.
        """
        table = self.table
        numbers, scores, turn, position, places = (
            f"{table.sheet}!{table.named(name).all}"
            for name in ("No.", "Score", "turn", "position", "place")
        )
        listed = self._lines(head + 1)[1]
        named = f'SUMPRODUCT(--(TRIM({table.live.names["Players"]})<>""))'
        is_behind = f"({position}>{places})"
        is_stale = (
            f"COUNT({listed})<>COUNT({numbers})",
            f"SUM({listed})<>SUM({numbers})",
            f"{named}>COUNT({listed})",
            f"{shared}<>SUMPRODUCT({is_behind}*(1-{self._not_by_figures(scores)}))",
            f"SUMPRODUCT({is_behind}*({turn}>0))>0",
        )
        any_of_them = ",".join(f"IFERROR({each},FALSE)" for each in is_stale)
        return f'IF({reason}<>"","",IF(OR({any_of_them}),"{_STALE}",""))'

    def _not_by_figures(self, scores: str) -> str:
        """Return the condition, on each of these scores, that a play-off on it is due or played, or
        that somebody on it lacks a tie-break: places do not follow from the figures there."""
        table = self.table
        of_all = f"{table.sheet}!{table.page('Score').all}"
        due = f"({table.seen('is_due')}=1)*({scores}=MAX({of_all}))"
        cases = [due, f"({scores}={table.seen('played_score')})"]
        if table.may_be_missing:
            cases.append(f"COUNTIF({table.sheet}!{table.helper('unclear').all},{scores})")
        return f"({'+'.join(cases)}>0)"

    def _in_use(self, of_tie_breaks: Sequence[str], decided: str) -> Iterator[str]:
        """Yield formulas for the columns behind the score: those in use, then ``decided``."""
        for k, formula in enumerate([*of_tie_breaks, '""'], start=1):
            yield f'IF({k}<={self.used},{formula},IF({k}={self.used}+1,{decided},""))'


def _sign(above: str, below: str) -> str:
    """Return a formula for 1 where a figure is more than the one below, -1 where it is less, else
    0. No figure is less than any."""
    return f'(({above}>{below})-({above}<{below}))*(1-2*(({above}="")<>({below}="")))'


_STALE = (
    "Not all of this was worked out afresh, so nobody has a place here: press Ctrl+Shift+F9, or in "
    "Excel Ctrl+Alt+F9."
)
_DECIDED = "Decided by"
_READ = "Formulas break ties by "
