"""The sheet ``Arithmetic`` of a team event by plain formulas, from the crosstable that follows its
matches: the score by match or game points, the IHSA's and the US Amateur Team tie-breaks, and cells
that tell what may be shown.

The sums are those of :mod:`xltiebreak.rules.systems.us_teams`, over the rounds that count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.excel.cells.formulas import first_that_holds, listed, lowest, nth, row_of
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, MATCHES_SHEET, TEAMS_SHEET
from xltiebreak.excel.cells.team_live import TeamLive
from xltiebreak.excel.plain import playoff, warnings
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.table import (
    ArithmeticTable,
    PlainStandings,
    spelled,
)
from xltiebreak.ranking.orders import NAMED_ORDERS

IHSA, USAT = NAMED_ORDERS["ihsa-team"].codes, NAMED_ORDERS["usat"].codes
ORDERS: Mapping[str, Sequence[str]] = {"ihsa-team": IHSA, "ihsa": IHSA, "usat": USAT}
"""The orders that these formulas know, by each name that one may type."""

_WORTH = ("win", "draw", "loss")
NOT_COUNTED, NO_MATCH = -1, 0
"""In place of an opponent's row: the round does not count; there was no match."""

_PLAYED, _WON, _DRAWN, _LOST = "WDL", "WXB", "DZH", "L"
_BY_MATCHES = ("", "MATCHPOINTS", "MATCHPOINT", "MATCHES", "MATCH", "MP", "MPS")
_BY_GAMES = ("GAMEPOINTS", "GAMEPOINT", "GAMES", "GAME", "GP", "GPS")

_SCALE = ("scale_win", "scale_draw", "scale_loss")
BOXES = (
    *("by_games", "scale", *_SCALE, "win", "draw", "loss", "rounds", "missing", "known", "usat"),
    *("weights", "fault"),
)
"""Figures of the whole section: whether game points place the teams; the text at Match points and
its three parts; the worth of a win, draw and loss; how many rounds count; how many points inside
their matches are missing, and whether all are known; whether the order is USAT's; the text at Board
weights; the first fault."""

PLACED_BY = "Placed by: choose match points or game points, or leave it empty."
MATCH_POINTS = (
    "Match points: type what a match won, drawn and lost is worth, such as 2-1-0, or leave it "
    "empty."
)
WEIGHTS = "Board weights: type a number for each board, such as 12 11 10 9 8 7 6 5."
ANOTHER_NUMBER = "Board weights: there are more or fewer than Boards says."
NO_POINTS = (
    "Game points are to place the teams, but points inside a match are missing: type them, or let "
    "match points place the teams."
)
"""These sentences say, behind a cell, what prevents all results."""

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
        """The rows of the opponents, :data:`NO_MATCH` or :data:`NOT_COUNTED`."""
        return self.block("opponent")

    @cached_property
    def terms(self) -> Rounds:
        """What each match adds to the first tie-break."""
        return Rounds(self.page("R1"), self.width)

    @cached_property
    def scores(self) -> Rounds:
        """The opponents' adjusted scores."""
        return Rounds(self.page("O1"), self.width)

    def formulas(self, row: int) -> Iterator[tuple[Column, str]]:
        """Yield every formula in a row of the sheet, with its column."""
        number, name = self._shown(0, row), f"TRIM({self._shown(1, row)})"
        yield self.page("No."), f'IF({name}="","",{number})'
        yield self.page("Team"), name
        for round in range(1, self.width + 1):
            yield from self._of_round(row, round)
        yield from self._of_team(row, name)
        for code in THEN:
            yield self.helper(f"key {code}"), self._key(code, row)
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

    def _of_round(self, row: int, round: int) -> Iterator[tuple[Column, str]]:
        names = self.live.names
        result, inside = (
            f"INDEX({names[block]},{row - FIRST_ROW + 1},{round})"
            for block in ("Results", "Points")
        )
        opponent = self.opponents.of(round).at(row)
        met = f"MATCH(VALUE(MID({result},2,9)),{self.page('No.').all},0)"
        yield (
            self.opponents.of(round),
            f"IF(INDEX({names['CompleteRounds']},{round})<>1,{NOT_COUNTED},"
            f'IF(ISNUMBER(FIND(LEFT({result}&" "),"{_PLAYED}")),{met},{NO_MATCH}))',
        )
        points = "0"
        for letters, worth in ((_LOST, "loss"), (_DRAWN, "draw"), (_WON, "win")):
            is_worth = f'ISNUMBER(FIND(LEFT({result}&" "),"{letters}"))'
            points = f"IF({is_worth},{self.cell(worth)},{points})"
        yield (
            self.block("points").of(round),
            f"IF({opponent}={NOT_COUNTED},0,IF({self.cell('by_games')}=1,N({inside}),{points}))",
        )
        adjusted, final = (
            f"INDEX({names[name]},{opponent})" for name in ("AdjustedScores", "CompleteScores")
        )
        ihsa = f"({inside}+10)*({adjusted}^2+1)/100"
        yield (
            self.terms.of(round),
            f'IF({opponent}<=0,"",IF({inside}="","",'
            f"IF({self.cell('usat')}=1,{inside}*{final},{ihsa})))",
        )
        theirs = f"INDEX({self.helper('adjusted').all},{opponent})"
        yield (
            self.scores.of(round),
            f'IF({opponent}<0,"",IF({opponent}=0,0,{theirs}))',
        )

    def _of_team(self, row: int, name: str) -> Iterator[tuple[Column, str]]:
        opponents, points = self.opponents.row(row), self.block("points").row(row)
        played = f"SUMPRODUCT(--({opponents}>0))"
        in_play = f"SUMPRODUCT(({opponents}>0)*{points})"
        unplayed = f"SUMPRODUCT(({opponents}=0)*{points})"
        box, score = self.cell, self.page("Score").at(row)
        unknown = f"{box('known')}=0,{box('rounds')}=0"
        running = f"SUMPRODUCT({points}*{self.opponents.above(KEY_ROW)})"
        waits = f'OR({box("hold")}<>"",{name}="")'
        draws = f"SUMPRODUCT(--({opponents}=0))*{box('draw')}"
        yield self.page("Score"), f'IF({waits},"",SUM({points}))'
        yield self.helper("adjusted"), f"{in_play}+{draws}"
        yield self.page(MAIN), f'IF(OR({score}="",{unknown}),"",SUM({self.terms.row(row)}))'
        of_rounds = {
            "PCT": f'IF({played}=0,"",100*{in_play}/({box("win")}*{played}))',
            "SOLK": f"SUM({self.scores.row(row)})",
            "MM": self._modified_median(row),
            "CUM": f"{running}-{unplayed}",
        }
        for code, formula in of_rounds.items():
            waits = f'OR({score}="",{box("rounds")}=0,{box("win")}=0)'
            yield self.page(code), f'IF({waits},"",{formula})'

    def _modified_median(self, row: int) -> str:
        """Return a formula for the sum of opponents' scores without the least significant: two from
        9 rounds on."""
        box, score, scores = self.cell, self.page("Score").at(row), self.scores.row(row)
        even = f"{box('rounds')}*{box('win')}/2"
        low, high = f"IF({score}>={even},1,0)", f"IF({score}<={even},1,0)"
        each = f"IF({box('rounds')}>=9,2,1)"

        def dropped(function: str) -> str:
            second = f"IF({each}=2,{function}({scores},2),0)"
            return f"({function}({scores},1)+{second})"

        return (
            f"IF(({low}+{high})*{each}>={box('rounds')},0,SUM({scores})"
            f"-IF({low}=1,{dropped('SMALL')},0)-IF({high}=1,{dropped('LARGE')},0))"
        )

    def _key(self, code: str, row: int) -> str:
        """Return a formula for the figure to rank by: 0 if the order lacks the tie-break; -1, which
        is below any value, if the tie-break has no value."""
        cell = self.page(code).at(row)
        return f'IF({self.cell("usat")}=0,0,IF({cell}="",-1,{cell}))'

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the columns, with their cells."""
        for round in range(1, self.width + 1):
            own = f"INDEX({self.live.names['CompleteRounds']},{round})"
            later = f"+{self.opponents.head(KEY_ROW, round + 1)}" if round < self.width else ""
            yield (KEY_ROW, self.opponents.of(round).at_column), f"{own}{later}"
        names, rounds = self.live.names, self.cell("rounds")
        kind = f'LOWER(TRIM({names["Kind"]}&""))'
        begun = f"MAX({names['BegunSoFar']})"
        typed_rounds = f"IFERROR(VALUE({names['Rounds']}),0)"
        first = f"IFERROR(MATCH(0,{names['CompleteRounds']},0),{self.width + 1})"
        planned, incomplete = self.cell("planned"), self.cell("incomplete")
        waits = self.live.reasons_to_wait(kind, for_functions=False)
        figures = {
            **self._of_section(),
            "hold": first_that_holds(waits, self.cell("fault")),
            "needs": self.needs(),
            "no_places": self.no_places(),
            "line_is_red": self.line_is_red(),
            "planned": f"MAX(IF({typed_rounds}>0,{typed_rounds},{self.width}),{begun})",
            "incomplete": f"IF({first}<={begun},{first},0)",
            "progress": self.so_far(rounds, incomplete),
            "is_final": f"IF(AND({rounds}>0,{rounds}>={planned}),1,0)",
            **warnings.figures(
                self,
                {
                    "met_twice": self._met_twice(),
                    "resultless": warnings.of_results(self),
                    "more_rounds": warnings.of_rounds(self, typed_rounds, begun),
                    "same_name": warnings.of_names(self),
                    "more_room": f"IF({typed_rounds}>{self.width},{names.at(names['Rounds'])}&"
                    f'"{_MORE_ROUNDS.format(self.width)}","")',
                },
            ),
            **dict(self.playoffs.figures()),
        }
        yield from ((self.figure(name), formula) for name, formula in figures.items())
        over_ranks = self.placing.ranks[1].at_column
        for at in (over_ranks, self.page(MAIN).at_column):
            yield (HEADER_ROW, at), f'IF({self.cell("usat")}=1,"{USAT[0]}","{IHSA[0]}")'

    def _of_section(self) -> Mapping[str, str]:
        names, box, opponents = self.live.names, self.cell, self.opponents.all
        order = spelled(f'{names["Order"]}&""')
        played = "+".join(f'COUNTIF({names["Results"]},"{letter}*")' for letter in _PLAYED)
        most = names["MostPoints"]
        by_games = (most, f"{most}/2", "0")
        return {
            "by_games": f"IF({listed(self._placed_by, _BY_GAMES)},1,0)",
            "scale": self._scale,
            **{name: self._part(k) for k, name in enumerate(_SCALE)},
            **{
                name: f'IF({box("by_games")}=1,{games},IF({box("scale")}="",{usual},{box(part)}))'
                for name, games, usual, part in zip(_WORTH, by_games, ("1", "0.5", "0"), _SCALE)
            },
            "rounds": f"SUM({names['CompleteRounds']})",
            "missing": f'SUMPRODUCT(({opponents}>{NO_MATCH})*({names["Points"]}=""))',
            "known": f"IF(AND({played}>0,{box('missing')}=0),1,0)",
            "usat": f'IF({order}="usat",1,0)',
            "weights": _with_blanks(names["BoardWeights"], ",;"),
            "fault": first_that_holds([*self._faults()]),
        }

    @property
    def _placed_by(self) -> str:
        return f'UPPER(SUBSTITUTE({self.live.names["PlacedBy"]}&""," ",""))'

    @property
    def _scale(self) -> str:
        """A formula for the text at Match points, its parts between blanks."""
        halves = f'SUBSTITUTE(SUBSTITUTE({self.live.names["MatchPoints"]}&"","1/2","½"),".5","½")'
        return _with_blanks(halves, "-–:;,/")

    def _part(self, k: int) -> str:
        """Return a formula for the k-th figure of the scale; -1 where it is none."""
        part = f'TRIM(MID(SUBSTITUTE({self.cell("scale")}," ",REPT(" ",40)),{40 * k + 1},40))'
        half = f'0.5+VALUE("0"&SUBSTITUTE({part},"½",""))'
        whole = f'VALUE(SUBSTITUTE({part},".","?"))'
        return f'IFERROR(IF(RIGHT({part})="½",{half},{whole}),-1)'

    def _faults(self) -> Iterator[tuple[str, str]]:
        """Yield what prevents all results, except red rows of the sheets Matches and Boards: each
        condition with its words."""
        names, box = self.live.names, self.cell

        def said_at(name: str, words: str) -> str:
            return f'{names.at(names[name])}&"{words}"'

        placed = listed(self._placed_by, (*_BY_MATCHES, *_BY_GAMES))
        yield f"NOT({placed})", said_at("PlacedBy", PLACED_BY)
        win, draw, loss = (box(name) for name in _SCALE)
        is_scale = f"AND({_blanks(box('scale'))}=2,{win}>{draw},{draw}>={loss},{loss}>=0)"
        yield f'IF({box("scale")}="",FALSE,NOT({is_scale}))', said_at("MatchPoints", MATCH_POINTS)
        weights, many = box("weights"), f"{_blanks(box('weights'))}+1"
        boards = f'TRIM({names["BoardsStated"]}&"")'
        is_wrong = f'IF({weights}="",FALSE,{many}<>{names["BoardCount"]})'
        yield is_wrong, said_at("BoardWeights", WEIGHTS)
        another = f"IFERROR(VALUE({boards}),0)<>{many}"
        is_wrong = f'IF(OR({weights}="",{boards}=""),FALSE,{another})'
        yield is_wrong, said_at("BoardWeights", ANOTHER_NUMBER)
        made = names["FirstPoints"]
        without = f'(LEN({names["MatchLetters"]})=1)*({made}="")*({names["SecondKeys"]}<>"")'
        row = f"INDEX({names['TypedPoints']},{lowest(without, nth(made))})"
        said = f'IFERROR({names.at(row, MATCHES_SHEET)},"")&"{NO_POINTS}"'
        yield f"AND({box('by_games')}=1,{box('missing')}>0)", said

    def standings(self) -> PlainStandings:
        """Return what the sheet ``Standings`` shows."""
        sums = [self.page(head) for head in (MAIN, *THEN)]
        by_usat = f"{self.seen('usat')}=1"
        titles = [f'IF({by_usat},"{USAT[0]}","{IHSA[0]}")', *(f'"{code}"' for code in USAT[1:])]
        used = f"IF({by_usat},{len(USAT)},{len(IHSA)})"
        heads = ("No.", "Team", "Score")
        return PlainStandings(self, heads, sums, titles, used, (*IHSA, *USAT))


def _with_blanks(text: str, marks: str) -> str:
    """Return a formula for a text with a blank in place of each of these marks."""
    formula = f'{text}&""'
    for mark in marks:
        formula = f'SUBSTITUTE({formula},"{mark}"," ")'
    return f"TRIM({formula})"


def _blanks(text: str) -> str:
    return f'LEN({text})-LEN(SUBSTITUTE({text}," ",""))'
