"""The line above the results that says what to do next, as a formula for rounds, for a grid and for
team matches. It needs no add-in.

:meth:`xltiebreak.event.crosstable.Crosstable.started` says when a round has begun: byes typed ahead
do not begin it. A round then lacks the results of players who were there in the round before, and
of those whom an opponent names; a player with an empty cell or U there stays away. This is the rule
of :func:`xltiebreak.event.roundrobin.typed_by_round`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xltiebreak.excel.cells.formulas import first_problem, first_that_holds, nth
from xltiebreak.excel.cells.layout import (
    KEY_ROW,
    TITLE_ROW,
    cell_beside,
    rounds_beside,
    typed_cells,
)
from xltiebreak.excel.cells.letter_rules import ByeNames, bye_names
from xltiebreak.excel.cells.live_values import LiveValues
from xltiebreak.excel.cells.names import BOARDS_SHEET, MATCHES_SHEET, SectionNames, TeamNames
from xltiebreak.excel.cells.typed_matches import PENDING

THEN_PRINT_PLAIN = "Next: check the colors, then print Standings."
THEN_PRINT = "Next: Checks, then print Standings."
_TYPE_NAMES = "Next: type the players, then their results in round 1."
_TYPE_U = "Type U for who is not paired."
_NO_GAME = "no game is entered, and later rounds have begun."
_TYPE_GRID = "Next: type the players, then each result in both of its cells."
_TYPE_TEAMS = "Next: type the teams on the sheet Teams, then the matches of round 1."
_TYPE_BYE = "Type each with bye, half bye or U as its result."
_UNFOLD = " (click the + above Score: it unfolds more rounds)"
_BYE_LETTERS, _AWAY = "BHU", "U"


@dataclass(frozen=True)
class RoundCells:
    """The ranges of a table of rounds, and the hidden cells with its figures: the number of
    players, the last round that has begun and the one before it, the first incomplete round; for
    each round whether it has begun, and how many results it lacks."""

    numbers: str
    names: str
    results: str
    players: str
    now: str
    before: str
    incomplete: str
    started: str
    missing: str
    byes: ByeNames

    def formulas(self) -> Mapping[str, str]:
        """Return the formulas of the four single figures by their names."""
        rounds, missing = (nth(cells, "COLUMN") for cells in (self.started, self.missing))
        return {
            "players": self._players,
            "now": f"SUMPRODUCT(MAX({self.started}*{rounds}))",
            "before": f"SUMPRODUCT(MAX({self.started}*({rounds}<{self.now})*{rounds}))",
            "incomplete": f"MOD(99-SUMPRODUCT(MAX(({self.missing}<>0)*(99-{missing}))),99)",
        }

    @property
    def _players(self) -> str:
        """The formula for how many rows have a name or a result.

        It counts the rows of all filled cells, each once, and takes off the 0 that blank cells
        give. (INDEX:INDEX could make a vector of ones for MMULT, but with it Excel works a workbook
        out anew as it opens.)
        """
        filled = f'((TRIM({self.names})<>"")+(TRIM({self.results})<>"")>0)'
        rows = f"FREQUENCY({filled}*ROW({self.results}),ROW({self.names})-1)"
        cells = f"ROWS({self.results})*COLUMNS({self.results})"
        return f"SUMPRODUCT(--({rows}>0))-(SUMPRODUCT(--{filled})<{cells})"

    def started_formula(self, round: int) -> str:
        """Return the formula for 1 if a round has begun: it is full, or has more than byes."""
        column = self._column(round)
        begins = f"SUMPRODUCT({begins_round(column, self.byes)})>0"
        is_full = f"AND({self.players}>0,{_filled(column)}>={self.players})"
        return f"IF({round}>COLUMNS({self.results}),0,N(OR({begins},{is_full})))"

    def missing_formula(self, round: int, started: str, one_sits_out: str = "FALSE") -> str:
        """Return the formula for how many results a begun round lacks; -1 if the round was passed
        over. ``started`` is the cell that says whether it has begun. If ``one_sits_out`` in each
        round, a lone empty cell belongs to that player."""
        column, text = self._column(round), f"TRIM({self._column(round)})"
        before = f"TRIM(INDEX({self.results},0,MAX(1,{self.before})))"
        in_words = self.byes.hold(f"UPPER({before})", "0")
        away = f'(UPPER(LEFT({before}))="{_AWAY}")+{in_words}'
        was_there = f'({before}<>"")*(({away})=0)'
        there = f'({self.before}=0)*(TRIM({self.names})<>"")+({self.before}>0)*{was_there}'
        empty = f'({text}="")*({self.numbers}<>"")'
        awaited = f"SUMPRODUCT({empty}*((({there})+{self._named(text)})>0))"
        forgotten = f"SUMPRODUCT({empty}*({self._named(text)}>0))"
        left = f"({self.players}-{_filled(column)})"
        ends = f"UPPER(RIGHT({text}))"
        pending = (
            f'SUMPRODUCT(ISNUMBER(VALUE(LEFT({text})))*(({ends}="W")+({ends}="B")+({ends}="?")))'
        )
        earlier = f"IF(2*{left}>{self.players},{left},IF({left}>0,{forgotten},0))"
        last = f"IF(AND({one_sits_out},{left}<=1),{forgotten},{awaited})"
        lacks = f"{pending}+IF({round}={self.now},{last},{earlier})"
        return f"IF({round}>{self.now},0,IF({started}=0,-1,{lacks}))"

    def _column(self, round: int) -> str:
        return f"INDEX({self.results},0,{round})"

    def _named(self, texts: str) -> str:
        """Return the formula for how often opponents name each player in a round. A letter stands
        before the opponent's number unless the result is awaited. Where two rows have a number, a
        row without a name is not meant."""
        plain = f'SUBSTITUTE(UPPER({texts})," ","")'
        is_pending = f'ISNUMBER(FIND(LEFT({plain}),"0123456789"))'

        def bare(text: str) -> str:
            for letter in ("W", "B", "?"):
                text = f'SUBSTITUTE({text},"{letter}","")'
            return text

        played = f'{bare(f"MID({plain},2,9)")}&REPT("#",{is_pending})'
        pending = f'{bare(plain)}&REPT("#",1-{is_pending})'
        number = f"TRIM({self.numbers})"
        is_nobody = f'(TRIM({self.names})="")*(COUNTIF({self.numbers},{self.numbers})>1)'
        named = "+".join(
            f"ISNUMBER(MATCH({number},{texts_named},0))" for texts_named in (played, pending)
        )
        return f"(1-{is_nobody})*({named})"


def round_cells(players: int, rounds: int, byes: ByeNames) -> RoundCells:
    """Return the ranges and hidden cells of a crosstable."""
    numbers, names, results = typed_cells(players, rounds)
    figures = ("players", "now", "before", "incomplete")
    started, missing = (rounds_beside(row, rounds) for row in (TITLE_ROW, KEY_ROW))
    players_typed, now, before, incomplete = (cell_beside(rounds, name) for name in figures)
    return RoundCells(
        *(numbers, names, results, players_typed, now, before, incomplete, started, missing),
        byes,
    )


def _filled(column: str) -> str:
    """Return the formula for how many cells hold more than a space."""
    return f'SUMPRODUCT(({column}<>"")*({column}<>" "))'


def begins_round(results: str, byes: ByeNames) -> str:
    """Return the formula for whether each result begins a round, as all but byes do."""
    entry = f"UPPER(TRIM({results}))"
    by_letter = f'ISERROR(FIND(LEFT({entry}),"{_BYE_LETTERS}"))*({entry}<>"")'
    return f"{by_letter}*(1-{byes.hold_any(entry)})"


def of_rounds(cells: LiveValues, names: SectionNames, last: str) -> str:
    """Return the formula for a section with rounds; ``last`` is what follows the last round."""
    table = cells.section.crosstable
    beside = round_cells(len(table.numbers), table.rounds, bye_names(names))
    return formula(beside, last, names["Rounds"], names["SpareRounds"])


def formula(cells: RoundCells, last: str, stated: str = '""', spare: str = '""') -> str:
    """Return the formula for a table of rounds; ``last`` is the formula for what follows them.
    ``stated`` is how many are planned, else all; headers of ``spare`` rounds are folded away."""
    first, players = cells.incomplete, cells.players
    missing = f"INDEX({cells.missing},1,{first})"
    cases = (
        (f"{players}=0", f'"{_TYPE_NAMES}"'),
        (f"{cells.now}=0", f'{_many(players, "player")}&". Next: the results of round 1."'),
        (
            f"{first}>0",
            f'IF({missing}<0,"Round "&{first}&": {_NO_GAME}",'
            f'{_in_round(first, missing, "result")}&" missing. {_TYPE_U}")',
        ),
    )
    columns = f"COLUMNS({cells.results})"
    folded = f"IFERROR({cells.now}>={columns}-COLUMNS({spare}),FALSE)"
    behind = f'IF({folded},"{_UNFOLD}","")'
    planned = _planned(stated, columns)
    return first_that_holds(cases, _is_in(cells.now, planned, "results", last, behind))


def of_grid(players: str, games: str, cycles: int, last: str) -> str:
    """Return the formula for a grid. ``players`` is how many there are, ``games`` how many stand in
    both of their cells, ``last`` what follows the last one, each a formula."""
    total = f"{players}*({players}-1){'/2' if cycles == 1 else ''}"
    return (
        f'IF({players}<2,"{_TYPE_GRID}",IF({games}>={total},"All "&{total}&" games are in. "&'
        f'{last},{games}&" of "&{total}&IF({total}=1," game is"," games are")&" in. '
        'Next: type each result in both of its cells."))'
    )


def problems(names: TeamNames) -> str:
    """Return the formula for how many rows have problems."""
    of_boards = f'+COUNTIF({names["BoardProblems"]},"?*")' if names.layout.boards else ""
    return f'(COUNTIF({names["MatchProblems"]},"?*"){of_boards})'


def said_of_problems(names: TeamNames) -> str:
    """Return the formula for the first row with a problem, while which nothing is worked out."""
    first = first_problem(names["MatchProblems"], names.sheets[MATCHES_SHEET])
    if names.layout.boards:
        of_boards = first_problem(names["BoardProblems"], names.sheets[BOARDS_SHEET])
        first = f"IFERROR({first},{of_boards})"
    wrong = problems(names)
    return f'{first}&IF({wrong}>1," ("&{wrong}&" such rows in all)","")'


def of_matches(names: TeamNames, rounds: int, last: str) -> str:
    """Return the formula for a section of teams; ``last`` is what follows the last round."""
    teams = _filled(names["Players"])
    now = f"MAX({names['BegunSoFar']})"
    first = f"IFERROR(MATCH(0,{names['CompleteRounds']},0),{rounds + 1})"
    pending = f'COUNTIFS({names["MatchRounds"]},{first},{names["MatchLetters"]},"{PENDING}")'
    without = f"INDEX({names['WithoutMatch']},{first})"
    no_match = f'{without}&IF({without}=1," team has"," teams have")&" no match. {_TYPE_BYE}"'
    lacks = (
        f"IF({pending}=0,{_ROUND_OF.format(first)}&{no_match},"
        f'{_in_round(first, pending, "result")}&" missing"&IF({without}=0,".","; "&{no_match}))'
    )
    cases = (
        (f"{teams}=0", f'"{_TYPE_TEAMS}"'),
        (f"{now}=0", f'{_many(teams, "team")}&". Next: the matches of round 1."'),
        (
            f"{first}<={now}",
            f"IF(INDEX({names['BegunRounds']},{first})=0,"
            f'{_ROUND_OF.format(first)}&"{_NO_GAME}",{lacks})',
        ),
    )
    planned = _planned(names["Rounds"], str(rounds))
    return first_that_holds(cases, _is_in(now, planned, "matches", last))


_ROUND_OF = '"Round "&{}&": "'


def _planned(stated: str, room: str) -> str:
    """Return the formula for how many rounds are planned: as stated, else all with ``room``."""
    figure = f"IFERROR(VALUE({stated}),0)"
    return f"IF({figure}>0,{figure},{room})"


def _many(count: str, noun: str) -> str:
    """Return the formula for ``1 result``, ``2 results``."""
    return f'{count}&IF({count}=1," {noun}"," {noun}s")'


def _in_round(now: str, count: str, noun: str) -> str:
    """Return the formula for ``Round 2: 3 results``."""
    return f"{_ROUND_OF.format(now)}&{_many(count, noun)}"


def _is_in(done: str, rounds: str, what: str, last: str, behind: str = '""') -> str:
    """Return the formula for which round is complete, what to type next and (``behind``) where."""
    return (
        f'IF({done}<{rounds},"Round "&{done}&" is in. Next: the {what} of round "&({done}+1)'
        f'&{behind}&".","Round "&{done}&" is in, the last one. "&{last})'
    )
