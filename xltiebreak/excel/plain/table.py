"""The columns and figures that the sheets ``Arithmetic`` of all kinds of events share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import (
    figure_in,
    first_filled,
    first_that_holds,
    listed,
    shortened,
)
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import ARITHMETIC_SHEET, CROSSTABLE_SHEET
from xltiebreak.excel.formulas.language import FormulaFile, Place
from xltiebreak.excel.plain import playoff
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.placing import Placing
from xltiebreak.excel.plain.playoff import TypedPlayoffs
from xltiebreak.rules import editions
from xltiebreak.rules.called import edition_spellings

USUAL = edition_spellings(editions.USUAL)
"""The names of the edition that may be stated where these are the event's places."""

_NO_ORDER = "An event without a tie-break order"
_NEVER_HERE = "A drawing of lots", "A play-off", "A play-off between perfect scores"
_ORDER, _EDITION = "The tie-break order ", "The edition "
_TIE_BREAK, _IN_ORDER = "The tie-break ", " in the order"
_NOT_HERE = " is not worked out by these formulas."
_KNOWN = " They know {}; others need a workbook with functions."
_BEFORE = "before round 1 is complete"
_LEFT_OUT = "; round ", " is not complete, so it is left out"

CELLS = ("no_places", "needs", "progress", "is_final")
"""Figures that other sheets show: why there are no places; why these would not be the places of the
stated order; how far the event is; 1 where it is over."""


@dataclass(frozen=True)
class ArithmeticTable:
    """The page and the hidden columns beside it: ``helpers``, the placing, then ``blocks`` as wide
    as the results. Above the helpers stand the ``figures`` of the whole section."""

    live: Live

    helpers: ClassVar[Sequence[str]] = ()
    blocks: ClassVar[Sequence[str]] = ()
    figures: ClassVar[Sequence[str]] = ()
    orders: ClassVar[Sequence[str]] = ()
    """The named orders with these tie-breaks."""

    noun: ClassVar[str] = "player"
    """What stands in a row."""

    has_usual_order: ClassVar[bool] = False
    """Whether these formulas place an event that states no order."""

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

    ranked_by: ClassVar[Sequence[str]] = ()
    """The tie-breaks to rank by, of which the ``keys`` are the columns."""

    may_be_missing: ClassVar[str] = ""
    """The code of the tie-break of which a row may have no value; its score then stands in the
    helper ``unclear``."""

    @property
    def keys(self) -> Sequence[Column]:
        """The columns of the tie-breaks."""
        return [self.page(head) for head in self.ranked_by]

    @property
    def all_points(self) -> str:
        """A formula for the points of who won in all scheduled rounds."""
        return self.cell("planned")

    @cached_property
    def playoffs(self) -> TypedPlayoffs:
        """The play-offs that are typed on the sheet Event."""
        names, first = self.live.names, self.behind_helpers
        return TypedPlayoffs(
            (names["Playoff"], names["PerfectScores"]),
            {name: self.helper(name) for name in playoff.COLUMNS},
            {name: self.cell(name) for name in playoff.FIGURES},
            self.page("No."),
            self.page(self.heads[1]),
            self.page("Score"),
            first,
            first.right(len(self.ranked_by)),
            self.cell("is_final"),
            self.cell("progress"),
            self.all_points,
        )

    @cached_property
    def placing(self) -> Placing:
        """The columns that place the rows."""
        return Placing(
            [self.page("Score"), *self.keys],
            self.ranked_by,
            self.page("No."),
            self.behind_helpers,
            HEADER_ROW,
            self.playoffs,
            self.may_be_missing,
        )

    def page(self, head: str) -> Column:
        """Return the column of the page with this header."""
        return self.column(self.heads.index(head))

    def helper(self, name: str) -> Column:
        """Return the hidden column of this name."""
        return self.column(self.first_hidden + self.helpers.index(name))

    def block(self, name: str) -> Rounds:
        """Return the hidden block of this name."""
        first = self.placing.first.at_column + self.placing.width
        return Rounds(self.column(first + self.blocks.index(name) * self.width), self.width)

    def column(self, at: int) -> Column:
        """Return the table's cells in a column of the sheet, counted from 0."""
        return Column(at, FIRST_ROW, self.players)

    @property
    def first_hidden(self) -> int:
        """The first hidden column, behind a narrow empty one."""
        return len(self.heads) + 1

    @property
    def behind_helpers(self) -> Column:
        """The first column of the placing."""
        return self.column(self.first_hidden + len(self.helpers))

    @property
    def last_hidden(self) -> int:
        """The last hidden column."""
        last = self.block(self.blocks[-1]).of(self.width).at_column
        return max(last, self.first_hidden + len(self.figures) - 1)

    @property
    def titles(self) -> Sequence[str]:
        """The headers of the hidden columns."""
        names = [f"{name} {k}" for name in self.blocks for k in range(1, self.width + 1)]
        return (*self.helpers, *self.placing.titles, *names)

    def written(
        self,
        file: FormulaFile,
        section: str,
        others: Mapping[str, str],
        row: int | None = None,
        round: int = 0,
    ) -> Iterator[tuple[str, str]]:
        """Yield the names and formulas of a section of a file, for one round or for none; without
        ``row`` they are the same in all rows. ``others`` is what else stands in brackets."""

        def address(name: str, is_own: bool, part: str, round: int) -> str:
            if name in others:
                return others[name]
            if part == ":":
                block = self.block(name)
                return block.row(row) if is_own else block.all
            column = self.block(name).of(round) if part else self.named(name)
            return column.at(row) if is_own else column.all

        place = Place(address, self.cell, self.live.names.__getitem__, round)
        return file.of(section, place)

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

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the columns, with their cells."""
        raise NotImplementedError

    def standings(self) -> PlainStandings:
        """Return what the sheet ``Standings`` shows."""
        raise NotImplementedError

    def number(self, k: str) -> str:
        """Return a formula for the number in row ``k`` of the typed ranges."""
        typed = f"INDEX({self.live.names['Numbers']},{k})"
        return f"IFERROR({figure_in(typed)},{typed})"

    def typed_name(self, k: str) -> str:
        """Return a formula for the name in row ``k`` of the typed ranges."""
        return f"TRIM(INDEX({self.live.names['Players']},{k}))"

    def at_name(self, k: str) -> str:
        """Return a formula for how a sentence about that name begins."""
        names = self.live.names
        return names.at(f"INDEX({names['Players']},{k})", CROSSTABLE_SHEET)

    @property
    def stops(self) -> str:
        """The cell that says why the stated order gives no places."""
        live = self.live
        return live.names["Refusal"] if live.route.live else self.seen("needs")

    @property
    def wrong(self) -> Sequence[str]:
        """The cells that say what is wrong in a cell into which one types."""
        return [self.seen("hold")]

    def first_line(self, step: str) -> str:
        """Return a formula for what is wrong in a cell; else for what stops the places, the next
        step, and behind it a warning, of which the functions of a live sheet may have their own."""
        live, stops = self.live, self.stops
        hold = live.names["Hold"]
        holds = [f'IF({hold}={live.shape},"",{hold})'] if live.route.live else []
        ended = f'IF(ISNUMBER(FIND(RIGHT("."&{stops}),".?!")),"",".")'
        warning = first_filled([live.shape_warning, self.seen("warning")])
        warned = f'IF({warning}="","","Warning: "&{warning})'
        line = f'TRIM(IF({stops}<>"",{stops}&{ended}&" "&{step},{step}&" "&{warned}))'
        return first_filled([live.shape_for_places, *self.wrong, *holds, line])

    def line_is_red(self) -> str:
        """Return a formula: 1 where the first line says what is wrong, or what stops the places; 0
        also where the shape of a table only makes the functions wait."""
        live, hold = self.live, self.live.names["Hold"]
        waits = [f'OR({hold}="",{hold}={live.shape})'] if live.route.live else []
        empty = [f'{cell}=""' for cell in (live.shape_for_places, *self.wrong, self.stops)]
        return f"IFERROR(IF(AND({','.join([*empty, *waits])}),0,1),1)"

    def needs(self) -> str:
        """Return a formula for why these would not be the event's places."""
        names = self.live.names
        boxes = [names[name] for name in ("Order", "Edition", "Lots", "Playoff", "PerfectScores")]
        order, edition, *others = (f'TRIM({box}&"")' for box in boxes)
        at_order, at_edition, *at_others = (names.at(box) for box in boxes)
        is_usual = f'OR({edition}="",{listed(spelled(edition), USUAL)})'
        is_unknown, why = self.unknown_order()
        missing = (f'{order}=""', f'{at_order}&"{_NO_ORDER}{_NOT_HERE}"')
        if self.has_usual_order:
            is_unknown = f'AND({order}<>"",{is_unknown})'
        return first_that_holds(
            [
                *([] if self.has_usual_order else [missing]),
                (is_unknown, f"{at_order}&{why}"),
                (
                    f"NOT({is_usual})",
                    f'{at_edition}&"{_EDITION}"&{shortened(edition)}&"{_NOT_HERE}"',
                ),
                *(
                    (is_refused, f"{at_box}&{why}")
                    for (is_refused, why), at_box in zip(self._refused(others), at_others)
                ),
            ]
        )

    def _refused(self, boxes: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield for Lots, Playoff and Perfect scores when these formulas refuse what is typed, and
        a formula for why. Where there are functions, they work out all of it."""
        words = [f'"{what}{_NOT_HERE}"' for what in _NEVER_HERE]
        yield f'{boxes[0]}<>""', words[0]
        if self.live.route.live:
            yield from ((f'{box}<>""', why) for box, why in zip(boxes[1:], words[1:]))
        else:
            refused = self.cell("playoff_refused")
            yield f'{refused}<>""', refused
            yield self.playoffs.perfect_refused

    def unknown_order(self) -> tuple[str, str]:
        """Return the condition that these formulas do not know the order, and a formula for why."""
        order = f'TRIM({self.live.names["Order"]}&"")'
        is_known = listed(spelled(order), [spelled_out(name) for name in self.orders])
        known = _KNOWN.format(", ".join(self.orders))
        return f"NOT({is_known})", f'{not_worked_out(order, order)}&"{known}"'

    def so_far(self, rounds: str, incomplete: str) -> str:
        """Return a formula for how far an event is: ``after 3 of 5 rounds``. The arguments are
        cells: how many rounds count, and the first incomplete one, else 0."""
        planned = self.cell("planned")
        many = f'IF({planned}=1," round"," rounds")'
        after = f'IF({rounds}=0,"{_BEFORE}","after "&{rounds}&" of "&{planned}&{many})'
        left_out = f'IF({incomplete}=0,"","{_LEFT_OUT[0]}"&{incomplete}&"{_LEFT_OUT[1]}")'
        return f"{after}&{left_out}&{self.playoffs.outcome}"

    def no_places(self) -> str:
        """Return a formula for why there are no places; "" where there are."""
        hold = self.cell("hold")
        return f'IF({hold}<>"",{hold},{self.cell("needs")})'


def not_worked_out(order: str, tie_break: str) -> str:
    """Return a formula for why an order has no places: a ``tie_break`` of it, or all of it."""
    whole = f'"{_ORDER}"&{shortened(order)}&"{_NOT_HERE}"'
    if tie_break == order:
        return whole
    in_order = f'"{_TIE_BREAK}"&{shortened(tie_break)}&"{_IN_ORDER}{_NOT_HERE}"'
    return f'IF(OR({tie_break}="",{tie_break}={order}),{whole},{in_order})'


def spelled(text: str) -> str:
    """Return a formula for a text in small letters without blanks and hyphens, to compare names."""
    return f'SUBSTITUTE(SUBSTITUTE(LOWER({text})," ",""),"-","")'


def spelled_out(text: str) -> str:
    """Return the text that the formula of :func:`spelled` gives."""
    return text.lower().replace(" ", "").replace("-", "")


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
        row = self.table.placing.row_of(self.table.sheet, str(position))
        return f'IF({reason}<>"","",IFERROR({row},""))'

    def line(self, row: str, stale: str) -> Iterator[str]:
        """Yield formulas for a line; ``row`` is the address of the table's row number, ``stale``
        that of the cell without which there is no place."""
        table = self.table

        def looked_up(column: Column) -> str:
            return f"INDEX({table.sheet}!{column.all},{row})"

        decided = looked_up(table.placing.helper("decided"))
        for formula in (
            f'IF({stale}<>"","",{table.placing.shown(table.sheet, row)})',
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
        table, placing = self.table, self.table.placing
        columns = [table.page("No."), table.page("Score"), table.helper("playoff")]
        columns += [placing.helper("position"), placing.places]
        numbers, scores, in_playoff, position, places = (
            f"{table.sheet}!{column.all}" for column in columns
        )
        listed = self._lines(head + 1)[1]
        named = f'SUMPRODUCT(--(TRIM({table.live.names["Players"]})<>""))'
        is_behind = f"({position}>{places})"
        is_stale = (
            f"COUNT({listed})<>COUNT({numbers})",
            f"SUM({listed})<>SUM({numbers})",
            f"{named}>COUNT({listed})",
            f"{shared}<>SUMPRODUCT({is_behind}*(1-{self._not_by_figures(scores)}))",
            f"SUMPRODUCT({is_behind}*({in_playoff}>0))>0",
        )
        any_of_them = ",".join(f"IFERROR({each},FALSE)" for each in is_stale)
        return f'IF({reason}<>"","",IF(OR({any_of_them}),"{_STALE}",""))'

    def _not_by_figures(self, scores: str) -> str:
        """Return the condition, on each of these scores, that a play-off on it is due or played, or
        that somebody on it lacks a tie-break: places do not follow from the figures there."""
        table = self.table
        of_all = f"{table.sheet}!{table.page('Score').all}"
        leaders = [table.seen(f"leader_{k}") for k in range(1, playoff.MOST + 1)]
        played = (f"({row}>0)*({scores}=INDEX({of_all},MAX(1,{row})))" for row in leaders)
        due = f"({table.seen('is_due')}=1)*({scores}=MAX({of_all}))"
        cases = [due, *played]
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
