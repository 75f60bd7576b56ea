"""Formulas in a text file, in Excel's own language with names in place of addresses.

A line is ``name = formula``; an indented line goes on, and a line with ``#`` is a remark.
``[Score]`` is a column, ``[@Score]`` its cell in the formula's row; ``[text:]`` and ``[@text:]``
are those of all rounds, ``[text#]`` and ``[@text#]`` those of the formula's round, ``#`` is its
number. ``{rounds}`` is a figure above the columns, ``{part_#}`` the one of that number. ``let
few(x) = …`` is put in where ``few(…)`` stands; its name is in small letters, as no function of
Excel's is. A name such as ``Results`` is the section's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from xltiebreak.disk.shipped import shipped

_PIECE = re.compile(
    r"""(?P<text>"(?:[^"]|"")*")|\[(?P<row>@?)(?P<column>[^\]\[:\#]+)(?P<part>[:\#])?\]"""
    r"""|\{(?P<figure>[a-z][\w#]*)\}|\b(?P<let>[a-z][a-z_]*)\b(?:\()?|\b(?P<name>[A-Z][a-z]\w*)\b"""
    r"""|(?P<round>\#)|\s+""",
    re.VERBOSE,
)

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
    section: dict[str, str] = {}
    text = "\n".join(shipped(f"excel/formulas/{name}.formulas").decode() for name in names)
    for line in _joined(text):
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), {})
            continue
        name, formula = (part.strip() for part in line.split(" = ", 1))
        if name.startswith("let "):
            name, _, given = name[4:].partition("(")
            lets[name] = ([each.strip() for each in given.rstrip(")").split(",") if each], formula)
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
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] == " ":
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return iter(lines)


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
