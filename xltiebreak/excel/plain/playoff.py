"""The label ``Playoff`` by plain formulas: who is named in it, what is refused, and which places
those named take; and the play-off that players with all points still have to play.

The rule is that of :mod:`xltiebreak.ranking.playoffs`, with its words. Who is named holds one of
the places that those named held before, in the order of the play-off; all others stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from xltiebreak.excel.cells.formulas import (
    figure_in,
    filled_in,
    first_that_holds,
    listed,
    lowest,
    row_with,
    shortened,
)
from xltiebreak.excel.plain.columns import Column
from xltiebreak.ranking import playoffs
from xltiebreak.ranking.orders import PLAYOFF

MOST = 2
"""Play-offs that may be typed."""

COLUMNS = ("part", "meant", "turn", "playoff", "held")
"""In the k-th row, the k-th ``part`` of the text and the row that it means; then the row's own turn
among the parts, in which play-off it is named (0: in none), and the place that it held before."""

_OF_EACH = (
    *("ends", "named", "words", "behind", "listed", "leader", "another", "first", "last"),
    *("beside", "outsider", "contradicted", "how"),
)
FIGURES = (
    *(f"{figure}_{k}" for k in range(1, MOST + 1) for figure in _OF_EACH),
    *("playoff_parts", "nobody", "is_due", "playoff_refused"),
)
"""Of each play-off where its names end, names and words, the text behind, the names between bars;
the row of who is named first, and of the next one on another score; the first and the last place,
the place and the row of somebody else there, why it contradicts the places, and how it ended.
Then all parts, the first one that means nobody, whether a play-off is due, and what is refused."""

FORM = (
    "This play-off is not worked out by these formulas. They know pairing numbers with commas, or "
    f"whole names with >, best first, such as {playoffs.EXAMPLE}, and {MOST} play-offs with ; "
    "between them; others need a workbook with functions."
)
UNKNOWN = (
    "'{}' does not say what parts players with perfect scores; expected playoff, or tie-breaks"
)
_BY_TIE_BREAKS = ("NO", "TIEBREAK", "TIEBREAKS", "BYTIEBREAK", "BYTIEBREAKS")
_OPENS, _SEVERAL, _NAMELESS = '"("', "several", "?"


@dataclass(frozen=True)
class TypedPlayoffs:
    """The formulas about the play-offs of a table.

    ``boxes`` are the names of the cells Playoff and Perfect scores; ``columns`` those of
    :data:`COLUMNS`, ``cells`` the addresses of :data:`FIGURES`. ``numbers``, ``names`` and
    ``scores`` are columns of the page, ``by_score`` and ``ranks`` the places by the score alone
    and by all tie-breaks. ``is_final`` and ``progress`` are cells; ``all_points`` a formula for the
    most points that are possible.
    """

    boxes: tuple[str, str]
    columns: Mapping[str, Column]
    cells: Mapping[str, str]
    numbers: Column
    names: Column
    scores: Column
    by_score: Column
    ranks: Column
    is_final: str
    progress: str
    all_points: str

    def of_row(self, row: int | None = None) -> Iterator[tuple[Column, str]]:
        """Yield the formulas in a row of the sheet, or in every row."""
        part, meant, turn, playoff, held = (self.columns[name] for name in COLUMNS)
        parts, k = self.cells["playoff_parts"], f"(ROW()-{part.first})"
        wide = f'SUBSTITUTE({parts},"|",REPT(" ",LEN({parts})))'
        text = f"TRIM(MID({wide},LEN({parts})*({k}-1)+1,LEN({parts})))"
        text = f'TRIM(MID({text},IF(LEFT({text})="#",2,1),LEN({parts})))'
        named = f'IF({text}="","{_NAMELESS}",{text})'
        yield part, f'IF(OR({parts}="",{k}>{self._count}),"",{named})'
        own = part.at(row)
        fits = f'((({self.numbers.all}&""={own})+({self.names.all}={own}))>0)'
        many = f"SUMPRODUCT(--{fits})"
        entry = f'IF({many}>1,"{_SEVERAL}",SUMPRODUCT({fits}*{_nth(part)}))'
        yield meant, f'IF(OR({own}="",{own}=";"),"",{entry})'
        yield turn, f'IF({parts}="",0,IFERROR({row_with(k, meant.all)},0))'
        before = f'SUMPRODUCT(({part.all}=";")*({_nth(part)}<{turn.at(row)}))'
        yield playoff, f"IF({turn.at(row)}=0,0,1+{before})"
        is_due = f"AND({self.cells['is_due']}=1,{self.by_score.at(row)}=1)"
        yield held, f"IF({is_due},1,{self.ranks.at(row)})"

    def place(self, row: int | None = None) -> str:
        """Return a formula for a row's place: those named in a play-off hold the places that they
        held before, in its order.

        Source: US Chess 34E12.
        """
        playoff, turn = (self.columns[name] for name in ("playoff", "turn"))
        own = playoff.at(row)
        firsts = [(f"{own}={k}", self.cells[f"first_{k}"]) for k in range(1, MOST + 1)]
        before = f"SUMPRODUCT(({playoff.all}={own})*({turn.all}<{turn.at(row)}))"
        played = f"{first_that_holds(firsts)}+{before}"
        return f"IF({own}=0,{self.columns['held'].at(row)},{played})"

    def parts(self, other: str, row: int | None = None) -> str:
        """Return the condition that a play-off parts a row from the ``other`` row."""
        playoff = self.columns["playoff"]
        own = playoff.at(row)
        return f"AND({own}>0,INDEX({playoff.all},{other})={own})"

    def figures(self) -> Iterator[tuple[str, str]]:
        """Yield the formulas above the columns by their names."""
        cells = self.cells
        text = f'SUBSTITUTE(TRIM({self.boxes[0]}&""),"|","?")'
        for k in range(1, MOST + 1):
            yield from self._of_playoff(k, text)
            text = f"TRIM(MID({cells[f'behind_{k}']},2,LEN({cells[f'behind_{k}']})))"
        further = "".join(
            f'&IF({cells[f"named_{k}"]}="","","|;|"&{cells[f"listed_{k}"]})'
            for k in range(2, MOST + 1)
        )
        yield "playoff_parts", f"{cells['listed_1']}{further}"
        yield "is_due", self._is_due()
        part, meant = (self.columns[name].all for name in ("part", "meant"))
        yield "nobody", f'IFERROR(INDEX({part},{row_with("0", meant)}),"")'
        refusals = first_that_holds([*self._refusals()])
        yield "playoff_refused", f'IF(TRIM({self.boxes[0]}&"")="","",{refusals})'

    def _of_playoff(self, k: int, text: str) -> Iterator[tuple[str, str]]:
        """Yield the figures of the k-th play-off in the rest of the text, from its names on."""
        ends, named, words = (self.cells[f"{name}_{k}"] for name in ("ends", "named", "words"))
        yield f"ends_{k}", f'MIN(FIND({_OPENS},{text}&{_OPENS}),FIND(";",{text}&";"))'
        yield f"named_{k}", f"TRIM(LEFT({text},{ends}-1))"
        closed = f'MID({text},{ends},FIND(")",{text},{ends})-{ends}+1)'
        inside = f"IFERROR({closed},{_OPENS})"
        yield f"words_{k}", f'IF(MID({text}&";",{ends},1)={_OPENS},{inside},"")'
        yield f"behind_{k}", f"TRIM(MID({text},{ends}+LEN({words}),LEN({text})+1))"
        figures = named
        for mark in " ,>#":
            figures = f'SUBSTITUTE({figures},"{mark}","")'
        with_signs = f'SUBSTITUTE({named},",",">")'
        is_numbers = f'ISNUMBER(VALUE("0"&{figures}))'
        yield f"listed_{k}", f'SUBSTITUTE(IF({is_numbers},{with_signs},{named}),">","|")'
        _, meant, turn, playoff, held = (self.columns[name].all for name in COLUMNS)
        is_named = f"({playoff}={k})"
        leader, first, last, place = (
            self.cells[f"{name}_{k}"] for name in ("leader", "first", "last", "beside")
        )
        scores = self.by_score.all
        unlike = f"{is_named}*({scores}<>INDEX({scores},MAX(1,{leader})))"
        yield f"leader_{k}", f"IFERROR(INDEX({meant},{lowest(is_named, turn)}),0)"
        yield f"another_{k}", f"IFERROR(INDEX({meant},{lowest(unlike, turn)}),0)"
        yield f"first_{k}", lowest(is_named, held)
        yield f"last_{k}", f"SUMPRODUCT(MAX({is_named}*{held}))"
        beside = f"({playoff}<>{k})*({held}>={first})*({held}<={last})"
        yield f"beside_{k}", f"IF(SUMPRODUCT({beside})=0,0,{lowest(beside, held)})"
        of_place = f"({playoff}<>{k})*({held}={place})"
        yield f"outsider_{k}", f"IF({place}=0,0,{lowest(of_place, _nth(self.ranks))})"
        yield f"contradicted_{k}", first_that_holds([self._unlike(k), self._beside(k)])
        tidy = f'SUBSTITUTE(SUBSTITUTE({words},"( ","(")," )",")")'
        yield f"how_{k}", f'IF(LEN({tidy})<3,"","; {PLAYOFF} "&{shortened(tidy)})'

    def _is_due(self) -> str:
        """Return a formula: 1 where several have all points of all scheduled rounds, and only a
        play-off may part them, but none of all of them is typed."""
        best, playoff = f"({self.by_score.all}=1)", self.columns["playoff"].all
        many = f"SUMPRODUCT(--{best})"
        settled = [f"SUMPRODUCT({best}*({playoff}={k}))={many}" for k in range(1, MOST + 1)]
        has_all = f"MAX({self.scores.all})={self.all_points}"
        due = f"{self.is_final}=1,{has_all},{many}>1,NOT(OR({','.join(settled)}))"
        return f"IF({self._is_asked},IF(AND({due}),1,0),0)"

    @property
    def outcome(self) -> str:
        """A formula for the end of a sentence: for which places a play-off is due, or how those
        that were played ended."""
        many = f"SUMPRODUCT(--({self.by_score.all}=1))"
        due = f'"; a play-off is due for places 1–"&{many}'
        how = "&".join(self.cells[f"how_{k}"] for k in range(1, MOST + 1))
        return f"IF({self.cells['is_due']}=1,{due},{how})"

    @property
    def perfect_refused(self) -> tuple[str, str]:
        """The condition that Perfect scores is not understood, and a formula for why."""
        text = f'TRIM({self.boxes[1]}&"")'
        is_known = f'OR({text}="",{self._is_asked},{listed(self._perfect, _BY_TIE_BREAKS)})'
        return f"NOT({is_known})", filled_in(UNKNOWN, shortened(text))

    @property
    def _perfect(self) -> str:
        return f'UPPER(SUBSTITUTE(SUBSTITUTE({self.boxes[1]}&""," ",""),"-",""))'

    @property
    def _is_asked(self) -> str:
        return f'ISNUMBER(FIND("{PLAYOFF.upper()}",{self._perfect}))'

    @property
    def _count(self) -> str:
        """A formula for how many parts the text has."""
        parts = self.cells["playoff_parts"]
        return f'(LEN({parts})-LEN(SUBSTITUTE({parts},"|",""))+1)'

    def _refusals(self) -> Iterator[tuple[str, str]]:
        """Yield each condition under which a play-off is refused, with its words."""
        part, meant, turn, playoff, _ = (self.columns[name] for name in COLUMNS)
        form, each = filled_in(FORM), range(1, MOST + 1)
        several = f'COUNTIF({meant.all},"{_SEVERAL}")>0'
        yield f"OR({','.join([*self._unclear(), several])})", form
        nobody = self.cells["nobody"]
        is_figure = f'IFERROR(TEXT({figure_in(nobody)},"0")={nobody},FALSE)'
        missing = (f'{nobody}="{_NAMELESS}"', filled_in(playoffs.MISSING))
        stranger = (is_figure, filled_in(playoffs.NOBODY, f'"\'"&{shortened(nobody)}&"\'"'))
        yield f'{nobody}<>""', first_that_holds([missing, stranger], form)
        again = f"(COUNTIF({meant.all},{meant.all})>1)*ISNUMBER({meant.all})*{_nth(meant)}"
        twice = self._name(f"INDEX({meant.all},SUMPRODUCT(MAX({again})))")
        counts = (f'COUNTIF({column.all},">0")' for column in (meant, turn))
        yield "<>".join(counts), filled_in(playoffs.TWICE, twice)
        for k in each:
            alone = f"INDEX({part.all},INDEX({turn.all},{self.cells[f'leader_{k}']}))"
            yield f"COUNTIF({playoff.all},{k})=1", filled_in(playoffs.ONLY, shortened(alone))
        progress = f'LEFT({self.progress},FIND(";",{self.progress}&";")-1)'
        yield f"{self.is_final}=0", filled_in(playoffs.TOO_EARLY, progress)
        for k in each:
            contradicted = self.cells[f"contradicted_{k}"]
            yield f'{contradicted}<>""', contradicted

    def _unclear(self) -> Iterator[str]:
        """Yield the conditions under which the text cannot be read."""
        cells = self.cells
        yield f'{cells["named_1"]}=""'
        yield f'ISNUMBER(FIND("=",{cells["playoff_parts"]}))'
        yield f"{self._count}>ROWS({self.numbers.all})"
        for k in range(1, MOST + 1):
            words, behind = cells[f"words_{k}"], cells[f"behind_{k}"]
            begins = behind if k == MOST else f"LEFT({behind})"
            yield f"{words}={_OPENS}"
            yield f'AND({cells[f"named_{k}"]}="",{words}<>"")'
            yield f'AND({behind}<>"",{begins}<>";")'

    def _unlike(self, k: int) -> tuple[str, str]:
        """Return the condition that the k-th play-off is not between players on one score."""
        rows = [self.cells[f"{name}_{k}"] for name in ("leader", "another")]
        both = [
            text
            for row in rows
            for text in (self._name(row), f'SUBSTITUTE(INDEX({self.scores.all},{row}),",",".")')
        ]
        return f"{rows[1]}>0", filled_in(playoffs.UNLIKE, *both)

    def _beside(self, k: int) -> tuple[str, str]:
        """Return the condition that somebody stands between those whom the k-th play-off names, or
        shares a place with them, and is not named."""
        playoff, held = (self.columns[name].all for name in ("playoff", "held"))
        place, row = (self.cells[f"{name}_{k}"] for name in ("beside", "outsider"))
        last = f"{place}+SUMPRODUCT(--({held}={place}))-1"
        shared = filled_in(playoffs.SHARES, f'{place}&"–"&({last})')
        shares = f"SUMPRODUCT(({playoff}={k})*({held}={place}))>0"
        how = f'IF({shares},{shared},"{playoffs.STANDS}")'
        who = self._name(row), f"INDEX({self.numbers.all},{row})"
        return f"{row}>0", filled_in(playoffs.BETWEEN, *who, how, '""')

    def _name(self, row: str) -> str:
        return shortened(f"INDEX({self.names.all},{row})")


def _nth(column: Column) -> str:
    """Return a formula for the place of each cell of a column, from 1."""
    return f"(ROW({column.all})-{column.first})"
