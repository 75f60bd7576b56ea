"""Checks on the games: opponents that exist, once a round, with twin cells that agree."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from xltiebreak.checks.entries import unclear_numbers
from xltiebreak.checks.grid import disagreement
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section

_TWIN = {
    Outcome.WIN: Outcome.LOSS,
    Outcome.DRAW: Outcome.DRAW,
    Outcome.LOSS: Outcome.WIN,
    Outcome.FORFEIT_WIN: Outcome.FORFEIT_LOSS,
    Outcome.FORFEIT_DRAW: Outcome.FORFEIT_DRAW,
    Outcome.FORFEIT_LOSS: Outcome.FORFEIT_WIN,
}


def _cells(section: Section) -> Iterator[tuple[int, int, int, Result]]:
    """Row index, pairing number, round and result of every cell that names an opponent, where
    it is clear which players are meant."""
    table = section.crosstable
    unclear = unclear_numbers(section)
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        if number in unclear:
            continue
        for round, result in enumerate(results, start=1):
            if result.opponent is not None and result.opponent not in unclear:
                yield row, number, round, result


def _in_letters(section: Section, row: int, round: int, result: Result) -> bool:
    """Whether the cell was typed in US Chess letters, or nothing is known of what was typed."""
    texts = section.origin.texts
    if not texts:
        return True
    from xltiebreak.event.notation import DIALECTS, UnknownCell, read_cell

    try:
        return read_cell(texts[row][round - 1], DIALECTS["us"]) == result
    except UnknownCell:
        return False


def _in_us_letters(result: Result) -> str:
    """The result in US Chess letters, whose notation is imported where there is a finding only."""
    from xltiebreak.event.notation.us import write

    return write(result)


def _shown(section: Section, row: int, round: int, result: Result) -> str:
    """The result in US Chess letters, or as it was typed in another notation."""
    if _in_letters(section, row, round, result):
        return _in_us_letters(result)
    return section.origin.texts[row][round - 1].replace("|", " ")


def opponents(section: Section) -> Iterator[Finding]:
    """Every opponent exists, and nobody is his own."""
    rows = section.crosstable.rows
    all_clear = not unclear_numbers(section)
    noun = section.origin.entry
    for row, number, round, result in _cells(section):
        if result.opponent in rows and result.opponent != number:
            continue
        where = section.origin.cell(row, f"R{round}", number)
        says = f"{noun} {number} says {_shown(section, row, round, result)}"
        if result.opponent == number:
            yield Finding(
                ERROR, "plays-self", where, f"{says}: nobody plays himself; correct the opponent"
            )
        elif all_clear:  # otherwise the opponent may be one whose number has to be corrected
            yield Finding(
                ERROR,
                "unknown-opponent",
                where,
                f"{says}, but there is no {noun} {result.opponent}; correct the opponent",
            )


def paired_twice(section: Section) -> Iterator[Finding]:
    """Two players who name the same opponent in one round; he can play one of them."""
    table = section.crosstable
    noun = section.origin.entry
    namers: dict[tuple[int, int], list[tuple[int, int, Result]]] = defaultdict(list)
    for row, number, round, result in _cells(section):
        opponent = result.opponent
        if opponent is not None and opponent in table.rows and opponent != number:
            namers[round, opponent].append((row, number, result))
    for (round, opponent), found in namers.items():
        if len(found) == 1:
            continue
        twin = table.rows[opponent][round - 1].opponent
        named_back = next((entry for entry in found if entry[1] == twin), found[0])
        for row, number, result in found:
            if (row, number, result) == named_back:
                continue
            column = f"R{round}"
            other = _whose(section, named_back[0], round)
            shown = _shown(section, row, round, result)
            other_shown = _shown(section, named_back[0], round, named_back[2])
            yield Finding(
                ERROR,
                "paired-twice",
                section.origin.cell(row, column, number),
                f"{noun} {number} says {shown}, and {other} says {other_shown}: "
                f"{noun} {opponent} cannot play both in round {round}; correct one of them",
            )


def _whose(section: Section, row: int, round: int) -> str:
    """``D9 (player 2)``, or ``player 2`` where cells have no address."""
    entry = f"{section.origin.entry} {section.crosstable.numbers[row]}"
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    return entry if cell.startswith(entry) else f"{cell} ({entry})"


def twins(section: Section) -> Iterator[Finding]:
    """A game stands in two cells; they have to tell the same story."""
    table = section.crosstable
    row_of = {number: row for row, number in enumerate(table.numbers)}
    for row, number, round, result in _cells(section):
        opponent = result.opponent
        if opponent is None or opponent == number or opponent not in row_of:
            continue
        twin_row = row_of[opponent]
        twin = table.results[twin_row][round - 1]
        if twin.blank or twin.outcome is Outcome.UNREADABLE:
            continue
        if twin.opponent == number and opponent < number:
            continue  # told at the opponent's own cell
        rival = table.rows.get(twin.opponent or 0)
        if twin.opponent != number and rival and rival[round - 1].opponent == opponent:
            continue  # told as paired twice
        agree = _agree(result, twin, number)
        if agree and not _same_colour(result, twin):
            continue
        column = f"R{round}"
        where = section.origin.cell(row, column, number)
        if section.origin.grid and not agree:
            message = disagreement(section, row, twin_row, round)
            yield Finding(ERROR, "twins-disagree", where, message)
            continue
        says = (
            f"{section.origin.entry} {number} says {_shown(section, row, round, result)}, but "
            f"{_whose(section, twin_row, round)} says {_shown(section, twin_row, round, twin)}"
        )
        if agree:
            colour = "White" if result.colour == "w" else "Black"
            yield Finding(
                WARNING,
                "colours-disagree",
                where,
                f"{says}: both with {colour}; correct one of them",
            )
        else:
            letters = _in_letters(section, row, round, result)
            whose = f"{section.origin.entry} {number}"
            expected = (
                _expected(result, number, whose) if letters else _expected_in_words(result, whose)
            )
            yield Finding(ERROR, "twins-disagree", where, f"{says}; expected {expected}")


def _same_colour(result: Result, twin: Result) -> bool:
    """Whether both had White, or both Black; a game that nobody played counts for no color."""
    if result.forfeit or twin.forfeit:
        return False
    return bool(result.colour) and result.colour == twin.colour


def _agree(result: Result, twin: Result, number: int) -> bool:
    """Whether two cells of one round may stand side by side; a forfeit need not name anyone."""
    if twin.opponent != number and not (twin.opponent is None and twin.forfeit):
        return False
    if Outcome.PENDING in (result.outcome, twin.outcome):
        return twin.opponent == number
    if result.ruling or twin.ruling:
        return True
    both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
    return both_lost or twin.outcome is _TWIN[result.outcome]


def _expected(result: Result, number: int, whose: str) -> str:
    """What the twin should be in US Chess letters, and how to record that it should not."""
    expected = f"{whose} as the opponent"
    if result.outcome is not Outcome.PENDING:
        expected = _in_us_letters(Result(_TWIN[result.outcome], number))
    if result.outcome is Outcome.FORFEIT_LOSS:
        expected += f" or F{number}"
    return (
        f"{expected}. Correct one of them, or record a "
        "director's ruling with N (win), R (draw) or S (loss)"
    )


def _expected_in_words(result: Result, whose: str) -> str:
    """What the twin should be, for a notation of other signs and without rulings."""
    expected = f"{whose} as the opponent"
    if result.outcome is Outcome.FORFEIT_LOSS:
        expected = f"a forfeit win or a forfeit loss against {whose}"
    elif result.outcome is not Outcome.PENDING:
        expected = f"a {_TWIN[result.outcome].value} against {whose}"
    return f"{expected}. Correct one of them"


def met_twice(section: Section) -> Iterator[Finding]:
    """In a Swiss, two players meet once."""
    if section.kind != "swiss":
        return
    noun = section.origin.entry
    unclear = unclear_numbers(section)
    table = section.crosstable
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        games = [result.opponent for result in results if result.played]
        if len({*games}) == len(games) or number in unclear:
            continue
        met: dict[int, int] = {}
        for round, result in enumerate(results, start=1):
            opponent = result.opponent
            if not result.played or opponent is None or number > opponent or opponent in unclear:
                continue
            if opponent in met:
                yield Finding(
                    WARNING,
                    "met-twice",
                    section.origin.cell(row, f"R{round}", number),
                    f"{noun}s {number} and {opponent} met in round {met[opponent]} already",
                )
            met.setdefault(opponent, round)
