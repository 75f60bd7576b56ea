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


def _in_letters(section: Section, row: int, round: int, result: Result) -> bool:
    texts = section.origin.texts
    try:
        return not texts or read(texts[row][round - 1]) == result
    except UnknownCell:
        return False


def _shown(section: Section, row: int, round: int, result: Result) -> str:
    """Return a cell as it is typed; where the results stand in lists, as a cell would be."""
    if section.origin.grid:
        return write_score(result)
    if section.origin.texts:
        return section.origin.texts[row][round - 1].replace("|", " ").replace("¦", " ")
    return write(result)


def two_cells(section: Section) -> Iterator[Finding]:
    """Report opponents who do not exist, players who are their own opponents, two players who name
    the same opponent in a round, and games whose two cells do not agree."""
    found = disagreements(section.crosstable)
    for kinds, told in (
        ((Kind.SELF, Kind.NOBODY), _opponent),
        ((Kind.TWICE,), _paired_twice),
        ((Kind.NOT_BACK, Kind.OUTCOME, Kind.COLOUR), _twins),
    ):
        for one in found:
            if one.kind in kinds:
                yield from told(section, one)


def _says(section: Section, row: int, round: int) -> str:
    """Return ``player 2 says W4``."""
    table = section.crosstable
    shown = _shown(section, row, round, table.results[row][round - 1])
    return f"{section.origin.entry} {table.numbers[row]} says {shown}"


def _opponent(section: Section, one: Disagreement) -> Iterator[Finding]:
    says, noun = _says(section, one.row, one.round), section.origin.entry
    opponent = section.crosstable.results[one.row][one.round - 1].opponent
    if one.kind is Kind.SELF:
        message = f"{says}: nobody plays himself; correct the opponent"
        yield section.finding(ERROR, "plays-self", one.row, f"R{one.round}", message)
    elif not section.crosstable.unclear:  # or he may be one whose number has to be corrected
        message = f"{says}, but there is no {noun} {opponent}; correct the opponent"
        yield section.finding(ERROR, "unknown-opponent", one.row, f"R{one.round}", message)


def _paired_twice(section: Section, one: Disagreement) -> Iterator[Finding]:
    table, noun, round = section.crosstable, section.origin.entry, one.round
    other = table.results[one.other][round - 1]
    message = (
        f"{_says(section, one.row, round)}, and {_whose(section, one.other, round)} says "
        f"{_shown(section, one.other, round, other)}: {noun} {other.opponent} cannot play both in "
        f"round {round}; correct one of them"
    )
    yield section.finding(ERROR, "paired-twice", one.row, f"R{round}", message)


def _whose(section: Section, row: int, round: int) -> str:
    """Return ``D9 (player 2)``, or ``player 2`` where cells have no address."""
    entry = f"{section.origin.entry} {section.crosstable.numbers[row]}"
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    return entry if cell.startswith(entry) else f"{cell} ({entry})"


def _twins(section: Section, one: Disagreement) -> Iterator[Finding]:
    table, row, round = section.crosstable, one.row, one.round
    result, twin = table.results[row][round - 1], table.results[one.other][round - 1]
    column, number = f"R{round}", table.numbers[row]
    says = (
        f"{_says(section, row, round)}, but {_whose(section, one.other, round)} says "
        f"{_shown(section, one.other, round, twin)}"
    )
    if one.kind is Kind.COLOUR:
        colour = "White" if result.colour == "w" else "Black"
        message = f"{says}: both with {colour}; correct one of them"
        yield section.finding(WARNING, "colours-disagree", row, column, message)
        return
    whose = f"{section.origin.entry} {number}"
    in_letters = not section.origin.grid and _in_letters(section, row, round, result)
    if section.origin.grid:
        expected = f"{expected_twin(result)} against {whose}"
    elif result.outcome is Outcome.PENDING:
        expected = f"{whose} as the opponent"
    elif in_letters:
        expected = write(Result(TWIN[result.outcome], number))
        expected += f" or F{number}" * (result.outcome is Outcome.FORFEIT_LOSS)
    elif result.outcome is Outcome.FORFEIT_LOSS:
        expected = f"a forfeit win or a forfeit loss against {whose}"
    else:
        expected = f"a {TWIN[result.outcome].value} against {whose}"
    ruling = ", or record a director's ruling with N (win), R (draw) or S (loss)" * in_letters
    message = f"{says}; expected {expected}. Correct one of them{ruling}"
    yield section.finding(ERROR, "twins-disagree", row, column, message)


def colours(section: Section) -> Iterator[Finding]:
    """Report once that games have no color, where others have one."""
    complete = {*section.crosstable.complete_rounds}
    played = [cell for cell in section.crosstable.cells() if cell[3].played and cell[2] in complete]
    without = [cell for cell in played if not cell[3].colour]
    if not without or len(without) == len(played):
        return
    row, number, round, result = without[0]
    shown = _shown(section, row, round, result)
    add = "type w or b behind it" if _in_letters(section, row, round, result) else "add it"
    others = f" ({len(without)} cells in all)" * bool(without[1:])
    says = f"{section.origin.entry} {number} says {shown} without a color{others}; {add}"
    yield section.finding(WARNING, COLOURS_UNKNOWN, row, f"R{round}", says + COLOURLESS)


MET_TWICE = "{}s {} and {} met in round {} already"


def met_twice(section: Section) -> Iterator[Finding]:
    """Report two players who meet twice in a Swiss."""
    if section.is_roundrobin:
        return
    noun = section.origin.entry
    table = section.crosstable
    met: dict[tuple[int, int], int] = {}
    for row, number, round, result in table.cells():
        pair = number, result.opponent or 0
        if not result.played or pair[0] > pair[1] or not table.unclear.isdisjoint(pair):
            continue
        if met.setdefault(pair, round) != round:
            message = MET_TWICE.format(noun, *pair, met[pair])
            yield section.finding(WARNING, "met-twice", row, f"R{round}", message)
