"""The line above the results that says what to do next, as a formula and as its text: of rounds, of
a grid, and of matches. It needs no add-in.

A round has begun where :meth:`xltiebreak.event.crosstable.Crosstable.started` says so, hence byes
that were typed ahead lead nobody astray. What is missing from it are the results of those who were
there in the round before, and of those whom an opponent names: whoever is empty or U there stays
away. It is the rule of :func:`xltiebreak.event.crosstable.typed_by_hand`.
"""

from __future__ import annotations

from collections.abc import Sequence

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted
from xltiebreak.event.results import Outcome
from xltiebreak.excel.cells.formulas import A_ROUND, Line, first_that_holds
from xltiebreak.excel.cells.layout import FIRST_ROUND, TITLE_ROW, typed_cells
from xltiebreak.excel.cells.live import LiveValues
from xltiebreak.excel.cells.names import TeamNames
from xltiebreak.excel.cells.team_cells import TeamCells
from xltiebreak.excel.cells.typed_matches import PENDING

THEN_CHECK = "Next: save, then xltiebreak check."
THEN_PRINT = "Next: Checks, then print Standings."
_TYPE_NAMES = "Next: type the players, then their results in round 1."
_TYPE_U = "Type U for who is not paired."
_TYPE_GRID = "Next: type the players, then each result in both of its cells."
_TYPE_TEAMS = "Next: type the teams on the sheet Teams, then the matches of round 1."
_TYPE_BYE = "Type each with bye, half bye or U as its result."
PROBLEMS = "cannot be used: see the red words on the sheets Matches and Boards."
_BYE_LETTERS, _AWAY = "BHU", "U"


def of_rounds(cells: LiveValues, last: str) -> Line:
    """The formula and its text; ``last`` is what follows the last round."""
    table = cells.section.crosstable
    begun = xl_rowcol_to_cell(*round_place(table.rounds), True, True)
    typed = typed_cells(len(table.numbers), table.rounds)
    return formula(begun, *typed, last), text(cells.names, table, last)


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


def formula(now: str, numbers: str, names: str, results: str, last: str) -> str:
    """The next step, from the cell of the round that has begun and the ranges of numbers, names
    and results."""
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
    cases = (
        (f"{players}=0", f'"{_TYPE_NAMES}"'),
        (f"{now}=0", f'{_many(players, "player")}&". Next: the results of round 1."'),
        (f"{missing}>0", f'{_in_round(now, missing, "result")}&" missing. {_TYPE_U}"'),
    )
    return first_that_holds(cases, _is_in(done, rounds, "results", last))


def text(names: Sequence[str], table: Crosstable, last: str) -> str:
    """What :func:`formula` gives."""
    columns = list(zip(*table.results))
    filled = [sum(not result.blank for result in column) for column in columns]
    players, now = max(sum(map(bool, names)), filled[0]), table.last_begun
    if not players:
        return _TYPE_NAMES
    if not now:
        return f"{counted(players, 'player')}. Next: the results of round 1."
    column = columns[now - 1]
    before = table.up_to(now - 1).last_begun
    there: Sequence[object] = names
    if before:
        there = [
            result.outcome not in (Outcome.UNPAIRED, Outcome.AWAITED)
            for result in columns[before - 1]
        ]
    named = {result.opponent for result in column if result.outcome is not Outcome.PENDING}
    missing = sum(
        bool(result.blank and (was_there or number in named)) or result.outcome is Outcome.PENDING
        for number, was_there, result in zip(table.numbers, there, column)
    )
    if missing:
        return f"Round {now}: {counted(missing, 'result')} missing. {_TYPE_U}"
    done = now + (now < table.rounds and filled[now] >= players)
    return _said_to_be_in(done, table.rounds, "results", last)


def of_grid(cells: LiveValues, last: str) -> Line:
    """The formula and its text; ``last`` is what follows the last game."""
    results, cycles = cells.results, cells.cycles
    _, names, block = typed_cells(len(results), len(results) * cycles)
    return (
        step_formula(names, block, cycles, last),
        step_text(cells.names, results, cycles, last),
    )


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


def of_matches(cells: TeamCells, names: TeamNames, last: str) -> Line:
    """The formula and its text; ``last`` is what follows the last round."""
    return _of_matches_formula(names, cells.layout.rounds, last), _of_matches_text(cells, last)


def problems(names: TeamNames) -> str:
    """How many rows are wrong."""
    return f'(COUNTIF({names["MatchProblems"]},"?*")+COUNTIF({names["BoardProblems"]},"?*"))'


def problems_of(cells: TeamCells) -> int:
    """The same."""
    return sum(bool(line.problem) for line in cells.lines)


def said_of_problems(names: TeamNames) -> str:
    """Why nothing is worked out while rows are wrong."""
    wrong = problems(names)
    return f'{wrong}&IF({wrong}=1," row "," rows ")&"{PROBLEMS}"'


def _of_matches_formula(names: TeamNames, rounds: int, last: str) -> str:
    first, second, letters = (names[n] for n in ("FirstKeys", "SecondKeys", "MatchLetters"))
    teams = f'COUNTIF({names["Players"]},"?*")'
    now = f"INT(MAX({first})/{A_ROUND})"
    start = f"{A_ROUND}*{now}"

    def of_round(keys: str) -> str:
        return f'COUNTIFS({keys},">"&{start},{keys},"<"&{start}+{A_ROUND})'

    pending = f'COUNTIF({letters},"{PENDING}")'
    without = f"MAX(0,{teams}-{of_round(first)}-{of_round(second)})"
    no_match = f'"Round "&{now}&": "&{without}&IF({without}=1," team has"," teams have")'
    cases = (
        (f"{teams}=0", f'"{_TYPE_TEAMS}"'),
        (f"{problems(names)}>0", said_of_problems(names)),
        (f"{now}=0", f'{_many(teams, "team")}&". Next: the matches of round 1."'),
        (f"{pending}>0", f'{_in_round(now, pending, "result")}&" missing."'),
        (f"{without}>0", f'{no_match}&" no match. {_TYPE_BYE}"'),
    )
    return first_that_holds(cases, _is_in(now, str(rounds), "matches", last))


def _of_matches_text(cells: TeamCells, last: str) -> str:
    teams, wrong = sum(bool(player.name) for player in cells.section.players), problems_of(cells)
    if not teams:
        return _TYPE_TEAMS
    if wrong:
        return f"{counted(wrong, 'row')} {PROBLEMS}"
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
    return _said_to_be_in(now, cells.layout.rounds, "matches", last)


def _many(count: str, noun: str) -> str:
    """``1 result``, ``2 results``."""
    return f'{count}&IF({count}=1," {noun}"," {noun}s")'


def _in_round(now: str, count: str, noun: str) -> str:
    """``Round 2: 3 results``."""
    return f'"Round "&{now}&": "&{_many(count, noun)}'


def _is_in(done: str, rounds: str, what: str, last: str) -> str:
    """Which round is in, and what is to be typed next."""
    return (
        f'IF({done}<{rounds},"Round "&{done}&" is in. Next: the {what} of round "&({done}+1)&".",'
        f'"Round "&{done}&" is in, the last one. {last}")'
    )


def _said_to_be_in(done: int, rounds: int, what: str, last: str) -> str:
    """The same in words."""
    if done < rounds:
        return f"Round {done} is in. Next: the {what} of round {done + 1}."
    return f"Round {done} is in, the last one. {last}"
