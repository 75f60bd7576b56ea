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

from xltiebreak.excel.cells.formulas import row_with
from xltiebreak.excel.cells.game_rules import A_ROUND
from xltiebreak.excel.cells.layout import (
    HEADER_ROW,
    KEY_ROW,
    TITLE_ROW,
    cell_beside,
    first_beside,
)
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, GAMES_SHEET
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.plain import playoff, typed_order, warnings
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.rounds import BLOCKS, PLAYED, RULINGS, SAME_COLOUR, RoundsTable
from xltiebreak.excel.plain.table import (
    PlainStandings,
    not_worked_out,
)

_FORMULAS = formula_file("swiss")
CODES = typed_order.CODES
"""The tie-breaks that have a hidden column; the page shows those of the order."""

_ORDER = range(1, typed_order.MOST + 1)
PLACES = [f"TB{place}" for place in _ORDER]
"""The page's columns of tie-breaks, in the order in which they are applied."""


@dataclass(frozen=True)
class SwissTable(RoundsTable):
    """The columns of players' figures, and the cells above them.

    The block ``game`` holds the row of the opponent played, 0 in a round without a game, "" in a
    round that does not count; ``points`` what the round gave; ``theirs`` the opponent's score;
    ``progress`` the opponents' Cumulatives, or in a round-robin whether the opponent is still
    level. The helpers ``lowest`` and ``highest`` are how many adjusted scores Modified Median
    drops, ``most_met`` how often a player meets the same opponent; then come the tie-breaks by
    their codes, and what is warned of: ``met_again``, in which round somebody is met again, and
    ``warned``; ``unclear`` is the score of who has no count of colors. The figures ``listed``,
    ``parts`` and ``codes`` are the order with commas, its parts and its codes; ``part_1`` … is
    each, and ``place_1`` … its place among the tie-breaks.
    Above the points stands, in the row of the title, whether a round counts, and in that of the key
    how many rounds count from this one on.
    """

    helpers = (
        *("k", "here", "lowest", "highest", "first_fault", "is_faulty", "most_met", *CODES),
        *("met_again", "warned", "unclear", *playoff.COLUMNS),
    )
    blocks = (*BLOCKS, "game", "points", "theirs", "progress")
    figures = (
        *("rounds", "most_dropped", "planned", "faults", "faulty", "room", "unsuited"),
        *("games", "rulings", "byes_said", "byes_unsaid"),
        *("fault", "hold", "needs", "no_places", "line_is_red", "progress", "is_final"),
        *(*warnings.FIGURES, "warning"),
        *("entries", "scheduled", "roundrobin", "by_roundrobin", "one_sits_out"),
        *("spellings", "listed", "parts", "codes", "used", "unknown"),
        *("colourless", "knows_colours", "colourless_row", "colourless_round"),
        *(f"{figure}_{place}" for figure in ("part", "place") for place in _ORDER),
        *playoff.FIGURES,
    )
    has_usual_order = True
    ranked_by = PLACES
    may_be_missing = "BLACKS"

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        rounds = [f"R{round}" for round in range(1, self.width + 1)]
        return ("No.", "Name", *rounds, "Score", "Adj.", *PLACES)

    @cached_property
    def credited(self) -> Rounds:
        """The rounds on the page, with the adjusted scores of the opponents."""
        return Rounds(self.page("R1"), self.width)

    @cached_property
    def score(self) -> Column:
        """The scores over the complete rounds."""
        return self.page("Score")

    def copied_down(self) -> Iterator[tuple[Column, str]]:
        """Yield every formula of a row with its column; all rows have the same."""
        k, texts = self.helper("k").at(), self.block("text").row()
        number, faults = self.page("No."), self.block("fault").row()
        yield from self._of("player")
        met_again = self.helper("met_again")
        opponents = self._met(self.block("named").row(), self.block("letter").row())
        again = warnings.met_again(opponents, self.block("named").row(), number.at())
        meets_once = f"OR({self.helper('most_met').at()}<2,{self.cell('roundrobin')}=1)"
        yield met_again, f"IF({meets_once},0,{again})"
        cases = {
            warnings.SAME_COLOURS: f'COUNTIF({faults},"{SAME_COLOUR}")>0',
            warnings.MET_AGAIN: f"{met_again.at()}>0",
            warnings.WITHOUT_RESULT: f'AND({self.cell("is_final")}=1,COUNTIF({texts},"?*")=0)',
        }
        yield self.helper("warned"), warnings.of_row(self, k, cases)
        for round in range(1, self.width + 1):
            yield from self._of("each round", round)
        yield from self._of("sums")
        yield from self._in_order()
        yield from self.playoffs.of_row()
        yield from self.placing.formulas()

    def _of(self, section: str, round: int = 0) -> Iterator[tuple[Column, str]]:
        """Yield the formulas of a section of the file, for one round or for none."""
        own = {"rounds left": self.points.above(KEY_ROW)}
        if round:
            own["counts"] = self.points.head(TITLE_ROW, round)
        for name, formula in self.written(_FORMULAS, section, own, None, round):
            yield self.block(name).of(round) if round else self.named(name), formula

    def block(self, name: str) -> Rounds:
        """Return the hidden block of this name, or the rounds of the page."""
        return self.credited if name == "R" else super().block(name)

    def _met(self, named: str, letters: str) -> str:
        """Return a formula for the numbers of the opponents of games that were played, else 0."""
        return f'(VALUE("0"&{named})*ISNUMBER(FIND({letters},"{PLAYED}")))'

    def _in_order(self) -> Iterator[tuple[Column, str]]:
        """Yield the tie-breaks of the order, each from its hidden column."""
        score = self.score.at()
        code, blacks = self.may_be_missing, self.helper(self.may_be_missing).at()
        in_use = f"COUNTIF({self._places},{CODES.index(code) + 1})*{self.cell('knows_colours')}"
        unclear = f'IF(AND({in_use}>0,{score}<>"",{blacks}=""),{score},"")'
        yield self.helper("unclear"), unclear
        values = f"{self.helper(CODES[0]).at()}:{self.helper(CODES[-1]).at()}"
        for place, head in enumerate(PLACES, start=1):
            at = self.cell(f"place_{place}")
            yield self.page(head), f'IF(OR({score}="",{at}=0),"",INDEX({values},{at}))'

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
        is_swiss = f"{self.cell('by_roundrobin')}=0"
        return f'AND({is_swiss},{cell}<>"",OR({first},{last}))'

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
        by_roundrobin, codes = self.cell("by_roundrobin"), self.cell("codes")
        order, parts, titles = self.cell("listed"), self.cell("parts"), self._titles
        whole_order = typed_order.codes_of(order, parts, f"{self.cell('roundrobin')}=1", titles)
        places = self._each("place")
        for place, (head, rank) in enumerate(zip(PLACES, self.placing.ranks[1:]), start=1):
            at = self.cell(f"place_{place}")
            title = f'IF({at}=0,"",INDEX({self._titles},{at}))'
            for titled in (self.page(head), rank):
                yield (HEADER_ROW, titled.at_column), title
        adjusted = f'IF({self.cell("by_roundrobin")}=1,"","Adj.")'
        yield (HEADER_ROW, self.page("Adj.").at_column), adjusted
        figures = {
            "rounds": f"SUM({points.above(TITLE_ROW)})",
            "most_dropped": f"IF({rounds}>=9,2,1)",
            "planned": f"MAX({self.cell('scheduled')},{begun})",
            "faults": f'COUNTIF({self.block("fault").all},">0")',
            "faulty": f"IFERROR({row_with('1', self.helper('is_faulty').all)},0)",
            "games": self._count(PLAYED),
            "rulings": self._count(RULINGS),
            "room": self._room(),
            "unsuited": self._unsuited(),
            "fault": self._fault(),
            **warnings.figures(
                self,
                {
                    "nameless": warnings.of_nameless(self),
                    "same_colour": warnings.of_colours(self, SAME_COLOUR),
                    "met_twice": self._met_twice(),
                    "no_colour": warnings.of_no_colour(self),
                    "resultless": warnings.of_results(self),
                    "more_rounds": warnings.of_rounds(self, planned, begun),
                    "same_name": warnings.of_names(self),
                },
            ),
            "hold": self._first_reason("room", "unsuited", "fault"),
            "needs": self._needs(),
            "no_places": self.no_places(),
            "line_is_red": self.line_is_red(),
            "progress": self.so_far(rounds, incomplete),
            "is_final": f"IF(AND({rounds}>0,{rounds}>={self.cell('planned')}),1,0)",
            "entries": f"SUM({self.helper('here').all})",
            "scheduled": f"IF({planned}>0,{planned},COLUMNS({names['Results']}))",
            "roundrobin": self._is_roundrobin(),
            "by_roundrobin": f"IF({typed_order.is_roundrobins(places)},1,0)",
            "one_sits_out": f"{self.cell('roundrobin')}*MOD({self.cell('entries')},2)",
            "listed": typed_order.with_commas(self._order),
            "parts": typed_order.parted(order),
            "codes": whole_order,
            "used": f'COUNTIF({self._places},">0")',
            "unknown": typed_order.first_unknown(self._each("part"), places, by_roundrobin),
            **dict(self._colours()),
            **dict(self.playoffs.figures()),
        }
        for place, part in zip(_ORDER, self._each("part")):
            figures[f"part_{place}"] = typed_order.part_of(codes, place)
            figures[f"place_{place}"] = typed_order.place_of(part, self.cell("spellings"))
        yield from ((self.figure(name), formula) for name, formula in figures.items())

    def standings(self) -> PlainStandings:
        """Return what the sheet ``Standings`` shows."""
        titles = [
            f"{self.sheet}!{xl_rowcol_to_cell(HEADER_ROW, self.page(head).at_column, True, True)}"
            for head in PLACES
        ]
        sums = [self.page(head) for head in PLACES]
        used = self.seen("used")
        return PlainStandings(self, ("No.", "Name", "Score"), sums, titles, used, CODES)

    def _met_twice(self) -> str:
        """Return a formula for the warning of the first two who meet again."""
        names, named, letters = self.live.names, self.block("named").all, self.block("letter").all
        row = warnings.first_row(self, warnings.MET_AGAIN)
        round = f"INDEX({self.helper('met_again').all},{row})"
        met = self._met(f"INDEX({named},{row},0)", f"INDEX({letters},{row},0)")
        at = names.at(f"INDEX({names['Results']},{row},{round})", CROSSTABLE_SHEET)
        if self.live.has_games:
            key = f"({A_ROUND}*{round}+INDEX({self.page('No.').all},{row}))"
            white, black = (f"MATCH({key},{names[f'{side}Keys']},0)" for side in ("White", "Black"))
            game = f"INDEX({names['OutcomesTyped']},IFERROR({white},{black}))"
            at = names.at(game, GAMES_SHEET)
        return warnings.of_meetings(self, at, f"VALUE(INDEX({named},{row},{round}))", met)

    @property
    def _titles(self) -> str:
        """The range of the codes above the hidden tie-breaks."""
        columns = (self.helper(code).at_column for code in (CODES[0], CODES[-1]))
        return ":".join(xl_rowcol_to_cell(HEADER_ROW, column, True, True) for column in columns)

    @property
    def _places(self) -> str:
        """The range of the places that the tie-breaks of the order have among these."""
        first, *_, last = self._each("place")
        return f"{first}:{last}"

    def _each(self, figure: str) -> Sequence[str]:
        return [self.cell(f"{figure}_{place}") for place in _ORDER]

    def unknown_order(self) -> tuple[str, str]:
        """Return the condition that these formulas do not know the order, and a formula for why."""
        unknown = self.cell("unknown")
        is_plain = typed_order.is_plain(self.cell("codes"), self._places, unknown)
        why = not_worked_out(self._order, unknown)
        return f"NOT({is_plain})", f'{why}&"{typed_order.WHAT_IS_KNOWN}"'

    def is_usual(self) -> str:
        """Return the condition that the tie-breaks are those of US Chess rule 34E."""
        return typed_order.are(typed_order.USUAL_CODES, self._each("place"))
