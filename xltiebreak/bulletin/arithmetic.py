"""The worksheets of a tie side by side: one table for each tie-break that was looked at."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.remarks import (
    deductions,
    is_adjusted,
    is_noted,
    remarks,
    starred,
)
from xltiebreak.bulletin.team_arithmetic import has_worksheets, worksheets
from xltiebreak.bulletin.word.fonts import INCH
from xltiebreak.bulletin.word.markup import LINE_BREAK, paragraph, run, text
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import (
    MARGINS,
    RESULT,
    Cell,
    Column,
    figures,
    natural_width,
    new_groups,
    table,
    words,
)
from xltiebreak.bulletin.wording import (
    MEANS,
    NO_VALUE,
    entry,
    name_head,
    small_text,
    term_text,
    value_text,
    with_fractions,
)
from xltiebreak.event.figures import on_paper
from xltiebreak.ranking.places import Standing, Step, Tie
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import READ_OFF, Worksheet

_NAME = round(1.35 * INCH)
_MADE_OF = 3 * INCH
_STILL_TIED = "tied"


class Arithmetic:
    """The tables of one tie, ``width`` twips wide.

    ``last_step`` is the code of the last tie-break that was looked at for each player.
    """

    def __init__(self, standings: Standings, tie: Tie, room: Room) -> None:
        self.standings = standings
        self.tie = tie
        self.width = room.upright
        self.faces = room.faces
        self.last_step: dict[int, str] = {}
        self.sheets = []
        for one in standings.order.tie_breaks:
            steps = [step for step in tie.steps if step.tie_break.code == one.code]
            for step in steps:
                self.last_step.update(dict.fromkeys(step.group, one.code))
            if steps:
                self.sheets.append(_Sheet(self, one, steps))

    @property
    def starred(self) -> set[int]:
        """The opponents who count with an adjusted score in any of the tables."""
        return {number for sheet in self.sheets for number in sheet.starred}

    def written(self, explained: set[int]) -> str:
        """A table for each tie-break of the order that any of these players came to.

        ``explained`` are the opponents whose adjusted scores are told further up.
        """
        told = set(explained)
        last = len(self.sheets) - 1
        return "".join(
            sheet.written(told, more_follows=k < last) for k, sheet in enumerate(self.sheets)
        )


class _Sheet:
    """One tie-break for all who were still tied when it was looked at."""

    def __init__(self, tie: Arithmetic, one: TieBreak, steps: Sequence[Step]) -> None:
        self.tie = tie
        self.faces = tie.faces
        self.one = one
        self.group_of = {number: k for k, step in enumerate(steps) for number in step.group}
        self.parted = [step.parted for step in steps]
        self.rows = [row for row in tie.tie.standings if row.player.number in self.group_of]
        self.worksheets = {
            row.player.number: tie.standings.worksheet(row.player.number, one) for row in self.rows
        }
        self.rounds = tie.standings.section.crosstable.complete_rounds
        self.starred = starred(tie.standings, one, self.worksheets)

    def written(self, explained: set[int], more_follows: bool) -> str:
        """The table and the line under it; adds to ``explained`` whose scores it tells."""
        if not any(sheet.terms for sheet in self.worksheets.values()):
            nothing = run(f"{self._any_worksheet.sentence()}.")
            return paragraph("Bulletin Text", nothing, keep_next=more_follows)
        if any(term.round is None for sheet in self.worksheets.values() for term in sheet.terms):
            return self._caption() + self._read_off(explained)
        if has_worksheets(self.tie.standings, self.one):
            return self._caption() + self._team_by_team()
        for under in (False, True):
            columns = self._columns(under)
            if natural_width(columns) <= self.tie.width:
                return self._caption() + self._table(columns, explained)
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
            figures(self.faces, "No.", [str(row.player.number) for row in self.rows], share=0),
            words(
                self.faces,
                name_head(self.tie.standings.section),
                [row.player.label for row in self.rows],
                most=_NAME,
            ),
        ]

    def _round(self, round: int, under: bool) -> Column:
        """What one round gives to each player, and whose score or which result it is."""
        cells = []
        needs = self.faces.head.width(f"R{round}", bold=True)
        for row in self.rows:
            term = self._term(row, round)
            star = "*" if term and self._is_starred(row, term) else ""
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
            sizes = self.faces.cell.width(figure + star), self.faces.small.width(small)
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
            needs = max(needs, self.faces.cell.width(taken) + self.faces.small.width(rounds))
        head = self.faces.head.width("Less", bold=True)
        return [Column("Less", cells, max(needs, head) + MARGINS, RESULT, least=head + MARGINS)]

    def _what(self) -> list[Column]:
        return [
            figures(
                self.faces,
                self._made(),
                [
                    value_text(self.worksheets[row.player.number].value, self.one.system)
                    for row in self.rows
                ],
                emphasis=["Bulletin Strong"] * len(self.rows),
            ),
            words(self.faces, "Place", [self._place(row) for row in self.rows], RESULT),
        ]

    def _made(self) -> str:
        """What the figures of the rounds make."""
        combine = self.one.system.combine
        return "Average" if combine in MEANS else "Value" if combine == READ_OFF else "Total"

    def _table(self, columns: Sequence[Column], explained: set[int]) -> str:
        note = remarks(self.tie.standings, self.one, self.worksheets, self.starred, explained)
        drawn = table(
            columns,
            self.tie.width,
            f"{self.one.name}, places {self.tie.tie.place}–{self.tie.tie.last_place}",
            f"One row for each tied {entry(self.tie.standings.section)}: what each round gives to "
            "the tie-break, and the value.",
            ruled=new_groups([self.group_of[row.player.number] for row in self.rows]),
            keep_with_next=bool(note),
        )
        return drawn + (text("Bulletin Note", note) if note else "")

    def _term(self, row: Standing, round: int) -> Term | None:
        """The round's own term; what is taken off again comes after it."""
        terms = self.worksheets[row.player.number].terms
        return next((term for term in terms if term.round == round), None)

    def _is_starred(self, row: Standing, term: Term) -> bool:
        """Whether the figure is explained under the table."""
        adjusted = is_adjusted(self.tie.standings, self.one, row.player.number, term)
        return adjusted or is_noted(self.one, term)

    def _amount(self, term: Term | None) -> str:
        if term is None or (term.drop and not term.drop.which):
            return NO_VALUE
        return term_text(term.amount, self.one.system)

    def _small(self, row: Standing, round: int, term: Term | None) -> str:
        """``v 4`` where the figure is the opponent's, else the result as in the crosstable."""
        if term and term.opponent and self.one.system.of_opponents:
            return f"v\u00a0{term.opponent}"
        section = self.tie.standings.section
        return small_text(section, section.crosstable.rows[row.player.number][round - 1])

    def _team_by_team(self) -> str:
        """A small table for each team."""
        return worksheets(
            self.tie.standings, self.one, self.rows, self._place, self.tie.width, self.faces
        )

    def _read_off(self, explained: set[int]) -> str:
        """A table of figures that are not made round by round, such as drawn lots."""
        how = [self._made_of(self.worksheets[row.player.number]) for row in self.rows]
        made_of = words(self.faces, "Made of", how, most=_MADE_OF, share=3)
        return self._table([*self._who(), made_of, *self._what()], explained)

    def _made_of(self, sheet: Worksheet) -> str:
        """``1594 (average of 1600 and 1588) + 149 (3½ of 5 is 70%)``, or the one reason."""
        if len(sheet.terms) < 2:
            return with_fractions("".join(term.why for term in sheet.terms) or sheet.missing)
        made = ""
        for term in sheet.terms:
            sign = (" − " if term.amount < 0 else " + ") if made else "−" * (term.amount < 0)
            made += (
                f"{sign}{term_text(max(term.amount, -term.amount), self.one.system)} ({term.why})"
            )
        return with_fractions(made)

    def _sentences(self) -> str:
        """The same arithmetic in words, where there are more rounds than a table has room for."""
        parts = []
        for row in self.rows:
            words = self.worksheets[row.player.number].sentence(on_paper)
            line = f"{row.player.label} ({self._place(row)}): {with_fractions(words)}."
            parts.append(text("Bulletin Key", line))
        return "".join(parts)
