"""What the formulas on the sheets are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import USUAL

A_ROUND = 1000
"""A team's key in a round is the round times this, plus its number."""


def number_of(cell: str, numbers: str, names: str) -> str:
    """The number that a typed number or name means; 0 where it is none, an empty text where
    nothing is typed. A name that several have is none."""
    by_name = f"INDEX({numbers},MATCH(TRIM({cell}),{names},0))"
    return (
        f'IF(TRIM({cell})="","",IFERROR(INDEX({numbers},MATCH(VALUE({cell}),{numbers},0)),'
        f"IF(COUNTIF({names},TRIM({cell}))=1,{by_name},0)))"
    )


def listed(text: str, texts: Sequence[str]) -> str:
    """Whether a text is one of these, which are in capitals; an empty one is none."""
    return f'ISNUMBER(FIND("|"&{text}&"|","|{"|".join(texts)}|"))'


def first_that_holds(cases: Sequence[tuple[str, str]], otherwise: str = '""') -> str:
    """What stands behind the first condition that holds; ``otherwise`` where none does."""
    formula = otherwise
    for condition, value in reversed(cases):
        formula = f"IF({condition},{value},{formula})"
    return formula


_LAST = 99_999
_TOO_WIDE = "This has more columns than the {} that there is room for here: shorten the order."
_LONGEST_TEXT = 250
"""Excel takes no longer text in a formula."""


def quoted(words: str, *, capital: bool = False) -> str:
    """Words as formulas have them, in pieces where they are long."""
    words = words[:1].upper() + words[1:] if capital else words
    pieces = [words[k : k + _LONGEST_TEXT] for k in range(0, len(words), _LONGEST_TEXT)]
    return "&".join('"' + piece.replace('"', '""') + '"' for piece in pieces)


def filled_in(words: str, *inside: str) -> str:
    """Words with values in the places of their braces."""
    pieces = words.split("{}")
    filled = [quoted(pieces[0])] if pieces[0] else []
    for value, piece in zip(inside, pieces[1:]):
        filled += [value, quoted(piece)] if piece else [value]
    return "&".join(filled)


def first_place(condition: str, place: str) -> str:
    """The least row or column for which a condition holds; 0 or less where it holds for none."""
    largest = f"SUMPRODUCT(MAX(({condition})*({_LAST}-{place})))"
    return f"IFERROR(MOD({_LAST}-{largest},{_LAST}),0)"


def lowest(condition: str, figures: str) -> str:
    """The lowest of these figures for which a condition holds, as it does for one."""
    return f"SUMPRODUCT(MIN({figures}+{_LAST}*(1-({condition}))))"


def nth(cells: str, direction: str = "ROW") -> str:
    """The place of each cell in a range, from 1."""
    return f"({direction}({cells})-MIN({direction}({cells}))+1)"


def cell_in(cells: str, row: str) -> str:
    """The cell of a column that stands in a row of the sheet."""
    return f"INDEX({cells},{row}-MIN(ROW({cells}))+1)"


def unless_copied(sheet: str, line: str, words: str, further: str = "") -> str:
    """The formula for a line of a sheet; on a copy of the sheet, these ``words``, unless a copy is
    meant, as it is where the cell ``further`` describes one more section.

    What a formula calls by the name of its sheet is that of the original on a copy, too. Excel
    2010 does not know SHEET, and there a copy does not tell.
    """
    copied = f"_xlfn.SHEET($A$2)<>_xlfn.SHEET({sheet}!$A$2)"
    if further:
        copied = f'AND({copied},{further}="")'
    return f"IF(IFERROR({copied},FALSE),{quoted(words, capital=True)},{line})"


def filling(formula: str, first: str, room: tuple[int, int]) -> str:
    """A formula for a fixed block of ``room``, rows and columns, from the cell ``first`` on: what
    ``formula`` gives, and an empty text in all other cells, where a spreadsheet would show #N/A or
    repeat an answer of one row or column. An error stands in the first cell alone. An answer that
    is too wide is refused; of one that is too long, the end is left out."""
    if room == (1, 1):
        return formula
    given, shown = "_xlpm.given", "_xlpm.shown"
    wide = f"IFERROR(COLUMNS({given}),1)>{room[1]}"
    fitting = f"IF({wide},{filled_in(_TOO_WIDE, str(room[1]))},{given})"
    inside = "*".join(
        f"({at}()-{at}({first})<IFERROR({at}S({shown}),1))" for at in ("ROW", "COLUMN")
    )
    text = f'IF(ISTEXT({shown}),{shown}&"",{shown})'  # LibreOffice finds no text of an add-in as is
    return f'_xlfn.LET({given},{formula},{shown},{fitting},IF({inside},{text},""))'


def looked_up(cell: str, texts: Mapping[str, str], otherwise: str = '""') -> str:
    """The text that a table has for what stands in a cell; ``otherwise`` where it has none."""
    formula = otherwise
    for value, text in texts.items():
        formula = f'IF({cell}="{value}","{text}",{formula})'
    return formula


def edition_formula(edition: str, order: str) -> str:
    """The edition that is in force: the stated one, else the one of the named order."""
    others: Mapping[str, str] = {
        name: order_meant.edition
        for name, order_meant in NAMED_ORDERS.items()
        if order_meant.edition != USUAL
    }
    formula = f'"{USUAL}"'
    typed = f'SUBSTITUTE(SUBSTITUTE(LOWER({order})," ",""),"-","")'
    for name, code in others.items():
        formula = f'IF({typed}="{name}","{code}",{formula})'
    return f'IF({edition}<>"",{edition},{formula})'
