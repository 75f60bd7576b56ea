"""Checks on the games: every opponent exists and plays once a round, and both cells agree."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.crosstable import Disagreement, Kind, disagreements
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.letters import UnknownCell, expected_twin, read, write
from xltiebreak.event.letters import write_in_grid as write_score
from xltiebreak.event.results import TWIN, Outcome, Result
from xltiebreak.event.section import Section

COLOURS_UNKNOWN = "colours-unknown"
COLOURLESS = ", or Most Blacks cannot be counted"
"""What follows from a game without a color."""


def _result(section: Section, row: int, round: int) -> Result:
    return section.crosstable.results[row][round - 1]


def _in_letters(section: Section, row: int, round: int) -> bool:
    texts = section.origin.texts
    try:
        return not texts or read(texts[row][round - 1]) == _result(section, row, round)
    except UnknownCell:
        return False


def _says(section: Section, row: int, round: int, *, with_cell: bool = False) -> str:
    """Return ``player 2 says W4``, the cell as it is typed, or, from a list, as it would be;
    ``with_cell``, where cells have addresses, ``D9 (player 2) says W4``."""
    result, texts = _result(section, row, round), section.origin.texts
    number = section.crosstable.numbers[row]
    whose = f"{section.origin.entry} {number}"
    cell = section.origin.short(row, f"R{round}", number)
    if with_cell and not cell.startswith(whose):
        whose = f"{cell} ({whose})"
    shown = write_score(result) if section.origin.grid else write(result)
    if texts and not section.origin.grid:
        shown = texts[row][round - 1].replace("|", " ").replace("¦", " ")
    return f"{whose} says {shown}"


def two_cells(section: Section) -> Iterator[Finding]:
    """Report opponents who do not exist, players who are their own opponents, two players who name
    the same opponent in a round, and games whose two cells do not agree."""
    for one in sorted(disagreements(section.crosstable), key=lambda one: one.kind.value[1]):
        if one.kind is Kind.NOBODY and section.crosstable.unclear:
            continue  # he may be one whose number has to be corrected
        severity, code = WARNING if one.kind is Kind.COLOUR else ERROR, one.kind.value[2]
        message = f"{_says(section, one.row, one.round)}{_what_is_wrong(section, one)}"
        yield section.finding(severity, code, one.row, f"R{one.round}", message)


def _what_is_wrong(section: Section, one: Disagreement) -> str:
    noun, result = section.origin.entry, _result(section, one.row, one.round)
    if one.kind is Kind.SELF:
        return ": nobody plays himself; correct the opponent"
    if one.kind is Kind.NOBODY:
        return f", but there is no {noun} {result.opponent}; correct the opponent"
    other = _says(section, one.other, one.round, with_cell=True)
    if one.kind is Kind.TWICE:
        opponent = _result(section, one.other, one.round).opponent
        both = f"{noun} {opponent} cannot play both in round {one.round}"
        return f", and {other}: {both}; correct one of them"
    if one.kind is Kind.COLOUR:
        colour = "White" if result.colour == "w" else "Black"
        return f", but {other}: both with {colour}; correct one of them"
    number, ruling = section.crosstable.numbers[one.row], ""
    if section.origin.grid:
        expected = f"{expected_twin(result)} against {noun} {number}"
    elif result.outcome is Outcome.PENDING:
        expected = f"{noun} {number} as the opponent"
    elif _in_letters(section, one.row, one.round):
        expected = write(Result(TWIN[result.outcome], number))
        expected += f" or F{number}" * (result.outcome is Outcome.FORFEIT_LOSS)
        ruling = ", or record a director's ruling with N (win), R (draw) or S (loss)"
    else:
        expected = f"a {TWIN[result.outcome].value} against {noun} {number}"
    return f", but {other}; expected {expected}. Correct one of them{ruling}"


def colours(section: Section) -> Iterator[Finding]:
    """Report once that games have no color, where others have one."""
    complete = {*section.crosstable.complete_rounds}
    played = [cell for cell in section.crosstable.cells() if cell[3].played and cell[2] in complete]
    without = [cell for cell in played if not cell[3].colour]
    if not without or len(without) == len(played):
        return
    row, _, round, _ = without[0]
    add = "type w or b behind it" if _in_letters(section, row, round) else "add it"
    others = f" ({len(without)} cells in all)" * bool(without[1:])
    says = f"{_says(section, row, round)} without a color{others}; {add}{COLOURLESS}"
    yield section.finding(WARNING, COLOURS_UNKNOWN, row, f"R{round}", says)


MET_TWICE = "{}s {} and {} met in round {} already"


def met_twice(section: Section) -> Iterator[Finding]:
    """Report two players who meet twice in a Swiss."""
    if section.is_roundrobin:
        return
    table, met = section.crosstable, dict[tuple[int, int], int]()
    for row, number, round, result in table.cells():
        pair = number, result.opponent or 0
        if not result.played or pair[0] > pair[1] or not table.unclear.isdisjoint(pair):
            continue
        if met.setdefault(pair, round) != round:
            message = MET_TWICE.format(section.origin.entry, *pair, met[pair])
            yield section.finding(WARNING, "met-twice", row, f"R{round}", message)
