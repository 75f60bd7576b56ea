"""The sheet ``Scores``: names, ratings and final scores, such as another program's standings. The
prizes are divided by them on the sheet ``Prizes``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.layout import FIRST_ROW
from xltiebreak.excel.cells.names import SCORES_SHEET
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.excel.cells.scores import ScoresLive, ScoreValues
from xltiebreak.excel.sheets.crosstable_sheet import team_cells, team_heads
from xltiebreak.excel.sheets.lines import Step
from xltiebreak.excel.sheets.prizes_sheet import nothing_stated
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Sheet
from xltiebreak.excel.sheets.typed_table import list_named
from xltiebreak.tables.labels import COLUMN_HEADERS

_TYPE = "Next: paste or type names, ratings and scores, a row a player."
_TYPE_PRIZES = "Next: type the prizes on the sheet Prizes, or their line on the sheet Event."
_WINNERS = "The winners stand on the sheet Prizes, below the prizes."
_READ = "Cash goes by score, trophies by the column Place of the sheet Scores."
_STYLES = ("number", "text", "rating", "text", "rating", "result")


@dataclass(frozen=True)
class ScoresBook(SectionBook):
    """What the sheets of a list of scores need."""

    live: ScoresLive

    def order_read(self, otherwise: str) -> str:
        """Return a formula for what decides: there is no order of tie-breaks."""
        return f'"{_READ}"'

    @property
    def next_step(self) -> str:
        """A formula for what is to be typed next, or where the winners stand."""
        scores, names = self.names["Scores"], self.names["Players"]
        missing = f'SUMPRODUCT(({names}<>"")*({scores}=""))'
        first = f'INDEX({names},MATCH(1,INDEX(({names}<>"")*({scores}=""),0),0))'
        return first_that_holds(
            [
                (f"COUNTA({scores})=0", f'"{_TYPE}"'),
                (f"{missing}>0", f'"Next: the score of "&{first}&"."'),
                (nothing_stated(self), f'"{_TYPE_PRIZES}"'),
            ],
            f'"{_WINNERS}"',
        )


def scores_sheet(book: ScoresBook) -> Sheet:
    """Return the sheet: a row a player, row k being player k."""
    values = book.values
    assert isinstance(values, ScoreValues)
    step = Step(book.next_step, "FALSE")
    last = FIRST_ROW + book.live.players
    further = values.further_teams
    table = list_named(SCORES_SHEET)
    heads = [
        head._replace(text=values.team_head) if head.text == COLUMN_HEADERS["team"] else head
        for head in table.heads
    ]
    table = replace(table, heads=[*heads, *team_heads(further)])
    column = book.live.further_column
    return table.around(book.live.players, step, book.title_of(SCORES_SHEET)) + Sheet(
        cells=[
            cell
            for row, (number, *texts) in enumerate(_rows(values), FIRST_ROW)
            for cell in (
                *(Cell(row, k, _STYLES[k], text) for k, text in enumerate((number, *texts))),
                *team_cells(further, row, column, number),
            )
        ],
        figures_as_text=f"A{FIRST_ROW + 1}:F{last}",
        selected=(FIRST_ROW, 1),
    )


def _rows(values: ScoreValues) -> Iterator[tuple[Any, ...]]:
    rows = zip(values.section.players, values.places, values.results)
    for player, (place,), (score,) in rows:
        rating = rating_text(player)
        yield player.number, player.name, rating, player.team, place, score
