"""What a round gave to one tie-break of one player, for ``why`` (two players), ``explain``, the
bulletin and the page (all who are tied) alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from xltiebreak.answers.shape import Mark, Run, Runs
from xltiebreak.questions.why import MARK
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
