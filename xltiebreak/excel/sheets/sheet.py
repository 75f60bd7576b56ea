"""A sheet as data, and pieces that many sheets have, such as the lines above a table: the next step
or what is wrong, the title, the key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import accumulate
from typing import Any, NamedTuple

from xlsxwriter.utility import xl_col_to_name  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.layout import KEY_ROW, TITLE_ROW
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, LONGEST_SENTENCE

Block = tuple[int, int, int, int]
"""A first row and column, and a last."""

Rich = Sequence[tuple[str, str]]
"""Pieces of a text, each after the name of its style."""


class Cell(NamedTuple):
    """What stands in a cell: a text (never taken for a formula), a figure, nothing, or a
    ``formula``, with a ``value`` where it is known.

    A ``size`` of several rows and columns merges them, unless the formula ``fills`` them: as a
    "dynamic" array, as one of a "fixed" size, or "copied" down, ``{row}`` being the row of each.
    """

    row: int
    column: int
    style: str
    value: str | float | Rich | None = None
    formula: str = ""
    size: tuple[int, int] = (1, 1)
    fills: str = ""

    @property
    def block(self) -> Block:
        """The rows and columns of the cell."""
        rows, columns = self.size
        return self.row, self.column, self.row + rows - 1, self.column + columns - 1


class Looks(NamedTuple):
    """Looks of a block, each with a condition on the block's first cell. The first condition that
    holds decides; without ``stop``, lower ones are added. A look without a name changes nothing."""

    block: Block
    conditions: Iterable[tuple[str, str]]
    stop: bool = True


class Rows(NamedTuple):
    """The rows of a table: the first, how many, and how many of these are spare. Spare ones that
    have no room on the pages of the others are folded away; ``goes_on`` is the cell that says so
    below them, its row still open, ``{row}`` in its formula being the first folded one. A row has
    so many ``lines``."""

    first: int
    total: int
    spare: int = 0
    goes_on: Cell | None = None
    lines: int = 1


class Opened(NamedTuple):
    """Rows that have boxes only where a condition on the first one holds, so that nothing else of
    them is printed. What stands in the first column has the look ``otherwise`` in the others."""

    block: Block
    used: str
    otherwise: str = "silent"


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A sheet, or a piece of one; ``+`` joins two pieces.

    ``widths`` of columns and ``heights`` of rows go by number, from 0; so do ``sentences``, each
    with the width over which it wraps and its most letters. ``boxes`` are blocks with
    settings for XlsxWriter's ``data_validation``. ``hidden`` columns hold helpers; ``folded``
    columns and rows with ``folds`` open by a +. The sheet is printed one page wide, a ``whole`` one
    on one page, and else the ``rows`` of its table on as few pages as hold them, or rows ``apart``
    on pages of their own; ``names`` are given to cells or blocks; ``draw`` adds what lies over.
    """

    cells: Sequence[Cell] = ()
    widths: Mapping[int, float] = field(default_factory=dict)
    heights: Mapping[int, float] = field(default_factory=dict)
    sentences: Mapping[int, tuple[float, int]] = field(default_factory=dict)
    line_height: float = 0
    boxes: Sequence[tuple[Block, Mapping[str, Any]]] = ()
    looks: Sequence[Looks] = ()
    opened: Sequence[Opened] = ()
    names: Mapping[str, tuple[int, int] | Block] = field(default_factory=dict)
    hidden: Sequence[tuple[int, int]] = ()
    folded: Sequence[int] = ()
    folds: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    plus_above: bool = False
    frozen: tuple[int, int] | None = None
    selected: tuple[int, int] | None = None
    figures_as_text: str = ""
    protected: Mapping[str, bool] | None = None
    rows: Rows | None = None
    whole: bool = False
    printed: Block | None = None
    apart: Sequence[range] = ()
    repeated: int | None = None
    footer: str = ""
    draw: Callable[[Worksheet], Any] | None = None

    def __add__(self, other: Sheet) -> Sheet:
        """Return both as one: lists are joined; else a setting of the other piece wins."""
        both = {part.name: getattr(self, part.name) for part in fields(self)}
        for part in fields(other):
            further = getattr(other, part.name)
            if part.name in _LISTS:
                both[part.name] = [*both[part.name], *further]
            elif part.name in _BY_KEY:
                both[part.name] = {**both[part.name], **further}
            elif further != part.default:
                both[part.name] = further
        return Sheet(**both)


_LISTS = ("cells", "boxes", "looks", "opened", "hidden", "folded")
_BY_KEY = ("widths", "heights", "sentences", "folds", "names")


def offer(
    block: Block, source: str | Sequence[str], **further: Any
) -> tuple[Block, Mapping[str, Any]]:
    """Return a box that offers texts, or the cells that a formula names, and takes any other text,
    too. ``further`` are other settings of XlsxWriter's."""
    offered = source if isinstance(source, str) else list(source)
    return block, {"validate": "list", "source": offered, "show_error": False, **further}


def between(title: str, lowest: int, highest: int) -> Mapping[str, Any]:
    """Return settings of XlsxWriter's for a box that takes a figure from lowest to highest."""
    message = f"A whole number from {lowest} to {highest}, or nothing."
    limits = {"criteria": "between", "minimum": lowest, "maximum": highest}
    return {"validate": "integer", **limits, "error_title": title, "error_message": message}


def note(row: int, column: int, title: str, text: str) -> tuple[Block, Mapping[str, Any]]:
    """Return a note that shows while this cell is selected."""
    settings = {"validate": "any", "input_title": title, "input_message": text}
    return (row, column, row, column), settings


def down(rows: range, column: int, last: int | None = None) -> Block:
    """Return the block of a column, or of the columns up to ``last``, in these rows."""
    return rows.start, column, rows.stop - 1, column if last is None else last


def hidden_helpers(first: int, last: int) -> Sheet:
    """Return helper columns as hidden, and a narrow column before them."""
    return Sheet(widths={first - 1: 2}, hidden=[(first, last)])


def unused_rounds(block: Block, planned: str, rows: range, typed: int | None = None) -> Looks:
    """Return looks that hide the rounds beyond the ``planned`` ones, a formula, while they are
    empty. The first column of the block is round 1; what is typed in it stands in these ``rows``,
    of the column ``typed`` if not of its own."""
    first, column = (xl_col_to_name(k) for k in (block[1], block[1] if typed is None else typed))
    round = f"COLUMN({first}$1)-COLUMN(${first}$1)+1"
    is_empty = f'SUMPRODUCT(--({column}${rows.start + 1}:{column}${rows.stop}<>""))=0'
    return Looks(block, [("unused", f"IF({planned}>0,AND({round}>{planned},{is_empty}),FALSE)")])


_UPRIGHT, _SCREEN, _BETWEEN = 124, 185, 5 / 7
"""What the columns of an upright page, or in sight on a screen of 1,366 dots, may be wide in all,
with what lies between two of them."""

_TITLE_HEIGHT = 19
_TITLE_WIDTH, _THREE_LINES = 45, 49
"""Of a title beside a key: its least width, and the points that three of its lines take."""

_EMPTY_HEIGHT = 4.5
HEADER_HEIGHT = 15.75
"""Points of a title, and of a table's header."""


def in_sight(widths: Sequence[float]) -> Sequence[float]:
    """Return the widths of the first columns that a small screen shows at once."""
    ends = accumulate(width + _BETWEEN for width in widths)
    return widths[: max(1, sum(end <= _SCREEN for end in ends))]


def sentence(
    row: int,
    formula: str,
    style: str,
    widths: Sequence[float],
    longest: int = LONGEST_SENTENCE,
    **looks: str,
) -> Sheet:
    """Return a sentence over the width of a table, as far as it is in sight, in a row that holds
    the longest. Each of the ``looks`` comes with its condition."""
    widths = in_sight(widths)
    return Sheet(
        cells=[Cell(row, 0, style, formula=formula, size=(1, len(widths)))],
        sentences={row: (sum(widths), longest)},
        looks=[Looks((row, 0, row, 0), looks.items())] if looks else [],
    )


def top(line: str, title: str, widths: Sequence[float], **looks: str) -> Sheet:
    """Return the first line of a sheet that follows what is typed, and under it the title, both as
    formulas; the line has ``looks`` under their conditions."""
    return sentence(0, line, "line", widths, LONGEST_SENTENCE, **looks) + Sheet(
        cells=[Cell(TITLE_ROW, 0, "title_shrunk", formula=title, size=(1, len(widths)))],
        heights={TITLE_ROW: _TITLE_HEIGHT},
        line_height=LINE_HEIGHT,
    )


class Step(NamedTuple):
    """The first line of a sheet: the formula for what to do next or what is wrong, and the
    condition under which it ``is_red``."""

    formula: str
    is_red: str


def lines_above(
    step: Step,
    title: str,
    key: str | Rich,
    widths: Sequence[float],
    longest: int = LONGEST_SENTENCE,
) -> Sheet:
    """Return the next step, and under it the title with the ``key`` that explains the table beside
    it, above columns of these ``widths``.

    The next row, where other sheets have their key, is empty: Excel sorts a table from one of its
    cells together with all that touches it, and refuses to where cells are merged.
    """
    widths = in_sight(widths)
    last = len(widths) - 1
    split = next((k for k in range(last) if sum(widths[:k]) >= _TITLE_WIDTH), last)
    text = key if isinstance(key, str) else "".join(piece for _, piece in key)
    return sentence(0, step.formula, "step", widths, longest, wrong=step.is_red) + Sheet(
        cells=[
            Cell(TITLE_ROW, 0, "title_wrapped", formula=title, size=(1, split)),
            Cell(TITLE_ROW, split, "line", key, size=(1, len(widths) - split)),
        ],
        sentences={TITLE_ROW: (sum(widths[split:]), len(text))},
        heights={TITLE_ROW: _THREE_LINES, KEY_ROW: _EMPTY_HEIGHT},
    )


def column_beside(widths: Sequence[float]) -> list[float]:
    """Return the width of the empty column over which sentences go on beside a narrow table."""
    missing = _UPRIGHT - _BETWEEN - sum(width + _BETWEEN for width in widths)
    return [missing] if missing > 1 else []


def goes_on(text: str, widths: Sequence[float]) -> Cell:
    """Return the line below folded rows, which says so once they are used."""
    return Cell(0, 0, "orange_word", formula=f'IF(A{{row}}="","","{text}")', size=(1, len(widths)))
