"""The formulas that replace an error of a live sheet's function by what to do about it; each kind
of error has its own cure."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.excel.cells.formulas import filled_in, first_place, first_that_holds, quoted

NOT_THERE = "The functions are not live here: see the sheet Help, Step 1."
DELETED = (
    "A row, a column or a sheet was deleted at which the functions look: undo that (Ctrl+Z), or "
    "write the workbook anew with xltiebreak convert."
)
AT_WORK = (
    "The functions are at work; wait for them. If this stays, open the add-in, and press "
    "Ctrl+Alt+F9."
)
NOT_REACHED = (
    "Excel cannot reach the functions, or may not: trust this workbook and its add-in, look at the "
    "connection to the internet, and press Ctrl+Alt+F9."
)
IN_THE_WAY = (
    "Something stands in the way in cell {}, where the functions write their answer: clear it. "
    "They need the cells {}."
)
NO_ROOM = (
    "The functions have no room for their answer, which needs the cells {}: undo merged cells "
    "there, and turn a table that covers them into a range."
)
NOT_ASKED = (
    "The functions are not asked as long as cell {} of the sheet {} shows an error: correct it."
)
NOT_WORKED_OUT = (
    "This could not be worked out: point at the error to read why, or look at the order, edition "
    "and lots on the sheet Event."
)

_NO_TYPE, _REF, _NAME, _SPILL = 0, 4, 5, 9
_WAITING: Mapping[str, int] = {"#GETTING_DATA": 8, "#BUSY!": 16, "#TIMEOUT!": 20}
_BEYOND_REACH: Mapping[str, int] = {"#CONNECT!": 10, "#BLOCKED!": 11}
"""The numbers of ERROR.TYPE. Microsoft documents 1 to 8; an Excel that does not know a newer kind
gives #N/A, which is 0 here."""


def error_type(cell: str) -> str:
    """Return the formula for the kind of a cell's error, as a number."""
    return f"IFERROR(ERROR.TYPE({cell}),{_NO_TYPE})"


def notice(kind: str, block: str, otherwise: str = NOT_WORKED_OUT) -> str:
    """Return the formula for what to do about a ``kind`` of error in the first cell of the answer's
    ``block``; ``otherwise`` if the kind has no number."""
    waits, beyond = (
        f"OR({','.join(f'{kind}={number}' for number in kinds.values())})"
        for kinds in (_WAITING, _BEYOND_REACH)
    )
    return first_that_holds(
        (
            (f"{kind}={_NAME}", quoted(NOT_THERE)),
            (f"{kind}={_REF}", quoted(DELETED)),
            (f"{kind}={_SPILL}", _in_the_way(block)),
            (waits, quoted(AT_WORK)),
            (beyond, quoted(NOT_REACHED)),
        ),
        quoted(otherwise),
    )


def of_a_cell(blocks: Mapping[str, str], otherwise: str) -> str:
    """Return the formula that names the first cell with an error in these blocks, and its sheet's
    title; ``otherwise`` if there is none. The functions that read such a cell do not run."""
    formula = otherwise
    for block, sheet in reversed([*blocks.items()]):
        row = first_place(f"ISERROR({block})", f"ROW({block})")
        in_row = f"INDEX({block},{row}-MIN(ROW({block}))+1,0)"
        column = first_place(f"ISERROR({in_row})", f"COLUMN({in_row})")
        words = filled_in(NOT_ASKED, f"ADDRESS({row},{column},4)", quoted(sheet))
        formula = f"IF(SUMPRODUCT(--ISERROR({block}))>0,{words},{formula})"
    return formula


def _in_the_way(block: str) -> str:
    """Return the formula that names the first filled cell behind the formula's own; it keeps the
    answer from being written, so all other cells are empty."""
    top, left = f"MIN(ROW({block}))", f"MIN(COLUMN({block}))"
    corners = (
        f"ADDRESS({top},{left},4)",
        f"ADDRESS({top}+ROWS({block})-1,{left}+COLUMNS({block})-1,4)",
    )
    needed = '&":"&'.join(corners)
    behind = f"(((ROW({block})>{top})+(COLUMN({block})>{left}))>0)"
    row = first_place(f"(1-ISBLANK({block}))*{behind}", f"ROW({block})")
    in_row = f"INDEX({block},{row}-{top}+1,0)"
    first = f"(({row}>{top})+(COLUMN({in_row})>{left})>0)"
    column = first_place(f"(1-ISBLANK({in_row}))*{first}", f"COLUMN({in_row})")
    words = filled_in(IN_THE_WAY, f"ADDRESS({row},{column},4)", needed)
    return f"IF({row}=0,{filled_in(NO_ROOM, needed)},{words})"
