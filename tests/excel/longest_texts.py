"""The longest text that a formula of a workbook can show, read from its text and from those of the
cells to which it refers; and how many lines a text takes in a cell."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from openpyxl import Workbook
from openpyxl.utils.cell import range_boundaries

TYPED = ("Featherstonehaugh-Cholmondeley, Bartholomew Maximilian the Younger of Wolverhampton ") * 8
"""What somebody may type into an empty cell."""

NUMBER, ADDRESS, LETTERS = "999", "AB1004", 60
_TOKEN = re.compile(
    r"""(?P<text>"(?:[^"]|"")*")
    |(?P<number>\d+\.?\d*)
    |(?P<cells>(?:(?:'(?:[^']|'')+'|[A-Za-z]\w*)!)?\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?(?![\w(]))
    |(?P<function>[A-Za-z_][\w.]*)\(
    |(?P<name>(?:(?:'(?:[^']|'')+'|[A-Za-z]\w*)!)?[A-Za-z_\u00bd][\w.\u00bd]*)
    |(?P<sign><=|>=|<>|[-+*/^&=<>(),:{};%])""",
    re.VERBOSE,
)
_SAME_TEXT = ("TRIM", "UPPER", "LOWER", "SUBSTITUTE", "MID", "T", "N")
_COMPARED = {"=", "<>", "<", ">", "<=", ">="}


class Texts:
    """The longest texts of a workbook's cells."""

    def __init__(self, book: Workbook) -> None:
        self._book = book
        self._known: dict[tuple[str, str], str] = {}

    def of(self, sheet: str, cell: str) -> str:
        """The longest text of a cell; a cell that refers to itself by others adds nothing."""
        at = sheet, cell.replace("$", "")
        if at not in self._known:
            self._known[at] = ""
            value = self._book[sheet][at[1]].value
            formula = str(getattr(value, "text", value) or "")
            if formula.startswith("="):
                self._known[at] = _Formula(self, sheet, formula[1:]).longest()
            else:
                is_typed = value is None or sheet == "Event"
                self._known[at] = TYPED if is_typed else str(value)
        return self._known[at]

    def named(self, name: str) -> tuple[str, str]:
        """The sheet and the cells for which a name stands; no cells where it is not known."""
        defined = self._book.defined_names.get(name)
        sheet, _, cells = str(defined.attr_text if defined else "").rpartition("!")
        return sheet.strip("='"), cells

    def block(self, sheet: str, cells: str) -> str:
        """The longest text in a range; of a large one, in its first rows and columns: the rows of a
        table are alike, and lists of sentences are short."""
        left, top, right, bottom = range_boundaries(cells.replace("$", ""))
        rows = self._book[sheet].iter_rows(top, min(bottom, top + 11), left, min(right, left + 1))
        return longest(self.of(sheet, cell.coordinate) for row in rows for cell in row)


def longest(texts: Any) -> str:
    return max(texts, key=_width_of, default="")


class _Formula:
    def __init__(self, texts: Texts, sheet: str, formula: str) -> None:
        self._texts, self._sheet = texts, sheet
        self._tokens = [(m.lastgroup or "", m[m.lastgroup or 0]) for m in _TOKEN.finditer(formula)]
        self._at = 0

    def longest(self) -> str:
        return self._operands({""})

    def _operands(self, ends: set[str]) -> str:
        """The text of operands joined by signs, up to one of these signs."""
        pieces, signs = [[self._operand()]], set()
        while (sign := self._peek()) not in ends:
            self._at += 1
            signs.add(sign)
            following = self._operand()
            if sign == "&":
                pieces.append([following])
            else:
                pieces[-1].append(following)
        if signs & _COMPARED:
            return ""
        return "".join(piece[0] if len(piece) == 1 else NUMBER for piece in pieces)

    def _peek(self) -> str:
        return self._tokens[self._at][1] if self._at < len(self._tokens) else ""

    def _operand(self) -> str:
        if self._peek() in ("-", "+"):
            self._at += 1
            self._operand()
            return NUMBER
        if self._peek() in (",", ")"):
            return ""  # an argument that is left out
        kind, token = self._tokens[self._at]
        self._at += 1
        if kind == "text":
            return token[1:-1].replace('""', '"')
        if kind == "function":
            return self._call(token)
        if kind in ("cells", "name"):
            return self._cells(kind, token)
        if token == "(":
            inside = self._operands({")"})
            self._at += 1
            return inside
        if token == "{":
            while self._peek() != "}":
                self._at += 1
            self._at += 1
        return token if kind == "number" else NUMBER

    def _cells(self, kind: str, token: str) -> str:
        sheet, _, cells = token.rpartition("!")
        sheet = sheet.strip("'") or self._sheet
        if kind == "name":
            if token in ("TRUE", "FALSE"):
                return ""
            sheet, cells = self._texts.named(cells)
        if not cells:
            return NUMBER
        return self._texts.block(sheet, cells)

    def _call(self, function: str) -> str:
        arguments = []
        while self._peek() != ")":
            arguments.append(self._operands({",", ")"}))
            if self._peek() == ",":
                self._at += 1
        self._at += 1
        if function == "IF":
            return longest(arguments[1:])
        if function == "IFERROR":
            return longest(arguments)
        if function in ("LEFT", "RIGHT"):
            count = int(arguments[1]) if len(arguments) > 1 and arguments[1].isdigit() else LETTERS
            return arguments[0][: 1 if len(arguments) == 1 else count]
        if function in (*_SAME_TEXT, "INDEX", "_xlfn.LET"):
            return arguments[0] if arguments else ""
        if function.endswith("_TB"):
            return ""  # a function of ours: its answer is cut where a line shows it
        return ADDRESS if function == "ADDRESS" else NUMBER


_TABLE = Path("tests/data/calibri-widths.txt")
_EM, LINE = 2048, 1.2207


@cache
def _widths(is_bold: bool) -> dict[str, int]:
    lines = [line.split() for line in _TABLE.read_text("utf-8").splitlines() if line[:2] != "# "]
    return {" " if name == "space" else name: int(own[is_bold]) for name, *own in lines}


@cache
def _width_of(text: str, is_bold: bool = True) -> int:
    known = _widths(is_bold)
    return sum(known.get(letter, known["W"]) for letter in text)


def lines_of(text: str, points: float, size: float, *, is_bold: bool) -> int:
    """How many lines a text takes in a cell so many points wide, in letters of this size."""
    room, lines, used = points / size * _EM, 1, 0
    for word in text.split():
        width = _width_of(word, is_bold)
        space = _widths(is_bold)[" "] if used else 0
        if used + space + width > room:
            lines += 1 + int(width // room)
            used = width % room
        else:
            used += space + width
    return lines
