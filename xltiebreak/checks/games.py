"""Checks on the games: every opponent exists and plays once a round, and both cells agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

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


def _shown(section: Section, row: int, round: int) -> str:
    """Return a cell as it is typed; where the results stand in lists, as a cell would be."""
    result = _result(section, row, round)
    if section.origin.grid:
        return write_score(result)
    if section.origin.texts:
        return section.origin.texts[row][round - 1].replace("|", " ").replace("¦", " ")
    return write(result)


def _says(section: Section, row: int, round: int) -> str:
    """Return ``player 2 says W4``."""
    number = section.crosstable.numbers[row]
    return f"{section.origin.entry} {number} says {_shown(section, row, round)}"


def _says_where(section: Section, row: int, round: int) -> str:
    """Return ``D9 (player 2) says W4``, or ``player 2 says W4`` where cells have no address."""
    entry = f"{section.origin.entry} {section.crosstable.numbers[row]}"
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    whose = entry if cell.startswith(entry) else f"{cell} ({entry})"
    return f"{whose} says {_shown(section, row, round)}"


_PLACE_AND_CODE: Mapping[Kind, tuple[int, str]] = {
    Kind.SELF: (1, "plays-self"),
    Kind.NOBODY: (1, "unknown-opponent"),
    Kind.TWICE: (2, "paired-twice"),
    Kind.NOT_BACK: (3, "twins-disagree"),
    Kind.OUTCOME: (3, "twins-disagree"),
    Kind.COLOUR: (3, "colours-disagree"),
}
"""Which disagreements are reported first, and the code of each."""


def two_cells(section: Section) -> Iterator[Finding]:
    """Report opponents who do not exist, players who are their own opponents, two players who name
    the same opponent in a round, and games whose two cells do not agree."""
    found = disagreements(section.crosstable)
    for one in sorted(found, key=lambda one: _PLACE_AND_CODE[one.kind][0]):
        if one.kind is Kind.NOBODY and section.crosstable.unclear:
            continue  # he may be one whose number has to be corrected
        severity, code = WARNING if one.kind is Kind.COLOUR else ERROR, _PLACE_AND_CODE[one.kind][1]
        message = f"{_says(section, one.row, one.round)}{_what_is_wrong(section, one)}"
        yield section.finding(severity, code, one.row, f"R{one.round}", message)


def _what_is_wrong(section: Section, one: Disagreement) -> str:
    noun, result = section.origin.entry, _result(section, one.row, one.round)
    if one.kind is Kind.SELF:
        return ": nobody plays himself; correct the opponent"
    if one.kind is Kind.NOBODY:
        return f", but there is no {noun} {result.opponent}; correct the opponent"
    other = _says_where(section, one.other, one.round)
    if one.kind is Kind.TWICE:
        opponent = _result(section, one.other, one.round).opponent
        return (
            f", and {other}: {noun} {opponent} cannot play both in round {one.round}; correct one "
            "of them"
        )
    if one.kind is Kind.COLOUR:
        colour = "White" if result.colour == "w" else "Black"
        return f", but {other}: both with {colour}; correct one of them"
    number = section.crosstable.numbers[one.row]
    whose = f"{noun} {number}"
    in_letters = not section.origin.grid and _in_letters(section, one.row, one.round)
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
