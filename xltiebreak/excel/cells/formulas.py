"""What the formulas on the sheets are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xltiebreak.ranking.orders import NAMED_ORDERS

Line = tuple[str, str]
"""A formula for a line above the table, with the text that it gives."""

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


def looked_up(cell: str, texts: Mapping[str, str], otherwise: str = '""') -> str:
    """The text that a table has for what stands in a cell; ``otherwise`` where it has none."""
    formula = otherwise
    for one, text in texts.items():
        formula = f'IF({cell}="{one}","{text}",{formula})'
    return formula


def edition_formula(edition: str, order: str) -> str:
    """The edition that is in force: the stated one, else the one of the named order."""
    others: Mapping[str, str] = {
        name: one.edition for name, one in NAMED_ORDERS.items() if one.edition != "uschess"
    }
    formula = '"uschess"'
    typed = f'SUBSTITUTE(SUBSTITUTE(LOWER({order})," ",""),"-","")'
    for name, code in others.items():
        formula = f'IF({typed}="{name}","{code}",{formula})'
    return f'IF({edition}<>"",{edition},{formula})'
