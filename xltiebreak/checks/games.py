"""Checks on the games: every opponent exists and plays once a round, and both cells agree."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from xltiebreak.checks.numbers_and_names import unclear_numbers
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.notation import DIALECTS, UnknownCell, read_cell
from xltiebreak.event.notation.grid_cells import expected_twin
from xltiebreak.event.notation.grid_cells import write as write_score
from xltiebreak.event.notation.us import write
from xltiebreak.event.results import TWIN, Outcome, Result
from xltiebreak.event.section import Section


def games_agree(crosstable: Crosstable) -> bool:
    """Whether the two cells of every game agree, as in nearly every table: the opponent names the
    player in return, or has nothing typed yet, and results and colours go together.

    If so, :func:`opponents`, :func:`paired_twice` and :func:`twins` have nothing to report.
    """
    known = crosstable.memory.get(games_agree)
    if known is None:
        known = crosstable.memory[games_agree] = _games_agree(crosstable)
    return bool(known)


COLOURS_UNKNOWN = "colours-unknown"
COLOURLESS = ", or Most Blacks cannot be counted"
"""What follows from a game without a color."""


def _games_agree(crosstable: Crosstable) -> bool:
    rows = crosstable.rows
    if len(rows) < len(crosstable.numbers):
        return False
    awaited: set[tuple[int, int]] = set()
    for number, results in rows.items():
        for round, result in enumerate(results):
            opponent = result.opponent
            if opponent is None:
                continue
            row = rows.get(opponent)
            if row is None or opponent == number:
                return False
            twin = row[round]
            if opponent < number and twin.opponent == number:
                continue  # checked at the opponent's own cell
            if twin.blank:
                if (round, opponent) in awaited:
                    return False
                awaited.add((round, opponent))
            elif twin.opponent != number or not _go_together(result, twin):
                return False
    return True


def _go_together(result: Result, twin: Result) -> bool:
    if result.colour and result.colour == twin.colour:
        return False
    return same_game(result, twin)


def same_game(result: Result, twin: Result) -> bool:
    """Whether two cells can be the two sides of one game, whatever their colors."""
    if result.played is twin.played and result.points + twin.points == 1:
        return True
    if result.ruling or twin.ruling:
        return True
    outcomes = (result.outcome, twin.outcome)
    return Outcome.PENDING in outcomes or outcomes == (Outcome.FORFEIT_LOSS,) * 2


def _cells(section: Section) -> Iterator[tuple[int, int, int, Result]]:
    """Yield row index, pairing number, round and result of every cell that names an opponent, if it
    is clear which players are meant."""
    unclear = unclear_numbers(section)
    for row, number, round, result in section.crosstable.cells():
        if number not in unclear and result.opponent is not None and result.opponent not in unclear:
            yield row, number, round, result


def _in_letters(section: Section, row: int, round: int, result: Result) -> bool:
    texts = section.origin.texts
    if not texts:
        return True
    try:
        return read_cell(texts[row][round - 1], DIALECTS["us"]) == result
    except UnknownCell:
        return False


def _shown(section: Section, row: int, round: int, result: Result) -> str:
    if _in_letters(section, row, round, result):
        return write(result)
    return section.origin.texts[row][round - 1].replace("|", " ")


def opponents(section: Section) -> Iterator[Finding]:
    """Report opponents who do not exist, and players who are their own opponents."""
    rows = section.crosstable.rows
    all_clear = not unclear_numbers(section)
    noun = section.origin.entry
    for row, number, round, result in _cells(section):
        if result.opponent in rows and result.opponent != number:
            continue
        says = f"{noun} {number} says {_shown(section, row, round, result)}"
        if result.opponent == number:
            message = f"{says}: nobody plays himself; correct the opponent"
            yield section.finding(ERROR, "plays-self", row, f"R{round}", message)
        elif all_clear:  # otherwise the opponent may be one whose number has to be corrected
            message = f"{says}, but there is no {noun} {result.opponent}; correct the opponent"
            yield section.finding(ERROR, "unknown-opponent", row, f"R{round}", message)


def paired_twice(section: Section) -> Iterator[Finding]:
    """Report two players who name the same opponent in one round; he can play one of them."""
    table = section.crosstable
    noun = section.origin.entry
    namers: dict[tuple[int, int], list[tuple[int, int, Result]]] = defaultdict(list)
    for row, number, round, result in _cells(section):
        opponent = result.opponent
        if opponent is not None and opponent in table.rows and opponent != number:
            namers[round, opponent].append((row, number, result))
    for (round, opponent), naming in namers.items():
        if len(naming) == 1:
            continue
        twin = table.rows[opponent][round - 1].opponent
        named_back = next((entry for entry in naming if entry[1] == twin), naming[0])
        for row, number, result in naming:
            if (row, number, result) == named_back:
                continue
            other = _whose(section, named_back[0], round)
            shown = _shown(section, row, round, result)
            other_shown = _shown(section, named_back[0], round, named_back[2])
            message = (
                f"{noun} {number} says {shown}, and {other} says {other_shown}: "
                f"{noun} {opponent} cannot play both in round {round}; correct one of them"
            )
            yield section.finding(ERROR, "paired-twice", row, f"R{round}", message)


def _whose(section: Section, row: int, round: int) -> str:
    """Return ``D9 (player 2)``, or ``player 2`` where cells have no address."""
    entry = f"{section.origin.entry} {section.crosstable.numbers[row]}"
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    return entry if cell.startswith(entry) else f"{cell} ({entry})"


def twins(section: Section) -> Iterator[Finding]:
    """Report games whose two cells do not agree."""
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
            continue  # reported at the opponent's own cell
        rival = table.rows.get(twin.opponent or 0)
        if twin.opponent != number and rival and rival[round - 1].opponent == opponent:
            continue  # reported as paired twice
        agree = _agree(result, twin, number)
        if agree and not _same_colour(result, twin):
            continue
        column = f"R{round}"
        if section.origin.grid and not agree:
            message = _disagreement_in_grid(section, row, twin_row, round)
            yield section.finding(ERROR, "twins-disagree", row, column, message)
            continue
        says = (
            f"{section.origin.entry} {number} says {_shown(section, row, round, result)}, but "
            f"{_whose(section, twin_row, round)} says {_shown(section, twin_row, round, twin)}"
        )
        if agree:
            colour = "White" if result.colour == "w" else "Black"
            message = f"{says}: both with {colour}; correct one of them"
            yield section.finding(WARNING, "colours-disagree", row, column, message)
        else:
            whose = f"{section.origin.entry} {number}"
            in_letters = _in_letters(section, row, round, result)
            expected = _expected(result, number, whose, in_letters=in_letters)
            message = f"{says}; expected {expected}"
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


def _same_colour(result: Result, twin: Result) -> bool:
    if result.forfeit or twin.forfeit:
        return False
    return bool(result.colour) and result.colour == twin.colour


def _agree(result: Result, twin: Result, number: int) -> bool:
    """Whether the two cells of a game can both be right; a forfeit need not name an opponent."""
    if twin.opponent != number and not (twin.opponent is None and twin.forfeit):
        return False
    if Outcome.PENDING in (result.outcome, twin.outcome):
        return twin.opponent == number
    if result.ruling or twin.ruling:
        return True
    both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
    return both_lost or twin.outcome is TWIN[result.outcome]


def _expected(result: Result, number: int, whose: str, *, in_letters: bool) -> str:
    """Return what the twin should be; in US letters also how to record a ruling instead."""
    if result.outcome is Outcome.PENDING:
        expected = f"{whose} as the opponent"
    elif in_letters:
        expected = write(Result(TWIN[result.outcome], number))
        expected += f" or F{number}" * (result.outcome is Outcome.FORFEIT_LOSS)
    elif result.outcome is Outcome.FORFEIT_LOSS:
        expected = f"a forfeit win or a forfeit loss against {whose}"
    else:
        expected = f"a {TWIN[result.outcome].value} against {whose}"
    ruling = ", or record a director's ruling with N (win), R (draw) or S (loss)" * in_letters
    return f"{expected}. Correct one of them{ruling}"


def _disagreement_in_grid(section: Section, row: int, twin_row: int, round: int) -> str:
    table = section.crosstable
    number, opponent = table.numbers[row], table.numbers[twin_row]
    result, twin = table.results[row][round - 1], table.results[twin_row][round - 1]
    entry = section.origin.entry
    other = section.origin.short(twin_row, f"R{round}", opponent)
    return (
        f"{entry} {number} has {write_score(result)} against {entry} {opponent}, but {other} "
        f"({entry} {opponent} against {entry} {number}) has {write_score(twin)}; expected there "
        f"{expected_twin(result)}. Correct one of them"
    )


MET_TWICE = "{}s {} and {} met in round {} already"


def met_twice(section: Section) -> Iterator[Finding]:
    """Report two players who meet twice in a Swiss."""
    if section.is_roundrobin:
        return
    noun = section.origin.entry
    unclear = unclear_numbers(section)
    table = section.crosstable
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        games = [
            (round, result.opponent) for round, result in enumerate(results, 1) if result.played
        ]
        if len({opponent for _, opponent in games}) == len(games) or number in unclear:
            continue
        met: dict[int, int] = {}
        for round, opponent in games:
            if opponent is None or number > opponent or opponent in unclear:
                continue
            if opponent in met:
                message = MET_TWICE.format(noun, number, opponent, met[opponent])
                yield section.finding(WARNING, "met-twice", row, f"R{round}", message)
            met.setdefault(opponent, round)
