"""The columns and figures that the sheets ``Arithmetic`` of all kinds of events share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import ClassVar, NamedTuple

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_col_to_name,
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.event.letters import A_DATE, NO_DATE
from xltiebreak.excel.cells.laid_section import LaidSection
from xltiebreak.excel.cells.layout import (
    EVENT_NAME_ROW,
    FIRST_ROUND,
    FIRST_ROW,
    HEADER_ROW,
    block_of,
)
from xltiebreak.excel.cells.names import Sheets, event_box
from xltiebreak.excel.formulas.language import FormulaFile, Place, first_filled
from xltiebreak.excel.quick_sheets import THE_ROW
from xltiebreak.rules import editions
from xltiebreak.rules.called import edition_spellings

_THEN = (
    "Next: see that no cell is red or orange, then print {Standings}.",
    "Next: {Checks}, then print {Standings}.",
)
"""What follows the last results, without and with functions, if there are places."""

_NAMELESS = f'IF({event_box(EVENT_NAME_ROW)}=""," The event has no name yet: Event!B2.","")'

EACH_ROUND = "each round"
_PLACING = ("place", "other", "decided", "position")
_SHARED = ("playoff above", "above all", "warnings of all")


class Column(NamedTuple):
    """A column of a table: its place on the sheet, its first row, and its number of rows; or
    several side by side, such as one for each round."""

    at_column: int
    first: int
    rows: int
    width: int = 1

    @property
    def all(self) -> str:
        """The range of its cells: ``$M$5:$M$28``."""
        last = self.first + self.rows - 1
        return str(xl_range_abs(self.first, self.at_column, last, self.at_column + self.width - 1))

    def at(self, row: int | None = None) -> str:
        """Return its cell in a row of the sheet: ``$M5``. Without a row, return ``$M{row}``, which
        stands for the row of each formula."""
        if row is None:
            return f"${xl_col_to_name(self.at_column)}{THE_ROW}"
        return str(xl_rowcol_to_cell(row, self.at_column, False, True))

    def of(self, round: int) -> Column:
        """Return the column of a round, counted from 1."""
        return Column(self.at_column + round - 1, self.first, self.rows)

    def row(self, row: int | None = None) -> str:
        """Return the range of all rounds in a row: ``$M5:$Q5``; without a row, in the formula's."""
        return f"{self.at(row)}:{self.of(self.width).at(row)}"

    def above(self, row: int) -> str:
        """Return the range of all rounds in a row to which all formulas refer: ``$M$2:$Q$2``."""
        return str(xl_range_abs(row, self.at_column, row, self.at_column + self.width - 1))

    def head(self, row: int, round: int) -> str:
        """Return the cell of a round in such a row: ``M$2``."""
        return str(xl_rowcol_to_cell(row, self.of(round).at_column, True, False))


@dataclass(frozen=True)
class ArithmeticTable:
    """The page and the hidden columns beside it: helpers, the ranks and places, then blocks as wide
    as the results. Above the helpers stand figures of the whole section.

    The formulas stand in a ``file`` by sections: those of a row in ``of_a_row``, those of a round
    or a game in ``each round``, those above in ``above``. ``rows_above`` are what stands above each
    round, by the block and the row of the sheet. ``ranked_by`` are the headers of the tie-breaks,
    ``codes`` what may stand above them.
    """

    book: LaidSection

    file: ClassVar[FormulaFile]
    of_a_row: ClassVar[Sequence[str]] = ()
    rows_above: ClassVar[Mapping[str, tuple[str, int]]] = {}
    above: ClassVar[Sequence[str]] = ()
    further_figures: ClassVar[Sequence[str]] = ()
    """Figures above the columns that stand in no section: constants, and those by number."""

    warnings: ClassVar[Sequence[str]] = ()
    """The figures with a sentence for each kind of warning, the first one first."""

    wrong_cells: ClassVar[tuple[str, str]] = "", ""
    """The blocks with the letter of each typed result, and with the number of what is wrong."""

    noun: ClassVar[str] = "player"
    """What stands in a row."""
    rated_on: ClassVar[str] = Sheets.CROSSTABLE

    ranked_by: ClassVar[Sequence[str]] = ()
    codes: ClassVar[Sequence[str]] = ()

    @property
    def width(self) -> int:
        """How many columns a block has."""
        return self.book.rounds

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        raise NotImplementedError

    @property
    def keys(self) -> Sequence[Column]:
        """The columns of the tie-breaks."""
        return [self.page(head) for head in self.ranked_by]

    @cached_property
    def helpers(self) -> Sequence[str]:
        """The names of the hidden columns before the ranks; ``k`` is the row's place in the typed
        ranges."""
        sections = map(self.file.sections.__getitem__, (*self.of_a_row, "warnings", "playoff"))
        return ["k", *(name for name in chain.from_iterable(sections) if name not in self.heads)]

    @cached_property
    def blocks(self) -> Sequence[str]:
        """The names of the hidden blocks."""
        return [name for name in self.file.sections[EACH_ROUND] if f"{name}1" not in self.heads]

    @property
    def numbered(self) -> Mapping[str, int]:
        """The sections with a column for each number, and how many."""
        return {EACH_ROUND: self.width}

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
            return self.ranks.of(self.ranks.width + 1 + _PLACING.index(name))
        return self.column(self.first_hidden + self.helpers.index(name))

    @cached_property
    def ranks(self) -> Column:
        """The columns of ranks: by the score, by the score and the first tie-break, and so on."""
        return self.column(self.first_hidden + len(self.helpers), 1 + len(self.ranked_by))

    def block(self, name: str) -> Column:
        """Return the hidden block of this name, or the one of the page whose header it begins."""
        if f"{name}1" in self.heads:
            return self.page(f"{name}1")._replace(width=self.width)
        first = self.helper(_PLACING[-1]).at_column + 1
        return self.column(first + self.blocks.index(name) * self.width, self.width)

    def column(self, at: int, width: int = 1) -> Column:
        """Return the table's cells in a column of the sheet, counted from 0, or in several."""
        return Column(at, FIRST_ROW, self.book.players, width)

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
        self, section: str, round: int = 0, **others: str | Column
    ) -> Iterator[tuple[str, str]]:
        """Yield the names and formulas of a section of the file, for one round or for none; they
        are the same in all rows. ``others`` is what else stands in brackets."""
        known = {**self.known, **others}

        def address(name: str, is_own: bool, part: str, round: int) -> str:
            column = known.get(name)
            if isinstance(column, str):
                return column
            if (figure := name.removeprefix("last ")) in self.rows_above:
                of, row = self.rows_above[figure]
                heads, at = self.block(of), round if part else self.width
                return heads.head(row, at) if part or figure != name else heads.above(row)
            if part == ":":
                block = self.ranks if name == "rank" else self.block(name)
                return block.row() if is_own else block.all
            if column is None:
                column = self.block(name).of(round) if part else self.named(name)
            return column.at() if is_own else column.all

        return self.file.of(section, Place(address, self.cell, self.book.names.__getitem__, round))

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
        return self.book.names.quoted(Sheets.ARITHMETIC)

    def seen(self, name: str) -> str:
        """Return the address of a figure for formulas on other sheets."""
        return f"{self.sheet}!{self.cell(name)}"

    def seen_column(self, name: str) -> str:
        """Return the range of a column for formulas on other sheets."""
        return f"{self.sheet}!{self.named(name).all}"

    @property
    def codes_in_use(self) -> Sequence[str]:
        """The cells with the codes of the order, for formulas on other sheets."""
        columns = (self.page(head).at_column for head in self.ranked_by)
        return [f"{self.sheet}!{xl_rowcol_to_cell(HEADER_ROW, at, True, True)}" for at in columns]

    def formulas(self) -> Iterator[tuple[Column, str]]:
        """Yield the formulas of the columns, the same in all rows."""
        for section in (*self.of_a_row, "warnings", "playoff", "placing"):
            for name, formula in self.written(section):
                yield self.named(name), formula
        for section, count in self.numbered.items():
            for number in range(1, count + 1):
                for name, formula in self.written(section, number):
                    yield self.block(name).of(number), formula
        ranks = self.ranks
        for k, figure in enumerate([self.page("Score"), *self.keys], start=1):
            head = xl_rowcol_to_cell(HEADER_ROW, ranks.of(k).at_column, True, True)
            section = "by score" if k == 1 else "by a tie-break"
            before = ranks.of(max(1, k - 1))
            [(_, formula)] = self.written(section, figure=figure, head=head, before=before)
            yield ranks.of(k), formula

    @cached_property
    def known(self) -> Mapping[str, str | Column]:
        """What stands in brackets in the file, and is no column."""
        live, names, ranks = self.book.route.live, self.book.names, self.ranks
        scores = block_of(FIRST_ROUND + len(self.book.results[0]), self.book.players)
        hold = names["Hold"]
        return {
            "shown name": self.page(self.heads[1]),
            "typed names": names["Players"],
            "scores": f"{names.quoted(Sheets.CROSSTABLE)}!{scores}",
            "by score": ranks.of(1),
            "by all": ranks.of(ranks.width),
            "heads": ranks.above(HEADER_ROW),
            "noun": f'"{self.noun}"',
            "a date": f'"{A_DATE}"',
            "no date": str(NO_DATE),
            "by functions": str(live).upper(),
            "usual editions": f'"|{"|".join(edition_spellings(editions.USUAL))}|"',
            "no wait": f'OR({hold}="",{hold}={names["ShapeWhole"]})' if live else "TRUE",
            "stops": self.stops,
            "then": f'IF({self.stops}="","{_THEN[live].format(**names.sheets)}"&{_NAMELESS},"")',
            **names.in_brackets,
            "on ratings": names.in_brackets[f"on {self.rated_on}"],
            **self.own_words,
        }

    @property
    def own_words(self) -> Mapping[str, str]:
        """What else stands in brackets in the file of this kind of event."""
        raise NotImplementedError

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the columns, with their cells."""
        for round in range(1, self.width + 1):
            for name, formula in self.written("above each round", round):
                block, row = self.rows_above[name]
                yield (row, self.block(block).of(round).at_column), formula
        for section in (*self.above, *_SHARED):
            for name, formula in self.written(section):
                safe = f'IFERROR({formula},"")' if name in (*self.warnings, "needs") else formula
                yield self.figure(name), safe
        yield self.figure("warning"), first_filled([self.cell(name) for name in self.warnings])

    @property
    def stops(self) -> str:
        """The cell that says why the stated order gives no places."""
        book = self.book
        return book.names["Refusal"] if book.route.live else self.seen("needs")

    def first_line(self) -> str:
        """Return a formula for what is wrong in a cell; else for what stops the places, the next
        step, and behind it a warning, of which the functions of a live sheet may have their own."""
        book = self.book
        cells = {name: self.seen(name) for name in ("fault", "step", "warning")}
        lines = book.formulas("first line", stops=self.stops, **cells)
        return lines["live" if book.route.live else "plain"]

    def order_read(self, otherwise: str) -> str:
        """Return a formula for how the typed order is read, or for why these formulas do not work
        it out; then ``otherwise``, if given, where functions do."""
        first, *titles = self.codes_in_use
        further = (f'IF({self.seen("used")}<{k},"",", "&{at})' for k, at in enumerate(titles, 2))
        codes, needs = "&".join([first, *further]), self.seen("needs")
        why = f'"{otherwise.format(**self.book.names.sheets)}"' if otherwise else needs
        return f'IFERROR(IF({needs}<>"",{why},"Formulas break ties by "&{codes}&"."),"")'
