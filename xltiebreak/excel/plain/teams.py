"""The sheet ``Arithmetic`` of a team event by plain formulas, from the crosstable that follows its
matches: the score by match or game points, the IHSA's and the US Amateur Team tie-breaks, and cells
that tell what may be shown.

The sums are those of :mod:`xltiebreak.rules.systems.us_teams`, over the rounds that count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.excel.cells.formulas import first_that_holds, lowest, nth, row_of
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, MATCHES_SHEET, TEAMS_SHEET
from xltiebreak.excel.cells.team_live import TeamLive
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.plain import playoff, warnings
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.table import ArithmeticTable, PlainStandings
from xltiebreak.ranking.orders import NAMED_ORDERS

IHSA, USAT = NAMED_ORDERS["ihsa-team"].codes, NAMED_ORDERS["usat"].codes
ORDERS: Mapping[str, Sequence[str]] = {"ihsa-team": IHSA, "ihsa": IHSA, "usat": USAT}
"""The orders that these formulas know, by each name that one may type."""

_FORMULAS = formula_file("teams")
_PLAYED = "WDL"

BOXES = (
    *("by_games", "scale", "scale_win", "scale_draw", "scale_loss", "win", "draw", "loss"),
    *("rounds", "missing", "known", "usat", "weights", "fault"),
)
"""Figures of the whole section: whether game points place the teams; the text at Match points and
its three parts; the worth of a win, draw and loss; how many rounds count; how many points inside
their matches are missing, and whether all are known; whether the order is USAT's; the text at Board
weights; the first fault."""

_BOXES_WITH_FAULTS = ("PlacedBy", "MatchPoints", "BoardWeights", "Rounds")
_MORE_ROUNDS = "this workbook has room for {} rounds; for more, begin with a larger one."
MAIN = "Main"
"""The column of the first tie-break: IHSA, or USAT."""

THEN = USAT[1:]
"""The further tie-breaks, which only the US Amateur Team's order has."""


@dataclass(frozen=True)
class TeamTable(ArithmeticTable):
    """The columns of the teams' sums.

    Hidden are the blocks of the opponents' rows and of the ``points`` that place the teams, and the
    helper ``adjusted``, a team's score with unplayed matches as draws. Above the opponents stands,
    in the row of the key, how many rounds count from each round on.
    """

    live: TeamLive

    noun = "team"
    helpers = (
        *("adjusted", *(f"key {code}" for code in THEN)),
        *("met_again", "warned", *playoff.COLUMNS),
    )
    blocks = ("opponent", "points")
    figures = (
        *(*BOXES, "hold", "needs", "no_places", "line_is_red"),
        *("planned", "incomplete", "progress", "is_final"),
        *("met_twice", "resultless", "more_rounds", "same_name", "more_room", "warning"),
        *playoff.FIGURES,
    )
    orders = tuple(ORDERS)
    ranked_by = (MAIN, *THEN)

    def _shown(self, at: int, row: int | None = None) -> str:
        """Return a column of the sheet Crosstable, or its cell in a row. Numbers (0) and names (1)
        stand there beside the results, also where rows are inserted between teams."""
        cells = self.column(at).all if row is None else self.column(at).at(row)
        return f"{self.live.names.quoted(CROSSTABLE_SHEET)}!{cells}"

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        rounds = range(1, self.width + 1)
        terms, scores = ([f"{letter}{round}" for round in rounds] for letter in "RO")
        return ("No.", "Team", *terms, "Score", MAIN, *scores, *THEN)

    @property
    def keys(self) -> Sequence[Column]:
        """The columns of the tie-breaks; keys of those that the order lacks are equal."""
        return [self.page(MAIN), *(self.helper(f"key {code}") for code in THEN)]

    @property
    def all_points(self) -> str:
        """A formula for the points of who won in all scheduled rounds."""
        return f"{self.cell('planned')}*{self.cell('win')}"

    @cached_property
    def opponents(self) -> Rounds:
        """The rows of the opponents."""
        return self.block("opponent")

    @cached_property
    def terms(self) -> Rounds:
        """What each match adds to the first tie-break."""
        return Rounds(self.page("R1"), self.width)

    @cached_property
    def scores(self) -> Rounds:
        """The opponents' adjusted scores."""
        return Rounds(self.page("O1"), self.width)

    def block(self, name: str) -> Rounds:
        """Return the hidden block of this name, or one of the page."""
        return {"R": self.terms, "O": self.scores}[name] if name in "RO" else super().block(name)

    def formulas(self, row: int) -> Iterator[tuple[Column, str]]:
        """Yield every formula in a row of the sheet, with its column."""
        k, shown = str(row - FIRST_ROW + 1), {"number": self._shown(0, row)}
        shown |= {"name": self._shown(1, row), "rounds left": self.opponents.above(KEY_ROW)}
        for name, formula in self.written(_FORMULAS, "team", shown, row):
            yield self.named(name), formula
        for round in range(1, self.width + 1):
            for name, formula in self.written(_FORMULAS, "each round", {"k": k}, row, round):
                yield self.block(name).of(round), formula
        yield from self._warned(row)
        yield from self.playoffs.of_row(row)
        yield from self.placing.formulas(row)

    def typed_name(self, k: str) -> str:
        """Return a formula for the name in row ``k`` of the sheet Crosstable."""
        return f"TRIM(INDEX({self._shown(1)},{k}))"

    def at_name(self, k: str) -> str:
        """Return a formula for how a sentence about that name begins."""
        names, number = self.live.names, f"INDEX({self.page('No.').all},{k})"
        row = row_of(number, names["Numbers"], names["Players"])
        return names.at(f"INDEX({names['Players']},{row})", TEAMS_SHEET)

    def _results(self, k: str) -> str:
        return f"INDEX({self.live.names['Results']},{k},0)"

    def _met(self, k: str) -> str:
        """Return a formula for the numbers of a team's opponents in matches that were played, else
        0."""
        results = self._results(k)
        is_played = f'ISNUMBER(FIND(LEFT({results}&" "),"{_PLAYED}"))'
        return f'(VALUE("0"&SUBSTITUTE(MID({results},2,9),"?",""))*{is_played})'

    def _warned(self, row: int) -> Iterator[tuple[Column, str]]:
        k, number, again = str(row - FIRST_ROW + 1), self.page("No.").at(row), "met_again"
        opponents = self._met(k)
        meets = warnings.met_again(opponents, self._results(k), number)
        yield self.helper(again), f'IF({number}="",0,{meets})'
        is_over, results = f"{self.cell('is_final')}=1", self._results(k)
        cases = {
            warnings.MET_AGAIN: f"{self.helper(again).at(row)}>0",
            warnings.WITHOUT_RESULT: f'AND({is_over},COUNTIF({results},"?*")=0)',
        }
        yield self.helper("warned"), warnings.of_row(self, k, cases, row)

    def _met_twice(self) -> str:
        """Return a formula for the warning of the first two who meet again, at the cell from which
        the result of the first one follows."""
        names, row = self.live.names, warnings.first_row(self, warnings.MET_AGAIN)
        round = f"INDEX({self.helper('met_again').all},{row})"
        match = f"INDEX({names['MatchRows']},{row},{round})"
        typed, own, theirs, result = (
            f"INDEX({names[name]},ABS({match}))"
            for name in ("MatchTeams", "TypedPoints", "TypedOppPoints", "TypedResults")
        )
        by_points = f"IF({match}>0,COLUMN({own}),COLUMN({theirs}))"
        column = f'IF(TRIM({result})<>"",COLUMN({result}),{by_points})'
        at = f'"{names.sheets[MATCHES_SHEET]}!"&ADDRESS(ROW({typed}),{column},4)&": "'
        opponent = f"VALUE(MID(INDEX({names['Results']},{row},{round}),2,9))"
        return warnings.of_meetings(self, at, opponent, self._met(row))

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the columns, with their cells."""
        for round in range(1, self.width + 1):
            own = f"INDEX({self.live.names['CompleteRounds']},{round})"
            later = f"+{self.opponents.head(KEY_ROW, round + 1)}" if round < self.width else ""
            yield (KEY_ROW, self.opponents.of(round).at_column), f"{own}{later}"
        names, width = self.live.names, self.width
        boxes = {f"at {name}": names.at(names[name]) for name in _BOXES_WITH_FAULTS}
        without = (
            f'(LEN({names["MatchLetters"]})=1)*({names["FirstPoints"]}="")'
            f'*({names["SecondKeys"]}<>"")'
        )
        match = f"INDEX({names['TypedPoints']},{lowest(without, nth(names['FirstPoints']))})"
        others = {
            **boxes,
            "at the match": names.at(match, MATCHES_SHEET),
            "width": str(width),
            "beyond": str(width + 1),
            "no room": f'"{_MORE_ROUNDS.format(width)}"',
        }
        written = dict(self.written(_FORMULAS, "above", others))
        kind = f'LOWER(TRIM({names["Kind"]}&""))'
        waits = self.live.reasons_to_wait(kind, for_functions=False)
        stated, begun = f"IFERROR(VALUE({names['Rounds']}),0)", f"MAX({names['BegunSoFar']})"
        warned = {
            "met_twice": self._met_twice(),
            "resultless": warnings.of_results(self),
            "more_rounds": warnings.of_rounds(self, stated, begun),
            "same_name": warnings.of_names(self),
            "more_room": written.pop("more_room"),
        }
        figures = {
            **written,
            "hold": first_that_holds(waits, self.cell("fault")),
            "needs": self.needs(),
            "no_places": self.no_places(),
            "line_is_red": self.line_is_red(),
            "progress": self.so_far(self.cell("rounds"), self.cell("incomplete")),
            **warnings.figures(self, warned),
            **dict(self.playoffs.figures()),
        }
        yield from ((self.figure(name), formula) for name, formula in figures.items())
        over_ranks = self.placing.ranks[1].at_column
        for at in (over_ranks, self.page(MAIN).at_column):
            yield (HEADER_ROW, at), f'IF({self.cell("usat")}=1,"{USAT[0]}","{IHSA[0]}")'

    def standings(self) -> PlainStandings:
        """Return what the sheet ``Standings`` shows."""
        sums = [self.page(head) for head in (MAIN, *THEN)]
        by_usat = f"{self.seen('usat')}=1"
        titles = [f'IF({by_usat},"{USAT[0]}","{IHSA[0]}")', *(f'"{code}"' for code in USAT[1:])]
        used = f"IF({by_usat},{len(USAT)},{len(IHSA)})"
        heads = ("No.", "Team", "Score")
        return PlainStandings(self, heads, sums, titles, used, (*IHSA, *USAT))
