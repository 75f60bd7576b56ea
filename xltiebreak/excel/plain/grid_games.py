"""A round-robin's grid by plain formulas: what each cell says, whose games count, and each player's
score, Sonneborn-Berger, games against those still tied, and wins.

A game counts once both of its cells are filled (:mod:`xltiebreak.tables.square`); those of who
withdrew before half of his games count for nobody (:func:`xltiebreak.event.roundrobin.annulled`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from xltiebreak.excel.cells.formulas import first_that_holds, listed, looked_up
from xltiebreak.excel.plain.columns import Column, Rounds

_HALVES = ("½", "=", "1/2", "0.5", "0,5", ".5", ",5")
LETTERS: Mapping[str, str] = {"1": "W", "0": "L", "+": "X", "-": "F", "½": "D"}
"""The letter of each result, as a grid is written."""

_MARKS = ("", "X", "*", "■", "█", "#", "·", "-")
"""What may stand where a player would meet himself."""

UNREADABLE, NOBODY, ONE_SIDED, DISAGREES = "unreadable", "nobody", "one-sided", "disagrees"
"""What a cell is that does not count, besides the letters of those that do."""

TWINS = "WL LW DD XF FX FF"
HALF_OF_IT = 3
"""From so many games on, all in one of their two cells only, half of the grid is missing."""

SAID = {
    UNREADABLE: "this is not a result. On the sheet Crosstable type 1, ½ or 0, + or - for a "
    "forfeit, or nothing while the game is still to be played.",
    NOBODY: "this is against a player who is not there. On the sheet Crosstable clear the cell, or "
    "add the player.",
    DISAGREES: "the two cells of this game do not go together. Correct one of them on the sheet "
    "Crosstable.",
}
HALF_EMPTY = (
    "Only half of the grid is filled: on the sheet Crosstable type each game for both players."
)
STRANGERS = "Withdrawn, on the sheet Event: type the numbers of players, such as 3, 7."
_LAST = 999


@dataclass(frozen=True)
class GridGames:
    """The columns of a grid and of what follows from it.

    ``typed`` are the cells of the grid on another ``sheet`` (a quoted name), ``names`` the names
    beside them. Here stand the ``numbers``; what was typed, as a letter (``codes``); what counts
    (``letters``), and above them, in the row ``above``, whether that player's games are annulled;
    whether somebody is there (``here``), how often he is ``stated`` as withdrawn, and whether his
    games are annulled (``gone``); the first column of his in which there is a ``fault``, 0 where
    there is none, and whether there is one (``is_faulty``); what each game brought to
    Sonneborn-Berger; the score and the tie-breaks. ``withdrawn`` is the box that lists who
    withdrew, ``hold`` the cell that says why nothing can be worked out, ``faulty`` that with the
    first row that has a fault.
    """

    sheet: str
    cycles: int
    typed: Rounds
    names: Column
    numbers: Column
    codes: Rounds
    letters: Rounds
    here: Column
    stated: Column
    gone: Column
    fault: Column
    is_faulty: Column
    brought: Rounds
    score: Column
    tie_breaks: Mapping[str, Column]
    above: int
    withdrawn: str
    hold: str
    faulty: str

    def against(self, column: int) -> int:
        """The row of the player whose column it is, from 0; columns are counted from 1."""
        return (column - 1) // self.cycles

    def twin(self, k: int, column: int) -> tuple[int, int]:
        """The row and the column of a game's other cell."""
        other, game = divmod(column - 1, self.cycles)
        return other, k * self.cycles + game + 1

    def _row(self, k: int) -> int:
        return self.score.first + k

    def of_cell(self, k: int, column: int) -> Iterator[tuple[Column, str]]:
        """The formulas for a cell of the k-th player, from 0."""
        yield self.codes.of(column), self._code(k, column)
        yield self.letters.of(column), self._letter(k, column)
        if self.against(column) != k:
            yield self.brought.of(column), self._brought(k, column)

    def of_player(self, k: int) -> Iterator[tuple[Column, str]]:
        """The formulas for the k-th player."""
        row = self._row(k)
        letters, score = self.letters.row(row), self.score.at(row)
        name, results = self.names.at(row), self.typed.row(row)
        typed = f'SUMPRODUCT(--(TRIM({self.sheet}!{results})<>""))'
        yield self.here, f'IF(AND(TRIM({self.sheet}!{name})="",{typed}=0),0,1)'
        yield self.stated, self._stated(row)
        yield self.gone, self._is_gone(row)
        first = ",".join(f'IFERROR(MATCH("{fault}",{letters},0),{_LAST})' for fault in SAID)
        yield self.fault, f"MOD(MIN({first}),{_LAST})"
        yield self.is_faulty, f"IF({self.fault.at(row)}>0,1,0)"
        points = f'({letters}="W")+({letters}="X")+0.5*({letters}="D")'
        waits = f'OR({self.hold}<>"",{self.here.at(row)}=0)'
        yield self.score, f'IF({waits},"",{self._counted(row, points)})'
        before_any = f'OR({score}="",COUNTIF({self.letters.all},"?")=0)'
        figures = {
            "SB": f"SUM({self.brought.row(row)})",
            "H2H": self._head_to_head(k),
            "WIN": self._counted(row, f'({letters}="W")+({letters}="X")'),
        }
        for code, figure in figures.items():
            yield self.tie_breaks[code], f'IF({before_any},"",{figure})'

    def annulled_above(self, column: int) -> str:
        """Whether the games against the player of a column are annulled: 1, else 0."""
        return self.gone.at(self._row(self.against(column)))

    def _code(self, k: int, column: int) -> str:
        """The letter of what is typed; a question mark where it is not understood."""
        cell = f"{self.sheet}!{self.typed.of(column).at(self._row(k))}"
        text = f'TRIM(SUBSTITUTE(SUBSTITUTE({cell},"–","-"),"−","-"))'
        if self.against(column) == k:
            return f'IF({listed(f"UPPER({text})", _MARKS)},"","?")'
        cases = [(f'{text}="{sign}"', f'"{letter}"') for sign, letter in LETTERS.items()]
        cases[-1] = listed(text, _HALVES), '"D"'
        understood = first_that_holds([(f'{text}=""', '""'), *cases], '"?"')
        return f'IFERROR({understood},"?")'

    def _letter(self, k: int, column: int) -> str:
        other, across = self.twin(k, column)
        own, twin = (
            self.codes.of(column).at(self._row(k)),
            self.codes.of(across).at(self._row(other)),
        )
        if other == k:
            return f'IF({own}="?","{UNREADABLE}","")'
        cases = [
            (f'{own}=""', '""'),
            (f'{own}="?"', f'"{UNREADABLE}"'),
            (f"{self.here.at(self._row(other))}=0", f'"{NOBODY}"'),
            (f'{twin}=""', f'"{ONE_SIDED}"'),
            (f'NOT(ISNUMBER(FIND({own}&{twin},"{TWINS}")))', f'"{DISAGREES}"'),
        ]
        return first_that_holds(cases, own)

    def _stated(self, row: int) -> str:
        """How often a player stands in the box of those who withdrew."""
        numbers, each = self._who_withdrew, f'" "&{self.numbers.at(row)}&" "'
        count = f'(LEN({numbers})-LEN(SUBSTITUTE({numbers},{each},"")))/LEN({each})'
        return f"IF({self.here.at(row)}=0,0,{count})"

    def _is_gone(self, row: int) -> str:
        """Whether somebody withdrew before half of his games."""
        letters = self.letters.row(row)
        completed = "+".join(f'COUNTIF({letters},"{code}")' for code in "WDLX")
        due = f"(SUM({self.here.all})-1)*{self.cycles}"
        return f"IF(AND({self.stated.at(row)}>0,2*({completed})<{due}),1,0)"

    @property
    def _who_withdrew(self) -> str:
        """The numbers in the box, each between spaces of its own."""
        plain = f'SUBSTITUTE(SUBSTITUTE({self.withdrawn}&"",","," "),";"," ")'
        return f'" "&SUBSTITUTE(TRIM({plain})," ","  ")&" "'

    def _counted(self, row: int, amounts: str) -> str:
        """The sum over the games that are not annulled."""
        annulled = self.letters.above(self.above)
        return f"(1-{self.gone.at(row)})*SUMPRODUCT(({amounts})*(1-{annulled}))"

    def _brought(self, k: int, column: int) -> str:
        """The score of an opponent beaten, half the score of one drawn; signs for forfeits, which
        bring nothing.

        Source: US Chess 34E8.
        """
        row = self._row(k)
        letter = self.letters.of(column).at(row)
        theirs = self.score.at(self._row(self.against(column)))
        annulled = f"{self.gone.at(row)}+{self.letters.head(self.above, column)}>0"
        amounts = {"W": theirs, "D": f"{theirs}/2", "L": "0", "X": '"+"', "F": '"–"'}
        cases = [(f'{letter}="{code}"', amount) for code, amount in amounts.items()]
        return first_that_holds([(f'{self.score.at(row)}=""', '""'), (annulled, '""'), *cases])

    def _head_to_head(self, k: int) -> str:
        """Wins less losses in the games against those on the same score and Sonneborn-Berger;
        nothing where there is no other.

        Source: US Chess 34E5.
        """
        row, sums = self._row(k), self.tie_breaks["SB"]
        tied = f"({self.score.all}={self.score.at(row)})*({sums.all}={sums.at(row)})"
        games = [self.letters.of(k * self.cycles + game) for game in range(1, self.cycles + 1)]
        lost_to = "+".join(f'({column.all}="L")-({column.all}="W")' for column in games)
        stay = f"(1-{self.gone.at(row)})*SUMPRODUCT({tied}*(1-{self.gone.all})*({lost_to}))"
        return f'IF(SUMPRODUCT({tied})<2,"",{stay})'

    def in_all(self) -> str:
        """How many games count."""
        annulled = self.letters.above(self.above)
        stay = f"(1-{self.gone.all})*(1-{annulled})"
        return f"SUMPRODUCT({stay}*(LEN({self.letters.all})=1))/2"

    def planned(self) -> str:
        """How many games those have who did not withdraw."""
        stay = f"(SUM({self.here.all})-SUM({self.gone.all}))"
        return f"{stay}*({stay}-1)*{self.cycles}/2"

    def first_faulty(self) -> str:
        """The first row with a fault, from 1; 0 where there is none."""
        return f"IFERROR(MATCH(1,{self.is_faulty.all},0),0)"

    def faults(self) -> Iterator[tuple[str, str]]:
        """What keeps everything from being worked out, each condition with its words."""
        letters, row = self.letters.all, self.faulty
        column = f"INDEX({self.fault.all},{row})"
        words = looked_up(f"INDEX({letters},{row},{column})", SAID)
        at = f"ADDRESS({self.score.first}+{row},{self.typed.first.at_column}+{column},4)"
        yield f"{row}>0", f'{at}&": "&{words}'
        sided, counted = (f'COUNTIF({letters},"{code}")' for code in (ONE_SIDED, "?"))
        yield f"AND({sided}>={HALF_OF_IT},{counted}=0)", f'"{HALF_EMPTY}"'
        numbers = self._who_withdrew
        blanks = f'LEN(TRIM({numbers}))-LEN(SUBSTITUTE({numbers}," ",""))'
        listed_there = f'IF(TRIM({numbers})="",0,{blanks}+1)'
        yield f"{listed_there}<>SUM({self.stated.all})", f'"{STRANGERS}"'
