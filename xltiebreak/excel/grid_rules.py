"""A round-robin's cells in the language of worksheet formulas: a row's score, the colours, and
the next step.

The formulas use nothing that Excel 2007 or LibreOffice does not know, and none needs an add-in;
:mod:`xltiebreak.event.notation.grid` is what they follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.figures import counted

_HALVES = ("½", "=", "1/2", "0.5", "0,5", ".5")
_TWINS = "|1|0| |0|1| |+|-| |-|+| |-|-|"
_TYPE_NAMES = "Next: type the players, then each result in both of its cells."


def score_formula(name: str, results: str) -> str:
    """The sum of a row's points; empty while the row has neither a name nor a result."""
    trimmed = f"TRIM({results})"
    halves = "+".join(f'({trimmed}="{half}")' for half in _HALVES)
    return (
        f'=IF(COUNTA({name},{results})=0,"",'
        f'SUMPRODUCT(({trimmed}="1")+({trimmed}="+")+0.5*({halves})))'
    )


def conditions(cell: str) -> Iterator[tuple[str, str]]:
    """Kinds of result and the condition under which a cell is one; the first that holds counts.

    ``cell`` is the block's first cell (``F5``); :func:`names` gives what the conditions need.
    """
    own = f"TRIM({cell})"
    yield "awaited", f'=AND({own}="",opponents_score<>"")'
    yield "", f'={own}=""'
    yield "unreadable", f"=NOT({_listed(own, ('1', '0', '+', '-', *_HALVES))})"
    yield "draw", f"=AND({_listed(own, _HALVES)},{_listed('opponents_score', ('', *_HALVES))})"
    yield (
        "disagrees",
        f'=AND(opponents_score<>"",ISERROR(FIND("|"&{own}&"|"&opponents_score&"|","{_TWINS}")))',
    )
    yield "win", f'={own}="1"'
    yield "loss", f'={own}="0"'
    yield "unplayed", f'=OR({own}="+",{own}="-")'


def _listed(text: str, texts: Sequence[str]) -> str:
    """Whether a text is one of these."""
    return f'ISNUMBER(FIND("|"&{text}&"|","|{"|".join(texts)}|"))'


def names(sheet: str, block: str, column: str, row: int, cycles: int) -> Iterator[tuple[str, str]]:
    """A defined name that looks from a cell to the game's other cell, in the opponent's row.

    ``sheet`` is the sheet's quoted name, ``block`` the range of the results, which begins in this
    column and row. Inside a name ``A1`` is the cell that asks; SUM makes one number of what a
    name takes for a list.
    """
    across = f"SUM(COLUMN({sheet}!A1)-COLUMN({sheet}!${column}1))"
    down = f"SUM(ROW({sheet}!A1)-ROW({sheet}!A${row}))"
    twin = f"{across}+1,{down}+1"
    if cycles > 1:
        twin = f"INT({across}/2)+1,2*{down}+MOD({across},2)+1"
    yield "opponents_score", f"=TRIM(INDEX({sheet}!{block},{twin}))"


def step_formula(names: str, results: str, cycles: int, last: str) -> str:
    """The next step, from the ranges of names and results; ``last`` follows the last game."""
    players = f"COUNTA({names})"
    games = f"INT(COUNTA({results})/2)"
    total = f"{players}*({players}-1){'/2' if cycles == 1 else ''}"
    return (
        f'=IF({players}<2,"{_TYPE_NAMES}",IF({games}>={total},"All "&{total}&" games are in. '
        f'{last}",{games}&" of "&{total}&IF({total}=1," game is"," games are")&" in. '
        'Next: type each result in both of its cells."))'
    )


def step_text(
    names: Sequence[str], results: Sequence[Sequence[str]], cycles: int, last: str
) -> str:
    """What :func:`step_formula` gives."""
    players = sum(map(bool, names))
    games = sum(bool(cell) for row in results for cell in row) // 2
    total = players * (players - 1) * cycles // 2
    if players < 2:
        return _TYPE_NAMES
    if games >= total:
        return f"All {total} games are in. {last}"
    are = "is" if total == 1 else "are"
    played = f"{games} of {counted(total, 'game')} {are} in."
    return f"{played} Next: type each result in both of its cells."
