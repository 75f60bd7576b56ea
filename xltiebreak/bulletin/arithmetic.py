"""The worksheets of a tie side by side: one table for each tie-break that was looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xltiebreak.bulletin.amounts import NO_VALUE, term_text, value_text, with_fractions
from xltiebreak.bulletin.letters import cell_text
from xltiebreak.bulletin.measure import INCH, width
from xltiebreak.bulletin.remarks import deductions, is_adjusted, is_opponents_figure, remarks
from xltiebreak.bulletin.tables import (
    CELL_SIZE,
    HEAD_SIZE,
    MARGINS,
    RESULT,
    SMALL_SIZE,
    Cell,
    Column,
    figures,
    natural_width,
    new_groups,
    table,
    words,
)
from xltiebreak.bulletin.wordml import LINE_BREAK, run, text
from xltiebreak.figures import on_paper
from xltiebreak.ranking import Standing, Standings, Step, Tie
from xltiebreak.systems import TieBreak
from xltiebreak.worksheet import MEAN, Term, Worksheet

_NAME = round(1.35 * INCH)
_STILL_TIED = "tied"


@dataclass
class Arithmetic:
    """The tables of one tie; remembers which opponents' scores were explained already."""

    standings: Standings
    tie: Tie
    width: int
    explained: set[int] = field(default_factory=set)
    last_step: dict[int, str] = field(default_factory=dict)
    """The code of the last tie-break that was looked at for each player."""

    def __post_init__(self) -> None:
        places = {code: place for place, code in enumerate(self.standings.order.codes)}
        for step in sorted(self.tie.steps, key=lambda step: places[step.tie_break.code]):
            self.last_step.update(dict.fromkeys(step.group, step.tie_break.code))

    def written(self) -> str:
        """A table for each tie-break of the order that any of these players came to."""
        parts = []
        for one in self.standings.order.tie_breaks:
            steps = [step for step in self.tie.steps if step.tie_break.code == one.code]
            if steps:
                parts.append(_Sheet(self, one, steps).written())
        return "".join(parts)


class _Sheet:
    """One tie-break for all who were still tied when it was looked at."""

    def __init__(self, tie: Arithmetic, one: TieBreak, steps: Sequence[Step]) -> None:
        self.tie = tie
        self.one = one
        self.group_of = {number: k for k, step in enumerate(steps) for number in step.group}
        self.parted = [step.parted for step in steps]
        self.rows = [row for row in tie.tie.standings if row.player.number in self.group_of]
        self.worksheets = {
            row.player.number: tie.standings.worksheet(row.player.number, one) for row in self.rows
        }
        self.rounds = tie.standings.section.crosstable.complete_rounds

    def written(self) -> str:
        if not any(sheet.terms for sheet in self.worksheets.values()):
            return text("Bulletin Text", next(iter(self.worksheets.values())).sentence() + ".")
        if any(term.round is None for sheet in self.worksheets.values() for term in sheet.terms):
            return self._caption() + self._read_off()
        for under in (False, True):
            columns = self._columns(under)
            if natural_width(columns) <= self.tie.width:
                return self._caption() + self._table(columns)
        return self._caption() + self._sentences()

    def _caption(self) -> str:
        system, remark = self.one.system, self._any_worksheet.remark
        outcome = (
            "leaves them level"
            if not any(self.parted)
            else "decides"
            if all(self._place(row) != _STILL_TIED for row in self.rows)
            else "parts some of them"
        )
        named = f"{self.one.name} ({remark})" if remark else self.one.name
        return text("Bulletin Caption", f"{named}, {system.reference}: {outcome}")

    @property
    def _any_worksheet(self) -> Worksheet:
        return next(iter(self.worksheets.values()))

    def _place(self, row: Standing) -> str:
        """The player's place if this tie-break settled it, else that he is still tied."""
        last = self.tie.last_step[row.player.number] == self.one.code
        return row.places if last else _STILL_TIED

    def _columns(self, under: bool) -> list[Column]:
        """The columns with the opponent beside each figure, or ``under`` it."""
        return [
            *self._who(),
            *(self._round(round, under) for round in self.rounds),
            *self._less(),
            *self._what(),
        ]

    def _who(self) -> list[Column]:
        return [
            figures("No.", [str(row.player.number) for row in self.rows], share=0),
            words("Name", [row.player.label for row in self.rows], most=_NAME),
        ]

    def _round(self, round: int, under: bool) -> Column:
        """What one round gives to each player, and whose score or which result it is."""
        cells = []
        needs = width(f"R{round}", HEAD_SIZE, bold=True)
        for row in self.rows:
            term = self._term(row, round)
            star = "*" if term and is_adjusted(self.tie.standings, term) else ""
            small = ("" if under else " ") + self._small(row, round, term)
            struck = "Bulletin Dropped" if term and term.drop and term.drop.which else ""
            figure = self._amount(term)
            cells.append(
                Cell(
                    run(figure, struck)
                    + (run(star) if star else "")
                    + (LINE_BREAK if under else "")
                    + run(small, "Bulletin Small")
                )
            )
            sizes = width(figure + star, CELL_SIZE), width(small, SMALL_SIZE)
            needs = max(needs, max(sizes) if under else sum(sizes))
        return Column(f"R{round}", cells, needs + MARGINS, RESULT)

    def _less(self) -> list[Column]:
        """What is taken off again, where anything is."""
        taken_off = [deductions(self.worksheets[row.player.number]) for row in self.rows]
        if not any(taken_off):
            return []
        cells, needs = [], 0
        for terms in taken_off:
            taken = on_paper(sum(term.amount for term in terms)) if terms else ""
            rounds = "  " + ", ".join(f"R{term.round}" for term in terms)
            cells.append(Cell(run(taken) + run(rounds, "Bulletin Small")))
            needs = max(needs, width(taken, CELL_SIZE) + width(rounds, SMALL_SIZE))
        head = width("Less", HEAD_SIZE, bold=True)
        return [Column("Less", cells, max(needs, head) + MARGINS, RESULT, least=head + MARGINS)]

    def _what(self) -> list[Column]:
        return [
            figures(
                "Average" if self.one.system.combine == MEAN else "Total",
                [
                    value_text(self.worksheets[row.player.number].value, self.one.system)
                    for row in self.rows
                ],
                emphasis=["Bulletin Strong"] * len(self.rows),
            ),
            words("Place", [self._place(row) for row in self.rows], RESULT),
        ]

    def _table(self, columns: Sequence[Column]) -> str:
        note = remarks(self.tie.standings, self.worksheets, self.tie.explained)
        drawn = table(
            columns,
            self.tie.width,
            f"{self.one.name}, places {self.tie.tie.place}–{self.tie.tie.last_place}",
            "One row for each tied player: what each round gives to the tie-break, and the value.",
            ruled=new_groups([self.group_of[row.player.number] for row in self.rows]),
            keep_with_next=bool(note),
        )
        return drawn + (text("Bulletin Note", note) if note else "")

    def _term(self, row: Standing, round: int) -> Term | None:
        """The round's own term; what is taken off again comes after it."""
        terms = self.worksheets[row.player.number].terms
        return next((term for term in terms if term.round == round), None)

    def _amount(self, term: Term | None) -> str:
        if term is None or (term.drop and not term.drop.which):
            return NO_VALUE
        return term_text(term.amount, self.one.system)

    def _small(self, row: Standing, round: int, term: Term | None) -> str:
        """``v 4`` where the figure is the opponent's, else the result as in the crosstable."""
        if term and term.opponent and is_opponents_figure(self.tie.standings, term):
            return f"v\u00a0{term.opponent}"
        result = self.tie.standings.section.crosstable.rows[row.player.number][round - 1]
        return cell_text(result)

    def _read_off(self) -> str:
        """A table of figures that are read off as a whole, such as drawn lots."""
        sheets = [self.worksheets[row.player.number] for row in self.rows]
        notes = ["; ".join(term.why for term in one.terms) or one.missing for one in sheets]
        return self._table([*self._who(), words("Read off", notes), *self._what()])

    def _sentences(self) -> str:
        """The same arithmetic in words, where there are more rounds than a table has room for."""
        parts = []
        for row in self.rows:
            words = self.worksheets[row.player.number].sentence(on_paper)
            line = f"{row.player.label} ({self._place(row)}): {with_fractions(words)}."
            parts.append(text("Bulletin Key", line))
        return "".join(parts)
