"""The line above the crosstable that says what to do next, as a formula and as its text."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.excel.crosstable_sheet import typed_cells
from xltiebreak.excel.live_values import LiveValues
from xltiebreak.model import Section

THEN_CHECK = "Next: save, then xltiebreak check."
THEN_PRINT = "Next: Checks, then print Standings."
_TYPE_NAMES = "Next: type the players, then their results in round 1."
_TYPE_U = "Type U for who is not paired."


def of(section: Section, last: str) -> tuple[str, str]:
    """The formula and its text for a section; ``last`` is what follows the last round."""
    cells = LiveValues(section)
    rounds = section.crosstable.rounds
    names, results = typed_cells(len(section.players), rounds)
    return formula(names, results, rounds, last), text(cells.names, cells.results, rounds, last)


def formula(names: str, results: str, rounds: int, last: str) -> str:
    """The next step, from the ranges of names and results. It needs no add-in."""
    first = results.partition(":")[0].replace("$", "")
    first_round = f"INDEX({results},0,1)"
    players = f"MAX(COUNTA({names}),COUNTA({first_round}))"
    now = f'SUMPRODUCT(MAX(({results}<>"")*(COLUMN({results})-COLUMN({first})+1)))'
    column = f"INDEX({results},0,{now})"
    text = f"TRIM({column})"
    pending = (
        f"SUMPRODUCT(ISNUMBER(VALUE(LEFT({text},1)))"
        f'*((UPPER(RIGHT({text},1))="W")+(UPPER(RIGHT({text},1))="B")))'
    )
    missing = f"(MAX(0,{players}-COUNTA({column}))+{pending})"
    return (
        f'=IF(COUNTA({names},{results})=0,"{_TYPE_NAMES}",'
        f"IF(COUNTA({results})=0,"
        f'{players}&IF({players}=1," player"," players")&". Next: the results of round 1.",'
        f'IF({missing}>0,"Round "&{now}&": "&{missing}&'
        f'IF({missing}=1," result"," results")&" missing. {_TYPE_U}",'
        f'IF({now}<{rounds},"Round "&{now}&" is in. Next: the results of round "&({now}+1)&".",'
        f'"Round "&{now}&" is in, the last one. {last}"))))'
    )


def text(names: Sequence[str], results: Sequence[Sequence[str]], rounds: int, last: str) -> str:
    """What :func:`formula` gives."""
    typed = sum(bool(name) for name in names)
    now = max((k for row in results for k, cell in enumerate(row, start=1) if cell), default=0)
    players = max(typed, sum(bool(row[0]) for row in results))
    if not now:
        plural = "player" if players == 1 else "players"
        return f"{players} {plural}. Next: the results of round 1." if typed else _TYPE_NAMES
    column = [row[now - 1].strip() for row in results]
    pending = sum(cell[:1].isdecimal() and cell[-1:].upper() in ("W", "B") for cell in column)
    missing = max(0, players - sum(bool(cell) for cell in column)) + pending
    if missing:
        plural = "result" if missing == 1 else "results"
        return f"Round {now}: {missing} {plural} missing. {_TYPE_U}"
    if now < rounds:
        return f"Round {now} is in. Next: the results of round {now + 1}."
    return f"Round {now} is in, the last one. {last}"
