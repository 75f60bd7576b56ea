"""The line above the sheets of a team event that says what to do next, as a formula and as its
text. It needs no add-in."""

from __future__ import annotations

from xltiebreak.event.figures import counted
from xltiebreak.excel.crosstable_sheet import Line
from xltiebreak.excel.teams.cells import TeamCells
from xltiebreak.excel.teams.formulas import A_ROUND
from xltiebreak.excel.teams.layout import TeamNames
from xltiebreak.excel.teams.matches import PENDING

_TYPE_TEAMS = "Next: type the teams on the sheet Teams, then the matches of round 1."
_TYPE_U = "Type each with bye, half bye or U as its result."
PROBLEMS = "cannot be used: see the red words on the sheets Matches and Boards."


def of(cells: TeamCells, names: TeamNames, last: str) -> Line:
    """The formula for the next step and its text; ``last`` is what follows the last round."""
    return _formula(names, cells.layout.rounds, last), _text(cells, last)


def problems(names: TeamNames) -> str:
    """How many rows are wrong."""
    return f'(COUNTIF({names["MatchProblems"]},"?*")+COUNTIF({names["BoardProblems"]},"?*"))'


def problems_of(cells: TeamCells) -> int:
    """The same."""
    return sum(bool(line.problem) for line in cells.lines)


def said_of_problems(count: int) -> str:
    """Why nothing is worked out while rows are wrong."""
    return f"{counted(count, 'row')} {PROBLEMS}"


def _formula(names: TeamNames, rounds: int, last: str) -> str:
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
        f'=IF({teams}=0,"{_TYPE_TEAMS}",'
        f'IF({wrong}>0,{wrong}&IF({wrong}=1," row "," rows ")&"{PROBLEMS}",'
        f'IF({now}=0,{teams}&IF({teams}=1," team"," teams")&". Next: the matches of round 1.",'
        f'IF({pending}>0,"Round "&{now}&": "&{pending}&'
        f'IF({pending}=1," result"," results")&" missing.",'
        f'IF({without}>0,"Round "&{now}&": "&{without}&'
        f'IF({without}=1," team has"," teams have")&" no match. {_TYPE_U}",'
        f'IF({now}<{rounds},"Round "&{now}&" is in. Next: the matches of round "&({now}+1)&".",'
        f'"Round "&{now}&" is in, the last one. {last}"))))))'
    )


def _text(cells: TeamCells, last: str) -> str:
    teams = sum(bool(player.name) for player in cells.section.players)
    if not teams:
        return _TYPE_TEAMS
    if wrong := problems_of(cells):
        return said_of_problems(wrong)
    return _of_rounds(cells, teams, last)


def _of_rounds(cells: TeamCells, teams: int, last: str) -> str:
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
        return f"Round {now}: {without} {have} no match. {_TYPE_U}"
    if now < cells.layout.rounds:
        return f"Round {now} is in. Next: the matches of round {now + 1}."
    return f"Round {now} is in, the last one. {last}"
