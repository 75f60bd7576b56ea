"""The line above the crosstable that says what to do next, as a formula and as its text.

A round has begun where :meth:`xltiebreak.event.crosstable.Crosstable.started` says so, hence byes
that were typed ahead lead nobody astray. What is missing from it are the results of those who were
there in the round before, and of those whom an opponent names: who stays away stays away.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.section import Section
from xltiebreak.excel.crosstable_sheet import FIRST_ROUND, TITLE_ROW, typed_cells
from xltiebreak.excel.live_values import LiveValues
from xltiebreak.excel.styles import Styles

THEN_CHECK = "Next: save, then xltiebreak check."
THEN_PRINT = "Next: Checks, then print Standings."
_TYPE_NAMES = "Next: type the players, then their results in round 1."
_TYPE_U = "Type U for who is not paired."
_BYE_LETTERS = "BHU"


def of(section: Section, last: str) -> tuple[str, str]:
    """The formula and its text for a section; ``last`` is what follows the last round."""
    cells = LiveValues(section)
    rounds = section.crosstable.rounds
    numbers = [player.number for player in section.players]
    begun = xl_rowcol_to_cell(*_place(rounds), True, True)
    return (
        formula(begun, *typed_cells(len(section.players), rounds), last),
        text(numbers, cells.names, cells.results, rounds, last),
    )


def write_round(sheet: Worksheet, styles: Styles, section: Section) -> None:
    """Write the round that has begun, on which the next step depends."""
    rounds = section.crosstable.rounds
    *_, results = typed_cells(len(section.players), rounds)
    round = last_begun(LiveValues(section).results)
    sheet.write_formula(*_place(rounds), f"={begun_round(results)}", styles.round_begun, round)


def _place(rounds: int) -> tuple[int, int]:
    """At the right end of the title's row, above the scores."""
    return TITLE_ROW, FIRST_ROUND + rounds


def begun_round(results: str) -> str:
    """The last round that has begun, 0 before the first: the last column among the results in
    which something other than a bye stands."""
    entry = f"UPPER(TRIM({results}))"
    begins = (
        f'(RIGHT({entry},3)<>"BYE")*ISERROR(FIND(LEFT({entry}),"{_BYE_LETTERS}"))*({entry}<>"")'
    )
    return f"SUMPRODUCT(MAX({begins}*(COLUMN({results})-MIN(COLUMN({results}))+1)))"


def last_begun(results: Sequence[Sequence[str]]) -> int:
    """What :func:`begun_round` gives."""
    begun = (k for row in results for k, cell in enumerate(row, start=1) if _begins(cell))
    return max(begun, default=0)


def formula(now: str, numbers: str, names: str, results: str, last: str) -> str:
    """The next step, from the cell of the round that has begun and the ranges of numbers, names
    and results. It needs no add-in."""
    players = f"MAX(COUNTA({names}),COUNTA(INDEX({results},0,1)))"
    column, rounds = f"INDEX({results},0,{now})", f"COLUMNS({results})"
    before = f"INDEX({results},0,MAX(1,{now}-1))"
    there = f'({now}=1)*({names}<>"")+({now}>1)*({before}<>"")'
    named = "+".join(f'COUNTIF({column},"?"&{numbers}{colour})' for colour in ("", '&"w"', '&"b"'))
    ends = f"UPPER(RIGHT(TRIM({column})))"
    pending = f'ISNUMBER(VALUE(LEFT(TRIM({column}))))*(({ends}="W")+({ends}="B")+({ends}="?"))'
    missing = f'SUMPRODUCT(({column}="")*({numbers}<>"")*({there}+{named}>0)+{pending})'
    filled = f"COUNTA(INDEX({results},0,MIN({rounds},{now}+1)))>={players}"
    done = f"MIN({rounds},{now}+({filled}))"
    return (
        f'=IF({players}=0,"{_TYPE_NAMES}",'
        f"IF({now}=0,"
        f'{players}&IF({players}=1," player"," players")&". Next: the results of round 1.",'
        f'IF({missing}>0,"Round "&{now}&": "&{missing}&'
        f'IF({missing}=1," result"," results")&" missing. {_TYPE_U}",'
        f'IF({done}<{rounds},"Round "&{done}&" is in. Next: the results of round "&({done}+1)&".",'
        f'"Round "&{done}&" is in, the last one. {last}"))))'
    )


def text(
    numbers: Sequence[int],
    names: Sequence[str],
    results: Sequence[Sequence[str]],
    rounds: int,
    last: str,
) -> str:
    """What :func:`formula` gives."""
    players = max(sum(map(bool, names)), sum(bool(row[0]) for row in results))
    if not players:
        return _TYPE_NAMES
    now = last_begun(results)
    if not now:
        return f"{players} {'player' if players == 1 else 'players'}. Next: the results of round 1."
    missing = _missing(numbers, names, results, now)
    if missing:
        return (
            f"Round {now}: {missing} {'result' if missing == 1 else 'results'} missing. {_TYPE_U}"
        )
    filled = now < rounds and sum(bool(row[now]) for row in results) >= players
    done = now + filled
    if done < rounds:
        return f"Round {done} is in. Next: the results of round {done + 1}."
    return f"Round {done} is in, the last one. {last}"


def _begins(cell: str) -> bool:
    """Whether a cell is more than a bye, and thus begins its round."""
    tidy = cell.strip().upper()
    return bool(tidy) and not tidy.startswith(tuple(_BYE_LETTERS)) and not tidy.endswith("BYE")


def _missing(
    numbers: Sequence[int], names: Sequence[str], results: Sequence[Sequence[str]], now: int
) -> int:
    column = [row[now - 1].strip() for row in results]
    there = [row[now - 2] for row in results] if now > 1 else names
    named = {found[1] for cell in column if (found := re.fullmatch(r".(\d+)[wb]?", cell, re.I))}
    return sum(
        bool(not cell and (was_there or str(number) in named))
        or (cell[:1].isdecimal() and cell[-1:].upper() in ("W", "B", "?"))
        for number, was_there, cell in zip(numbers, there, column)
    )
