"""The arithmetic of team tie-breaks with a short calculation a round, such as the IHSA's: a small
table for each team, with a row for each round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from xltiebreak.bulletin.tied_worksheets import (
    TiedWorksheets,
    amount_of,
    is_idle,
    own_rounds,
    parted_later,
    struck,
    value_of,
    what_does_not_count,
)
from xltiebreak.bulletin.word.across import Small, side_by_side
from xltiebreak.bulletin.word.columns import Column, figures, words
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.styles import INCH, Faces
from xltiebreak.bulletin.word.tables import Block
from xltiebreak.bulletin.word.text import text
from xltiebreak.bulletin.wording import short_name
from xltiebreak.event.figures import on_paper
from xltiebreak.questions.plain_words import MEANS, NO_VALUE
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Term

_OPPONENT = round(1.1 * INCH)
_TIMES = " × "
_FACTORS = {
    "IHSA": ("Points in match", "Opponent’s tournament points", "÷\u00a0100\u00a0="),
    "USAT": ("Points in match", "Opponent’s tournament points", "Product"),
}
"""The column heads of two factors and of their product, by tie-break."""

_CALCULATED = frozenset({"PI", "SSSC", "EMMSB", "EMGSB", "EGMSB", "EGGSB"})
"""Other tie-breaks with a short calculation for each round."""


def shows_each_round(standings: Standings, tie_break: TieBreak) -> bool:
    """Return whether each tied team gets its own table for this tie-break."""
    code = tie_break.system.code
    return standings.context.by.of_teams and (code in _FACTORS or code in _CALCULATED)


def is_by_tournament_points(tie_break: TieBreak) -> bool:
    """Return whether the tie-break counts tournament points, which can differ from the match
    points."""
    return tie_break.system.code in _FACTORS


def round_by_round(compared: TiedWorksheets, room: Room) -> list[Block]:
    """Return a small table for each team, with a row for each round."""
    tie_break = compared.tie_break
    notes = [
        *parted_later(compared),
        *what_does_not_count(compared),
        *own_rounds(compared, _behind_the_calculation),
        *_opponents_figures(compared),
        *_rounding(compared),
    ]
    drawn = side_by_side(
        [_block(compared, row, room.faces) for row in compared.rows],
        room.upright,
        f"{tie_break.name}, {', '.join(row.player.label for row in compared.rows)}",
        "One row for each round: the opponent, what the round is made of, and what it gives; "
        "then the total.",
    )
    return [*drawn, *([text("Bulletin Note", " ".join(notes))] if notes else [])]


def _block(compared: TiedWorksheets, row: Standing, faces: Faces) -> Small:
    terms, system = compared.terms[row.player.number], compared.tie_break.system
    *heads, product = _FACTORS.get(system.code, ("Made of", "Gives"))
    made = [_made(term, two_factors=len(heads) > 1) for term in terms]
    amounts = [amount_of(compared, term) for term in terms]
    return [
        words(faces, "Rd", [*(str(term.round or "") for term in terms), ""]),
        _opponents(compared, row, faces),
        *(
            words(faces, head, [*(factors[k] for factors in made), ""])
            for k, head in enumerate(heads)
        ),
        figures(
            faces,
            product,
            [*amounts, value_of(compared, row)],
            emphasis=[*map(struck, terms), "Bulletin Strong"],
        ),
    ]


def _opponents(compared: TiedWorksheets, row: Standing, faces: Faces) -> Column:
    """Return the column of results and opponents, ``W12 Elm Park`` or in a round-robin ``1 v 12 Elm
    Park``, with the team's name as its head."""
    number = row.player.number
    placed = f"place\N{NO-BREAK SPACE}{row.places}"
    texts = []
    for term in compared.terms[number]:
        result = compared.own_result(number, term.round)
        name = compared.section.by_number[term.opponent].label if term.opponent else ""
        texts.append(" ".join(filter(None, [result, name])))
    return words(
        faces,
        f"{number} {row.player.label}, {placed}",
        [*texts, "Average" if compared.tie_break.system.combine in MEANS else "Total"],
        most=_OPPONENT,
        share=4,
        emphasis=[*([""] * len(texts)), "Bulletin Strong"],
    )


def _made(term: Term, two_factors: bool) -> Sequence[str]:
    """Return ``(50 + 10) ×`` and ``(4² + 1)``, or the whole calculation; a star marks an opponent's
    figure that a note explains."""
    if is_idle(term):
        return [NO_VALUE, NO_VALUE]
    star = "*" if term.opponent and _behind_the_calculation(term) else ""
    calculation = _calculation(term)
    if not two_factors:
        return [calculation + star]
    first, times, second = calculation.rpartition(_TIMES)
    return [first + times.rstrip(), second + star]


def _calculation(term: Term) -> str:
    """Return ``(50 + 10) × (4² + 1)``. The result is in the next column, a division in its head."""
    template = term.words.template.removesuffix(" ÷ 100")
    return term.words._replace(template=template.rpartition(", ")[2]).first(on_paper)


def _behind_the_calculation(term: Term) -> str:
    """Return the reason for an unusual figure of the opponent, or for a round without opponent."""
    return term.words.more.shown(on_paper) if term.words.more else ""


def _opponents_figures(compared: TiedWorksheets) -> Iterator[str]:
    remarked = {
        term.opponent: f"{short_name(compared.section, term.opponent)} ({words})"
        for term in compared.all_terms
        if term.opponent and (words := _behind_the_calculation(term))
    }
    if remarked:
        yield f"* {'; '.join(remarked[opponent] for opponent in sorted(remarked))}."


def _rounding(compared: TiedWorksheets) -> Iterator[str]:
    system = compared.tie_break.system
    step = Fraction(1, 10**system.digits)
    if system.combine in MEANS:  # has enough decimals in its rounds
        return
    if any(Fraction(term.amount) % step for term in compared.all_terms):
        yield "The rounds are printed rounded; the total is made from the exact figures."
