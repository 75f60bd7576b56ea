"""Where the arithmetic of a Swiss stands on its sheet, and the cells that say what may be shown:
why nothing can be worked out, and why these places would not be those of the stated order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.figures import counted
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.formulas import edition_formula, first_that_holds, listed
from xltiebreak.excel.cells.layout import (
    FIRST_ROUND,
    FIRST_ROW,
    HEADER_ROW,
    KEY_ROW,
    TITLE_ROW,
    cell_beside,
    first_beside,
    section_row,
)
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import ARITHMETIC_SHEET, CROSSTABLE_SHEET, event_box
from xltiebreak.excel.plain.arithmetic import CODES, Arithmetic
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.placing import Placing
from xltiebreak.excel.plain.result_cells import FAULTS, ResultCells

ORDERS, EDITIONS = ("uschess", "ihsa"), ("uschess", "wintd")
"""The named orders that have these tie-breaks, and the editions under which they have these
figures."""

USUAL = ("uschess",)
"""The edition that may be stated where these are the places."""

_PLACED_BY = ("Order", "Edition", "Lots")
_ROOM = (
    "The Crosstable has more {} than there is room for here ({}): begin with enough of them, "
    "xltiebreak new --{}."
)
_NOTATION = (
    "These formulas read US letters such as W12, and the sheet Event states another notation."
)
_EDITION = "These formulas know the edition uschess alone, and another one is in force."
_ORDER, _EDITION_OF, _LOTS = "The tie-break order ", "The edition ", "A drawing of lots"
_NOT_HERE = " is not worked out by these formulas."
_BEFORE = "before round 1 is complete"
_LEFT_OUT = "; round ", " is not complete, so it is left out"
_CORRECT = ". Correct it on the sheet Crosstable; until then nobody has a place."
FIGURES = (
    *("rounds", "most_dropped", "planned", "faults", "faulty", "room", "unsuited"),
    *("fault", "hold", "needs", "no_places", "progress", "is_final"),
)
"""Cells over the helpers, from left to right."""

_BLOCKS = ("text", "letter", "named", "opponent", "fault", "game", "points", "progress")
_HELPERS = ("k", "here", "lowest", "highest", "first_fault", "is_faulty")


@dataclass(frozen=True)
class SwissTable:
    """The sheet ``Arithmetic`` of a section: its page, and the hidden columns beside it."""

    live: Live

    @property
    def players(self) -> int:
        """How many rows it has."""
        return self.live.players

    @property
    def rounds(self) -> int:
        """How many columns of rounds it has."""
        return self.live.rounds

    @property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        rounds = [f"R{round}" for round in range(1, self.rounds + 1)]
        return ("No.", "Name", *rounds, "Score", "Adj.", *CODES)

    def page(self, head: str) -> Column:
        """A column of the page."""
        return self._column(self.heads.index(head))

    def helper(self, name: str) -> Column:
        """One of the hidden columns of players."""
        return self._column(self.first_hidden + _HELPERS.index(name))

    def block(self, name: str) -> Rounds:
        """One of the hidden blocks of rounds."""
        first = self.placing.first.at_column + self.placing.width
        return Rounds(self._column(first + _BLOCKS.index(name) * self.rounds), self.rounds)

    def _column(self, column: int) -> Column:
        return Column(column, FIRST_ROW, self.players)

    @property
    def first_hidden(self) -> int:
        """The first hidden column, behind a narrow one."""
        return len(self.heads) + 1

    @property
    def last_hidden(self) -> int:
        """The last hidden column."""
        return self.block(_BLOCKS[-1]).of(self.rounds).at_column

    @property
    def titles(self) -> Sequence[str]:
        """What stands over the hidden columns."""
        rounds = range(1, self.rounds + 1)
        blocks = [f"{name} {round}" for name in _BLOCKS for round in rounds]
        return (*_HELPERS, *self.placing.titles, *blocks)

    def figure(self, name: str) -> tuple[int, int]:
        """The cell of one of the figures over the helpers."""
        return 0, self.first_hidden + FIGURES.index(name)

    def cell(self, name: str) -> str:
        """The same for formulas on the sheet."""
        return str(xl_rowcol_to_cell(*self.figure(name), True, True))

    def seen(self, name: str) -> str:
        """The same for formulas on other sheets."""
        return f"{self.sheet}!{self.cell(name)}"

    @property
    def sheet(self) -> str:
        """The name of the sheet, as formulas have it."""
        return self.live.names.quoted(ARITHMETIC_SHEET)

    @cached_property
    def credited(self) -> Rounds:
        """The rounds on the page: the adjusted scores of the opponents."""
        return Rounds(self.page("R1"), self.rounds)

    @cached_property
    def placing(self) -> Placing:
        """The columns in which the players are placed."""
        figures = [self.page(head) for head in ("Score", *CODES)]
        first = self._column(self.first_hidden + len(_HELPERS))
        return Placing(figures, CODES, self.page("No."), first, HEADER_ROW)

    @cached_property
    def cells(self) -> ResultCells:
        """The hidden columns in which the results are taken apart."""
        names = self.live.names
        return ResultCells(
            *(names["Results"], names["Numbers"]),
            *(self.helper("k"), self.helper("here")),
            *(self.block(name) for name in ("text", "letter", "named", "opponent", "fault")),
        )

    @cached_property
    def arithmetic(self) -> Arithmetic:
        """The columns of the figures."""
        return Arithmetic(
            cells=self.cells,
            game=self.block("game"),
            points=self.block("points"),
            progress=self.block("progress"),
            credited=self.credited,
            score=self.page("Score"),
            adjusted=self.page("Adj."),
            tie_breaks={code: self.page(code) for code in CODES},
            lowest=self.helper("lowest"),
            highest=self.helper("highest"),
            complete=TITLE_ROW,
            to_come=KEY_ROW,
            rounds=self.cell("rounds"),
            most_dropped=self.cell("most_dropped"),
            hold=self.cell("hold"),
        )

    def formulas(self) -> Iterator[tuple[Column, str]]:
        """Every formula of a row, the same in all of them."""
        names, k = self.live.names, self.helper("k").at()
        here, number = self.helper("here"), f"INDEX({names['Numbers']},{k})"
        name = f"TRIM(INDEX({names['Players']},{k}))"
        texts = self.cells.text.row()
        is_here = f'OR(IFERROR({name},"?")<>"",COUNTIF({texts},"?*")>0)'
        yield here, f"IF({k}>ROWS({names['Results']}),0,N({is_here}))"
        yield self.page("No."), f'IF({here.at()}=0,"",{number})'
        yield self.page("Name"), f'IF({here.at()}=0,"",IF({name}="","Player "&{number},{name}))'
        first_fault = self.helper("first_fault")
        faults = self.cells.fault.row()
        first = ",".join(f"IFERROR(MATCH({kind},{faults},0),99)" for kind in FAULTS)
        yield first_fault, f"IF(SUM({faults})=0,0,MIN({first}))"
        yield self.helper("is_faulty"), f"IF({first_fault.at()}>0,1,0)"
        for round in range(1, self.rounds + 1):
            yield from self.cells.formulas(round)
            yield from self.arithmetic.of_round(round)
        yield from self.arithmetic.of_player()
        yield from self.placing.formulas()

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """The formulas over the hidden columns, by their cells."""
        names = self.live.names
        crosstable = names.quoted(CROSSTABLE_SHEET)
        points = self.block("points")
        for round in range(1, self.rounds + 1):
            beside = first_beside(self.rounds) + round - 1
            started, missing = (
                f"{crosstable}!{xl_rowcol_to_cell(row, beside, True, True)}"
                for row in (TITLE_ROW, KEY_ROW)
            )
            column = points.of(round).at_column
            yield (TITLE_ROW, column), f"IF(AND({started}=1,{missing}=0),1,0)"
            own = points.head(TITLE_ROW, round)
            later = f"+{points.head(KEY_ROW, round + 1)}" if round < self.rounds else ""
            yield (KEY_ROW, column), f"{own}{later}"
        rounds = self.cell("rounds")
        begun = f"{crosstable}!{cell_beside(self.rounds, 'now')}"
        stated = f"IFERROR(VALUE({names['Rounds']}),0)"
        planned = f"IF({stated}>0,{stated},COLUMNS({names['Results']}))"
        figures = {
            "rounds": f"SUM({points.above(TITLE_ROW)})",
            "most_dropped": f"IF({rounds}>=9,2,1)",
            "planned": f"MAX({planned},{begun})",
            "faults": f'COUNTIF({self.cells.fault.all},">0")',
            "faulty": f"IFERROR(MATCH(1,{self.helper('is_faulty').all},0),0)",
            "room": self._room(),
            "unsuited": self._unsuited(),
            "fault": self._fault(),
            "hold": self._first_said("room", "unsuited", "fault"),
            "needs": self._needs(),
            "no_places": self._first_said("room", "needs", "fault"),
            "progress": self._progress(f"{crosstable}!{cell_beside(self.rounds, 'incomplete')}"),
            "is_final": f"IF(AND({rounds}>0,{rounds}>={self.cell('planned')}),1,0)",
        }
        yield from ((self.figure(name), formula) for name, formula in figures.items())

    def _room(self) -> str:
        """Whatever keeps the table from being worked out, but for its results."""
        names = self.live.names
        kind = f"LOWER(TRIM({names['Kind']}))"
        rows, columns = f"ROWS({names['Results']})", f"COLUMNS({names['Results']})"
        too_many = (
            (f"{rows}>{self.players}", ("rows", self.players, "players")),
            (f"{columns}>{self.rounds}", ("rounds", self.rounds, "rounds")),
        )
        sizes = [(condition, f'"{_ROOM.format(*said)}"') for condition, said in too_many]
        return first_that_holds([*self.live.reasons_to_wait(kind), *sizes])

    def _unsuited(self) -> str:
        """Why the figures would not be those of the event."""
        names = self.live.names
        notation = f"LOWER(TRIM({event_box(section_row('notation'), names.section)}))"
        edition = edition_formula(f"LOWER(TRIM({names['Edition']}))", names["Order"])
        return first_that_holds(
            [
                (f'NOT(OR({notation}="",{notation}="us"))', f'"{_NOTATION}"'),
                (f"NOT({listed(edition, EDITIONS)})", f'"{_EDITION}"'),
            ]
        )

    def said_of_edition(self, edition: str) -> str:
        """What :meth:`_unsuited` gives for the edition that is in force."""
        return "" if edition.strip().lower() in EDITIONS else _EDITION

    def _needs(self) -> str:
        """Why these places would not be those of the event."""
        order, edition, lots = (f"TRIM({self.live.names[name]})" for name in _PLACED_BY)
        not_here = f'"{_NOT_HERE}"'
        unsuited = self.cell("unsuited")
        return first_that_holds(
            [
                (f'{unsuited}<>""', unsuited),
                (f"NOT({_is_known(order, ORDERS)})", f'"{_ORDER}"&{order}&{not_here}'),
                (f"NOT({_is_known(edition, USUAL)})", f'"{_EDITION_OF}"&{edition}&{not_here}'),
                (f'{lots}<>""', f'"{_LOTS}{_NOT_HERE}"'),
            ]
        )

    def said_of_order(self, section: Section) -> str:
        """What :meth:`_needs` gives where the figures are those of the event."""
        order, edition = section.order.strip(), section.edition.strip()
        if order and order.lower() not in ORDERS:
            return f"{_ORDER}{order}{_NOT_HERE}"
        if edition and edition.lower() not in USUAL:
            return f"{_EDITION_OF}{edition}{_NOT_HERE}"
        return f"{_LOTS}{_NOT_HERE}" if section.lots.strip() else ""

    def _fault(self) -> str:
        """The first result that is wrong, with its cell."""
        results, row, count = self.live.names["Results"], self.cell("faulty"), self.cell("faults")
        round = f"INDEX({self.helper('first_fault').all},{row})"
        typed = f"INDEX({results},{row},{round})"
        kind = f"INDEX({self.cells.fault.all},{row},{round})"
        said = first_that_holds([(f"{kind}={k}", f'"{text}"') for k, text in FAULTS.items()])
        address = f"ADDRESS(ROW({typed}),COLUMN({typed}),4)"
        more = f'IF({count}>1," ("&{count}&" such cells in all)","")'
        return (
            f'IF({count}=0,"",{address}&": "&IFERROR(TRIM({typed}),"")&" "&{said}&{more}'
            f'&"{_CORRECT}")'
        )

    def said_of_fault(self, row: int, round: int, typed: str, kind: int, count: int) -> str:
        """What :meth:`_fault` gives."""
        address = xl_rowcol_to_cell(FIRST_ROW + row - 1, FIRST_ROUND + round - 1)
        more = f" ({count} such cells in all)" if count > 1 else ""
        return f"{address}: {typed} {FAULTS[kind]}{more}{_CORRECT}"

    def _progress(self, incomplete: str) -> str:
        """How far the event is: ``after 3 of 5 rounds``, and what is left out."""
        rounds, planned = self.cell("rounds"), self.cell("planned")
        many = f'IF({planned}=1," round"," rounds")'
        after = f'IF({rounds}=0,"{_BEFORE}","after "&{rounds}&" of "&{planned}&{many})'
        left_out = f'IF({incomplete}=0,"","{_LEFT_OUT[0]}"&{incomplete}&"{_LEFT_OUT[1]}")'
        return f"{after}&{left_out}"

    def said_of_progress(self, rounds: int, planned: int, incomplete: int) -> str:
        """What :meth:`_progress` gives."""
        after = f"after {rounds} of {counted(planned, 'round')}" if rounds else _BEFORE
        return after + (f"{incomplete}".join(_LEFT_OUT) if incomplete else "")

    def _first_said(self, *names: str) -> str:
        cells = [self.cell(name) for name in names]
        return first_that_holds([(f'{cell}<>""', cell) for cell in cells])


def _is_known(text: str, known: Sequence[str]) -> str:
    """Whether a box is empty or says one of these."""
    return f'OR({text}="",{listed(f"LOWER({text})", known)})'
