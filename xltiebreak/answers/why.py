"""Why one player or team is before another: the answer of ``why``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from xltiebreak.answers.shape import (
    Answer,
    Cell,
    Column,
    Mark,
    Part,
    Role,
    Run,
    Runs,
    Table,
    as_number,
)
from xltiebreak.event import letters as us
from xltiebreak.event.figures import decimal
from xltiebreak.event.results import Outcome, Result
from xltiebreak.questions.plain_words import unfinished
from xltiebreak.questions.why import MARK, Look, Why, figure_of, is_noted
from xltiebreak.ranking.places import Standing
from xltiebreak.rules.terms import Show, Term
from xltiebreak.rules.worksheet import Worksheet

IDLE = "–"
"""Stands for a round that could not count."""

Noted = Callable[[Term], bool]
"""Whether a term has a mark, as a note explains it."""


def amount(sheet: Worksheet, round: int, show: Show, noted: Noted, digits: int = 0) -> Runs:
    """Return ``3½``, ``2 − ½`` where a round gives several; marked where it is dropped."""
    return tuple(_amounts(sheet, round, show, noted, digits))


def _amounts(sheet: Worksheet, round: int, show: Show, noted: Noted, digits: int) -> Iterator[Run]:
    for k, term in enumerate([term for term in sheet.terms if term.round == round]):
        is_taken_off = k > 0 and term.amount < 0
        if k:
            yield Run(" − " if is_taken_off else " + ")
        if term.drop and not term.drop.which:
            yield Run(IDLE)
            continue
        figure = sheet.shown_amount(-term.amount if is_taken_off else term.amount, show, digits)
        yield Run(figure + MARK * noted(term), Mark.DROPPED if term.drop else "")


_NOT_PAIRED = Result(Outcome.UNPAIRED)

_Line = tuple[str, Standing, Mapping[int, Cell], str]
"""A row of the table: its label, whose row it is, its cells by round, and its value."""


@dataclass(frozen=True)
class WhyAnswer(Answer):
    """Why one of two players or teams is before the other, with both calculations side by side."""

    why: Why

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``why``."""
        return {
            "section": self.why.ranked.section.name,
            "ahead": self.why.ahead.player.number,
            "behind": self.why.behind.player.number,
            "decided_by": self.why.decided_by,
            "steps": [
                {
                    "system": look.tie_break.code,
                    "values": [as_number(sheet.value) for sheet in look.both],
                    "sentences": [sheet.sentence() for sheet in look.both],
                }
                for look in self.why.looks
            ],
            "prizes": list(self.why.money()),
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the answer in a sentence, what the rounds gave to both, and how each tie-break
        works."""
        yield self.why.conclusion(show)
        yield from unfinished(self.why.ranked)
        if table := self.side_by_side(show):
            yield table
        sentences: set[str] = set()
        for look in self.why.looks:
            for sentence in self.why.of_look(look, show):
                if sentence not in sentences:
                    sentences.add(sentence)
                    yield sentence
        yield from self.why.money(show)

    def side_by_side(self, show: Show = decimal) -> Table | None:
        """Return what each round gave to both, to the score and to the tie-breaks; None for teams
        ranked by their top players, because such teams have no rounds of their own."""
        if self.why.ranked.adds_up_players or not self.why.ranked.players.rounds:
            return None
        lines = [*self._of_scores(show)]
        for look in self.why.looks:
            if look.in_rounds:
                lines += self._of_sums(look, show)
        names = [f"{row.player.number} {row.player.label}" for _, row, _, _ in lines]
        return Table(
            "Round by round: W won, D drew, L lost, with the opponent's number; in parentheses: "
            "left out",
            [
                Column("", [what for what, *_ in lines], Role.NAME),
                Column(self.why.ranked.noun.capitalize(), names, Role.NAME),
                *(
                    Column(
                        f"R{round}", [cells.get(round, "") for _, _, cells, _ in lines], Role.FIGURE
                    )
                    for round in self._rounds
                ),
                Column("Value", [value for *_, value in lines], Role.FIGURE),
            ],
        )

    def _of_scores(self, show: Show) -> Iterator[_Line]:
        players = self.why.ranked.players
        rows = players.section.crosstable.rows
        for what, row in zip(("Score", ""), self.why.both):
            number = row.player.number
            cells = {
                round: f"({letters})" if result.outcome is Outcome.ANNULLED else letters
                for round, result in players.context.history(number)
                for letters in [us.write(rows[number][round - 1]) or us.write(_NOT_PAIRED)]
            }
            yield what, row, cells, show(row.score, 2)

    def _of_sums(self, look: Look, show: Show) -> Iterator[_Line]:
        tie_break = look.tie_break
        noted = partial(is_noted, tie_break)
        for what, row, sheet in zip((tie_break.name, ""), self.why.both, look.both):
            cells = {round: amount(sheet, round, show, noted) for round in self._rounds}
            yield what, row, cells, figure_of(sheet.value, tie_break.system.digits, show)

    @property
    def _rounds(self) -> Sequence[int]:
        return self.why.ranked.section.crosstable.complete_rounds
