"""What the sheets with live numbers have in common: the lines above them and their page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    quote_sheetname,
    xl_range,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.crosstable_sheet import FIRST_ROUND, FIRST_ROW, TITLE_ROW, column_of
from xltiebreak.excel.event_sheet import EVENT_NAME_ROW
from xltiebreak.excel.labels import CROSSTABLE_SHEET, EVENT_SHEET, WORKSHEET_SHEET
from xltiebreak.excel.live_values import LiveValues
from xltiebreak.excel.names import SectionNames, typed_names
from xltiebreak.excel.paper import set_paper
from xltiebreak.excel.routes import Route
from xltiebreak.excel.styles import LINE_HEIGHT, Styles
from xltiebreak.excel.tie_break_list import CODES

_NAME_ERROR = 5
_NOT_LIVE = "The functions are not live here: see the sheet Help, Step 1."
_TOO_WIDE = (
    "The order has more tie-breaks than this page has columns; all of them stand beside it, on the "
    "right."
)
_ANOTHER_ERROR = (
    "This could not be worked out: point at the error to read why, or look at the order, edition "
    "and lots on the sheet Event."
)


@dataclass(frozen=True)
class Live:
    """All that the live sheets of one section are made from.

    ``title`` is the text above its crosstable, empty for an event without a name; ``sheets``
    maps each kind of sheet to its name.
    """

    route: Route
    names: SectionNames
    values: LiveValues
    sheets: dict[str, str]
    title: str

    @property
    def players(self) -> int:
        """How many rows the crosstable has."""
        return len(self.values.section.players)

    @property
    def rounds(self) -> int:
        """How many rounds it has."""
        return self.values.section.crosstable.rounds

    @property
    def further(self) -> tuple[str, ...]:
        """The last arguments of the functions: who left a round-robin, and what there is to say
        of the matches of teams; none for other kinds."""
        return (self.names["Withdrawn"],) if self.values.cycles else ()

    @property
    def terms_sheet(self) -> str:
        """The kind of sheet on which any tie-break is shown term by term."""
        return WORKSHEET_SHEET

    @property
    def codes(self) -> tuple[str, ...]:
        """The tie-breaks that can be shown there."""
        return CODES

    def is_empty(self, row: str) -> str:
        """Whether nothing stands in a row of the results."""
        return f"COUNTA({row})=0"

    def defined_names(self) -> Iterator[tuple[str, str]]:
        """What the names of the typed cells stand for."""
        crosstable = self.sheets[CROSSTABLE_SHEET]
        return typed_names(self.names, crosstable, self.players, self.columns)

    @property
    def numbers_column(self) -> tuple[str, int]:
        """The sheet and column in which the numbers are typed."""
        return self.sheets[CROSSTABLE_SHEET], column_of("number")

    def typed_at(self, player: str, round: str) -> tuple[str, str]:
        """The sheet on which a result is typed, and a formula for its cell."""
        return self.sheets[CROSSTABLE_SHEET], f"INDEX({self.names['Results']},{player},{round})"

    def address(self, number: int, round: int) -> str:
        """The address of that cell, of the player with this number."""
        return str(xl_rowcol_to_cell(FIRST_ROW + number - 1, FIRST_ROUND + round - 1))

    def reasons_to_wait(self, kind: str) -> list[tuple[str, str]]:
        """Conditions under which nothing can be worked out, each with what is then to be done;
        ``kind`` is the one that the sheet Event states."""
        another = f'AND({kind}<>"",{kind}<>"{self.values.kind}")'
        return [(another, f'"{self.values.other_kind}"')]

    @property
    def columns(self) -> int:
        """How many columns its results have: rounds, or a grid's players."""
        return len(self.values.results[0])

    def held(self, formula: str) -> str:
        """A formula that first says why nothing can be worked out, where that is so."""
        hold = self.names["Hold"]
        return f'IF({hold}<>"",{hold},{formula})'

    def first(self, formula: str, text: str) -> tuple[str, str]:
        """Such a formula for a line, with the text that it gives."""
        return f"={self.held(formula.removeprefix('='))}", self.values.hold or text


def write_top(
    sheet: Worksheet, styles: Styles, live: Live, kind: str, anchor: str, beyond: str = ""
) -> None:
    """Write the line about being live, which is not printed, and the title.

    ``anchor`` is the first cell of the sheet's spill, ``beyond`` the first in its header that
    the page has no room for.
    """
    hint = f'"{live.route.hint}"'
    if beyond:
        hint = f'IF({beyond}="",{hint},"{_TOO_WIDE}")'
    colour_rows(sheet, styles, (0, 0, 0, 0), [(f"ISERROR({anchor.replace('$', '')})", "notice")])
    sheet.set_default_row(LINE_HEIGHT)
    sheet.write_formula(
        0,
        0,
        f'=IF(ISERROR({anchor}),IF(ERROR.TYPE({anchor})={_NAME_ERROR},"{_NOT_LIVE}",'
        f'"{_ANOTHER_ERROR}"),{hint})',
        styles.legend_line,
        live.route.hint,
    )
    event = f"{EVENT_SHEET}!{xl_rowcol_to_cell(EVENT_NAME_ROW, 1, True, True)}"
    title = xl_rowcol_to_cell(TITLE_ROW, 0, True, True)
    crosstable = quote_sheetname(live.sheets[CROSSTABLE_SHEET])
    sheet.write_formula(
        1,
        0,
        f'=IF({event}="","",{crosstable}!{title}&": ")&"{kind}"',
        styles.title,
        f"{live.title}: {kind}" if live.title else kind,
    )
    sheet.set_row(1, 24)


def write_beside(sheet: Worksheet, styles: Styles, row: int, column: int) -> None:
    """Say what the spill beside the page is."""
    text = "The functions answer here, and the page on the left shows it; leave it as it is."
    sheet.write_string(row, column, text, styles.beside)


def set_page(sheet: Worksheet, last_row: int, last_column: int, header_row: int) -> None:
    """Print from the title on, one page wide, the header on each page."""
    set_paper(sheet)
    sheet.print_area(1, 0, last_row, last_column)
    sheet.repeat_rows(header_row)


def colour_rows(
    sheet: Worksheet,
    styles: Styles,
    block: tuple[int, int, int, int],
    rules: list[tuple[str, str]],
) -> None:
    """Colour a block by conditions on its first cell; the first that holds counts."""
    for condition, look in rules:
        sheet.conditional_format(
            xl_range(*block),
            {
                "type": "formula",
                "criteria": f"={condition}",
                "format": styles.filled[look],
                "stop_if_true": True,
            },
        )
