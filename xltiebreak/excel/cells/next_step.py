"""The line above the results that says what to do next, as a formula and as its text: of rounds, of
a grid, and of matches. It needs no add-in.

A round has begun where :meth:`xltiebreak.event.crosstable.Crosstable.started` says so, hence byes
that were typed ahead lead nobody astray. What is missing from it are the results of those who were
there in the round before, and of those whom an opponent names: whoever is empty or U there stays
away. It is the rule of :func:`xltiebreak.event.crosstable.typed_by_hand`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.figures import counted
from xltiebreak.excel.cells.formulas import A_ROUND, Line
from xltiebreak.excel.cells.layout import FIRST_ROUND, TITLE_ROW, typed_cells
from xltiebreak.excel.cells.live import LiveValues
from xltiebreak.excel.cells.names import TeamNames
from xltiebreak.excel.cells.team_cells import TeamCells
from xltiebreak.excel.cells.typed_matches import PENDING

THEN_CHECK = "Next: save, then xltiebreak check."
THEN_PRINT = "Next: Checks, then print Standings."
_TYPE_NAMES = "Next: type the players, then their results in round 1."
_TYPE_U = "Type U for who is not paired."
_BYE_LETTERS, _AWAY = "BHU", "U"


def of_rounds(cells: LiveValues, last: str) -> Line:
    """The formula and its text; ``last`` is what follows the last round."""
    section = cells.section
    rounds = section.crosstable.rounds
    numbers = [player.number for player in section.players]
    begun = xl_rowcol_to_cell(*round_place(rounds), True, True)
    return (
        formula(begun, *typed_cells(len(section.players), rounds), last),
        text(numbers, cells.names, cells.results, rounds, last),
    )


def round_place(rounds: int) -> tuple[int, int]:
    """At the right end of the title's row, above the scores."""
    return TITLE_ROW, FIRST_ROUND + rounds


def begun_round(results: str, before: str = "") -> str:
    """The last round that has begun, 0 before the first: the last column among the results in
    which something other than a bye stands; of those ``before`` another, if given."""
    entry = f"UPPER(TRIM({results}))"
    begins = (
        f'(RIGHT({entry},3)<>"BYE")*ISERROR(FIND(LEFT({entry}),"{_BYE_LETTERS}"))*({entry}<>"")'
    )
    round = f"(COLUMN({results})-MIN(COLUMN({results}))+1)"
    earlier = f"*({round}<{before})" if before else ""
    return f"SUMPRODUCT(MAX({begins}*{round}{earlier}))"


def last_begun(results: Sequence[Sequence[str]]) -> int:
    """What :func:`begun_round` gives."""
    begun = (k for row in results for k, cell in enumerate(row, start=1) if _begins(cell))
    return max(begun, default=0)


def formula(now: str, numbers: str, names: str, results: str, last: str) -> str:
    """The next step, from the cell of the round that has begun and the ranges of numbers, names
    and results. It needs no add-in."""
    players = f"MAX(COUNTA({names}),COUNTA(INDEX({results},0,1)))"
    column, rounds = f"INDEX({results},0,{now})", f"COLUMNS({results})"
    round_before = begun_round(results, now)
    before = f"INDEX({results},0,MAX(1,{round_before}))"
    was_there = f'({before}<>"")*(UPPER(TRIM({before}))<>"{_AWAY}")'
    there = f'({round_before}=0)*({names}<>"")+({round_before}>0)*{was_there}'
    named = "+".join(f'COUNTIF({column},"?"&{numbers}{colour})' for colour in ("", '&"w"', '&"b"'))
    ends = f"UPPER(RIGHT(TRIM({column})))"
    pending = f'ISNUMBER(VALUE(LEFT(TRIM({column}))))*(({ends}="W")+({ends}="B")+({ends}="?"))'
    missing = f'SUMPRODUCT(({column}="")*({numbers}<>"")*({there}+{named}>0)+{pending})'
    filled = f"COUNTA(INDEX({results},0,MIN({rounds},{now}+1)))>={players}"
    done = f"MIN({rounds},{now}+({filled}))"
    return (
        f'IF({players}=0,"{_TYPE_NAMES}",'
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
    before = last_begun([row[: now - 1] for row in results])
    then = (row[before - 1].strip().upper() for row in results)
    there = [cell not in ("", _AWAY) for cell in then] if before else names
    named = {found[1] for cell in column if (found := re.fullmatch(r".(\d+)[wb]?", cell, re.I))}
    return sum(
        bool(not cell and (was_there or str(number) in named))
        or (cell[:1].isdecimal() and cell[-1:].upper() in ("W", "B", "?"))
        for number, was_there, cell in zip(numbers, there, column)
    )


_TYPE_GRID = "Next: type the players, then each result in both of its cells."


def step_formula(names: str, results: str, cycles: int, last: str) -> str:
    """The next step, from the ranges of names and results; ``last`` follows the last game."""
    players = f"COUNTA({names})"
    games = f"INT(COUNTA({results})/2)"
    total = f"{players}*({players}-1){'/2' if cycles == 1 else ''}"
    return (
        f'IF({players}<2,"{_TYPE_GRID}",IF({games}>={total},"All "&{total}&" games are in. '
        f'{last}",{games}&" of "&{total}&IF({total}=1," game is"," games are")&" in. '
        'Next: type each result in both of its cells."))'
    )


def step_text(
    names: Sequence[str], results: Sequence[Sequence[str]], cycles: int, last: str
) -> str:
    """What :func:`step_formula` gives."""
    players = sum(map(bool, names))
    games = sum(bool(cell) for row in results for cell in row) // 2
    total = players * (players - 1) * cycles // 2
    if players < 2:
        return _TYPE_GRID
    if games >= total:
        return f"All {total} games are in. {last}"
    are = "is" if total == 1 else "are"
    played = f"{games} of {counted(total, 'game')} {are} in."
    return f"{played} Next: type each result in both of its cells."


def of_grid(cells: LiveValues, last: str) -> Line:
    """The formula and its text; ``last`` is what follows the last game."""
    results, cycles = cells.results, cells.cycles
    _, names, block = typed_cells(len(results), len(results) * cycles)
    return (
        step_formula(names, block, cycles, last),
        step_text(cells.names, results, cycles, last),
    )


_TYPE_TEAMS = "Next: type the teams on the sheet Teams, then the matches of round 1."
_TYPE_BYE = "Type each with bye, half bye or U as its result."
PROBLEMS = "cannot be used: see the red words on the sheets Matches and Boards."


def of_matches(cells: TeamCells, names: TeamNames, last: str) -> Line:
    """The formula for the next step and its text; ``last`` is what follows the last round."""
    return _of_matches_formula(names, cells.layout.rounds, last), _of_matches_text(cells, last)


def problems(names: TeamNames) -> str:
    """How many rows are wrong."""
    return f'(COUNTIF({names["MatchProblems"]},"?*")+COUNTIF({names["BoardProblems"]},"?*"))'


def problems_of(cells: TeamCells) -> int:
    """The same."""
    return sum(bool(line.problem) for line in cells.lines)


def said_of_problems(count: int) -> str:
    """Why nothing is worked out while rows are wrong."""
    return f"{counted(count, 'row')} {PROBLEMS}"


def _of_matches_formula(names: TeamNames, rounds: int, last: str) -> str:
    first, second, letters = (names[n] for n in ("FirstKeys", "SecondKeys", "MatchLetters"))
    players = names["Players"]
    teams = f'COUNTIF({players},"?*")'
    now = f"INT(MAX({first})/{A_ROUND})"
    start = f"{A_ROUND}*{now}"

    def of_round(keys: str) -> str:
        return f'COUNTIFS({keys},">"&{start},{keys},"<"&{start}+{A_ROUND})'

    pending = f'COUNTIF({letters},"{PENDING}")'
    without = f"MAX(0,{teams}-{of_round(first)}-{of_round(second)})"
    wrong = problems(names)
    return (
        f'IF({teams}=0,"{_TYPE_TEAMS}",'
        f'IF({wrong}>0,{wrong}&IF({wrong}=1," row "," rows ")&"{PROBLEMS}",'
        f'IF({now}=0,{teams}&IF({teams}=1," team"," teams")&". Next: the matches of round 1.",'
        f'IF({pending}>0,"Round "&{now}&": "&{pending}&'
        f'IF({pending}=1," result"," results")&" missing.",'
        f'IF({without}>0,"Round "&{now}&": "&{without}&'
        f'IF({without}=1," team has"," teams have")&" no match. {_TYPE_BYE}",'
        f'IF({now}<{rounds},"Round "&{now}&" is in. Next: the matches of round "&({now}+1)&".",'
        f'"Round "&{now}&" is in, the last one. {last}"))))))'
    )


def _of_matches_text(cells: TeamCells, last: str) -> str:
    teams = sum(bool(player.name) for player in cells.section.players)
    if not teams:
        return _TYPE_TEAMS
    if wrong := problems_of(cells):
        return said_of_problems(wrong)
    return _rounds_of_matches(cells, teams, last)


def _rounds_of_matches(cells: TeamCells, teams: int, last: str) -> str:
    typed = [match for match in cells.matches if match.round and match.team]
    now = max((match.round or 0 for match in typed), default=0)
    if not now:
        return f"{counted(teams, 'team')}. Next: the matches of round 1."
    pending = sum(line.letter == PENDING for line in cells.lines)
    if pending:
        return f"Round {now}: {counted(pending, 'result')} missing."
    there = {team for match in typed if match.round == now for team in (match.team, match.opponent)}
    without = max(0, teams - len(there - {None}))
    if without:
        have = "team has" if without == 1 else "teams have"
        return f"Round {now}: {without} {have} no match. {_TYPE_BYE}"
    if now < cells.layout.rounds:
        return f"Round {now} is in. Next: the matches of round {now + 1}."
    return f"Round {now} is in, the last one. {last}"
