"""Formulas in a text file, in Excel's own language with names in place of addresses.

A line is ``name = formula``; an indented line goes on, and a line with ``#`` is a remark.
``[Score]`` is a column, ``[@Score]`` its cell in the formula's row; ``[text:]`` and ``[@text:]``
are those of all rounds, ``[text#]`` and ``[@text#]`` those of the formula's round, ``#`` is its
number. ``{rounds}`` is a figure above the columns, ``{part_#}`` the one of that number. ``let
few(x) = …`` is put in where ``few(…)`` stands; its name is in small letters, as no function of
Excel's is. A name such as ``Results`` is the section's. A line whose name has ``(first|second)``
stands for two, one with the first word or sign of each such bracket in it, and one with the second.
A section ends with a blank line; a formula behind it stands alone, and is a section by its name.

The building blocks that other files put formulas together from stand below the language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from xltiebreak.disk.shipped import shipped
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.called import spellings
from xltiebreak.rules.editions import USUAL

_PIECE = re.compile(
    r"""(?P<text>"(?:[^"]|"")*")|\[(?P<row>@?)(?P<column>[^\]\[:\#]+)(?P<part>[:\#])?\]"""
    r"""|\{(?P<figure>[a-z][\w#]*)\}|\b(?P<let>[a-z][a-z_]*)\b(?:\()?|\b(?P<name>[A-Z][a-z]\w*)\b"""
    r"""|(?P<round>\#)|\s+""",
    re.VERBOSE,
)

_CHOICE = re.compile(r"\(([\w. <>]+(?:\|[\w. <>]+)+)\)")
_LONGEST_TEXT = 250
"""Excel takes no longer text in a formula."""


class Place(NamedTuple):
    """Where a table stands: the addresses of a column (its name, whether its own row, the part of a
    block, the round), of a figure, and of a name of the section; and the round."""

    column: Callable[[str, bool, str, int], str]
    figure: Callable[[str], str]
    name: Callable[[str], str]
    round: int = 0


class FormulaFile(NamedTuple):
    """The formulas of a file by section and name, and what it abbreviates."""

    sections: Mapping[str, Mapping[str, str]]
    lets: Mapping[str, tuple[list[str], str]]

    def of(self, section: str, place: Place) -> Iterator[tuple[str, str]]:
        """Yield the names of a section with their formulas, in which addresses stand."""
        for name, formula in self.sections[section].items():
            yield name, _PIECE.sub(lambda p: _address(p, place), formula)

    def of_row(
        self, section: str, cells: Mapping[str, str], name: Callable[[str], str]
    ) -> Mapping[str, str]:
        """Return the formulas of a row of a list by their names. ``cells`` are those of the row,
        and what else stands in brackets."""
        return dict(self.of(section, Place(lambda column, *_: cells[column], name, name)))

    def short(self, name: str, *given: str) -> str:
        """Return the formula that an abbreviation stands for, with what is ``given`` to it."""
        call = f"{name}({','.join(f'[{k}]' for k in range(len(given)))})"
        place = Place(lambda column, *_: given[int(column)], str, str)
        return _PIECE.sub(lambda p: _address(p, place), _without_lets(call, self.lets))


@cache
def formula_file(*names: str) -> FormulaFile:
    """Return files of this folder as one; each may use what the others abbreviate."""
    sections: dict[str, dict[str, str]] = {}
    lets: dict[str, tuple[list[str], str]] = {}
    section: dict[str, str] | None = None
    text = "\n\n".join(shipped(f"excel/formulas/{name}.formulas").decode() for name in names)
    for line in _joined(text):
        if not line or line.startswith("["):
            section = sections.setdefault(line.strip("[]"), {}) if line else None
            continue
        name, formula = (part.strip() for part in line.split(" = ", 1))
        if name.startswith("let "):
            name, _, given = name[4:].partition("(")
            lets[name] = ([each.strip() for each in given.rstrip(")").split(",") if each], formula)
        elif section is None:
            sections[name] = {name: formula}
        else:
            section[name] = formula
    return FormulaFile(
        {
            section: {name: _without_lets(formula, lets) for name, formula in formulas.items()}
            for section, formulas in sections.items()
        },
        lets,
    )


def _without_lets(formula: str, lets: Mapping[str, tuple[list[str], str]]) -> str:
    written, at = "", 0
    while piece := _PIECE.search(formula, at):
        written, at = written + formula[at : piece.start()], piece.end()
        if not piece["let"]:
            written += piece[0]
            continue
        names, body = lets[piece["let"]]
        given: list[str] = []
        if names:
            given, at = _arguments(formula, at)
        filled = {name: _without_lets(text, lets) for name, text in zip(names, given, strict=True)}
        body = _PIECE.sub(lambda p, filled=filled: filled.get(p["let"] or "", p[0]), body)  # type: ignore[misc]
        written += _without_lets(body, lets)
    return written + formula[at:]


def _address(piece: re.Match[str], place: Place) -> str:
    if piece["text"]:
        words = piece["text"][1:-1]
        pieces = (words[k : k + _LONGEST_TEXT] for k in range(0, len(words) or 1, _LONGEST_TEXT))
        return "&".join(f'"{part}"' for part in pieces)
    if piece["column"]:
        return place.column(piece["column"], bool(piece["row"]), piece["part"] or "", place.round)
    if piece["figure"]:
        return place.figure(piece["figure"].replace("#", str(place.round)))
    if piece["name"]:
        return place.name(piece["name"])
    return str(place.round) if piece["round"] else ""


def _joined(text: str) -> Iterator[str]:
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith(" "):
            lines[-1] += " " + line.strip()
        elif not line.startswith("#"):
            lines.append(line)
    for line in lines:
        named = _CHOICE.search(line.partition(" = ")[0])
        count = named[1].count("|") + 1 if named else 0
        yield from [_chosen(line, k) for k in range(count)] or [line]


def _chosen(line: str, k: int) -> str:
    return _CHOICE.sub(lambda words: words[1].split("|")[k], line)


def _arguments(formula: str, at: int) -> tuple[list[str], int]:
    """Return the arguments of a call from behind its bracket on, and the place behind it."""
    given, depth, begin, in_text = [], 1, at, False
    while depth:
        letter = formula[at]
        in_text ^= letter == '"'
        depth += 0 if in_text else (letter in "([{") - (letter in ")]}")
        if not in_text and (depth == 0 or (letter == "," and depth == 1)):
            given.append(formula[begin:at].strip())
            begin = at + 1
        at += 1
    return given, at


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


def quoted(words: str, *, capital: bool = False) -> str:
    """Return words as a formula quotes them, in pieces if they are long."""
    words = words[:1].upper() + words[1:] if capital else words
    pieces = [words[k : k + _LONGEST_TEXT] for k in range(0, len(words), _LONGEST_TEXT)]
    return "&".join('"' + piece.replace('"', '""') + '"' for piece in pieces)


def filling(formula: str, first: str, room: tuple[int, int]) -> str:
    """Return the formula for a block of ``room`` (rows, columns) from the cell ``first`` on. It
    shows what ``formula`` gives, and empty texts in all other cells, where a spreadsheet would show
    #N/A or repeat a lone row or column. An error stands in the first cell alone. The formula
    refuses an answer that is too wide, and leaves out the end of one that is too long."""
    if room == (1, 1):
        return formula
    given, shown = "_xlpm.given", "_xlpm.shown"
    wide = f"IFERROR(COLUMNS({given}),1)>{room[1]}"
    fitting = f'IF({wide},"{_TOO_WIDE.format(room[1])}",{given})'
    inside = "*".join(
        f"({at}()-{at}({first})<IFERROR({at}S({shown}),1))" for at in ("ROW", "COLUMN")
    )
    text = f'IF(ISTEXT({shown}),{shown}&"",{shown})'  # else searches in LibreOffice miss the text
    return f'_xlfn.LET({given},{formula},{shown},{fitting},IF({inside},{text},""))'


def looked_up(cell: str, texts: Mapping[str, str], otherwise: str = '""') -> str:
    """Return the formula for the text that a table has for a cell's value, else ``otherwise``."""
    cases = [(f'{cell}="{value}"', f'"{text}"') for value, text in texts.items()]
    return first_that_holds(cases, otherwise)


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
    return f"CHOOSE({{{','.join(map(str, range(1, len(columns) + 1)))}}},{','.join(columns)})"
