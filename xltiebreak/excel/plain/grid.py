"""The sheet ``Arithmetic`` of a round-robin's grid by plain formulas: how each cell is read, which
games count, and each player's score, Sonneborn-Berger, head-to-head result and wins.

A game counts once both of its cells are filled (:mod:`xltiebreak.tables.grids`). Games of a player
who withdrew before half of them count for nobody (:func:`xltiebreak.event.roundrobin.annulled`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.byes import A_DATE, NO_DATE
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import first_that_holds, listed, looked_up, row_with
from xltiebreak.excel.cells.layout import FIRST_ROUND, FIRST_ROW, KEY_ROW, column_of
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET
from xltiebreak.excel.plain import playoff, warnings
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.table import ArithmeticTable, PlainStandings
from xltiebreak.ranking.orders import NAMED_ORDERS

CODES = NAMED_ORDERS[ROUNDROBIN].codes
"""The tie-breaks, in the order in which they are applied: ``SB``, ``H2H``, ``WIN``."""

_BEFORE = "before the first game"
_FIRST_OPPONENT = 2
"""The page's column of results against player 1."""

_HALVES = ("½", "=", "1/2", "0.5", "0,5", ".5", ",5")
LETTERS: Mapping[str, str] = {"1": "W", "0": "L", "+": "X", "-": "F", "½": "D"}
"""The letter for each result that may be typed in a grid."""

_MARKS = ("", "X", "*", "■", "█", "#", "·", "-")
"""What may stand in a player's cell against himself."""

UNREADABLE, NOBODY, ONE_SIDED, DISAGREES = "unreadable", "nobody", "one-sided", "disagrees"
"""What the hidden cell of a result says, in place of a letter, if it does not count."""

TWINS = "WL LW DD XF FX FF"
HALF_OF_IT = 3
"""So many games with just one cell filled, and none with both: half the grid is missing."""

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
STRANGERS = "Type at Withdrawn the numbers of players, such as 3, 7."
_LAST = 999


@dataclass(frozen=True)
class GridTable(ArithmeticTable):
    """The columns of a grid, and of the figures that follow from it.

    The blocks are the letter of what was typed (``code``) and of what counts (``letter``); above,
    in the row of the key, stands 1 where games against that player are annulled. The helpers are
    whether the row has a player (``here``), how often he is ``stated`` as withdrawn, whether his
    games are annulled (``gone``), his first column with a ``fault``, else 0, and whether there is
    one (``is_faulty``), and what is warned of (``warned``). The
    figure ``faulty`` is the first row with a fault.
    """

    helpers = ("here", "stated", "gone", "fault", "is_faulty", "warned", *playoff.COLUMNS)
    blocks = ("code", "letter")
    figures = (
        *("faulty", "hold", "needs", "no_places", "line_is_red"),
        *("games", "planned", "progress", "is_final"),
        *("nameless", "same_name", "warning", *playoff.FIGURES),
    )
    orders = (ROUNDROBIN, ",".join(CODES))
    has_usual_order = True
    ranked_by = CODES

    @property
    def cycles(self) -> int:
        """How many columns each opponent has."""
        return self.live.values.cycles

    @property
    def width(self) -> int:
        """How many columns the grid has."""
        return self.players * self.cycles

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        across = [str(number) for number in range(1, self.players + 1) for _ in range(self.cycles)]
        return ("No.", "Name", *across, "Score", *CODES)

    @property
    def all_points(self) -> str:
        """A formula for the points of who won in all scheduled rounds."""
        here, typed = f"SUM({self.helper('here').all})", self.live.names["Rounds"]
        rounds = f"{self.cycles}*({here}-1+MOD({here},2))"
        return f"MAX(IFERROR(VALUE({typed}),0),{rounds})"

    @cached_property
    def brought(self) -> Rounds:
        """What each game adds to Sonneborn-Berger, on the page."""
        return Rounds(self.column(_FIRST_OPPONENT), self.width)

    @cached_property
    def letters(self) -> Rounds:
        """The letters of results that count."""
        return self.block("letter")

    def against(self, column: int) -> int:
        """Return the opponent's row, from 0, for a column of the grid, from 1."""
        return (column - 1) // self.cycles

    @property
    def games_in(self) -> str:
        """A formula for any sheet: how many games are typed in both of their cells."""
        return f'COUNTIF({self.sheet}!{self.letters.all},"?")/2'

    def formulas(self, row: int) -> Iterator[tuple[Column, str]]:
        """Yield every formula in a row of the sheet, with its column."""
        k = row - FIRST_ROW
        here = self.helper("here").at(row)
        number = self.page("No.")
        name = self.typed_name(str(k + 1))
        yield number, f'IF({here}=0,"",{self.number(str(k + 1))})'
        yield self.page("Name"), f'IF({here}=0,"",IF({name}="","Player "&{number.at(row)},{name}))'
        for column in range(1, self.width + 1):
            yield self.block("code").of(column), self._code(row, column)
            yield self.letters.of(column), self._letter(row, column)
            if self.against(column) != k:
                yield self.brought.of(column), self._brought(row, column)
        yield from self._of_player(row)
        yield from self.playoffs.of_row(row)
        yield from self.placing.formulas(row)

    def _of_player(self, row: int) -> Iterator[tuple[Column, str]]:
        letters, score = self.letters.row(row), self.page("Score")
        sheet = self.live.names.quoted(CROSSTABLE_SHEET)
        name = f"{sheet}!{self.column(column_of('name')).at(row)}"
        typed = f"{sheet}!{Rounds(self.column(FIRST_ROUND), self.width).row(row)}"
        is_nobody = f'AND(TRIM({name})="",SUMPRODUCT(--(TRIM({typed})<>""))=0)'
        yield self.helper("here"), f"IF({is_nobody},0,1)"
        yield self.helper("stated"), self._times_withdrawn(row)
        yield self.helper("gone"), self._is_gone(row)
        first = ",".join(f'IFERROR(MATCH("{fault}",{letters},0),{_LAST})' for fault in SAID)
        yield self.helper("fault"), f"MOD(MIN({first}),{_LAST})"
        yield self.helper("is_faulty"), f"IF({self.helper('fault').at(row)}>0,1,0)"
        warned = warnings.of_row(self, str(row - FIRST_ROW + 1), {}, row)
        yield self.helper("warned"), warned
        points = f'({letters}="W")+({letters}="X")+0.5*({letters}="D")'
        waits = f'OR({self.cell("hold")}<>"",{self.helper("here").at(row)}=0)'
        yield score, f'IF({waits},"",{self._counted(row, points)})'
        before_any = f'OR({score.at(row)}="",COUNTIF({self.letters.all},"?")=0)'
        figures = {
            "SB": f"SUM({self.brought.row(row)})",
            "H2H": self._head_to_head(row),
            "WIN": self._counted(row, f'({letters}="W")+({letters}="X")'),
        }
        for code, figure in figures.items():
            yield self.page(code), f'IF({before_any},"",{figure})'

    def _code(self, row: int, column: int) -> str:
        """Return a formula for the letter of what is typed; "?" where it cannot be read."""
        sheet = self.live.names.quoted(CROSSTABLE_SHEET)
        cell = f"{sheet}!{self.column(FIRST_ROUND + column - 1).at(row)}"
        text = f'TRIM(SUBSTITUTE(SUBSTITUTE({cell},"–","-"),"−","-"))'
        if self.against(column) == row - FIRST_ROW:
            return f'IF({listed(f"UPPER({text})", _MARKS)},"","?")'
        cases = [(f'{text}="{sign}"', f'"{letter}"') for sign, letter in LETTERS.items()]
        cases[-1] = listed(text, _HALVES), '"D"'
        understood = first_that_holds([(f'{text}=""', '""'), *cases], '"?"')
        return f'IFERROR({understood},"?")'

    def _letter(self, row: int, column: int) -> str:
        """Return a formula for the letter that counts, or what is wrong in the game's two cells."""
        codes, k = self.block("code"), row - FIRST_ROW
        other, game = divmod(column - 1, self.cycles)
        own = codes.of(column).at(row)
        twin = codes.of(k * self.cycles + game + 1).at(FIRST_ROW + other)
        if other == k:
            return f'IF({own}="?","{UNREADABLE}","")'
        cases = [
            (f'{own}=""', '""'),
            (f'{own}="?"', f'"{UNREADABLE}"'),
            (f"{self.helper('here').at(FIRST_ROW + other)}=0", f'"{NOBODY}"'),
            (f'{twin}=""', f'"{ONE_SIDED}"'),
            (f'NOT(ISNUMBER(FIND({own}&{twin},"{TWINS}")))', f'"{DISAGREES}"'),
        ]
        return first_that_holds(cases, own)

    def _times_withdrawn(self, row: int) -> str:
        """Return a formula for how often Withdrawn names the player."""
        numbers, each = self._who_withdrew, f'" "&{self.page("No.").at(row)}&" "'
        count = f'(LEN({numbers})-LEN(SUBSTITUTE({numbers},{each},"")))/LEN({each})'
        return f"IF({self.helper('here').at(row)}=0,0,{count})"

    def _is_gone(self, row: int) -> str:
        """Return a formula: 1 where the player withdrew before half of his games."""
        letters = self.letters.row(row)
        played = "+".join(f'COUNTIF({letters},"{code}")' for code in "WDL")
        due = f"(SUM({self.helper('here').all})-1)*{self.cycles}"
        return f"IF(AND({self.helper('stated').at(row)}>0,2*({played})<{due}),1,0)"

    @property
    def _who_withdrew(self) -> str:
        """A formula for the numbers in Withdrawn, each between spaces of its own."""
        box = self.live.names["Withdrawn"]
        plain = f'SUBSTITUTE(SUBSTITUTE({box}&"",","," "),";"," ")'
        return f'" "&SUBSTITUTE(TRIM({plain})," ","  ")&" "'

    def _counted(self, row: int, amounts: str) -> str:
        """Return a formula for the sum of these amounts over games that are not annulled."""
        annulled = self.letters.above(KEY_ROW)
        return f"(1-{self.helper('gone').at(row)})*SUMPRODUCT(({amounts})*(1-{annulled}))"

    def _brought(self, row: int, column: int) -> str:
        """Return a formula for a game's part of Sonneborn-Berger: the opponent's score for a win,
        half of it for a draw. A forfeit adds nothing and shows its sign.

        Source: US Chess 34E8.
        """
        letter, scores = self.letters.of(column).at(row), self.page("Score")
        theirs = scores.at(FIRST_ROW + self.against(column))
        annulled = f"{self.helper('gone').at(row)}+{self.letters.head(KEY_ROW, column)}>0"
        amounts = {"W": theirs, "D": f"{theirs}/2", "L": "0", "X": '"+"', "F": '"–"'}
        cases = [(f'{letter}="{code}"', amount) for code, amount in amounts.items()]
        return first_that_holds([(f'{scores.at(row)}=""', '""'), (annulled, '""'), *cases])

    def _head_to_head(self, row: int) -> str:
        """Return a formula for wins less losses against those with the same score and
        Sonneborn-Berger; "" where there is no other.

        Source: US Chess 34E5.
        """
        scores, sums, gone = self.page("Score"), self.page("SB"), self.helper("gone")
        tied = f"({scores.all}={scores.at(row)})*({sums.all}={sums.at(row)})"
        first = (row - FIRST_ROW) * self.cycles + 1
        games = [self.letters.of(column) for column in range(first, first + self.cycles)]
        lost_to = "+".join(f'({column.all}="L")-({column.all}="W")' for column in games)
        stay = f"(1-{gone.at(row)})*SUMPRODUCT({tied}*(1-{gone.all})*({lost_to}))"
        return f'IF(SUMPRODUCT({tied})<2,"",{stay})'

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the hidden columns, with their cells."""
        here, gone, letters = self.helper("here"), self.helper("gone"), self.letters
        for column in range(1, self.width + 1):
            at = KEY_ROW, letters.of(column).at_column
            yield at, gone.at(FIRST_ROW + self.against(column))
        kind = f"LOWER(TRIM({self.live.names['Kind']}))"
        waits = self.live.reasons_to_wait(kind, for_functions=False)
        games, planned = self.cell("games"), self.cell("planned")
        many = f'IF({planned}=1," game"," games")'
        count = f"(1-{gone.all})*(1-{letters.above(KEY_ROW)})*(LEN({letters.all})=1)"
        stay = f"(SUM({here.all})-SUM({gone.all}))"
        figures = {
            "faulty": f"IFERROR({row_with('1', self.helper('is_faulty').all)},0)",
            "hold": first_that_holds([*waits, *self._faults()]),
            **warnings.figures(
                self,
                {"nameless": warnings.of_nameless(self), "same_name": warnings.of_names(self)},
            ),
            "needs": self.needs(),
            "no_places": self.no_places(),
            "line_is_red": self.line_is_red(),
            "games": f"SUMPRODUCT({count})/2",
            "planned": f"{stay}*({stay}-1)*{self.cycles}/2",
            "progress": f'IF({games}=0,"{_BEFORE}","after "&{games}&" of "&{planned}&{many})&'
            f"{self.playoffs.outcome}",
            "is_final": f"IF(AND({games}>0,{games}={planned}),1,0)",
            **dict(self.playoffs.figures()),
        }
        yield from ((self.figure(name), formula) for name, formula in figures.items())

    def _faults(self) -> Iterator[tuple[str, str]]:
        """Yield what prevents all results: each condition with its words."""
        letters, row = self.letters.all, self.cell("faulty")
        column = f"INDEX({self.helper('fault').all},{row})"
        words = looked_up(f"INDEX({letters},{row},{column})", SAID)
        typed = f"INDEX({self.live.names['Results']},{row},{column})"
        words = f'IF(N({typed})>{NO_DATE},"{A_DATE}.",{words})'
        yield f"{row}>0", f'ADDRESS({FIRST_ROW}+{row},{FIRST_ROUND}+{column},4)&": "&{words}'
        sided, counted = (f'COUNTIF({letters},"{code}")' for code in (ONE_SIDED, "?"))
        yield f"AND({sided}>={HALF_OF_IT},{counted}=0)", f'"{HALF_EMPTY}"'
        numbers = self._who_withdrew
        blanks = f'LEN(TRIM({numbers}))-LEN(SUBSTITUTE({numbers}," ",""))'
        listed_there = f'IF(TRIM({numbers})="",0,{blanks}+1)'
        at = self.live.names.at(self.live.names["Withdrawn"])
        yield f"{listed_there}<>SUM({self.helper('stated').all})", f'{at}&"{STRANGERS}"'

    def standings(self) -> PlainStandings:
        """Return what the sheet ``Standings`` shows."""
        sums, titles = [self.page(code) for code in CODES], [f'"{code}"' for code in CODES]
        return PlainStandings(self, ("No.", "Name", "Score"), sums, titles, str(len(CODES)), CODES)
