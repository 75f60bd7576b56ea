"""Widths of columns, in twips: the only place that knows how wide anything is.

LibreOffice fits no column to its texts, so each states its width: with room for the broader letters
of a font that stands in, where there is, else what Calibri needs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import compress
from typing import NamedTuple

from xltiebreak.answers.shape import Cell, Column, Mark, Role, Run, lines_of, runs_of
from xltiebreak.bulletin.word.styles import INCH, Face

GAP = 90
"""The white space at the right of each cell."""
STAND_IN = 1.2
"""How much broader a font may be that stands in for one that is not installed: heads, sums of
money and the names of winners always have room for it, as they would be broken in two first."""
_LEAST_PROSE, _LEAST_WORDS = round(2.4 * INCH), round(0.5 * INCH)
_SHARES = {Role.NAME: 3, Role.SPARE: 1, Role.PROSE: 5}
_SPARE = {**_SHARES, Role.BESIDE: 1}
"""Which columns yield where there is little room, and which take what is spare."""
SHORT_HEAD = 6
"""A head of so many letters stands above whole figures, to the left of what hangs out."""
_LONG = 3
"""Of so many clubs one may take two lines, so that a long one does not put all below the names."""
_MONEY = re.compile(r"(?:CA)?[$€£₹]\d")
_TAIL = re.compile(r"(?<=\d)(?:[¼½¾]|P\d*)$|^[¼½¾]$")
_BOLD = (Mark.STRONG, Mark.DECISIVE, Mark.LARGE, Mark.MEDIUM)


class Faces(NamedTuple):
    """The letters of a table: of its cells, its heads, and of winners' names by their marks."""

    cell: Face
    head: Face
    winner: Face
    small_winner: Face

    def of(self, mark: str) -> Face:
        """Return the letters of runs with this mark."""
        return {Mark.LARGE: self.winner, Mark.MEDIUM: self.small_winner}.get(mark, self.cell)


class Need(NamedTuple):
    """What a column needs: with room to spare, in one line, with words in two lines, and as little
    as can be."""

    wanted: int
    natural: int
    wrapped: int
    least: int


def width_of(runs: Sequence[Run], faces: Faces) -> int:
    """Return the width of a line."""
    return sum(faces.of(run.mark).width(run.text, run.mark in _BOLD) for run in runs)


def tail_of(cell: Cell, faces: Faces) -> int:
    """Return the width of what hangs out to the right of a figure: the ½ of ``6½``."""
    found = _TAIL.search("".join(run.text for run in runs_of(cell)))
    return faces.cell.exact(found[0]) if found else 0


def need(column: Column, faces: Faces, before: int = 0) -> Need:
    """Return what a column needs; names with white space ``before`` them."""
    lines = [line for cell in column.values for line in lines_of(cell)]
    names = [line for line in lines if line and line[0].mark in (Mark.LARGE, Mark.MEDIUM)]
    one_line = max((width_of(line, faces) for line in names or lines), default=0)
    one_line += any(line[0].mark == Mark.LARGE for line in names) * 2 * GAP
    if names:  # room for points and club below them, which are not to be broken
        one_line = max(one_line, min(max(width_of(line, faces) for line in lines), _LEAST_PROSE))
    head = faces.head.longest_word(column.head, bold=True)
    if column.role == Role.FIGURE:
        tail = max((tail_of(cell, faces) for cell in column.values), default=0)
        bodies = (width_of(runs_of(cell), faces) - tail_of(cell, faces) for cell in column.values)
        one_line = max(bodies, default=0) + tail
        head = faces.head.in_two_lines(column.head, bold=True)
        head += tail * (len(column.head) <= SHORT_HEAD)
    before *= column.role == Role.NAME
    head = round(head * STAND_IN)
    natural = max(one_line, head) + GAP + before
    if column.role not in _SHARES:
        spare = 1.0 if column.role == Role.BESIDE else STAND_IN
        wanted = max(round(one_line * spare), head) + GAP
        least = wanted if names or any(map(_MONEY.match, column.cells)) else natural
        return Need(wanted, least, least, least)
    texts = [(run.text, faces.of(run.mark), run.mark in _BOLD) for line in lines for run in line]
    words = max((face.longest_word(text, bold) for text, face, bold in texts), default=0)
    words = round(words * STAND_IN) if names else words
    halves = max((face.in_two_lines(text, bold) for text, face, bold in texts), default=0)
    wrapped = max(halves, words, head) + GAP + before
    least = min(max(words, head) + GAP + before, natural)
    wanted = natural
    if column.role == Role.SPARE and lines:
        widths = sorted((width_of(line, faces) for line in lines if line), reverse=True) or [0]
        natural = min(natural, max(wrapped, widths[len(widths) // _LONG] + GAP))
    if column.role == Role.PROSE:
        natural = min(natural, max(least, _LEAST_PROSE))
        wrapped = max(least, natural * 2 // 3)
    return Need(wanted, natural, min(wrapped, natural), least)


def fitted(columns: Sequence[Column], room: int, faces: Faces, before: int = 0) -> list[int]:
    """Return widths that fill the room: as wanted, with results alike if they may be, and what is
    spare for words; else in one line; else with words in two lines, and at last broken, since
    figures never are."""
    needs = [need(column, faces, before) for column in columns]
    steps = [list(step) for step in zip(*needs)]
    steps.append([
        min(each.least, _LEAST_WORDS) if column.role in _SHARES else each.least
        for column, each in zip(columns, needs)
    ])  # fmt: skip
    wide = steps[0]
    of_results = [column.role == Role.RESULT for column in columns]
    widest = max(compress(wide, of_results), default=0)
    even = [widest if of_result else wanted for of_result, wanted in zip(of_results, wide)]
    for wanted in (even, wide):
        if sum(wanted) <= room:
            return _shared(wanted, [_SPARE.get(column.role, 0) for column in columns], room)
    for narrow in steps[1:]:
        if sum(narrow) <= room:
            lacking = [
                (wanted - width) * (narrow is steps[1] or column.role in _SHARES)
                for column, wanted, width in zip(columns, wide, narrow)
            ]
            return _shared(narrow, lacking, room)
    return _shared(narrow, narrow, room)


def _shared(widths: Sequence[int], weights: Sequence[int], room: int) -> list[int]:
    """Return the widths, with what is spare or lacking shared by weights."""
    spare, total = room - sum(widths), sum(weights)
    if not total:
        weights, total = [0] * (len(widths) - 1) + [1], 1
    made = [width + spare * weight // total for width, weight in zip(widths, weights)]
    made[weights.index(max(weights))] += room - sum(made)
    return made
