"""What is wrong in a column of pairing numbers, as formulas: the rows in which it is so first, and
the words of :mod:`xltiebreak.excel.pairing_numbers` for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xltiebreak.excel import pairing_numbers
from xltiebreak.excel.cells.formulas import (
    cell_in,
    filled_in,
    first_place,
    first_that_holds,
    lowest,
    nth,
    quoted,
)
from xltiebreak.tables.player_rows import NO_NUMBER


@dataclass(frozen=True)
class NumberRules:
    """The range of the numbers, the ranges in one of which there is something wherever there is an
    ``entry``, a player or a team."""

    numbers: str
    typed: tuple[str, ...]
    entry: str = "player"

    def figures(self) -> Mapping[str, str]:
        """The row in which something is wrong first, 0 where nothing is, by its kind."""
        numbers, row = self.numbers, f"ROW({self.numbers})"
        something = "+".join(f'(TRIM({one})<>"")' for one in self.typed)
        first = f'MATCH({numbers}&"",{numbers}&"",0)'
        last = f"SUMPRODUCT(MAX((({something})>0)*{row}))"  # below it, the rows are spare
        wrong = {
            "no_number": f'(TRIM({numbers})="")*(({something})>0)',
            "no_figure": f'(TRIM({numbers})<>"")*(1-ISNUMBER({numbers}))',
            "twice": f'({numbers}<>"")*({first}<{nth(numbers)})',
            "another_row": f"({numbers}<>{nth(numbers)})*({row}<={last})",
        }
        return {kind: first_place(condition, row) for kind, condition in wrong.items()}

    def words(self, kind: str, row: str) -> str:
        """What is said of a kind, from the cell with the row."""
        numbers, number = self.numbers, cell_in(self.numbers, row)
        belongs = f"({row}-MIN(ROW({numbers}))+1)"
        if kind == "no_number":
            is_free = f"COUNTIF({numbers},{nth(numbers)})=0"
            return filled_in(NO_NUMBER, lowest(is_free, nth(numbers)))
        if kind == "no_figure":
            no_figure = filled_in(pairing_numbers.NO_FIGURES[self.entry], f"TRIM({number})")
            return f"IF(ISNUMBER(VALUE({number})),{quoted(pairing_numbers.IS_TEXT)},{no_figure})"
        if kind == "twice":
            return filled_in(pairing_numbers.TWICE[self.entry], number, self._at(number))
        cases = (
            (f'TRIM({number})=""', filled_in(pairing_numbers.EMPTY_ROW, belongs)),
            (
                f"COUNTIF({numbers},{belongs})>0",
                filled_in(pairing_numbers.SORTED, belongs, self._at(belongs)),
            ),
        )
        return first_that_holds(cases, filled_in(pairing_numbers.MISSING_ROW, belongs))

    def _at(self, number: str) -> str:
        """The address at which a number stands first."""
        row = f"MIN(ROW({self.numbers}))-1+MATCH({number},{self.numbers},0)"
        return f"ADDRESS({row},MIN(COLUMN({self.numbers})),4)"
