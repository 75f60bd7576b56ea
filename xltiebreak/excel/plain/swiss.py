"""The sheet ``Arithmetic`` of typed rounds: the tie-breaks of US Chess rules 34E and 34F by plain
formulas. A Swiss has the opponents' adjusted scores, those that Modified Median drops, and the
sums; a round-robin has what each game adds to Sonneborn-Berger, head-to-head results, and wins.

A row is a player, a column a round. Rounds that are not complete count for nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import (
    edition_formula,
    filled_in,
    first_that_holds,
    listed,
    nth,
)
from xltiebreak.excel.cells.layout import (
    HEADER_ROW,
    KEY_ROW,
    TITLE_ROW,
    cell_beside,
    first_beside,
)
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET
from xltiebreak.excel.plain import result_cells
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.placing import Placing
from xltiebreak.excel.plain.result_cells import (
    FAULTS,
    PLAYED,
    RULINGS,
    WORTH_A_POINT,
    WORTH_HALF,
)
from xltiebreak.excel.plain.table import (
    ArithmeticTable,
    PlainStandings,
    progress_of_rounds,
    spelled,
    spelled_out,
)
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules import editions

CODES = ("MM", "SOLK", "CUM", "OCUM")
"""The tie-breaks of a Swiss, in the order in which they are applied."""

OF_A_ROUNDROBIN = NAMED_ORDERS[ROUNDROBIN].codes
IN_A_ROUNDROBIN = dict(zip(CODES, (*OF_A_ROUNDROBIN, "")))
"""The round-robin's tie-breaks that stand in the columns of the Swiss ones."""

EDITIONS = tuple(
    edition.code
    for edition in editions.EDITIONS.values()
    if edition.swiss is editions.US_CHESS and edition.cumulative_deducts
)
"""The editions that define these tie-breaks alike."""

_ROOM = "The Crosstable has more {} than there is room for here ({}): begin with a larger workbook."
_NOTATION = (
    "These formulas read US letters such as W12, and the sheet Event states another notation."
)
_RULED = (
    "{} of {} games have N, R or S, which in US letters are a director's rulings. Type W, D and L "
    "for won, drawn and lost; or, if these really are rulings, type us at Notation on the sheet "
    "Event."
)
_EDITION = "These formulas know the edition uschess alone, and another one is in force."
WITHDRAWN = (
    "Who withdraws from a round-robin may annul games, which these formulas do not know: use the "
    "workbook with a grid, or clear Withdrawn on the sheet Event."
)
ODD = (
    "Everybody meets everybody here, and with an odd number of players these formulas know the "
    "order roundrobin alone: clear Tie-break order on the sheet Event, or choose the Kind swiss."
)
_CORRECT = ". Correct it on the sheet Crosstable; until then nobody has a place."


@dataclass(frozen=True)
class SwissTable(ArithmeticTable):
    """The columns of players' figures, and the cells above them.

    The block ``game`` holds the row of the opponent played, 0 in a round without a game, "" in a
    round that does not count; ``points`` what the round gave; ``progress`` the opponents'
    Cumulatives, or in a round-robin whether the opponent is still level. The helpers ``lowest`` and
    ``highest`` are how many adjusted scores Modified Median drops, ``most_met`` how often a player
    meets the same opponent. Above the points stands, in the row of the title, whether a round
    counts, and in that of the key how many rounds count from this one on.
    """

    helpers = ("k", "here", "lowest", "highest", "first_fault", "is_faulty", "most_met")
    blocks = (*result_cells.BLOCKS, "game", "points", "progress")
    figures = (
        *("rounds", "most_dropped", "planned", "faults", "faulty", "room", "unsuited"),
        *("games", "rulings", "byes_1", "byes_½", "byes_0", "byes_"),
        *("fault", "hold", "needs", "no_places", "progress", "is_final"),
        *("entries", "scheduled", "roundrobin", "by_roundrobin", "one_sits_out"),
    )
    orders = ("uschess", "ihsa", ROUNDROBIN)
    has_usual_order = True

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        rounds = [f"R{round}" for round in range(1, self.width + 1)]
        return ("No.", "Name", *rounds, "Score", "Adj.", *CODES)

    @cached_property
    def credited(self) -> Rounds:
        """The rounds on the page, with the adjusted scores of the opponents."""
        return Rounds(self.page("R1"), self.width)

    @cached_property
    def placing(self) -> Placing:
        """The columns that place the players."""
        figures = [self.page(head) for head in ("Score", *CODES)]
        return Placing(figures, CODES, self.page("No."), self.behind_helpers, HEADER_ROW)

    @cached_property
    def games(self) -> Rounds:
        """The rows of the opponents played."""
        return self.block("game")

    @cached_property
    def points(self) -> Rounds:
        """The points that each round gave."""
        return self.block("points")

    @cached_property
    def score(self) -> Column:
        """The scores over the complete rounds."""
        return self.page("Score")

    def copied_down(self) -> Iterator[tuple[Column, str]]:
        """Yield every formula of a row with its column; all rows have the same."""
        names, k = self.live.names, self.helper("k").at()
        here, number = self.helper("here"), f"INDEX({names['Numbers']},{k})"
        name = f"TRIM(INDEX({names['Players']},{k}))"
        texts = self.block("text").row()
        is_here = f'OR(IFERROR({name},"?")<>"",COUNTIF({texts},"?*")>0)'
        yield here, f"IF({k}>ROWS({names['Results']}),0,N({is_here}))"
        yield self.page("No."), f'IF({here.at()}=0,"",{number})'
        yield self.page("Name"), f'IF({here.at()}=0,"",IF({name}="","Player "&{number},{name}))'
        first_fault = self.helper("first_fault")
        faults = self.block("fault").row()
        first = ",".join(f"IFERROR(MATCH({kind},{faults},0),99)" for kind in FAULTS)
        yield first_fault, f"IF(SUM({faults})=0,0,MIN({first}))"
        yield self.helper("is_faulty"), f"IF({first_fault.at()}>0,1,0)"
        for round in range(1, self.width + 1):
            yield from result_cells.formulas(self, round)
            yield from self._of_round(round)
        yield from self._of_player()
        yield from self.placing.formulas()

    def _of_round(self, round: int) -> Iterator[tuple[Column, str]]:
        letter = self.block("letter").of(round).at()
        opponent = self.block("opponent").of(round).at()
        counts = self.points.head(TITLE_ROW, round)
        game = self.games.of(round).at()
        played = f'AND({opponent}>0,ISNUMBER(FIND({letter},"{PLAYED}")))'
        yield self.games.of(round), f'IF({counts}=0,"",IF({played},{opponent},0))'
        full = f'ISNUMBER(FIND({letter},"{WORTH_A_POINT}"))'
        half = f'ISNUMBER(FIND({letter},"{WORTH_HALF}"))'
        yield (
            self.points.of(round),
            f'IF(OR({counts}=0,{letter}=""),0,IF({full},1,IF({half},0.5,0)))',
        )
        score, first = self.score, self.page("MM")
        adjusted, theirs, cumulative, their_first = (
            f"INDEX({column.all},{game})"
            for column in (self.page("Adj."), score, self.page("CUM"), first)
        )
        credited = self._by_order(adjusted, f"{self.points.of(round).at()}*{theirs}")
        yield (
            self.credited.of(round),
            f'IF(OR({score.at()}="",{game}=""),"",IF({game}=0,0,{credited}))',
        )
        is_level = f"N(AND({theirs}={score.at()},{their_first}={first.at()}))"
        progress = self._by_order(cumulative, is_level)
        yield self.block("progress").of(round), f"IF(N({game})=0,0,{progress})"

    def _by_order(self, of_swiss: str, of_roundrobin: str) -> str:
        return f"IF({self.cell('by_roundrobin')}=1,{of_roundrobin},{of_swiss})"

    def _of_player(self) -> Iterator[tuple[Column, str]]:
        score = self.score.at()
        games, points, credited = (
            block.row() for block in (self.games, self.points, self.credited)
        )
        figures = (
            (self.page("Adj."), _adjusted(games, points), '""'),
            (self.helper("lowest"), self._dropped(">="), "0"),
            (self.helper("highest"), self._dropped("<="), "0"),
            (self.page("MM"), self._modified_median(), f"SUM({credited})"),
            (self.page("SOLK"), f"SUM({credited})", self._head_to_head()),
            (self.page("CUM"), self._cumulative(), f"COUNTIF({points},1)"),
            (self.page("OCUM"), f"SUM({self.block('progress').row()})", '""'),
        )
        opponents = self.block("opponent").row()
        met = f"SUMPRODUCT(MAX(COUNTIF({opponents},{opponents})*({opponents}>0)))"
        yield self.helper("most_met"), f"IF({self.helper('here').at()}=0,0,{met})"
        waits = f'OR({self.cell("hold")}<>"",{self.helper("here").at()}=0)'
        yield self.score, f'IF({waits},"",SUM({points}))'
        for column, of_swiss, of_roundrobin in figures:
            figure = self._by_order(of_swiss, of_roundrobin)
            yield column, f'IF(OR({score}="",{self.cell("rounds")}=0),"",{figure})'

    def _dropped(self, sign: str) -> str:
        """Return a formula for how many scores Modified Median drops at one end."""
        return f"IF(2*{self.score.at()}{sign}{self.cell('rounds')},{self.cell('most_dropped')},0)"

    def _modified_median(self) -> str:
        """Return a formula for the sum of opponents' scores without the lowest (for a plus score),
        the highest (a minus score) or both (an even score); from 9 rounds on, two instead of one.
        If there are no more scores, all are dropped.

        Source: US Chess 34E1.
        """
        credited = self.credited.row()
        lowest, highest = self.helper("lowest").at(), self.helper("highest").at()
        dropped = [
            f"IF({count}>{k - 1},{function}({credited},{k}),0)"
            for count, function in ((lowest, "SMALL"), (highest, "LARGE"))
            for k in (1, 2)
        ]
        left = "-".join((f"SUM({credited})", *dropped))
        return f"IF({lowest}+{highest}>={self.cell('rounds')},0,{left})"

    def _cumulative(self) -> str:
        """Return a formula for the sum of the scores after each round, less what unplayed rounds
        gave, once. A round's points are in the score after it and in all later ones.

        Source: US Chess 34E3.
        """
        points = self.points.row()
        running = f"SUMPRODUCT({points},{self.points.above(KEY_ROW)})"
        return f"{running}-SUMIF({self.games.row()},0,{points})"

    def _head_to_head(self) -> str:
        """Return a formula for wins less losses against those with the same score and
        Sonneborn-Berger; "" where there is no other.

        Source: US Chess 34E5.
        """
        score, first = self.score, self.page("MM")
        level = f"({score.all}={score.at()})*({first.all}={first.at()})"
        games = f"SUMPRODUCT({self.block('progress').row()}*(2*{self.points.row()}-1))"
        return f'IF(SUMPRODUCT({level})<2,"",{games})'

    def is_dropped(self, row: int, round: int) -> str:
        """Return a condition, for a block with this first cell: Modified Median drops the score. Of
        equal scores, the earlier is among the lowest, the later among the highest."""
        credited = self.credited
        cell = credited.of(round).at(row).replace("$", "")
        until = f"{credited.first.at(row)}:{cell}"
        lower = f"SUMPRODUCT(({credited.row(row)}<{cell})*1)"
        nth = f"({lower}+COUNTIF({until},{cell}))"
        first = f"{nth}<={self.helper('lowest').at(row)}"
        last = f"{nth}>{self.cell('rounds')}-{self.helper('highest').at(row)}"
        return f'AND({cell}<>"",OR({first},{last}))'

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the hidden columns, with their cells."""
        names = self.live.names
        crosstable = names.quoted(CROSSTABLE_SHEET)
        points = self.points
        for round in range(1, self.width + 1):
            beside = first_beside(self.width) + round - 1
            started, missing = (
                f"{crosstable}!{xl_rowcol_to_cell(row, beside, True, True)}"
                for row in (TITLE_ROW, KEY_ROW)
            )
            column = points.of(round).at_column
            yield (TITLE_ROW, column), f"IF(AND({started}=1,{missing}=0),1,0)"
            own = points.head(TITLE_ROW, round)
            later = f"+{points.head(KEY_ROW, round + 1)}" if round < self.width else ""
            yield (KEY_ROW, column), f"{own}{later}"
        rounds = self.cell("rounds")
        incomplete = f"{crosstable}!{cell_beside(self.width, 'incomplete')}"
        begun = f"{crosstable}!{cell_beside(self.width, 'now')}"
        planned = f"IFERROR(VALUE({names['Rounds']}),0)"
        order = spelled(f'TRIM({names["Order"]}&"")')
        is_roundrobin = f'AND({order}="",{self.cell("roundrobin")}=1)'
        for code, other in IN_A_ROUNDROBIN.items():
            title = f'IF({self.cell("by_roundrobin")}=1,"{other}","{code}")'
            rank = self.placing.ranks[1 + CODES.index(code)]
            for titled in (self.page(code), rank):
                yield (HEADER_ROW, titled.at_column), title
        adjusted = f'IF({self.cell("by_roundrobin")}=1,"","Adj.")'
        yield (HEADER_ROW, self.page("Adj.").at_column), adjusted
        figures = {
            "rounds": f"SUM({points.above(TITLE_ROW)})",
            "most_dropped": f"IF({rounds}>=9,2,1)",
            "planned": f"MAX({self.cell('scheduled')},{begun})",
            "faults": f'COUNTIF({self.block("fault").all},">0")',
            "faulty": f"IFERROR(MATCH(1,{self.helper('is_faulty').all},0),0)",
            "games": self._count(PLAYED),
            "rulings": self._count(RULINGS),
            "room": self._room(),
            "unsuited": self._unsuited(),
            "fault": self._fault(),
            "hold": self._first_reason("room", "unsuited", "fault"),
            "needs": self._needs(),
            "no_places": self.no_places(),
            "progress": progress_of_rounds(rounds, self.cell("planned"), incomplete),
            "is_final": f"IF(AND({rounds}>0,{rounds}>={self.cell('planned')}),1,0)",
            "entries": f"SUM({self.helper('here').all})",
            "scheduled": f"IF({planned}>0,{planned},COLUMNS({names['Results']}))",
            "roundrobin": self._is_roundrobin(),
            "by_roundrobin": f'IF(OR({order}="{ROUNDROBIN}",{is_roundrobin}),1,0)',
            "one_sits_out": f"{self.cell('roundrobin')}*MOD({self.cell('entries')},2)",
        }
        yield from ((self.figure(name), formula) for name, formula in figures.items())

    def standings(self) -> PlainStandings:
        """Return what the sheet ``Standings`` shows."""
        is_short = f"{self.seen('by_roundrobin')}=1"
        sums = [self.page(code) for code in CODES]
        return PlainStandings(
            self, ("No.", "Name", "Score"), sums, CODES, OF_A_ROUNDROBIN, is_short
        )

    def unless_wrong(self, line: str) -> str:
        """Return a formula for this line, or for what is wrong as long as a cell is."""
        cells = [self.seen(name) for name in ("room", "fault")]
        return first_that_holds([(f'{cell}<>""', cell) for cell in cells], line)

    def by_roundrobin(self) -> bool:
        """Whether the order is a round-robin's at the time the workbook is written."""
        order = spelled_out(self.live.values.section.order)
        return order == ROUNDROBIN if order else self.live.values.there.is_roundrobin

    def _room(self) -> str:
        """Return a formula for what prevents all results, other than faults in result cells."""
        names = self.live.names
        kind = f"LOWER(TRIM({names['Kind']}))"
        results = names["Results"]
        typed = f'((TRIM({names["Players"]})<>"")+(TRIM({results})<>"")>0)'
        too_many = [
            (f"SUMPRODUCT(MAX({typed}*{nth(results)}))>{self.players}", ("rows", self.players)),
            (
                f'SUMPRODUCT(MAX((TRIM({results})<>"")*{nth(results, "COLUMN")}))>{self.width}',
                ("rounds", self.width),
            ),
        ]
        sizes = [(condition, f'"{_ROOM.format(*limit)}"') for condition, limit in too_many]
        return first_that_holds([*self.live.reasons_to_wait(kind, for_functions=False), *sizes])

    def _is_roundrobin(self) -> str:
        """Return a formula: 1 where everybody meets everybody.

        The stated kind decides, else the number of rounds and how often players meet each other.
        """
        kind = f"LOWER(TRIM({self.live.names['Kind']}))"
        entries, rounds = self.cell("entries"), self.cell("scheduled")
        a_cycle = f"({entries}-1+MOD({entries},2))"
        met = f"MAX({self.helper('most_met').all})"
        meets = f"IF({entries}<3,0,IF(MOD({rounds},{a_cycle})>0,0,N({met}*{a_cycle}<={rounds})))"
        return f'IF({kind}="{ROUNDROBIN}",1,IF({kind}<>"",0,{meets}))'

    def _needs(self) -> str:
        """Return a formula for why these would not be the event's places."""
        unsuited, left = self.cell("unsuited"), f'TRIM({self.live.names["Withdrawn"]}&"")'
        by_roundrobin = self.cell("by_roundrobin")
        return first_that_holds(
            [
                (f'{unsuited}<>""', unsuited),
                (f'AND({self.cell("roundrobin")}=1,{left}<>"")', f'"{WITHDRAWN}"'),
                (f"{self.cell('one_sits_out')}>{by_roundrobin}", f'"{ODD}"'),
            ],
            self.needs(),
        )

    def _unsuited(self) -> str:
        """Return a formula for why these would not be the event's figures."""
        names = self.live.names
        notation = f"LOWER(TRIM({names['Notation']}))"
        edition = edition_formula(spelled(f'TRIM({names["Edition"]}&"")'), names["Order"])
        return first_that_holds(
            [
                (f'NOT(OR({notation}="",{notation}="us"))', f'"{_NOTATION}"'),
                (f"NOT({listed(edition, EDITIONS)})", f'"{_EDITION}"'),
            ]
        )

    def _fault(self) -> str:
        """Return a formula for the first wrong result, with its cell."""
        results, row, count = self.live.names["Results"], self.cell("faulty"), self.cell("faults")
        round = f"INDEX({self.helper('first_fault').all},{row})"
        typed = f"INDEX({results},{row},{round})"
        kind = f"INDEX({self.block('fault').all},{row},{round})"
        words = first_that_holds([(f"{kind}={k}", f'"{text}"') for k, text in FAULTS.items()])
        address = f"ADDRESS(ROW({typed}),COLUMN({typed}),4)"
        more = f'IF({count}>1," ("&{count}&" such cells in all)","")'
        fault = f'{address}&": "&IFERROR(TRIM({typed}),"")&" "&{words}&{more}&"{_CORRECT}"'
        rulings, games = self.cell("rulings"), self.cell("games")
        too_many = f"OR(AND({rulings}>2,10*{rulings}>{games}),2*{rulings}>{games})"
        ruled = f'AND({too_many},TRIM({self.live.names["Notation"]})="")'
        return first_that_holds([(ruled, filled_in(_RULED, rulings, games)), (f"{count}>0", fault)])

    def _count(self, letters: str) -> str:
        """Return a formula for how many results with an opponent have one of these letters."""
        letter, opponent = self.block("letter").all, self.block("opponent").all
        return f'SUMPRODUCT(ISNUMBER(FIND({letter},"{letters}"))*({letter}<>"")*({opponent}>0))'

    def _first_reason(self, *names: str) -> str:
        cells = [self.cell(name) for name in names]
        return first_that_holds([(f'{cell}<>""', cell) for cell in cells])


def _adjusted(games: str, points: str) -> str:
    """Return a formula for the points of the games, and half a point for each unplayed round.

    Source: US Chess 34E1.
    """
    return f'SUMIF({games},">0",{points})+COUNTIF({games},0)/2'
