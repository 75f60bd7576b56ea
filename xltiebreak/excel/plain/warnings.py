"""Warnings about what may be right: they stand behind the next step, and the places stay.

Rules, words and order are those of :mod:`xltiebreak.checks`. A hidden column, ``warned``, has for
each row the number of what is said first of it; the rows of a table have ``noun`` as their word.
"""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.checks.games import COLOURLESS, MET_TWICE
from xltiebreak.checks.unfinished import NO_RESULT, away_as_typed
from xltiebreak.excel.cells.formulas import (
    filled_in,
    first_filled,
    first_place,
    first_that_holds,
    nth,
    shortened,
)
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET
from xltiebreak.excel.plain.table import ArithmeticTable

NAMELESS, SAME_COLOURS, MET_AGAIN, WITHOUT_RESULT, NAMESAKE = range(1, 6)
FIGURES = (
    *("nameless", "same_colour", "met_twice", "no_colour", "resultless", "more_rounds"),
    "same_name",
)
"""The figures with a sentence for each kind of warning, "" if there is none."""


def figures(table: ArithmeticTable, sentences: Mapping[str, str]) -> Mapping[str, str]:
    """Return the figures with these sentences, of which the figure ``warning`` says the first."""
    known = {name: f'IFERROR({sentence},"")' for name, sentence in sentences.items()}
    return {**known, "warning": first_filled([table.cell(name) for name in known])}


def of_row(table: ArithmeticTable, k: str, cases: Mapping[int, str], row: int | None = None) -> str:
    """Return a formula for the number of what is said first of a row, 0 if nothing is. ``k`` is the
    row's place in the typed ranges, ``row`` its row on the sheet, or None in each row's; ``cases``
    are the conditions of what not every kind of table has."""
    shown = table.page(table.heads[1])
    first = f"MATCH({shown.at(row)},{shown.all},0)"
    typed, above = (table.typed_name(at) for at in (k, first))
    conditions = {
        NAMELESS: f'{typed}=""',
        **cases,
        NAMESAKE: f"IF({first}<{k},UPPER({above})=UPPER({typed}),FALSE)",
    }
    said = first_that_holds([(conditions[kind], str(kind)) for kind in conditions], "0")
    return f'IF({table.page("No.").at(row)}="",0,IFERROR({said},0))'


def met_again(opponents: str, cells: str, number: str) -> str:
    """Return a formula for the first round in which a player meets one of these ``opponents`` again
    whose number is higher than his own, else 0. They are numbers, 0 where no game was played, in
    the columns of the ``cells``."""
    round = nth(cells, "COLUMN")
    is_again = f'(MATCH({opponents}&"",{opponents}&"",0)<{round})'
    return first_place(f"{is_again}*({opponents}>{number})", round)


def of_nameless(table: ArithmeticTable) -> str:
    """Return a formula for the first row with results and without a name."""
    return f'{_at_name(table, NAMELESS)}&"this {table.noun} has results but no name; type the name"'


def of_results(table: ArithmeticTable) -> str:
    """Return a formula for the first player who has no result when the event has ended."""
    is_listed = table.live.has_games or table.noun == "team"
    away = away_as_typed(table.noun, is_listed=is_listed)
    words = NO_RESULT.format(table.noun, "{}", away)
    return f"{_at_name(table, WITHOUT_RESULT)}&{filled_in(words, _number(table, WITHOUT_RESULT))}"


def of_names(table: ArithmeticTable) -> str:
    """Return a formula for the first player with the name of another one."""
    shown = table.page(table.heads[1]).all
    first = f"MATCH(INDEX({shown},{first_row(table, NAMESAKE)}),{shown},0)"
    numbers = f"INDEX({table.page('No.').all},{first})", _number(table, NAMESAKE)
    words = f"{table.noun}s {{}} and {{}} have the same Name; is one of them a copy?"
    return f"{_at_name(table, NAMESAKE)}&{filled_in(words, *numbers)}"


def of_meetings(table: ArithmeticTable, at: str, opponent: str, opponents: str) -> str:
    """Return a formula for the first two who meet again: ``at`` says in which cell, ``opponent`` is
    the number of the second, among all ``opponents`` of the first."""
    first = f'SUMPRODUCT(MATCH({opponent}&"",{opponents}&"",0))'
    numbers = _number(table, MET_AGAIN), opponent
    return f"{at}&{filled_in(MET_TWICE.format(table.noun, '{}', '{}', '{}'), *numbers, first)}"


def of_colours(table: ArithmeticTable, fault: int) -> str:
    """Return a formula for the first game in which both have one colour, which is this ``fault``
    of the cell."""
    names, row = table.live.names, first_row(table, SAME_COLOURS)
    round = f"MATCH({fault},INDEX({table.block('fault').all},{row},0),0)"
    other = f"INDEX({table.block('opponent').all},{row},{round})"
    cell, twin = (f"INDEX({names['Results']},{at},{round})" for at in (row, other))
    numbers = [f"INDEX({table.page('No.').all},{at})" for at in (row, other)]
    colour = f'IF(UPPER(RIGHT(TRIM({cell})))="W","White","Black")'
    texts = [shortened(f"TRIM({text})") for text in (cell, twin)]
    address = f"ADDRESS(ROW({twin}),COLUMN({twin}),4)"
    words = "player {} says {}, but {} (player {}) says {}: both with {}; correct one of them."
    said = filled_in(words, numbers[0], texts[0], address, numbers[1], texts[1], colour)
    return f"{names.at(cell, CROSSTABLE_SHEET)}&{said}"


def of_no_colour(table: ArithmeticTable) -> str:
    """Return a formula for the first game without a color; "" where all games have one, or none."""
    row, round = table.cell("colourless_row"), table.cell("colourless_round")
    cell, count = f"INDEX({table.live.names['Results']},{row},{round})", table.cell("colourless")
    text, number = shortened(f"TRIM({cell})"), f"INDEX({table.page('No.').all},{row})"
    others = f'IF({count}=1,""," ("&{count}&" cells in all)")'
    says = (
        f'"player "&{number}&" says "&{text}&" without a color"&{others}&'
        f'"; type w or b behind it{COLOURLESS}."'
    )
    at = table.live.names.at(cell, CROSSTABLE_SHEET)
    return f'IF({row}=0,"",{at}&{says})'


def of_rounds(table: ArithmeticTable, stated: str, begun: str) -> str:
    """Return a formula for a round beyond those ``stated``. ``begun`` is the last one with
    results."""
    place = table.live.names.at(table.live.names["Rounds"])
    says = (
        f'{place}&"the event is said to have "&{stated}&IF({stated}=1," round"," rounds")&", but '
        f'round "&{begun}&" has results; correct the number of rounds, or the results that stand '
        'behind it."'
    )
    return f'IF(AND({stated}>0,{begun}>{stated}),{says},"")'


def first_row(table: ArithmeticTable, kind: int) -> str:
    """Return a formula for the first row of which this kind of warning is said."""
    return f"MATCH({kind},{table.helper('warned').all},0)"


def _number(table: ArithmeticTable, kind: int) -> str:
    return f"INDEX({table.page('No.').all},{first_row(table, kind)})"


def _at_name(table: ArithmeticTable, kind: int) -> str:
    return table.at_name(first_row(table, kind))
