"""A team event's sums by plain formulas, from the crosstable that follows its matches: the score by
match or game points, the IHSA's and the US Amateur Team tie-break, and those that go on from it.

They are those of :mod:`xltiebreak.rules.systems.us_teams`, over the rounds that count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.excel.cells.formulas import first_that_holds, listed
from xltiebreak.excel.cells.names import TeamNames
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.table import spelled
from xltiebreak.ranking.orders import NAMED_ORDERS

IHSA, USAT = NAMED_ORDERS["ihsa-team"].codes, NAMED_ORDERS["usat"].codes
ORDERS: Mapping[str, Sequence[str]] = {"ihsa-team": IHSA, "ihsa": IHSA, "usat": USAT}
"""The orders that these formulas know, by the names that one may type."""

_WORTH = ("win", "draw", "loss")
NOT_COUNTED, NO_MATCH = -1, 0
"""What stands in place of an opponent: in a round that does not count, and without a match."""

_PLAYED, _WON, _DRAWN, _LOST = "WDL", "WXB", "DZH", "L"
_BY_MATCHES = ("", "MATCHPOINTS", "MATCHPOINT", "MATCHES", "MATCH", "MP", "MPS")
_BY_GAMES = ("GAMEPOINTS", "GAMEPOINT", "GAMES", "GAME", "GP", "GPS")

_SCALE = ("scale_win", "scale_draw", "scale_loss")
BOXES = (
    *("by_games", "scale", *_SCALE, "win", "draw", "loss", "rounds", "missing", "known", "usat"),
    *("weights", "fault"),
)
"""Figures of the whole section: what places the teams; what is typed at Match points, and its three
parts; what a match is worth; how many rounds count; how many points inside a match are missing in
them, and whether all are known; whether the order is that of the US Amateur Team; what is typed at
Board weights; what is wrong first."""

_ON_EVENT = ", on the sheet Event: "
PLACED_BY = f"Placed by{_ON_EVENT}choose match points or game points, or leave it empty."
MATCH_POINTS = (
    f"Match points{_ON_EVENT}type what a match won, drawn and lost is worth, such as 2-1-0, or "
    "leave it empty."
)
WEIGHTS = f"Board weights{_ON_EVENT}type a number for each board, such as 12 11 10 9 8 7 6 5."
ANOTHER_NUMBER = f"Board weights{_ON_EVENT}there are more or fewer than Boards says."
NAMELESS = "On the sheet Teams a team has no name, but a match: type its name."
NO_POINTS = (
    "Game points are to place the teams, but points inside a match are missing on the sheet "
    "Matches: type them, or let match points place the teams."
)
"""What keeps everything from being worked out."""


@dataclass(frozen=True)
class TeamSums:
    """The columns of the teams' sums.

    ``numbers`` are those of the teams. Hidden stand the rows of the ``opponents``, :data:`NO_MATCH`
    or :data:`NOT_COUNTED`; the ``points`` that place the teams; ``adjusted``, a team's score with
    its unplayed matches as draws; and over the opponents, in the row ``above``, how many rounds
    count from each one on. Shown are the terms of the ``main`` tie-break, and the opponents'
    ``scores``. ``boxes`` are the cells of :data:`BOXES`, by their names,
    ``hold`` the one that says why nothing can be worked out.
    """

    names: TeamNames
    opponents: Rounds
    points: Rounds
    terms: Rounds
    scores: Rounds
    score: Column
    adjusted: Column
    sums: Mapping[str, Column]
    above: int
    boxes: Mapping[str, str]
    hold: str

    def row(self, k: int) -> int:
        """The row of the sheet in which the k-th team stands, from 0."""
        return self.score.first + k

    def _cell(self, name: str, k: int, round: int) -> str:
        return f"INDEX({self.names[name]},{k + 1},{round})"

    # the whole section

    def of_section(self) -> Mapping[str, str]:
        """The formulas of the boxes."""
        names, box, opponents = self.names, self.boxes, self.opponents.all
        order = spelled(f'{names["Order"]}&""')
        played = "+".join(f'COUNTIF({names["Results"]},"{letter}*")' for letter in _PLAYED)
        most = names["MostPoints"]
        by_games = (most, f"{most}/2", "0")
        return {
            "by_games": f"IF({listed(self._placed_by, _BY_GAMES)},1,0)",
            "scale": self._scale,
            **{name: self._part(k) for k, name in enumerate(_SCALE)},
            **{
                name: f'IF({box["by_games"]}=1,{games},IF({box["scale"]}="",{usual},{box[part]}))'
                for name, games, usual, part in zip(_WORTH, by_games, ("1", "0.5", "0"), _SCALE)
            },
            "rounds": f"SUM({names['CompleteRounds']})",
            "missing": f'SUMPRODUCT(({opponents}>{NO_MATCH})*({names["Points"]}=""))',
            "known": f"IF(AND({played}>0,{box['missing']}=0),1,0)",
            "usat": f'IF({order}="usat",1,0)',
            "weights": _with_blanks(names["BoardWeights"], ",;"),
            "fault": first_that_holds([*self._faults()]),
        }

    @property
    def _placed_by(self) -> str:
        return f'UPPER(SUBSTITUTE({self.names["PlacedBy"]}&""," ",""))'

    @property
    def _scale(self) -> str:
        """What is typed at Match points, its parts between blanks."""
        halves = f'SUBSTITUTE(SUBSTITUTE({self.names["MatchPoints"]}&"","1/2","½"),".5","½")'
        return _with_blanks(halves, "-–:;,/")

    def _part(self, k: int) -> str:
        """The k-th figure of it, -1 where it is none."""
        part = f'TRIM(MID(SUBSTITUTE({self.boxes["scale"]}," ",REPT(" ",40)),{40 * k + 1},40))'
        half = f'0.5+VALUE("0"&SUBSTITUTE({part},"½",""))'
        whole = f'VALUE(SUBSTITUTE({part},".","?"))'
        return f'IFERROR(IF(RIGHT({part})="½",{half},{whole}),-1)'

    def counts_from(self, round: int) -> str:
        """How many rounds count from this one on."""
        own = f"INDEX({self.names['CompleteRounds']},{round})"
        is_last = round == self.opponents.rounds
        return own if is_last else f"{own}+{self.opponents.head(self.above, round + 1)}"

    # a team

    def opponent(self, k: int, round: int) -> str:
        """The row of the opponent whom the team met in a round."""
        cell = self._cell("Results", k, round)
        met = f"MATCH(VALUE(MID({cell},2,9)),{self.names['Numbers']},0)"
        return (
            f"IF(INDEX({self.names['CompleteRounds']},{round})<>1,{NOT_COUNTED},"
            f'IF(ISNUMBER(FIND(LEFT({cell}&" "),"{_PLAYED}")),{met},{NO_MATCH}))'
        )

    def point(self, k: int, round: int) -> str:
        """What a round brings to the score."""
        letter = f'LEFT({self._cell("Results", k, round)}&" ")'
        by_result = "0"
        for letters, worth in ((_LOST, "loss"), (_DRAWN, "draw"), (_WON, "win")):
            is_one = f'ISNUMBER(FIND({letter},"{letters}"))'
            by_result = f"IF({is_one},{self.boxes[worth]},{by_result})"
        inside = f"N({self._cell('Points', k, round)})"
        return (
            f"IF({self.opponents.of(round).at(self.row(k))}={NOT_COUNTED},0,"
            f"IF({self.boxes['by_games']}=1,{inside},{by_result}))"
        )

    def term(self, k: int, round: int) -> str:
        """What a match brings to the main tie-break: the IHSA's, or that of the US Amateur Team."""
        opponent = self.opponents.of(round).at(self.row(k))
        inside = self._cell("Points", k, round)
        adjusted, final = (
            f"INDEX({self.names[name]},{opponent})" for name in ("AdjustedScores", "CompleteScores")
        )
        ihsa = f"({inside}+10)*({adjusted}^2+1)/100"
        return (
            f'IF({opponent}<=0,"",IF({inside}="","",'
            f"IF({self.boxes['usat']}=1,{inside}*{final},{ihsa})))"
        )

    def opponents_score(self, k: int, round: int) -> str:
        """The adjusted score of the opponent of a round; 0 where there was none."""
        opponent = self.opponents.of(round).at(self.row(k))
        return f'IF({opponent}<0,"",IF({opponent}=0,0,INDEX({self.adjusted.all},{opponent})))'

    def of_team(self, k: int) -> Mapping[str, str]:
        """The formulas of the score, the adjusted score and the sums."""
        row = self.row(k)
        opponents, points = self.opponents.row(row), self.points.row(row)
        played = f"SUMPRODUCT(--({opponents}>0))"
        in_play = f"SUMPRODUCT(({opponents}>0)*{points})"
        unplayed = f"SUMPRODUCT(({opponents}=0)*{points})"
        box, scores, score = self.boxes, self.scores.row(row), self.score.at(row)
        unknown = f"{box['known']}=0,{box['rounds']}=0"
        running = f"SUMPRODUCT({points}*{self.opponents.above(self.above)})"
        of_rounds = {
            "PCT": f'IF({played}=0,"",100*{in_play}/({box["win"]}*{played}))',
            "SOLK": f"SUM({scores})",
            "MM": self._modified_median(row),
            "CUM": f"{running}-{unplayed}",
        }
        name = f'TRIM(INDEX({self.names["Players"]},{k + 1})&"")'
        waits = f'OR({self.hold}<>"",{name}="")'
        draws = f"SUMPRODUCT(--({opponents}=0))*{box['draw']}"
        return {
            "score": f'IF({waits},"",SUM({points}))',
            "adjusted": f"{in_play}+{draws}",
            "main": f'IF(OR({score}="",{unknown}),"",SUM({self.terms.row(row)}))',
            **{
                code: f'IF(OR({score}="",{box["rounds"]}=0,{box["win"]}=0),"",{formula})'
                for code, formula in of_rounds.items()
            },
        }

    def _modified_median(self, row: int) -> str:
        """The opponents' scores without the least significant ones: two from 9 rounds."""
        box, score, scores = self.boxes, self.score.at(row), self.scores.row(row)
        even = f"{box['rounds']}*{box['win']}/2"
        low, high = f"IF({score}>={even},1,0)", f"IF({score}<={even},1,0)"
        each = f"IF({box['rounds']}>=9,2,1)"

        def dropped(function: str) -> str:
            second = f"IF({each}=2,{function}({scores},2),0)"
            return f"({function}({scores},1)+{second})"

        return (
            f"IF(({low}+{high})*{each}>={box['rounds']},0,SUM({scores})"
            f"-IF({low}=1,{dropped('SMALL')},0)-IF({high}=1,{dropped('LARGE')},0))"
        )

    def key(self, code: str, k: int) -> str:
        """The figure to rank by: none where the order does not ask for it, and less than any where
        there is no value."""
        cell = self.sums[code].at(self.row(k))
        return f'IF({self.boxes["usat"]}=0,0,IF({cell}="",-1,{cell}))'

    def _faults(self) -> Iterator[tuple[str, str]]:
        """What keeps everything from being worked out, besides the rows of the sheets Matches and
        Boards that are red: each condition with its words."""
        names, box = self.names, self.boxes
        placed = listed(self._placed_by, (*_BY_MATCHES, *_BY_GAMES))
        yield f"NOT({placed})", f'"{PLACED_BY}"'
        win, draw, loss = (box[name] for name in _SCALE)
        is_scale = f"AND({_blanks(box['scale'])}=2,{win}>{draw},{draw}>={loss},{loss}>=0)"
        yield f'IF({box["scale"]}="",FALSE,NOT({is_scale}))', f'"{MATCH_POINTS}"'
        weights, many = box["weights"], f"{_blanks(box['weights'])}+1"
        boards = f'TRIM({names["BoardsStated"]}&"")'
        yield f'IF({weights}="",FALSE,{many}<>{names["BoardCount"]})', f'"{WEIGHTS}"'
        another = f"IFERROR(VALUE({boards}),0)<>{many}"
        yield f'IF(OR({weights}="",{boards}=""),FALSE,{another})', f'"{ANOTHER_NUMBER}"'
        nameless = f'({names["Players"]}="")*({names["Results"]}<>"")'
        yield f"SUMPRODUCT({nameless})>0", f'"{NAMELESS}"'
        yield f"AND({box['by_games']}=1,{box['missing']}>0)", f'"{NO_POINTS}"'


def _with_blanks(text: str, marks: str) -> str:
    """A text with a blank in the place of each of these marks."""
    formula = f'{text}&""'
    for mark in marks:
        formula = f'SUBSTITUTE({formula},"{mark}"," ")'
    return f"TRIM({formula})"


def _blanks(text: str) -> str:
    return f'LEN({text})-LEN(SUBSTITUTE({text}," ",""))'
