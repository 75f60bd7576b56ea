"""Cells that are no results throughout: points without opponents, opponents without results, a
column of totals, names spelled in another way, letters of no known language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from xltiebreak.checks.causes.repair import OF_GAMES, Cause, at, column_called, quoted
from xltiebreak.event.figures import points
from xltiebreak.event.findings import Finding
from xltiebreak.event.section import Section

_UNREAD = frozenset({"unknown-code", "unknown-opponent"})
_FEWEST = 4
_MOSTLY, _NEARLY = 0.5, 0.9

WHICH_PAGE = (
    "save the table that names the opponents: at chess-results.com 'Starting rank crosstable' or "
    "'Ranking crosstable after round …', at US Chess the crosstable of the section (MSA), in "
    "Swiss-Manager the list 'Starting rank crosstable' as Excel file, in other programs the "
    "crosstable or wall chart"
)

Cell = tuple[int, int]
"""The row and the round."""


def unreadable_tables(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once what the cells hold instead of results: of a column, or of most."""
    texts = section.origin.texts
    if not texts or section.origin.cells or len(section.faults) < _FEWEST:
        return
    table, reported = section.crosstable, {fault.where: fault for fault in section.faults}
    unread: dict[Cell, Finding] = {}
    for row, number, round, _ in table.cells():
        fault = reported.get(section.origin.cell(row, f"R{round}", number))
        if fault is not None and fault.code in _UNREAD:
            unread[row, round] = fault
    if len(unread) < _FEWEST:
        return
    filled = Counter(
        round for row in texts for round, text in enumerate(row, start=1) if text.strip()
    )
    by_round = Counter(round for _, round in unread)
    if len(unread) >= _MOSTLY * sum(filled.values()):
        message, cells = _throughout(section, unread), list(unread)
        codes = OF_GAMES | {"totals-disagree", "ambiguous-notation", "forgotten-cell"}
        codes |= {"incomplete-round"}
        yield _cause(section, findings, cells, unread, message, codes)
        return
    for round in by_round:
        cells = sorted(cell for cell in unread if cell[1] == round)
        if len(cells) >= max(_FEWEST, _NEARLY * filled[round]):
            message = _of_column(section, cells, round)
            yield _cause(section, findings, cells, unread, message, {"totals-disagree"})


def _cause(
    section: Section,
    findings: Sequence[Finding],
    cells: Sequence[Cell],
    unread: Mapping[Cell, Finding],
    message: str,
    codes: set[str] | frozenset[str],
) -> Cause:
    row, round = min(cells)
    explains = [*(unread[cell] for cell in cells), *(f for f in findings if f.code in codes)]
    return Cause(at(section, row, f"R{round}", "unknown-code", message), explains)


_POINTS = re.compile(r"[01½]|0[.,]5|1/2|[+=-]|[01][kf+-]|-+")
_FIGURE = re.compile(r"\d+(?:[.,]\d+)?½?|½")


def _throughout(section: Section, unread: Mapping[Cell, Finding]) -> str:
    texts = {cell: _text(section, cell) for cell in unread}
    first = quoted(section, *min(unread))
    how_many = f"{len(texts):,} cells"
    if all(_POINTS.fullmatch(text) or _FIGURE.fullmatch(text) for text in texts.values()):
        named = sum(_names_back(section, cell) for cell in texts)
        if named >= _MOSTLY * len(texts):
            return (
                f"{how_many} name opponents without results (the first is {first}); type who won "
                "before the number, such as W12, D12 or L12, or take a table with the results"
            )
        if all(_could_be_points(text, cell[1]) for cell, text in texts.items()):
            return (
                f"{how_many} hold points without opponents (the first is {first}), and no "
                f"tie-break can be worked out without them; {WHICH_PAGE}"
            )
        return (
            f"{how_many} are bare numbers, which do not name both the opponent and the result (the "
            f"first is {first}); type such as W12 for a win over player 12"
        )
    if "opponents by name" in section.origin.how:
        return (
            f"{how_many} name opponents whose names do not stand in the column of names, or are "
            f"those of several (the first is {first}); spell them as there, or type their numbers"
        )
    words = (word for text in texts.values() for word in re.findall(r"[^\W\d_]+", text.upper()))
    letters = Counter(word for word in words if word.isalpha())
    kinds = ", ".join(f"{letter} {count} times" for letter, count in letters.most_common(5))
    return (
        f"{how_many} are no results in any notation known here (the first is {first}"
        f"{'; letters: ' + kinds if kinds else ''}); type results such as W12, D12 or L12, or "
        "state at Notation which language the letters are of"
    )


def _could_be_points(text: str, round: int) -> bool:
    """Whether a text is the score of a game, or one that could be reached by this round."""
    figure = _figure(text)
    return figure is None or figure <= round


def _of_column(section: Section, cells: Sequence[Cell], round: int) -> str:
    name, first = column_called(section, round), quoted(section, *cells[0])
    sums = section.crosstable.results
    totals = [
        _figure(_text(section, cell)) == sum(result.points for result in sums[cell[0]])
        for cell in cells
    ]
    if sum(totals) >= _NEARLY * len(totals):
        return f"{name} holds the totals and no round ({first}); head it Score"
    if all(_POINTS.fullmatch(_text(section, cell)) for cell in cells):
        return (
            f"{name} holds points without opponents ({first}); take the results of that round from "
            "a table that names the opponents"
        )
    return (
        f"{name} holds no results ({first} and {len(cells) - 1} more); if it is no round, give it "
        "another header, otherwise type results such as W12"
    )


def _text(section: Section, cell: Cell) -> str:
    return section.origin.texts[cell[0]][cell[1] - 1].replace("|", " ").strip()


def _figure(text: str) -> float | None:
    try:
        return points(text)
    except ValueError:
        return None


def _names_back(section: Section, cell: Cell) -> bool:
    """Whether the cell is the number of a player whose own cell is this player's number."""
    numbers = section.crosstable.numbers
    text = _text(section, cell)
    if not text.isdecimal() or int(text) not in numbers:
        return False
    other = numbers.index(int(text))
    return _text(section, (other, cell[1])) == str(numbers[cell[0]])
