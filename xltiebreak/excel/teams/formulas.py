"""What the formulas on the sheets of a team event are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
