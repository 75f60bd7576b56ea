"""The building blocks of the formulas on the sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.called import spellings
from xltiebreak.rules.editions import USUAL

short = formula_file("abbreviations").short
"""Returns the formula for which an abbreviation of the formula files stands, by its name."""


def listed(text: str, texts: Sequence[str]) -> str:
    """Return the condition that a text is one of these, which are in capitals; "" is none."""
    return f'ISNUMBER(FIND("|"&{text}&"|","|{"|".join(texts)}|"))'


def is_called(text: str, *orders: str) -> str:
    """Return the condition that a text, spelled as sheets compare names, is one of the names of
    these orders."""
    return listed(text, [name for order in orders for name in spellings(order)])


def spelled_out(text: str) -> str:
    """Return a text in small letters without blanks and hyphens, as sheets compare names."""
    return text.lower().replace(" ", "").replace("-", "")


def first_that_holds(cases: Sequence[tuple[str, str]], otherwise: str = '""') -> str:
    """Return the formula for the value of the first condition that holds, else ``otherwise``."""
    formula = otherwise
    for condition, value in reversed(cases):
        formula = f"IF({condition},{value},{formula})"
    return formula


def first_filled(cells: Sequence[str]) -> str:
    """Return the formula for the first cell that is not empty, else the last."""
    *earlier, last = cells
    return first_that_holds([(f'{cell}<>""', cell) for cell in earlier], last)


_TOO_WIDE = "This has more columns than the {} that there is room for here: shorten the order."
_LONGEST_TEXT = 250
"""Excel takes no longer text in a formula."""


def quoted(words: str, *, capital: bool = False) -> str:
    """Return words as a formula quotes them, in pieces if they are long."""
    words = words[:1].upper() + words[1:] if capital else words
    pieces = [words[k : k + _LONGEST_TEXT] for k in range(0, len(words), _LONGEST_TEXT)]
    return "&".join('"' + piece.replace('"', '""') + '"' for piece in pieces)


def filled_in(words: str, *inside: str) -> str:
    """Return the formula for words in which values replace the braces."""
    pieces = words.split("{}")
    filled = [quoted(pieces[0])] if pieces[0] else []
    for value, piece in zip(inside, pieces[1:]):
        filled += [value, quoted(piece)] if piece else [value]
    return "&".join(filled)


def filling(formula: str, first: str, room: tuple[int, int]) -> str:
    """Return the formula for a block of ``room`` (rows, columns) from the cell ``first`` on. It
    shows what ``formula`` gives, and empty texts in all other cells, where a spreadsheet would show
    #N/A or repeat a lone row or column. An error stands in the first cell alone. The formula
    refuses an answer that is too wide, and leaves out the end of one that is too long."""
    if room == (1, 1):
        return formula
    given, shown = "_xlpm.given", "_xlpm.shown"
    wide = f"IFERROR(COLUMNS({given}),1)>{room[1]}"
    fitting = f"IF({wide},{filled_in(_TOO_WIDE, str(room[1]))},{given})"
    inside = "*".join(
        f"({at}()-{at}({first})<IFERROR({at}S({shown}),1))" for at in ("ROW", "COLUMN")
    )
    text = f'IF(ISTEXT({shown}),{shown}&"",{shown})'  # else searches in LibreOffice miss the text
    return f'_xlfn.LET({given},{formula},{shown},{fitting},IF({inside},{text},""))'


def looked_up(cell: str, texts: Mapping[str, str], otherwise: str = '""') -> str:
    """Return the formula for the text that a table has for a cell's value, else ``otherwise``."""
    formula = otherwise
    for value, text in texts.items():
        formula = f'IF({cell}="{value}","{text}",{formula})'
    return formula


def edition_formula(edition: str, order: str) -> str:
    """Return the formula for the edition in force: the one typed, else that of the named order."""
    by_edition: dict[str, list[str]] = {}
    for name, named in NAMED_ORDERS.items():
        by_edition.setdefault(named.edition, []).append(name)
    del by_edition[USUAL]
    typed = f'SUBSTITUTE(SUBSTITUTE(LOWER({order})," ",""),"-","")'
    cases = [(is_called(typed, *names), f'"{code}"') for code, names in by_edition.items()]
    formula = first_that_holds(cases, f'"{USUAL}"')
    return f'IF({edition}<>"",{edition},{formula})'


def side_by_side(columns: Sequence[str]) -> str:
    """Return a formula for a block of these columns, which may stand apart."""
    if len(columns) == 1:
        return columns[0]
    order = ",".join(map(str, range(1, len(columns) + 1)))
    return f"CHOOSE({{{order}}},{','.join(columns)})"
